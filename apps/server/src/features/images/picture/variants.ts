/**
 * The sizes a picture is shown in: the longer side in pixels. The specification asks for small below 100 pixels shown,
 * medium below 500, large below 1000; each has enough for that on a dense screen where it counts.
 */
import sharp from 'sharp';
import type { EncodedVariants } from './picture.ts';

export const VARIANT_SIDES = { small: 160, medium: 600, large: 1200 } as const;
/** A third of the time of the usual effort, for files of the same size: a hundred portraits come at once. */
const EFFORT = 2;
const QUALITY = { small: 80, medium: 80, large: 84 } as const;

/** Decodes `full` once, down to the largest size; the others are made of that one. */
export async function makeVariants(full: Buffer): Promise<EncodedVariants> {
  const { data, info } = await sharp(full, { failOn: 'error', limitInputPixels: false })
    .resize({ width: VARIANT_SIDES.large, height: VARIANT_SIDES.large, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const encode = (variant: keyof typeof VARIANT_SIDES) =>
    sharp(data, { raw })
      .resize({
        width: VARIANT_SIDES[variant],
        height: VARIANT_SIDES[variant],
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: QUALITY[variant], effort: EFFORT })
      .toBuffer();
  const [small, medium, large] = await Promise.all([encode('small'), encode('medium'), encode('large')]);
  return { small, medium, large };
}
