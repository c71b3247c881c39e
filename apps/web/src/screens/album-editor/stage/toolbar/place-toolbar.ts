import type { Box, Point } from '@figurina/album';
import type { Size } from '@figurina/editor';

/** The bar's top edge lies this far above the selection (specification, section 2). */
const TOOLBAR_RISE = 80;
/** What stays free between bar and selection at least, and below it. */
const GAP = 8;
const BELOW = 52;
/** Free at the edges of the canvas; at the bottom lie the page control and the zoom. */
const MARGIN = 6;
const BOTTOM = 74;
/** At the left the tools lie, which the bar leaves free where it fits beside them. */
const TOOLS = 74;
const WIDEST = 840;
/** With less room than this beside the tools the bar lies over them: what is in it counts for more. */
const NARROWEST = 420;

/** How wide the bar may be, in pixels: what finds no room is behind “Mehr”. */
export function toolbarRoom(canvasWidth: number): number {
  const beside = canvasWidth - TOOLS - MARGIN;
  return Math.min(WIDEST, beside >= NARROWEST ? beside : canvasWidth - 2 * MARGIN);
}

/** In pixels of the canvas: what is selected, and as far as its handles can be taken hold of. */
export interface PlaceOnScreen {
  readonly box: Box;
  readonly reach: Box;
}

/**
 * Where the bar's top left goes, in pixels of the canvas: above the selection, nearer where there is too little room,
 * else below it, else beside it, and never on a handle. Only a selection that fills the view has the bar over it, at
 * the top edge or just below the handles that stand there.
 */
export function placeToolbar({ box, reach }: PlaceOnScreen, bar: Size, canvas: Size): Point {
  const left = TOOLS + bar.width + MARGIN <= canvas.width ? TOOLS : MARGIN;
  const right = Math.max(left, canvas.width - MARGIN - bar.width);
  const lowest = Math.max(MARGIN, canvas.height - BOTTOM - bar.height);
  const x = within(box.x + box.width / 2 - bar.width / 2, left, right);

  const above = Math.min(box.y - GAP, reach.y) - bar.height;
  if (above >= MARGIN) return { x, y: within(box.y - TOOLBAR_RISE, MARGIN, Math.min(above, lowest)) };
  const below = Math.max(box.y + box.height + BELOW, reach.y + reach.height);
  if (below <= lowest) return { x, y: Math.max(MARGIN, below) };
  const y = within(box.y, MARGIN, lowest);
  const after = Math.max(box.x + box.width + GAP, reach.x + reach.width);
  if (after <= right) return { x: Math.max(left, after), y };
  const before = Math.min(box.x - GAP, reach.x) - bar.width;
  if (before >= left) return { x: Math.min(right, before), y };
  const grip = Math.max(0, box.y - reach.y);
  const onHandles = grip > 0 && box.y + grip > MARGIN && box.y - grip < MARGIN + bar.height;
  return { x, y: onHandles ? Math.min(Math.ceil(box.y + grip), lowest) : MARGIN };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
