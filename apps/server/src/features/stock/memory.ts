/** Keeps what was asked last, for a while. */
export interface Memory<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
}

export function createMemory<Value>(options: { most: number; keepMs: number; now: () => Date }): Memory<Value> {
  const { most, keepMs, now } = options;
  const kept = new Map<string, { value: Value; until: number }>();
  return {
    get(key) {
      const found = kept.get(key);
      return found && found.until > now().getTime() ? found.value : undefined;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, { value, until: now().getTime() + keepMs });
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break;
        kept.delete(oldest);
      }
    },
  };
}
