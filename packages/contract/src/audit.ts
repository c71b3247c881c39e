/** What staff did, as it is kept. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { idSchema, isoTime, paginationSchema } from './wire.ts';

/** What staff can do, in the order of an order's life. Each has its words in the catalogues. */
export const AUDIT_ACTIONS = [
  'order.change',
  'address.change',
  'line_item.create',
  'line_item.change',
  'line_item.delete',
  'order_update.create',
  'order_update.delete',
  'comment.create',
  'comment.change',
  'comment.delete',
  'order.export',
  'order.transfer',
  'order.parcels',
  'invoice.create',
  'invoice.change',
  'invoice.credit',
  'invoice.credit_part',
  'order.delete',
  'order.restore',
  'claim.answer',
  'claim.replace',
  'partner.create',
  'partner.change',
  'partner.rotate',
  'api_key.create',
  'api_key.revoke',
  'webhook.create',
  'webhook.change',
  'webhook.rotate',
  'webhook.give_up',
  'capacity.change',
  'export.orders',
  'export.invoices',
  'export.datev',
  'mail.resend',
  'person.export',
  'person.erase',
  'person.sign_out',
  'person.second_factor_end',
  'sticker_person.erase',
  'voucher.create',
  'voucher.change',
  'offer.create',
  'offer.change',
  'blueprint.change',
  'blueprint.delete',
  'blueprint.publish',
  'blueprint.withdraw',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const stateSchema = z.record(z.string(), z.unknown()).nullable();

export const auditEntrySchema = z
  .object({
    id: idSchema,
    at: isoTime,
    /** As they were called then; null: the house itself. */
    by: z.object({ id: idSchema, email: z.string() }).nullable(),
    /** `order.change`: of what, and the deed. */
    action: z.string(),
    /** The deed in words. */
    deed: z.string(),
    order: z.object({ id: idSchema, name: z.string() }).nullable(),
    /** The id of what it was done to. */
    subject: z.string(),
    /** What it changed, as it was and as it became; null: there was nothing, or is nothing any more. */
    before: stateSchema,
    after: stateSchema,
    /** The same field by field, in words; null: there was nothing, or is nothing any more. */
    changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const listAuditLog = endpoint({
  method: 'GET',
  path: '/audit_log',
  summary: 'What staff did, the newest first; of one order (id or name), one person (id or e-mail address), one action',
  tag: 'operations',
  query: z.object({
    order_id: idSchema.optional(),
    /** Its name, as somebody types it. */
    order: z.string().trim().max(100).optional(),
    by: z.string().trim().max(320).optional(),
    action: z.string().trim().max(60).optional(),
    page: z.coerce.number().int().min(1).default(1),
    per: z.coerce.number().int().min(1).max(100).default(50),
  }),
  answer: z.object({ entries: z.array(auditEntrySchema), pagination: paginationSchema }),
  access: 'admin',
  scope: 'audit:read',
});
