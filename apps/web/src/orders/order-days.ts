/** Days of orders in words. Calendar days stay what they are in every zone. */
import { dateFormat, type Locale } from '@figurina/locales';

const DAY = 86_400_000;

/** `20.5.`, the same in every language, as whole dates are. */
export function shortDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${date}.${month}.`;
}

/** `Donnerstag, 20. Mai`; with its year where that is not this one. */
export function weekdayOf(locale: Locale, day: string, now: Date): string {
  return words(locale, day, { weekday: 'long', day: 'numeric', month: 'long', ...yearOf(day, now) });
}

/** `20. Mai`; with its year where that is not this one. */
export function dayOf(locale: Locale, day: string, now: Date): string {
  return words(locale, day, { day: 'numeric', month: 'long', ...yearOf(day, now) });
}

/** Where the house is: its days are those of stations, due dates and mails, and so everything of an order is told by them. */
const HOUSE = 'Europe/Berlin';

/** `18. Mai, 15:40`, by the clock of the house, whoever reads it and wherever. */
export function momentOf(locale: Locale, moment: string, now: Date): string {
  const at = new Date(moment);
  const year = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: HOUSE });
  const isThisYear = year.format(at) === year.format(now);
  const day = dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: HOUSE,
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: HOUSE } as const;
  const time = dateFormat(locale, clock);
  return `${day.format(at)}, ${time.format(at)}`;
}

/** Whole days from one day to another; below zero when the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

function yearOf(day: string, now: Date): Intl.DateTimeFormatOptions {
  return day.startsWith(`${now.getFullYear()}-`) ? {} : { year: 'numeric' };
}

function words(locale: Locale, day: string, how: Intl.DateTimeFormatOptions): string {
  return dateFormat(locale, { ...how, timeZone: 'UTC' }).format(new Date(day));
}
