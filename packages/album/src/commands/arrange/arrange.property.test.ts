import { anAlbum } from '@figurina/album/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { boundsInSpread } from '../../geometry/bounds.ts';
import { centreOf, type Box } from '../../geometry/box.ts';
import { inReadingOrder } from '../../geometry/reading-order.ts';
import { applyUnit } from '../../patch/apply-unit.ts';
import { alignElements, ALIGNMENTS_OF_ELEMENTS } from './align-elements.ts';
import { isRefused, type CommandResult } from '../command.ts';
import { distributeElements } from './distribute-elements.ts';
import { flipElements } from './flip-elements.ts';
import { tidyElements } from './tidy-elements.ts';

const owner = { userId: 'u', role: 'owner', albumLocked: false } as const;
/** Places are stored to 0.01 mm; through groups that are turned and scaled a little more is lost. */
const ROUNDING = 0.04;

function run(document: AlbumDocument, result: CommandResult): void {
  if (isRefused(result)) throw new Error(result.code);
  if (result.length > 0) expect(applyUnit(document, result, owner)).toMatchObject({ ok: true });
}

const hundredth = (min: number, max: number) => fc.integer({ min: min * 100, max: max * 100 }).map((n) => n / 100);
const element = fc.record({
  x: hundredth(-30, 430),
  y: hundredth(-30, 280),
  width: hundredth(1, 90),
  height: hundredth(1, 90),
  rotation: fc.constantFrom(0, 0, 0, 15, 90, 211),
});
const some = fc.array(element, { minLength: 3, maxLength: 9 });

/** Some elements on a spread, the last two of them in a turned group, and all their ids. */
function laidOut(elements: readonly (typeof element extends fc.Arbitrary<infer One> ? One : never)[]) {
  const album = anAlbum().section().spread({ id: 'spread' });
  const ids = elements.map((_, index) => `e${index}` as NodeId);
  elements.slice(0, -2).forEach((given, index) => album.rectangle({ ...given, id: ids[index] }));
  album.group(
    (group) => elements.slice(-2).forEach((given, at) => group.circle({ ...given, id: ids[elements.length - 2 + at] })),
    { id: 'group', x: 12, y: 7, rotation: 30, scale: 1.2 },
  );
  return { document: album.build(), ids };
}

const boxesOf = (document: AlbumDocument, ids: readonly NodeId[]): Box[] =>
  ids.map((id) => boundsInSpread(document, id)!);

function expectSame(before: readonly Box[], after: readonly Box[], within: number): void {
  for (const [index, box] of after.entries())
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(box[side] - before[index]![side])).toBeLessThanOrEqual(within);
}

function expectSizesKept(before: readonly Box[], after: readonly Box[]): void {
  for (const [index, { width, height }] of after.entries()) {
    expect(width).toBeCloseTo(before[index]!.width, 6);
    expect(height).toBeCloseTo(before[index]!.height, 6);
  }
}

/** Runs a command twice: sizes stay the first time, everything stays the second time. */
function expectSettled(document: AlbumDocument, ids: readonly NodeId[], command: () => CommandResult): Box[] {
  const before = boxesOf(document, ids);
  run(document, command());
  const after = boxesOf(document, ids);
  expectSizesKept(before, after);
  run(document, command());
  expectSame(after, boxesOf(document, ids), 1e-9);
  return after;
}

describe('aligning', () => {
  it.each(ALIGNMENTS_OF_ELEMENTS)('to %s keeps sizes, lines up, and changes nothing the second time', (to) => {
    fc.assert(
      fc.property(some, (elements) => {
        const { document, ids } = laidOut(elements);
        const boxes = expectSettled(document, ids, () => alignElements(document, { ids, to }));
        const place = {
          left: ({ x }: Box) => x,
          center: (box: Box) => centreOf(box).x,
          right: ({ x, width }: Box) => x + width,
          top: ({ y }: Box) => y,
          middle: (box: Box) => centreOf(box).y,
          bottom: ({ y, height }: Box) => y + height,
        }[to];
        const places = boxes.map(place);
        expect(Math.max(...places) - Math.min(...places)).toBeLessThanOrEqual(2 * ROUNDING);
      }),
      { numRuns: 60 },
    );
  });

  it('puts a single element against its page, one that is wider than a page against the spread', () => {
    const document = anAlbum()
      .section()
      .spread()
      .rectangle({ id: 'a', x: 250, y: 10, width: 50, height: 20 })
      .rectangle({ id: 'wide', x: 40, y: 10, width: 300, height: 20 })
      .build();
    run(document, alignElements(document, { ids: ['a'] as NodeId[], to: 'right' }));
    run(document, alignElements(document, { ids: ['a'] as NodeId[], to: 'bottom' }));
    run(document, alignElements(document, { ids: ['wide'] as NodeId[], to: 'center' }));
    expect(document.nodes.get('a' as NodeId)!.props).toMatchObject({ x: 410, y: 277 });
    expect(document.nodes.get('wide' as NodeId)!.props).toMatchObject({ x: 80 });
  });
});

describe('distributing', () => {
  it.each(['horizontal', 'vertical'] as const)('%s keeps sizes and the outermost, and settles at once', (axis) => {
    fc.assert(
      fc.property(some, (elements) => {
        const { document, ids } = laidOut(elements);
        const middle = (box: Box) => (axis === 'horizontal' ? centreOf(box).x : centreOf(box).y);
        const before = boxesOf(document, ids).map(middle);
        const after = expectSettled(document, ids, () => distributeElements(document, { ids, axis })).map(middle);
        expect(Math.min(...after)).toBeCloseTo(Math.min(...before), 6);
        expect(Math.max(...after)).toBeCloseTo(Math.max(...before), 6);
      }),
      { numRuns: 60 },
    );
  });

  it('makes gaps equal where there is room for them', () => {
    const document = anAlbum()
      .section()
      .spread()
      .rectangle({ id: 'a', x: 0, width: 10 })
      .rectangle({ id: 'b', x: 12, width: 30 })
      .rectangle({ id: 'c', x: 100, width: 20 })
      .build();
    run(document, distributeElements(document, { ids: ['c', 'a', 'b'] as NodeId[], axis: 'horizontal' }));
    expect(document.nodes.get('b' as NodeId)!.props).toMatchObject({ x: 40 });
  });

  it('wants three', () => {
    const { document, ids } = laidOut([]);
    expect(distributeElements(document, { ids, axis: 'vertical' })).toEqual({ ok: false, code: 'too_few' });
  });
});

describe('tidying', () => {
  const overlaps = (a: Box, b: Box) =>
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > ROUNDING &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > ROUNDING;

  it('keeps sizes, never lets anything overlap, and changes nothing the second time', () => {
    fc.assert(
      fc.property(some, (elements) => {
        const { document, ids } = laidOut(elements);
        const boxes = expectSettled(document, ids, () => tidyElements(document, { ids }));
        const pairs = boxes.flatMap((box, at) => boxes.slice(at + 1).map((other) => [box, other] as const));
        expect(pairs.filter(([a, b]) => overlaps(a, b))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('makes an even grid of cells that lie roughly in one, a grid a page, in the same reading order', () => {
    const wobble = fc.array(fc.tuple(hundredth(-4, 4), hundredth(-4, 4)), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(wobble, (offsets) => {
        const album = anAlbum().section().spread();
        const ids = offsets.map((_, index) => `c${index}` as NodeId);
        offsets.forEach(([dx, dy], index) => {
          const [page, row, column] = [Math.floor(index / 6), Math.floor((index % 6) / 3), index % 3];
          const [x, y] = [20 + page * 230 + column * 60 + dx, 40 + row * 85 + dy];
          album.cell({ id: ids[index], x, y });
        });
        const document = album.build();
        const read = (all: readonly NodeId[]) => inReadingOrder(all, (id) => boundsInSpread(document, id)!);
        const before = [read(ids.slice(0, 6)), read(ids.slice(6))];
        const boxes = expectSettled(document, ids, () => tidyElements(document, { ids }));
        expect([read(ids.slice(0, 6)), read(ids.slice(6))]).toEqual(before);
        for (const page of [boxes.slice(0, 6), boxes.slice(6)]) {
          expect(new Set(page.map(({ x }) => x)).size).toBe(3);
          expect(new Set(page.map(({ y }) => y)).size).toBe(2);
        }
        for (const { x, width } of boxes) expect(x >= 230 || x + width <= 230).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('flipping', () => {
  it('mirrors pictures along each axis by itself, and back', () => {
    const document = anAlbum().section().spread().picture({ id: 'p' }).rectangle({ id: 'r' }).build();
    const flip = (axis: 'horizontal' | 'vertical') =>
      run(document, flipElements(document, { ids: ['p', 'r'] as NodeId[], axis }));
    const shown = () => (document.nodes.get('p' as NodeId)!.props as { flip: string }).flip;
    const seen = (['horizontal', 'vertical', 'horizontal', 'vertical'] as const).map((axis) => {
      flip(axis);
      return shown();
    });
    expect(seen).toEqual(['horizontal', 'both', 'vertical', 'none']);
    expect(flipElements(document, { ids: ['r'] as NodeId[], axis: 'vertical' })).toEqual({
      ok: false,
      code: 'wrong_type',
    });
  });
});
