import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNonce, zeroBits } from './find-nonce.ts';
import { sha256 } from './sha256.ts';

const hex = (words: Uint32Array): string => Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('');

test('the digest is SHA-256, whatever the length', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
      expect(hex(sha256(text))).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
});

test('zero bits are counted over the words', () => {
  expect(zeroBits(Uint32Array.of(0x00ffffff, 0))).toBe(8);
  expect(zeroBits(Uint32Array.of(0, 0x7fffffff))).toBe(33);
  expect(zeroBits(Uint32Array.of(0x80000000))).toBe(0);
});

test('a nonce solves its challenge', () => {
  const nonce = findNonce('challenge', 10);
  const digest = createHash('sha256').update(`challenge.${nonce}`).digest();
  expect(digest[0]).toBe(0);
  expect(digest[1]! >> 6).toBe(0);
});
