import { dateFormat, type Locale } from '@figurina/locales';

/** A calendar day as it is said, on one line: `20. Mai 2027`. */
export function dayInWords(locale: Locale, day: string): string {
  const words = dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
  return words.replaceAll(' ', '\u00A0');
}

const DAY_MS = 86_400_000;

/** From one day to another; below zero where the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
