/** A bucket of tokens: `burst` at once, then `perSecond` in the long run. */
export interface RateLimit {
  /** False when there is none left. `now` in milliseconds. */
  take(now: number): boolean;
}

export function createRateLimit(burst: number, perSecond: number): RateLimit {
  let tokens = burst;
  let last: number | null = null;

  return {
    take(now) {
      if (last !== null) tokens = Math.min(burst, tokens + ((now - last) / 1000) * perSecond);
      last = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
