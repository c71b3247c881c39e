import type { ImageRecord, NodeId } from '@figurina/album';
import { type AlbumReader, renderThumbnail } from '@figurina/drawing';

type ImageUrl = (image: ImageRecord, pixels: number) => string;

/**
 * A bitmap of a spread, with its pictures as large as the bitmap needs them: whatever the zoom of the canvas, nobody
 * decodes a photograph for a thumbnail.
 */
export function drawSmall(
  reader: AlbumReader,
  spread: NodeId,
  pixelsWide: number,
  imageUrl: ImageUrl,
): Promise<ImageBitmap | null> {
  return renderThumbnail(smallReader(reader, spread, pixelsWide, imageUrl), spread, pixelsWide);
}

export function smallReader(reader: AlbumReader, spread: NodeId, pixelsWide: number, imageUrl: ImageUrl): AlbumReader {
  const resolution = pixelsWide / reader.spreadSize(spread).get().width;
  return {
    ...reader,
    imageUrl: (image, millimetres) => ({
      subscribe: () => () => undefined,
      get: () => (image ? imageUrl(image, millimetres * resolution) : null),
    }),
  };
}
