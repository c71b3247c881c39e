/** What a pack holds, and of which albums packs can be made. Sources: P33, shop 3.4 and 11.3. */

/** Places of a pack: a single sticker takes one, a double two. */
export const PLACES = 4;

/** The stickers of an album. `total_sticker_sorts` is their sum. */
export interface Motifs {
  readonly singles: number;
  readonly doubles: number;
}

/** Places that all motifs take once, which is also how many numbers the album has. */
export function numbersOf({ singles, doubles }: Motifs): number {
  return singles + 2 * doubles;
}

export function motifsOf({ singles, doubles }: Motifs): number {
  return singles + doubles;
}

/** Why no packs: `too_few_motifs` for four places, or a `lonely_single` that would stand twice in every pack it is in. */
export type PackRefusal = 'too_few_motifs' | 'lonely_single';

export function packRefusal(motifs: Motifs): PackRefusal | null {
  if (numbersOf(motifs) < PLACES) return 'too_few_motifs';
  return motifs.singles === 1 ? 'lonely_single' : null;
}

/** Stickers beyond what all albums take, in percent: what is torn, lost or stays in somebody's drawer. */
export const RESERVE_PERCENT = 4;
const LEAST_PACKS = 5;
const MOST_PACKS = 70;

/** Packs for each album: the least number whose places are all numbers and the reserve. Source: shop 3.4. */
export function recommendedPacks(motifs: Motifs): number {
  return Math.max(LEAST_PACKS, Math.ceil(((100 + RESERVE_PERCENT) * numbersOf(motifs)) / (100 * PLACES)));
}

/** What may be ordered instead. Source: shop S12. */
export function packLimits(motifs: Motifs): { readonly min: number; readonly max: number } {
  return { min: LEAST_PACKS, max: Math.max(MOST_PACKS, 2 * recommendedPacks(motifs)) };
}

/** Stickers of each motif in boxes: one an album, and the reserve. Source: shop 3.4. */
export function stickersInBox(albums: number): number {
  return Math.ceil(((100 + RESERVE_PERCENT) * albums) / 100);
}
