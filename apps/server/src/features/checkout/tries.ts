/** Codes and numbers that somebody tries, so that nobody tries them out. */
import type { Counters } from '../../platform/counters/counters.ts';

/** Different ones an hour and person, of each kind. */
const AN_HOUR = 20;
const HOUR_MS = 3_600_000;

/** Whether they may try it. What was tried before within the hour counts once: the checkout asks again at every change. */
export type MayTry = (kind: 'voucher' | 'vat' | 'offer', personId: string, tried: string) => Promise<boolean>;

export function createTries(counters: Pick<Counters, 'add'>): MayTry {
  return async (kind, personId, tried) => {
    const one = `checkout ${kind} ${personId} ${tried}`;
    const [before = 0] = await counters.add([one], HOUR_MS, 0);
    if (before > 0) return true;
    const [count = 0] = await counters.add([`checkout ${kind} ${personId}`], HOUR_MS);
    if (count > AN_HOUR) return false;
    await counters.add([one], HOUR_MS);
    return true;
  };
}
