import { expect, test } from 'vitest';
import { isMailAddress } from './mail-address.ts';

test.each([
  ['mara@verein.de', true],
  ['mara.koenig+album@post.verein.co.uk', true],
  ['mara', false],
  ['mara@verein', false],
  ['a@b.de,c@d.de', false],
])('%s is an address: %s', (typed, is) => {
  expect(isMailAddress(typed)).toBe(is);
});
