import { arrangePacks } from './arrange.ts';
import { copiesOf, type Motif } from './copies.ts';
import { packRefusal } from './pack-size.ts';
import { seededRandom, shuffle } from './random.ts';

export interface PackRun {
  /** All motifs of the album, in its order. */
  readonly motifs: readonly Motif[];
  readonly albums: number;
  readonly packsPerAlbum: number;
}

/** Which stickers go into which pack, and which packs to which album. */
export interface PackPlan {
  /** Ids of motifs: an album's packs one after the other, the first album's first. */
  readonly packs: readonly (readonly string[])[];
  readonly packsPerAlbum: number;
  /** How often each motif of the run is printed. */
  readonly copies: readonly number[];
}

/**
 * The packs of an order. The same run and seed make the same plan for ever: what is stored is the seed, and the hash of
 * `packsCsv` proves what was printed. Packs of four places are all different inside, motifs printed equally often over the run
 * to within one (or by weight), albums get packs at random. A run that `packRefusal` refuses throws.
 * Sources: P33, shop 11.2 and 11.3.
 */
export function packPlan({ motifs, albums, packsPerAlbum }: PackRun, seed: string): PackPlan {
  const doubles = motifs.filter(({ double }) => double).length;
  const refusal = packRefusal({ singles: motifs.length - doubles, doubles });
  if (refusal) throw new RangeError(`No packs: ${refusal}`);
  if (motifs.some(({ weight = 1 }) => !(weight > 0 && weight < Infinity)))
    throw new RangeError('A weight is above zero');
  const random = seededRandom(seed);
  const count = albums * packsPerAlbum;
  const copies = copiesOf(motifs, count, random);
  const packs = shuffle(arrangePacks(motifs, copies, count, random), random);
  return { packs: packs.map((pack) => pack.map((motif) => motifs[motif]!.id)), packsPerAlbum, copies };
}
