import { expect, test } from 'vitest';
import { isLeitwegId } from './leitweg-id.ts';

test.each([
  ['04011000-1234512345-06', true],
  [' 991-33333test-33 ', true],
  ['991-03730-19', true],
  ['04011000-1234512345-07', false],
  ['04011000-1234512354-06', false],
  ['04011000', false],
  ['', false],
])('the routing number %s of a public body is right: %s', (typed, isRight) => {
  expect(isLeitwegId(typed)).toBe(isRight);
});
