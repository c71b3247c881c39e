/** How often strangers may call, per link and address, over all servers. */
import type { Counters } from '../../platform/counters/counters.ts';

/** How many calls a minute, as multiples of the configured number. */
const WEIGHTS = { read: 10, task: 4, blob: 2, face: 4, upload: 1, withdrawal: 2 } as const;
export type LimitedCall = keyof typeof WEIGHTS;

const WINDOW_MS = 60_000;
/** A link is used from many addresses. */
const ADDRESSES_A_LINK = 10;

export interface RateLimits {
  /** Counts the call; false when it is one too many for the link or the address. */
  allows(call: LimitedCall, token: string, address: string): Promise<boolean>;
}

/** `perMinute`: uploads of one link from one address; 0 for no limit. */
export function createRateLimits(perMinute: number, counters: Pick<Counters, 'add'>): RateLimits {
  return {
    allows: async (call, token, address) => {
      if (perMinute === 0) return true;
      const atMost = perMinute * WEIGHTS[call];
      // Wrong tokens are counted by address alone, so that nobody tries one after the other.
      const keys = [`sticker ${call} address ${address}`, `sticker ${call} link ${token}`];
      const [ofAddress = 0, ofLink = 0] = await counters.add(keys, WINDOW_MS);
      return ofAddress <= atMost && ofLink <= atMost * ADDRESSES_A_LINK;
    },
  };
}
