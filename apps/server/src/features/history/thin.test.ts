import fc from 'fast-check';
import { expect, test } from 'vitest';
import { thin, type ThinnedPoint } from './thin.ts';

const HOUR = 3_600_000;
const NOW = new Date('2026-11-23T12:30:00Z');
const ago = (hours: number) => new Date(NOW.getTime() - hours * HOUR);
const work = (elements: number) => ({
  by: 'ada',
  elements,
  stickers: 0,
  images: 0,
  spreads_made: 0,
  spreads_removed: 0,
  sections: 0,
  style: false,
  spreads: [],
});
const point = (hours: number, more: Partial<ThinnedPoint> = {}): ThinnedPoint => ({
  id: String(hours),
  made_at: ago(hours),
  kind: 'auto',
  name: null,
  work: [work(1)],
  ...more,
});

test('all of the last hour stay, then the last of an hour, of a day, of a week', () => {
  const points = [1000, 999, 800, 100, 99, 98, 30, 29, 5.9, 5.8, 5.6, 2, 0.5, 0.3].map((hours) => point(hours));
  const { dropped } = thin(points, NOW);
  expect(points.filter(({ id }) => !dropped.includes(id)).map(({ id }) => Number(id))).toEqual([
    999, 800, 98, 29, 5.6, 2, 0.5, 0.3,
  ]);
});

test('what has a name stays, and so do orders and approvals', () => {
  const points = [
    point(5.9, { name: 'Mine' }),
    point(5.8, { kind: 'order' }),
    point(5.7, { kind: 'approval' }),
    point(5.6),
  ];
  expect(thin(points, NOW).dropped).toEqual([]);
});

test('the work of points that go is told at the next one', () => {
  const points = [point(5.9, { work: [work(2)] }), point(5.8, { work: [work(3)] }), point(5.6, { work: [work(4)] })];
  expect(thin(points, NOW).work.get('5.6')).toEqual([work(9)]);
});

test('thinned points stay as they are, and no work is lost', () => {
  const ages = fc.uniqueArray(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 80 });
  fc.assert(
    fc.property(ages, (all) => {
      const points = all.sort((a, b) => b - a).map((quarters) => point(quarters / 4));
      const { dropped, work: joined } = thin(points, NOW);
      const left = points
        .filter(({ id }) => !dropped.includes(id))
        .map((one) => ({ ...one, work: joined.get(one.id) ?? one.work }));
      expect(thin(left, NOW).dropped).toEqual([]);
      expect(left.reduce((sum, one) => sum + one.work[0]!.elements, 0)).toBe(points.length);
    }),
  );
});
