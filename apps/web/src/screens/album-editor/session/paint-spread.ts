/** The pictures of small spreads: taken from the device when the spread looks as it did, else painted and kept there. */
import type { ImageRecord, NodeId } from '@figurina/album';
import { type AlbumReader, renderThumbnail, sceneFingerprint, readScene } from '@figurina/drawing';
import type { KeptPictures } from '../../../sync/kept-pictures.ts';
import type { PictureParts } from '../canvas/spread-pictures.ts';
import { bitmapFile } from './bitmap-file.ts';
import { smallReader } from './draw-small.ts';

/** Width of a picture: it is shown up to half size. */
const PICTURE_PX = 256;
const PICTURE_QUALITY = 0.92;
/** Another build may draw otherwise: its code has another address. */
const BUILD = import.meta.url;

interface SpreadPainterParts {
  reader: () => AlbumReader;
  imageUrl: (image: ImageRecord, pixels: number) => string;
  kept: KeptPictures;
}

export function createSpreadPainter({
  reader,
  imageUrl,
  kept,
}: SpreadPainterParts): Pick<PictureParts, 'recall' | 'paint'> {
  const small = (spread: NodeId) => {
    const pixels = PICTURE_PX * window.devicePixelRatio;
    return { pixels, of: smallReader(reader(), spread, pixels, imageUrl) };
  };
  const wordOf = async (of: AlbumReader, spread: NodeId, pixels: number, scene = readScene(of, spread)) => {
    const looks = await sceneFingerprint(of, spread, scene);
    return looks && `${BUILD} ${pixels} ${looks}`;
  };
  return {
    async recall(spread) {
      const { pixels, of } = small(spread);
      const word = await wordOf(of, spread, pixels);
      return word ? kept.find(word) : null;
    },
    async paint(spread) {
      const { pixels, of } = small(spread);
      let isWhole = true;
      // Both have the spread as it is now, before either waits.
      const scene = readScene(of, spread);
      const [word, bitmap] = await Promise.all([
        wordOf(of, spread, pixels, scene),
        renderThumbnail(of, spread, pixels, () => (isWhole = false), scene),
      ]);
      if (!bitmap) return null;
      const picture = await bitmapFile(bitmap, PICTURE_QUALITY);
      if (word && isWhole) kept.keep(word, picture);
      return picture;
    },
  };
}
