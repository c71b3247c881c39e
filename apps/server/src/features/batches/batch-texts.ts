import { createI18n, type Locale, type Translate } from '@figurina/locales';

const texts = new Map<Locale, Promise<Translate>>();

/** What the server says of runs; each language is loaded once. */
export function batchTexts(locale: Locale): Promise<Translate> {
  const known = texts.get(locale);
  if (known) return known;
  const loading = createI18n(locale, ['batches']).then(({ t }) => t);
  texts.set(locale, loading);
  return loading;
}
