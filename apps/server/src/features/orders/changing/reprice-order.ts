/** An order gets another price: its sums, lines, packs, voucher and offer, in the transaction that holds it. */
import type { AlbumDocument } from '@figurina/album';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { refuse, type Refusal } from '../../../platform/http/refusal.ts';
import { printCopy } from '../../albums/index.ts';
import { factsOf, type Priced, type PriceWish } from '../../checkout/index.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { type Line, putSnapshot, redeemVoucher, replaceLines, updateOrder } from '../orders-writing.queries.ts';
import { pricedColumns } from '../placing/priced-columns.ts';
import { packsToProve } from '../placing/prove-packs.ts';
import type { StoredOrder } from '../stored-order.ts';

export interface Repricing {
  readonly order: StoredOrder;
  readonly wish: PriceWish;
  readonly priced: Priced;
  /** The album where it is another one than was ordered; null: as it was ordered. */
  readonly album: { readonly document: AlbumDocument; readonly version: number } | null;
  readonly now: Date;
  /** With the totals of the quote, where they are not its lines. */
  readonly lines?: readonly Line[];
}

export async function repriceOrder(
  parts: Pick<OrdersParts, 'offers' | 'invoices' | 'jobs'>,
  tx: Transaction<Database>,
  { order, wish, priced, album, now, lines = priced.quote.lines }: Repricing,
): Promise<Refusal | undefined> {
  const { offers, invoices } = parts;
  const { quote, voucherId, offerId } = priced;
  const isSame = quote.net === order.net && quote.gross === order.gross && quote.currency === order.currency;
  if (!isSame && (await invoices.isInvoiced(tx, order.id))) return refuse('order_invoiced');
  await redeemVoucher(tx, order.id, voucherId, now);
  if (offerId === null) await offers.giveBack(tx, order.id);
  else if (!(await offers.redeem(tx, offerId, order.id))) return refuse('price_changed');
  const { title } = order.facts;
  if (album) await putSnapshot(tx, order.id, { ...printCopy(album.document), version: album.version, title });
  await replaceLines(tx, order.id, lines);
  await updateOrder(tx, order.id, {
    ...pricedColumns(priced, wish, order.packs_seed),
    facts: JSON.stringify(album ? { ...factsOf(album.document), title } : order.facts),
  });
  await packsToProve(parts, tx, order.id);
  return undefined;
}
