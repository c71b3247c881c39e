import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId } from '../../document/ids.ts';
import { spreadOrder } from '../../print/page-size.ts';
import { nodeOf, ordersIn, refused, type CommandResult } from '../command.ts';
import { copyTree } from '../copy-tree.ts';
import { placeAmongSiblings } from '../tree.ts';

/** A copy of a spread behind it, its cells empty. Covers are not copied. */
export function duplicateSpread(document: AlbumDocument, input: { spreadId: NodeId; makeId: MakeId }): CommandResult {
  const { spreadId, makeId } = input;
  const spread = nodeOf(document, spreadId, 'Spread');
  if (!spread) return refused('node_gone');
  if (isCoverSpread(document, spreadId)) return refused('spread_is_cover');
  const parent = spread.parent!;
  const { index } = placeAmongSiblings(document, spreadId);
  const { orders, room } = ordersIn(document, parent, 1, makeId, index + 1);
  return [...room, ...copyTree({ document, id: spreadId, parent, order: orders[0]!, makeId })];
}

/** The first and the last spread of the album. */
export function isCoverSpread(document: AlbumDocument, spread: NodeId): boolean {
  const spreads = spreadOrder(document);
  return spread === spreads[0] || spread === spreads.at(-1);
}
