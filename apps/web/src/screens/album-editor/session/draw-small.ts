import type { ImageRecord, NodeId } from '@figurina/album';
import { type AlbumReader, renderThumbnail } from '@figurina/drawing';

/**
 * A bitmap of a spread, with its pictures as large as the bitmap needs them: whatever the zoom of the canvas, nobody
 * decodes a photograph for a thumbnail.
 */
export function drawSmall(
  reader: AlbumReader,
  spread: NodeId,
  pixelsWide: number,
  imageUrl: (image: ImageRecord, pixels: number) => string,
): Promise<ImageBitmap | null> {
  const resolution = pixelsWide / reader.spreadSize(spread).get().width;
  const small: AlbumReader = {
    ...reader,
    imageUrl: (image, millimetres) => ({
      subscribe: () => () => undefined,
      get: () => (image ? imageUrl(image, millimetres * resolution) : null),
    }),
  };
  return renderThumbnail(small, spread, pixelsWide);
}
