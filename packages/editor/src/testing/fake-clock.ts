import type { Clock } from '../clock.ts';

/** A clock that stands still until it is turned. */
export interface FakeClock extends Clock {
  /** Turns it on, calling what falls due in its order, each after all promises so far have come to rest. */
  advance(milliseconds: number): Promise<void>;
  /** Lets promises come to rest without time going by. */
  settle(): Promise<void>;
}

/** Longer than any chain of promises in the package. */
const TURNS = 60;

export function createFakeClock(): FakeClock {
  let now = 0;
  let count = 0;
  const planned = new Map<number, { at: number; callback: () => void }>();

  async function settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn++) await Promise.resolve();
  }
  function nextDue(until: number): number | null {
    let found: number | null = null;
    for (const [id, { at }] of planned) {
      if (at > until) continue;
      const best = found === null ? null : planned.get(found)!;
      if (!best || at < best.at) found = id;
    }
    return found;
  }

  return {
    now: () => now,
    after(milliseconds, callback) {
      const id = count++;
      planned.set(id, { at: now + milliseconds, callback });
      return () => planned.delete(id);
    },
    settle,
    async advance(milliseconds) {
      const until = now + milliseconds;
      await settle();
      for (let id = nextDue(until); id !== null; id = nextDue(until)) {
        const { at, callback } = planned.get(id)!;
        planned.delete(id);
        now = Math.max(now, at);
        callback();
        await settle();
      }
      now = until;
    },
  };
}
