import type { Translate } from '@figurina/locales';

const DAY_MS = 86_400_000;

/** "12 days left", rounded up; within its last day there is none left but today. */
export function daysLeft(t: Translate, until: string, now: Date): string {
  const left = Date.parse(until) - now.getTime();
  return t('people.days_left', { days: left < DAY_MS ? 0 : Math.ceil(left / DAY_MS) });
}
