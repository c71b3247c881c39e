import { expect, test } from 'vitest';
import { countMarks, packMarks } from './marks.ts';

test('the slider of albums has marks at its ends and at the usual numbers that find room', () => {
  expect(countMarks(10, 200, 'wide')).toEqual([10, 50, 100, 150, 200]);
  expect(countMarks(10, 700, 'wide')).toEqual([10, 50, 100, 150, 700]);
  expect(countMarks(10, 200, 'narrow')).toEqual([10, 50, 100, 150, 200]);
  expect(countMarks(10, 700, 'narrow')).toEqual([10, 100, 700]);
  expect(countMarks(10, 500, 'narrow')).toEqual([10, 100, 500]);
});

test('the recommended packs are marked, and an end that it would touch is not', () => {
  expect(packMarks({ min: 5, max: 70, recommended: 45 })).toEqual([5, 45, 70]);
  expect(packMarks({ min: 5, max: 70, recommended: 5 })).toEqual([5, 70]);
  expect(packMarks({ min: 5, max: 70, recommended: 12 })).toEqual([12, 70]);
});
