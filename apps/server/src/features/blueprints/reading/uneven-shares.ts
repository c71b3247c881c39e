import type { Flaw, PrintedAlbum } from './printed-album.ts';

/** A last spread has at least this share of what the fullest of its chapter has... */
const LEAST = 1 / 3;
/** ...or so many, which are a team of their own. */
const A_TEAM = 4;

/** Chapters that end with the few that were left over: 17 are 9 and 8, not 14 and 3. */
export function unevenShares({ spreads }: PrintedAlbum): Flaw[] {
  return [...Map.groupBy(spreads, ({ section }) => section).values()].flatMap((chapter) => {
    const shares = chapter.map(({ cells }) => cells.length).filter((count) => count > 0);
    const [last, most] = [shares.at(-1) ?? 0, Math.max(0, ...shares)];
    const at = chapter.findLast(({ cells }) => cells.length > 0)?.at;
    return at !== undefined && last < A_TEAM && last < most * LEAST ? [{ spread: at, words: shares.join(', ') }] : [];
  });
}
