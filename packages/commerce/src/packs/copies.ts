import { PLACES } from './pack-size.ts';
import { type Random, shuffle } from './random.ts';

/** A sticker as it is printed. */
export interface Motif {
  /** As the manifest names it: its number or id. */
  readonly id: string;
  readonly double: boolean;
  /** How often it is printed compared with the others, above 0: 1 where it is left out. A rarity has less. */
  readonly weight?: number;
}

export const placesOf = ({ double }: Motif): number => (double ? 2 : 1);

/**
 * How often each motif is printed so that all places of a run of packs are filled: its share by weight, rounded up or down, and
 * never more than one a pack. Without weights all counts are equal to within one.
 *
 * What the rounding leaves goes to doubles first and to singles when only one place is left, or no double: then no place stays
 * empty. Among those with the same claim chance decides.
 */
export function copiesOf(motifs: readonly Motif[], packs: number, random: Random): number[] {
  const copies = motifs.map(() => 0);
  let places = PLACES * packs;
  let open = motifs.map((_, at) => at);
  // Who would be in every pack is there once in each; the others share the rest.
  for (;;) {
    const perWeight = places / sumOf(open.map((at) => weightOf(motifs[at]!) * placesOf(motifs[at]!)));
    const everywhere = open.filter((at) => weightOf(motifs[at]!) * perWeight >= packs);
    if (everywhere.length === 0 || everywhere.length === open.length) {
      return shareOut(motifs, { copies, open, places, perWeight, packs, random });
    }
    for (const at of everywhere) {
      copies[at] = packs;
      places -= packs * placesOf(motifs[at]!);
    }
    open = open.filter((at) => !everywhere.includes(at));
  }
}

interface Shares {
  readonly copies: number[];
  readonly open: readonly number[];
  readonly places: number;
  readonly perWeight: number;
  readonly packs: number;
  readonly random: Random;
}

function shareOut(motifs: readonly Motif[], { copies, open, places, perWeight, packs, random }: Shares): number[] {
  const claims = open.map((at) => ({ at, exact: weightOf(motifs[at]!) * perWeight }));
  let left = places;
  for (const { at, exact } of claims) {
    // A hair above, since 7 times a seventh is less than one in floating point.
    copies[at] = Math.min(packs, Math.floor(exact + 1e-9));
    left -= copies[at] * placesOf(motifs[at]!);
  }
  const byClaim = shuffle(claims, random).sort((a, b) => (b.exact % 1) - (a.exact % 1));
  for (const size of [2, 1]) {
    for (const { at } of byClaim) {
      if (left < size || placesOf(motifs[at]!) !== size || copies[at]! >= packs) continue;
      copies[at]! += 1;
      left -= size;
    }
  }
  return copies;
}

function weightOf({ weight = 1 }: Motif): number {
  return weight;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
