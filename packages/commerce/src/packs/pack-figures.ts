import { aloneByFormula, aloneOnAverage, packsForGroup, swappingChance } from './completion.ts';
import { type Motifs, numbersOf, packLimits, PLACES, recommendedPacks } from './pack-size.ts';

/** What the slider of packs says (shop S12): of packs for each album, with `albums` of them. */
export interface PackFigures {
  readonly min: number;
  readonly max: number;
  readonly recommended: number;
  /** The least with which all people of the order together complete every album, by 95 %; null: not even `max`. */
  readonly enough: number | null;
  /** Different motifs in one album's packs on average, rounded. */
  readonly alone: number;
  /** The chance that they do it with as many as are asked for. */
  readonly swapping: number;
  /** Numbers for each album beyond those it takes; below zero where even swapping leaves so many open. */
  readonly spare: number;
}

/**
 * The formula for `alone` is the published one; it runs over places, so albums with doubles get the exact average instead, which
 * a simulation confirms (shop 11.3).
 */
export function packFigures(motifs: Motifs, albums: number, packsPerAlbum: number): PackFigures {
  const run = { motifs, albums, packsPerAlbum };
  const alone = motifs.doubles === 0 ? aloneByFormula(motifs.singles, packsPerAlbum) : aloneOnAverage(run);
  return {
    ...packLimits(motifs),
    recommended: recommendedPacks(motifs),
    enough: packsForGroup({ motifs, albums, size: albums }, packLimits(motifs).max),
    alone: Math.round(alone),
    swapping: swappingChance({ ...run, size: albums }),
    spare: PLACES * packsPerAlbum - numbersOf(motifs),
  };
}
