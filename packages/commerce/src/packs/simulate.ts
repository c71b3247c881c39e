import type { Motif } from './copies.ts';
import { type PackPlan, packPlan, type PackRun } from './pack-plan.ts';
import { seededRandom, shuffle } from './random.ts';

export interface Simulated {
  /** Different motifs that somebody holds who never swaps, on average over all albums. */
  readonly alone: number;
  /** In how many of all groups, from 0 to 1, swapping completes every album. */
  readonly swapping: number;
}

/**
 * Makes the run `rounds` times and looks into the albums, and into groups of people drawn at random: what the formulas say
 * about runs of singles, for any album. For figures on a screen ten rounds of an order are enough.
 */
export function simulate(run: PackRun, group: number, rounds: number, seed: string): Simulated {
  let [held, complete, groups] = [0, 0, 0];
  for (let round = 0; round < rounds; round++) {
    const albums = albumsOf(packPlan(run, `${seed}-${round}`));
    held += albums.reduce((total, album) => total + new Set(album).size, 0);
    shuffle(albums, seededRandom(`${seed}-groups-${round}`));
    for (let at = 0; at + group <= albums.length; at += group) {
      groups += 1;
      if (completes(run.motifs, albums.slice(at, at + group))) complete += 1;
    }
  }
  return { alone: held / (rounds * run.albums), swapping: complete / groups };
}

/** The stickers in the packs of each album. */
function albumsOf({ packs, packsPerAlbum }: PackPlan): string[][] {
  return Array.from({ length: packs.length / packsPerAlbum }, (_, album) =>
    packs.slice(album * packsPerAlbum, (album + 1) * packsPerAlbum).flat(),
  );
}

/** Everybody can have every motif when together they hold each as often as they have albums. */
function completes(motifs: readonly Motif[], albums: readonly string[][]): boolean {
  const held = new Map<string, number>();
  for (const id of albums.flat()) held.set(id, (held.get(id) ?? 0) + 1);
  return motifs.every(({ id }) => (held.get(id) ?? 0) >= albums.length);
}
