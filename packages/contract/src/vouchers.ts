/** Codes that take something off an order, as staff keep them. */
import { z } from 'zod';
import { amountSchema, currencySchema } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoDate, isoTime, paginationSchema } from './wire.ts';

const worthSchema = z.discriminatedUnion('kind', [
  /** Basis points of the goods. */
  z.object({ kind: z.literal('percent'), rate: z.int().min(10).max(10_000) }),
  /** What it is worth with VAT, as printed on it. */
  z.object({ kind: z.literal('fixed'), gross: z.int().min(1).max(LIMITS.voucherAmount) }),
]);
const usesSchema = z.int().min(1).max(LIMITS.voucherUses).nullable();

/** What a code would be answered today, whatever is in the basket. */
export const VOUCHER_STATES = ['active', 'disabled', 'not_yet', 'over', 'used_up'] as const;
export type VoucherState = (typeof VOUCHER_STATES)[number];

export const voucherRecordSchema = z
  .object({
    id: idSchema,
    code: z.string(),
    worth: worthSchema,
    worth_human: z.string(),
    currency: currencySchema.nullable(),
    valid_from: isoDate.nullable(),
    valid_to: isoDate.nullable(),
    /** Net, of goods and features before shipping. */
    min_amount: amountSchema,
    /** Null: it has none. */
    min_amount_human: z.string().nullable(),
    /** Null: no limit. */
    max_uses: z.int().nullable(),
    uses: z.int(),
    disabled: z.boolean(),
    state: z.enum(VOUCHER_STATES),
    note: z.string(),
    /** Of the codes that were made together; null for a single one. */
    series: z.string().nullable(),
    created_by: z.string(),
    created_at: isoTime,
    /** The newest of the orders that redeemed it. */
    redemptions: z.array(z.object({ order_id: idSchema, order_name: z.string(), redeemed_at: isoTime })),
  })
  .meta({ id: 'Voucher' });
export type VoucherRecord = z.infer<typeof voucherRecordSchema>;

const wishSchema = z.object({
  worth: worthSchema,
  currency: currencySchema.nullable().default(null),
  valid_from: isoDate.nullable().default(null),
  valid_to: isoDate.nullable().default(null),
  min_amount: z.int().min(0).max(LIMITS.voucherAmount).default(0),
  max_uses: usesSchema.default(null),
  note: z.string().trim().max(LIMITS.voucherNote).default(''),
});

export const listVouchers = endpoint({
  method: 'GET',
  path: '/vouchers',
  summary: 'Vouchers with their uses, the newest first',
  tag: 'vouchers',
  query: z.object({
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    per: z.coerce.number().int().min(1).max(100).default(25),
    /** Part of a code, of a note or of who made it. */
    query: z.string().max(100).optional(),
    series: idSchema.optional(),
  }),
  answer: z.object({ vouchers: z.array(voucherRecordSchema), pagination: paginationSchema }),
  access: 'admin',
});

/** `code` for one, or `series` for several with codes of their own, which nobody can guess: never both. */
export const createVouchers = endpoint({
  method: 'POST',
  path: '/vouchers',
  summary: 'Makes a voucher, or a series of codes',
  tag: 'vouchers',
  body: z.object({
    voucher: wishSchema.extend({ code: z.string().max(LIMITS.voucherCode).optional() }),
    series: z
      .object({
        count: z.int().min(1).max(LIMITS.voucherSeries),
        prefix: z.string().trim().max(LIMITS.voucherPrefix).default(''),
      })
      .optional(),
  }),
  answer: z.object({ vouchers: z.array(voucherRecordSchema) }),
  status: 201,
  access: 'admin',
  refusals: ['voucher_code_required', 'voucher_code_exists', 'voucher_wrong'],
});

export const changeVoucher = endpoint({
  method: 'PATCH',
  path: '/vouchers/:id',
  summary: 'Switches a voucher off or on, changes its days, its limit or its note',
  tag: 'vouchers',
  params: z.object({ id: idSchema }),
  body: z.object({
    voucher: z.object({
      disabled: z.boolean().optional(),
      valid_from: isoDate.nullable().optional(),
      valid_to: isoDate.nullable().optional(),
      max_uses: usesSchema.optional(),
      note: z.string().trim().max(LIMITS.voucherNote).optional(),
    }),
  }),
  answer: z.object({ voucher: voucherRecordSchema }),
  access: 'admin',
  refusals: ['not_found', 'voucher_wrong'],
});

/** Made on the server in CSV (UTF-8 with a mark, semicolons), for a table program or whoever prints them. */
export const exportVoucherSeries = endpoint({
  method: 'GET',
  path: '/voucher_series/:series/codes',
  summary: 'The codes of a series, as CSV',
  tag: 'vouchers',
  params: z.object({ series: idSchema }),
  answer: z.object({ filename: z.string(), csv: z.string() }),
  access: 'admin',
  refusals: ['not_found'],
});
