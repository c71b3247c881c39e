/** Where the inks of a page are more on one spot than its print shop takes (P20, for all that lies on each other). */
import type { PixelSize } from '../bands.ts';

/** In pixels; right and lower edge are outside. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Percent: what rounding adds to four inks. */
const TOLERANCE = 1.5;

/** `plates`: greys of all inks, white is none; `limit` in percent. Outside of the area are marks, which are every ink. */
export function overLimit(
  plates: readonly Uint8Array[],
  { width, height }: PixelSize,
  { left, top, right, bottom }: Area,
  limit: number,
): { picture: Uint8Array; share: number } {
  const picture = new Uint8Array(width * height).fill(255);
  const most = (255 * (limit + TOLERANCE)) / 100;
  let count = 0;
  for (let y = top; y < Math.min(bottom, height); y++)
    for (let x = left; x < Math.min(right, width); x++) {
      const at = y * width + x;
      let ink = 0;
      for (const plate of plates) ink += 255 - plate[at]!;
      if (ink <= most) continue;
      picture[at] = 0;
      count++;
    }
  return { picture, share: count / Math.max(1, (right - left) * (bottom - top)) };
}
