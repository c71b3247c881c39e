import { addDays, type IsoDay, weekday } from './day.ts';

/** Days on which the house works: Monday to Friday, but for those that are closed. */
export interface WorkingCalendar {
  readonly closed: ReadonlySet<IsoDay>;
}

/** Closed on all days of the lists: public holidays of the place of production, holidays of the house. */
export function workingCalendar(...closed: readonly (readonly IsoDay[])[]): WorkingCalendar {
  return { closed: new Set(closed.flat()) };
}

export function isWorkingDay({ closed }: WorkingCalendar, day: IsoDay): boolean {
  return weekday(day) % 6 !== 0 && !closed.has(day);
}

/** The same day where it is a working day, else the next one. */
export function workingDayFrom(calendar: WorkingCalendar, day: IsoDay): IsoDay {
  let at = day;
  while (!isWorkingDay(calendar, at)) at = addDays(at, 1);
  return at;
}

/** So many working days later, or earlier where `days` is below zero. */
export function addWorkingDays(calendar: WorkingCalendar, day: IsoDay, days: number): IsoDay {
  const step = Math.sign(days);
  let at = day;
  for (let left = Math.abs(days); left > 0;) {
    at = addDays(at, step);
    if (isWorkingDay(calendar, at)) left -= 1;
  }
  return at;
}
