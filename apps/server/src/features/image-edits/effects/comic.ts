/** Few flat colours, and printers' dots where it is dark. */

/** Steps of each colour channel. */
const STEPS = 5;
/** Dots across the width of the picture: half a millimetre on a sticker. */
const DOTS_ACROSS = 96;
/** Lighter than this there are no dots; 0 to 1. */
const DOTS_BELOW = 0.58;
const INK = [24, 20, 38] as const;
const SATURATION = 1.45;
/** Dots darken: the colours below them are lighter by this. */
const LIFT = 26;

/** `pixels`: three bytes each, changed in place. */
export function comic(pixels: Uint8Array, width: number, height: number): void {
  const cell = Math.max(3, width / DOTS_ACROSS);
  const levels = Uint8Array.from({ length: 256 }, (_, value) =>
    Math.round((Math.round((value / 255) * (STEPS - 1)) / (STEPS - 1)) * 255),
  );
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      const grey = 0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!;
      const ink = dot(x, y, cell, 1 - grey / 255 / DOTS_BELOW);
      for (let channel = 0; channel < 3; channel += 1) {
        const vivid = Math.min(255, Math.max(0, grey + (pixels[at + channel]! - grey) * SATURATION + LIFT));
        pixels[at + channel] = levels[vivid | 0]! * (1 - ink) + INK[channel]! * ink;
      }
    }
}

/** How much ink a pixel gets from the grid of dots that stands at 45 degrees; `dark` from 0 to 1. */
function dot(x: number, y: number, cell: number, dark: number): number {
  if (dark <= 0) return 0;
  const u = (x + y) / Math.SQRT2 / cell;
  const v = (x - y) / Math.SQRT2 / cell;
  const distance = Math.hypot(u - Math.round(u), v - Math.round(v));
  // The edge of a dot is as soft as one pixel.
  return Math.min(1, Math.max(0, (Math.sqrt(dark) * 0.5 - distance) * cell + 0.5)) * 0.9;
}
