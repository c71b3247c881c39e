/** How many albums the house makes in a week, and how many it has to. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { isoDate, plannedDate } from './wire.ts';

const perWeekSchema = z.int().min(LIMITS.capacityLeast).max(LIMITS.capacityMost).nullable();

export const capacitySchema = z
  .object({
    /** Null: as many as come. */
    albums_per_week: perWeekSchema,
    /** Mondays of the weeks in which nothing is made, this one and those to come. */
    closed_weeks: z.array(isoDate),
    /** From this one on. */
    weeks: z.array(
      z.object({
        /** Its Monday. */
        week: isoDate,
        /** Of the orders that are promised so that they leave the house in it. */
        albums: z.int(),
        /** Nothing is made in it: it is closed, or has no working day. */
        closed: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'ProductionCapacity' });
export type ProductionCapacity = z.infer<typeof capacitySchema>;

const answer = z.object({ capacity: capacitySchema });

export const readCapacity = endpoint({
  method: 'GET',
  path: '/production_capacity',
  summary: 'Capacity and load of the next weeks',
  tag: 'operations',
  answer,
  access: 'admin',
  scope: 'production:read',
});

export const changeCapacity = endpoint({
  method: 'PATCH',
  path: '/production_capacity',
  summary: 'Sets albums a week and closed weeks; what is promised already stays',
  tag: 'operations',
  body: z.object({
    capacity: z.object({
      albums_per_week: perWeekSchema,
      /** Any day of each week. */
      closed_weeks: z.array(plannedDate).max(LIMITS.closedWeeks),
    }),
  }),
  answer,
  access: 'admin',
  scope: 'production:write',
});
