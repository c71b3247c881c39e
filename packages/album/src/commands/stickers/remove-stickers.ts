import type { AlbumDocument } from '../../document/album.ts';
import type { StickerId } from '../../document/ids.ts';
import { removeStickersPatch } from '../../patch/remove-patches.ts';
import { refused, type CommandResult } from '../command.ts';

/** Deletes stickers; the cells that showed them stay, empty. */
export function removeStickers(document: AlbumDocument, input: { stickerIds: Iterable<StickerId> }): CommandResult {
  const ids = [...input.stickerIds].filter((id) => document.stickers.has(id));
  return ids.length === 0 ? refused('sticker_gone') : removeStickersPatch(document, ids);
}
