/** When the house must have done what of an order, and how urgent that is. By the house's calendar. Source: operations O6, 4. */
import {
  addDays,
  dueDates,
  type DueDates,
  houseClock,
  type IsoDay,
  weekday,
  type WorkingCalendar,
} from '@figurina/commerce';
import type { Urgency } from '@figurina/contract';
import type { DashboardOrderRow } from './orders-dashboard.queries.ts';

type Facts = Pick<DashboardOrderRow, 'albums' | 'country' | 'estimated_delivery'>;

export interface DueDays {
  of(order: Facts): DueDates;
  /** Of what has not been done yet. */
  urgency(day: IsoDay): Urgency;
  /** The day of what comes next; null: nothing any more. */
  next(order: Facts & Pick<DashboardOrderRow, 'tab' | 'books_sent'>): IsoDay | null;
}

/** Days are counted one by one: of thousands of orders most have the same. */
const MOST_KEPT = 20_000;

export function createDueDays(calendar: WorkingCalendar): (now: Date) => DueDays {
  const kept = new Map<string, DueDates>();
  const of = ({ albums, country, estimated_delivery: delivery }: Facts): DueDates => {
    const key = `${delivery} ${country} ${albums}`;
    const known = kept.get(key);
    if (known) return known;
    const due = dueDates({ albums, country, designCheck: false }, delivery, calendar);
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, due);
    return due;
  };
  return (now) => {
    const today = houseClock(now).day;
    // Weeks begin on Monday.
    const sunday = addDays(today, (7 - weekday(today)) % 7);
    return {
      of,
      urgency: (day) => (day < today ? 'overdue' : day <= sunday ? 'this_week' : null),
      next: (order) => {
        if (order.tab === 'pending_review' || order.tab === 'pending_transfer') return of(order).transfer;
        if (order.tab !== 'pending_shipment') return null;
        return order.books_sent ? of(order).shipment : of(order).albums;
      },
    };
  };
}
