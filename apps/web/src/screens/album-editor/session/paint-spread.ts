/** The pictures of small spreads: the page reads the spread and lays out its texts, the rest is done beside it. */
import type { ImageRecord, NodeId } from '@figurina/album';
import { type AlbumReader, prepareScene, readScene } from '@figurina/drawing';
import type { PictureParts } from '../canvas/spread-pictures.ts';
import { smallReader } from './draw-small.ts';
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
}: SpreadPainterParts): Pick<PictureParts, 'recall' | 'paint' | 'forget'> {
  const lookOf = (spread: NodeId): { of: AlbumReader; look: Look } | null => {
    const pixels = PICTURE_PX * window.devicePixelRatio;
    const of = smallReader(reader(), spread, pixels, imageUrl);
    const scene = readScene(of, spread);
    return scene && { of, look: { build: BUILD, pixels, scene } };
  };
  return {
    async recall(spread) {
      const found = lookOf(spread);
      return found && worker.recall(found.look);
    },
    async paint(spread) {
      // As it is now: what its texts wait for does not change what is painted.
      const found = lookOf(spread);
      if (!found) return null;
      const { of, look } = found;
      return worker.paint({ pixels: look.pixels, look, spread: await prepareScene(of, look.scene) });
    },
    forget: worker.forget,
  };
}
