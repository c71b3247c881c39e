/**
 * The history of an album: points that it can go back to. A point is the whole album at one of its versions, made by
 * itself while people work and before what changes much of it, or by somebody who names it.
 */
import { restoreScopeSchema, workSchema } from '@figurina/album';
import { z } from 'zod';
import { albumPartsSchema } from './albums.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoTime } from './wire.ts';

/** `first` is the oldest there is; all but `auto` and `named` were made before what their name says. */
export const POINT_KINDS = [
  'first',
  'auto',
  'named',
  'import',
  'style',
  'bulk',
  'restore',
  'order',
  'approval',
] as const;
export type PointKind = (typeof POINT_KINDS)[number];

const nameSchema = z.string().trim().min(1).max(LIMITS.pointName);
const albumParams = z.object({ id: idSchema });
const pointParams = z.object({ id: idSchema, version: idSchema });

export const pointSchema = z
  .object({
    id: idSchema,
    /** The album's, see `version` of Album. */
    version: z.int(),
    made_at: isoTime,
    kind: z.enum(POINT_KINDS),
    /** Points with a name stay for ever. */
    name: z.string().nullable(),
    /** Whether the caller may rename and delete it: whoever named it, the owner, administrators. */
    changeable: z.boolean(),
    /** Who named it, or did what it was made before; null for the clock. */
    made_by: z.string().nullable(),
    /** What was done since the point before, by person. */
    work: z.array(workSchema),
    /** Of `restore`: the time of the point that the album, or a part of it, was put back to. */
    restored: z.object({ made_at: isoTime, name: z.string().nullable(), scope: restoreScopeSchema }).nullable(),
  })
  .meta({ id: 'HistoryPoint' });
export type HistoryPoint = z.infer<typeof pointSchema>;

/** Whoever is named in a list, also when they are in the album no longer. */
export const historyPersonSchema = z
  .object({ id: z.string(), name: z.string(), picture: z.string().nullable(), color: z.string() })
  .meta({ id: 'HistoryPerson' });
export type HistoryPerson = z.infer<typeof historyPersonSchema>;

export const listPoints = endpoint({
  method: 'GET',
  path: '/albums/:id/versions',
  summary: 'The points of an album, the newest first, with what was done before each',
  tag: 'history',
  params: albumParams,
  query: z.object({
    /** `next` of the answer before. */
    cursor: z.string().max(128).optional(),
    /** Only where this person, or on this spread, something was done. */
    by: z.string().max(128).optional(),
    spread: idSchema.optional(),
    named: z.enum(['true']).optional(),
  }),
  answer: z.object({
    points: z.array(pointSchema),
    next: z.string().nullable(),
    /** What was done since the newest point; on the first page. */
    since: z.array(workSchema),
    people: z.array(historyPersonSchema),
  }),
  refusals: ['not_found'],
});

export const readPoint = endpoint({
  method: 'GET',
  path: '/albums/:id/versions/:version',
  summary: 'The album as it was at a point, without comments and without photos that were withdrawn since',
  tag: 'history',
  params: pointParams,
  answer: z.object({ point: pointSchema, schema_version: z.int(), ...albumPartsSchema.shape }),
  refusals: ['not_found'],
});

export const createPoint = endpoint({
  method: 'POST',
  path: '/albums/:id/versions',
  summary: 'Names the album as it is now',
  tag: 'history',
  params: albumParams,
  body: z.object({ point: z.object({ name: nameSchema }) }),
  answer: z.object({ point: pointSchema }),
  status: 201,
  refusals: ['not_found', 'forbidden', 'too_many_requests'],
});

export const renamePoint = endpoint({
  method: 'PATCH',
  path: '/albums/:id/versions/:version',
  summary: 'Names a point, or gives it another name (whoever named it, the owner, administrators)',
  tag: 'history',
  params: pointParams,
  body: z.object({ point: z.object({ name: nameSchema }) }),
  answer: z.object({ point: pointSchema }),
  refusals: ['not_found', 'forbidden'],
});

export const deletePoint = endpoint({
  method: 'DELETE',
  path: '/albums/:id/versions/:version',
  summary: 'Deletes a point that somebody named; one that was made by itself loses its name',
  tag: 'history',
  params: pointParams,
  answer: null,
  status: 204,
  refusals: ['not_found', 'forbidden'],
});

/** What the tab that asks is called on the socket: it takes the change for a step of its own, which undo takes back. */
export const ownStepSchema = z.object({ client_id: idSchema.optional() });
/** The change in the album's log; null where there was nothing to do. */
export const stepAnswerSchema = z.object({ mutation_id: idSchema.nullable(), version: z.int() });

export const restorePoint = endpoint({
  method: 'POST',
  path: '/albums/:id/versions/:version/restore',
  summary: 'Puts the album, or a part of it, back to a point, as one change that everybody gets',
  tag: 'history',
  params: pointParams,
  body: ownStepSchema.extend({ scope: restoreScopeSchema }),
  answer: stepAnswerSchema,
  refusals: ['not_found', 'forbidden', 'album_locked', 'history_part_missing', 'last_spread_of_section', 'album_full'],
});
