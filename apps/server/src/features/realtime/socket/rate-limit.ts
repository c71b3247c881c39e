/** A bucket of tokens: `burst` at once, then `perSecond` in the long run. */
export interface RateLimit {
  /** False when there are not so many left; then none is taken. `now` in milliseconds. */
  take(now: number, cost?: number): boolean;
}

export function createRateLimit(burst: number, perSecond: number): RateLimit {
  let tokens = burst;
  let last: number | null = null;

  return {
    take(now, cost = 1) {
      if (last !== null) tokens = Math.min(burst, tokens + ((now - last) / 1000) * perSecond);
      last = now;
      if (tokens < cost) return false;
      tokens -= cost;
      return true;
    },
  };
}
