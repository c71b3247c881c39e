import type { ImageVariant } from '@figurina/album';

/** Displayed pixels up to which the smaller sizes of a picture are sharp (specification, section 9). */
const VARIANTS = [
  [100, 'small'],
  [500, 'medium'],
  [1000, 'large'],
] as const;

/** Below this zoom every picture is a small one. */
const SMALL_BELOW = 0.5;

export function imageVariant(displayedPixels: number): ImageVariant {
  return VARIANTS.find(([limit]) => displayedPixels < limit)?.[1] ?? 'full';
}

/** Device pixels a millimetre that pictures are chosen for; none where the smallest will do. */
export function pictureResolution(zoom: number, devicePixels: number): number {
  return zoom < SMALL_BELOW ? 0 : zoom * devicePixels;
}
