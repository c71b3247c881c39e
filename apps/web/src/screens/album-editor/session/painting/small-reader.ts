import type { ImageRecord, NodeId } from '@figurina/album';
import type { AlbumReader } from '@figurina/drawing';

type ImageUrl = (image: ImageRecord, pixels: number) => string;

/**
 * Reads a spread for a bitmap, with its pictures as large as the bitmap needs them: whatever the zoom of the canvas, nobody
 * decodes a photograph for a thumbnail.
 */
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
