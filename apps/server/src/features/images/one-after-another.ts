/** Runs what has the same key one after the other, and no more than `atOnce` altogether. */
export interface Turns {
  take<Value>(key: string, work: () => Promise<Value>): Promise<Value>;
}

export function createTurns(atOnce: number): Turns {
  const last = new Map<string, Promise<unknown>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function limited<Value>(work: () => Promise<Value>): Promise<Value> {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return {
    take: async (key, work) => {
      const before = last.get(key);
      const mine = (before ?? Promise.resolve()).catch(() => undefined).then(() => limited(work));
      last.set(key, mine);
      try {
        return await mine;
      } finally {
        if (last.get(key) === mine) last.delete(key);
      }
    },
  };
}
