import { daySchema, isPlannedDay, type IsoDay } from '../delivery/day.ts';

export type EventDateFault = 'event_date_required' | 'event_date_past';

/** The day of the event must be known, one that days are counted back from, and not be over. Source: C4, shop S13. */
export function eventDateFault(event: string | null, today: IsoDay): EventDateFault | null {
  if (!event || !daySchema.safeParse(event).success || !isPlannedDay(event)) return 'event_date_required';
  return event < today ? 'event_date_past' : null;
}
