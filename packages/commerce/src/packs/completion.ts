/** How far somebody gets with their packs, alone and by swapping. Real numbers: figures to look at, never money. */
import { motifsOf, type Motifs, numbersOf, PLACES } from './pack-size.ts';
import { logChoose } from './log-choose.ts';

/** Motifs of an album of singles that somebody holds who never swaps: `M (1 - (1 - 1/M)^(4N))`. Source: shop 3.4. */
export function aloneByFormula(motifs: number, packsPerAlbum: number): number {
  return motifs * (1 - (1 - 1 / motifs) ** (PLACES * packsPerAlbum));
}

/** People who swap with each other until nobody can gain from it. */
export interface Group {
  readonly motifs: Motifs;
  /** Of the whole run, which is printed balanced. */
  readonly albums: number;
  readonly packsPerAlbum: number;
  /** People of the group, at most as many as albums. */
  readonly size: number;
}

/**
 * The chance that a group completes all its albums: that it holds each motif as often as it has albums. Motifs are taken to be
 * independent, which is a little off: `simulate` makes the packs and counts. All people of a run together have no chance about
 * it, they have enough or not.
 */
export function swappingChance({ size, ...run }: Group): number {
  const drawn = size * run.packsPerAlbum;
  return copiesInRun(run).reduce((all, { motifs, copies }) => {
    return all * enough({ copies, packs: run.albums * run.packsPerAlbum, drawn, wanted: size }) ** motifs;
  }, 1);
}

/** Motifs that somebody holds who never swaps, on average: exact, and right for doubles too. */
export function aloneOnAverage(run: Omit<Group, 'size'>): number {
  const drawn = run.packsPerAlbum;
  return copiesInRun(run).reduce((held, { motifs, copies }) => {
    return held + motifs * enough({ copies, packs: run.albums * drawn, drawn, wanted: 1 });
  }, 0);
}

/** How many motifs have how many copies in a balanced run. */
function copiesInRun({ motifs, albums, packsPerAlbum }: Omit<Group, 'size'>): { motifs: number; copies: number }[] {
  const places = PLACES * albums * packsPerAlbum;
  const copies = Math.floor(places / numbersOf(motifs));
  const oneMore = (motifsOf(motifs) * (places % numbersOf(motifs))) / numbersOf(motifs);
  return [
    { motifs: motifsOf(motifs) - oneMore, copies },
    { motifs: oneMore, copies: copies + 1 },
  ];
}

interface Draw {
  /** Packs with the motif, of all packs; packs that are drawn. */
  readonly copies: number;
  readonly packs: number;
  readonly drawn: number;
  /** At least so many of the drawn ones shall have it. */
  readonly wanted: number;
}

/**
 * A motif lies in as many packs as it has copies, and packs are given out at random: hypergeometric. 1 where no draw can fail.
 */
function enough({ copies, packs, drawn, wanted }: Draw): number {
  if (copies < wanted) return 0;
  if (copies - (packs - drawn) >= wanted) return 1;
  const all = logChoose(packs, drawn);
  let tooFew = 0;
  for (let held = Math.max(0, drawn - (packs - copies)); held < wanted; held++) {
    tooFew += Math.exp(logChoose(copies, held) + logChoose(packs - copies, drawn - held) - all);
  }
  return Math.max(0, 1 - tooFew);
}

/** The least packs for each with which a group completes all its albums with this chance; null if `most` are too few. */
export function packsForGroup(group: Omit<Group, 'packsPerAlbum'>, most: number, chance = 0.95): number | null {
  for (let packsPerAlbum = 1; packsPerAlbum <= most; packsPerAlbum++) {
    if (swappingChance({ ...group, packsPerAlbum }) >= chance) return packsPerAlbum;
  }
  return null;
}
