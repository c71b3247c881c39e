/** In which week an order is made. Source: operations 11.9: the first one with room. */
import { type Country, COUNTRY_FACTS } from './countries.ts';
import { addDays, type IsoDay, weekday } from './day.ts';
import { addWorkingDays, isWorkingDay, type WorkingCalendar } from './working-days.ts';

/** The Monday of a week. */
export type Week = IsoDay;

export interface Capacity {
  /** Albums; null for as many as come. */
  readonly perWeek: number | null;
  /** Weeks in which nothing is made. */
  readonly closed: ReadonlySet<Week>;
  /** Albums of orders that are to be made, by week. */
  readonly load: ReadonlyMap<Week, number>;
}

/** Far more than the house ever plans ahead, so that looking for room comes to an end. */
const WEEKS_AHEAD = 520;

export function weekOf(day: IsoDay): Week {
  return addDays(day, -((weekday(day) + 6) % 7));
}

/** The week in which an order leaves the house that is promised for a day. */
export function productionWeek(delivery: IsoDay, country: Country, calendar: WorkingCalendar): Week {
  return weekOf(addWorkingDays(calendar, delivery, -COUNTRY_FACTS[country].transitDays));
}

/** Its last working day; null where there is none, or nothing is made in it. */
export function lastDayOf(week: Week, { closed }: Pick<Capacity, 'closed'>, calendar: WorkingCalendar): IsoDay | null {
  if (closed.has(week)) return null;
  for (let day = addDays(week, 6); day >= week; day = addDays(day, -1)) if (isWorkingDay(calendar, day)) return day;
  return null;
}

/**
 * The week in which an order is finished, no earlier than `first`: the first week with room for all of it. One that no week
 * has room for takes whole free weeks one after the other, and what is left of it in the last.
 */
export function weekWithRoom(albums: number, first: Week, capacity: Capacity, calendar: WorkingCalendar): Week {
  const { perWeek, load } = capacity;
  let left = albums;
  let week = first;
  for (let ahead = 0; ahead < WEEKS_AHEAD; ahead += 1, week = addDays(week, 7)) {
    if (lastDayOf(week, capacity, calendar) === null) continue;
    const taken = load.get(week) ?? 0;
    if (perWeek === null || taken + left <= perWeek) return week;
    // Where another order stands between, it begins anew behind that.
    left = taken === 0 && left > perWeek ? left - perWeek : albums;
  }
  return week;
}

/** The weeks that an order occupies that is finished in `last`, the last one first: as `weekWithRoom` gave them. */
export function occupiedWeeks(
  albums: number,
  last: Week,
  capacity: Pick<Capacity, 'perWeek' | 'closed'>,
  calendar: WorkingCalendar,
): { readonly week: Week; readonly albums: number }[] {
  const { perWeek } = capacity;
  if (perWeek === null || perWeek <= 0 || albums <= perWeek) return [{ week: last, albums }];
  const rest = albums % perWeek || perWeek;
  const weeks = [{ week: last, albums: rest }];
  let week = last;
  for (let left = albums - rest; left > 0;) {
    week = addDays(week, -7);
    if (lastDayOf(week, capacity, calendar) === null) continue;
    weeks.push({ week, albums: perWeek });
    left -= perWeek;
  }
  return weeks;
}

/** Of orders as they are promised: what is to be made in which week. */
export function loadOf(
  orders: readonly { readonly albums: number; readonly delivery: IsoDay; readonly country: Country }[],
  capacity: Pick<Capacity, 'perWeek' | 'closed'>,
  calendar: WorkingCalendar,
): Map<Week, number> {
  const load = new Map<Week, number>();
  for (const { albums, delivery, country } of orders)
    for (const part of occupiedWeeks(albums, productionWeek(delivery, country, calendar), capacity, calendar))
      load.set(part.week, (load.get(part.week) ?? 0) + part.albums);
  return load;
}
