import type { AlbumDocument } from '../../document/album.ts';
import { exactInkOf } from '../../palette/exact-inks.ts';
import { nodeOf, refused, setProps, type CommandResult } from '../command.ts';

/**
 * Says that a colour whose inks are named is an ink of its own where the shop prints five, in place of the one that was; null
 * for four.
 */
export function nameSpot(
  document: AlbumDocument,
  { color, name }: { color: string; name: string | null },
): CommandResult {
  const root = nodeOf(document, document.rootId, 'Root');
  const ink = exactInkOf(document, color);
  if (!root || !ink) return refused('node_gone');
  return setProps(root, { spot: name === null ? null : { color: ink.color, name } });
}
