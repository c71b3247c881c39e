import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornerGuides, type PulledCorner, snapCorners } from './snap-corners.ts';
import { snapField } from './snap-field.ts';
import { paperLines } from './snap-lines.ts';

const PAPER = snapField(paperLines({ width: 460, height: 297 }, { fold: 5, trim: 3 }), []);
const length = fc.double({ min: -20, max: 480, noNaN: true });
const step = fc.double({ min: -1, max: 1, noNaN: true });
const corner: fc.Arbitrary<PulledCorner> = fc.record({
  at: fc.record({ x: length, y: length }),
  way: fc.record({ x: step, y: step }),
});
const corners = fc.array(corner, { minLength: 1, maxLength: 4 });
const distance = fc.double({ min: 0, max: 10, noNaN: true });
const grid = fc.option(fc.constantFrom(1, 5), { nil: undefined });
const pulled = ({ at, way }: PulledCorner, by: number) => ({ x: at.x + way.x * by, y: at.y + way.y * by });

describe('the corners of what is turned', () => {
  it('never go further than the distance', () => {
    fc.assert(
      fc.property(corners, distance, grid, (pulls, most, lines) => {
        const by = snapCorners(pulls, PAPER, { distance: most, grid: lines });
        const furthest = pulls.map(({ way }) => Math.hypot(way.x, way.y) * Math.abs(by));
        expect(by === 0 || Math.min(...furthest) <= most + 1e-9).toBe(true);
      }),
    );
  });

  it('lie on a line that is drawn once they have come to rest', () => {
    fc.assert(
      fc.property(corners, distance, (pulls, most) => {
        const by = snapCorners(pulls, PAPER, { distance: most });
        fc.pre(by !== 0);
        const rested = pulls.map((one) => pulled(one, by));
        const guides = cornerGuides(rested, PAPER);
        expect(guides.length).toBeGreaterThan(0);
        for (const { axis, at } of guides) expect(rested.some((point) => Math.abs(point[axis] - at) < 0.07)).toBe(true);
      }),
    );
  });

  it('stay where they have come to rest', () => {
    fc.assert(
      fc.property(corner, distance, (pull, most) => {
        const by = snapCorners([pull], PAPER, { distance: most });
        fc.pre(by !== 0);
        const again = snapCorners([{ ...pull, at: pulled(pull, by) }], PAPER, { distance: most });
        expect(Math.abs(again)).toBeLessThan(1e-6);
      }),
    );
  });

  it('take the nearer of two lines, and the grid where there is none', () => {
    const way = { x: Math.SQRT1_2, y: Math.SQRT1_2 };
    const near = snapCorners([{ at: { x: 458, y: 50 }, way }], PAPER, { distance: 5 });
    expect(pulled({ at: { x: 458, y: 50 }, way }, near).x).toBeCloseTo(457, 6);
    expect(snapCorners([{ at: { x: 60, y: 51.5 }, way }], PAPER, { distance: 5 })).toBe(0);
    const onGrid = snapCorners([{ at: { x: 61, y: 63 }, way }], PAPER, { distance: 5, grid: 5 });
    expect(pulled({ at: { x: 61, y: 63 }, way }, onGrid).x).toBeCloseTo(60, 6);
  });
});
