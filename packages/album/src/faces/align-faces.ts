import { setStickerFields, type CommandResult, refused } from '../commands/command.ts';
import type { AlbumDocument } from '../document/album.ts';
import type { StickerId } from '../document/ids.ts';
import type { Crop } from '../geometry/crop-matrix.ts';
import { tidyCrop } from '../geometry/cropping.ts';

/** Sets the crops that were reviewed, all of them as one step. Stickers that are gone meanwhile are passed over. */
export function alignFaces(
  document: AlbumDocument,
  input: { readonly crops: ReadonlyMap<StickerId, Crop> },
): CommandResult {
  if (input.crops.size === 0) return refused('nothing_selected');
  return [...input.crops].flatMap(([id, crop]) => {
    const sticker = document.stickers.get(id);
    return sticker ? setStickerFields(sticker, tidyCrop(crop)) : [];
  });
}
