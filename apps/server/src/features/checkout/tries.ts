/** Codes and numbers that somebody tries, so that nobody tries them out. */
import { voucherCode } from '@figurina/commerce';
import type { Counters } from '../../platform/counters/counters.ts';
import { readVatId } from './vat-id.ts';

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

/** As typed; empty where nothing was. */
export interface TriedCodes {
  readonly voucher: string;
  readonly vatId: string;
  readonly quoteName: string;
}

export type MayTryCodes = (personId: string, tried: TriedCodes) => Promise<boolean>;

/** Only what can be found is counted: what somebody is still typing finds nothing. */
export function mayTryCodes(mayTry: MayTry): MayTryCodes {
  return async (by, tried) => {
    const code = voucherCode(tried.voucher);
    const id = readVatId(tried.vatId);
    const offer = tried.quoteName.replaceAll(/[\s-]/g, '').toUpperCase();
    return (
      (code === '' || (await mayTry('voucher', by, code))) &&
      (id === null || (await mayTry('vat', by, id.country + id.number))) &&
      (!/^A\d{5,}$/.test(offer) || (await mayTry('offer', by, offer)))
    );
  };
}
