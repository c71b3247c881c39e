import { type Motif, placesOf } from './copies.ts';
import { PLACES } from './pack-size.ts';
import { type Random, shuffle } from './random.ts';

/** No sticker: the second place of a double. */
const NONE = -1;
/** How often every place is offered an exchange: enough that nothing is left of the order they were filled in. */
const ROUNDS = 4;

/** All packs of a run, four places each, in one array: index of a motif, or `NONE`. */
interface Run {
  readonly places: Int32Array;
  /** Where doubles lie, and where singles do. */
  readonly doubles: number[];
  readonly singles: number[];
}

/**
 * Puts so many copies of each motif into packs, no motif twice in one: each motif goes into the packs with the most places left,
 * which finds such an arrangement wherever there is one (Gale and Ryser), and spreads doubles evenly. Then places change
 * stickers at random, but never so that a pack would hold a motif twice, until no arrangement is likelier than another.
 *
 * Where there is none (three singles beside one double, say), the place that is left holds a single once more.
 * Linear in the number of places. The indices of the motifs in each pack.
 */
export function arrangePacks(
  motifs: readonly Motif[],
  copies: readonly number[],
  packs: number,
  random: Random,
): number[][] {
  const run: Run = { places: new Int32Array(PLACES * packs).fill(NONE), doubles: [], singles: [] };
  const free = new Uint8Array(packs).fill(PLACES);
  const order = shuffle([...motifs.keys()], random);
  for (const size of [2, 1]) {
    const ofSize = order.filter((motif) => placesOf(motifs[motif]!) === size);
    deal(run, free, { size, motifs: ofSize, copies });
  }
  exchange(run, run.doubles, random);
  exchange(run, run.singles, random);
  return Array.from({ length: packs }, (_, pack) =>
    [...run.places.subarray(pack * PLACES, (pack + 1) * PLACES)].filter((motif) => motif !== NONE),
  );
}

interface Hand {
  readonly size: number;
  readonly motifs: readonly number[];
  readonly copies: readonly number[];
}

function deal(run: Run, free: Uint8Array, { size, motifs, copies }: Hand): void {
  const slots = size === 2 ? run.doubles : run.singles;
  // Packs by how many more they can take.
  const byRoom: number[][] = Array.from({ length: PLACES + 1 }, () => []);
  free.forEach((left, pack) => byRoom[left]!.push(pack));
  const again: number[] = [];
  const put = (motif: number, pack: number): void => {
    const slot = (pack + 1) * PLACES - free[pack]!;
    run.places[slot] = motif;
    slots.push(slot);
    free[pack]! -= size;
  };
  for (const motif of motifs) {
    const taken: number[] = [];
    for (let room = PLACES; room >= size && taken.length < copies[motif]!; room--) {
      const packs = byRoom[room]!;
      const from = Math.max(0, packs.length - (copies[motif]! - taken.length));
      for (const pack of packs.splice(from)) taken.push(pack);
    }
    for (const pack of taken) {
      put(motif, pack);
      byRoom[free[pack]!]!.push(pack);
    }
    for (let left = taken.length; left < copies[motif]!; left++) again.push(motif);
  }
  const open = byRoom.slice(size).flat();
  for (const motif of again) {
    while (open.length > 0 && free[open.at(-1)!]! < size) open.pop();
    if (open.length > 0) put(motif, open.at(-1)!);
  }
}

function exchange({ places }: Run, slots: readonly number[], random: Random): void {
  const has = (pack: number, motif: number): boolean => {
    const from = pack * PLACES;
    return (
      places[from] === motif || places[from + 1] === motif || places[from + 2] === motif || places[from + 3] === motif
    );
  };
  const packOf = (slot: number): number => Math.floor(slot / PLACES);
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of slots) {
      const other = slots[random.below(slots.length)]!;
      const [motif, wanted] = [places[one]!, places[other]!];
      if (has(packOf(one), wanted) || has(packOf(other), motif)) continue;
      places[one] = wanted;
      places[other] = motif;
    }
  }
}
