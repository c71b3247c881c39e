import type { Country } from '@figurina/commerce';
import type { Locale } from '@figurina/locales';

/** A country as people of a language call it. */
export function countryName(locale: Locale, country: Country): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country;
}
