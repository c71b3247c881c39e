import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unlinkedValues, unlinkedWords } from './unlinked-words.ts';

/** What mail programs look for: something with a scheme, a domain of two labels, an address, www. */
const LINKS = /[a-z][a-z0-9+.-]*:\/\/|\w\.\w|\w@|@\w|www\.|(?:mailto|tel|sms|javascript):\S|\/\//i;

test.each([
  'http://evil.example/x?y=1',
  'HTTPS://EVIL.EXAMPLE',
  'evil.example',
  'www.evil.example/gewinn',
  'mia@evil.example',
  'mailto:mia@evil.example',
  'tel:+4930123',
  'http://1.2.3.4/',
  'https:\u200B//evil\u200B.example',
  'evil。example',
  '//evil.example',
  'foo.co.uk',
])('no mail program finds a link in %s', (words) => {
  const written = unlinkedWords(`Klick ${words}, schnell`);
  expect(written).not.toMatch(LINKS);
  expect(written.replaceAll('\u200B', '')).toBe(`Klick ${words.replaceAll('\u200B', '')}, schnell`);
});

test('ordinary words stay as they are', () => {
  expect(unlinkedWords('bis 31.12.2026, 1.50 m')).toBe('bis 31.12.2026, 1.50 m');
  const words = 'Hallo! Um 10:30 Uhr, bitte mit Trikot. Danke ...\n\nMia & Jan';
  expect(unlinkedWords(words).replaceAll('\u200B', '')).toBe(words);
  expect(unlinkedWords('Ohne Brille. Danke: Jan')).toBe('Ohne Brille. Danke: Jan');
});

test('whatever is written, twice is as good as once, and nothing is left to click', () => {
  const pieces = fc.constantFrom(
    'http',
    'https',
    '://',
    '.',
    '@',
    'example',
    'com',
    ' ',
    '/',
    'www',
    '\u200B',
    '\u202E',
    ':',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const once = unlinkedWords(parts.join(''));
      expect(once).not.toMatch(/[a-z]:\/\/|\w\.[a-z]|\w@\w/);
      expect(once).not.toContain('\u202E');
      expect(unlinkedWords(once)).toBe(once);
    }),
    { numRuns: 200 },
  );
});

test('our own link in a mail stays one', () => {
  const link = 'https://figurina.test/s/abc';
  expect(unlinkedValues({ link, reason: link, count: 2 })).toMatchObject({ link, count: 2 });
  expect(unlinkedValues({ link, reason: link }).reason).not.toBe(link);
});
