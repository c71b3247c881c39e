/** Where a node stands in the tree. */
import type { AlbumDocument } from '../document/album.ts';
import type { NodeId } from '../document/ids.ts';
import type { ElementNode, NodeOf } from '../document/nodes/node.ts';

/** The spread a node lies on, or is. */
export function spreadOfNode(document: AlbumDocument, id: NodeId): NodeId | null {
  return ancestorOfType(document, id, 'Spread');
}

/** The section a node belongs to, or is. */
export function sectionOfNode(document: AlbumDocument, id: NodeId): NodeId | null {
  return ancestorOfType(document, id, 'Section');
}

export function isElement(document: AlbumDocument, id: NodeId): boolean {
  const type = document.nodes.get(id)?.type;
  return type !== undefined && type !== 'Root' && type !== 'Section' && type !== 'Spread';
}

/** The element itself, or the group around it, that is locked; null when it may be changed. */
export function lockedBy(document: AlbumDocument, id: NodeId): NodeId | null {
  for (let at: NodeId | null = id; at !== null; at = document.nodes.get(at)?.parent ?? null) {
    const node = document.nodes.get(at);
    if (node && 'locked' in node.props && node.props.locked) return at;
  }
  return null;
}

/** The elements among the ids that are there and lie in no other of them, each once, in the order given. */
export function topmostElements(document: AlbumDocument, ids: Iterable<NodeId>): ElementNode[] {
  const chosen = new Set([...ids].filter((id) => isElement(document, id)));
  return [...chosen].filter((id) => !liesIn(document, id, chosen)).map((id) => document.nodes.get(id) as ElementNode);
}

/** The same as they lie on each other: sorted by the order among siblings, bottom first. */
export function inSiblingOrder(document: AlbumDocument, elements: readonly ElementNode[]): ElementNode[] {
  const place = new Map<NodeId, number>();
  for (const parent of new Set(elements.map((element) => element.parent!))) {
    for (const [index, id] of document.childIds(parent).entries()) place.set(id, index);
  }
  return elements.toSorted((a, b) => place.get(a.id)! - place.get(b.id)!);
}

/** The stack of a section's spreads or a root's sections, with the node's place in it. */
export function placeAmongSiblings(
  document: AlbumDocument,
  id: NodeId,
): { readonly siblings: readonly NodeId[]; readonly index: number } {
  const parent = document.nodes.get(id)?.parent;
  const siblings = parent ? document.childIds(parent) : [];
  return { siblings, index: siblings.indexOf(id) };
}

export function isStatic(document: AlbumDocument, section: NodeId | null): boolean {
  const node = section ? document.nodes.get(section) : undefined;
  return node?.type === 'Section' && node.props.static;
}

/** Everything below a node, parents before children. */
export function descendants(document: AlbumDocument, id: NodeId): NodeId[] {
  return document.childIds(id).flatMap((child) => [child, ...descendants(document, child)]);
}

/** The sticker cells at or below a node. */
export function cellsWithin(document: AlbumDocument, id: NodeId): NodeOf<'StickerCell'>[] {
  return [id, ...descendants(document, id)].flatMap((at) => {
    const node = document.nodes.get(at);
    return node?.type === 'StickerCell' ? [node] : [];
  });
}

function ancestorOfType(document: AlbumDocument, id: NodeId, type: 'Spread' | 'Section'): NodeId | null {
  for (let at: NodeId | null = id; at !== null; at = document.nodes.get(at)?.parent ?? null) {
    if (document.nodes.get(at)?.type === type) return at;
  }
  return null;
}

function liesIn(document: AlbumDocument, id: NodeId, chosen: ReadonlySet<NodeId>): boolean {
  for (let at = document.nodes.get(id)?.parent ?? null; at !== null; at = document.nodes.get(at)?.parent ?? null) {
    if (chosen.has(at)) return true;
  }
  return false;
}
