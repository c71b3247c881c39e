/** Choices that a seed repeats for ever: what is printed can be computed again from what is stored. */
export interface Random {
  /** A whole number from 0 up to and without the limit, all as likely. */
  below(limit: number): number;
}

/** xoshiro128** (Blackman and Vigna), its state filled from the letters of the seed. */
export function seededRandom(seed: string): Random {
  const state = stateOf(seed);
  const next = (): number => {
    const [a, b, c, d] = state as unknown as [number, number, number, number];
    const mixed = Math.imul(rotated(Math.imul(b, 5), 7), 9) >>> 0;
    state[2] = c ^ a;
    state[3] = d ^ b;
    state[1] = b ^ state[2];
    state[0] = a ^ state[3];
    state[2] ^= b << 9;
    state[3] = rotated(state[3], 11);
    return mixed;
  };
  for (let at = 0; at < 8; at++) next();
  return {
    below: (limit) => {
      // The last numbers of the range would make some choices likelier: drawn again.
      const fair = 2 ** 32 - (2 ** 32 % limit);
      for (;;) {
        const drawn = next();
        if (drawn < fair) return drawn % limit;
      }
    },
  };
}

/** In place, every order as likely (Fisher and Yates). */
export function shuffle<Item>(items: Item[], random: Random): Item[] {
  for (let at = items.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [items[at], items[other]] = [items[other]!, items[at]!];
  }
  return items;
}

function rotated(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

function stateOf(seed: string): Uint32Array {
  const state = new Uint32Array([0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667]);
  for (let at = 0; at < seed.length; at++) {
    const word = at & 3;
    state[word] = Math.imul(state[word]! ^ seed.charCodeAt(at), 0x85ebca6b);
    state[(at + 1) & 3]! ^= state[word] >>> 13;
  }
  return state;
}
