/** What happens to an order, as its timeline says it. Sources: C4, shop 6.4 and 11.6, operations 3. */

/** In the order of the work. */
export const SIGNALS = [
  'created',
  'changed',
  'accepted',
  'rejected',
  'cancelled',
  'review_feedback',
  'review_completed',
  'export_started',
  'export_completed',
  'export_failed',
  'transfer_started',
  'transfer_completed',
  'transfer_failed',
  'invoice_created',
  'credit_created',
  'production_started',
  'albums_shipped',
  'shipment_created',
  'shipped',
] as const;
export type Signal = (typeof SIGNALS)[number];

export type SignalColor = 'green' | 'yellow' | 'red' | 'grey';

interface SignalRules {
  readonly color: SignalColor;
  readonly by: 'system' | 'staff' | 'both';
  /** Happens as often as it does; all others stand once an order, whoever wrote them. */
  readonly repeats?: true;
  /** What goes on between house and print shop is not told to customers. */
  readonly isInternal?: true;
  /** All of these must stand. */
  readonly after: readonly Signal[];
  /** None of these may stand. */
  readonly notAfter?: readonly Signal[];
  /** Ends of an order after which it may still happen. */
  readonly evenAfter?: readonly Signal[];
}

/** An order that came to its end. Only an invoice may still come after it was shipped, and what is given back of one always. */
const ENDED: readonly Signal[] = ['rejected', 'cancelled', 'shipped'];
/** What customers may not change or call off any more. */
const UNDER_WAY: readonly Signal[] = ['review_completed', 'transfer_completed', 'production_started', 'albums_shipped'];

export const SIGNAL_RULES: Readonly<Record<Signal, SignalRules>> = {
  created: { color: 'grey', by: 'system', after: [] },
  changed: { color: 'grey', by: 'system', repeats: true, after: ['created'], notAfter: UNDER_WAY },
  accepted: { color: 'green', by: 'both', after: ['created'] },
  rejected: { color: 'red', by: 'staff', after: ['created'] },
  cancelled: { color: 'grey', by: 'system', after: ['created'], notAfter: UNDER_WAY },
  review_feedback: { color: 'yellow', by: 'both', repeats: true, after: ['created'] },
  review_completed: { color: 'green', by: 'both', after: ['accepted'] },
  export_started: { color: 'yellow', by: 'system', repeats: true, isInternal: true, after: ['review_completed'] },
  export_completed: { color: 'green', by: 'system', repeats: true, isInternal: true, after: ['export_started'] },
  export_failed: { color: 'red', by: 'system', repeats: true, isInternal: true, after: ['export_started'] },
  transfer_started: { color: 'yellow', by: 'system', repeats: true, isInternal: true, after: ['export_completed'] },
  // Staff may say it of what was approved: the files went another way.
  transfer_completed: { color: 'green', by: 'both', isInternal: true, after: ['review_completed'] },
  transfer_failed: { color: 'red', by: 'system', repeats: true, isInternal: true, after: ['transfer_started'] },
  // One that was void is followed by another.
  invoice_created: { color: 'green', by: 'system', repeats: true, after: ['created'], evenAfter: ['shipped'] },
  credit_created: { color: 'grey', by: 'system', repeats: true, after: ['invoice_created'], evenAfter: ENDED },
  production_started: { color: 'green', by: 'staff', after: ['transfer_completed'] },
  albums_shipped: { color: 'grey', by: 'staff', after: ['transfer_completed'] },
  shipment_created: { color: 'yellow', by: 'staff', after: ['created'] },
  shipped: { color: 'green', by: 'system', after: ['albums_shipped', 'shipment_created'] },
};

/** Those that staff write by hand. */
export const STAFF_SIGNALS = SIGNALS.filter((signal) => SIGNAL_RULES[signal].by !== 'system');

export interface PastSignal {
  readonly signal: Signal;
  readonly by: 'system' | 'staff';
}

export type SignalRefusal = 'order_update_exists' | 'order_update_not_possible';

/**
 * Why this may not happen now, after what has happened, the oldest first; null: it may. Feedback takes an approval back, so
 * that it stands no more and can be given again; staff's form writes feedback once.
 */
export function signalRefusal({ signal, by }: PastSignal, past: readonly PastSignal[]): SignalRefusal | null {
  const rules = SIGNAL_RULES[signal];
  if (rules.by !== 'both' && rules.by !== by) return 'order_update_not_possible';
  const word = past.findLast((one) => one.signal === 'review_completed' || one.signal === 'review_feedback');
  const stands = (name: Signal): boolean =>
    name === 'review_completed' ? word?.signal === name : past.some((one) => one.signal === name);
  const isByForm = past.some((one) => one.signal === signal && one.by === 'staff');
  if (rules.repeats ? by === 'staff' && isByForm : stands(signal)) return 'order_update_exists';
  const isTooEarly = !rules.after.every(stands);
  const ends = ENDED.filter((end) => !rules.evenAfter?.includes(end));
  const isTooLate = [...ends, ...(rules.notAfter ?? [])].some(stands);
  return isTooEarly || isTooLate ? 'order_update_not_possible' : null;
}

/** Those that staff may write now, in the order of the work. */
export function openSignals(past: readonly PastSignal[]): Signal[] {
  return STAFF_SIGNALS.filter((signal) => signalRefusal({ signal, by: 'staff' }, past) === null);
}
