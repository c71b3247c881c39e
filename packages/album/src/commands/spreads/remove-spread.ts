import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { removeNodesPatch } from '../../patch/remove-patches.ts';
import { spreadOrder } from '../../print/page-size.ts';
import { nodeOf, refused, type CommandRefusal, type CommandResult } from '../command.ts';
import { isCoverSpread } from './duplicate-spread.ts';
import { placeAmongSiblings } from '../tree.ts';

/** Deletes a spread with its elements; its stickers become unplaced. */
export function removeSpread(document: AlbumDocument, input: { spreadId: NodeId }): CommandResult {
  const code = removalRefusal(document, input.spreadId);
  return code ? refused(code) : removeNodesPatch(document, [input.spreadId]);
}

/** Why a spread cannot be deleted; null when it can. */
export function removalRefusal(document: AlbumDocument, spreadId: NodeId): CommandRefusal | null {
  if (!nodeOf(document, spreadId, 'Spread')) return 'node_gone';
  if (spreadOrder(document).length === 1) return 'last_spread';
  if (isCoverSpread(document, spreadId)) return 'spread_is_cover';
  return placeAmongSiblings(document, spreadId).siblings.length === 1 ? 'last_spread_of_section' : null;
}
