import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { NodeOf } from '../document/nodes/node.ts';

export type StickerPlace = NodeOf<'StickerCell'> | NodeOf<'Sticker'>;

/** The place of the sticker that a text speaks of: its own cell, or the only cell in the nearest group around it that has one. */
export function stickerPlaceAt(document: AlbumDocument, id: NodeId): StickerPlace | undefined {
  for (let node = document.nodes.get(id); node; node = node.parent ? document.nodes.get(node.parent) : undefined) {
    if (isStickerPlace(node)) return node;
    if (node.type !== 'Group') continue;
    const [cell, another] = document
      .childIds(node.id)
      .map((child) => document.nodes.get(child)!)
      .filter(isStickerPlace);
    if (cell) return another ? undefined : cell;
  }
  return undefined;
}

function isStickerPlace(node: { readonly type: string }): node is StickerPlace {
  return node.type === 'StickerCell' || node.type === 'Sticker';
}
