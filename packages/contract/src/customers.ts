/** Customers as staff see them: what they have, what they ordered, and what they were sent. */
import { CATEGORIES } from '@figurina/album';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema, isoTime, paginationSchema } from './wire.ts';

/** What the provider of accounts calls them. */
const customerId = z.string().min(1).max(255);
const params = z.object({ id: customerId });
const page = z.coerce.number().int().min(1).max(100_000).default(1);
const per = z.coerce.number().int().min(1).max(100).default(25);

export const customerSummarySchema = z
  .object({
    id: customerId,
    name: z.string(),
    email: z.string(),
    albums: z.int(),
    orders: z.int(),
    last_order_at: isoTime.nullable(),
    created_at: isoTime,
  })
  .meta({ id: 'CustomerSummary' });
export type CustomerSummary = z.infer<typeof customerSummarySchema>;

export const customerSchema = customerSummarySchema
  .extend({
    /** Whether the address is proved to be theirs. */
    email_confirmed: z.boolean(),
    language: z.string(),
    last_seen_at: isoTime,
    /** Their own, the newest first; of very many the newest hundred, as with orders. */
    album_list: z.array(
      z.object({
        id: idSchema,
        title: z.string(),
        identifier: z.string(),
        category: z.enum(CATEGORIES).nullable(),
        created_at: isoTime,
      }),
    ),
    order_list: z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        album_title: z.string(),
        status_message: z.string(),
        amount_gross_human: z.string(),
        created_at: isoTime,
      }),
    ),
  })
  .meta({ id: 'Customer' });
export type Customer = z.infer<typeof customerSchema>;

export const customerMailSchema = z
  .object({
    id: idSchema,
    kind: z.string(),
    /** What kinds have in common, for people. */
    about: z.enum(['account', 'album', 'order']),
    /** Null for one that was not written, or before subjects were kept. */
    subject: z.string().nullable(),
    to: z.string(),
    at: isoTime,
    state: z.enum(['sent', 'unwanted', 'too_many']),
    order: z.object({ id: idSchema, name: z.string() }).nullable(),
    /** Whether it can be sent again, or why not. */
    resending: z.enum(['yes', 'secret', 'other', 'not_kept', 'not_sent']),
  })
  .meta({ id: 'CustomerMail' });
export type CustomerMail = z.infer<typeof customerMailSchema>;

export const listCustomers = endpoint({
  method: 'GET',
  path: '/customers',
  summary: 'People with an account, the newest first',
  tag: 'customers',
  query: z.object({
    page,
    per,
    /** Part of a name or an address, theirs or of one of their orders. */
    query: z.string().max(100).optional(),
  }),
  answer: z.object({ customers: z.array(customerSummarySchema), pagination: paginationSchema }),
  access: 'admin',
});

export const readCustomer = endpoint({
  method: 'GET',
  path: '/customers/:id',
  summary: 'A customer with their albums and orders',
  tag: 'customers',
  params,
  answer: z.object({ customer: customerSchema }),
  access: 'admin',
  refusals: ['not_found'],
});

export const listCustomerMails = endpoint({
  method: 'GET',
  path: '/customers/:id/mails',
  summary: 'What a customer was sent within the last thirty days, and what they were not, the newest first',
  tag: 'customers',
  params,
  query: z.object({ page, per }),
  answer: z.object({ mails: z.array(customerMailSchema), pagination: paginationSchema }),
  access: 'admin',
  refusals: ['not_found'],
});

export const resendCustomerMail = endpoint({
  method: 'POST',
  path: '/customers/:id/mails/:mailId/copies',
  summary: 'Sends the very mail once more, to the address that the order has now',
  tag: 'customers',
  params: params.extend({ mailId: idSchema }),
  answer: z.object({ to: z.string() }),
  status: 201,
  access: 'admin',
  refusals: ['not_found', 'mail_not_resendable', 'too_many_requests'],
});

export const readCustomerSignIns = endpoint({
  method: 'GET',
  path: '/customers/:id/sign_ins',
  summary: 'In how many places a customer is signed in, and whether they are asked for a second factor',
  tag: 'customers',
  params,
  answer: z.object({ sign_ins: z.object({ count: z.int(), second_factor_since: isoTime.nullable() }) }),
  access: 'admin',
  refusals: ['not_found'],
});

export const endCustomerSignIns = endpoint({
  method: 'DELETE',
  path: '/customers/:id/sign_ins',
  summary: 'Signs a customer out everywhere',
  tag: 'customers',
  params,
  answer: null,
  status: 204,
  access: 'admin',
  refusals: ['not_found'],
});

export const endCustomerSecondFactor = endpoint({
  method: 'DELETE',
  path: '/customers/:id/second_factor',
  summary: 'For somebody who has lost app and recovery codes: the password is enough again. A mail tells them',
  tag: 'customers',
  params,
  answer: null,
  status: 204,
  access: 'admin',
  refusals: ['not_found'],
});
