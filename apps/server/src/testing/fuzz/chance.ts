/** A seeded stream of choices: the same seed sends the same requests, as far as the server answers alike. */
export interface Chance {
  /** From 0 to 1. */
  next(): number;
  /** Of 0 to `below` - 1. */
  int(below: number): number;
  /** Happens so often, of 1. */
  happens(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0 || 1;
  // Mulberry32.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number): number => Math.floor(next() * below);
  return {
    next,
    int,
    happens: (share) => next() < share,
    pick: (items) => {
      if (items.length === 0) throw new Error('nothing to choose from');
      return items[int(items.length)]!;
    },
  };
}
