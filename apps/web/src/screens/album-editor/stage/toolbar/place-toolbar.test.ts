import { type Box, boxesOverlap } from '@figurina/album';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeToolbar, toolbarRoom } from './place-toolbar.ts';

const canvas = { width: 1064, height: 844 };
const bare = (box: Box) => ({ box, reach: box });
const bar = { width: 600, height: 46 };

test('its top lies 80 above the selection, in the middle', () => {
  expect(placeToolbar(bare({ x: 400, y: 300, width: 200, height: 100 }), bar, canvas)).toEqual({ x: 200, y: 220 });
});

test('it comes nearer before it flips, and flips below at the top edge', () => {
  expect(placeToolbar(bare({ x: 400, y: 70, width: 200, height: 100 }), bar, canvas)).toEqual({ x: 200, y: 6 });
  expect(placeToolbar(bare({ x: 400, y: 20, width: 200, height: 100 }), bar, canvas)).toEqual({ x: 200, y: 172 });
});

test('beside a selection that reaches from top to bottom, over one that fills the view', () => {
  const small = { width: 200, height: 46 };
  expect(placeToolbar(bare({ x: 20, y: 0, width: 100, height: 844 }), small, canvas)).toEqual({ x: 128, y: 6 });
  expect(placeToolbar(bare({ x: 900, y: 0, width: 150, height: 844 }), small, canvas)).toEqual({ x: 692, y: 6 });
  expect(placeToolbar(bare({ x: -50, y: -50, width: 2000, height: 2000 }), bar, canvas)).toEqual({ x: 458, y: 6 });
});

test('it leaves the tools at the left free where there is room', () => {
  const selection = { x: 80, y: 300, width: 100, height: 100 };
  expect(placeToolbar(bare(selection), bar, canvas).x).toBe(74);
  expect(placeToolbar(bare(selection), bar, { width: 620, height: 844 }).x).toBe(6);
});

test('it is as wide as the canvas leaves it beside the tools, never wider than 840', () => {
  expect(toolbarRoom(1064)).toBe(840);
  const room = toolbarRoom(628);
  expect(room).toBe(548);
  const selection = { x: 80, y: 300, width: 100, height: 100 };
  expect(placeToolbar(bare(selection), { width: room, height: 52 }, { width: 628, height: 548 }).x).toBe(74);
  expect(toolbarRoom(320)).toBe(308);
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
        const place = placeToolbar(bare(selection), size, canvas);
        expect(place.x).toBeGreaterThanOrEqual(6);
        expect(place.y).toBeGreaterThanOrEqual(6);
        expect(place.x + size.width).toBeLessThanOrEqual(canvas.width - 6);
        expect(place.y + size.height).toBeLessThanOrEqual(canvas.height - 6);
        if (y >= 60 || y + height <= 672) expect(boxesOverlap({ ...place, ...size }, selection)).toBe(false);
      },
    ),
  );
});

test('it leaves the handles free, which fingers take hold of from further away', () => {
  const box = { x: 400, y: 78, width: 200, height: 100 };
  const reach = { x: 378, y: 56, width: 244, height: 188 };
  const wide = { width: 600, height: 52 };
  expect(placeToolbar({ box, reach: box }, wide, canvas).y).toBe(6);
  expect(placeToolbar({ box, reach }, wide, canvas).y).toBe(244);
});

test('over a selection that fills the view it lies below the handles at the top', () => {
  const box = { x: 10, y: 20, width: 1044, height: 800 };
  const reach = { x: -12, y: -2, width: 1088, height: 888 };
  expect(placeToolbar({ box, reach }, bar, canvas).y).toBe(42);
  expect(placeToolbar({ box: { ...box, y: -60 }, reach: { ...reach, y: -82 } }, bar, canvas).y).toBe(6);
});

test('it never covers a handle while there is room anywhere beside them', () => {
  const coordinate = fc.integer({ min: -400, max: 1200 });
  fc.assert(
    fc.property(
      coordinate,
      coordinate,
      fc.integer({ min: 0, max: 600 }),
      fc.integer({ min: 0, max: 400 }),
      (x, y, width, height) => {
        const box = { x, y, width, height };
        const reach = { x: x - 22, y: y - 22, width: width + 44, height: height + 88 };
        const place = placeToolbar({ box, reach }, bar, canvas);
        const isRoom = reach.y >= 52 || reach.y + reach.height <= 724;
        if (isRoom) expect(boxesOverlap({ ...place, ...bar }, reach)).toBe(false);
      },
    ),
  );
});
