/**
 * Thickness of the book's back in mm: 0.14 mm a leaf of the body, rounded up to a tenth (rule P7). In whole tenths of a
 * millimetre, since 0.14 x 5 x 10 is 7.000000000000001 in floating point and would come out as 0.8.
 */
export function spineThickness(inlaySpreads: number): number {
  const leaves = Math.max(0, inlaySpreads - 2);
  return Math.floor((14 * leaves + 9) / 10) / 10;
}

/** From this thickness on, text is offered on the spine (decision 4). */
export const SPINE_TEXT_FROM = 5;
