import { applyMatrix, boxMatrix, type Point } from '@figurina/album';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawn, drawnLine } from './drawn.ts';

const point = fc.record({
  x: fc.double({ min: 0, max: 460, noNaN: true }),
  y: fc.double({ min: 0, max: 297, noNaN: true }),
});
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

describe('what a drag draws', () => {
  it('is a box between both points, whichever way it was drawn', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        fc.pre(Math.abs(from.x - to.x) >= 1 && Math.abs(from.y - to.y) >= 1);
        const plain = { even: false, fromCentre: false };
        const one = drawn('Rectangle', from, to, plain);
        const other = drawn('Rectangle', to, from, plain);
        for (const side of ['x', 'y', 'width', 'height'] as const) expect(other[side]).toBeCloseTo(one[side], 9);
        expect(one.x).toBeCloseTo(Math.min(from.x, to.x), 9);
        expect(one.width).toBeCloseTo(Math.abs(from.x - to.x), 9);
      }),
    );
  });

  it('reaches the pointer and keeps its ratio: a square, and the form of a sticker', () => {
    fc.assert(
      fc.property(point, point, fc.boolean(), (from, to, fromCentre) => {
        fc.pre(Math.abs(from.x - to.x) >= 1 && Math.abs(from.y - to.y) >= 1);
        const square = drawn('Circle', from, to, { even: true, fromCentre });
        expect(square.width).toBeCloseTo(square.height, 9);
        const cell = drawn('StickerCell', from, to, { even: false, fromCentre });
        expect(cell.width / cell.height).toBeCloseTo(50 / 70, 9);
        if (fromCentre) expect(square.x + square.width / 2).toBeCloseTo(from.x, 9);
        expect(square.x).toBeLessThanOrEqual(Math.min(from.x, to.x) + 1e-9);
        expect(square.x + square.width).toBeGreaterThanOrEqual(Math.max(from.x, to.x) - 1e-9);
      }),
    );
  });

  it('is a line whose ends are both points', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        fc.pre(apart(from, to) >= 1);
        const line = drawnLine(from, to, { even: false, fromCentre: false });
        const matrix = boxMatrix({ ...line, scale: 1 });
        expect(apart(applyMatrix(matrix, { x: 0, y: line.height / 2 }), from)).toBeLessThan(0.02);
        expect(apart(applyMatrix(matrix, { x: line.width, y: line.height / 2 }), to)).toBeLessThan(0.02);
      }),
    );
  });

  it('is an even line at a multiple of 45 degrees', () => {
    fc.assert(
      fc.property(point, point, (from, to) => {
        fc.pre(apart(from, to) >= 2);
        expect(drawnLine(from, to, { even: true, fromCentre: false }).rotation % 45).toBeCloseTo(0, 6);
      }),
    );
  });
});
