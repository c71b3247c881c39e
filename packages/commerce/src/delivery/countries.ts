/** Where orders are delivered to, and what follows from the country. Source: C9; transit and currency: shop 4.1 and 3.9. */
import type { Currency } from '../money/money.ts';

interface CountryFacts {
  /** As dialled before a number of that country. */
  readonly prefix: string;
  readonly currency: Currency;
  /** Working days from leaving the house to the door. */
  readonly transitDays: number;
  /** What a postal code looks like. Only ever a hint: people know their own. */
  readonly zip: RegExp;
}

const euro = (prefix: string, transitDays: number, zip: RegExp): CountryFacts => ({
  prefix,
  currency: 'EUR',
  transitDays,
  zip,
});

/** In the order of the list that people choose from. */
const FACTS = {
  DE: euro('+49', 2, /^\d{5}$/),
  CH: euro('+41', 5, /^\d{4}$/),
  AT: euro('+43', 3, /^\d{4}$/),
  LU: euro('+352', 3, /^(L-)?\d{4}$/i),
  FR: euro('+33', 4, /^\d{5}$/),
  NL: euro('+31', 3, /^\d{4} ?[A-Z]{2}$/i),
  BE: euro('+32', 3, /^\d{4}$/),
  IE: euro('+353', 6, /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i),
  FI: euro('+358', 6, /^\d{5}$/),
  IT: euro('+39', 5, /^\d{5}$/),
  PL: { prefix: '+48', currency: 'PLN', transitDays: 4, zip: /^\d{2}-\d{3}$/ },
  ES: euro('+34', 6, /^\d{5}$/),
  CZ: euro('+420', 4, /^\d{3} ?\d{2}$/),
  RO: euro('+40', 7, /^\d{6}$/),
} as const satisfies Record<string, CountryFacts>;

export type Country = keyof typeof FACTS;
export const COUNTRIES = Object.keys(FACTS) as readonly Country[];

/** Whether albums are delivered there. */
export function isCountry(code: string): code is Country {
  return (COUNTRIES as readonly string[]).includes(code);
}
export const COUNTRY_FACTS: Readonly<Record<Country, CountryFacts>> = FACTS;

const BY_LANGUAGE: Readonly<Record<string, Country>> = { it: 'IT', fr: 'FR', pl: 'PL' };

/** The country that a person of this interface language most likely orders to. */
export function defaultCountry(language: string): Country {
  return BY_LANGUAGE[language] ?? 'DE';
}

/** Whether a postal code looks like one of the country. False is worth a hint, never a refusal. */
export function looksLikeZip(country: Country, zip: string): boolean {
  return COUNTRY_FACTS[country].zip.test(zip.trim());
}
