import { createI18n, type Locale, type Translate } from '@figurina/locales';

const texts = new Map<Locale, Promise<Translate>>();

/** What the server says of prices and of albums that cannot be ordered yet; each language is loaded once. */
export function checkoutTexts(locale: Locale): Promise<Translate> {
  const known = texts.get(locale);
  if (known) return known;
  const loading = createI18n(locale, ['checkout']).then(({ t }) => t);
  texts.set(locale, loading);
  return loading;
}
