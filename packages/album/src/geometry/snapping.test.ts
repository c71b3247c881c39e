import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedBox } from './box.ts';
import { guidesFor } from './smart-guides.ts';
import { boxLines, paperLines } from './snap-lines.ts';
import { snap } from './snapping.ts';

const PAPER_LINES = paperLines({ width: 460, height: 297 });
const length = fc.double({ min: -50, max: 500, noNaN: true });
const size = fc.double({ min: 0, max: 300, noNaN: true });
const box = fc.record({ x: length, y: length, width: size, height: size });

describe('snap', () => {
  it('never moves further than its distance', () => {
    fc.assert(
      fc.property(
        box,
        fc.array(box, { maxLength: 8 }),
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.option(fc.constantFrom(1, 5, 10), { nil: undefined }),
        (moving, others, distance, grid) => {
          const { x, y } = snap(moving, [...PAPER_LINES, ...boxLines(others)], { distance, grid });
          expect(Math.abs(x)).toBeLessThanOrEqual(distance);
          expect(Math.abs(y)).toBeLessThanOrEqual(distance);
        },
      ),
    );
  });

  it('leaves a box that has snapped where it is', () => {
    fc.assert(
      fc.property(box, fc.array(box, { maxLength: 5 }), (moving, others) => {
        const lines = [...PAPER_LINES, ...boxLines(others)];
        const once = movedBox(moving, snap(moving, lines, { distance: 5 }));
        const again = snap(once, lines, { distance: 5 });
        expect(Math.abs(again.x)).toBeLessThan(1e-9);
        expect(Math.abs(again.y)).toBeLessThan(1e-9);
      }),
    );
  });

  it('finds the fold, the edge of a neighbour and the middle of a page', () => {
    expect(snap({ x: 228, y: 40, width: 50, height: 70 }, PAPER_LINES, { distance: 5 }).x).toBe(2);
    const neighbour = boxLines([{ x: 20, y: 100, width: 50, height: 70 }]);
    expect(snap({ x: 80, y: 97.5, width: 50, height: 33 }, neighbour, { distance: 5 }).y).toBe(2.5);
    expect(snap({ x: 91, y: 40, width: 50, height: 70 }, PAPER_LINES, { distance: 5 }).x).toBe(-1);
  });

  it('lets only the pulled edge look while resizing', () => {
    const box = { x: 1, y: 40, width: 100, height: 20 };
    expect(snap(box, PAPER_LINES, { distance: 5, anchors: { x: ['end'], y: [] } })).toEqual({ x: 0, y: 0 });
  });

  it('takes the grid where no line is near', () => {
    const box = { x: 61.4, y: 51, width: 33, height: 20 };
    expect(snap(box, PAPER_LINES, { distance: 1.6, grid: 5 })).toEqual({ x: expect.closeTo(0.6, 9), y: -1 });
  });
});

describe('guidesFor', () => {
  it('draws the line from the neighbour to the moving box, with the gap between', () => {
    const lines = boxLines([{ x: 20, y: 10, width: 50, height: 70 }]);
    const guides = guidesFor({ x: 20.02, y: 92, width: 30, height: 30 }, lines);
    expect(guides).toEqual([{ axis: 'x', at: 20, kind: 'edge', from: 10, to: 122, distance: 12 }]);
  });

  it('shows one guide where several lines meet, named after the paper', () => {
    const lines = [...PAPER_LINES, ...boxLines([{ x: 230, y: 10, width: 50, height: 70 }])];
    const guides = guidesFor({ x: 230, y: 190, width: 31, height: 31 }, lines);
    expect(guides.map(({ axis, at, kind }) => ({ axis, at, kind }))).toEqual([{ axis: 'x', at: 230, kind: 'fold' }]);
  });

  it('shows none beyond the tolerance', () => {
    expect(guidesFor({ x: 230.04, y: 190, width: 31, height: 31 }, PAPER_LINES)).toEqual([]);
  });
});
