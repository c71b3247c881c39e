import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId } from '../../document/ids.ts';
import { nodeOf, ordersIn, refused, setOrder, setParent, type CommandResult, type Refused } from '../command.ts';
import { isCoverSpread } from './duplicate-spread.ts';
import { isStatic, placeAmongSiblings } from '../tree.ts';

/** Whether a spread can go one place up or down in its chapter. */
export function canMoveSpread(document: AlbumDocument, spreadId: NodeId, direction: 'up' | 'down'): boolean {
  const { siblings, index } = placeAmongSiblings(document, spreadId);
  return !fixed(document, spreadId) && siblings[index + (direction === 'up' ? -1 : 1)] !== undefined;
}

/** One place up or down in its chapter. Covers and spreads of static sections stay where they are. */
export function moveSpread(
  document: AlbumDocument,
  input: { spreadId: NodeId; direction: 'up' | 'down'; makeId: MakeId },
): CommandResult {
  const { spreadId, direction, makeId } = input;
  const stays = fixed(document, spreadId);
  if (stays) return stays;
  if (!canMoveSpread(document, spreadId, direction)) return refused('spread_at_end');
  const { index } = placeAmongSiblings(document, spreadId);
  const sectionId = document.nodes.get(spreadId)!.parent!;
  return moveSpreadTo(document, { spreadId, sectionId, index: direction === 'up' ? index - 1 : index + 1, makeId });
}

/** To an index in a chapter, its own or another: what a drag in the strip does. A chapter keeps its last spread. */
export function moveSpreadTo(
  document: AlbumDocument,
  input: { spreadId: NodeId; sectionId: NodeId; index: number; makeId: MakeId },
): CommandResult {
  const { spreadId, sectionId, makeId } = input;
  const stays = fixed(document, spreadId);
  if (stays) return stays;
  if (!nodeOf(document, sectionId, 'Section')) return refused('no_section');
  if (isStatic(document, sectionId)) return refused('section_static');
  const { siblings, index } = placeAmongSiblings(document, spreadId);
  const isHome = document.nodes.get(spreadId)!.parent === sectionId;
  if (!isHome && siblings.length === 1) return refused('last_spread_of_section');
  const others = document.childIds(sectionId).filter((id) => id !== spreadId);
  const to = Math.min(Math.max(0, input.index), others.length);
  if (isHome && to === index) return [];
  const { orders, room } = ordersIn(document, sectionId, 1, makeId, to, new Set([spreadId]));
  return [...room, ...(isHome ? [] : [setParent(spreadId, sectionId)]), setOrder(spreadId, orders[0]!)];
}

function fixed(document: AlbumDocument, spreadId: NodeId): Refused | null {
  const spread = nodeOf(document, spreadId, 'Spread');
  if (!spread) return refused('node_gone');
  if (isCoverSpread(document, spreadId)) return refused('spread_is_cover');
  return isStatic(document, spread.parent) ? refused('section_static') : null;
}
