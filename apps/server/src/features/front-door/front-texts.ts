import { createI18n, type Locale, type Translate } from '@figurina/locales';

export interface FrontTexts {
  readonly locale: Locale;
  readonly t: Translate;
}

export async function frontTexts(locale: Locale): Promise<FrontTexts> {
  const { t } = await createI18n(locale, ['front', 'app']);
  return { locale, t };
}
