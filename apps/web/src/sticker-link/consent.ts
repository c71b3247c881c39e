/** The consent in the public form: its code comes when the first step stands, and only where there is something to ask. */
import type { readConfig } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import { createSend } from '../api/send.ts';

const load = async () => import('../consent/plain-page.ts');

async function configOf(locale: Locale) {
  const send = createSend({
    fetch: window.fetch.bind(window),
    origin: location.origin,
    language: () => locale,
    accessToken: async () => null,
    renewedToken: async () => null,
    signedOut: () => {},
  });
  return (await send<typeof readConfig>('GET', '/config')()).config;
}

export async function beginConsent(locale: Locale): Promise<void> {
  const [{ begin }, config] = await Promise.all([load(), configOf(locale)]);
  begin(locale, config);
}

export async function openSettings(locale: Locale): Promise<void> {
  const [page, config] = await Promise.all([load(), configOf(locale)]);
  page.openSettings(locale, config);
}
