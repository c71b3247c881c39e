import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { NodeOf } from '../document/nodes/node.ts';
import { boundsInSpread } from '../geometry/bounds.ts';
import { inReadingOrder } from '../geometry/reading-order.ts';

export type Cell = NodeOf<'StickerCell'>;

/** The sticker cells of a spread in reading order, those in groups too. */
export function cellsOfSpread(document: AlbumDocument, spread: NodeId): Cell[] {
  const cells = cellsBelow(document, spread).map((cell) => ({ cell, box: boundsInSpread(document, cell.id)! }));
  return inReadingOrder(cells, ({ box }) => box).map(({ cell }) => cell);
}

/** The empty cells of a spread in reading order. Hidden ones take nothing. */
export function freeCellsOfSpread(document: AlbumDocument, spread: NodeId): Cell[] {
  return cellsOfSpread(document, spread).filter(isFree);
}

export function isFree({ props }: Cell): boolean {
  return props.stickerId === null && !props.hidden;
}

function cellsBelow(document: AlbumDocument, parent: NodeId): Cell[] {
  return document.childIds(parent).flatMap((id) => {
    const node = document.nodes.get(id);
    if (node?.type === 'StickerCell') return [node];
    return node?.type === 'Group' ? cellsBelow(document, id) : [];
  });
}
