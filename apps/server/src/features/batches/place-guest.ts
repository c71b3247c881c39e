/** A guest orders: judged, written and told by mail in one transaction; the same request twice is one order. */
import { BATCH_MOST_ORDERS, houseClock } from '@figurina/commerce';
import type { createGuestOrder, RequestOf } from '@figurina/contract';
import { formatMoney, type Locale } from '@figurina/locales';
import { createHash } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { allOrNothing, faultsRefusal, formFaults, tidyAddress } from '../orders/index.ts';
import { hashOfToken } from './batch-links.ts';
import { tellPlaced } from './batch-mails.ts';
import type { BatchesParts } from './batches-parts.ts';
import * as queries from './batches.queries.ts';
import { priceGuest } from './guest-price.ts';
import * as guests from './guests.queries.ts';

export type GuestWish = Required<RequestOf<typeof createGuestOrder>['body']['order']>;

export interface GuestPlacing {
  readonly batch: queries.StoredBatch;
  readonly wish: GuestWish;
  readonly locale: Locale;
  /** `Idempotency-Key`; empty for none. */
  readonly key: string;
}

export interface GuestPlaced {
  readonly email: string;
  /** It was not there before. */
  readonly isNew: boolean;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Mails that strangers can have sent to one address, an hour and a day. */
const MAILS_TO_ONE = { hour: 3, day: 6 };
/** Mails an hour that one link sends. */
const MAILS_OF_BATCH = 200;
/** Orders that nobody confirmed are as good as none; beyond so many somebody plays. */
const MOST_WAITING = 500;

export async function placeGuest(parts: BatchesParts, placing: GuestPlacing): Promise<GuestPlaced | Refusal> {
  const { db, clock, counters, lists } = parts;
  const { batch, wish, locale } = placing;
  const now = clock.now();
  const hash = digest(JSON.stringify(wish));
  const request = requestKey(placing.key, hash, now);
  const before = await answered(await guests.findRequest(db, batch.id, request), hash);
  if (before) return before;
  if (!queries.takesOrders(batch, houseClock(now).day)) return refuse('batch_closed');
  const faults = formFaults({ ...wish, ...NOT_ASKED }, batch.category).filter(({ field }) => field !== 'organization');
  const refused = await faultsRefusal(faults, locale);
  if (refused) return refused;
  if (!parts.config.orders.guestPayments.some((one) => one === wish.payment)) return refuse('batch_payment');
  const priced = await priceGuest(lists, batch, wish, { now, locale });
  if (isRefusal(priced)) return priced;
  if (priced.hash !== wish.quote_hash) return refuse('price_changed');
  const email = wish.email.trim();
  const ofOne = `batch mail ${digest(email.toLowerCase())}`;
  const [toOne = 0, ofBatch = 0] = await counters.add([ofOne, `batch mails ${batch.id}`], HOUR_MS);
  if (toOne > MAILS_TO_ONE.hour || ofBatch > MAILS_OF_BATCH) return refuse('too_many_requests');
  const [today = 0] = await counters.add([`${ofOne} a day`], 24 * HOUR_MS);
  if (today > MAILS_TO_ONE.day) return refuse('too_many_requests');
  const { quote } = priced;
  return allOrNothing(db, async (tx): Promise<GuestPlaced | Refusal> => {
    const held = await queries.holdBatch(tx, batch.id);
    if (!held || !queries.takesOrders(held, houseClock(now).day)) return refuse('batch_closed');
    if (held.orders >= BATCH_MOST_ORDERS || held.waiting >= MOST_WAITING) return refuse('batch_full');
    const token = newSecret();
    const isNew = await guests.insertGuest(tx, {
      id: newId(now.getTime()),
      batch_id: batch.id,
      token_hash: hashOfToken(token),
      language: locale,
      for_name: wish.for_name,
      address: JSON.stringify(tidyAddress(wish, batch.category)),
      email,
      phone: wish.phone,
      comment: wish.comment.trim(),
      albums: wish.albums,
      packs: wish.packs,
      motifs: JSON.stringify(priced.motifs),
      country: wish.country_code as guests.Guest['country'],
      currency: quote.currency,
      tax_rate: quote.tax.rate,
      tax_category: quote.tax.category,
      price_list: quote.priceList,
      payment: wish.payment,
      lines: JSON.stringify(quote.lines),
      net: quote.net,
      vat: quote.vat,
      gross: quote.gross,
      consent_at: now,
      request_key: request,
      request_hash: hash,
      order_id: null,
      created_at: now,
      confirmed_at: null,
      withdrawn_at: null,
      told_at: null,
    });
    // The same request was faster: it holds the run before this one does.
    if (!isNew)
      return (await answered(await guests.findRequest(tx, batch.id, request), hash)) ?? refuse('idempotency_conflict');
    const amount = formatMoney(locale, quote.gross, quote.currency);
    await tellPlaced(parts, tx, held, { email, language: locale, token, amount });
    return { email, isNew: true };
  });
}

/** What the checkout asks for and a guest is not. */
const NOT_ASKED = { quote_name: '', print_access_consent: true, billing_address: null } as const;

async function answered(
  found: Awaited<ReturnType<typeof guests.findRequest>>,
  hash: string,
): Promise<GuestPlaced | Refusal | undefined> {
  if (!found) return undefined;
  return found.request_hash === hash ? { email: found.email, isNew: false } : refuse('idempotency_conflict');
}

/** Without a key the same within a minute is the same. */
function requestKey(key: string, hash: string, now: Date): string {
  return key === '' ? `body ${hash} ${Math.floor(now.getTime() / MINUTE_MS)}` : `key ${digest(key)}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
