import { boxesOverlap } from '@figurina/album';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeToolbar } from './place-toolbar.ts';

const canvas = { width: 1064, height: 844 };
const bar = { width: 600, height: 46 };

test('its top lies 80 above the selection, in the middle', () => {
  expect(placeToolbar({ x: 400, y: 300, width: 200, height: 100 }, bar, canvas)).toEqual({ x: 200, y: 220 });
});

test('it comes nearer before it flips, and flips below at the top edge', () => {
  expect(placeToolbar({ x: 400, y: 70, width: 200, height: 100 }, bar, canvas)).toEqual({ x: 200, y: 6 });
  expect(placeToolbar({ x: 400, y: 20, width: 200, height: 100 }, bar, canvas)).toEqual({ x: 200, y: 172 });
});

test('beside a selection that reaches from top to bottom, over one that fills the view', () => {
  const small = { width: 200, height: 46 };
  expect(placeToolbar({ x: 20, y: 0, width: 100, height: 844 }, small, canvas)).toEqual({ x: 128, y: 6 });
  expect(placeToolbar({ x: 900, y: 0, width: 150, height: 844 }, small, canvas)).toEqual({ x: 692, y: 6 });
  expect(placeToolbar({ x: -50, y: -50, width: 2000, height: 2000 }, bar, canvas)).toEqual({ x: 458, y: 6 });
});

test('it leaves the tools at the left free where there is room', () => {
  const selection = { x: 80, y: 300, width: 100, height: 100 };
  expect(placeToolbar(selection, bar, canvas).x).toBe(74);
  expect(placeToolbar(selection, bar, { width: 620, height: 844 }).x).toBe(6);
});

test('it stays inside the canvas and never covers a selection that leaves it room above or below', () => {
  const coordinate = fc.integer({ min: -3000, max: 3000 });
  const extent = fc.integer({ min: 0, max: 3000 });
  fc.assert(
    fc.property(
      coordinate,
      coordinate,
      extent,
      extent,
      fc.integer({ min: 60, max: 840 }),
      (x, y, width, height, wide) => {
        const selection = { x, y, width, height };
        const size = { width: wide, height: 46 };
        const place = placeToolbar(selection, size, canvas);
        expect(place.x).toBeGreaterThanOrEqual(6);
        expect(place.y).toBeGreaterThanOrEqual(6);
        expect(place.x + size.width).toBeLessThanOrEqual(canvas.width - 6);
        expect(place.y + size.height).toBeLessThanOrEqual(canvas.height - 6);
        if (y >= 60 || y + height <= 672) expect(boxesOverlap({ ...place, ...size }, selection)).toBe(false);
      },
    ),
  );
});
