import { ORGANIZATION_SIZES } from '@figurina/contract';
import { expect, test } from 'vitest';
import { schedulerOf } from './scheduler-of.ts';

test('organisations of more than 200 people talk to sales, smaller ones get an introduction, and nobody what there is not', () => {
  const sales = 'https://termine.example/gross';
  const info = 'https://termine.example/klein';
  const kinds = ORGANIZATION_SIZES.map((size) => schedulerOf({ schedulers: { sales, info } }, size)?.url);
  expect(kinds).toEqual([info, info, sales, sales]);
  const some = ORGANIZATION_SIZES.map((size) => schedulerOf({ schedulers: { sales: null, info } }, size)?.kind);
  expect(some).toEqual(['info', 'info', undefined, undefined]);
});
