import type { AlbumDocument, AlbumNode, NodeId } from '@figurina/album';
import { type Change, spreadOf } from '@figurina/editor';

/** The spreads that show a touched record; null for all of them: a colour, a font, a setting. */
export function changedSpreads(document: AlbumDocument, touched: Change['touched']): ReadonlySet<NodeId> | null {
  const changed = new Set<NodeId>();
  for (const { table, id, before } of touched) {
    if (table !== 'nodes' && table !== 'images' && table !== 'stickers') return null;
    const stickers = table === 'images' ? document.stickersUsing('image', id) : table === 'stickers' ? [id] : [];
    const nodes = [
      // Where it lay as well: it may have gone, or gone elsewhere.
      ...(table === 'nodes' ? [id as NodeId, (before as AlbumNode | undefined)?.parent] : []),
      ...(table === 'images' ? document.nodesUsing('image', id) : []),
      ...[...stickers].flatMap((sticker) => [...document.nodesUsing('sticker', sticker)]),
    ];
    for (const node of nodes) {
      const spread = node && spreadOf(document, node);
      if (spread) changed.add(spread);
    }
  }
  return changed;
}
