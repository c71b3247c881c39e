import type { PointerInput } from './pointer.ts';

/** Units of a lasso's first stretch, at zoom 1; divided by the zoom, these are pixels. */
const LASSO_PX = 5;

/** Pixels before a press becomes a drag: less for the mouse than for a finger. */
export function isDrag(start: PointerInput, now: PointerInput): boolean {
  const least = start.kind === 'touch' ? 8 : 4;
  return Math.hypot(now.screen.x - start.screen.x, now.screen.y - start.screen.y) >= least;
}

/** A lasso opens after a drag of 5 units, divided by the zoom, in either direction. */
export function isLasso(start: PointerInput, now: PointerInput): boolean {
  return Math.max(Math.abs(now.screen.x - start.screen.x), Math.abs(now.screen.y - start.screen.y)) >= LASSO_PX;
}
