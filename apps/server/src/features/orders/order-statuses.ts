/** Where an order is: print data, books, parcels. Due dates while they lie ahead, else when it happened (operations O21). */
import {
  dueDates,
  houseClock,
  type IsoDay,
  type ReachedStation,
  type Signal,
  stationsOf,
  workingCalendar,
  type WorkingCalendar,
} from '@figurina/commerce';
import { publicHolidays } from '@figurina/commerce/holidays';
import type { Config } from '../../platform/config/config.ts';
import { trackingLink } from './order-tracking.ts';
import type { StoredOrder } from './stored-order.ts';

interface Status {
  readonly status: string;
  readonly date: IsoDay | null;
  readonly target: string | null;
}

export interface OrderStatuses {
  readonly transfer_status: Status;
  readonly albums_status: Status;
  readonly shipment_status: Status;
}

export function houseCalendar({ region, closedDays }: Config['orders']): WorkingCalendar {
  return workingCalendar(publicHolidays(region), closedDays);
}

export const dayOf = (moment: Date): IsoDay => houseClock(moment).day;

export function stationsOfOrder(order: StoredOrder, now: Date): ReachedStation[] {
  const updates = order.updates.map(({ signal, created_at }) => ({ signal, day: dayOf(created_at) }));
  const confirmed = order.delivered_at && dayOf(order.delivered_at);
  return stationsOf({ updates, delivery: order.estimated_delivery, confirmed }, dayOf(now));
}

/** What goes on between house and print shop (`started`, `failed`) only the staff see. */
export function statusesOf(
  order: StoredOrder,
  { calendar, tracking, isStaff }: { calendar: WorkingCalendar; tracking: string; isStaff: boolean },
): OrderStatuses {
  const facts = { albums: order.albums, country: order.country, designCheck: order.features.includes('design_check') };
  const due = dueDates(facts, order.estimated_delivery, calendar);
  const newest = (...signals: readonly Signal[]) => order.updates.findLast(({ signal }) => signals.includes(signal));
  const status = (update: StoredOrder['updates'][number] | undefined, word: string, otherwise: IsoDay): Status => ({
    status: update ? word : 'pending',
    date: update ? dayOf(update.created_at) : otherwise,
    target: update ? trackingLink(update, tracking) : null,
  });
  const transfer = isStaff
    ? newest('transfer_started', 'transfer_completed', 'transfer_failed')
    : newest('transfer_completed');
  const created = newest('shipment_created');
  const shipped = newest('shipped');
  const shipment = status(shipped ?? created, shipped ? 'shipped' : 'created', due.shipment);
  return {
    transfer_status: status(transfer, transfer?.signal.replace('transfer_', '') ?? '', due.transfer),
    albums_status: status(newest('albums_shipped'), 'completed', due.albums),
    shipment_status: { ...shipment, target: created ? trackingLink(created, tracking) : null },
  };
}
