import type { PointerInput } from './pointer.ts';

/** Pixels before a press becomes a drag: less for the mouse than for a finger. */
export function isDrag(start: PointerInput, now: PointerInput): boolean {
  const least = start.kind === 'touch' ? 8 : 4;
  return Math.hypot(now.screen.x - start.screen.x, now.screen.y - start.screen.y) >= least;
}
