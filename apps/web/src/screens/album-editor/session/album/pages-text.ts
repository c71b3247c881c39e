import { type NodeId, pagesOfSpread } from '@figurina/album';
import type { OpenAlbumFacts } from './album-facts.ts';

/** The page numbers of a spread as people say them: `12-13`. */
export function pagesText({ facts }: { readonly facts: OpenAlbumFacts }, spreadId: NodeId): string {
  const layout = facts.layout.get();
  return pagesOfSpread(layout.indexOf(spreadId), layout.spreadIds.length)
    .map(({ number }) => number)
    .join('-');
}
