import { orderName, signalRefusal } from '@figurina/commerce';
import { readTracking, type TrackingOutcome, type TrackingRow } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { findOrders, type StoredOrder } from '../orders/index.ts';
import type { DashboardParts } from './dashboard-parts.ts';
import { findByNumbers } from './orders-dashboard.queries.ts';
import { type TrackingLine, trackingLines } from './tracking-rows.ts';

export function serveTracking(http: FastifyInstance, parts: DashboardParts): void {
  const { db, config, addEvent } = parts;

  route(http, readTracking, async ({ body: { csv, apply, trigger_email }, caller }) => {
    const lines = trackingLines(csv);
    if (!lines) return refuse('tracking_unreadable');
    const ids = await findByNumbers(db, [...new Set(lines.flatMap(({ number }) => number ?? []))]);
    const orders = new Map((await findOrders(db, ids)).map((order) => [order.number, order]));
    const seen = new Set<number>();
    const rows: TrackingRow[] = [];
    for (const line of lines) {
      const order = line.number === null ? undefined : orders.get(line.number);
      const judged = outcomeOf(line, order, seen);
      if (order) seen.add(order.number);
      const outcome =
        apply && judged === 'ready' && order ? await write(order, line.code, { by: caller, trigger_email }) : judged;
      rows.push({
        line: line.line,
        order_id: order?.id ?? null,
        order_name: order ? orderName(order.number) : line.name,
        code: line.code,
        outcome,
      });
    }
    return { rows };
  });

  /** The books have left, and their parcels can be followed: what the form on the order's page says in two steps. */
  async function write(
    order: StoredOrder,
    code: string,
    { by, trigger_email }: { readonly by: Caller; readonly trigger_email: boolean },
  ): Promise<TrackingOutcome> {
    const has = (signal: string): boolean => order.updates.some((update) => update.signal === signal);
    if (!has('albums_shipped')) {
      const wish = { signal: 'albums_shipped', metadata: { dhl_tracking_code: code } } as const;
      if (isRefusal(await addEvent({ orderId: order.id, wish, by }))) return 'not_possible';
    }
    if (!has('shipment_created')) {
      const tracking_code = config.orders.trackingUrl.replace('{code}', encodeURIComponent(code));
      const wish = { signal: 'shipment_created', metadata: { tracking_code }, trigger_email } as const;
      if (isRefusal(await addEvent({ orderId: order.id, wish, by }))) return 'not_possible';
    }
    return 'written';
  }
}

function outcomeOf(
  { code }: TrackingLine,
  order: StoredOrder | undefined,
  seen: ReadonlySet<number>,
): Exclude<TrackingOutcome, 'written'> {
  if (!order) return 'unknown_order';
  if (!/^[A-Za-z0-9]{8,39}$/.test(code)) return 'wrong_code';
  // An order has one number that its customer follows: that of its first parcel.
  if (seen.has(order.number)) return 'further_parcel';
  const books = order.updates.findLast(({ signal }) => signal === 'albums_shipped');
  const parcel = order.updates.some(({ signal }) => signal === 'shipment_created');
  if (books && books.metadata['dhl_tracking_code'] !== code) return 'other_code';
  if (books && parcel) return 'unchanged';
  const next = books ? 'shipment_created' : 'albums_shipped';
  return signalRefusal({ signal: next, by: 'staff' }, order.updates) ? 'not_possible' : 'ready';
}
