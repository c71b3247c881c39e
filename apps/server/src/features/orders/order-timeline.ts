/** What happened to an order, as its reader may know it. The newest first. */
import { SIGNAL_RULES, type Signal, SIGNALS } from '@figurina/commerce';
import type { OrderSummary, OrderUpdate } from '@figurina/contract';
import type { OrderContext } from './order-context.ts';
import { dayOf } from './order-statuses.ts';
import { customersMetadata, trackingLink } from './order-tracking.ts';
import type { StoredOrder } from './stored-order.ts';

interface TimelineOptions {
  readonly tracking: string;
  /** Where the customer's invoice is seen. */
  readonly invoiceUrl: string | null;
}

export function timelineOf(
  order: StoredOrder,
  { words, reader, albums }: OrderContext,
  { tracking, invoiceUrl }: TimelineOptions,
): OrderUpdate[] {
  const isStaff = reader?.admin === true;
  const isOpen = isStaff ? albums.has(order.album_id) : albums.get(order.album_id)?.isIn === true;
  const shipped = order.updates.map((update) => trackingLink(update, tracking)).findLast((link) => link !== null);

  function target(update: StoredOrder['updates'][number]): string | null {
    if (update.signal === 'shipped') return shipped ?? null;
    if (update.signal === 'invoice_created') return invoiceUrl;
    if (update.signal === 'review_feedback') return isOpen ? `/album/${order.album_id}/review` : null;
    return trackingLink(update, tracking);
  }

  return toldTo(reader, order)
    .toReversed()
    .map((update) => ({
      id: update.id,
      signal: update.signal,
      title: words.headline(update.signal, order),
      human_title: words.signal(update.signal),
      // What persons wrote is for those whom it was written to.
      message: (reader && update.message) || words.message(update.signal, order),
      color: SIGNAL_RULES[update.signal].color,
      metadata: isStaff ? update.metadata : customersMetadata(update),
      target_url: target(update),
      created_at: update.created_at.toISOString(),
    }));
}

/** What goes on within the house is for the staff; invoices are not for everybody who follows a parcel by its link. */
export function toldTo(reader: OrderContext['reader'], { updates }: StoredOrder): StoredOrder['updates'] {
  if (reader?.admin) return updates;
  return updates.filter(
    ({ signal }) =>
      !SIGNAL_RULES[signal].isInternal &&
      (reader !== null || (signal !== 'invoice_created' && signal !== 'credit_created')),
  );
}

/** The newest day of each that customers see, in the order of the work. */
export function reachedSignals({ updates }: StoredOrder): OrderSummary['reached_signals'] {
  const newest = (signal: Signal) => updates.findLast((update) => update.signal === signal);
  return SIGNALS.filter((signal) => !SIGNAL_RULES[signal].isInternal).flatMap((title) => {
    const update = newest(title);
    return update ? [{ title, date: dayOf(update.created_at) }] : [];
  });
}

/** Where its parcels are followed: what staff gave for the shipment, else the page of the carrier of the books. */
export function trackingOf(order: StoredOrder, tracking: string): string | null {
  const { updates } = order;
  const linkOf = (signal: Signal): string | null => {
    const update = updates.findLast((one) => one.signal === signal);
    return update ? trackingLink(update, tracking) : null;
  };
  return linkOf('shipment_created') ?? linkOf('albums_shipped') ?? parcelsOf(order, tracking)[0]?.url ?? null;
}

/** Each parcel with its number: that of the timeline first. */
export function parcelsOf({ updates, parcels }: StoredOrder, tracking: string): { code: string; url: string }[] {
  const books = updates.findLast(({ signal }) => signal === 'albums_shipped');
  const code = books && customersMetadata(books)['dhl_tracking_code'];
  const codes = new Set([...(typeof code === 'string' ? [code] : []), ...parcels]);
  return [...codes].map((one) => ({ code: one, url: tracking.replace('{code}', encodeURIComponent(one)) }));
}
