/** After the sale: what customers report of an order that was sent, what staff answer, and what is sent for it. */
import { CLAIM_ITEMS, CLAIM_KINDS } from '@figurina/commerce';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoTime } from './wire.ts';

/** open -> accepted | refused, once. */
export const CLAIM_STATES = ['open', 'accepted', 'refused'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

const motifSchema = z.object({ number: z.int(), name: z.string() });

const orderParams = z.object({ id: idSchema });

export const claimSchema = z
  .object({
    id: idSchema,
    kind: z.enum(CLAIM_KINDS),
    item: z.enum(CLAIM_ITEMS),
    quantity: z.int(),
    /** Of boxes, which ones: the first number of their stickers, and whose they are. */
    motifs: z.array(motifSchema),
    words: z.string(),
    state: z.enum(CLAIM_STATES),
    /** Of the staff; empty while it is open. */
    answer: z.string(),
    answered_at: isoTime.nullable(),
    /** The order that is sent for it. */
    replacement: z.object({ id: idSchema, name: z.string() }).nullable(),
    /** Addresses that hold for ten minutes; none for whom they are not meant. */
    photos: z.array(z.object({ id: idSchema, url: z.string() })),
    created_at: isoTime,
  })
  .meta({ id: 'Claim' });
export type Claim = z.infer<typeof claimSchema>;

export const claimsSchema = z
  .object({
    /** The newest first. */
    claims: z.array(claimSchema),
    /** What the caller may report now, with how many of it there are at most. One open claim a kind. */
    kinds: z.array(
      z.object({
        kind: z.enum(CLAIM_KINDS),
        items: z.array(z.object({ item: z.enum(CLAIM_ITEMS), most: z.int() })),
      }),
    ),
    /** The boxes that were sent, where a claim may be about some of them. */
    motifs: z.array(motifSchema),
  })
  .meta({ id: 'Claims' });
export type Claims = z.infer<typeof claimsSchema>;

export const listClaims = endpoint({
  method: 'GET',
  path: '/orders/:id/claims',
  summary: 'What was reported of an order, and what its customer may report now',
  tag: 'claims',
  params: orderParams,
  answer: claimsSchema,
  refusals: ['not_found'],
});

export const createClaim = endpoint({
  method: 'POST',
  path: '/orders/:id/claims',
  summary: 'Reports that something of an order is missing or wrong, with up to six photos that were uploaded before',
  tag: 'claims',
  params: orderParams,
  body: z.object({
    claim: z.object({
      kind: z.enum(CLAIM_KINDS),
      item: z.enum(CLAIM_ITEMS),
      quantity: z.int().min(1).max(LIMITS.lineQuantity),
      /** Of boxes, which ones, by the first number of their stickers: as many as `quantity` says. */
      motifs: z.array(z.int().min(1)).max(LIMITS.claimMotifs).default([]),
      words: z.string().trim().min(1).max(LIMITS.claimWords),
      blob_ids: z.array(idSchema).max(LIMITS.claimPhotos).default([]),
    }),
  }),
  answer: z.object({ claim: claimSchema }),
  status: 201,
  refusals: [
    'not_found',
    'claim_too_early',
    'claim_open',
    'claim_quantity_impossible',
    'claim_motifs_unknown',
    'blob_not_found',
    'image_unreadable',
    'image_too_small',
    'image_too_large',
    'image_too_many_pixels',
    'image_too_complex',
    'image_type_unsupported',
    'too_many_requests',
  ],
});

export const answerClaim = endpoint({
  method: 'PATCH',
  path: '/claims/:id',
  summary: 'Accepts a claim or refuses it, with words that go to the customer by mail',
  tag: 'claims',
  params: z.object({ id: idSchema }),
  body: z.object({
    claim: z.object({
      state: z.enum(['accepted', 'refused']),
      answer: z.string().trim().min(1).max(LIMITS.claimWords),
    }),
  }),
  answer: z.object({ claim: claimSchema }),
  access: 'admin',
  refusals: ['not_found', 'claim_answered'],
});

export const replaceClaimed = endpoint({
  method: 'POST',
  path: '/claims/:id/replacement',
  summary: 'Makes an order at no price of what a claim that was accepted is about, once',
  tag: 'claims',
  params: z.object({ id: idSchema }),
  answer: z.object({ claim: claimSchema, order: z.object({ id: idSchema, name: z.string() }) }),
  status: 201,
  access: 'admin',
  refusals: ['not_found', 'claim_not_accepted', 'claim_replaced', 'claim_of_boxes', 'order_not_approved'],
});
