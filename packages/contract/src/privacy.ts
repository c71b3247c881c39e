/** What people may ask of their data: a copy, and that it is erased; what they agreed to; what goes by itself. */
import { z } from 'zod';
import { languageSchema } from './albums.ts';
import { endpoint } from './endpoint.ts';
import { idSchema, isoTime } from './wire.ts';

const customerId = z.string().min(1).max(255);
const customer = z.object({ id: customerId });

/** A copy of somebody's data. Its file is opened by the link in the mail alone. */
export const personExportSchema = z
  .object({
    id: idSchema,
    state: z.enum(['waiting', 'ready', 'failed']),
    bytes: z.number().nullable(),
    created_at: isoTime,
    expires_at: isoTime.nullable(),
  })
  .meta({ id: 'PersonExport' });
export type PersonExport = z.infer<typeof personExportSchema>;

export const erasureSchema = z
  .object({
    requested_at: isoTime,
    /** Until then it can be called off. */
    due_at: isoTime,
    /** By whom: the person, or staff for them. */
    by_staff: z.boolean(),
  })
  .meta({ id: 'Erasure' });
export type Erasure = z.infer<typeof erasureSchema>;

export const ownDataSchema = z
  .object({
    /** The last one. */
    person_export: personExportSchema.nullable(),
    /** What is asked for and not done yet. */
    erasure: erasureSchema.nullable(),
    /** Days between asking and doing. */
    grace_days: z.int(),
    /** Whether a password has to be typed again. */
    has_password: z.boolean(),
    /** Their own albums that others are in: each is handed over or goes. */
    shared_albums: z.array(
      z.object({
        id: idSchema,
        title: z.string(),
        members: z.array(z.object({ id: customerId, name: z.string() })),
      }),
    ),
    /** Their own albums that nobody else is in. */
    albums: z.int(),
    /** Orders that are not sent yet: until then nothing can be erased. */
    open_orders: z.int(),
    /** Orders whose invoice the law keeps. */
    kept_orders: z.int(),
  })
  .meta({ id: 'OwnData' });
export type OwnData = z.infer<typeof ownDataSchema>;

export const readOwnData = endpoint({
  method: 'GET',
  path: '/users/me/data',
  summary: 'What is asked of the own data, and what an erasure would meet',
  tag: 'privacy',
  answer: z.object({ own_data: ownDataSchema }),
  refusals: ['unauthorized'],
});

export const createPersonExport = endpoint({
  method: 'POST',
  path: '/users/me/exports',
  summary: 'Has a copy of all own data made; its link comes by mail',
  tag: 'privacy',
  answer: z.object({ person_export: personExportSchema }),
  status: 202,
  refusals: ['too_many_requests', 'address_unconfirmed'],
});

export const askForErasure = endpoint({
  method: 'POST',
  path: '/users/me/erasure',
  summary:
    'Asks that the own account is erased with all that belongs to it, after a time in which it can be called off',
  tag: 'privacy',
  body: z.object({
    /** The own address, typed again. */
    email: z.string().max(320),
    /** Typed again, where there is one. */
    password: z.string().max(1000).optional(),
    /** What becomes of each album that others are in: the id of whom it goes to; null: it is erased. */
    handovers: z.record(idSchema, customerId.nullable()).default({}),
  }),
  answer: z.object({ erasure: erasureSchema }),
  status: 201,
  refusals: [
    'erasure_address_wrong',
    'password_wrong',
    'erasure_album_undecided',
    'erasure_order_open',
    'erasure_of_staff',
    'too_many_requests',
  ],
});

export const cancelErasure = endpoint({
  method: 'DELETE',
  path: '/users/me/erasure',
  summary: 'Calls the erasure off; again is no mistake',
  tag: 'privacy',
  answer: null,
  status: 204,
});

/** What can be agreed to with an account; the rest is kept where it is given. */
export const saveConsent = endpoint({
  method: 'POST',
  path: '/users/me/consents',
  summary: 'Keeps what somebody signed in said to cookies, with the words that they read',
  tag: 'privacy',
  body: z.object({
    kind: z.literal('cookies'),
    given: z.boolean(),
    language: languageSchema,
  }),
  answer: null,
  status: 204,
  refusals: ['too_many_requests'],
});

export const createCustomerExport = endpoint({
  method: 'POST',
  path: '/customers/:id/exports',
  summary: 'Has a copy of all data of a customer made; its link goes to their own address',
  tag: 'privacy',
  params: customer,
  answer: z.object({ to: z.string() }),
  status: 202,
  access: 'admin',
  refusals: ['not_found', 'address_unconfirmed', 'too_many_requests'],
});

export const eraseCustomer = endpoint({
  method: 'POST',
  path: '/customers/:id/erasure',
  summary: 'Asks for a customer that they are erased, after the same time',
  tag: 'privacy',
  params: customer,
  body: z.object({ email: z.string().max(320) }),
  answer: z.object({ erasure: erasureSchema }),
  status: 201,
  access: 'admin',
  refusals: ['not_found', 'erasure_address_wrong', 'erasure_order_open', 'erasure_of_staff'],
});

export const erasePerson = endpoint({
  method: 'POST',
  path: '/albums/:id/sticker_people/:sticker/erasure',
  summary:
    'Takes somebody on a sticker out of the album for good: photo and name, from history, trash, uploads and exports',
  tag: 'privacy',
  params: z.object({ id: idSchema, sticker: idSchema }),
  answer: null,
  status: 204,
  refusals: ['not_found', 'forbidden'],
});

export const RETENTION_RULES = [
  'mail_log',
  'outbox',
  'notifications',
  'invitations',
  'audit_log',
  'person_exports',
  'orders',
] as const;
export type RetentionRuleName = (typeof RETENTION_RULES)[number];

export const retentionRuleSchema = z
  .object({
    rule: z.enum(RETENTION_RULES),
    /** Days; null: for ever. */
    kept_days: z.number().nullable(),
    /** What its time has come for and what is still there. */
    waiting: z.int(),
    last: z.object({ at: isoTime, erased: z.int() }).nullable(),
    /** In the last thirty days. */
    erased: z.int(),
  })
  .meta({ id: 'RetentionRule' });

export type RetentionRule = z.infer<typeof retentionRuleSchema>;

export const readRetention = endpoint({
  method: 'GET',
  path: '/retention',
  summary: 'What went for good by itself, what waits, and which erasures are asked for',
  tag: 'privacy',
  answer: z.object({
    rules: z.array(retentionRuleSchema),
    erasures: z.object({
      waiting: z.int(),
      next_due_at: isoTime.nullable(),
      done: z.int(),
      last_done_at: isoTime.nullable(),
    }),
  }),
  access: 'admin',
});
