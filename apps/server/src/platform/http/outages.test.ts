import { expect, test } from 'vitest';
import { outageOf } from './outages.ts';

const failed = (code: string, more: object = {}) => Object.assign(new Error(`${code}: it failed`), { code, ...more });

test('a full disk is told as one, wherever it was met', () => {
  for (const code of ['ENOSPC', 'EDQUOT', '53100']) expect(outageOf(failed(code)), code).toBe('storage_full');
  expect(outageOf(new Error('could not extend file "base/1/2": No space left on device'))).toBe('storage_full');
  expect(outageOf(new Error('the picture was not stored', { cause: failed('ENOSPC') }))).toBe('storage_full');
});

test('a database that is gone and a disk that takes nothing are outages, and not mistakes of ours', () => {
  for (const code of [
    'ECONNREFUSED',
    'ECONNRESET',
    'ETIMEDOUT',
    '57P01',
    '57P03',
    '53300',
    '25006',
    '08006',
    'EACCES',
    'EROFS',
  ])
    expect(outageOf(failed(code)), code).toBe('unavailable');
  expect(outageOf(failed('ENOENT', { syscall: 'connect' }))).toBe('unavailable');
  for (const said of ['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])
    expect(outageOf(new Error(said)), said).toBe('unavailable');
});

test('a mistake of ours stays one', () => {
  for (const error of [failed('ENOENT'), failed('23505'), new TypeError('x is not a function'), undefined, 'text'])
    expect(outageOf(error)).toBeUndefined();
});
