import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOrder, orderBetween, ordersBetween, orderSchema, placesAt } from './order.ts';

const suffixes = fc.array(fc.stringMatching(/^[0-9A-Za-z]{0,4}$/), { minLength: 1 });

describe('isOrder', () => {
  it('says what the schema says', () => {
    const anything = fc.oneof(
      suffixes.map(([first]) => first),
      fc.string(),
      fc.anything(),
      fc.constant('V'.repeat(201)),
    );
    fc.assert(
      fc.property(anything, (value) => {
        expect(isOrder(value)).toBe(orderSchema.safeParse(value).success);
      }),
    );
  });
});

describe('orderBetween', () => {
  it('finds room between any two neighbours, whatever was inserted before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(), fc.stringMatching(/^[0-9A-Za-z]{0,4}$/)), { maxLength: 150 }),
        (inserts) => {
          const orders: string[] = [];
          for (const [where, suffix] of inserts) {
            const at = where % (orders.length + 1);
            const order = orderBetween(orders[at - 1] ?? null, orders[at] ?? null, suffix);
            expect(orderSchema.safeParse(order).success, order).toBe(true);
            orders.splice(at, 0, order);
          }
          expect(orders).toEqual([...new Set(orders)].sort());
        },
      ),
    );
  });

  it('keeps keys short when appending and prepending', () => {
    let last: string | null = null;
    let first: string | null = null;
    for (let made = 0; made < 5000; made++) {
      last = orderBetween(last, null, 'abcd');
      first = orderBetween(null, first, 'abcd');
      expect(last.length).toBeLessThan(10);
      expect(first.length).toBeLessThan(10);
    }
  });

  it('answers with a key after both when they are equal', () => {
    expect(orderBetween('V', 'V', 'x') > 'V').toBe(true);
  });
});

describe('ordersBetween', () => {
  it('gives as many keys as asked, ascending, between the two', () => {
    const end = fc.option(fc.stringMatching(/^[0-9A-Za-z]{0,5}[1-9A-Za-z]$/));
    fc.assert(
      fc.property(end, end, fc.nat(300), suffixes, (a, b, count, letters) => {
        fc.pre(a === null || b === null || a < b);
        let made = 0;
        const orders = ordersBetween(a, b, count, () => letters[made++ % letters.length]!);
        expect(orders).toHaveLength(count);
        const all = [a, ...orders, b].filter((order) => order !== null);
        expect(all).toEqual([...new Set(all)].sort());
      }),
    );
  });
});

describe('placesAt', () => {
  it('puts the new ones exactly at the index, spreading equal keys apart', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('1', 'V', 'V0001', 'Vz', 'zzzz'), { maxLength: 12 }),
        fc.nat(),
        fc.integer({ min: 1, max: 5 }),
        (keys, where, count) => {
          const siblings = keys.sort().map((order, at) => ({ id: `n${String(at).padStart(2, '0')}`, order }));
          const index = where % (siblings.length + 1);
          const { orders, moved } = placesAt(siblings, index, count, () => 'ab');
          const after = siblings.map(({ id, order }) => ({ id, order: moved.get(id) ?? order }));
          after.splice(index, 0, ...orders.map((order, at) => ({ id: `new${at}`, order })));
          const sorted = after.toSorted((a, b) =>
            a.order < b.order ? -1 : a.order > b.order ? 1 : a.id < b.id ? -1 : 1,
          );
          expect(sorted).toEqual(after);
        },
      ),
    );
  });

  it('deals new keys when one gap has been filled a thousand times', () => {
    let siblings = [
      { id: 'a', order: '1' },
      { id: 'z', order: '2' },
    ];
    for (let made = 0; made < 1000; made++) {
      const { orders, moved } = placesAt(siblings, 1, 1, () => 'abcd');
      siblings = siblings.map(({ id, order }) => ({ id, order: moved.get(id) ?? order }));
      siblings.splice(1, 0, { id: `n${made}`, order: orders[0]! });
    }
    expect(Math.max(...siblings.map(({ order }) => order.length))).toBeLessThan(70);
    expect(siblings.map(({ order }) => order)).toEqual(siblings.map(({ order }) => order).sort());
  });
});
