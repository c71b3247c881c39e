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
  'production_started',
  'albums_shipped',
  'shipment_created',
  'shipped',
] as const;
export type Signal = (typeof SIGNALS)[number];

export type SignalColor = 'green' | 'yellow' | 'red' | 'grey';

interface SignalRules {
  readonly color: SignalColor;
  /** Who may write it: staff at most once an order, the system as often as it happens. */
  readonly by: 'system' | 'staff' | 'both';
  /** What goes on between house and print shop is not told to customers. */
  readonly isInternal?: true;
  /** All of these must have happened. */
  readonly after: readonly Signal[];
  /** None of these may have happened. */
  readonly notAfter?: readonly Signal[];
}

/** An order that came to its end. Only an invoice may still come after it was shipped. */
const ENDED: readonly Signal[] = ['rejected', 'cancelled', 'shipped'];
/** What customers may not change or call off any more. */
const UNDER_WAY: readonly Signal[] = ['review_completed', 'transfer_completed', 'production_started', 'albums_shipped'];

export const SIGNAL_RULES: Readonly<Record<Signal, SignalRules>> = {
  created: { color: 'grey', by: 'system', after: [], notAfter: ['created'] },
  changed: { color: 'grey', by: 'system', after: ['created'], notAfter: UNDER_WAY },
  accepted: { color: 'green', by: 'both', after: ['created'], notAfter: ['accepted'] },
  rejected: { color: 'red', by: 'staff', after: ['created'] },
  cancelled: { color: 'grey', by: 'system', after: ['created'], notAfter: UNDER_WAY },
  review_feedback: { color: 'yellow', by: 'both', after: ['created'] },
  review_completed: { color: 'green', by: 'both', after: ['created'] },
  export_started: { color: 'yellow', by: 'system', isInternal: true, after: ['review_completed'] },
  export_completed: { color: 'green', by: 'system', isInternal: true, after: ['export_started'] },
  export_failed: { color: 'red', by: 'system', isInternal: true, after: ['export_started'] },
  transfer_started: { color: 'yellow', by: 'system', isInternal: true, after: ['export_completed'] },
  // Staff may say it at any time: the files went another way.
  transfer_completed: { color: 'green', by: 'both', isInternal: true, after: ['created'] },
  transfer_failed: { color: 'red', by: 'system', isInternal: true, after: ['transfer_started'] },
  invoice_created: { color: 'green', by: 'system', after: ['created'] },
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

/** Why this may not happen now, after what has happened, the oldest first; null: it may. Feedback takes an approval back. */
export function signalRefusal({ signal, by }: PastSignal, past: readonly PastSignal[]): SignalRefusal | null {
  const rules = SIGNAL_RULES[signal];
  const happened = (name: Signal): boolean => past.some((one) => one.signal === name);
  if (rules.by !== 'both' && rules.by !== by) return 'order_update_not_possible';
  if (by === 'staff' && past.some((one) => one.signal === signal && one.by === 'staff')) return 'order_update_exists';
  const isTooEarly = !rules.after.every(happened);
  const ends = signal === 'invoice_created' ? ENDED.filter((end) => end !== 'shipped') : ENDED;
  const word = past.findLast((one) => one.signal === 'review_completed' || one.signal === 'review_feedback');
  const isOver = (name: Signal): boolean => (name === 'review_completed' ? word?.signal === name : happened(name));
  const isTooLate = [...ends, ...(rules.notAfter ?? [])].some(isOver);
  return isTooEarly || isTooLate ? 'order_update_not_possible' : null;
}
