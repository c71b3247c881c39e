import { spreadOfNode } from '../commands/tree.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId, StickerId } from '../document/ids.ts';
import { touchedRecords, type TouchedRecord } from '../patch/path.ts';
import { spreadOrder } from '../print/page-size.ts';
import { diffDocuments } from './diff-documents.ts';

/** The spreads of `shown` that look otherwise in `other`, or are not there; comments are not looked at. */
export function spreadsThatDiffer(shown: AlbumDocument, other: AlbumDocument): ReadonlySet<NodeId> {
  const differing = new Set<NodeId>();
  for (const record of touchedRecords(diffDocuments(other, shown))) {
    if (record.table === 'colors' || record.table === 'fonts' || record.table === 'settings')
      return new Set(spreadOrder(shown));
    for (const spread of spreadsShowing(shown, other, record)) if (shown.nodes.has(spread)) differing.add(spread);
  }
  return differing;
}

/** Where a record is seen: in either document, since it may have come from one spread to another. */
export function spreadsShowing(a: AlbumDocument, b: AlbumDocument, { table, id }: TouchedRecord): ReadonlySet<NodeId> {
  const spreads = new Set<NodeId>();
  for (const document of [a, b]) {
    const type = table === 'nodes' ? document.nodes.get(id as NodeId)?.type : null;
    if (type === 'Comment' || type === 'Section' || type === 'Root') continue;
    const stickers = table === 'images' ? document.stickersUsing('image', id) : [id as StickerId];
    const nodes =
      table === 'nodes'
        ? [id as NodeId]
        : [
            ...(table === 'images' ? document.nodesUsing('image', id) : []),
            ...[...stickers].flatMap((sticker) => [...document.nodesUsing('sticker', sticker)]),
          ];
    for (const node of nodes) {
      const spread = spreadOfNode(document, node);
      if (spread) spreads.add(spread);
    }
  }
  return spreads;
}
