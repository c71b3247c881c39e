/** Runs of an album that guests order into by one link: group orders, top-ups, orders before the first print run. */
import { BATCH_KINDS, BATCH_MOST_ORDERS, BATCH_MOVES, BATCH_STATES } from '@figurina/commerce';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoDate, isoTime } from './wire.ts';

const albumParams = z.object({ id: idSchema });
const batchParams = z.object({ id: idSchema, batch: idSchema });

export const batchSchema = z
  .object({
    id: idSchema,
    kind: z.enum(BATCH_KINDS),
    state: z.enum(BATCH_STATES),
    note: z.string(),
    /** Confirmed orders without which nothing is printed. */
    minimum: z.int(),
    /** With so many it is confirmed at once; null: by its day alone. */
    close_at: z.int().nullable(),
    /** The last day on which somebody may order. */
    deadline: isoDate,
    /** Where guests order. */
    url: z.string(),
    /** Orders that their guests confirmed, and what is in them; `waiting`: those that they have yet to confirm. */
    orders: z.int(),
    albums: z.int(),
    packs: z.int(),
    /** Single ones, counted as pieces. */
    stickers: z.int(),
    waiting: z.int(),
    /** The order that is printed, once it is confirmed. */
    run_id: idSchema.nullable(),
    moves: z.array(z.enum(BATCH_MOVES)),
    created_at: isoTime,
    decided_at: isoTime.nullable(),
  })
  .meta({ id: 'Batch' });
export type Batch = z.infer<typeof batchSchema>;

/** Who ordered what: neither where they live nor what they paid. */
const boardSchema = z.object({
  batch: batchSchema,
  guests: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      /** Whose album it is, as the guest wrote it. */
      for_name: z.string(),
      state: z.enum(['placed', 'confirmed', 'withdrawn']),
      albums: z.int(),
      packs: z.int(),
      stickers: z.int(),
      created_at: isoTime,
    }),
  ),
  /** People of the album, in its order, and whether somebody ordered for them by their name. */
  people: z.array(z.object({ sticker_id: z.string(), name: z.string(), ordered: z.boolean() })),
});
export type BatchBoard = z.infer<typeof boardSchema>;

const note = z.string().trim().max(LIMITS.batchNote);
const closeAt = z.int().min(1).max(BATCH_MOST_ORDERS).nullable();

export const listBatches = endpoint({
  method: 'GET',
  path: '/albums/:id/batches',
  summary: 'Runs of an album that guests order into, the newest first',
  tag: 'batches',
  params: albumParams,
  answer: z.object({
    batches: z.array(batchSchema),
    /** Kinds that can be made now: what tops up an album prints what was approved of it. */
    kinds: z.array(z.object({ kind: z.enum(BATCH_KINDS), least: z.int(), available: z.boolean() })),
  }),
  refusals: ['not_found', 'forbidden'],
});

export const createBatch = endpoint({
  method: 'POST',
  path: '/albums/:id/batches',
  summary: 'Makes a link by which guests order for themselves',
  tag: 'batches',
  params: albumParams,
  body: z.object({
    batch: z.object({
      kind: z.enum(BATCH_KINDS),
      note: note.default(''),
      minimum: z.int().min(1).max(BATCH_MOST_ORDERS),
      close_at: closeAt.default(null),
      deadline: isoDate,
      print_access_consent: z.boolean().default(false),
    }),
  }),
  answer: z.object({ batch: batchSchema }),
  status: 201,
  refusals: [
    'not_found',
    'forbidden',
    'blueprint_not_orderable',
    'address_unconfirmed',
    'album_not_printable',
    'batch_needs_approval',
    'batch_wrong',
    'too_many_requests',
  ],
});

export const readBatch = endpoint({
  method: 'GET',
  path: '/albums/:id/batches/:batch',
  summary: 'A run with who has ordered, beside the people of the album',
  tag: 'batches',
  params: batchParams,
  answer: boardSchema,
  refusals: ['not_found', 'forbidden'],
});

export const changeBatch = endpoint({
  method: 'PATCH',
  path: '/albums/:id/batches/:batch',
  summary:
    'Changes what guests read, the last day or the number that ends it; the minimum stays, since prices depend on it',
  tag: 'batches',
  params: batchParams,
  body: z.object({
    batch: z.object({ note: note.optional(), close_at: closeAt.optional(), deadline: isoDate.optional() }),
  }),
  answer: z.object({ batch: batchSchema }),
  refusals: ['not_found', 'forbidden', 'batch_wrong', 'batch_not_possible'],
});

export const moveBatch = endpoint({
  method: 'POST',
  path: '/albums/:id/batches/:batch/moves',
  summary: 'Closes a run, opens it again, has it printed, or gives it up; the last two are for good',
  tag: 'batches',
  params: batchParams,
  body: z.object({ move: z.enum(BATCH_MOVES) }),
  answer: z.object({ batch: batchSchema }),
  refusals: [
    'not_found',
    'forbidden',
    'conflict',
    'album_not_printable',
    'batch_needs_approval',
    'batch_not_possible',
    'batch_below_minimum',
    'batch_deadline_past',
    'batch_motifs_moved',
  ],
});

const parcelSchema = z.object({
  order_id: idSchema,
  name: z.string(),
  recipient: z.string(),
  address_line: z.string(),
  for_name: z.string(),
  albums: z.int(),
  packs: z.int(),
  /** Single stickers by their numbers: `3, 17 (2)`. */
  stickers: z.string(),
  parcels: z.int(),
  /** Numbers by which they are followed. */
  codes: z.array(z.string()),
  amount_gross_human: z.string(),
  /** To be paid in advance, and not paid yet: nothing is sent. */
  unpaid: z.boolean(),
  /** Rejected or called off. */
  ended: z.boolean(),
});

export const listParcels = endpoint({
  method: 'GET',
  path: '/orders/:id/parcels',
  summary: 'What goes to which guest of a run; `csv` is the same as a table for whoever packs',
  tag: 'batches',
  params: z.object({ id: idSchema }),
  answer: z.object({ parcels: z.array(parcelSchema), filename: z.string(), csv: z.string() }),
  access: 'admin',
  refusals: ['not_found'],
});
