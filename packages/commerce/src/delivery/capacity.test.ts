import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Capacity, lastDayOf, loadOf, productionWeek, weekOf, weekWithRoom } from './capacity.ts';
import { COUNTRIES } from './countries.ts';
import { addDays, type IsoDay } from './day.ts';
import { estimateDelivery, orderByDate } from './estimate.ts';
import { publicHolidays } from './holidays.ts';
import { workingCalendar } from './working-days.ts';

const CALENDAR = workingCalendar(publicHolidays('DE-NW'));
const FREE: Capacity = { perWeek: null, closed: new Set(), load: new Map() };
const monday = (week: number): IsoDay => addDays('2027-05-03', week * 7);
const weekFor = (albums: number, load: [number, number][], perWeek = 100, closed: number[] = []) =>
  weekWithRoom(
    albums,
    monday(0),
    { perWeek, closed: new Set(closed.map(monday)), load: new Map(load.map(([at, many]) => [monday(at), many])) },
    CALENDAR,
  );

test('the first week with room is taken; what no week has room for takes free weeks one after the other', () => {
  expect([weekOf('2027-05-03'), weekOf('2027-05-09')]).toEqual([monday(0), monday(0)]);
  expect(weekFor(40, [[0, 60]])).toBe(monday(0));
  expect(weekFor(41, [[0, 60]])).toBe(monday(1));
  expect(
    weekFor(
      10,
      [
        [0, 100],
        [1, 95],
      ],
      100,
      [2],
    ),
  ).toBe(monday(3));
  expect(weekFor(250, [])).toBe(monday(2));
  expect(weekFor(250, [[1, 1]])).toBe(monday(4));
  expect(weekFor(250, [[2, 50]])).toBe(monday(2));
  expect(weekFor(250, [[2, 51]])).toBe(monday(5));
  expect(weekFor(200, [], 100, [1])).toBe(monday(2));
});

test('a delivery moves to the end of the week with room, and never without need', () => {
  const facts = { albums: 10, designCheck: false, country: 'DE' } as const;
  const ordered = { day: '2027-05-03', hour: 9 };
  const plain = estimateDelivery(facts, ordered, CALENDAR);
  expect(estimateDelivery(facts, ordered, CALENDAR, FREE)).toBe(plain);
  const week = productionWeek(plain, 'DE', CALENDAR);
  const full: Capacity = { perWeek: 100, closed: new Set(), load: new Map([[week, 95]]) };
  // From the Friday of the week after, whose Monday is a holiday.
  expect(estimateDelivery(facts, ordered, CALENDAR, full)).toBe('2027-05-25');
  expect(estimateDelivery(facts, ordered, CALENDAR, { ...FREE, closed: new Set([week]) })).toBe('2027-05-25');
  const event = addDays(plain, 1);
  expect(orderByDate(facts, event, CALENDAR)).toBe('2027-05-03');
  expect(orderByDate(facts, event, CALENDAR, full) < '2027-05-03').toBe(true);
});

test('however orders come, no week has more to make than it can', () => {
  const order = fc.record({
    albums: fc.integer({ min: 10, max: 700 }),
    designCheck: fc.boolean(),
    country: fc.constantFrom(...COUNTRIES),
    day: fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-11-30', days)),
    hour: fc.constantFrom(9, 15),
  });
  const rules = fc.record({
    perWeek: fc.integer({ min: 20, max: 900 }),
    closed: fc.array(fc.integer({ min: -12, max: 30 }), { maxLength: 6 }),
  });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 25 }), rules, (orders, { perWeek, closed }) => {
      const shape = { perWeek, closed: new Set(closed.map((at) => weekOf(addDays('2026-12-28', at * 7)))) };
      const promised: { albums: number; delivery: IsoDay; country: (typeof COUNTRIES)[number] }[] = [];
      for (const { day, hour, ...facts } of orders) {
        const load = loadOf(promised, shape, CALENDAR);
        const delivery = estimateDelivery(facts, { day, hour }, CALENDAR, { ...shape, load });
        expect(delivery >= estimateDelivery(facts, { day, hour }, CALENDAR)).toBe(true);
        promised.push({ albums: facts.albums, country: facts.country, delivery });
      }
      for (const [week, albums] of loadOf(promised, shape, CALENDAR)) {
        expect(albums).toBeLessThanOrEqual(perWeek);
        expect(lastDayOf(week, shape, CALENDAR)).not.toBeNull();
      }
    }),
  );
});
