/** What happens to an order, written for whoever is to be told, in the transaction in which it happens. */
import { orderName, type Signal } from '@figurina/commerce';
import type { WebhookEvent, WebhookPayload } from '@figurina/contract';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

/** Null: nobody outside is told. */
const EVENT_OF_SIGNAL: Readonly<Record<Signal, WebhookEvent | null>> = {
  created: 'order.created',
  changed: 'order.changed',
  accepted: 'order.accepted',
  rejected: 'order.rejected',
  cancelled: 'order.cancelled',
  review_feedback: 'order.review_feedback',
  review_completed: 'order.review_completed',
  export_started: null,
  export_completed: null,
  export_failed: null,
  transfer_started: 'transfer.started',
  transfer_completed: 'transfer.completed',
  transfer_failed: 'transfer.failed',
  invoice_created: 'order.invoice_created',
  credit_created: 'order.credit_created',
  production_started: 'order.production_started',
  albums_shipped: 'shipment.albums_shipped',
  shipment_created: 'shipment.created',
  shipped: 'shipment.shipped',
};

/** `withdrawn`: staff took these back, the newest first. */
export type OrderEvent = { readonly signal: Signal } | { readonly withdrawn: readonly Signal[] };

export async function noteOrderEvent(
  tx: Transaction<Database>,
  orderId: string,
  event: OrderEvent,
  now: Date,
): Promise<void> {
  const type = 'signal' in event ? EVENT_OF_SIGNAL[event.signal] : 'order.event_withdrawn';
  if (type === null) return;
  const asked = await tx
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('stopped', 'is', null)
    .where(sql<boolean>`events @> ${JSON.stringify([type])}::jsonb`)
    .execute();
  if (asked.length === 0) return;
  const order = await tx
    .selectFrom('orders')
    .select(['id', 'number', 'album_id', 'created_at', 'release_date', 'estimated_delivery'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const payload: WebhookPayload = {
    type,
    timestamp: now.toISOString(),
    data: {
      order: {
        id: order.id,
        name: orderName(order.number),
        album_id: order.album_id,
        created_at: order.created_at.toISOString(),
        event_date: order.release_date,
        estimated_delivery: order.estimated_delivery,
      },
      ...('withdrawn' in event && { withdrawn: [...event.withdrawn] }),
    },
  };
  const row = { type, order_id: order.id, order_name: orderName(order.number), body: JSON.stringify(payload) };
  await tx
    .insertInto('webhook_deliveries')
    .values(
      asked.map(({ id }) => ({
        ...row,
        id: sql<string>`'msg_' || replace(gen_random_uuid()::text, '-', '')`,
        endpoint_id: id,
        next_at: now,
        created_at: now,
      })),
    )
    .execute();
}
