import type { NodeId } from '@figurina/album';
import type { AlbumReader } from '../read/album-reader.ts';
import { paintPrepared } from './paint-prepared.ts';
import { decodedPicture } from './picture-cache.ts';
import { prepareScene } from './prepare-scene.ts';
import { readScene } from './read-scene.ts';

/**
 * A bitmap of a spread, `pxWidth` pixels wide, as the DOM would show it: for covers and previews. Waits for its fonts and
 * pictures. Null when the spread is gone.
 */
export async function renderThumbnail(
  reader: AlbumReader,
  spreadId: NodeId,
  pxWidth: number,
): Promise<ImageBitmap | null> {
  const scene = readScene(reader, spreadId);
  const painted = scene && (await paintPrepared(await prepareScene(reader, scene), pxWidth, decodeAll));
  return painted ? painted.canvas.transferToImageBitmap() : null;
}

async function decodeAll(wanted: ReadonlyMap<string, number>): Promise<Map<string, ImageBitmap>> {
  const found = new Map<string, ImageBitmap>();
  await Promise.all(
    Array.from(wanted, async ([url, height]) => {
      const bitmap = await decodedPicture(url, height);
      if (bitmap) found.set(url, bitmap);
    }),
  );
  return found;
}
