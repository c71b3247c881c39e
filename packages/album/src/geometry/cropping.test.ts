import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cropMatrix, type Flip } from './crop-matrix.ts';
import {
  coveringCrop,
  coversFrame,
  CROP_SCALE,
  faceCrop,
  filledCrop,
  fittedCrop,
  pannedCrop,
  reframedCrop,
  tidyCrop,
  turnedCrop,
  turnedFilledCrop,
  zoomedCrop,
} from './cropping.ts';
import { applyMatrix, compose, invertMatrix } from './matrix.ts';
import { boxMatrix } from './node-matrix.ts';
import { resizedBox } from './resizing.ts';
import type { Point } from './vector.ts';

const side = fc.double({ min: 5, max: 460, noNaN: true });
const frames = fc.record({ width: side, height: side });
const pictures = fc.record({ width: fc.integer({ min: 50, max: 8000 }), height: fc.integer({ min: 50, max: 8000 }) });
const angles = fc.double({ min: -360, max: 360, noNaN: true });
const crops = fc.record({
  cx: fc.double({ min: -1, max: 1, noNaN: true }),
  cy: fc.double({ min: -1, max: 1, noNaN: true }),
  cscale: fc.double({ min: 0.2, max: 4, noNaN: true }),
  crotation: angles,
});
const flips = fc.constantFrom<Flip>('none', 'horizontal', 'vertical', 'both');
const shares = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
});

function near(a: Point, b: Point): void {
  expect(a.x).toBeCloseTo(b.x, 5);
  expect(a.y).toBeCloseTo(b.y, 5);
}

describe('a picture behind its frame', () => {
  it('follows the hand, flipped or not', () => {
    fc.assert(
      fc.property(frames, pictures, crops, flips, shares, (frame, picture, crop, flip, share) => {
        const by = { x: (share.x - 0.5) * 80, y: (share.y - 0.5) * 80 };
        const pixel = { x: picture.width * share.y, y: picture.height * share.x };
        const before = applyMatrix(cropMatrix(frame, picture, crop, flip), pixel);
        const after = applyMatrix(cropMatrix(frame, picture, pannedCrop(frame, crop, by, flip), flip), pixel);
        near(after, { x: before.x + by.x, y: before.y + by.y });
      }),
    );
  });

  it('grows and turns about the point under the hand', () => {
    fc.assert(
      fc.property(frames, pictures, crops, flips, shares, angles, (frame, picture, crop, flip, share, degrees) => {
        const at = { x: frame.width * share.x, y: frame.height * share.y };
        const pixel = applyMatrix(invertMatrix(cropMatrix(frame, picture, crop, flip)), at);
        const zoomed = zoomedCrop(frame, crop, 1.7, at, flip);
        expect(zoomed.cscale).toBeCloseTo(crop.cscale * 1.7, 6);
        near(applyMatrix(cropMatrix(frame, picture, zoomed, flip), pixel), at);
        near(applyMatrix(cropMatrix(frame, picture, turnedCrop(frame, crop, degrees, at, flip), flip), pixel), at);
      }),
    );
  });

  it('turns clockwise to the eye, flipped or not', () => {
    const frame = { width: 100, height: 100 };
    const picture = { width: 100, height: 100 };
    for (const flip of ['none', 'horizontal', 'vertical', 'both'] as const) {
      const start = { cx: 0, cy: 0, cscale: 1, crotation: 0 };
      const top = applyMatrix(invertMatrix(cropMatrix(frame, picture, start, flip)), { x: 50, y: 0 });
      const turned = turnedCrop(frame, start, 90, { x: 50, y: 50 }, flip);
      near(applyMatrix(cropMatrix(frame, picture, turned, flip), top), { x: 100, y: 50 });
    }
  });

  it('goes on covering its frame when it is turned, and is the same after four quarters', () => {
    fc.assert(
      fc.property(frames, pictures, flips, angles, (frame, picture, flip, degrees) => {
        const ratios = [frame.width / frame.height, picture.width / picture.height];
        fc.pre(ratios.every((ratio) => ratio > 0.4 && ratio < 2.5));
        const start = { cx: 0, cy: 0, cscale: 1, crotation: 0 };
        const at = { x: frame.width / 2, y: frame.height / 2 };
        const turn = (crop: typeof start, by: number) =>
          turnedFilledCrop(frame, picture, crop, { degrees: by, at, flip });
        expect(coversFrame(frame, picture, turn(start, degrees))).toBe(true);
        const around = [90, 90, 90, 90].reduce(turn, start);
        expect(around.cscale).toBeCloseTo(1, 6);
        near({ x: around.cx, y: around.cy }, { x: 0, y: 0 });
      }),
    );
  });

  it('stays within the limits of the scale', () => {
    const frame = { width: 50, height: 70 };
    const crop = { cx: 0, cy: 0, cscale: 1, crotation: 0 };
    expect(zoomedCrop(frame, crop, 1e9, { x: 0, y: 0 }).cscale).toBe(CROP_SCALE.most);
    expect(zoomedCrop(frame, crop, 1e-9, { x: 0, y: 0 }).cscale).toBe(CROP_SCALE.least);
    expect(tidyCrop({ cx: 99, cy: -99, cscale: 0, crotation: -90 })).toEqual({
      cx: 20,
      cy: -20,
      cscale: 0.0001,
      crotation: 270,
    });
  });

  it('fills and fits the frame tightly at every turn', () => {
    fc.assert(
      fc.property(frames, pictures, angles, (frame, picture, crotation) => {
        const filled = filledCrop(frame, picture, crotation);
        if (filled.cscale < CROP_SCALE.most) {
          expect(coversFrame(frame, picture, filled)).toBe(true);
          expect(coversFrame(frame, picture, { ...filled, cscale: filled.cscale * 0.99 })).toBe(false);
        }
        const fitted = fittedCrop(frame, picture, crotation);
        if (fitted.cscale === CROP_SCALE.least) return;
        const matrix = cropMatrix(frame, picture, fitted);
        for (const [x, y] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const) {
          const corner = applyMatrix(matrix, { x: x * picture.width, y: y * picture.height });
          const slack = 0.01;
          expect(corner.x).toBeGreaterThanOrEqual(-slack);
          expect(corner.y).toBeGreaterThanOrEqual(-slack);
          expect(corner.x).toBeLessThanOrEqual(frame.width + slack);
          expect(corner.y).toBeLessThanOrEqual(frame.height + slack);
        }
      }),
    );
  });

  it('is pushed back over a bare edge, and never when it covers', () => {
    fc.assert(
      fc.property(frames, pictures, crops, (frame, picture, crop) => {
        const pushed = coveringCrop(frame, picture, crop);
        const largeEnough = filledCrop(frame, picture, crop.crotation).cscale <= crop.cscale;
        expect(coversFrame(frame, picture, pushed)).toBe(largeEnough || coversFrame(frame, picture, crop));
        const again = coveringCrop(frame, picture, pushed);
        near({ x: again.cx, y: again.cy }, { x: pushed.cx, y: pushed.cy });
      }),
    );
  });

  it('stays where it is while its frame is pulled at an edge', () => {
    fc.assert(
      fc.property(frames, pictures, crops, flips, angles, shares, (frame, picture, crop, flip, rotation, share) => {
        const before = { ...frame, x: 12, y: 30, rotation, scale: 1.2 };
        const delta = { x: (share.x - 0.5) * 60, y: (share.y - 0.5) * 60 };
        const after = { ...before, ...resizedBox(before, 'se', delta) };
        const kept = reframedCrop(before, after, picture, crop, flip);
        fc.pre(kept !== null);
        for (const pixel of [
          { x: 0, y: 0 },
          { x: picture.width, y: picture.height * 0.3 },
        ])
          near(
            applyMatrix(compose(boxMatrix(after), cropMatrix(after, picture, kept!, flip)), pixel),
            applyMatrix(compose(boxMatrix(before), cropMatrix(before, picture, crop, flip)), pixel),
          );
      }),
    );
  });

  it('pushes back a picture whose side is just as long as the frame, whatever the rounding', () => {
    const frame = { width: 50, height: 57 };
    const picture = { width: 1537, height: 1753 };
    const pushed = coveringCrop(frame, picture, { cx: 0.2, cy: 0.2, cscale: 1, crotation: 0 });
    expect(coversFrame(frame, picture, pushed)).toBe(true);
  });

  it('brings a face to where a portrait has it, and leaves no edge bare for it', () => {
    const frame = { width: 50, height: 70 };
    const picture = { width: 1000, height: 1000 };
    const face = { x: 0.3, y: 0.3, width: 0.2, height: 0.2 };
    const crop = { cx: 0, cy: 0, cscale: 2, crotation: 30 };
    const middle = (found: typeof crop): Point => applyMatrix(cropMatrix(frame, picture, found), { x: 400, y: 400 });
    near(middle(faceCrop(frame, picture, crop, face)), { x: 25, y: 70 * 0.44 });
    const corner = { x: 0, y: 0, width: 0.1, height: 0.1 };
    expect(coversFrame(frame, picture, faceCrop(frame, picture, { ...crop, crotation: 0 }, corner))).toBe(true);
  });
});
