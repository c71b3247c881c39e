/** Work on one thing, one piece after another; on different things side by side. */
export interface Turns {
  take<Result>(key: string, work: () => Promise<Result>): Promise<Result>;
  /** When all work that was begun is done. */
  idle(): Promise<void>;
}

const nothing = (): void => undefined;

export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();

  return {
    take(key, work) {
      const own = (last.get(key) ?? Promise.resolve()).then(work, work);
      const done = own.then(nothing, nothing).finally(() => last.get(key) === done && last.delete(key));
      last.set(key, done);
      return own;
    },
    async idle() {
      while (last.size > 0) await Promise.all(last.values());
    },
  };
}
