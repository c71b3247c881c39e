/**
 * Who and what goes where on a spread that is about to be made: people and pictures in sticker cells, pictures in frames.
 * Everything that is in no place waits in the tray. Pure; the dialog shows it.
 */
import type { Layout, LayoutSlot, Sticker } from '@figurina/album';
import { inReadingOrder, isCell } from '@figurina/album';

export type Token = { readonly kind: 'sticker'; readonly id: string } | { readonly kind: 'image'; readonly id: string };
/** A place of the board, or the tray. */
export type Place = { readonly kind: 'cell' | 'frame'; readonly index: number } | { readonly kind: 'tray' };

export interface Board {
  /** By cell in reading order. */
  readonly cells: readonly (Token | null)[];
  /** By frame in the order of the layout. */
  readonly frames: readonly (Token | null)[];
}

export function cellsOf(layout: Layout): LayoutSlot[] {
  return inReadingOrder(layout.slots.filter(isCell), (slot) => slot);
}

export function framesOf(layout: Layout): LayoutSlot[] {
  return layout.slots.filter(({ kind }) => kind === 'image');
}

export function emptyBoard(layout: Layout): Board {
  return { cells: cellsOf(layout).map(() => null), frames: framesOf(layout).map(() => null) };
}

/** Whether something may lie there: people stand in sticker cells only. */
export function takes(place: Place, token: Token): boolean {
  return place.kind !== 'frame' || token.kind === 'image';
}

/** Puts something into a place. What was there takes the place that it leaves, where it may, else it goes to the tray. */
export function put(board: Board, token: Token, place: Place): Board {
  if (!takes(place, token)) return board;
  const from = placeOf(board, token);
  const there = at(board, place);
  const without = set(board, from, there && takes(from, there) ? there : null);
  return set(without, place, token);
}

export function clear(board: Board, place: Place): Board {
  return set(board, place, null);
}

/** Deals people to the free cells: doubles to wide cells, then everybody in order. */
export function deal(board: Board, layout: Layout, people: readonly Sticker[]): Board {
  const placed = new Set(board.cells.map((token) => token?.id));
  const waiting = people.filter(({ id }) => !placed.has(id));
  const take = (wide: boolean): Sticker | undefined => {
    const wanted = waiting.findIndex(({ doubleSticker }) => doubleSticker === wide);
    const found = wanted >= 0 ? wanted : wide ? 0 : -1;
    return found >= 0 ? waiting.splice(found, 1)[0] : undefined;
  };
  const slots = cellsOf(layout);
  const cells = board.cells.map((token, index) => {
    if (token) return token;
    const person = take(slots[index]?.kind === 'double');
    return person ? ({ kind: 'sticker', id: person.id } as const) : null;
  });
  return { ...board, cells };
}

/** The same on another layout: as much as there is room for, in order. */
export function carried(board: Board, layout: Layout): Board {
  const next = emptyBoard(layout);
  const cells = board.cells.filter((token) => token !== null);
  const frames = board.frames.filter((token) => token !== null);
  return {
    cells: next.cells.map((_, index) => cells[index] ?? null),
    frames: next.frames.map((_, index) => frames[index] ?? null),
  };
}

export function isPlacedOn(board: Board, token: Token): boolean {
  return placeOf(board, token).kind !== 'tray';
}

export function at(board: Board, place: Place): Token | null {
  if (place.kind === 'tray') return null;
  return (place.kind === 'cell' ? board.cells : board.frames)[place.index] ?? null;
}

function placeOf(board: Board, { kind, id }: Token): Place {
  const same = (token: Token | null): boolean => token?.kind === kind && token.id === id;
  const cell = board.cells.findIndex(same);
  if (cell >= 0) return { kind: 'cell', index: cell };
  const frame = board.frames.findIndex(same);
  return frame >= 0 ? { kind: 'frame', index: frame } : { kind: 'tray' };
}

function set(board: Board, place: Place, token: Token | null): Board {
  if (place.kind === 'tray') return board;
  const key = place.kind === 'cell' ? 'cells' : 'frames';
  return { ...board, [key]: board[key].with(place.index, token) };
}
