/** From the approved copy to the print shop: what it is told of an order, the archive that it gets, and how that gets there. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { orderSchema, postalAddressSchema } from './orders.ts';
import { idSchema, isoDate, isoTime } from './wire.ts';

const orderParams = z.object({ id: idSchema });
const sha256Schema = z.string().regex(/^[0-9a-f]{64}$/);
const mm = z.array(z.number()).length(2);

/** Houses that print: one for all, or another one for the stickers. */
export const HOUSES = ['main', 'stickers'] as const;
export type HouseId = (typeof HOUSES)[number];
export const PRINTED_PRODUCTS = ['album', 'stickerpack', 'stickerbox_single_variety'] as const;

/** Raised when a reader at a print shop would have to know of it. */
export const PRODUCTION_ORDER = 'figurina.order/1';

export const productionFileSchema = z.strictObject({
  name: z.string(),
  sha256: sha256Schema,
  bytes: z.int(),
  /** Of PDFs alone: pages, and of the first of them what is left when it is cut, with its bleed. */
  pages: z.int().nullable(),
  trim_mm: mm.nullable(),
  bleed_mm: mm.nullable(),
});
export type ProductionFile = z.infer<typeof productionFileSchema>;

/**
 * All that a print shop is told of an order, as `order.json`: neither prices nor mail addresses. `files` are empty until
 * there is an archive; `archive` is null in the one that lies inside.
 */
export const productionOrderSchema = z
  .strictObject({
    schema: z.literal(PRODUCTION_ORDER),
    order: z.strictObject({
      name: z.string(),
      created_at: isoTime,
      event_date: isoDate.nullable(),
      delivery_date: isoDate,
      language: z.string(),
    }),
    ship_to: z.strictObject(postalAddressSchema.shape),
    contact: z.strictObject({ name: z.string(), phone: z.string() }),
    /** The copy that was approved for print. */
    album: z.strictObject({
      identifier: z.string(),
      title: z.string(),
      version: z.int(),
      sha256: sha256Schema,
    }),
    items: z.array(
      z.strictObject({
        product: z.enum(PRINTED_PRODUCTS),
        quantity: z.int(),
        pages: z.int().nullable(),
        leaves: z.int().nullable(),
        spine_mm: z.number().nullable(),
        lamination: z.enum(['standard', 'premium']).nullable(),
        files: z.array(productionFileSchema),
      }),
    ),
    /** Null where stickers come in boxes. `plan_sha256`: of `packs.csv`; null until that is there. */
    packs: z
      .strictObject({
        seed: z.string(),
        per_album: z.int(),
        packs: z.int(),
        own_artwork: z.boolean(),
        plan_sha256: sha256Schema.nullable(),
      })
      .nullable(),
    /** Boxes of identical stickers, by number. Null where stickers come in packs. */
    boxes: z.array(z.strictObject({ number: z.int(), name: z.string(), quantity: z.int() })).nullable(),
    notes: z.array(z.string()),
    archive: z.strictObject({ name: z.string(), sha256: sha256Schema, bytes: z.int() }).nullable(),
  })
  .meta({ id: 'ProductionOrder' });
export type ProductionOrder = z.infer<typeof productionOrderSchema>;

/** `outdated`: the order has changed since, so that it says something else. */
export const ARTIFACT_STATES = ['none', 'working', 'ready', 'outdated', 'failed'] as const;
export const TRANSFER_STATES = ['none', 'waiting', 'sending', 'completed', 'failed'] as const;

export const handoverSchema = z
  .object({
    /** What is printed. `withdrawn`: a photo in it was taken back; `missing`: nothing is approved. */
    copy: z.object({
      state: z.enum(['approved', 'withdrawn', 'missing']),
      version: z.int().nullable(),
      hash: z.string().nullable(),
      approved_at: isoTime.nullable(),
    }),
    artifact: z.object({
      state: z.enum(ARTIFACT_STATES),
      /** 0 to 1. */
      progress: z.number(),
      file_name: z.string().nullable(),
      file_bytes: z.number().nullable(),
      sha256: z.string().nullable(),
      /** Its print files. */
      files: z.array(productionFileSchema.pick({ name: true, bytes: true, pages: true })),
      /** Of the copy that is in it. */
      copy_hash: z.string().nullable(),
      /** Why there is none, in the words of its reader; `rules`: the checks that it did not pass. */
      error: z.string().nullable(),
      rules: z.array(z.string()),
      created_at: isoTime.nullable(),
    }),
    /** One for each house that makes something of it; none where this server has no print shop that it could send to. */
    transfers: z.array(
      z.object({
        house: z.enum(HOUSES),
        products: z.array(z.enum(PRINTED_PRODUCTS)),
        state: z.enum(TRANSFER_STATES),
        /** 0 to 1. */
        progress: z.number(),
        /** The house it goes to, without any secret. */
        target: z.string(),
        attempts: z.int(),
        error: z.string().nullable(),
        completed_at: isoTime.nullable(),
      }),
    ),
    /** What can be done now. */
    may: z.object({ make: z.boolean(), transfer: z.boolean() }),
  })
  .meta({ id: 'Handover' });
export type Handover = z.infer<typeof handoverSchema>;

export const readHandover = endpoint({
  method: 'GET',
  path: '/orders/:id/handover',
  summary: 'Where an order is on its way to the print shop: approved copy, archive, transfer',
  tag: 'handover',
  params: orderParams,
  answer: z.object({ handover: handoverSchema }),
  access: 'admin',
  refusals: ['not_found'],
});

export const readProductionOrder = endpoint({
  method: 'GET',
  path: '/orders/:id/esveco_json',
  summary:
    'What the print shop is told of an order, as a file; its schema is at /v1/public/schemas/figurina.order-1.json',
  tag: 'handover',
  params: orderParams,
  answer: productionOrderSchema,
  access: 'admin',
  refusals: ['not_found', 'copy_not_approved', 'copy_withdrawn'],
});

/** Again while it is made: answers the one that is. */
export const makeArtifact = endpoint({
  method: 'POST',
  path: '/orders/:id/esveco_artifact',
  summary: 'Has the archive for the print shop made of the approved copy',
  tag: 'handover',
  params: orderParams,
  answer: z.object({ handover: handoverSchema }),
  status: 202,
  access: 'admin',
  refusals: ['not_found', 'order_ended', 'copy_not_approved', 'copy_withdrawn', 'order_update_not_possible'],
});

export const readArtifact = endpoint({
  method: 'GET',
  path: '/orders/:id/esveco_artifact',
  summary: 'The address of the archive for the print shop, which holds for ten minutes',
  tag: 'handover',
  params: orderParams,
  answer: z.object({ blob_url: z.string(), file_name: z.string(), file_bytes: z.number(), sha256: z.string() }),
  access: 'admin',
  refusals: ['not_found', 'artifact_not_ready'],
});

/** To each of its houses what that makes; what a house has already is not sent again. Twice: the same transfers. */
export const transferOrder = endpoint({
  method: 'POST',
  path: '/orders/:id/transfer',
  summary: 'Sends the archive of an order to the print shop, or to each of two houses its part of it',
  tag: 'handover',
  params: orderParams,
  body: z.object({ id: idSchema }),
  answer: z.object({ order: orderSchema }),
  status: 202,
  access: 'admin',
  refusals: [
    'not_found',
    'invalid_request',
    'order_ended',
    'artifact_not_ready',
    'transfer_off',
    'order_update_not_possible',
  ],
});
