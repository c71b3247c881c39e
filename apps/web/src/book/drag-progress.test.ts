import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fallsOver, MOST_ZOOM, movedBy, progressOf, settled, WHOLE, zoomedAt } from './drag-progress.ts';

const pageWidth = 400;

test('the edge that is held stays under the finger, over the fold to the other side', () => {
  const right = { form: 'spreads', by: 1, start: 400, pageWidth } as const;
  expect(progressOf({ ...right, now: 400 })).toBe(0);
  expect(progressOf({ ...right, now: 0 })).toBeCloseTo(0.5);
  expect(progressOf({ ...right, now: -400 })).toBe(1);
  const left = { form: 'spreads', by: -1, start: -400, pageWidth } as const;
  expect(progressOf({ ...left, now: 0 })).toBeCloseTo(0.5);
  expect(progressOf({ ...left, now: 400 })).toBe(1);
});

test('the further the finger goes, the further the page is turned, and never beyond', () => {
  const way = fc.integer({ min: -1000, max: 1000 });
  const by = fc.constantFrom(1 as const, -1 as const);
  const form = fc.constantFrom('spreads' as const, 'pages' as const);
  fc.assert(
    fc.property(way, way, way, by, form, (start, one, other, direction, shape) => {
      const grip = { form: shape, by: direction, start, pageWidth };
      const [first, second] = [one, other].map((now) => progressOf({ ...grip, now }));
      for (const progress of [first!, second!]) expect(progress >= 0 && progress <= 1).toBe(true);
      if ((start - one) * direction <= (start - other) * direction) expect(first).toBeLessThanOrEqual(second!);
    }),
  );
});

test('a page falls to the side that it is nearer to, unless it was flicked', () => {
  expect(fallsOver(0.6, 0)).toBe(true);
  expect(fallsOver(0.4, 0)).toBe(false);
  expect(fallsOver(0.1, 0.9)).toBe(true);
  expect(fallsOver(0.9, -0.9)).toBe(false);
});

test('zooming keeps what is under the finger there, and shows nothing beyond the stage', () => {
  const stage = { width: 800, height: 600 };
  const point = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) });
  fc.assert(
    fc.property(point, fc.double({ min: 0.2, max: 9, noNaN: true }), point, (at, scale, by) => {
      const view = zoomedAt(WHOLE, scale, at, stage);
      expect(view.scale).toBeGreaterThanOrEqual(1);
      expect(view.scale).toBeLessThanOrEqual(MOST_ZOOM);
      expect(view.x + at.x * view.scale).toBeCloseTo(at.x);
      expect(view.y + at.y * view.scale).toBeCloseTo(at.y);
      const moved = movedBy(view, { x: by.x - 400, y: by.y - 300 }, stage);
      expect(moved.x).toBeLessThanOrEqual(0);
      expect(moved.x).toBeGreaterThanOrEqual(stage.width * (1 - moved.scale) - 1e-9);
    }),
  );
});

test('nearly the whole book is the whole book', () => {
  expect(settled({ scale: 1.04, x: -3, y: -9 })).toEqual(WHOLE);
  expect(settled({ scale: 1.2, x: -3, y: -9 })).toEqual({ scale: 1.2, x: -3, y: -9 });
});
