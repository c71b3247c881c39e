/** How often strangers may call, per link and address. In memory: several servers allow several times as much. */
import type { Clock } from '../../platform/clock.ts';

/** How many calls a minute, as multiples of the configured number. */
const WEIGHTS = { read: 10, task: 4, blob: 4, face: 4, upload: 1, withdrawal: 2 } as const;
export type LimitedCall = keyof typeof WEIGHTS;

const WINDOW_MS = 60_000;
/** A link is used from many addresses. */
const ADDRESSES_A_LINK = 10;

export interface RateLimits {
  /** Counts the call; false when it is one too many for the link or the address. */
  allows(call: LimitedCall, token: string, address: string): boolean;
}

/** `perMinute`: uploads of one link from one address; 0 for no limit. */
export function createRateLimits(perMinute: number, clock: Clock): RateLimits {
  let counts = new Map<string, number>();
  let began = 0;

  function count(key: string): number {
    const next = (counts.get(key) ?? 0) + 1;
    counts.set(key, next);
    return next;
  }

  return {
    allows: (call, token, address) => {
      if (perMinute === 0) return true;
      const now = clock.now().getTime();
      if (now - began >= WINDOW_MS || now < began) {
        counts = new Map();
        began = now;
      }
      const atMost = perMinute * WEIGHTS[call];
      // Wrong tokens are counted by address alone, so that nobody tries one after the other.
      const ofAddress = count(`${call} address ${address}`);
      const ofLink = count(`${call} link ${token}`);
      return ofAddress <= atMost && ofLink <= atMost * ADDRESSES_A_LINK;
    },
  };
}
