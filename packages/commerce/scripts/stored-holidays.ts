/** Public holidays as date-holidays (ISC, data CC-BY-3.0) knows them, in the form of `public-holidays.json`. */
import Holidays from 'date-holidays';
import { COUNTRIES } from '../src/delivery/countries.ts';

const YEARS = { first: 2026, last: 2045 };

/** The countries that are delivered to, and the parts of Germany, which have days of their own. */
function holidayRegions(): string[] {
  const states = Object.keys(new Holidays().getStates('DE'));
  return [...COUNTRIES, ...states.map((state) => `DE-${state}`)].toSorted();
}

/** Days of each year as `MM-DD`, one text a year. */
export function storedHolidays(regions = holidayRegions()): Record<string, Record<string, string>> {
  return Object.fromEntries(regions.map((region) => [region, yearsOf(region)]));
}

function yearsOf(region: string): Record<string, string> {
  const [country = '', state] = region.split('-');
  const library = state ? new Holidays(country, state) : new Holidays(country);
  const years = Array.from({ length: YEARS.last - YEARS.first + 1 }, (_, at) => YEARS.first + at);
  return Object.fromEntries(
    years.map((year) => {
      const days = library.getHolidays(year).filter(({ type }) => type === 'public');
      return [year, [...new Set(days.map(({ date }) => date.slice(5, 10)))].toSorted().join(' ')];
    }),
  );
}
