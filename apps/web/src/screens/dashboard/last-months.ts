import { houseClock } from '@figurina/commerce';

export interface Month {
  /** `2027-05`. */
  readonly month: string;
  /** Its first and last day. */
  readonly from: string;
  readonly to: string;
}

/** Months by the calendar of the house, the present one first. */
export function lastMonths(now: Date, count: number): Month[] {
  const [year, month] = houseClock(now).day.split('-').map(Number) as [number, number];
  const day = (date: number): string => new Date(date).toISOString().slice(0, 10);
  return Array.from({ length: count }, (_, back) => {
    const from = day(Date.UTC(year, month - 1 - back, 1));
    return { month: from.slice(0, 7), from, to: day(Date.UTC(year, month - back, 0)) };
  });
}
