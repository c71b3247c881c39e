/** What contributors agree to. A changed text is a new version with a key of its own; old ones stay, they were agreed to. */
import { createI18n, type Locale } from '@figurina/locales';

export const CONSENT_VERSION = '2026-11';
/** Of links in surprise mode: it says that the photo is printed and handed on, and nothing of an album. */
const SURPRISE_CONSENT_VERSION = '2026-11-surprise';

export const consentVersion = (surprise: boolean): string => (surprise ? SURPRISE_CONSENT_VERSION : CONSENT_VERSION);

export async function consentText(locale: Locale, surprise: boolean): Promise<string> {
  const { t } = await createI18n(locale, ['contributions']);
  return t(surprise ? 'contributions.consent_2026_11_surprise' : 'contributions.consent_2026_11');
}
