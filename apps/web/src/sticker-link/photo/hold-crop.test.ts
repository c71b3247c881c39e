import { coversFrame, UNCROPPED } from '@figurina/album';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { heldCrop, MOST_ZOOM, portraitCrop, shownPart, zoomOf } from './hold-crop.ts';

const FRAME = { width: 50, height: 57 };
const side = fc.integer({ min: 40, max: 9000 });
const picture = fc.record({ width: side, height: side });
const crop = fc.record({
  cx: fc.double({ min: -3, max: 3, noNaN: true }),
  cy: fc.double({ min: -3, max: 3, noNaN: true }),
  cscale: fc.double({ min: 0.01, max: 9, noNaN: true }),
  crotation: fc.constantFrom(0, 90, 180, 270),
});
const face = fc
  .record({
    x: fc.double({ min: 0, max: 0.9, noNaN: true }),
    y: fc.double({ min: 0, max: 0.9, noNaN: true }),
    width: fc.double({ min: 0.02, max: 1, noNaN: true }),
    height: fc.double({ min: 0.02, max: 1, noNaN: true }),
  })
  .map((one) => ({ ...one, width: Math.min(one.width, 1 - one.x), height: Math.min(one.height, 1 - one.y) }));

test('however it was pulled, the photo fills the frame and is not zoomed too far', () => {
  fc.assert(
    fc.property(picture, crop, (size, wanted) => {
      fc.pre(Math.max(size.width / size.height, size.height / size.width) < 8);
      const held = heldCrop(FRAME, size, wanted);
      expect(coversFrame(FRAME, size, held)).toBe(true);
      expect(zoomOf(FRAME, size, held)).toBeLessThanOrEqual(MOST_ZOOM + 0.001);
    }),
  );
});

test('a crop that is held already stays', () => {
  expect(heldCrop(FRAME, { width: 800, height: 1200 }, UNCROPPED)).toEqual(UNCROPPED);
});

test('a face anywhere gives a crop that fills the frame', () => {
  fc.assert(
    fc.property(picture, face, (size, found) => {
      fc.pre(Math.max(size.width / size.height, size.height / size.width) < 8);
      expect(coversFrame(FRAME, size, portraitCrop(FRAME, size, found))).toBe(true);
    }),
  );
});

test('a small face in the corner is brought large and near the middle', () => {
  const size = { width: 3000, height: 4000 };
  const found = { x: 0.6, y: 0.3, width: 0.1, height: 0.1 };
  const framed = portraitCrop(FRAME, size, found);
  const part = shownPart(FRAME, size, framed);
  expect((found.height * 1.45) / part.height).toBeCloseTo(0.38, 2);
  expect((found.x + found.width / 2 - part.x) / part.width).toBeCloseTo(0.5, 2);
});

test('what is shown lies within the photo, and is all of its width or height when just filled', () => {
  fc.assert(
    fc.property(picture, crop, (size, wanted) => {
      fc.pre(Math.max(size.width / size.height, size.height / size.width) < 8);
      const part = shownPart(FRAME, size, heldCrop(FRAME, size, wanted));
      expect(part.x).toBeGreaterThanOrEqual(0);
      expect(part.y + part.height).toBeLessThanOrEqual(1.000001);
      expect(part.width).toBeGreaterThan(0);
    }),
  );
  const filled = shownPart(FRAME, { width: 1000, height: 4000 }, UNCROPPED);
  expect(filled.width).toBeCloseTo(1, 6);
});
