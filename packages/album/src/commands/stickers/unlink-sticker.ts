import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { nodeOf, refused, setProp, type CommandResult } from '../command.ts';

/** Empties cells; their stickers stay in their chapters, unplaced. */
export function unlinkStickers(document: AlbumDocument, input: { cellIds: Iterable<NodeId> }): CommandResult {
  const cells = Array.from(input.cellIds, (id) => nodeOf(document, id, 'StickerCell')).filter(
    (cell) => cell !== undefined,
  );
  if (cells.length === 0) return refused('cell_gone');
  return cells.filter(({ props }) => props.stickerId !== null).map((cell) => setProp(cell, 'stickerId', null));
}
