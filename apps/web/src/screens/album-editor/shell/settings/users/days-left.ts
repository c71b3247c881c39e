import type { Translate } from '@figurina/locales';

const DAY_MS = 86_400_000;

/** "12 days left", as whole days that are still to come. */
export function daysLeft(t: Translate, until: string, now: Date): string {
  return t('people.days_left', { days: Math.max(0, Math.floor((Date.parse(until) - now.getTime()) / DAY_MS)) });
}
