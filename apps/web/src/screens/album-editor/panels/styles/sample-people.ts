import { type AlbumDocument, type ImageId, type ImageRecord, type Sticker } from '@figurina/album';

/** Somebody to show a sticker design with. */
export interface SamplePerson {
  readonly sticker: Sticker;
  readonly image: ImageRecord;
}

/** The album's own people with a picture, those of the wanted size first; at most `count`. */
export function samplePeople(document: AlbumDocument, double: boolean, count: number): SamplePerson[] {
  const found: SamplePerson[][] = [[], []];
  for (const sticker of document.stickers.values()) {
    const image = sticker.image === null ? undefined : document.images.get(sticker.image as ImageId);
    if (image) found[sticker.doubleSticker === double ? 0 : 1]!.push({ sticker, image });
    if (found[0]!.length === count) break;
  }
  return found.flat().slice(0, count);
}
