import type { AlbumDocument, AlbumParts } from '../document/album.ts';
import { canonicalJson } from '../document/text-hash.ts';
import { toParts } from '../document/to-parts.ts';

/** The stored form as it is kept when it was approved: what people said about it on the way is left out. */
export function approvedParts(document: AlbumDocument): AlbumParts {
  const { workspace, ...parts } = toParts(document);
  const nodes = Object.entries(workspace.nodes).filter(([id]) => document.nodes.get(id as never)?.type !== 'Comment');
  return { workspace: { ...workspace, nodes: Object.fromEntries(nodes) }, ...parts };
}

/** The same in words that are equal for equal albums, whatever was said about them. */
export function documentContent(document: AlbumDocument): string {
  return canonicalJson(approvedParts(document));
}
