import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

test('form and withdrawal have their addresses', () => {
  expect(readAddress('/s/abc')).toEqual({ kind: 'form', token: 'abc' });
  expect(readAddress('/s/abc/')).toEqual({ kind: 'form', token: 'abc' });
  expect(readAddress('/s/withdraw/x%2Fy')).toEqual({ kind: 'withdrawal', token: 'x/y' });
  expect(readAddress('/s/withdraw')).toEqual({ kind: 'form', token: 'withdraw' });
});

test('a broken address is a token that nobody has', () => {
  expect(readAddress('/s/%E0%A4%A')).toEqual({ kind: 'form', token: '%E0%A4%A' });
  expect(readAddress('/s/')).toEqual({ kind: 'form', token: '' });
});
