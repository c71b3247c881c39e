import type { AlbumDocument } from '../../document/album.ts';
import type { MakeId, NodeId } from '../../document/ids.ts';
import { nodeOf, refused, type CommandResult } from '../command.ts';
import { canMoveSpread, moveSpread, moveSpreadTo } from './move-spread.ts';
import { isStatic } from '../tree.ts';

/** Puts a spread before or after another one, into that one's chapter: what a drop in the strip does. */
export function moveSpreadBeside(
  document: AlbumDocument,
  input: { spreadId: NodeId; beside: NodeId; side: 'before' | 'after'; makeId: MakeId },
): CommandResult {
  const { spreadId, beside, side, makeId } = input;
  const sectionId = nodeOf(document, beside, 'Spread')?.parent;
  if (!sectionId) return refused('node_gone');
  if (beside === spreadId) return [];
  const others = document.childIds(sectionId).filter((id) => id !== spreadId);
  const index = others.indexOf(beside) + (side === 'after' ? 1 : 0);
  return moveSpreadTo(document, { spreadId, sectionId, index, makeId });
}

/** One place on in the album: within the chapter, and from its end into the next one. */
export function stepSpread(
  document: AlbumDocument,
  input: { spreadId: NodeId; direction: 'up' | 'down'; makeId: MakeId },
): CommandResult {
  const { spreadId, direction, makeId } = input;
  const home = nodeOf(document, spreadId, 'Spread')?.parent;
  if (!home) return refused('node_gone');
  if (canMoveSpread(document, spreadId, direction) || isStatic(document, home)) return moveSpread(document, input);
  const sections = document.childIds(document.rootId);
  const sectionId = sections[sections.indexOf(home) + (direction === 'up' ? -1 : 1)];
  if (!sectionId || isStatic(document, sectionId)) return refused('spread_at_end');
  const index = direction === 'up' ? document.childIds(sectionId).length : 0;
  return moveSpreadTo(document, { spreadId, sectionId, index, makeId });
}
