/** Where an order goes, as staff change it. Another country has another VAT, other shipping, another way. */
import {
  addWorkingDays,
  type Country,
  COUNTRY_FACTS,
  houseClock,
  isCountry,
  type Quote,
  vatOf,
} from '@figurina/commerce';
import type { changeAddress as endpoint, RequestOf } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { refusalOfWish } from '../checkout/index.ts';
import {
  faultsRefusal,
  formFaults,
  ownPrices,
  repriceOrder,
  type StoredOrder,
  tidyAddress,
  updateAddress,
  updateOrder,
  wishOfChange,
} from '../orders/index.ts';
import { atDesk, type Tx } from './at-desk.ts';
import { writeLines } from './desk-lines.ts';
import type { OrderDeskParts } from './order-desk-parts.ts';
import { orderOfAddress } from './order-desk.queries.ts';

type Change = Required<RequestOf<typeof endpoint>['body']['address']>;

/** Answers the order with what it cost before. */
export async function changeAddress(
  parts: OrderDeskParts,
  { addressId, change, by, locale }: { addressId: string; change: Change; by: Caller; locale: Locale },
): Promise<{ order: StoredOrder; before: StoredOrder } | Refusal> {
  const orderId = await orderOfAddress(parts.db, addressId);
  if (orderId === undefined) return refuse('not_found');
  let before: StoredOrder | undefined;
  const deed = { orderId, seen: change.updated_at, by, action: 'address.change', subject: addressId } as const;
  const order = await atDesk(parts, deed, async (tx, now, at) => {
    before = now;
    if (change.country_code !== '' && !isCountry(change.country_code)) return refuse('country_unsupported');
    const contact = { ...change, email: now.email, comment: now.comment, quote_name: now.quote_name };
    const wish = { ...contact, print_access_consent: true, billing_address: null };
    const own = formFaults(wish, now.category).filter(({ field }) => field !== 'email' && field !== 'comment');
    const refused = await faultsRefusal(own, locale);
    if (refused) return refused;
    const address = tidyAddress(change, now.category);
    const repriced = address.country_code === now.country ? undefined : await toCountry(parts, tx, now, change, at);
    if (repriced) return repriced;
    await updateAddress(tx, orderId, address);
    await updateOrder(tx, orderId, { phone: change.phone });
    return undefined;
  });
  return 'ok' in order ? order : { order, before: before! };
}

async function toCountry(
  parts: OrderDeskParts,
  tx: Tx,
  order: StoredOrder,
  { country_code }: Change,
  now: Date,
): Promise<Refusal | undefined> {
  const { calendar, invoices } = parts;
  if (order.kind !== 'order') return refuse('order_of_batch');
  if (await invoices.isInvoiced(tx, order.id)) return refuse('order_invoiced');
  const country = country_code as Country;
  const refused = order.replacement
    ? await withoutList(parts, tx, order, country, now)
    : await byList(parts, tx, order, country, now);
  if (refused) return refused;
  const days = COUNTRY_FACTS[country].transitDays - COUNTRY_FACTS[order.country].transitDays;
  const estimated_delivery = addWorkingDays(calendar, order.estimated_delivery, days);
  await updateOrder(tx, order.id, { country, estimated_delivery });
  return undefined;
}

/** A replacement has no price but what staff put on it. */
async function withoutList(
  parts: OrderDeskParts,
  tx: Tx,
  order: StoredOrder,
  country: Country,
  now: Date,
): Promise<Refusal | undefined> {
  if (order.gross !== 0 && COUNTRY_FACTS[country].currency !== order.currency) return refuse('order_amounts_typed');
  return withOwnLines(parts, tx, order, { lines: [], tax: vatOf(country, houseClock(now).day) });
}

async function byList(
  parts: OrderDeskParts,
  tx: Tx,
  order: StoredOrder,
  country_code: Country,
  now: Date,
): Promise<Refusal | undefined> {
  const { pricing } = parts;
  const { albums, packaging, packs_per_album, features, release_date, facts, category } = order;
  const ordered = { no_albums: albums, sticker_packaging_type: packaging, packs_per_album, release_date };
  const wish = await wishOfChange(tx, order, { ...ordered, order_features: features, country_code });
  const of = { ...facts, category };
  const priced = await pricing.price(wish, of, { now, db: tx, hold: true, order: ownPrices(order) });
  if (!priced.ok) return refusalOfWish(priced.refusal);
  const { quote } = priced;
  const isByHand = order.lines.some(({ by_hand }) => by_hand !== null);
  if (isByHand && quote.currency !== order.currency) return refuse('order_amounts_typed');
  return isByHand
    ? withOwnLines(parts, tx, order, quote)
    : repriceOrder(parts, tx, { order, wish, priced, album: null, now });
}

/** What staff changed stays; shipping and voucher are those of the other country. */
async function withOwnLines(
  parts: OrderDeskParts,
  tx: Tx,
  order: StoredOrder,
  { lines: listed, tax }: Pick<Quote, 'lines' | 'tax'>,
): Promise<Refusal | undefined> {
  const of = (product: string) => listed.find((line) => line.product === product);
  const lines = order.lines.flatMap((line) => {
    const isOfCountry = line.product === 'voucher' || (line.product === 'shipping' && line.by_hand === null);
    if (!isOfCountry) return [line];
    const other = of(line.product);
    return other ? [{ ...line, quantity: other.quantity, net: other.net }] : [];
  });
  const taxed = { tax_rate: tax.rate, tax_category: tax.category };
  await updateOrder(tx, order.id, taxed);
  return writeLines(parts, tx, order, lines, taxed);
}
