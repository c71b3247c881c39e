import { expect, test } from 'vitest';
import { type VoucherState, voucherState } from './voucher-state.ts';

type Facts = Parameters<typeof voucherState>[0];
const nothing: Facts = { applied: '', isFresh: true, answer: null, tried: null };
const answer = (status: 'valid' | 'invalid' | 'inactive' | 'taken' | 'below_minimum_amount') => ({
  code: 'SOMMER10',
  status,
  error_message: null,
});

test.each<[string, Partial<Facts>, VoucherState]>([
  ['no code', {}, 'none'],
  ['a code that is asked about', { applied: 'SOMMER10', isFresh: false }, 'checking'],
  ['a good one', { applied: 'SOMMER10', answer: answer('valid') }, 'valid'],
  ['a good one while albums are added', { applied: 'SOMMER10', isFresh: false, answer: answer('valid') }, 'valid'],
  ['another one after a good one', { applied: 'HERBST', isFresh: false, answer: answer('valid') }, 'checking'],
  ['an unknown one', { applied: 'SOMMER10', answer: answer('invalid') }, 'invalid'],
  ['one that is over', { applied: 'SOMMER10', answer: answer('inactive') }, 'inactive'],
  ['one that is used up', { applied: 'SOMMER10', answer: answer('taken') }, 'taken'],
  ['one for larger orders', { applied: 'SOMMER10', answer: answer('below_minimum_amount') }, 'below_minimum_amount'],
  ['one that was tried', { tried: { code: 'X', status: 'taken', message: 'weg' } }, 'taken'],
])('%s', (_, facts, state) => {
  expect(voucherState({ ...nothing, ...facts })).toBe(state);
});
