import type { AlbumDocument } from '../../document/album.ts';
import type { ImageId, MakeId, StickerId } from '../../document/ids.ts';
import type { ImageRecord } from '../../document/image.ts';
import { changeSticker } from '../stickers/change-sticker.ts';
import { refused, type CommandResult } from '../command.ts';

/** Shapes that differ by less show the same part of a photo with the same crop. */
const SAME_SHAPE = 0.01;

/** Gives a sticker another version of its photo: the crop, which is in fractions, stays where the shape is the same. */
export function replacePhoto(
  document: AlbumDocument,
  input: { stickerId: StickerId; imageId: ImageId; makeId: MakeId },
): CommandResult {
  const { stickerId, imageId, makeId } = input;
  const sticker = document.stickers.get(stickerId);
  if (!sticker) return refused('sticker_gone');
  const next = document.images.get(imageId);
  if (!next) return refused('image_gone');
  const present = document.images.get(sticker.image as ImageId);
  const { cx, cy, cscale, crotation } = sticker;
  const crop = present && haveOneShape(present, next) ? { cx, cy, cscale, crotation } : {};
  return changeSticker(document, { stickerId, change: { image: imageId, ...crop }, makeId });
}

function haveOneShape(a: ImageRecord, b: ImageRecord): boolean {
  const ratio = ({ details }: ImageRecord): number => details.width / details.height;
  return Math.abs(ratio(a) / ratio(b) - 1) < SAME_SHAPE;
}

/** The photo that a sticker's picture was made of; undefined when that is the photo itself, or it is gone. */
export function originalOf(document: AlbumDocument, imageId: string | null): ImageRecord | undefined {
  const original = imageId === null ? null : document.images.get(imageId as ImageId)?.original_image_id;
  return original ? document.images.get(original as ImageId) : undefined;
}
