import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSignals, type PastSignal, type Signal, SIGNAL_RULES, signalRefusal, SIGNALS } from './signals.ts';
import { ORDER_TABS, type OrderTab, tabOf } from './tabs.ts';

const forward = SIGNALS.filter(
  (signal) => signal !== 'rejected' && signal !== 'cancelled' && signal !== 'review_feedback',
);
/** What may still follow the end of an order: an invoice what was shipped, and what is given back of one whatever it was. */
const OF_MONEY: readonly Signal[] = ['invoice_created', 'credit_created'];
const events = fc.array(
  fc.record({
    signal: fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom(...forward) },
      { weight: 1, arbitrary: fc.constantFrom(...SIGNALS) },
    ),
    by: fc.constantFrom('system', 'staff'),
  }),
  { minLength: 20, maxLength: 150, size: 'max' },
);

/** What becomes of an order to which all of this is tried, one after the other. */
function history(tried: readonly PastSignal[], after: (past: readonly PastSignal[], tried: PastSignal) => void) {
  const past: PastSignal[] = [];
  for (const event of [{ signal: 'created', by: 'system' } as const, ...tried]) {
    if (signalRefusal(event, past) === null) past.push(event);
    after(past, event);
  }
  return past;
}

/** The same said a second way: the first of these questions that is answered with yes. */
const QUESTIONS: readonly (readonly [OrderTab, (names: readonly Signal[]) => boolean])[] = [
  ['rejected', (names) => names.includes('rejected') || names.includes('cancelled')],
  ['shipped', (names) => names.includes('albums_shipped') && names.includes('shipped')],
  ['pending_shipment', (names) => names.includes('transfer_completed')],
  ['pending_transfer', (names) => names.lastIndexOf('review_completed') > names.lastIndexOf('review_feedback')],
  ['pending_review', () => true],
];

it('an order waits in exactly one place, whatever is tried, and goes back for feedback alone', () => {
  const seen = new Set<OrderTab>();
  fc.assert(
    fc.property(events, (tried) => {
      let last: OrderTab = 'pending_review';
      history(tried, (past, { signal }) => {
        const tab = tabOf(past);
        seen.add(tab);
        expect(tab).toBe(QUESTIONS.find(([, isThere]) => isThere(past.map((one) => one.signal)))![0]);
        const goesBack = ORDER_TABS.indexOf(tab) < ORDER_TABS.indexOf(last);
        expect(goesBack && signal !== 'review_feedback').toBe(false);
        if (last === 'rejected' || last === 'shipped') expect(tab).toBe(last);
        last = tab;
      });
    }),
    { numRuns: 300 },
  );
  expect([...seen].toSorted()).toEqual([...ORDER_TABS].toSorted());
});

it('what is not allowed is refused, whatever came before: too early, too late, twice, or not theirs', () => {
  fc.assert(
    fc.property(events, (tried) => {
      const past = history(tried, () => undefined);
      past.forEach(({ signal, by }, at) => {
        const before = past.slice(0, at).map((one) => one.signal);
        const rules = SIGNAL_RULES[signal];
        expect(rules.by === 'both' || rules.by === by).toBe(true);
        expect(rules.after.every((needed) => before.includes(needed))).toBe(true);
        if (!OF_MONEY.includes(signal)) expect(before).not.toContain('shipped');
        if (signal !== 'credit_created') {
          expect(before).not.toContain('rejected');
          expect(before).not.toContain('cancelled');
        }
        if (!rules.repeats && signal !== 'review_completed') expect(before).not.toContain(signal);
      });
      for (const signal of openSignals(past)) expect(signalRefusal({ signal, by: 'staff' }, past)).toBeNull();
      expect(openSignals(past).filter((signal) => SIGNAL_RULES[signal].by === 'system')).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
