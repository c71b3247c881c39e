import { allBaked } from '@figurina/drawing';
import { FaultyPictures } from './missing.ts';

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Waits until everything that is on the page can be printed: baked pictures put in, every picture loaded. `urls`: where
 * pictures lie, by their ids.
 */
export async function settle(urls: ReadonlyMap<string, string>): Promise<void> {
  await allBaked();
  // The components that waited for baked pictures take them over now.
  await nextFrame();
  await nextFrame();
  const idOf = new Map(Array.from(urls, ([id, url]) => [url, id]));
  const damaged: string[] = [];
  for (const image of document.images)
    if (!(await isReadable(image))) {
      const id = idOf.get(image.src);
      if (id === undefined) throw new Error('A picture cannot be decoded');
      damaged.push(id);
    }
  if (damaged.length > 0) throw new FaultyPictures(`Picture ${damaged.join(', ')} cannot be decoded`, damaged);
  const { fonts } = document;
  await fonts.ready;
  const failed = [...fonts].find((face) => face.status === 'error');
  if (failed) throw new Error(`The font ${failed.family} cannot be loaded`);
}

/**
 * Whether the browser has the picture and knows what it is. `decode()` would say no more, and keep the pixels of all of
 * them in memory, of which a print needs none: a JPEG goes into the file as it is.
 */
async function isReadable(image: HTMLImageElement): Promise<boolean> {
  if (!image.complete)
    await new Promise<void>((resolve) => {
      for (const end of ['load', 'error']) image.addEventListener(end, () => resolve(), { once: true });
    });
  return image.naturalWidth > 0;
}
