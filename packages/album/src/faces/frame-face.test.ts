import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Face } from '../document/image.ts';
import { cropMatrix } from '../geometry/crop-matrix.ts';
import { coversFrame, CROP_SCALE } from '../geometry/cropping.ts';
import { applyMatrix } from '../geometry/matrix.ts';
import { commonHeadHeight } from './common-height.ts';
import { frameFace, HEAD_HEIGHT, isAsHigh, SAME_HEIGHT } from './frame-face.ts';
import { headOf } from './head.ts';

const frame = { width: 54, height: 59 };
const usual = { headHeight: HEAD_HEIGHT.usual, level: true };

/** A face of a height in pixels about a point of a picture, tilted by degrees clockwise. */
function aFace(picture: { width: number; height: number }, x: number, y: number, height: number, tilt = 0): Face {
  const width = height * 0.82;
  const radians = (tilt * Math.PI) / 180;
  const up = { x: x + Math.sin(radians) * height * 0.14, y: y - Math.cos(radians) * height * 0.14 };
  const eye = (side: number) => ({
    x: (up.x + Math.cos(radians) * side * width * 0.22) / picture.width,
    y: (up.y + Math.sin(radians) * side * width * 0.22) / picture.height,
  });
  return {
    x: (x - width / 2) / picture.width,
    y: (y - height / 2) / picture.height,
    width: width / picture.width,
    height: height / picture.height,
    left_eye: eye(-1),
    right_eye: eye(1),
    confidence: 0.9,
  };
}

const cases = fc
  .record({
    width: fc.integer({ min: 200, max: 6000 }),
    ratio: fc.double({ min: 0.5, max: 2, noNaN: true }),
    size: fc.double({ min: 0.02, max: 0.9, noNaN: true }),
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
    tilt: fc.double({ min: -45, max: 45, noNaN: true }),
    headHeight: fc.double({ min: HEAD_HEIGHT.least, max: HEAD_HEIGHT.most, noNaN: true }),
    frame: fc.constantFrom(frame, { width: 44, height: 52.5 }, { width: 104, height: 59 }, { width: 54, height: 74 }),
  })
  .map(({ width, ratio, size, x, y, tilt, ...rest }) => {
    const picture = { width, height: Math.round(width * ratio) };
    const height = Math.max(8, Math.min(picture.width, picture.height) * size);
    const [room, down] = [picture.width - height * 1.1, picture.height - height * 1.1];
    const at = { x: height * 0.55 + Math.max(0, room) * x, y: height * 0.55 + Math.max(0, down) * y };
    return { ...rest, picture, face: aFace(picture, at.x, at.y, height, tilt) };
  });

describe('framing a face', () => {
  it('never leaves the picture, nor the limits of a crop', () => {
    fc.assert(
      fc.property(cases, ({ frame: area, picture, face, headHeight }) => {
        const { crop } = frameFace(area, picture, face, { headHeight, level: true });
        expect(coversFrame(area, picture, crop)).toBe(true);
        expect(crop.cscale).toBeGreaterThanOrEqual(1);
        expect(crop.cscale).toBeLessThanOrEqual(CROP_SCALE.most);
      }),
      { numRuns: 300 },
    );
  });

  it('says that a face is whole only when the frame shows all of it', () => {
    fc.assert(
      fc.property(cases, ({ frame: area, picture, face, headHeight }) => {
        const framed = frameFace(area, picture, face, { headHeight, level: true });
        const { middle, face: size } = headOf(face, picture);
        const { x, y } = applyMatrix(cropMatrix(area, picture, framed.crop), middle);
        if (!framed.whole) return;
        const half = (framed.headHeight * area.height) / 2;
        expect(y - half * 0.7).toBeGreaterThan(0);
        expect(y + half * 0.7).toBeLessThan(area.height);
        expect(x - (half * size.width) / size.height / 2).toBeGreaterThan(0);
        expect(x + (half * size.width) / size.height / 2).toBeLessThan(area.width);
      }),
      { numRuns: 300 },
    );
  });

  it('comes to the wanted height wherever the picture has room around the head', () => {
    fc.assert(
      fc.property(cases, ({ frame: area, picture, face, headHeight }) => {
        const framed = frameFace(area, picture, face, { headHeight, level: true });
        const cover = frameFace(area, picture, face, { headHeight: 0.0001, level: false });
        const isReachable = cover.headHeight < headHeight && cover.headHeight * CROP_SCALE.most > headHeight;
        if (isReachable && framed.whole) expect(framed.headHeight).toBeCloseTo(headHeight, 2);
        else if (cover.headHeight >= headHeight) expect(framed.headHeight).toBeGreaterThanOrEqual(headHeight * 0.999);
      }),
      { numRuns: 300 },
    );
  });

  it('levels the eyes on their line, in the middle, where there is room', () => {
    const picture = { width: 4000, height: 3000 };
    const face = aFace(picture, 1500, 1400, 400, 17);
    const { crop, whole, headHeight } = frameFace(frame, picture, face, usual);
    const matrix = cropMatrix(frame, picture, crop);
    const eye = ({ x, y }: { x: number; y: number }) =>
      applyMatrix(matrix, { x: x * picture.width, y: y * picture.height });
    const [left, right] = [eye(face.left_eye!), eye(face.right_eye!)];
    expect(crop.crotation).toBeCloseTo(343, 3);
    expect(left.y).toBeCloseTo(right.y, 3);
    expect(left.y / frame.height).toBeCloseTo(0.42, 3);
    expect((left.x + right.x) / 2).toBeCloseTo(frame.width / 2, 3);
    expect([whole, headHeight]).toEqual([true, expect.closeTo(0.38, 4)]);
  });

  it('leaves a tilted head as it is when asked to', () => {
    const picture = { width: 4000, height: 3000 };
    const { crop } = frameFace(frame, picture, aFace(picture, 1500, 1400, 400, 17), { ...usual, level: false });
    expect(crop.crotation).toBe(0);
  });

  it('turns less at the edge of the picture rather than make the head larger', () => {
    const picture = { width: 1000, height: 1000 };
    const face = aFace(picture, 500, 500, 380, 20);
    const { crop, headHeight } = frameFace(frame, picture, face, { headHeight: 0.42, level: true });
    expect(crop.crotation).toBeGreaterThan(345);
    expect(crop.crotation).toBeLessThan(359);
    expect(headHeight).toBeCloseTo(0.42, 3);
  });

  it('shows a face without eyes in the middle', () => {
    const picture = { width: 2000, height: 2000 };
    const { left_eye: _left, right_eye: _right, ...face } = aFace(picture, 900, 900, 300);
    const { crop, whole } = frameFace(frame, picture, face, usual);
    expect(whole).toBe(true);
    expect(applyMatrix(cropMatrix(frame, picture, crop), { x: 900, y: 900 }).x).toBeCloseTo(frame.width / 2, 3);
  });
});

describe('one height for many', () => {
  const picture = { width: 1000, height: 1000 };
  const of = (height: number) => ({ frame, picture, face: aFace(picture, 500, 500, height) });

  it('is the wanted one where the pictures have room', () => {
    expect(commonHeadHeight([of(200), of(250), of(300)])).toBe(HEAD_HEIGHT.usual);
    expect(commonHeadHeight([])).toBe(HEAD_HEIGHT.usual);
  });

  it('is one that nine of ten close portraits can have, at most a tenth apart', () => {
    const heights = Array.from({ length: 20 }, (_, at) => 400 + at * 8).concat([680]);
    const common = commonHeadHeight(heights.map(of));
    const framed = heights.map((height) => {
      const { frame: area, face } = of(height);
      return frameFace(area, picture, face, { headHeight: common, level: true });
    });
    const set = framed.filter((one) => isAsHigh(one, common)).map(({ headHeight }) => headHeight);
    expect(set.length).toBeGreaterThanOrEqual(19);
    expect(Math.max(...set) / Math.min(...set)).toBeLessThan(1 + SAME_HEIGHT);
  });
});
