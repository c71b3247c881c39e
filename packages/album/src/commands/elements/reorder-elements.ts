import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId } from '../../document/ids.ts';
import { layerOf, stackingOrder } from '../../geometry/stacking.ts';
import type { Operation } from '../../patch/patch.ts';
import { ordersIn, refused, setOrder, type CommandResult } from '../command.ts';
import { inSiblingOrder, topmostElements } from '../tree.ts';

export type StackMove = 'front' | 'back' | 'forward' | 'backward';

/**
 * Brings elements to the front or back of their siblings, or one step: past the next sibling of their own layer, since
 * the others are drawn above or below whatever the order says. Several elements keep their order among each other.
 */
export function reorderElements(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; to: StackMove; makeId: MakeId },
): CommandResult {
  const elements = topmostElements(document, input.ids);
  if (elements.length === 0) return refused('nothing_selected');
  const byParent = Map.groupBy(inSiblingOrder(document, elements), ({ parent }) => parent!);
  return [...byParent].flatMap(([parent, members]) => {
    const ids = members.map(({ id }) => id);
    return input.to === 'front' || input.to === 'back'
      ? toEnd(document, parent, ids, input.to, input.makeId)
      : step(document, parent, ids, input.to, input.makeId);
  });
}

/** Whether the move would change what is seen: what enables the button. */
export function canReorder(document: AlbumDocument, ids: Iterable<NodeId>, to: StackMove): boolean {
  const chosen = new Set(ids);
  const elements = topmostElements(document, chosen);
  // Each layer is read once, however many of it are chosen.
  const layers = Map.groupBy(elements, (element) => `${element.parent} ${layerOf(document, element)}`);
  return [...layers.values()].some(([first]) => {
    const layer = sameLayer(document, first!.parent!, first!.id).map((id) => chosen.has(id));
    return to === 'front' || to === 'forward'
      ? layer.indexOf(true) < layer.lastIndexOf(false)
      : layer.lastIndexOf(true) > layer.indexOf(false) && layer.includes(false);
  });
}

function toEnd(
  document: AlbumDocument,
  parent: NodeId,
  ids: readonly NodeId[],
  end: 'front' | 'back',
  makeId: MakeId,
): Operation[] {
  const siblings = document.childIds(parent);
  const there = end === 'front' ? siblings.slice(-ids.length) : siblings.slice(0, ids.length);
  if (there.every((id, index) => id === ids[index])) return [];
  return dealt(document, parent, ids, end === 'front' ? siblings.length - ids.length : 0, makeId);
}

function step(
  document: AlbumDocument,
  parent: NodeId,
  ids: readonly NodeId[],
  to: 'forward' | 'backward',
  makeId: MakeId,
): Operation[] {
  const chosen = new Set(ids);
  const byLayer = Map.groupBy(ids, (id) => layerOf(document, document.nodes.get(id)!));
  return [...byLayer.values()].flatMap((members) => {
    const layer = sameLayer(document, parent, members[0]!);
    const place = new Map(layer.map((id, at) => [id, at] as const));
    const others = layer.filter((id) => !chosen.has(id));
    const isBeyond = (id: NodeId, other: NodeId): boolean =>
      to === 'forward' ? place.get(other)! > place.get(id)! : place.get(other)! < place.get(id)!;
    const last = to === 'forward' ? others.at(-1) : others[0];
    // What is at the end already stays there, and does not keep the others.
    const movable = last ? members.filter((id) => isBeyond(id, last)) : [];
    const edge = to === 'forward' ? movable.at(-1) : movable[0];
    if (!edge) return [];
    const beyond = others.filter((other) => isBeyond(edge, other));
    const neighbour = to === 'forward' ? beyond[0]! : beyond.at(-1)!;
    const rest = new Set(movable);
    const siblings = document.childIds(parent).filter((id) => !rest.has(id));
    const index = siblings.indexOf(neighbour) + (to === 'forward' ? 1 : 0);
    return dealt(document, parent, movable, index, makeId);
  });
}

/** New places for the nodes, before the sibling at `index` of those that stay. */
function dealt(
  document: AlbumDocument,
  parent: NodeId,
  ids: readonly NodeId[],
  index: number,
  makeId: MakeId,
): Operation[] {
  const { orders, room } = ordersIn(document, parent, ids.length, makeId, index, new Set(ids));
  return [...room, ...ids.map((id, at) => setOrder(id, orders[at]!))];
}

function sameLayer(document: AlbumDocument, parent: NodeId, id: NodeId): NodeId[] {
  const layer = layerOf(document, document.nodes.get(id)!);
  return stackingOrder(document, parent).filter((other) => layerOf(document, document.nodes.get(other)!) === layer);
}
