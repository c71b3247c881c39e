import { orderName, signalRefusal } from '@figurina/commerce';
import { readTracking, type TrackingOutcome, type TrackingRow } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, refuse } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { findOrders, packedOf, type StoredOrder } from '../orders/index.ts';
import type { DashboardParts } from './dashboard-parts.ts';
import { findByNumbers } from './orders-dashboard.queries.ts';
import { type TrackingLine, trackingLines } from './tracking-rows.ts';

export function serveTracking(http: FastifyInstance, parts: DashboardParts): void {
  const { db, config, invoices, addEvent, writeParcels } = parts;

  route(http, readTracking, async ({ body: { csv, apply, trigger_email }, caller }) => {
    const lines = trackingLines(csv);
    if (!lines) return refuse('tracking_unreadable');
    const ids = await findByNumbers(db, [...new Set(lines.flatMap(({ number }) => number ?? []))]);
    const orders = new Map((await findOrders(db, ids)).map((order) => [order.number, order]));
    const paid = await invoices.paidOf(db, ids);
    /** Numbers that each order gets by what stands above. */
    const seen = new Map<number, Set<string>>();
    const rows: TrackingRow[] = [];
    for (const line of lines) {
      const order = line.number === null ? undefined : orders.get(line.number);
      const given = (order && seen.get(order.number)) ?? new Set<string>();
      const ready = outcomeOf(line, order, given);
      // Of what is paid in advance nothing is sent before.
      const isUnpaid = order?.prepaid === true && !paid.has(order.id);
      const judged = ready === 'ready' && isUnpaid ? 'not_possible' : ready;
      if (order && judged === 'ready') seen.set(order.number, given.add(line.code));
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
    const now = (await findOrders(db, [order.id]))[0];
    if (!now) return 'not_possible';
    const has = (signal: string): boolean => now.updates.some((update) => update.signal === signal);
    const first = bookCode(now);
    // A further parcel; of guests, whose events are those of the run, every one.
    if (now.run_id !== null || (first !== undefined && code !== first)) {
      const codes = [...now.parcels, code];
      // Of several parcels the customer hears once: the page lists them all.
      const isNews = trigger_email && first === undefined && now.parcels.length === 0;
      const written = await writeParcels({ orderId: now.id, codes, trigger_email: isNews, by });
      return isRefusal(written) ? 'not_possible' : 'written';
    }
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
  given: ReadonlySet<string>,
): Exclude<TrackingOutcome, 'written'> {
  if (!order) return 'unknown_order';
  if (!/^[A-Za-z0-9]{8,39}$/.test(code)) return 'wrong_code';
  const books = order.run_id === null && order.updates.some(({ signal }) => signal === 'albums_shipped');
  const parcel = order.updates.some(({ signal }) => signal === 'shipment_created');
  const first = bookCode(order);
  const known = new Set([...(first === undefined ? [] : [first]), ...order.parcels]);
  if (given.has(code)) return 'unchanged';
  if (known.has(code) && (parcel || code !== first)) return 'unchanged';
  // As many as it has parcels, each with a number of its own.
  const isFurther = given.size > 0 || (known.size > 0 && !known.has(code));
  if (isFurther && new Set([...known, ...given]).size >= packedOf(order).parcels) return 'other_code';
  if (order.run_id !== null || isFurther) {
    const isSent = order.ended_at === null && order.updates.some(({ signal }) => signal === 'transfer_completed');
    return isSent ? 'ready' : 'not_possible';
  }
  const next = books ? 'shipment_created' : 'albums_shipped';
  return signalRefusal({ signal: next, by: 'staff' }, order.updates) ? 'not_possible' : 'ready';
}

/** The number that its timeline has; of a guest none, since parcels of the run are not theirs. */
function bookCode({ updates }: StoredOrder): string | undefined {
  const code = updates.findLast(({ signal }) => signal === 'albums_shipped')?.metadata['dhl_tracking_code'];
  return typeof code === 'string' ? code : undefined;
}
