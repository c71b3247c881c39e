import type { Box } from '@figurina/album';
import type { Size } from '@figurina/editor';

/** What stays free between the selection and what opens beside it, and at the edges of the window. */
const GAP = 12;
const MARGIN = 8;
/** What opens below a bar that is itself below the selection covers nothing where it has so much room. */
const ROOM_BELOW = 420;
/** So far at most from where it would hang: it still belongs to its button. */
const FURTHEST = 420;

/**
 * How far what hangs below a button of the bar, in its middle or from its right end, goes aside, so that the selection
 * stays in sight; 0 where it does not lie in the way, or where there is no room beside it. All in pixels of the window.
 */
export function besideSelection(
  selection: Box,
  button: Box,
  { width, atEnd = false }: { readonly width: number; readonly atEnd?: boolean },
  window: Size,
): number {
  const isBelow = button.y >= selection.y + selection.height;
  if (isBelow && window.height - button.y - button.height >= ROOM_BELOW) return 0;
  const own = button.x + (atEnd ? button.width - width : (button.width - width) / 2);
  const last = window.width - MARGIN - width;
  const hangs = Math.max(MARGIN, Math.min(own, last));
  const [before, after] = [selection.x - GAP - width, selection.x + selection.width + GAP];
  if (hangs <= before || hangs >= after) return 0;
  const [nearest] = [before, after]
    .filter((x) => x >= MARGIN && x <= last && Math.abs(x - own) <= FURTHEST)
    .toSorted((a, b) => Math.abs(a - hangs) - Math.abs(b - hangs));
  return nearest === undefined ? 0 : nearest - own;
}
