import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId } from '../../document/ids.ts';
import { nodeOf, ordersIn, refused, setOrder, type CommandResult } from '../command.ts';
import { isStatic, placeAmongSiblings } from '../tree.ts';

/** Whether a chapter can move: its neighbour on that side is there and not a static section. */
export function canMoveSection(document: AlbumDocument, sectionId: NodeId, direction: 'up' | 'down'): boolean {
  const { siblings, index } = placeAmongSiblings(document, sectionId);
  const neighbour = siblings[index + (direction === 'up' ? -1 : 1)];
  return index >= 0 && neighbour !== undefined && !isStatic(document, sectionId) && !isStatic(document, neighbour);
}

/** One place up or down among the chapters. */
export function moveSection(
  document: AlbumDocument,
  input: { sectionId: NodeId; direction: 'up' | 'down'; makeId: MakeId },
): CommandResult {
  const { sectionId, direction } = input;
  const section = nodeOf(document, sectionId, 'Section');
  if (!section) return refused('node_gone');
  if (section.props.static) return refused('section_static');
  if (!canMoveSection(document, sectionId, direction)) return refused('section_at_end');
  const { index } = placeAmongSiblings(document, sectionId);
  const to = direction === 'up' ? index - 1 : index + 1;
  return moveSectionTo(document, { sectionId, index: to, makeId: input.makeId });
}

/** To an index among all sections, between the static ones: what a drag in the list does. */
export function moveSectionTo(
  document: AlbumDocument,
  input: { sectionId: NodeId; index: number; makeId: MakeId },
): CommandResult {
  const section = nodeOf(document, input.sectionId, 'Section');
  if (!section) return refused('node_gone');
  if (section.props.static) return refused('section_static');
  const { siblings, index } = placeAmongSiblings(document, section.id);
  const others = siblings.filter((id) => id !== section.id);
  const first = others.findLastIndex((id, at) => isStatic(document, id) && at < others.length - 1) + 1;
  const last = isStatic(document, others.at(-1) ?? null) ? others.length - 1 : others.length;
  const to = Math.min(Math.max(input.index, first), Math.max(first, last));
  if (to === index) return [];
  const { orders, room } = ordersIn(document, document.rootId, 1, input.makeId, to, new Set([section.id]));
  return [...room, setOrder(section.id, orders[0]!)];
}
