/** Webhooks out: other systems are told what happens to orders, signed by the rules of Standard Webhooks. */
import { SIGNALS } from '@figurina/commerce';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoDate, isoTime, paginationSchema } from './wire.ts';

/** What an endpoint can ask for, in the order of the work. */
export const WEBHOOK_EVENTS = [
  'order.created',
  'order.changed',
  'order.accepted',
  'order.rejected',
  'order.cancelled',
  'order.review_feedback',
  'order.review_completed',
  'order.invoice_created',
  'order.credit_created',
  'order.production_started',
  'order.event_withdrawn',
  'transfer.started',
  'transfer.completed',
  'transfer.failed',
  'shipment.albums_shipped',
  'shipment.created',
  'shipment.shipped',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The body of a call. `test` comes when staff ask for it, and has no order. */
export const webhookPayloadSchema = z
  .object({
    type: z.enum([...WEBHOOK_EVENTS, 'test']),
    /** When it happened. */
    timestamp: isoTime,
    data: z.object({
      order: z
        .object({
          id: idSchema,
          name: z.string(),
          album_id: idSchema,
          created_at: isoTime,
          event_date: isoDate.nullable(),
          estimated_delivery: isoDate,
        })
        .nullable(),
      /** Of `order.event_withdrawn`: what did not happen after all, the newest first. */
      withdrawn: z.array(z.enum(SIGNALS)).optional(),
    }),
  })
  .meta({ id: 'WebhookPayload' });
export type WebhookPayload = z.infer<typeof webhookPayloadSchema>;

/** `failing`: the last delivery failed; `stopped`: by staff; `given_up`: by the server, after days without an answer. */
export const WEBHOOK_STATES = ['active', 'failing', 'stopped', 'given_up'] as const;

const eventsSchema = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);
const nameSchema = z.string().trim().min(1).max(LIMITS.webhookName);
const urlSchema = z.string().trim().max(LIMITS.webhookUrl);

export const webhookSchema = z
  .object({
    id: idSchema,
    name: z.string(),
    url: z.string(),
    events: z.array(z.enum(WEBHOOK_EVENTS)),
    state: z.enum(WEBHOOK_STATES),
    created_at: isoTime,
    failing_since: isoTime.nullable(),
    /** Until then calls are signed by the secret before as well. */
    old_secret_until: isoTime.nullable(),
  })
  .meta({ id: 'Webhook' });
export type Webhook = z.infer<typeof webhookSchema>;

export const WEBHOOK_FAULTS = ['forbidden_address', 'unreachable', 'too_slow', 'status'] as const;
export type WebhookFault = (typeof WEBHOOK_FAULTS)[number];

export const webhookDeliverySchema = z
  .object({
    /** The `webhook-id` of each of its calls. */
    id: idSchema,
    type: z.enum([...WEBHOOK_EVENTS, 'test']),
    order: z.object({ id: idSchema, name: z.string() }).nullable(),
    state: z.enum(['waiting', 'delivered', 'failed']),
    created_at: isoTime,
    /** When it is tried (again); null: no more. */
    next_at: isoTime.nullable(),
    /** The oldest first. */
    attempts: z.array(
      z.object({
        at: isoTime,
        ms: z.int(),
        /** Null: there was no answer. */
        status: z.int().nullable(),
        fault: z.enum(WEBHOOK_FAULTS).nullable(),
        /** How the answer begins. */
        answer: z.string(),
      }),
    ),
  })
  .meta({ id: 'WebhookDelivery' });
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

const params = z.object({ id: idSchema });
/** `secret` is never told again. */
const withSecret = z.object({ webhook: webhookSchema, secret: z.string() });

export const listWebhooks = endpoint({
  method: 'GET',
  path: '/webhook_endpoints',
  summary: 'Where other systems are told what happens, the newest first',
  tag: 'integrations',
  answer: z.object({ webhooks: z.array(webhookSchema) }),
  access: 'admin',
});

export const createWebhook = endpoint({
  method: 'POST',
  path: '/webhook_endpoints',
  summary: 'Makes a webhook',
  tag: 'integrations',
  body: z.object({ webhook: z.object({ name: nameSchema, url: urlSchema, events: eventsSchema }) }),
  answer: withSecret,
  status: 201,
  access: 'admin',
  refusals: ['webhook_address', 'webhooks_full'],
});

export const changeWebhook = endpoint({
  method: 'PATCH',
  path: '/webhook_endpoints/:id',
  summary: 'Changes a webhook, stops it or lets it go on',
  tag: 'integrations',
  params,
  body: z.object({
    webhook: z.object({
      name: nameSchema.optional(),
      url: urlSchema.optional(),
      events: eventsSchema.optional(),
      active: z.boolean().optional(),
    }),
  }),
  answer: z.object({ webhook: webhookSchema }),
  access: 'admin',
  refusals: ['not_found', 'webhook_address'],
});

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/webhook_endpoints/:id/secret',
  summary: 'Gives a webhook another secret; for a day calls are signed by the one before, too',
  tag: 'integrations',
  params,
  answer: withSecret,
  status: 201,
  access: 'admin',
  refusals: ['not_found'],
});

export const listWebhookDeliveries = endpoint({
  method: 'GET',
  path: '/webhook_endpoints/:id/deliveries',
  summary: 'What was sent to a webhook in the last 30 days, the newest first',
  tag: 'integrations',
  params,
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per: z.coerce.number().int().min(1).max(100).default(25),
  }),
  answer: z.object({ deliveries: z.array(webhookDeliverySchema), pagination: paginationSchema }),
  access: 'admin',
  refusals: ['not_found'],
});

const delivered = {
  answer: z.object({ delivery: webhookDeliverySchema }),
  status: 202,
  access: 'admin',
  refusals: ['not_found', 'webhook_stopped', 'too_many_requests'],
} as const;

export const testWebhook = endpoint({
  method: 'POST',
  path: '/webhook_endpoints/:id/test',
  summary: 'Sends an event `test`',
  tag: 'integrations',
  params,
  ...delivered,
});

export const redeliverWebhook = endpoint({
  method: 'POST',
  path: '/webhook_endpoints/:id/deliveries/:delivery/again',
  summary: 'Sends the same once more, with the same `webhook-id`',
  tag: 'integrations',
  params: z.object({ id: idSchema, delivery: idSchema }),
  ...delivered,
});
