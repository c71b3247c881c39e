/**
 * Places for work that costs much. Each person has one at a time, however much they ask for, and those who wait are
 * served in turns: who sends a hundred files stands behind somebody who sends one.
 */
export interface Places {
  /** With `patience`, work that finds no place for so long is not begun, and `late` answers. */
  take<Value>(who: string, work: () => Promise<Value>, patience?: Patience<Value>): Promise<Value>;
}

export interface Patience<Value> {
  ms: number;
  late: () => Value;
}

export function createPlaces(atOnce: number): Places {
  const running = new Set<string>();
  /** In the order of their turns. */
  const waiting = new Map<string, (() => void)[]>();

  function beginNext(): void {
    for (const [who, begins] of waiting) {
      if (running.size >= atOnce) return;
      const begin = running.has(who) ? undefined : begins.shift();
      if (!begin) continue;
      if (begins.length === 0) waiting.delete(who);
      running.add(who);
      begin();
    }
  }

  function end(who: string): void {
    running.delete(who);
    // Whose turn it was stands behind all others.
    const begins = waiting.get(who);
    waiting.delete(who);
    if (begins) waiting.set(who, begins);
    beginNext();
  }

  function giveUp(who: string, begin: () => void): void {
    const left = (waiting.get(who) ?? []).filter((other) => other !== begin);
    if (left.length > 0) waiting.set(who, left);
    else waiting.delete(who);
  }

  return {
    take: (who, work, patience) =>
      new Promise((resolve, reject) => {
        let timer: NodeJS.Timeout | undefined;
        const begin = (): void => {
          clearTimeout(timer);
          void work()
            .then(resolve, reject)
            .finally(() => end(who));
        };
        waiting.set(who, [...(waiting.get(who) ?? []), begin]);
        if (patience)
          timer = setTimeout(() => {
            giveUp(who, begin);
            resolve(patience.late());
          }, patience.ms);
        beginNext();
      }),
  };
}
