/** One change of an order by staff: held, judged, made and written down in one transaction, or not at all. */
import type { AuditAction } from '@figurina/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { differing } from '../audit/index.ts';
import { allOrNothing, findOrder, holdOrder, type StoredOrder, touchOrder } from '../orders/index.ts';
import type { OrderDeskParts } from './order-desk-parts.ts';

export type Tx = Transaction<Database>;

export interface Deed {
  readonly orderId: string;
  /** Of the order as it was seen; undefined where it does not matter. */
  readonly seen: string | undefined;
  readonly by: Pick<Caller, 'id' | 'email'>;
  /** As the audit calls it. */
  readonly action: AuditAction;
  readonly subject: string;
}

/** What changes nothing is written down nowhere. Answers the order as it is then. */
export function atDesk(
  { db, clock, audit }: Pick<OrderDeskParts, 'db' | 'clock' | 'audit'>,
  { orderId, seen, by, action, subject }: Deed,
  work: (tx: Tx, order: StoredOrder, now: Date) => Promise<Refusal | undefined>,
): Promise<StoredOrder | Refusal> {
  return allOrNothing(db, async (tx) => {
    const now = clock.now();
    await holdOrder(tx, orderId);
    const order = await findOrder(tx, orderId);
    if (!order) return refuse('not_found');
    if (seen !== undefined && Date.parse(seen) !== order.updated_at.getTime()) return refuse('conflict');
    if (order.ended_at) return refuse('order_ended');
    const refused = await work(tx, order, now);
    if (refused) return refused;
    const difference = differing(stateOf(order), stateOf((await findOrder(tx, orderId))!));
    if (!difference) return order;
    await touchOrder(tx, orderId, now);
    await audit.write(tx, { by, action, orderId, subject, ...difference });
    return (await findOrder(tx, orderId))!;
  });
}

/** What staff change of an order. Fields of the address each by itself, so that none is kept that stayed. */
function stateOf({ address, lines, ...order }: StoredOrder): Record<string, unknown> {
  const { id: _, order_id: __, ...fields } = address;
  return {
    email: order.email,
    phone: order.phone,
    comment: order.comment,
    country: order.country,
    currency: order.currency,
    tax_rate: order.tax_rate,
    net: order.net,
    gross: order.gross,
    albums: order.albums,
    packs_per_album: order.packs_per_album,
    features: order.features,
    estimated_delivery: order.estimated_delivery,
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [`address.${name}`, value])),
    lines: lines.map(({ product, description, quantity, net, by_hand }) => ({
      product,
      description,
      quantity,
      net,
      by_hand,
    })),
  };
}
