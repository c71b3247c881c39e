/** What staff see and set of the capacity. Source: operations 11.9. */
import { addDays, houseClock, lastDayOf, weekOf, type WorkingCalendar } from '@figurina/commerce';
import { changeCapacity, type ProductionCapacity, readCapacity } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import { type Audit, differing } from '../audit/index.ts';
import * as queries from './capacity.queries.ts';
import { loadSince, shapeOf } from './plan.ts';

export interface CapacityParts {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly calendar: WorkingCalendar;
  readonly audit: Pick<Audit, 'write'>;
}

const WEEKS_SHOWN = 10;

export function serveCapacity(http: FastifyInstance, { db, clock, calendar, audit }: CapacityParts): void {
  async function shown(): Promise<ProductionCapacity> {
    const stored = await queries.findCapacity(db);
    const first = weekOf(houseClock(clock.now()).day);
    const load = await loadSince(db, stored, calendar, { since: first });
    const weeks = Array.from({ length: WEEKS_SHOWN }, (_, ahead) => addDays(first, ahead * 7));
    return {
      albums_per_week: stored.albums_per_week,
      closed_weeks: stored.closed_weeks.filter((week) => week >= first),
      weeks: weeks.map((week) => ({
        week,
        albums: load.get(week) ?? 0,
        closed: lastDayOf(week, shapeOf(stored), calendar) === null,
      })),
    };
  }

  route(http, readCapacity, async () => ({ capacity: await shown() }));

  route(http, changeCapacity, async ({ body: { capacity: typed }, caller }) => {
    const first = weekOf(houseClock(clock.now()).day);
    const closed = [...new Set(typed.closed_weeks.map(weekOf))].filter((week) => week >= first);
    const wish = { albums_per_week: typed.albums_per_week, closed_weeks: closed.toSorted() };
    await db.transaction().execute(async (tx) => {
      const before = await queries.findCapacity(tx, { hold: true });
      const difference = differing({ ...before }, { ...wish });
      if (!difference) return;
      await queries.updateCapacity(tx, wish);
      await audit.write(tx, { by: caller, action: 'capacity.change', subject: 'capacity', ...difference });
    });
    return { capacity: await shown() };
  });
}
