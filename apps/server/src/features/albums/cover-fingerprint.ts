/** What a picture of the front cover shows, in one word: as long as it is the same, no new picture is needed. */
import { createHash } from 'node:crypto';
import { spreadOrder, type AlbumDocument, type AlbumNode, type NodeId, type StickerId } from '@figurina/album';
import type { AlbumHead } from './albums.queries.ts';

/** Raised when covers are drawn differently. */
const DRAWING = 1;

export function coverFingerprint(
  head: Pick<AlbumHead, 'title' | 'release_date' | 'language'>,
  document: AlbumDocument,
): string {
  const spreads = spreadOrder(document);
  const nodes = spreads[0] ? [...below(document, spreads[0])] : [];
  const stickers = nodes.flatMap(({ props }) => ('stickerId' in props && props.stickerId ? [props.stickerId] : []));
  const shown = [
    DRAWING,
    head.title,
    head.release_date,
    head.language,
    nodes,
    stickers.map((id) => document.stickers.get(id as StickerId)),
    [...document.colors],
    [...document.fonts],
    document.settings,
    // What automatic texts count.
    document.stickers.size,
    spreads.length,
  ];
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 20);
}

function* below(document: AlbumDocument, id: NodeId): Generator<AlbumNode> {
  const node = document.nodes.get(id);
  if (node) yield node;
  for (const child of document.childIds(id)) yield* below(document, child);
}
