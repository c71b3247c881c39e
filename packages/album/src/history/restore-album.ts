import type { AlbumDocument } from '../document/album.ts';
import { copyDocument } from '../document/create-document.ts';
import type { NodeId } from '../document/ids.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import type { Operation, Patch } from '../patch/patch.ts';
import { removeNodesPatch } from '../patch/remove-patches.ts';
import { orderedPatch } from './ordered-patch.ts';

/**
 * Makes the album what it was at a point, as one unit. Three things are not the point's: comments, which go only with the
 * spread that they stand on; the library, where pictures that came since stay; and the last spread of a chapter that had
 * none, which stays and is emptied, since a chapter keeps a spread.
 */
export function restoreAlbum(current: AlbumDocument, point: AlbumDocument): Patch {
  const target = copyDocument(point);
  applyPatch(target, removeNodesPatch(target, commentsOf(target)));
  for (const [id, image] of current.images) {
    applyPatch(target, [{ part: 'images', path: id, value: image as never }]);
  }
  for (const spread of keptSpreads(current, point)) applyPatch(target, [made(current.nodes.get(spread)!)]);
  for (const node of current.nodes.values()) {
    if (node.type !== 'Comment' || !hasPlace(current, target, node)) continue;
    applyPatch(target, [made(node)]);
  }
  return orderedPatch(current, target);
}

function commentsOf({ nodes }: AlbumDocument): NodeId[] {
  return [...nodes.values()].filter(({ type }) => type === 'Comment').map(({ id }) => id);
}

/** Whether what a comment stands on, or answers, is something that stays. */
function hasPlace(current: AlbumDocument, target: AlbumDocument, comment: AlbumNode): boolean {
  let at: AlbumNode | undefined = comment;
  while (at?.type === 'Comment') at = at.parent ? current.nodes.get(at.parent) : undefined;
  return at !== undefined && target.nodes.get(at.id)?.type === at.type;
}

function keptSpreads(current: AlbumDocument, point: AlbumDocument): NodeId[] {
  return current.childIds(current.rootId).flatMap((section) => {
    if (point.nodes.get(section)?.type !== 'Section' || point.childIds(section).length > 0) return [];
    const kept = current.childIds(section).find((spread) => !point.nodes.has(spread));
    return kept ? [kept] : [];
  });
}

function made(node: AlbumNode): Operation {
  return { part: 'workspace', path: `nodes/${node.id}`, value: node as never };
}
