import type { Notification } from '@figurina/contract';
import { dateFormat } from '@figurina/locales';

export interface Day {
  /** As its heading says it; null for today and yesterday, which have words of their own. */
  readonly date: string | null;
  readonly word: 'today' | 'yesterday' | null;
  readonly items: readonly Notification[];
}

/** In the order they come in, under the days of the reader's own clock. */
export function byDay(items: readonly Notification[], { now, locale }: { now: Date; locale: string }): Day[] {
  const written = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' });
  const today = dayOf(now);
  const yesterday = dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1));
  const days = new Map<string, Notification[]>();
  for (const item of items) {
    const day = dayOf(new Date(item.created_at));
    days.set(day, [...(days.get(day) ?? []), item]);
  }
  return [...days].map(([day, of]) => {
    const word = day === today ? 'today' : day === yesterday ? 'yesterday' : null;
    return { word, date: word ? null : written.format(new Date(of[0]!.created_at)), items: of };
  });
}

function dayOf(moment: Date): string {
  return `${moment.getFullYear()}-${moment.getMonth()}-${moment.getDate()}`;
}
