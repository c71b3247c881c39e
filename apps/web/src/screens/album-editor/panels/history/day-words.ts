import { dateFormat, formatDate, type Locale, type Translate } from '@figurina/locales';

const DAY_MS = 86_400_000;

/** „Heute“, „Gestern“, then the date. */
export function dayWords(time: string, now: Date, t: Translate): string {
  const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
  const days = Math.round((midnight(now) - midnight(new Date(time))) / DAY_MS);
  return days === 0 ? t('versions.today') : days === 1 ? t('versions.yesterday') : formatDate(time);
}

export function timeWords(time: string, locale: Locale): string {
  return dateFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(new Date(time));
}
