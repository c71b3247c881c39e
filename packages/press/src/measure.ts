/** Lengths on paper. PDF counts in points of 1/72 inch, Chromium lays out 96 pixels an inch. */
const POINTS_PER_MM = 72 / 25.4;

export function points(millimetres: number): number {
  return millimetres * POINTS_PER_MM;
}

/** Pixels of a length at a resolution, rounded once (P35). */
export function pixels(millimetres: number, dpi: number): number {
  return Math.round((millimetres / 25.4) * dpi);
}
