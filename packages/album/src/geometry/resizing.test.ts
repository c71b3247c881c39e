import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMatrix, applyToVector, turning } from './matrix.ts';
import { boxMatrix, type BoxPlacement } from './node-matrix.ts';
import { HANDLES, handleDirection, resizedBox, scaledBox, selectionScaling, type Handle } from './resizing.ts';

const hundredth = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100);
const point = fc.record({ x: hundredth(-40, 40), y: hundredth(-40, 40) });
const box: fc.Arbitrary<BoxPlacement> = fc.record({
  x: hundredth(-100, 500),
  y: hundredth(-100, 400),
  width: hundredth(100, 300),
  height: hundredth(100, 300),
  rotation: fc.integer({ min: 0, max: 359 }),
  scale: fc.constantFrom(1, 0.5, 2.3),
});
const handle = fc.constantFrom(...HANDLES);

/** Where the handle of a box is drawn: -1 to 1 in both directions. */
function handlePoint(of: BoxPlacement, at: { x: number; y: number }) {
  return applyMatrix(boxMatrix(of), { x: (of.width * (1 + at.x)) / 2, y: (of.height * (1 + at.y)) / 2 });
}

function opposite(of: Handle) {
  const { x, y } = handleDirection(of);
  return { x: -x, y: -y };
}

describe('resizedBox', () => {
  it('keeps the opposite handle where it is, turned and scaled too', () => {
    fc.assert(
      fc.property(box, handle, point, fc.boolean(), (before, pulled, delta, keepRatio) => {
        const after = { ...before, ...resizedBox(before, pulled, delta, { keepRatio }) };
        const [was, is] = [handlePoint(before, opposite(pulled)), handlePoint(after, opposite(pulled))];
        expect(is.x).toBeCloseTo(was.x, 1);
        expect(is.y).toBeCloseTo(was.y, 1);
        expect(Math.hypot(is.x - was.x, is.y - was.y)).toBeLessThan(0.03);
      }),
    );
  });

  it('brings the pulled corner under the pointer', () => {
    fc.assert(
      fc.property(box, fc.constantFrom('nw', 'ne', 'se', 'sw' as Handle), point, (before, pulled, delta) => {
        fc.pre(before.scale >= 1);
        const after = { ...before, ...resizedBox(before, pulled, delta) };
        const corner = handlePoint(before, handleDirection(pulled));
        const now = handlePoint(after, handleDirection(pulled));
        expect(Math.hypot(now.x - corner.x - delta.x, now.y - corner.y - delta.y)).toBeLessThan(0.06);
      }),
    );
  });

  it('comes back to the same box when the pointer goes back', () => {
    fc.assert(
      fc.property(box, handle, point, fc.boolean(), (before, pulled, delta, fromCentre) => {
        fc.pre(before.scale >= 1);
        const after = { ...before, ...resizedBox(before, pulled, delta, { fromCentre }) };
        // One that became as small as can be has forgotten how much smaller it should be.
        fc.pre(after.width > 1 && after.height > 1);
        const back = resizedBox(after, pulled, { x: -delta.x, y: -delta.y }, { fromCentre });
        for (const prop of ['x', 'y', 'width', 'height'] as const) {
          // Size and place are rounded to hundredths, there and back, and the size of a turned box moves its place.
          expect(Math.abs(back[prop] - before[prop])).toBeLessThan(0.03);
        }
      }),
    );
  });

  it('keeps the middle with alt and the ratio with shift', () => {
    fc.assert(
      fc.property(box, handle, point, (before, pulled, delta) => {
        const after = { ...before, ...resizedBox(before, pulled, delta, { fromCentre: true, keepRatio: true }) };
        const [was, is] = [handlePoint(before, { x: 0, y: 0 }), handlePoint(after, { x: 0, y: 0 })];
        expect(Math.hypot(is.x - was.x, is.y - was.y)).toBeLessThan(0.03);
        const askew = Math.abs(after.width * before.height - after.height * before.width);
        expect(askew).toBeLessThanOrEqual(0.0051 * (before.width + before.height));
      }),
    );
  });

  it('never turns a box inside out', () => {
    const before = { x: 10, y: 10, width: 20, height: 20, rotation: 0, scale: 1 };
    expect(resizedBox(before, 'e', { x: -500, y: 0 }, { least: 1 })).toEqual({ x: 10, y: 10, width: 1, height: 20 });
    expect(resizedBox(before, 'nw', { x: 500, y: 500 }, { least: 1, keepRatio: true })).toEqual({
      x: 29,
      y: 29,
      width: 1,
      height: 1,
    });
  });

  it('lets what is thinner than the least stay as thin, and grows nothing that is made smaller', () => {
    const rule = { x: 10, y: 10, width: 100, height: 0.5, rotation: 0, scale: 1 };
    const pulled = resizedBox(rule, 'se', { x: -10, y: 0 }, { least: 1 });
    expect(pulled).toMatchObject({ width: 90, height: 0.5 });
    const even = resizedBox(rule, 'se', { x: -50, y: -0.25 }, { least: 1, keepRatio: true });
    expect(even).toMatchObject({ width: 50, height: 0.25 });
  });

  it('follows the axes of a turned box', () => {
    const before = { x: 0, y: 0, width: 40, height: 20, rotation: 90, scale: 1 };
    const { width, height } = resizedBox(before, 'e', { x: 7, y: 10 });
    expect({ width, height }).toEqual({ width: 50, height: 20 });
  });
});

describe('scaledBox', () => {
  it('changes scale alone and keeps the opposite corner', () => {
    fc.assert(
      fc.property(box, fc.constantFrom('nw', 'ne', 'se', 'sw' as Handle), point, (before, pulled, delta) => {
        const after = { ...before, ...scaledBox(before, pulled, delta) };
        const [was, is] = [handlePoint(before, opposite(pulled)), handlePoint(after, opposite(pulled))];
        expect(after.scale).toBeGreaterThan(0);
        expect(Math.hypot(is.x - was.x, is.y - was.y)).toBeLessThan(0.02);
      }),
    );
  });

  it('doubles when the corner is pulled to twice the diagonal', () => {
    const before = { x: 5, y: 5, width: 30, height: 40, rotation: 30, scale: 2 };
    const delta = applyToVector(turning(30), { x: 60, y: 80 });
    expect(scaledBox(before, 'se', delta).scale).toBeCloseTo(4, 4);
  });

  it('keeps the opposite corner of a text that is higher than its height prop', () => {
    const before = { x: 0, y: 0, width: 100, height: 20, rotation: 0, scale: 1 };
    const after = scaledBox(before, 'ne', { x: 100, y: -60 }, { extent: { width: 100, height: 60 } });
    expect(after).toEqual({ x: 0, y: -60, scale: 2 });
  });
});

describe('selectionScaling', () => {
  it('keeps the opposite corner of the frame and brings the pulled one along', () => {
    const matrix = selectionScaling({ x: 10, y: 20, width: 100, height: 50 }, 'se', { x: 100, y: 50 });
    expect(applyMatrix(matrix, { x: 10, y: 20 })).toEqual({ x: 10, y: 20 });
    expect(applyMatrix(matrix, { x: 110, y: 70 })).toEqual({ x: 210, y: 120 });
  });

  it('makes a row of lines shorter, which is a frame of their thickness', () => {
    const matrix = selectionScaling({ x: 0, y: 0, width: 100, height: 1 }, 'se', { x: -50, y: -0.5 });
    expect(applyMatrix(matrix, { x: 100, y: 1 })).toEqual({ x: 50, y: 0.5 });
  });
});
