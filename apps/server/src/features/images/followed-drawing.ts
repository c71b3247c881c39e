/** A drawing of a blueprint in the colours of an album: as a drawing, so that an answer costs no more than reading it. */
import { text } from 'node:stream/consumers';
import { followPalette, type ColorPair } from '@figurina/album';
import type { ImageFiles, Variant } from './image-files.ts';
import type { Image } from './images.queries.ts';
import { VARIANT_SIDES } from './picture/variants.ts';

/** As large as the picture of this variant, and stretched to wherever it is shown, as pictures are. */
export async function followedDrawing(
  files: ImageFiles,
  image: Image,
  variant: Variant,
  palette: readonly ColorPair[],
): Promise<string | undefined> {
  const file = await files.get(image, 'original');
  if (!file) return undefined;
  const longer = Math.max(image.width, image.height);
  const side = variant === 'full' || variant === 'original' ? longer : Math.min(longer, VARIANT_SIDES[variant]);
  const pixels = (length: number): number => Math.max(1, Math.round((length * side) / longer));
  const size = `width="${pixels(image.width)}" height="${pixels(image.height)}" preserveAspectRatio="none"`;
  const svg = followPalette(await text(file.stream), palette);
  return svg.replace(/<svg\b[^>]*>/, (root) =>
    root.replaceAll(/\s(?:width|height|preserveAspectRatio)="[^"]*"/g, '').replace(/^<svg/, `<svg ${size}`),
  );
}
