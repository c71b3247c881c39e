/** Dates, money and counts in words. Pure: the present moment comes in as an argument. */
import type { Locale } from './locale.ts';

/** A calendar day (`YYYY-MM-DD`) or a moment as `d.M.yyyy`, the same in every language. Moments in the zone of the machine. */
export function formatDate(value: string | Date): string {
  const day = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  if (day) return `${Number(day[3])}.${Number(day[2])}.${day[1]}`;
  const moment = typeof value === 'string' ? new Date(value) : value;
  return `${moment.getDate()}.${moment.getMonth() + 1}.${moment.getFullYear()}`;
}

/** A moment as `d.M.yyyy, HH:mm`. */
export function formatDateTime(value: string | Date): string {
  const moment = typeof value === 'string' ? new Date(value) : value;
  const time = [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return `${formatDate(moment)}, ${time}`;
}

/** How a currency is written behind its amount. */
const CURRENCY_WORDS: Readonly<Record<string, string>> = { PLN: 'zł' };

/**
 * Minor units as an amount with its currency behind it: `2.033,71 EUR`, `1 241,00 zł`. Thousands are always parted and no
 * line breaks in it; below zero it has the minus of printed figures. `decimals`: 0 for amounts that are whole, as on a label.
 */
export function formatMoney(locale: Locale, amount: number, currency = 'EUR', decimals: 0 | 2 = 2): string {
  return `${withMinus(amounts(locale, decimals).format(amount / 100))}\u00a0${CURRENCY_WORDS[currency] ?? currency}`;
}

/** By how much one amount is more or less than another: `+108,29 EUR`, `−12,00 EUR`. */
export function formatDifference(locale: Locale, amount: number, currency = 'EUR'): string {
  return `${amount > 0 ? '+' : ''}${formatMoney(locale, amount, currency)}`;
}

/** `Intl` writes a hyphen in our five languages, which is shorter than the plus and breaks off from its figures. */
function withMinus(figures: string): string {
  return figures.replace('-', '\u2212');
}

const amountFormats = new Map<string, Intl.NumberFormat>();

/** Kept: making one costs far more than using it, and a price has dozens of amounts. */
function amounts(locale: Locale, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${locale} ${decimals}`;
  const known = amountFormats.get(key);
  if (known) return known;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const made = new Intl.NumberFormat(locale, { ...digits, useGrouping: 'always' });
  amountFormats.set(key, made);
  return made;
}

export function formatNumber(locale: Locale, value: number, decimals = 0): string {
  return withMinus(new Intl.NumberFormat(locale, { maximumFractionDigits: decimals }).format(value));
}

/** `8 %`, or without the space where the language has none. */
export function formatPercent(locale: Locale, share: number, decimals = 0): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: decimals }).format(share);
}

/** `Intl` would say "now", which is wrong behind "edited". */
const JUST_NOW: Record<Locale, string> = {
  de: 'gerade eben',
  en: 'just now',
  fr: 'à l’instant',
  it: 'proprio ora',
  pl: 'przed chwilą',
};

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Days and hours in words. English is that of Europe, as the other dates here: the day before the month, 24 hours. */
export function dateFormat(locale: string, how: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, how);
}

/** How long ago, in words, up to a week: `vor 12 Minuten`, `gestern`; older moments as their date. */
export function formatRelativeTime(locale: Locale, value: string | Date, now: Date): string {
  const moment = typeof value === 'string' ? new Date(value) : value;
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // A clock that is a little ahead of ours must not read "in 3 seconds".
  const passed = Math.max(0, now.getTime() - moment.getTime());
  if (passed < MINUTE) return JUST_NOW[locale];
  if (passed < HOUR) return words.format(-Math.floor(passed / MINUTE), 'minute');
  const days = Math.round((startOfDay(now) - startOfDay(moment)) / DAY);
  if (days === 0) return words.format(-Math.floor(passed / HOUR), 'hour');
  return days < 7 ? words.format(-days, 'day') : formatDate(moment);
}

function startOfDay(moment: Date): number {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();
}
