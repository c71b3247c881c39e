import { createI18n, type Locale, type Translate } from '@figurina/locales';

const texts = new Map<Locale, Promise<Translate>>();

/** Words of orders; each language is loaded once. */
export function placingTexts(locale: Locale): Promise<Translate> {
  const known = texts.get(locale);
  if (known) return known;
  const loading = createI18n(locale, ['orders']).then(({ t }) => t);
  texts.set(locale, loading);
  return loading;
}
