/** Which browser on which system, as it calls itself: all that is kept of a device. */
import type { Browser, System } from '@figurina/contract';

export interface Device {
  readonly browser: Browser | null;
  readonly system: System | null;
}

/** In this order: most browsers name the one that they come from, too. */
const BROWSER_SIGNS: readonly (readonly [Browser, RegExp])[] = [
  ['edge', /\bEdg(A|iOS)?\//],
  ['opera', /\b(OPR|OPiOS|OPT)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['safari', /\bVersion\/\S+ (Mobile\/\S+ )?Safari\//],
];

const SYSTEM_SIGNS: readonly (readonly [System, RegExp])[] = [
  ['ipados', /\(iPad;/],
  ['ios', /\((iPhone|iPod)/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows NT\b/],
  ['macos', /\bMacintosh\b/],
  ['chromeos', /\bCrOS\b/],
  ['linux', /\bLinux\b/],
];

/** `userAgent`: the head of that name, as long as it may be. */
export function deviceOf(userAgent: string): Device {
  const text = userAgent.slice(0, 512);
  const named = <Name>(signs: readonly (readonly [Name, RegExp])[]): Name | null =>
    signs.find(([, sign]) => sign.test(text))?.[0] ?? null;
  return { browser: named(BROWSER_SIGNS), system: named(SYSTEM_SIGNS) };
}
