import { expect, test } from 'vitest';
import { weigh } from './weigh.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
const ROOMY = { depth: 64, bytes: 1_000_000 };

test('a value weighs about what its JSON does', () => {
  const value = { id: 'abc', list: [1.25, -3, true, null], words: 'x'.repeat(500), empty: {} };
  expect(Math.abs(weigh(value, ROOMY)! - JSON.stringify(value).length)).toBeLessThan(50);
});

test('what is nested too deep, too heavy, too long or no JSON has no weight, however far beyond', () => {
  expect([weigh(nested(64), ROOMY), weigh(nested(65), ROOMY), weigh(nested(200_000), ROOMY)]).toEqual([0, null, null]);
  expect(weigh('x'.repeat(1_000_000), ROOMY)).toBeNull();
  expect(weigh({ ['x'.repeat(1_000_000)]: 1 }, ROOMY)).toBeNull();
  expect(
    weigh(
      Array.from({ length: 1_000_001 }, () => []),
      ROOMY,
    ),
  ).toBeNull();
  expect(weigh({ bytes: Buffer.from('abc') }, ROOMY)).toBeNull();
});
