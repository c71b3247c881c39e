/** Where an order waits: the tabs of those who work on it. Source: operations O7 and 11.2. */
import type { Signal } from './signals.ts';

/** In the order of the work. The last one is of those that ended without being shipped: they stand under all alone. */
export const ORDER_TABS = ['pending_review', 'pending_transfer', 'pending_shipment', 'shipped', 'rejected'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** By which an order ends before it is shipped. */
export const ENDING_SIGNALS = ['rejected', 'cancelled'] as const satisfies readonly Signal[];

/** Of what has happened to an order, the oldest first. Feedback takes an approval back as long as nothing was handed over. */
export function tabOf(past: readonly { readonly signal: Signal }[]): OrderTab {
  const happened = (signal: Signal): boolean => past.some((one) => one.signal === signal);
  if (ENDING_SIGNALS.some(happened)) return 'rejected';
  if (happened('shipped')) return 'shipped';
  if (happened('transfer_completed')) return 'pending_shipment';
  const word = past.findLast(({ signal }) => signal === 'review_completed' || signal === 'review_feedback');
  return word?.signal === 'review_completed' ? 'pending_transfer' : 'pending_review';
}
