import type { AlbumDocument } from '../document/album.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import type { NodeOf } from '../document/nodes/node.ts';
import { boundsThrough, type Box } from '../geometry/box.ts';
import { spreadMatrix } from '../geometry/node-matrix.ts';
import { inReadingOrder } from '../geometry/reading-order.ts';
import { spreadOrder } from '../print/page-size.ts';
import { cellOfSticker } from './placed-stickers.ts';

/** The numbers of all placed stickers (decision 6). Empty cells have none: no sticker would carry it. */
export interface Numbering {
  /** One number, or two for a double. */
  readonly ofCell: ReadonlyMap<NodeId, readonly number[]>;
  readonly ofSticker: ReadonlyMap<StickerId, readonly number[]>;
  /** The placed stickers in the order of their numbers. */
  readonly stickers: readonly StickerId[];
  /** The last number. */
  readonly total: number;
}

/**
 * Numbers the placed stickers from 1: spread by spread, on a spread in reading order of the boxes around their cells,
 * groups and turns included. About 2 ms for 2,000 stickers.
 */
export function numberStickers(document: AlbumDocument): Numbering {
  const cells = linkedCellsBySpread(document);
  const ofCell = new Map<NodeId, readonly number[]>();
  const ofSticker = new Map<StickerId, readonly number[]>();
  let total = 0;
  for (const spread of spreadOrder(document)) {
    for (const { cell, sticker } of inReadingOrder(cells.get(spread) ?? [], ({ box }) => box)) {
      const isDouble = document.stickers.get(sticker)!.doubleSticker;
      const numbers = isDouble ? [total + 1, total + 2] : [total + 1];
      total += numbers.length;
      ofCell.set(cell, numbers);
      ofSticker.set(sticker, numbers);
    }
  }
  return { ofCell, ofSticker, stickers: [...ofSticker.keys()], total };
}

/** Whether any sticker has a number, without working out which. */
export function hasNumberedSticker(document: AlbumDocument): boolean {
  for (const sticker of document.stickers.keys()) {
    const cell = cellOfSticker(document, sticker);
    if (cell && spreadOf(document, cell)) return true;
  }
  return false;
}

interface LinkedCell {
  readonly cell: NodeId;
  readonly sticker: StickerId;
  readonly box: Box;
}

function linkedCellsBySpread(document: AlbumDocument): Map<NodeId, LinkedCell[]> {
  const bySpread = new Map<NodeId, LinkedCell[]>();
  for (const sticker of document.stickers.keys()) {
    const cell = cellOfSticker(document, sticker);
    const spread = cell && spreadOf(document, cell);
    if (!cell || !spread) continue;
    const linked = { cell: cell.id, sticker, box: boxOnSpread(document, cell, spread) };
    const others = bySpread.get(spread);
    if (others) others.push(linked);
    else bySpread.set(spread, [linked]);
  }
  // The order of stickers in their table must not decide between cells on the same place.
  for (const linked of bySpread.values()) linked.sort((a, b) => (a.cell < b.cell ? -1 : 1));
  return bySpread;
}

/** Most cells lie upright on the spread itself: no need of matrices. */
function boxOnSpread(document: AlbumDocument, { id, parent, props }: NodeOf<'StickerCell'>, spread: NodeId): Box {
  const { x, y, width, height, scale, rotation } = props;
  if (parent === spread && rotation === 0) return { x, y, width: width * scale, height: height * scale };
  return boundsThrough(spreadMatrix(document, id), { x: 0, y: 0, width, height });
}

function spreadOf(document: AlbumDocument, cell: NodeOf<'StickerCell'>): NodeId | null {
  let above: NodeId | null = cell.parent;
  while (above !== null) {
    const node = document.nodes.get(above);
    if (!node || node.type === 'Spread') return node?.id ?? null;
    above = node.parent;
  }
  return null;
}
