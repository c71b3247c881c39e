import { describe, expect, it } from 'vitest';
import { FIRST_ORDER, orderName, orderNumber } from './order-number.ts';
import {
  type PastSignal,
  type Signal,
  SIGNAL_RULES,
  type SignalColor,
  signalRefusal,
  SIGNALS,
  STAFF_SIGNALS,
} from './signals.ts';
import { type OrderPast, STATIONS, stationsOf } from './stations.ts';

const bySystem = (...signals: Signal[]): PastSignal[] => signals.map((signal) => ({ signal, by: 'system' }));
const all = (color: SignalColor): Signal[] => SIGNALS.filter((signal) => SIGNAL_RULES[signal].color === color);

describe('signals', () => {
  it('have the colours of the specification, and the rest grey', () => {
    expect(all('green').toSorted()).toEqual(
      [
        'accepted',
        'review_completed',
        'export_completed',
        'transfer_completed',
        'invoice_created',
        'production_started',
        'shipped',
      ].toSorted(),
    );
    expect(all('red')).toEqual(['rejected', 'export_failed', 'transfer_failed']);
    expect(all('yellow')).toEqual(['review_feedback', 'export_started', 'transfer_started', 'shipment_created']);
    expect(all('grey')).toEqual(['created', 'changed', 'cancelled', 'credit_created', 'albums_shipped']);
  });

  it('that staff may write are those of the specification', () => {
    expect(STAFF_SIGNALS).toEqual([
      'accepted',
      'rejected',
      'review_feedback',
      'review_completed',
      'transfer_completed',
      'production_started',
      'albums_shipped',
      'shipment_created',
    ]);
  });

  it('are not told to customers where they are about files', () => {
    const internal = SIGNALS.filter((signal) => SIGNAL_RULES[signal].isInternal);
    expect(internal).toEqual(SIGNALS.filter((signal) => /^(export|transfer)_/.test(signal)));
  });

  it('of staff are written once, whatever came between', () => {
    const past: PastSignal[] = [...bySystem('created'), { signal: 'review_feedback', by: 'staff' }];
    expect(signalRefusal({ signal: 'review_feedback', by: 'staff' }, past)).toBe('order_update_exists');
    expect(signalRefusal({ signal: 'review_feedback', by: 'system' }, past)).toBeNull();
    expect(
      signalRefusal({ signal: 'review_feedback', by: 'staff' }, bySystem('created', 'review_feedback')),
    ).toBeNull();
  });

  it('stand once an order, whoever wrote them; an approval again after feedback', () => {
    for (const signal of ['accepted', 'review_completed', 'transfer_completed', 'shipped'] as const) {
      const by = signal === 'shipped' ? 'system' : 'staff';
      expect(signalRefusal({ signal, by }, bySystem('created', 'accepted', signal)), signal).toBe(
        'order_update_exists',
      );
    }
    const checked: PastSignal[] = [...bySystem('created', 'accepted'), { signal: 'review_completed', by: 'staff' }];
    const again = signalRefusal({ signal: 'review_completed', by: 'staff' }, [
      ...checked,
      ...bySystem('review_feedback'),
    ]);
    expect(again).toBeNull();
  });

  it('are refused to whom they do not belong', () => {
    expect(signalRefusal({ signal: 'created', by: 'staff' }, [])).toBe('order_update_not_possible');
    expect(signalRefusal({ signal: 'rejected', by: 'system' }, bySystem('created'))).toBe('order_update_not_possible');
  });

  it('walk every pair: what may be next after each of them, and nothing after the end', () => {
    // The shortest way to a signal, and then it.
    const wayTo = (signal: Signal): Signal[] => [...new Set([...SIGNAL_RULES[signal].after.flatMap(wayTo), signal])];
    const maybe = (past: PastSignal[]): string =>
      SIGNALS.filter((signal) =>
        (['system', 'staff'] as const).some((by) => signalRefusal({ signal, by }, past) === null),
      ).join(' ');
    const next = Object.fromEntries(SIGNALS.map((signal) => [signal, maybe(bySystem(...wayTo(signal)))]));

    const more = 'invoice_created shipment_created';
    const waiting = 'changed accepted rejected cancelled review_feedback';
    const accepted = `changed rejected cancelled review_feedback review_completed ${more}`;
    const approved = (between: string, later = ''): string =>
      `rejected review_feedback export_started ${between}invoice_created ${later}shipment_created`;
    const sent = approved('', 'production_started albums_shipped ');
    expect(maybe([])).toBe('created');
    expect(next).toEqual({
      created: `${waiting} ${more}`,
      changed: `${waiting} ${more}`,
      accepted,
      rejected: '',
      cancelled: '',
      review_feedback: `${waiting} ${more}`,
      review_completed: approved('transfer_completed '),
      export_started: approved('export_completed export_failed transfer_completed '),
      export_completed: approved('export_completed export_failed transfer_started transfer_completed '),
      export_failed: approved('export_completed export_failed transfer_completed '),
      transfer_started: approved('export_completed export_failed transfer_started transfer_completed transfer_failed '),
      transfer_completed: sent,
      transfer_failed: approved('export_completed export_failed transfer_started transfer_completed transfer_failed '),
      invoice_created: `${waiting} invoice_created credit_created shipment_created`,
      credit_created: `${waiting} invoice_created credit_created shipment_created`,
      production_started: sent.replace('production_started ', ''),
      albums_shipped: sent.replace('albums_shipped ', ''),
      shipment_created: `${waiting} invoice_created`,
      shipped: 'invoice_created',
    });
  });

  it.each<[Signal, Signal[]]>([
    ['review_completed', ['accepted']],
    ['export_started', ['review_completed']],
    ['export_completed', ['export_started']],
    ['transfer_completed', ['review_completed']],
    ['production_started', ['transfer_completed']],
    ['albums_shipped', ['transfer_completed']],
    ['shipped', ['albums_shipped', 'shipment_created']],
  ])('%s comes after %j and not without one of them', (signal, needed) => {
    const by = SIGNAL_RULES[signal].by === 'staff' ? 'staff' : 'system';
    expect(signalRefusal({ signal, by }, bySystem('created', ...needed))).toBeNull();
    expect(signalRefusal({ signal, by }, bySystem('created', ...needed, 'review_feedback'))).toBe(
      needed.includes('review_completed') ? 'order_update_not_possible' : null,
    );
    for (const missing of needed) {
      const past = bySystem('created', ...needed.filter((one) => one !== missing));
      expect(signalRefusal({ signal, by }, past)).toBe('order_update_not_possible');
    }
  });

  it('let people change and cancel again what feedback has taken the approval of', () => {
    for (const signal of ['changed', 'cancelled'] as const) {
      const reopened = bySystem('created', 'review_completed', 'review_feedback');
      expect(signalRefusal({ signal, by: 'system' }, reopened)).toBeNull();
      const again = [...reopened, ...bySystem('review_completed')];
      expect(signalRefusal({ signal, by: 'system' }, again)).toBe('order_update_not_possible');
    }
  });

  it('let nobody change or cancel what is approved, nor reject what is on its way', () => {
    for (const signal of ['changed', 'cancelled'] as const) {
      expect(signalRefusal({ signal, by: 'system' }, bySystem('created'))).toBeNull();
      expect(signalRefusal({ signal, by: 'system' }, bySystem('created', 'review_completed'))).not.toBeNull();
    }
    expect(signalRefusal({ signal: 'rejected', by: 'staff' }, bySystem('created', 'shipped'))).not.toBeNull();
  });
});

describe('stations', () => {
  const past = (...signals: [Signal, string][]): OrderPast => ({
    updates: signals.map(([signal, day]) => ({ signal, day })),
    delivery: '2027-05-20',
    confirmed: null,
  });
  const reached = (order: OrderPast, today = '2027-05-20'): string =>
    stationsOf(order, today)
      .filter(({ isReached }) => isReached)
      .map(({ station, day }) => `${station} ${day}`)
      .join(', ');
  const ORDERED: [Signal, string] = ['created', '2027-05-03'];
  const APPROVED: [Signal, string] = ['review_completed', '2027-05-04'];

  it('are five', () => {
    expect(STATIONS).toEqual(['ordered', 'approved', 'in_print', 'shipped', 'delivered']);
    expect(reached(past(ORDERED))).toBe('ordered 2027-05-03');
  });

  it('are left again when feedback takes an approval back', () => {
    expect(reached(past(ORDERED, APPROVED))).toBe('ordered 2027-05-03, approved 2027-05-04');
    expect(reached(past(ORDERED, APPROVED, ['review_feedback', '2027-05-05']))).toBe('ordered 2027-05-03');
  });

  it('are reached as soon as a later one is', () => {
    const printed = past(ORDERED, ['transfer_completed', '2027-05-06'], ['production_started', '2027-05-07']);
    expect(reached(printed)).toBe('ordered 2027-05-03, approved null, in_print 2027-05-06');
  });

  it('end when the customer says so, or two weeks after the promised day', () => {
    const shipped = past(ORDERED, APPROVED, ['transfer_completed', '2027-05-06'], ['shipped', '2027-05-18']);
    expect(stationsOf(shipped, '2027-06-02').at(-1)).toMatchObject({ isReached: false, day: null });
    expect(stationsOf(shipped, '2027-06-03').at(-1)).toMatchObject({ isReached: true, day: '2027-06-03' });
    const confirmed = { ...shipped, confirmed: '2027-05-19' };
    expect(stationsOf(confirmed, '2027-05-19').at(-1)).toMatchObject({ isReached: true, day: '2027-05-19' });
    expect(stationsOf(past(ORDERED), '2027-12-31').at(-1)!.isReached).toBe(false);
  });
});

describe('the name of an order', () => {
  it('is its number', () => {
    expect(orderName(FIRST_ORDER)).toBe('F-20001');
    expect(() => orderName(20_000)).toThrow(RangeError);
  });

  it('is found however it is typed', () => {
    expect(['F-20001', ' f20001 ', '20001', 'f - 20001'].map(orderNumber)).toEqual([20001, 20001, 20001, 20001]);
    expect(['F-20000', 'R-2027-0001', '', 'F-2000'].map(orderNumber)).toEqual([null, null, null, null]);
  });
});
