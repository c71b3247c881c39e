/** An album that has become another one than was ordered: what that costs, and that its customer agrees to it. */
import { cents, orderName, PRODUCTS, type Quote, sum, totalsOf } from '@figurina/commerce';
import { formatMoney } from '@figurina/locales';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { refuse, type Refusal, type RefusalPart } from '../../../platform/http/refusal.ts';
import { factsOf, refusalOfWish } from '../../checkout/index.ts';
import { addUpdate } from '../add-update.ts';
import { ownPrices, wishOfChange } from '../changing/order-wish.ts';
import { type Repricing, repriceOrder } from '../changing/reprice-order.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { type Line, touchOrder } from '../orders-writing.queries.ts';
import { placingTexts } from '../placing/placing-texts.ts';
import type { StoredOrder } from '../stored-order.ts';
import type { Approving } from '../../reviews/index.ts';

export interface OtherScope {
  readonly repricing: Repricing;
  /** What was ordered, what it is now, and the difference in price. */
  readonly inWords: RefusalPart;
}

export async function otherScope(
  { checkout }: Pick<OrdersParts, 'checkout'>,
  tx: Transaction<Database>,
  order: StoredOrder,
  { current, locale, now }: Approving,
): Promise<OtherScope | Refusal> {
  const facts = factsOf(current.document);
  const wish = await wishOfChange(tx, order, orderedNow(order));
  const ofAlbum = { ...facts, category: order.category };
  const priced = await checkout.pricing.price(wish, ofAlbum, { now, db: tx, hold: true, order: ownPrices(order) });
  if (!priced.ok) return refusalOfWish(priced.refusal);
  const kept = withTypedAmounts(order, priced.quote);
  if (!kept) return refuse('order_amount_impossible');
  const { lines, quote } = kept;
  const t = await placingTexts(locale);
  const difference = quote.gross - order.gross;
  const detail = t('orders.scope.changed', {
    order: orderName(order.number),
    pages: order.facts.pages,
    stickers: order.facts.singles + order.facts.doubles,
    pages_now: facts.pages,
    stickers_now: facts.singles + facts.doubles,
    way: difference === 0 ? 'same' : difference > 0 ? 'more' : 'less',
    difference: formatMoney(locale, Math.abs(difference), order.currency),
  });
  return {
    repricing: { order, wish, priced: { ...priced, quote }, lines, album: current, now },
    inWords: { pointer: '/review/accept_scope', code: orderName(order.number), detail },
  };
}

/** Amounts that staff typed stay, whatever the album became; all else is of the list. Undefined: less than nothing. */
function withTypedAmounts({ lines }: StoredOrder, quote: Quote): { lines: Line[]; quote: Quote } | undefined {
  const typed = lines.filter(({ by_hand }) => by_hand === 'amount');
  const listed = quote.lines.filter(({ product }) => !typed.some((one) => one.product === product));
  const nets = [
    ...listed,
    ...typed.map(({ product, quantity, net, description }) => {
      return { product, quantity, net: cents(net), description, by_hand: 'amount' as const };
    }),
  ].toSorted((a, b) => PRODUCTS.indexOf(a.product) - PRODUCTS.indexOf(b.product));
  if (sum(nets.map(({ net }) => net)) < 0) return undefined;
  const totals = totalsOf(nets, quote.tax);
  return {
    lines: nets.map((line, at) => ({ ...line, gross: totals.lines[at]!.gross })),
    quote: { ...quote, ...totals },
  };
}

export async function agreeToScope(
  parts: Pick<OrdersParts, 'offers' | 'invoices' | 'jobs'>,
  tx: Transaction<Database>,
  { repricing }: OtherScope,
  { by, now }: Approving,
): Promise<Refusal | undefined> {
  const { order, priced } = repricing;
  const refused = await repriceOrder(parts, tx, repricing);
  if (refused) return refused;
  await touchOrder(tx, order.id, now);
  const metadata = { fields: ['scope'], gross_before: order.gross, gross: priced.quote.gross };
  return addUpdate(tx, order.id, { signal: 'changed', by: 'system', sub: by, metadata }, now);
}

/** As many packs for each album as were ordered, also where more are recommended now. */
function orderedNow(order: StoredOrder): Parameters<typeof wishOfChange>[2] {
  return {
    no_albums: order.albums,
    sticker_packaging_type: order.packaging,
    packs_per_album: order.packs_per_album,
    order_features: order.features,
    release_date: order.release_date,
    country_code: order.country,
  };
}
