/** Days of the calendar without a clock: `YYYY-MM-DD`, which also sort as text. */
import { z } from 'zod';

export type IsoDay = string;
export const daySchema = z.iso.date();

const DAY_MS = 86_400_000;

/** A day that calendars are counted on from: none of the first or the last that there are. */
export function isPlannedDay(day: IsoDay): boolean {
  return day >= '0001-01-01' && day < '9000-01-01';
}

/** A day that is known and planned; albums of earlier releases may have another one, which is as good as none. */
export const plannedOrNone = (day: IsoDay | null): IsoDay | null => (day !== null && isPlannedDay(day) ? day : null);

/** Throws where years have no four digits: whoever counts on day by day would count for ever. */
export function addDays(day: IsoDay, days: number): IsoDay {
  const [date = ''] = new Date(Date.parse(day) + days * DAY_MS).toISOString().split('T');
  if (date.length !== 'YYYY-MM-DD'.length) throw new RangeError(`No day ${days} days from ${day}`);
  return date;
}

/** 0 is Sunday, 6 is Saturday. */
export function weekday(day: IsoDay): number {
  return new Date(day).getUTCDay();
}

/** Where the prices' and vouchers' days begin, and orders of the day end. */
const HOUSE_ZONE = 'Europe/Berlin';

/** Making one costs more than all else that a price takes. */
const houseFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: HOUSE_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What calendar and clock on the wall of the house show at a moment. */
export function houseClock(moment: Date): { readonly day: IsoDay; readonly hour: number; readonly minute: number } {
  const parts = houseFormat.formatToParts(moment);
  const part = (type: string): string => parts.find((one) => one.type === type)!.value;
  return {
    day: `${part('year')}-${part('month')}-${part('day')}`,
    hour: Number(part('hour')),
    minute: Number(part('minute')),
  };
}
