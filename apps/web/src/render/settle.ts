import { allBaked } from '@figurina/drawing';

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits until everything that is on the page can be printed: baked pictures put in, every picture decoded. */
export async function settle(): Promise<void> {
  await allBaked();
  // The components that waited for baked pictures take them over now.
  await nextFrame();
  await nextFrame();
  for (const image of document.images)
    await image.decode().catch((cause: unknown) => {
      throw new Error(`A picture cannot be decoded: ${String(cause)}`);
    });
  const { fonts } = document;
  await fonts.ready;
  const failed = [...fonts].find((face) => face.status === 'error');
  if (failed) throw new Error(`The font ${failed.family} cannot be loaded`);
}
