/** What was deleted, for 30 days: in an album, and whole albums. */
import { removedThingSchema } from '@figurina/album';
import { z } from 'zod';
import { albumSummarySchema } from './albums.ts';
import { endpoint } from './endpoint.ts';
import { historyPersonSchema, ownStepSchema, stepAnswerSchema } from './history.ts';
import { idSchema, isoTime } from './wire.ts';

const albumParams = z.object({ id: idSchema });

export const trashEntrySchema = z
  .object({
    id: idSchema,
    removed_by: z.string(),
    removed_at: isoTime,
    /** When it goes for good. */
    expires_at: isoTime,
    /** What went in one step. */
    things: z.array(removedThingSchema),
  })
  .meta({ id: 'TrashEntry' });
export type TrashEntry = z.infer<typeof trashEntrySchema>;

export const listTrash = endpoint({
  method: 'GET',
  path: '/albums/:id/trash',
  summary: 'Spreads, chapters, stickers and elements that were deleted, and by whom, the newest first',
  tag: 'history',
  params: albumParams,
  answer: z.object({ entries: z.array(trashEntrySchema), people: z.array(historyPersonSchema) }),
  refusals: ['not_found'],
});

export const restoreFromTrash = endpoint({
  method: 'POST',
  path: '/albums/:id/trash/:entry/restore',
  summary: 'Brings back what was deleted in one step, or some of it, as one change that everybody gets',
  tag: 'history',
  params: z.object({ id: idSchema, entry: idSchema }),
  /** Keys of things; all of them when left out. */
  body: ownStepSchema.extend({ things: z.array(z.string().max(128)).min(1).max(5000).optional() }),
  answer: stepAnswerSchema,
  refusals: ['not_found', 'forbidden', 'album_locked', 'trash_place_gone', 'album_full', 'section_static'],
});

export const emptyTrash = endpoint({
  method: 'DELETE',
  path: '/albums/:id/trash',
  summary: 'Deletes for good what is in the trash of an album (its owner, administrators)',
  tag: 'history',
  params: albumParams,
  answer: null,
  status: 204,
  refusals: ['not_found', 'forbidden'],
});

export const trashedAlbumSchema = albumSummarySchema
  .extend({ trashed_at: isoTime, expires_at: isoTime })
  .meta({ id: 'TrashedAlbum' });
export type TrashedAlbum = z.infer<typeof trashedAlbumSchema>;

export const listTrashedAlbums = endpoint({
  method: 'GET',
  path: '/trashed_albums',
  summary: "The caller's own albums that they deleted in the last 30 days, the newest first",
  tag: 'albums',
  answer: z.object({ albums: z.array(trashedAlbumSchema) }),
});

export const restoreTrashedAlbum = endpoint({
  method: 'POST',
  path: '/trashed_albums/:id/restore',
  summary: 'Brings a deleted album back, with its people and its links (its owner, administrators)',
  tag: 'albums',
  params: albumParams,
  answer: z.object({ album: albumSummarySchema }),
  refusals: ['not_found'],
});

export const deleteTrashedAlbum = endpoint({
  method: 'DELETE',
  path: '/trashed_albums/:id',
  summary: 'Deletes an album for good (its owner, administrators)',
  tag: 'albums',
  params: albumParams,
  answer: null,
  status: 204,
  refusals: ['not_found'],
});
