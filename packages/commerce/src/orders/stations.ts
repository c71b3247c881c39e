/** The five stations of an order's way, as its customer sees them. Source: shop 6.5. */
import { addDays, type IsoDay } from '../delivery/day.ts';
import type { Signal } from './signals.ts';

export const STATIONS = ['ordered', 'approved', 'in_print', 'shipped', 'delivered'] as const;
export type Station = (typeof STATIONS)[number];

/** Days after the promised one from which a parcel that nobody missed counts as delivered. */
const DELIVERED_AFTER = 14;

export interface OrderPast {
  /** The oldest first. */
  readonly updates: readonly { readonly signal: Signal; readonly day: IsoDay }[];
  /** The promised day. */
  readonly delivery: IsoDay;
  /** The day the customer said that it is there. */
  readonly confirmed: IsoDay | null;
}

export interface ReachedStation {
  readonly station: Station;
  readonly isReached: boolean;
  /** When it was reached; null for one that was passed without a word, or that lies ahead. */
  readonly day: IsoDay | null;
}

/** A station counts as reached as soon as a later one is. */
export function stationsOf(past: OrderPast, today: IsoDay): ReachedStation[] {
  const days = STATIONS.map((station) => reachedOn(station, past, today));
  const last = days.findLastIndex((day) => day !== null);
  return STATIONS.map((station, at) => ({ station, isReached: at <= last, day: days[at]! }));
}

function reachedOn(station: Station, past: OrderPast, today: IsoDay): IsoDay | null {
  const first = (...signals: readonly Signal[]): IsoDay | null =>
    past.updates.find(({ signal }) => signals.includes(signal))?.day ?? null;
  switch (station) {
    case 'ordered':
      return first('created');
    case 'approved': {
      // Feedback after an approval takes it back.
      const word = past.updates.findLast(({ signal }) => signal === 'review_completed' || signal === 'review_feedback');
      return word?.signal === 'review_completed' ? word.day : null;
    }
    case 'in_print':
      return first('production_started', 'transfer_completed');
    case 'shipped':
      return first('shipped');
    case 'delivered': {
      if (past.confirmed) return past.confirmed;
      const silent = addDays(past.delivery, DELIVERED_AFTER);
      return first('shipped') && silent <= today ? silent : null;
    }
  }
}
