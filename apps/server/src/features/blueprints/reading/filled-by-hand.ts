import type { Layout } from '@figurina/album';
import type { Flaw, PrintedAlbum } from './printed-album.ts';

/** Pages for somebody on purpose (the main person, a pair) that a list has filled with whoever was left over. */
export function filledByHand({ spreads }: PrintedAlbum, layouts: readonly Layout[]): Flaw[] {
  const byHand = new Set(layouts.filter((layout) => layout.by_hand).map(({ id }) => id));
  return spreads
    .filter(({ layout, cells }) => layout !== null && byHand.has(layout) && cells.length > 0)
    .map(({ at, layout }) => ({ spread: at, words: layout! }));
}
