import { createI18n, type Locale, type Translate } from '@figurina/locales';

export interface PageTexts {
  readonly locale: Locale;
  readonly t: Translate;
}

const loaded = new Map<Locale, Promise<PageTexts>>();

export function pageTexts(locale: Locale): Promise<PageTexts> {
  const known = loaded.get(locale);
  if (known) return known;
  const loading = createI18n(locale, ['identity']).then(({ t }) => ({ locale, t }));
  loaded.set(locale, loading);
  return loading;
}
