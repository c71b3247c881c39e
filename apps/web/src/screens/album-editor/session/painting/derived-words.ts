import type { AlbumDocument, AlbumFacts, NodeId } from '@figurina/album';
import { symbolsIn } from '@figurina/drawing';

/**
 * What a spread shows that follows from elsewhere in the album: the name of its chapter, pages, contents, the numbers of
 * its places. A picture of the spread is true as long as this and its own records stay the same.
 */
export function derivedWords(document: AlbumDocument, facts: AlbumFacts, id: NodeId): string {
  const node = document.nodes.get(id);
  if (node?.type === 'Text')
    return symbolsIn(node.props)
      .map((kind) => JSON.stringify(facts.symbol(id, kind)))
      .join();
  if (node?.type === 'StickerCell') return facts.cellNumbers(id).join();
  if (node?.type === 'Sticker') return facts.stickerNumbers(node.props.stickerId ?? '').join();
  return document
    .childIds(id)
    .map((child) => derivedWords(document, facts, child))
    .join(';');
}
