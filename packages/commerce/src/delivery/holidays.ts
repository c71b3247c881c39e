/**
 * Public holidays by place of production, 2026 to 2045: `DE-NW`, or a country. Data of date-holidays (CC-BY-3.0), written by
 * `scripts/holidays.ts`. Imported as `@figurina/commerce/holidays`, since no browser needs them.
 */
import type { IsoDay } from './day.ts';
import stored from './public-holidays.json' with { type: 'json' };

const YEARS_OF: Readonly<Record<string, Readonly<Record<string, string>>>> = stored;

export const HOLIDAY_REGIONS = Object.keys(YEARS_OF);

/** All public holidays of a place. Throws for one that is not known: a wrong setting, told at start. */
export function publicHolidays(region: string): IsoDay[] {
  const years = YEARS_OF[region];
  if (!years) throw new RangeError(`${region} is none of ${HOLIDAY_REGIONS.join(', ')}`);
  return Object.entries(years).flatMap(([year, days]) => days.split(' ').map((day) => `${year}-${day}`));
}
