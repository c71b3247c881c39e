/** The five languages of the interface. German is the language the texts are written in. */
export const LOCALES = ['de', 'en', 'fr', 'it', 'pl'] as const;
export type Locale = (typeof LOCALES)[number];
export const SOURCE_LOCALE: Locale = 'de';
export const FALLBACK_LOCALE: Locale = 'en';

/** Each language's name in itself, as a language switch shows it. */
export const LOCALE_NAMES: Record<Locale, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
};

export function isLocale(value: unknown): value is Locale {
  return LOCALES.includes(value as Locale);
}
