import type { Flaw, PrintedAlbum } from './printed-album.ts';

/** Spreads with one sticker where the chapter has more. */
export function lonelyCells({ spreads }: PrintedAlbum): Flaw[] {
  return [...Map.groupBy(spreads, ({ section }) => section).values()].flatMap((chapter) => {
    const stickers = chapter.reduce((sum, { cells }) => sum + cells.length, 0);
    return chapter
      .filter(({ cells }) => cells.length === 1 && stickers > 1)
      .map(({ at }) => ({ spread: at, words: `1 of ${stickers}` }));
  });
}
