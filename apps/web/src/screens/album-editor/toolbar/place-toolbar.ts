import type { Box, Point } from '@figurina/album';
import type { Size } from '@figurina/editor';

/** The bar's top edge lies this far above the selection (specification, section 2). */
const TOOLBAR_RISE = 80;
/** What stays free between bar and selection at least, and below it for the handle that turns. */
const GAP = 8;
const BELOW = 52;
/** Free at the edges of the canvas; at the bottom lie the page control and the zoom. */
const MARGIN = 6;
const BOTTOM = 74;
/** At the left the tools lie, which the bar leaves free where it fits beside them. */
const TOOLS = 74;

/**
 * Where the bar's top left goes, in pixels of the canvas: above the selection, nearer where there is too little room,
 * else below it, else beside it. Only a selection that fills the view has the bar over it, at the top edge.
 */
export function placeToolbar(selection: Box, bar: Size, canvas: Size): Point {
  const left = TOOLS + bar.width + MARGIN <= canvas.width ? TOOLS : MARGIN;
  const right = Math.max(left, canvas.width - MARGIN - bar.width);
  const lowest = Math.max(MARGIN, canvas.height - BOTTOM - bar.height);
  const [end, bottom] = [selection.x + selection.width, selection.y + selection.height];
  const x = within(selection.x + selection.width / 2 - bar.width / 2, left, right);

  if (selection.y - bar.height - GAP >= MARGIN) return { x, y: within(selection.y - TOOLBAR_RISE, MARGIN, lowest) };
  if (bottom + BELOW <= lowest) return { x, y: Math.max(MARGIN, bottom + BELOW) };
  const y = within(selection.y, MARGIN, lowest);
  if (end + GAP <= right) return { x: Math.max(left, end + GAP), y };
  if (selection.x - GAP - bar.width >= left) return { x: Math.min(right, selection.x - GAP - bar.width), y };
  return { x, y: MARGIN };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
