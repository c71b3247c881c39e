import { BUILT_IN_LAYOUTS } from './archetypes.ts';
import type { Layout } from './layout.ts';

/**
 * The layouts that take `count` stickers, the best fitting first: exactly as many cells, then ever more. When none is
 * large enough, the largest ones.
 */
export function fittingLayouts(count: number, layouts: readonly Layout[] = BUILT_IN_LAYOUTS): Layout[] {
  const withCells = layouts.filter((layout) => !layout.by_hand && layout.stickers > 0 && layout.role !== 'opener');
  const largest = Math.max(0, ...withCells.map((layout) => layout.stickers));
  const enough = Math.min(count, largest);
  return withCells.filter((layout) => layout.stickers >= enough).sort((a, b) => a.stickers - b.stickers);
}

/** The layouts of an album: its blueprint's own when those can hold stickers at all, otherwise the built-in ones. */
export function usableLayouts(own: readonly Layout[] | undefined): readonly Layout[] {
  const usable = own?.some((layout) => !layout.by_hand && layout.role !== 'opener' && layout.stickers > 0);
  return usable ? own! : BUILT_IN_LAYOUTS;
}
