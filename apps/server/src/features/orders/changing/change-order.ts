/** What a customer changes of an order until it is approved for print, at the price that they were shown. */
import { houseClock, isCountry } from '@figurina/commerce';
import type { OrderChange } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { isRefusal, refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { type CurrentDocument, holdAlbum, markOrdered } from '../../albums/index.ts';
import { refusalOfWish } from '../../checkout/index.ts';
import { addUpdate } from '../add-update.ts';
import { openOrder } from '../may-read.ts';
import { mayStill } from '../order-rights.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { holdOrder, touchOrder, updateAddress, updateOrder } from '../orders-writing.queries.ts';
import { allOrNothing } from '../placing/all-or-nothing.ts';
import { dateFaults, faultsRefusal, formFaults, tidyAddress } from '../placing/order-form.ts';
import { findOrder, type StoredOrder } from '../stored-order.ts';
import { changedFields, mayTryCode, ownPrices, wishOfChange } from './order-wish.ts';
import { repriceOrder } from './reprice-order.ts';
import { scopeOf } from './scope.ts';

export interface Changing {
  readonly orderId: string;
  readonly change: OrderChange;
  /** What the customer agreed to. */
  readonly agreed: string;
  readonly caller: Caller;
  readonly locale: Locale;
}

/** An album that is written to faster than it can be read has no scope to agree to. */
const TRIES = 5;

export async function changeOrder(parts: OrdersParts, changing: Changing): Promise<StoredOrder | Refusal> {
  const { db, albums, documents } = parts;
  const seen = await openOrder(db, changing.orderId, changing.caller);
  if (isRefusal(seen)) return seen;
  if (!(await mayTryCode(parts.checkout, changing.caller.id, changing.change))) return refuse('too_many_requests');
  // Who placed an order may have left its album since: the order is theirs, the album is not.
  const isInAlbum = !isRefusal(await albums.access(seen.album_id, changing.caller, 'order'));
  for (let at = 0; at < TRIES; at++) {
    const current = isInAlbum && changing.change.accept_scope ? await documents.readDocument(seen.album_id) : undefined;
    const changed = await allOrNothing(db, (tx) => changeNow(parts, tx, { ...changing, isInAlbum }, current));
    if (changed !== 'changed') return changed;
  }
  return refuse('conflict');
}

async function changeNow(
  parts: OrdersParts,
  tx: Transaction<Database>,
  { orderId, change, agreed, caller, locale, isInAlbum }: Changing & { readonly isInAlbum: boolean },
  current: CurrentDocument | undefined,
): Promise<StoredOrder | Refusal | 'changed'> {
  const { clock, checkout, mails } = parts;
  const now = clock.now();
  const seen = await openOrder(tx, orderId, caller);
  if (isRefusal(seen)) return seen;
  // Always the album first, then its orders: so nobody waits for somebody who waits for them.
  const album = await holdAlbum(tx, seen.album_id);
  if (current && album?.version !== current.version) return 'changed';
  await holdOrder(tx, orderId);
  const order = (await findOrder(tx, orderId))!;
  if (!mayStill(order, 'changed')) return refuse('order_fixed');
  const refused = await changeFaults(order, change, { now, locale });
  if (refused) return refused;
  const scope = scopeOf(order, caller.id, current);
  const wish = await wishOfChange(tx, order, change);
  const facts = { ...scope.facts, category: order.category };
  const priced = await checkout.pricing.price(wish, facts, { now, db: tx, hold: true, order: ownPrices(order) });
  if (!priced.ok) return refusalOfWish(priced.refusal);
  if (priced.quote.missingFeatures.length > 0) return refuse('feature_unavailable');
  if (priced.hash !== agreed) return refuse('price_changed');
  const address = tidyAddress(change, order.category);
  const { phone } = change;
  const fields = changedFields(order, { wish, quote: priced.quote, address, phone });
  // Sent twice, it was done the first time.
  if (fields.length === 0 && scope.album === null) return order;
  const repriced = await repriceOrder(parts, tx, { order, wish, priced, album: scope.album, now });
  if (repriced) return repriced;
  await updateAddress(tx, orderId, address);
  await updateOrder(tx, orderId, { phone });
  await touchOrder(tx, orderId, now);
  if (album && isInAlbum) {
    const releaseDate = album.lock?.cause === 'approval' ? null : wish.releaseDate;
    await markOrdered(tx, order.album_id, { releaseDate, now });
  }
  const metadata = { fields, gross_before: order.gross, gross: priced.quote.gross };
  const wrong = await addUpdate(tx, orderId, { signal: 'changed', by: 'system', sub: caller.id, metadata }, now);
  if (wrong) return wrong;
  const changed = (await findOrder(tx, orderId))!;
  await mails.write(tx, 'changed', changed, { round: changed.updates.at(-1)!.id });
  return changed;
}

/** A day that stays as it is may have passed. */
async function changeFaults(
  order: StoredOrder,
  change: OrderChange,
  { now, locale }: { readonly now: Date; readonly locale: Locale },
): Promise<Refusal | undefined> {
  if (change.country_code !== '' && !isCountry(change.country_code)) return refuse('country_unsupported');
  const { email, comment, quote_name } = order;
  const contact = { ...change, email, comment, quote_name, print_access_consent: true, billing_address: null };
  const isOtherDay = change.release_date !== order.release_date;
  const days = isOtherDay ? dateFaults(change.release_date, houseClock(now).day) : [];
  return faultsRefusal([...formFaults(contact, order.category), ...days], locale);
}
