import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId } from '../../document/ids.ts';
import { ordersIn, refused, setOrder, type CommandResult } from '../command.ts';
import { isElement } from '../tree.ts';

/** Puts an element directly above or below one of its siblings: what a drag in the list of layers does. */
export function stackBeside(
  document: AlbumDocument,
  input: { id: NodeId; beside: NodeId; side: 'above' | 'below'; makeId: MakeId },
): CommandResult {
  const { id, beside, side, makeId } = input;
  const parent = document.nodes.get(id)?.parent;
  if (!parent || !isElement(document, id) || !document.nodes.has(beside)) return refused('node_gone');
  if (document.nodes.get(beside)!.parent !== parent) return refused('not_same_parent');
  if (id === beside) return [];
  const siblings = document.childIds(parent);
  const others = siblings.filter((other) => other !== id);
  const index = others.indexOf(beside) + (side === 'above' ? 1 : 0);
  if (siblings.indexOf(id) === index) return [];
  const { orders, room } = ordersIn(document, parent, 1, makeId, index, new Set([id]));
  return [...room, setOrder(id, orders[0]!)];
}
