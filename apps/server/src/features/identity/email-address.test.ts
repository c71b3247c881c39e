import { expect, test } from 'vitest';
import { parseEmailAddress } from './email-address.ts';

test('an address is trimmed and in lower case', () => {
  expect(parseEmailAddress('  Lena.Kowalska@Beispiel.DE ')).toBe('lena.kowalska@beispiel.de');
  expect(parseEmailAddress('a@b.c')).toBe('a@b.c');
  expect(parseEmailAddress('jürgen+album@verein.müller.de')).toBe('jürgen+album@verein.müller.de');
});

test.each(['', 'lena', 'lena@', '@verein.de', 'lena@verein', 'lena@@verein.de', 'le na@verein.de', 'a@b..de', 'a@.de'])(
  '%j is no address',
  (typed) => {
    expect(parseEmailAddress(typed)).toBeUndefined();
  },
);

test('two addresses, a name in front and endless ones are refused', () => {
  expect(parseEmailAddress('a@b.de, c@d.de')).toBeUndefined();
  expect(parseEmailAddress('Lena <lena@verein.de>')).toBeUndefined();
  // A group of addresses by its name, as mail programs read it.
  expect(parseEmailAddress('1:lena@verein.de')).toBeUndefined();
  expect(parseEmailAddress(`${'a'.repeat(250)}@b.de`)).toBeUndefined();
});
