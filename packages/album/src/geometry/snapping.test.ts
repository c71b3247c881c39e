import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Anchors } from './axis.ts';
import { movedBox, type Box } from './box.ts';
import { guidesFor } from './smart-guides.ts';
import { snapField } from './snap-field.ts';
import { paperLines } from './snap-lines.ts';
import { snap } from './snapping.ts';

const PAPER = paperLines({ width: 460, height: 297 }, { fold: 5, trim: 3 });
const PAPER_FIELD = snapField(PAPER, []);
const length = fc.double({ min: -50, max: 500, noNaN: true });
const size = fc.double({ min: 0, max: 300, noNaN: true });
const box = fc.record({ x: length, y: length, width: size, height: size });
const anchors = fc.constantFrom<Anchors>(
  { x: ['start', 'centre', 'end'], y: ['start', 'centre', 'end'] },
  { x: ['end'], y: [] },
  { x: ['start'], y: ['end'] },
);

describe('snap', () => {
  it('never moves further than its distance: lines, equal gaps, equal sizes and grid alike', () => {
    fc.assert(
      fc.property(
        box,
        fc.array(box, { maxLength: 12 }),
        fc.double({ min: 0, max: 20, noNaN: true }),
        fc.record({
          grid: fc.option(fc.constantFrom(1, 5, 10), { nil: undefined }),
          anchors,
          growth: fc.constantFrom(undefined, 1 as const, 2 as const),
        }),
        (moving, others, distance, options) => {
          const { x, y } = snap(moving, snapField(PAPER, others), { distance, ...options });
          expect(Math.abs(x)).toBeLessThanOrEqual(distance);
          expect(Math.abs(y)).toBeLessThanOrEqual(distance);
        },
      ),
    );
  });

  it('leaves a box that has snapped to a line where it is', () => {
    fc.assert(
      fc.property(box, fc.array(box, { maxLength: 1 }), (moving, others) => {
        const field = snapField(PAPER, others);
        const once = movedBox(moving, snap(moving, field, { distance: 5 }));
        const again = snap(once, field, { distance: 5 });
        expect(Math.abs(again.x)).toBeLessThan(1e-9);
        expect(Math.abs(again.y)).toBeLessThan(1e-9);
      }),
    );
  });

  it('finds the fold, the safe area, the edge of a neighbour and the middle of a page', () => {
    expect(
      snap({ x: 228, y: 40, width: 51, height: 70 }, snapField(paperLines({ width: 460, height: 297 }), []), {
        distance: 5,
      }).x,
    ).toBe(2);
    expect(snap({ x: 4, y: 40, width: 51, height: 70 }, PAPER_FIELD, { distance: 2 }).x).toBe(-1);
    expect(snap({ x: 236, y: 40, width: 51, height: 70 }, PAPER_FIELD, { distance: 2 }).x).toBe(-1);
    const neighbour = snapField([], [{ x: 20, y: 100, width: 50, height: 70 }]);
    expect(snap({ x: 80, y: 97.5, width: 50, height: 33 }, neighbour, { distance: 5 }).y).toBe(2.5);
    expect(snap({ x: 91, y: 40, width: 50, height: 70 }, PAPER_FIELD, { distance: 5 }).x).toBe(-1);
    // The bleed, 2 mm beyond the edge of the paper.
    expect(snap({ x: -2.4, y: 40, width: 51, height: 70 }, PAPER_FIELD, { distance: 1 }).x).toBeCloseTo(0.4, 9);
  });

  it('lets only the pulled edge look while resizing', () => {
    const box = { x: 2, y: 40, width: 100, height: 20 };
    expect(snap(box, PAPER_FIELD, { distance: 5, anchors: { x: ['end'], y: [] } })).toEqual({ x: 0, y: 0 });
  });

  it('takes the grid where no line is near', () => {
    const box = { x: 61.4, y: 51, width: 33, height: 20 };
    expect(snap(box, PAPER_FIELD, { distance: 1.6, grid: 5 })).toEqual({ x: expect.closeTo(0.6, 9), y: -1 });
  });
});

describe('equal gaps', () => {
  const row = (...starts: number[]): Box[] => starts.map((x) => ({ x, y: 100, width: 40, height: 50 }));

  it('are found in the middle between two neighbours', () => {
    const box = { x: 96, y: 113, width: 30, height: 17 };
    expect(snap(box, snapField([], row(20, 160)), { distance: 5 }).x).toBe(-1);
  });

  it('go on with the gap of the others, behind and before them', () => {
    const others = snapField([], row(100, 152));
    expect(snap({ x: 201.5, y: 117, width: 33, height: 11 }, others, { distance: 4 }).x).toBe(2.5);
    expect(snap({ x: 53, y: 117, width: 33, height: 11 }, others, { distance: 4 }).x).toBe(2);
  });

  it('go by what stands in the same row alone, and not by the ground beneath', () => {
    const ground = { x: 0, y: 0, width: 460, height: 297 };
    const elsewhere = { x: 300, y: 10, width: 40, height: 50 };
    const others = snapField([], [ground, elsewhere, ...row(100, 152)]);
    expect(snap({ x: 201.5, y: 117, width: 33, height: 11 }, others, { distance: 4 }).x).toBe(2.5);
  });

  it('are met by the edge that is pulled', () => {
    const others = snapField([], row(20, 72, 200));
    const box = { x: 124, y: 110, width: 62, height: 11 };
    expect(snap(box, others, { distance: 4, anchors: { x: ['end'], y: [] } }).x).toBe(2);
  });

  it('are drawn with their width, both the new one and the ones it equals', () => {
    const guides = guidesFor({ x: 204, y: 117, width: 33, height: 11 }, snapField([], row(100, 152)));
    expect(guides.filter(({ kind }) => kind === 'gap')).toEqual([
      { axis: 'x', kind: 'gap', from: 192, to: 204, at: 122.5, distance: 12 },
      { axis: 'x', kind: 'gap', from: 140, to: 152, at: 125, distance: 12 },
    ]);
  });

  it('is drawn on both sides of a box in the middle', () => {
    const guides = guidesFor({ x: 95, y: 113, width: 30, height: 17 }, snapField([], row(20, 160)));
    expect(guides.filter(({ kind }) => kind === 'gap').map(({ from, to }) => [from, to])).toEqual([
      [60, 95],
      [125, 160],
    ]);
  });

  it('stand still wherever a box snapped to the only ones there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 5, max: 90 }), (x, gap) => {
        const others = snapField([], row(x, x + 40 + gap));
        const moving = { x: x + 80 + 2 * gap + 1.3, y: 104, width: 33.7, height: 33 };
        const rested = movedBox(
          moving,
          snap(moving, others, { distance: 1.4, anchors: { x: ['start', 'centre', 'end'], y: [] } }),
        );
        expect(rested.x).toBeCloseTo(x + 80 + 2 * gap, 9);
        expect(guidesFor(rested, others).some(({ kind }) => kind === 'gap')).toBe(true);
      }),
    );
  });
});

describe('equal sizes', () => {
  const others = snapField([], [{ x: 300, y: 10, width: 50, height: 70 }]);

  it('are met by the edge that is pulled, twice as fast about the middle', () => {
    const box = { x: 20, y: 120, width: 46, height: 30 };
    const pulled = (growth: 1 | 2, anchor: 'start' | 'end') =>
      snap(box, others, { distance: 5, growth, anchors: { x: [anchor], y: [] } }).x;
    expect(pulled(1, 'end')).toBe(4);
    expect(pulled(2, 'end')).toBe(2);
    expect(pulled(1, 'start')).toBe(-4);
    expect(snap(box, others, { distance: 5 }).x).toBe(0);
  });

  it('are drawn on both boxes while one is resized', () => {
    const box = { x: 20, y: 120, width: 50, height: 30 };
    const drawn = guidesFor(box, others, { anchors: { x: ['end'], y: [] }, resized: true });
    expect(drawn.map(({ kind, from, to, at, distance }) => ({ kind, from, to, at, distance }))).toEqual([
      { kind: 'size', from: 20, to: 70, at: 135, distance: 50 },
      { kind: 'size', from: 300, to: 350, at: 45, distance: 50 },
    ]);
    expect(guidesFor(box, others, { anchors: { x: ['end'], y: [] } })).toEqual([]);
  });
});

describe('guidesFor', () => {
  it('draws the line from the neighbour to the moving box, and the distance between', () => {
    const field = snapField([], [{ x: 20, y: 10, width: 50, height: 70 }]);
    expect(guidesFor({ x: 20.02, y: 92, width: 30, height: 30 }, field)).toEqual([
      { axis: 'x', at: 20, kind: 'edge', from: 10, to: 122, distance: 12 },
      { axis: 'y', at: 20, kind: 'distance', from: 80, to: 92, distance: 12 },
    ]);
  });

  it('says a distance once, however many lines of a neighbour are met, and not beside the equal gap that it is', () => {
    const neighbour = { x: 20, y: 100, width: 40, height: 50 };
    const alone = guidesFor({ x: 72, y: 100, width: 40, height: 50 }, snapField([], [neighbour]));
    expect(alone.filter(({ kind }) => kind === 'distance')).toHaveLength(1);
    const row = snapField([], [neighbour, { ...neighbour, x: 72 }]);
    const third = guidesFor({ x: 124, y: 100, width: 40, height: 50 }, row);
    expect(third.filter(({ kind }) => kind === 'distance')).toEqual([]);
    expect(third.filter(({ kind }) => kind === 'gap')).toHaveLength(2);
  });

  it('shows one guide where several lines meet, named after the paper', () => {
    const field = snapField(PAPER, [{ x: 230, y: 10, width: 50, height: 70 }]);
    const guides = guidesFor({ x: 230, y: 190, width: 31, height: 31 }, field);
    expect(guides.map(({ axis, at, kind }) => ({ axis, at, kind }))).toEqual([{ axis: 'x', at: 230, kind: 'fold' }]);
  });

  it('shows none beyond the tolerance', () => {
    expect(guidesFor({ x: 230.04, y: 190, width: 31, height: 31 }, PAPER_FIELD)).toEqual([]);
  });
});

it('looks at each box of a spread once an axis, and at few of its lines', () => {
  const others = Array.from({ length: 10_000 }, (_, at) => ({
    x: (at % 100) * 4.6,
    y: Math.floor(at / 100) * 2.97,
    width: 3,
    height: 2,
  }));
  const field = snapField(PAPER, others);
  let looked = 0;
  const counting = <Item>(items: readonly Item[]): readonly Item[] =>
    new Proxy(items, {
      get(target, key, receiver) {
        if (typeof key === 'string' && /^\d/.test(key)) looked++;
        return Reflect.get(target, key, receiver) as unknown;
      },
    });
  const counted = (axis: 'x' | 'y') => ({
    lines: counting(field[axis].lines),
    boxes: counting(field[axis].boxes),
    sizes: counting(field[axis].sizes),
  });
  snap({ x: 111.3, y: 51.7, width: 20, height: 10 }, { x: counted('x'), y: counted('y') }, { distance: 0.05 });
  expect(looked).toBeLessThan(25_000);
});
