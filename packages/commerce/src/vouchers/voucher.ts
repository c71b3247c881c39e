/** Codes that take something off the goods of an order. Source: shop 5. */
import { z } from 'zod';
import { daySchema } from '../delivery/day.ts';
import { centsSchema, CURRENCIES, WHOLE } from '../money/money.ts';

/** The least that a percent voucher takes off: a tenth of a percent. */
const LEAST_PERCENT = 10;

export const voucherSchema = z
  .strictObject({
    code: z.string().transform(voucherCode).pipe(z.string().min(1)),
    /** `percent` in basis points of the goods; `fixed` is what it is worth with VAT, as printed on it. */
    worth: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('percent'), rate: z.int().min(LEAST_PERCENT).max(WHOLE) }),
      z.strictObject({ kind: z.literal('fixed'), gross: centsSchema.refine((gross) => gross > 0) }),
    ]),
    /** Null: in any. Whatever names an amount has one. */
    currency: z.enum(CURRENCIES).nullable(),
    /** First and last day, in the house's calendar. */
    valid_from: daySchema.nullable(),
    valid_to: daySchema.nullable(),
    /** Net, of goods and features before shipping. */
    min_amount: centsSchema,
    /** Null: no limit. */
    max_uses: z.int().min(1).nullable(),
    disabled: z.boolean(),
  })
  .refine(({ currency, worth, min_amount }) => currency || (worth.kind === 'percent' && min_amount === 0), {
    error: 'An amount has a currency',
    path: ['currency'],
  })
  .refine(({ valid_from, valid_to }) => !valid_from || !valid_to || valid_from <= valid_to, {
    error: 'The last day is before the first',
    path: ['valid_to'],
  });

export type Voucher = Readonly<z.output<typeof voucherSchema>>;

/** A code as it is stored and compared: upper case, without spaces and hyphens. */
export function voucherCode(typed: string): string {
  return typed.replaceAll(/[\s\u2010-\u2015-]/g, '').toUpperCase();
}
