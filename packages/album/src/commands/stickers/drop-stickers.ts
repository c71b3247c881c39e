import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId, StickerId } from '../../document/ids.ts';
import { STICKER_SIZE, type Sticker } from '../../document/sticker.ts';
import { roundLength, type Point } from '../../geometry/vector.ts';
import type { Operation } from '../../patch/patch.ts';
import { FOLD_X, PAGE } from '../../print/page-size.ts';
import { cellOfSticker } from '../../stickers/placed-stickers.ts';
import { cellsOfSpread, isFree } from '../cells.ts';
import { createNode, nodeOf, ordersIn, refused, setProp, type CommandResult } from '../command.ts';
import { linked } from './place-sticker.ts';
import { spreadOfNode } from '../tree.ts';

/** What the free cells of the spread had no room for is left where it was. */
export interface DroppedStickers {
  readonly answer: CommandResult;
  readonly placed: readonly StickerId[];
}

/**
 * Puts stickers into a cell: the first into just this one, whoever was there becomes unplaced; the others into the free
 * cells that follow on the spread as one reads it, then into those before it.
 */
export function placeStickersFrom(
  document: AlbumDocument,
  input: { stickerIds: readonly StickerId[]; cellId: NodeId },
): DroppedStickers {
  const cell = nodeOf(document, input.cellId, 'StickerCell');
  const spread = cell && spreadOfNode(document, cell.id);
  const stickers = presentStickers(document, input.stickerIds);
  if (!cell || !spread) return { answer: refused('cell_gone'), placed: [] };
  if (stickers.length === 0) return { answer: refused('sticker_gone'), placed: [] };
  const all = cellsOfSpread(document, spread);
  const at = all.findIndex(({ id }) => id === cell.id);
  const others = [...all.slice(at + 1), ...all.slice(0, at)].filter(isFree);
  const cells = [cell, ...others].slice(0, stickers.length);
  const pairs = cells.map((target, index) => ({ target, sticker: stickers[index]! }));
  const taken = new Set(pairs.map(({ target }) => target.id));
  const answer = pairs.flatMap(({ target, sticker }): Operation[] => {
    if (target.props.stickerId === sticker.id) return [];
    const old = cellOfSticker(document, sticker.id as StickerId);
    // A cell that takes somebody else is not emptied first.
    return [...(old && !taken.has(old.id) ? [setProp(old, 'stickerId', null)] : []), ...linked(target, sticker)];
  });
  return { answer, placed: pairs.map(({ sticker }) => sticker.id as StickerId) };
}

/** Millimetres between new cells, and from them to the edges of a page. */
const GAP = 8;
const MARGIN = 12;

/**
 * Makes new cells for stickers on a spread: one with its middle at the point, many in rows of reading order about it,
 * inside the page that the point lies on as far as they fit. They leave the cells they were in.
 */
export function placeStickersAt(
  document: AlbumDocument,
  input: { stickerIds: readonly StickerId[]; spreadId: NodeId; at: Point; makeId: MakeId },
): CommandResult {
  const spread = nodeOf(document, input.spreadId, 'Spread');
  const stickers = presentStickers(document, input.stickerIds);
  if (!spread) return refused('node_gone');
  if (stickers.length === 0) return refused('sticker_gone');
  const { orders, room } = ordersIn(document, spread.id, stickers.length, input.makeId);
  const places = cellPlaces(
    stickers.map(({ doubleSticker }) => doubleSticker),
    input.at,
  );
  const left = stickers.flatMap(({ id }) => cellOfSticker(document, id as StickerId) ?? []);
  return [
    ...room,
    ...left.map((cell) => setProp(cell, 'stickerId', null)),
    ...stickers.map(({ id, doubleSticker }, index) =>
      createNode({
        id: input.makeId(),
        type: 'StickerCell',
        parent: spread.id,
        order: orders[index]!,
        props: { ...places[index]!, doubleSticker, stickerId: id },
      }),
    ),
  ];
}

interface CellPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where cells of the given sizes stand about a point: rows as long as the page is wide, pushed into the page. */
export function cellPlaces(doubles: readonly boolean[], at: Point): CellPlace[] {
  const sizes = doubles.map((double) => (double ? STICKER_SIZE.double : STICKER_SIZE.single));
  const widest = Math.max(rowWidthFor(sizes.length), ...sizes.map(({ width }) => width));
  const rows: { width: number; height: number }[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const size of sizes) {
    if (used + GAP + size.width > widest) {
      rows.push([]);
      used = -GAP;
    }
    rows.at(-1)!.push(size);
    used += GAP + size.width;
  }
  const { height } = STICKER_SIZE.single;
  const block = { width: Math.max(...rows.map(widthOf)), height: rows.length * (height + GAP) - GAP };
  const page = at.x < FOLD_X ? 0 : FOLD_X;
  const left = within(at.x - block.width / 2, page + MARGIN, page + PAGE.width - MARGIN - block.width);
  const top = within(at.y - block.height / 2, MARGIN, PAGE.height - MARGIN - block.height);
  return rows.flatMap((row, line) => {
    let x = left;
    return row.map((size) => {
      const place = { x: roundLength(x), y: roundLength(top + line * (height + GAP)), ...size };
      x += size.width + GAP;
      return place;
    });
  });
}

/** About as many in a row as there are rows, and no more than fit on a page. */
function rowWidthFor(count: number): number {
  const { width } = STICKER_SIZE.single;
  const most = Math.floor((PAGE.width - 2 * MARGIN + GAP) / (width + GAP));
  const across = Math.min(most, Math.max(1, Math.ceil(Math.sqrt(count))));
  return across * (width + GAP) - GAP;
}

function widthOf(row: readonly { width: number }[]): number {
  return row.reduce((sum, { width }) => sum + width + GAP, -GAP);
}

/** What does not fit hangs over at the far side. */
function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

function presentStickers(document: AlbumDocument, ids: readonly StickerId[]): Sticker[] {
  return [...new Set(ids)].flatMap((id) => document.stickers.get(id) ?? []);
}
