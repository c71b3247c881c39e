/** When an order arrives. Source: shop 4 (the three kinds of days: 4.1). */
import { type Capacity, lastDayOf, weekOf, weekWithRoom } from './capacity.ts';
import { type Country, COUNTRY_FACTS } from './countries.ts';
import { addDays, type IsoDay } from './day.ts';
import { addWorkingDays, type WorkingCalendar, workingDayFrom } from './working-days.ts';

/** What the time depends on of an order. */
export interface DeliveryFacts {
  readonly albums: number;
  readonly designCheck: boolean;
  readonly country: Country;
}

const CHECK_DAYS = 2;
/** Orders from this hour on, of the house's clock, begin on the next day. */
const LAST_HOUR = 12;

/** The most albums that are made in so many working days; more take `LONGEST_PRODUCTION`. */
const PRODUCTION_STEPS = [
  { albums: 50, days: 5 },
  { albums: 150, days: 7 },
  { albums: 300, days: 9 },
] as const;
const LONGEST_PRODUCTION = 12;
/** Numbers of albums from which on an order takes longer: all between two of them have the same days. */
export const LONGER_FROM: readonly number[] = PRODUCTION_STEPS.map(({ albums }) => albums + 1);

/** Working days from print data to the parcel, by number of albums. A design check comes before them (shop 11.13). */
export function productionDays(albums: number): number {
  return PRODUCTION_STEPS.find((step) => albums <= step.albums)?.days ?? LONGEST_PRODUCTION;
}

/** Working days from the day an order begins to the parcel. */
function daysInHouse({ albums, designCheck }: DeliveryFacts): number {
  return productionDays(albums) + (designCheck ? CHECK_DAYS : 0);
}

/**
 * The day of delivery of what is ordered at a moment of the house's clock (`houseClock`). Where the week in which it would
 * leave the house has no room (`capacity`), it leaves at the end of the first one that has.
 */
export function estimateDelivery(
  facts: DeliveryFacts,
  ordered: { readonly day: IsoDay; readonly hour: number },
  calendar: WorkingCalendar,
  capacity: Capacity | null = null,
): IsoDay {
  const first = ordered.hour < LAST_HOUR ? ordered.day : addDays(ordered.day, 1);
  const made = addWorkingDays(calendar, workingDayFrom(calendar, first), daysInHouse(facts));
  const leaves = capacity ? leavingDay(facts.albums, made, capacity, calendar) : made;
  return addWorkingDays(calendar, leaves, COUNTRY_FACTS[facts.country].transitDays);
}

function leavingDay(albums: number, made: IsoDay, capacity: Capacity, calendar: WorkingCalendar): IsoDay {
  const week = weekWithRoom(albums, weekOf(made), capacity, calendar);
  return week === weekOf(made) ? made : (lastDayOf(week, capacity, calendar) ?? made);
}

/** The last day on whose morning it can be ordered and arrives on the day before the event. It may lie in the past. */
export function orderByDate(
  facts: DeliveryFacts,
  event: IsoDay,
  calendar: WorkingCalendar,
  capacity: Capacity | null = null,
): IsoDay {
  let day = addDays(event, -1);
  while (estimateDelivery(facts, { day, hour: 0 }, calendar, capacity) >= event) day = addDays(day, -1);
  return day;
}

/** Whether it may come too late: on the day of the event or after it. A day before is fine. Source: C2, C9, shop S15. */
export function isDeliveryTight(event: IsoDay, delivery: IsoDay): boolean {
  return event < addDays(delivery, 1);
}

/** By when the house does its parts, counted back from the promised day. Source: operations 4. */
export interface DueDates {
  /** Print data are handed over. */
  readonly transfer: IsoDay;
  readonly albums: IsoDay;
  readonly shipment: IsoDay;
}

export function dueDates(facts: DeliveryFacts, delivery: IsoDay, calendar: WorkingCalendar): DueDates {
  const shipment = addWorkingDays(calendar, delivery, -COUNTRY_FACTS[facts.country].transitDays);
  return {
    transfer: addWorkingDays(calendar, shipment, -productionDays(facts.albums)),
    albums: addWorkingDays(calendar, shipment, -1),
    shipment,
  };
}
