import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId, StickerId } from '../../document/ids.ts';
import type { Cell } from '../cells.ts';
import { nodeOf, refused, setProp, type CommandResult } from '../command.ts';
import { linked } from './place-sticker.ts';

/** Exchanges what two cells show; an empty one counts. Each cell takes the ratio of its new sticker. */
export function swapStickers(document: AlbumDocument, input: { first: NodeId; second: NodeId }): CommandResult {
  const first = nodeOf(document, input.first, 'StickerCell');
  const second = nodeOf(document, input.second, 'StickerCell');
  if (!first || !second) return refused('cell_gone');
  if (first.id === second.id || first.props.stickerId === second.props.stickerId) return [];
  return [...shown(document, first, second.props.stickerId), ...shown(document, second, first.props.stickerId)];
}

function shown(document: AlbumDocument, cell: Cell, stickerId: string | null) {
  const sticker = stickerId === null ? undefined : document.stickers.get(stickerId as StickerId);
  return sticker ? linked(cell, sticker) : [setProp(cell, 'stickerId', null)];
}
