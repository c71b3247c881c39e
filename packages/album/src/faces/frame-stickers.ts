/** The framing of new pictures, without anybody asking. */
import type { AlbumDocument } from '../document/album.ts';
import type { StickerId } from '../document/ids.ts';
import type { Face, ImageRecord } from '../document/image.ts';
import type { Sticker } from '../document/sticker.ts';
import { setStickerFields } from '../commands/command.ts';
import { coverScale } from '../geometry/crop-matrix.ts';
import type { Patch } from '../patch/patch.ts';
import { pictureArea } from '../stickers/picture-area.ts';
import { commonHeadHeight, type FaceInFrame } from './common-height.ts';
import { frameFace, HEAD_HEIGHT, isAsHigh } from './frame-face.ts';
import { cropMakerOf, isUntouched, pictureOfSticker } from './is-framed.ts';

/** Under this confidence nothing is set by itself. */
export const SURE = 0.6;

/**
 * Frames the faces of those of the stickers whose picture nobody has cropped: to the height that the album's framed heads
 * have, or, where there are none, to one that most of the new ones can have. A face that is not sure, not alone or would
 * not come to that height is left for the review.
 */
export function frameNewPictures(document: AlbumDocument, ids: readonly StickerId[]): Patch {
  const fresh = ids.flatMap((id) => {
    const sticker = document.stickers.get(id);
    const placed = sticker && isUntouched(sticker) ? sureFace(document, sticker) : undefined;
    return sticker && placed ? [{ sticker, placed }] : [];
  });
  if (fresh.length === 0) return [];
  const headHeight = heightInUse(document) ?? commonHeadHeight(fresh.map(({ placed }) => placed));
  return fresh.flatMap(({ sticker, placed: { frame, picture, face } }) => {
    const framed = frameFace(frame, picture, face, { headHeight, level: true });
    return isAsHigh(framed, headHeight) ? setStickerFields(sticker, framed.crop) : [];
  });
}

/** The height that most framed heads of the album have; null while there are none. */
export function heightInUse(document: AlbumDocument): number | null {
  const heights = [...document.stickers.values()]
    .flatMap((sticker) => {
      const image = pictureOfSticker(document, sticker);
      const isFramed = image?.details.face && cropMakerOf(document, sticker, image) === 'framing';
      return isFramed ? [headHeightOf(document, sticker, image, image.details.face!)] : [];
    })
    .sort((a, b) => a - b);
  const middle = heights[heights.length >> 1];
  return middle === undefined ? null : Math.min(HEAD_HEIGHT.most, Math.max(HEAD_HEIGHT.least, middle));
}

/** As it is now, as a share of the picture's area. */
function headHeightOf(document: AlbumDocument, sticker: Sticker, { details }: ImageRecord, face: Face): number {
  const area = pictureArea(document, sticker);
  return (face.height * details.height * coverScale(area, details, sticker.cscale)) / area.height;
}

function sureFace(document: AlbumDocument, sticker: Sticker): FaceInFrame | undefined {
  const details = pictureOfSticker(document, sticker)?.details;
  const face = details?.face;
  if (!face || (face.confidence ?? 1) < SURE || (details.other_faces ?? []).length > 0) return undefined;
  return { frame: pictureArea(document, sticker), picture: details, face };
}
