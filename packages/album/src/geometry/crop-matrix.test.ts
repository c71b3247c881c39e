import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropMatrix } from './crop-matrix.ts';
import { applyMatrix } from './matrix.ts';

const side = fc.double({ min: 1, max: 500, noNaN: true });
const pixels = fc.integer({ min: 1, max: 8000 });
const size = fc.record({ width: side, height: side });
const picture = fc.record({ width: pixels, height: pixels });
const crop = fc.record({
  cx: fc.double({ min: -2, max: 2, noNaN: true }),
  cy: fc.double({ min: -2, max: 2, noNaN: true }),
  cscale: fc.double({ min: 0.01, max: 9, noNaN: true }),
  crotation: fc.double({ min: -360, max: 360, noNaN: true }),
});

describe('the crop of a picture', () => {
  it('covers the frame and no more when nothing is cropped', () => {
    fc.assert(
      fc.property(size, picture, (frame, image) => {
        const matrix = cropMatrix(frame, image, { cx: 0, cy: 0, cscale: 1, crotation: 0 });
        const a = applyMatrix(matrix, { x: 0, y: 0 });
        const b = applyMatrix(matrix, { x: image.width, y: image.height });
        expect(a.x).toBeLessThanOrEqual(1e-6);
        expect(a.y).toBeLessThanOrEqual(1e-6);
        expect(b.x).toBeGreaterThanOrEqual(frame.width - 1e-6);
        expect(b.y).toBeGreaterThanOrEqual(frame.height - 1e-6);
        const tight = Math.min(b.x - a.x - frame.width, b.y - a.y - frame.height);
        expect(tight).toBeCloseTo(0, 5);
      }),
    );
  });

  it('puts the middle of the picture where cx and cy say, whatever its turn and size', () => {
    fc.assert(
      fc.property(size, picture, crop, (frame, image, given) => {
        const middle = applyMatrix(cropMatrix(frame, image, given), { x: image.width / 2, y: image.height / 2 });
        expect(middle.x).toBeCloseTo(frame.width * (0.5 + given.cx), 6);
        expect(middle.y).toBeCloseTo(frame.height * (0.5 + given.cy), 6);
      }),
    );
  });

  it('mirrors what the frame shows when it is flipped', () => {
    fc.assert(
      fc.property(size, picture, crop, fc.double({ min: 0, max: 1, noNaN: true }), (frame, image, given, at) => {
        const point = { x: image.width * at, y: image.height * (1 - at) };
        const plain = applyMatrix(cropMatrix(frame, image, given), point);
        const flipped = applyMatrix(cropMatrix(frame, image, given, 'both'), point);
        expect(flipped.x).toBeCloseTo(frame.width - plain.x, 6);
        expect(flipped.y).toBeCloseTo(frame.height - plain.y, 6);
        expect(applyMatrix(cropMatrix(frame, image, given, 'horizontal'), point).y).toBeCloseTo(plain.y, 6);
      }),
    );
  });
});
