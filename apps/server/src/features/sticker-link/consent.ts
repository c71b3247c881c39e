/** What contributors agree to. A changed text is a new version with a key of its own; old ones stay, they were agreed to. */
import { createI18n, type Locale } from '@figurina/locales';

export const CONSENT_VERSION = '2026-11';

export async function consentText(locale: Locale): Promise<string> {
  return (await createI18n(locale, ['contributions'])).t('contributions.consent_2026_11');
}
