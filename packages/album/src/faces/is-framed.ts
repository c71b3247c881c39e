import type { AlbumDocument } from '../document/album.ts';
import type { ImageId } from '../document/ids.ts';
import type { ImageRecord } from '../document/image.ts';
import type { Sticker } from '../document/sticker.ts';
import { coverScale, type Crop } from '../geometry/crop-matrix.ts';
import { sameCrop, UNCROPPED } from '../geometry/cropping.ts';
import { everyPictureArea, type PictureArea, pictureArea } from '../stickers/picture-area.ts';
import { frameFace, sameTurn } from './frame-face.ts';

/** Who made a crop: nobody yet, the framing of its face, or somebody by hand. */
export type CropMaker = 'nobody' | 'framing' | 'hand';

/**
 * Told from the crop itself, so that nothing needs to be kept: what the framing would make of the same head height is the
 * framing's, for whichever design it was made.
 */
export function cropMakerOf(document: AlbumDocument, sticker: Sticker, image: ImageRecord): CropMaker {
  const known = told.get(sticker);
  if (known?.image === image) return known.maker;
  const maker = tellMaker(document, sticker, image);
  told.set(sticker, { image, maker });
  return maker;
}

/** Records never change: what was told of one holds as long as it is there. */
const told = new WeakMap<Sticker, { readonly image: ImageRecord; readonly maker: CropMaker }>();

function tellMaker(document: AlbumDocument, sticker: Sticker, image: ImageRecord): CropMaker {
  if (isUntouched(sticker)) return 'nobody';
  const areas = [pictureArea(document, sticker), ...everyPictureArea(sticker.doubleSticker)];
  return areas.some((area) => isFramed(area, image, sticker)) ? 'framing' : 'hand';
}

/** A sticker whose picture is shown as it came. */
export function isUntouched({ cx, cy, cscale, crotation }: Crop): boolean {
  return sameCrop({ cx, cy, cscale, crotation }, UNCROPPED);
}

export function pictureOfSticker(document: AlbumDocument, { image }: Sticker): ImageRecord | undefined {
  return image === null ? undefined : document.images.get(image as ImageId);
}

function isFramed(area: PictureArea, { details }: ImageRecord, crop: Crop): boolean {
  return [details.face, ...(details.other_faces ?? [])].some((face) => {
    if (!face) return false;
    const headHeight = (face.height * details.height * coverScale(area, details, crop.cscale)) / area.height;
    return [true, false].some((level) => alike(frameFace(area, details, face, { headHeight, level }).crop, crop));
  });
}

function alike(a: Crop, b: Crop): boolean {
  const near = (one: number, other: number, by: number): boolean => Math.abs(one - other) < by;
  return (
    near(a.cx, b.cx, 2e-3) &&
    near(a.cy, b.cy, 2e-3) &&
    near(a.cscale / b.cscale, 1, 2e-3) &&
    sameTurn(a.crotation, b.crotation, 0.05)
  );
}
