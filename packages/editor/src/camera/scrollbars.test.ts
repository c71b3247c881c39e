import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepInView, type Camera } from './camera.ts';
import { scrollbars } from './scrollbars.ts';

const content = { x: 0, y: 0, width: 2000, height: 1500 };
const viewport = { width: 1000, height: 700 };
const camera: fc.Arbitrary<Camera> = fc.record({
  x: fc.double({ min: -3000, max: 5000, noNaN: true }),
  y: fc.double({ min: -3000, max: 5000, noNaN: true }),
  zoom: fc.double({ min: 0.05, max: 100, noNaN: true }),
});

test('thumbs lie on their tracks, wherever one looks', () => {
  fc.assert(
    fc.property(camera, (wanted) => {
      const { x, y } = scrollbars(keepInView(wanted, content, viewport), content, viewport);
      for (const { start, length } of [x, y]) {
        expect(start).toBeGreaterThanOrEqual(-1e-9);
        expect(length).toBeGreaterThan(0);
        expect(start + length).toBeLessThanOrEqual(1 + 1e-9);
      }
    }),
  );
});

test('a thumb is as long as the part of the album that is seen', () => {
  const { x, range } = scrollbars({ x: 0, y: 0, zoom: 1 }, content, viewport);
  expect(range.width).toBe(2060);
  expect(x).toEqual({ start: 30 / 2060, length: 1000 / 2060 });
});
