/** What the house can make and has promised, for whoever estimates a day of delivery. */
import { type Capacity, type IsoDay, loadOf, weekOf, type WorkingCalendar } from '@figurina/commerce';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { findCapacity, findPromised, type StoredCapacity } from './capacity.queries.ts';

export interface PlanOptions {
  /** Of the house's clock. */
  readonly day: IsoDay;
  /** In a transaction: nobody else takes the room before it ends. */
  readonly hold?: boolean;
  /** The order whose day is estimated anew. */
  readonly except?: string | undefined;
}

/** Null where there is neither a limit nor a closed week. */
export async function readPlan(
  db: Kysely<Database>,
  calendar: WorkingCalendar,
  { day, hold = false, except }: PlanOptions,
): Promise<Capacity | null> {
  const stored = await findCapacity(db);
  if (stored.albums_per_week === null)
    return stored.closed_weeks.length > 0 ? { ...shapeOf(stored), load: new Map() } : null;
  // Held only where there is something to run short of, and read again: whoever held it may have changed it.
  const now = hold ? await findCapacity(db, { hold }) : stored;
  return { ...shapeOf(now), load: await loadSince(db, now, calendar, { since: weekOf(day), except }) };
}

export function shapeOf({ albums_per_week, closed_weeks }: StoredCapacity): Omit<Capacity, 'load'> {
  return { perWeek: albums_per_week, closed: new Set(closed_weeks) };
}

/** Of orders that arrive in the week of a day or later: all that leave the house from then on. */
export async function loadSince(
  db: Kysely<Database>,
  stored: StoredCapacity,
  calendar: WorkingCalendar,
  wanted: { readonly since: string; readonly except?: string | undefined },
): Promise<Capacity['load']> {
  const promised = await findPromised(db, wanted);
  const orders = promised.flatMap(({ count, ...order }) => Array.from({ length: count }, () => order));
  return loadOf(orders, shapeOf(stored), calendar);
}
