import { deriveFacts, type AlbumDocument, type AlbumFacts, type AlbumMeta } from '@figurina/album';

/**
 * The automatic texts of a template: as of an album, but its empty cells count as the stickers that will be there.
 * Otherwise a cover would promise "No. 1 to 0".
 */
export function previewFacts(document: AlbumDocument, meta: AlbumMeta): AlbumFacts {
  const facts = deriveFacts(document, meta);
  const places = [...document.nodes.values()].filter(({ type }) => type === 'StickerCell').length;
  return {
    ...facts,
    symbol: (node, kind) => (kind === 'total-stickers' ? String(places) : facts.symbol(node, kind)),
  };
}
