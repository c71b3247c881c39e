/** A guest's own order behind the link in their mail: seen, confirmed, taken back. */
import { BATCH_MOST_ORDERS, houseClock } from '@figurina/commerce';
import type { GuestOrder } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { addressLines, allOrNothing, findOrder, orderWords } from '../orders/index.ts';
import { wirePublic } from './batch-answers.ts';
import type { BatchJobs } from './batch-jobs.ts';
import { hashOfToken } from './batch-links.ts';
import type { BatchesParts } from './batches-parts.ts';
import * as queries from './batches.queries.ts';
import { wirePrice } from './guest-price.ts';
import * as guests from './guests.queries.ts';

type OwnParts = BatchesParts;

export async function showGuest(
  { db, clock }: Pick<OwnParts, 'db' | 'clock'>,
  token: string,
  locale: Locale,
): Promise<GuestOrder | Refusal> {
  const guest = await guests.findGuestByToken(db, hashOfToken(token));
  const batch = guest && (await queries.findBatch(db, guest.batch_id));
  if (!guest || !batch) return refuse('batch_order_gone');
  const now = clock.now();
  const words = await orderWords(locale);
  const order = guest.order_id === null ? undefined : await findOrder(db, guest.order_id);
  const isOpen = queries.takesOrders(batch, houseClock(now).day);
  return {
    state: guest.state,
    batch: wirePublic(batch, { now, locale, payments: [guest.payment] }),
    first_name: guest.address.first_name,
    for_name: guest.for_name,
    address_lines: addressLines(guest.address, words.country(guest.country)),
    quote: await wirePrice(guest, locale),
    may: { confirm: isOpen && guest.state === 'placed', withdraw: isOpen && guest.state !== 'withdrawn' },
    status_path: order ? `/order/${order.status_token}` : null,
  };
}

/** Again, it changes nothing: a mail program opens links, people press twice. Undefined where it went well. */
export async function setGuest(
  { db, clock }: Pick<OwnParts, 'db' | 'clock'>,
  { mayBeDue }: Pick<BatchJobs, 'mayBeDue'>,
  token: string,
  state: 'confirmed' | 'withdrawn',
): Promise<undefined | Refusal> {
  const found = await guests.findGuestByToken(db, hashOfToken(token));
  if (!found) return refuse('batch_order_gone');
  const set = await allOrNothing(db, async (tx) => {
    const batch = (await queries.holdBatch(tx, found.batch_id))!;
    const guest = (await guests.holdGuest(tx, found.id))!;
    if (guest.state === state) return 'done' as const;
    const now = clock.now();
    // What was taken back stays so: who wants it after all orders again, at the price of that day.
    if (!queries.takesOrders(batch, houseClock(now).day) || guest.state === 'withdrawn') return refuse('batch_closed');
    if (state === 'confirmed' && batch.orders >= BATCH_MOST_ORDERS) return refuse('batch_full');
    await guests.updateGuest(tx, guest.id, {
      state,
      ...(state === 'confirmed' ? { confirmed_at: now } : { withdrawn_at: now }),
    });
    if (state === 'confirmed') await mayBeDue(tx, batch.id);
    return 'done' as const;
  });
  return set === 'done' ? undefined : set;
}
