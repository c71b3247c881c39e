import type { AlbumDocument } from '../document/album.ts';
import { compareSiblings } from '../document/child-lists.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import type { NodeOf } from '../document/nodes/node.ts';
import type { Sticker } from '../document/sticker.ts';

/** The cell that a sticker is placed in; undefined while it is unplaced. */
export function cellOfSticker(document: AlbumDocument, sticker: StickerId): NodeOf<'StickerCell'> | undefined {
  for (const id of document.nodesUsing('sticker', sticker)) {
    const node = document.nodes.get(id);
    if (node?.type === 'StickerCell') return node;
  }
  return undefined;
}

export function isPlaced(document: AlbumDocument, sticker: StickerId): boolean {
  return cellOfSticker(document, sticker) !== undefined;
}

/** The stickers of a section as its list shows them: by `order`, then id. */
export function stickersOfSection(document: AlbumDocument, section: NodeId): Sticker[] {
  return Array.from(document.stickersUsing('section', section), (id) => document.stickers.get(id)!).sort(
    compareSiblings,
  );
}
