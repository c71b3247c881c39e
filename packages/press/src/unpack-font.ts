import type { UnpackFont } from '@figurina/contract';
import decompress from 'woff2-encoder/decompress';

/** In base64: the largest slice of a font that the album may need has a tenth of it. */
const LONGEST = 4_000_000;

/** For the render page, which asks for it letter by letter. What it unpacks with cannot leave its own memory. */
export const unpackFont: UnpackFont = async (woff2) => {
  if (woff2.length > LONGEST) throw new Error('The font is too large');
  const file = await decompress(Buffer.from(woff2, 'base64'));
  return Buffer.from(file).toString('base64');
};
