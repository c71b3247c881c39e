import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wellFormed } from './well-formed.ts';

const units = fc.constantFrom(
  '\ud83d',
  '\ude00',
  '\ud800',
  '\udfff',
  'a',
  '\\',
  '"',
  'u',
  'ud800',
  '\u0000',
  '\n',
  'ß',
  '😀',
);
const texts = fc.array(units, { maxLength: 12 }).map((parts) => parts.join(''));
const deep = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === 'string' ? inner.toWellFormed() : inner,
  );

test('halves of a sign become the one that says so, and nothing else changes', () => {
  fc.assert(
    fc.property(fc.array(texts), (values) => {
      expect(JSON.parse(wellFormed(JSON.stringify(values)))).toEqual(deep(values));
    }),
    { numRuns: 1000 },
  );
});

test('so do those in keys, and in capitals', () => {
  expect(wellFormed(String.raw`{"\uD83D":"\uD83D\uDE00"}`)).toBe(String.raw`{"\ufffd":"\uD83D\uDE00"}`);
});
