/** A drawing of a blueprint in the colours of an album: as a drawing, so that an answer costs no more than reading it. */
import { text } from 'node:stream/consumers';
import { followPalette, type ColorPair, type ImageVariant } from '@figurina/album';
import type { Pictures } from './pictures.ts';
import type { Image } from './images.queries.ts';
import { VARIANT_SIDES } from './picture/variants.ts';

export interface Drawing {
  readonly svg: string;
  /** In pixels of the picture that is made of it. */
  readonly width: number;
  readonly height: number;
}

/** That of a picture of the content, also where nobody needed its bitmaps yet; undefined for photographs. */
export async function drawingOf(
  { content, files }: Pick<Pictures, 'content' | 'files'>,
  id: string,
  find: (id: string) => Promise<Image | undefined>,
): Promise<Drawing | undefined> {
  const known = await content.drawing(id);
  if (known) return known;
  const image = await find(id);
  const file = image?.content && image.drawing ? await files.get(image, 'original') : undefined;
  return image && file && { svg: await text(file.stream), width: image.width, height: image.height };
}

/** As large as the picture of this variant, and stretched to wherever it is shown, as pictures are. */
export function followedDrawing(
  { svg, width, height }: Drawing,
  variant: ImageVariant,
  palette: readonly ColorPair[],
): string {
  const longer = Math.max(width, height);
  const side = variant === 'full' || variant === 'original' ? longer : Math.min(longer, VARIANT_SIDES[variant]);
  const pixels = (length: number): number => Math.max(1, Math.round((length * side) / longer));
  const size = `width="${pixels(width)}" height="${pixels(height)}" preserveAspectRatio="none"`;
  return followPalette(svg, palette).replace(/<svg\b[^>]*>/, (root) =>
    root.replaceAll(/\s(?:width|height|preserveAspectRatio)="[^"]*"/g, '').replace(/^<svg/, `<svg ${size}`),
  );
}
