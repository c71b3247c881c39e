import type { Browser, SignIn, System } from '@figurina/contract';
import { useT } from '../../app/use-t.ts';

/** Names of makers are the same in every language. */
const BROWSER_NAMES: Readonly<Record<Browser, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};
const SYSTEM_NAMES: Readonly<Record<System, string>> = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iPhone',
  ipados: 'iPad',
  linux: 'Linux',
  macos: 'Mac',
  windows: 'Windows',
};

/** A device in words, e.g. "Firefox auf Windows". */
export function useDeviceName(): (of: Pick<SignIn, 'browser' | 'system'>) => string {
  const t = useT();
  return ({ browser, system }) => {
    if (browser && system)
      return t('profile.device', { browser: BROWSER_NAMES[browser], system: SYSTEM_NAMES[system] });
    if (browser) return BROWSER_NAMES[browser];
    return system ? SYSTEM_NAMES[system] : t('profile.device.unknown');
  };
}
