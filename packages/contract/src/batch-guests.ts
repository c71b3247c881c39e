/** What guests of a run see and do: by its link, without an account, each with their own address and invoice. */
import { BATCH_KINDS, BATCH_STATES, PRODUCTS } from '@figurina/commerce';
import { z } from 'zod';
import { currencySchema } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { postalAddressSchema } from './orders.ts';
import { isoDate } from './wire.ts';

const GUEST_PAYMENTS = ['invoice', 'prepayment'] as const;
/** Unguessable. */
const params = z.object({ token: z.string().max(64) });

/** A sticker by a number of its, and how often. */
const pickedSchema = z.object({ number: z.int().min(1), quantity: z.int().min(1).max(999) });

export const guestQuoteSchema = z
  .object({
    albums: z.int(),
    packs: z.int(),
    motifs: z.array(pickedSchema),
    country_code: z.string(),
    currency: currencySchema,
    lines: z.array(
      z.object({ product: z.enum(PRODUCTS), text: z.string(), quantity: z.int(), amount_gross_human: z.string() }),
    ),
    amount_human: z.string(),
    tax_value_human: z.string(),
    /** Basis points. */
    tax_rate: z.int(),
    amount_gross_human: z.string(),
    /** A piece with VAT, without shipping. Null where the album has too few stickers for packs. */
    album_gross_human: z.string(),
    pack_gross_human: z.string().nullable(),
    sticker_gross_human: z.string(),
    quote_hash: z.string(),
  })
  .meta({ id: 'GuestQuote' });
export type GuestQuote = z.infer<typeof guestQuoteSchema>;

export const publicBatchSchema = z
  .object({
    kind: z.enum(BATCH_KINDS),
    state: z.enum(BATCH_STATES),
    /** Whether somebody can order now. */
    open: z.boolean(),
    title: z.string(),
    note: z.string(),
    pages: z.int(),
    stickers: z.int(),
    deadline: isoDate,
    minimum: z.int(),
    /** Confirmed ones. */
    orders: z.int(),
    /** Whether the form has a field for it. */
    organization: z.enum(['optional', 'hidden']),
    /** What the form begins with. */
    country_code: z.string(),
    packs_recommended: z.int(),
    has_packs: z.boolean(),
    /** Single stickers are picked by the numbers in the printed album, 1 to this; null where they are not to be had. */
    numbers: z.int().nullable(),
    /** How this can be paid; the first is what the form begins with. */
    payments: z.array(z.enum(GUEST_PAYMENTS)),
    most: z.object({ albums: z.int(), packs: z.int(), stickers: z.int() }),
  })
  .meta({ id: 'PublicBatch' });
export type PublicBatch = z.infer<typeof publicBatchSchema>;

export const readPublicBatch = endpoint({
  method: 'GET',
  path: '/public/batches/:token',
  summary: 'What guests can order by this link, and until when',
  tag: 'batches',
  params,
  answer: z.object({ batch: publicBatchSchema }),
  access: 'public',
  refusals: ['batch_gone', 'too_many_requests'],
});

const wantedSchema = z.object({
  albums: z.int(),
  packs: z.int(),
  motifs: z.array(pickedSchema).max(LIMITS.guestMotifs).default([]),
  country_code: z.string().max(60),
});

export const quotePublicBatch = endpoint({
  method: 'POST',
  path: '/public/batches/:token/quote',
  summary: 'What this would cost a guest; changes nothing',
  tag: 'batches',
  params,
  body: z.object({ order: wantedSchema }),
  answer: z.object({ quote: guestQuoteSchema }),
  access: 'public',
  refusals: ['batch_gone', 'batch_wrong', 'country_unsupported', 'too_many_requests'],
});

/** Header `Idempotency-Key`: the same order twice is one order. */
export const createGuestOrder = endpoint({
  method: 'POST',
  path: '/public/batches/:token/orders',
  summary: 'Orders as a guest; it counts once it is confirmed by the link that goes to the address',
  tag: 'batches',
  params,
  body: z.object({
    order: z.object({
      ...wantedSchema.shape,
      ...postalAddressSchema.shape,
      email: z.string().max(1000).default(''),
      phone: z.string().max(1000).default(''),
      comment: z.string().max(5000).default(''),
      for_name: z.string().trim().max(LIMITS.batchForName).default(''),
      /** In advance: nothing is sent before it is paid. */
      payment: z.enum(GUEST_PAYMENTS).default('invoice'),
      quote_hash: z.string().max(128),
    }),
  }),
  answer: z.object({ email: z.string() }),
  status: 201,
  again: 200,
  access: 'public',
  refusals: [
    'batch_gone',
    'batch_closed',
    'batch_full',
    'batch_wrong',
    'batch_payment',
    'order_invalid',
    'country_unsupported',
    'price_changed',
    'idempotency_conflict',
    'too_many_requests',
  ],
});

const ownOrderSchema = z
  .object({
    state: z.enum(['placed', 'confirmed', 'withdrawn']),
    batch: publicBatchSchema,
    first_name: z.string(),
    for_name: z.string(),
    address_lines: z.array(z.string()),
    quote: guestQuoteSchema.omit({
      quote_hash: true,
      album_gross_human: true,
      pack_gross_human: true,
      sticker_gross_human: true,
    }),
    may: z.object({ confirm: z.boolean(), withdraw: z.boolean() }),
    /** Where the order is followed once the run is confirmed. */
    status_path: z.string().nullable(),
  })
  .meta({ id: 'GuestOrder' });
export type GuestOrder = z.infer<typeof ownOrderSchema>;

export const readGuestOrder = endpoint({
  method: 'GET',
  path: '/public/batch_orders/:token',
  summary: 'A guest’s own order, by the link in their mail',
  tag: 'batches',
  params,
  answer: z.object({ order: ownOrderSchema }),
  access: 'public',
  refusals: ['batch_order_gone', 'too_many_requests'],
});

export const confirmGuestOrder = endpoint({
  method: 'POST',
  path: '/public/batch_orders/:token/confirmation',
  summary: 'A guest says that it was them; again, it changes nothing',
  tag: 'batches',
  params,
  answer: z.object({ order: ownOrderSchema }),
  access: 'public',
  refusals: ['batch_order_gone', 'batch_closed', 'batch_full', 'too_many_requests'],
});

export const withdrawGuestOrder = endpoint({
  method: 'POST',
  path: '/public/batch_orders/:token/withdrawal',
  summary: 'A guest takes their order back, as long as the run is open; again, it changes nothing',
  tag: 'batches',
  params,
  answer: z.object({ order: ownOrderSchema }),
  access: 'public',
  refusals: ['batch_order_gone', 'batch_closed', 'too_many_requests'],
});
