/** What a refused call answers: an RFC 9457 problem document, with what some refusals have beside their code. */
import { z } from 'zod';
import { amountSchema, checkoutSchema } from './checkout.ts';
import { orderSchema } from './orders.ts';

/** Where in the request a refusal points to, with its message. */
export const problemPartSchema = z.object({
  /** JSON pointer into the body, e.g. `/album/title`. */
  pointer: z.string(),
  code: z.string(),
  detail: z.string(),
});

export const problemSchema = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string().optional(),
    /** The request's id, as in the server's log. */
    instance: z.string().optional(),
    errors: z.array(problemPartSchema).optional(),
    /** Of a `conflict`: how many changes of others the caller has not seen. */
    changes: z.int().optional(),
    /** Of a number that is out of range: what it may be. */
    range: z.object({ min: z.int(), max: z.int() }).optional(),
    /** Of `artifact_not_ready`: how far it is, 0 to 1. */
    progress: z.number().optional(),
    /** Of `price_changed`: what it costs now, as the call that asks for the price answers it. */
    checkout: checkoutSchema.optional(),
    difference_gross: amountSchema.optional(),
    difference_gross_human: z.string().optional(),
    /** Of a `conflict` about an order: as it is now. */
    order: orderSchema.optional(),
  })
  .meta({ id: 'Problem' });
export type ProblemDocument = z.infer<typeof problemSchema>;
/** What a `price_changed` has beside its code. */
export type PriceNow = Pick<ProblemDocument, 'checkout' | 'difference_gross' | 'difference_gross_human'>;
