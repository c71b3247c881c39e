import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedHolidays } from '../../scripts/stored-holidays.ts';
import { COUNTRIES } from './countries.ts';
import { addDays, houseClock, type IsoDay, weekday } from './day.ts';
import {
  type DeliveryFacts,
  dueDates,
  estimateDelivery,
  isDeliveryTight,
  orderByDate,
  productionDays,
} from './estimate.ts';
import { HOLIDAY_REGIONS, publicHolidays } from './holidays.ts';
import { weightOf, parcelsFor } from './parcels.ts';
import { addWorkingDays, workingCalendar } from './working-days.ts';

const CALENDAR = workingCalendar(publicHolidays('DE-NW'));
const CLUB: DeliveryFacts = { albums: 120, designCheck: true, country: 'DE' };
const estimated = (facts: Partial<DeliveryFacts>, day: IsoDay, hour = 9): IsoDay =>
  estimateDelivery({ albums: 10, designCheck: false, country: 'DE', ...facts }, { day, hour }, CALENDAR);

describe('the day of delivery', () => {
  it('is as in the worked examples', () => {
    expect(estimated(CLUB, '2027-05-03')).toBe('2027-05-20');
    expect(estimated({}, '2026-12-18')).toBe('2026-12-30');
    expect(estimated({}, '2026-12-19')).toBe('2026-12-31');
    expect(estimated({ albums: 80, country: 'CH' }, '2027-03-22')).toBe('2027-04-09');
    expect(estimated({ albums: 700, country: 'PL', designCheck: true }, '2027-04-26')).toBe('2027-05-24');
  });

  it('counts from the next day on for orders after noon', () => {
    expect(estimated(CLUB, '2027-05-03', 11)).toBe('2027-05-20');
    expect(estimated(CLUB, '2027-05-03', 12)).toBe(estimated(CLUB, '2027-05-04'));
    expect(estimated({}, '2026-12-18', 12)).toBe('2026-12-31');
  });

  it('ends at the last of all days instead of counting on for ever', () => {
    expect(() => estimated({}, '9999-12-27')).toThrow(RangeError);
    expect(() => orderByDate(CLUB, '9999-12-31', CALENDAR)).toThrow(RangeError);
    expect(() => addDays('0000-01-01', -1)).toThrow(RangeError);
    expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
  });

  it('takes the house longer for more albums', () => {
    expect([10, 50, 51, 150, 151, 300, 301, 700].map(productionDays)).toEqual([5, 5, 7, 7, 9, 9, 12, 12]);
  });

  it('leaves out own closed days', () => {
    const closed = workingCalendar(publicHolidays('DE-NW'), ['2027-05-10', '2027-05-11']);
    expect(estimateDelivery(CLUB, { day: '2027-05-03', hour: 9 }, closed)).toBe('2027-05-24');
  });

  it('is not later for an order that is made earlier', () => {
    const days = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2026-06-01', days));
    const facts = fc.record({
      albums: fc.integer({ min: 10, max: 700 }),
      designCheck: fc.boolean(),
      country: fc.constantFrom(...COUNTRIES),
    });
    fc.assert(
      fc.property(facts, days, (facts, day) => {
        const first = estimateDelivery(facts, { day, hour: 9 }, CALENDAR);
        const later = estimateDelivery(facts, { day, hour: 12 }, CALENDAR);
        expect(first <= later && later <= estimateDelivery(facts, { day: addDays(day, 1), hour: 12 }, CALENDAR)).toBe(
          true,
        );
        expect(weekday(first) % 6).not.toBe(0);
        expect(publicHolidays('DE-NW')).not.toContain(first);
        expect(dueDates(facts, first, CALENDAR).transfer >= day).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the last day to order', () => {
  it('is as in the worked example', () => {
    expect(orderByDate(CLUB, '2027-06-12', CALENDAR)).toBe('2027-05-26');
  });

  it('is the last one from which it arrives before the event', () => {
    for (let at = 0; at < 60; at++) {
      const event = addDays('2027-04-01', at);
      const last = orderByDate(CLUB, event, CALENDAR);
      expect(estimated(CLUB, last) < event).toBe(true);
      expect(estimated(CLUB, addDays(last, 1)) < event).toBe(false);
    }
  });

  it('is over where delivery is tight: on the day of the event or after it', () => {
    expect(isDeliveryTight('2027-05-20', '2027-05-20')).toBe(true);
    expect(isDeliveryTight('2027-05-19', '2027-05-20')).toBe(true);
    expect(isDeliveryTight('2027-05-21', '2027-05-20')).toBe(false);
  });
});

describe('days', () => {
  it('by which the house does its parts are counted back from delivery', () => {
    const due = dueDates(CLUB, '2027-05-20', CALENDAR);
    expect(due).toEqual({ shipment: '2027-05-18', albums: '2027-05-14', transfer: '2027-05-05' });
  });

  it('of work are as many back as forth', () => {
    for (const days of [0, 1, 5, 20])
      expect(addWorkingDays(CALENDAR, addWorkingDays(CALENDAR, '2027-05-03', days), -days)).toBe('2027-05-03');
  });

  it('and hours are those of the house, also around midnight and in winter', () => {
    expect(houseClock(new Date('2027-05-02T22:30:00Z'))).toEqual({ day: '2027-05-03', hour: 0, minute: 30 });
    expect(houseClock(new Date('2027-01-02T22:30:00Z'))).toEqual({ day: '2027-01-02', hour: 23, minute: 30 });
    expect(houseClock(new Date('2027-12-31T23:30:00Z'))).toEqual({ day: '2028-01-01', hour: 0, minute: 30 });
  });

  it('that are public holidays are stored as the library knows them', () => {
    const regions = ['DE-NW', 'DE-BY', 'AT', 'PL', 'RO'];
    for (const [region, years] of Object.entries(storedHolidays(regions))) {
      const days = Object.entries(years).flatMap(([year, all]) => all.split(' ').map((day) => `${year}-${day}`));
      expect(publicHolidays(region)).toEqual(days);
    }
    expect(publicHolidays('DE-NW').filter((day) => day.startsWith('2027'))).toHaveLength(11);
    expect(HOLIDAY_REGIONS).toEqual(expect.arrayContaining([...COUNTRIES]));
    expect(() => publicHolidays('DE-XX')).toThrow(RangeError);
  });
});

it('parcels hold twenty kilograms each', () => {
  expect([0, 1, 200_000, 200_001, 400_000].map(parcelsFor)).toEqual([1, 1, 1, 2, 2]);
  expect(weightOf(10, 8, { type: 'stickerpack', perAlbum: 5, packs: 50 })).toBe(13_460);
});
