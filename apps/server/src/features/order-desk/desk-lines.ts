/** The lines of an order as staff change them, and what the order costs and holds with them. */
import {
  adjustedTo,
  cents,
  currentPriceList,
  FEATURES,
  houseClock,
  type PricedOrder,
  totalsOf,
} from '@figurina/commerce';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import { packsToProve, putLines, type StoredOrder, updateOrder } from '../orders/index.ts';
import type { Tx } from './at-desk.ts';
import type { OrderDeskParts } from './order-desk-parts.ts';

type StoredLine = StoredOrder['lines'][number];
export type DeskLine = Pick<StoredLine, 'id' | 'product' | 'quantity' | 'net' | 'description' | 'by_hand'>;

/** Minor units: far more than any order costs, and less than the database can hold. */
const MOST = 1_000_000_000;

/** What its lines are priced by: its own list, as long as there is one of that name. */
export function pricedBy({ lists }: Pick<OrderDeskParts, 'lists'>, order: StoredOrder): PricedOrder {
  const { facts, category, albums, country, currency, price_list } = order;
  const own = lists.find(({ id }) => id === price_list);
  const list = own ?? currentPriceList(lists, currency, houseClock(order.created_at).day);
  return { facts: { ...facts, category }, albums, country, list };
}

/** One line that makes the order come to a typed net amount, in the place of those there were. */
export function adjusted(lines: readonly DeskLine[], net: number): DeskLine[] {
  const old = lines.find(({ product }) => product === 'adjustment');
  const { id = newId(), description = '' } = old ?? {};
  const nets = lines.map((line) => ({ ...line, net: cents(line.net) }));
  return adjustedTo(cents(net), nets).map((line) =>
    'id' in line ? line : { ...line, id, description, by_hand: 'amount' },
  );
}

/** Writes these lines in the place of those there are, with the totals that they come to. */
export async function writeLines(
  parts: Pick<OrderDeskParts, 'invoices' | 'jobs'>,
  tx: Tx,
  order: StoredOrder,
  lines: readonly DeskLine[],
  tax: Pick<StoredOrder, 'tax_rate' | 'tax_category'> = order,
): Promise<Refusal | undefined> {
  // Each guest pays what they agreed to, and a run nothing.
  if (order.kind !== 'order') return refuse('order_of_batch');
  if (await parts.invoices.isInvoiced(tx, order.id)) return refuse('order_invoiced');
  const net = lines.reduce((total, line) => total + line.net, 0);
  if (net < 0 || net > MOST) return refuse('order_amount_impossible');
  const nets = lines.map((line) => ({ ...line, net: cents(line.net) }));
  const totals = totalsOf(nets, { rate: tax.tax_rate, category: tax.tax_category });
  await putLines(
    tx,
    order.id,
    lines.map((line, at) => ({ ...line, gross: totals.lines[at]!.gross })),
  );
  const { vat, gross } = totals;
  const ordered = orderedBy(order, lines);
  await updateOrder(tx, order.id, { net: totals.net, vat, gross, ...ordered });
  if ('packs_hash' in ordered) await packsToProve(parts, tx, order.id);
  return undefined;
}

/** What is made follows what is charged: albums, packs for each where they can be shared out, extras. */
function orderedBy(order: StoredOrder, lines: readonly DeskLine[]) {
  const count = (of: readonly { product: string; quantity: number }[], product: string): number =>
    of.reduce((total, line) => total + (line.product === product ? line.quantity : 0), 0);
  const isOther = (product: string): boolean => count(lines, product) !== count(order.lines, product);
  const features = FEATURES.filter((feature) => count(lines, feature) > 0);
  const hadFeatures = FEATURES.filter((feature) => count(order.lines, feature) > 0);
  const extras = String(features) === String(hadFeatures) ? {} : { features: JSON.stringify(features) };
  if (!isOther('album') && !isOther('stickerpack')) return extras;
  const albums = count(lines, 'album') || order.albums;
  const packs = count(lines, 'stickerpack');
  // Those of a replacement are dealt one by one, however many albums go with them.
  if (order.replacement) {
    const packs_per_album = packs > 0 ? 1 : order.packs_per_album && 0;
    return { ...extras, albums, packs: packs || null, packs_per_album, packs_hash: null };
  }
  const each = packs / albums;
  const isShared = order.packaging === 'stickerpack' && Number.isInteger(each) && each > 0;
  return { ...extras, albums, packs_per_album: isShared ? each : order.packs_per_album, packs_hash: null };
}
