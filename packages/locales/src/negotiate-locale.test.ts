import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LOCALES } from './locale.ts';
import { negotiateLocale } from './negotiate-locale.ts';

test('takes the best language of a header by its weights', () => {
  expect(negotiateLocale('de-DE,de;q=0.9,en;q=0.8')).toBe('de');
  expect(negotiateLocale('en;q=0.3, pl;q=0.7')).toBe('pl');
  expect(negotiateLocale('nl, fr-CH;q=0.4, it;q=0')).toBe('fr');
  expect(negotiateLocale('it;q=0, *')).toBe('en');
});

test('takes the first language we have of a browser list', () => {
  expect(negotiateLocale(['nl-NL', 'it-CH', 'de'])).toBe('it');
  expect(negotiateLocale(['PL_pl'])).toBe('pl');
});

test('falls back to English', () => {
  for (const nothing of [undefined, null, '', [], ['ja'], 'x;;;=,,q=9']) expect(negotiateLocale(nothing)).toBe('en');
});

test('any header leads to one of our languages', () => {
  fc.assert(fc.property(fc.string(), (header) => LOCALES.includes(negotiateLocale(header))));
});
