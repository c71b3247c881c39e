import { BUILT_IN_LAYOUTS, type Sticker } from '@figurina/album';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, carried, clear, deal, emptyBoard, isPlacedOn, type Place, put, type Token } from './board.ts';

const layout = BUILT_IN_LAYOUTS.find(({ id }) => id === 'column')!;
const person = (id: string): Token => ({ kind: 'sticker', id });
const picture = (id: string): Token => ({ kind: 'image', id });
const people = (...doubles: boolean[]): Sticker[] =>
  doubles.map((doubleSticker, index) => ({ id: `p${index}`, doubleSticker }) as Sticker);

const token = fc.oneof(
  fc.nat(5).map((n) => person(`p${n}`)),
  fc.nat(5).map((n) => picture(`i${n}`)),
);
const place: fc.Arbitrary<Place> = fc.oneof(
  fc.record({ kind: fc.constant('cell' as const), index: fc.nat(8) }),
  fc.record({ kind: fc.constant('frame' as const), index: fc.constant(0) }),
);

describe('the board of a new spread', () => {
  it('never has anything twice, and no people in frames, whatever is dragged where', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(token, place)), (moves) => {
        let board: Board = emptyBoard(layout);
        for (const [what, where] of moves) {
          const before = [...board.cells, ...board.frames].filter(Boolean).length;
          board = put(board, what, where);
          const now = [...board.cells, ...board.frames].filter((one) => one !== null);
          expect(new Set(now.map(({ kind, id }) => kind + id)).size).toBe(now.length);
          // At most one goes to the tray: somebody whose place a picture took, and who cannot stand in its frame.
          expect(now.length).toBeGreaterThanOrEqual(before - 1);
          expect(board.frames.every((one) => one === null || one.kind === 'image')).toBe(true);
        }
      }),
    );
  });

  it('swaps what is dragged onto something else', () => {
    let board = put(emptyBoard(layout), person('a'), { kind: 'cell', index: 0 });
    board = put(board, picture('b'), { kind: 'frame', index: 0 });
    board = put(board, picture('b'), { kind: 'cell', index: 0 });
    expect(board.cells[0]).toEqual(picture('b'));
    expect(board.frames[0]).toBeNull();
    expect(isPlacedOn(board, person('a'))).toBe(false);
    expect(clear(board, { kind: 'cell', index: 0 })).toEqual(emptyBoard(layout));
  });

  it('deals people to free cells, doubles to wide ones', () => {
    const pair = BUILT_IN_LAYOUTS.find(({ id }) => id === 'pair-2-1')!;
    const dealt = deal(emptyBoard(pair), pair, people(true, false, false, false));
    expect(dealt.cells).toEqual([person('p1'), person('p2'), person('p0')]);
    const held = deal(put(emptyBoard(pair), person('x'), { kind: 'cell', index: 0 }), pair, people(false));
    expect(held.cells).toEqual([person('x'), person('p0'), null]);
  });

  it('carries what fits onto another layout', () => {
    const pair = BUILT_IN_LAYOUTS.find(({ id }) => id === 'pair-2')!;
    const board = deal(emptyBoard(layout), layout, people(false, false, false, false));
    expect(carried(board, pair).cells).toEqual([person('p0'), person('p1')]);
  });
});
