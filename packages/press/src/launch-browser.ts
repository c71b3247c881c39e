/** Starts the browser in its sandbox wherever the machine lets it. */
import { chromium, type Browser } from 'playwright-core';
import { chromiumLaunch } from './chromium.ts';

/** Whoever prints decides what a signal means; the browser ends with its process in any case. */
const NO_SIGNALS = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
const AS_ROOT = 'the program runs as root: give it a user of its own';
const REFUSED = 'this machine refuses it: allow unprivileged user namespaces';

/** Why the browser runs without its sandbox; undefined when it runs in it. */
export type NoSandbox = string | undefined;

/** What the machine refused once it refuses again. */
let refused: NoSandbox = process.getuid?.() === 0 ? AS_ROOT : undefined;

export async function launchBrowser(): Promise<{ browser: Browser; withoutSandbox: NoSandbox }> {
  const launch = { ...(await chromiumLaunch()), ...NO_SIGNALS };
  if (!refused)
    try {
      return { browser: await chromium.launch({ ...launch, chromiumSandbox: true }), withoutSandbox: undefined };
    } catch {
      // What else may be wrong shows in the second try.
    }
  const browser = await chromium.launch({ ...launch, chromiumSandbox: false });
  refused ??= REFUSED;
  return { browser, withoutSandbox: refused };
}
