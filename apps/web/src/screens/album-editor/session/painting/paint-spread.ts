/** The pictures of small spreads: the page reads the spread and lays out its texts, the rest is done beside it. */
import type { ImageRecord } from '@figurina/album';
import { type AlbumReader, prepareScene, readScene } from '@figurina/drawing';
import type { PictureParts } from './spread-pictures.ts';
import { smallReader } from './small-reader.ts';
import type { SpreadPaintWorker } from './paint-beside.ts';
import type { Look } from './paint-orders.ts';

/** Width of a picture: it is shown up to half size. */
const PICTURE_PX = 256;
/** Another build may draw otherwise: its code has another address. */
const BUILD = import.meta.url;

interface SpreadPainterParts {
  reader: () => AlbumReader;
  imageUrl: (image: ImageRecord, pixels: number) => string;
  worker: SpreadPaintWorker;
}

export function createSpreadPainter({
  reader,
  imageUrl,
  worker,
}: SpreadPainterParts): Pick<PictureParts, 'read' | 'forget'> {
  return {
    read(spread) {
      const pixels = PICTURE_PX * window.devicePixelRatio;
      const of = smallReader(reader(), spread, pixels, imageUrl);
      const scene = readScene(of, spread);
      if (!scene) return null;
      const look: Look = { build: BUILD, pixels, scene };
      let word: string | null = null;
      return {
        async recall() {
          const found = await worker.recall(look);
          word = found.word;
          return found.address;
        },
        // What its texts wait for does not change what is painted.
        paint: async () => worker.paint({ pixels, keptAs: word ?? look, spread: await prepareScene(of, scene) }),
      };
    },
    forget: worker.forget,
  };
}
