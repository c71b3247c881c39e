/** Invoices of orders: the customer's badge and hosted page, and what staff do with them. */
import { z } from 'zod';
import { languageSchema } from './albums.ts';
import { amountSchema, currencySchema } from './checkout.ts';
import { endpoint } from './endpoint.ts';
import { LIMITS } from './limits.ts';
import { idSchema, isoDate, isoTime } from './wire.ts';

/** draft -> open -> paid | uncollectible | void; uncollectible -> paid | void. */
export const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const;
export const invoiceStatusSchema = z.enum(INVOICE_STATUSES);
export type InvoiceStatus = z.infer<typeof invoiceStatusSchema>;

export const invoiceSchema = z
  .object({
    id: idSchema,
    /** `R-2027-0001`; null while it is a draft. */
    number: z.string().nullable(),
    status: invoiceStatusSchema,
    /** The page that opens without signing in; null while it is a draft. */
    hosted_invoice_url: z.string().nullable(),
    /** The number of the invoice that this one cancels; null for an ordinary one. */
    cancels: z.string().nullable(),
    /** The number of the invoice of which this one gives back a part; null for others. */
    credits: z.string().nullable(),
    amount_gross: amountSchema,
    /** The gross amount less all that was given back of it. */
    amount_left: amountSchema,
    due_on: isoDate.nullable(),
    created_at: isoTime,
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.infer<typeof invoiceSchema>;

export const createInvoice = endpoint({
  method: 'POST',
  path: '/orders/:id/invoice',
  summary: 'Makes the invoice of an order and sends it to the customer',
  tag: 'invoices',
  params: z.object({ id: idSchema }),
  answer: z.object({ invoice: invoiceSchema }),
  status: 201,
  access: 'admin',
  refusals: ['not_found', 'invoice_exists', 'seller_incomplete', 'order_ended', 'order_for_nothing', 'order_of_batch'],
});

export const changeInvoice = endpoint({
  method: 'PATCH',
  path: '/invoices/:id',
  summary: 'Says that an invoice is paid or will not be; `void` cancels it by an invoice of its own',
  tag: 'invoices',
  params: z.object({ id: idSchema }),
  body: z.object({ invoice: z.object({ status: z.enum(['paid', 'uncollectible', 'void']) }) }),
  answer: z.object({ invoice: invoiceSchema }),
  access: 'admin',
  refusals: ['not_found', 'invoice_status_impossible', 'invoice_credited'],
});

export const creditInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/credit_note',
  summary:
    'Takes back all that is left of an invoice that was paid, by an invoice of its own; the money goes back by hand',
  tag: 'invoices',
  params: z.object({ id: idSchema }),
  answer: z.object({ invoice: invoiceSchema }),
  status: 201,
  access: 'admin',
  refusals: ['not_found', 'invoice_status_impossible'],
});

/** What is given back of one line: so many pieces for what they cost, a net amount of one's own, or both. */
const creditWishSchema = z.object({
  line: z.int().min(0).max(LIMITS.invoiceLines),
  quantity: z.int().min(1).max(LIMITS.lineQuantity).optional(),
  amount: z.int().min(0).max(LIMITS.lineAmount).optional(),
});
const creditWishesSchema = z.array(creditWishSchema).min(1).max(LIMITS.invoiceLines);

export const creditStateSchema = z
  .object({
    /** Whether a part of it can be given back here and now. */
    open: z.boolean(),
    /** Of what is paid the money goes back; else less is to be paid. */
    refunds: z.boolean(),
    /** How many credit notes there are of it; goes with the next one. */
    seen: z.int(),
    currency: currencySchema,
    /** What was charged for each line in the end, and what is left of that; net. */
    lines: z.array(
      z.object({
        line: z.int(),
        title: z.string(),
        quantity: z.int(),
        quantity_left: z.int(),
        amount_human: z.string(),
        amount_left: amountSchema,
        amount_left_human: z.string(),
      }),
    ),
    /** Gross. */
    amount_left_human: z.string(),
    notes: z.array(
      z.object({
        id: idSchema,
        number: z.string(),
        hosted_invoice_url: z.string().nullable(),
        amount_gross_human: z.string(),
        issued_on: isoDate,
      }),
    ),
  })
  .meta({ id: 'CreditState' });
export type CreditState = z.infer<typeof creditStateSchema>;

const CREDIT_REFUSALS = ['not_found', 'invoice_status_impossible', 'credit_too_much', 'conflict'] as const;

export const readCredits = endpoint({
  method: 'GET',
  path: '/invoices/:id/credit_notes',
  summary: 'What was given back of an invoice, and what is left of each of its lines',
  tag: 'invoices',
  params: z.object({ id: idSchema }),
  answer: z.object({ credit: creditStateSchema }),
  access: 'admin',
  refusals: ['not_found'],
});

export const quoteCredit = endpoint({
  method: 'POST',
  path: '/invoices/:id/credit_notes/quote',
  summary: 'What a credit note of these lines comes to; writes nothing',
  tag: 'invoices',
  params: z.object({ id: idSchema }),
  body: z.object({ credit: z.object({ lines: creditWishesSchema }) }),
  answer: z.object({
    quote: z.object({
      lines: z.array(z.object({ line: z.int(), amount: amountSchema, amount_human: z.string() })),
      amount_human: z.string(),
      tax_value_human: z.string(),
      amount_gross_human: z.string(),
    }),
  }),
  access: 'admin',
  refusals: ['not_found', 'invoice_status_impossible', 'credit_too_much'],
});

export const createCreditNote = endpoint({
  method: 'POST',
  path: '/invoices/:id/credit_notes',
  summary: 'Gives back a part of an invoice by an invoice of its own, never more than is left of each line',
  tag: 'invoices',
  params: z.object({ id: idSchema }),
  body: z.object({
    credit: z.object({
      /** As it was read: who saw fewer credit notes than there are is told. */
      seen: z.int().min(0),
      lines: creditWishesSchema,
      /** Stands in the credit note. */
      reason: z.string().trim().max(LIMITS.creditReason).default(''),
    }),
  }),
  answer: z.object({ invoice: invoiceSchema, credit: creditStateSchema }),
  status: 201,
  access: 'admin',
  refusals: CREDIT_REFUSALS,
});

/** What somebody with the link to an invoice sees. */
export const publicInvoiceSchema = z
  .object({
    number: z.string(),
    status: invoiceStatusSchema,
    /** Made while no seller was set: an example of an invoice. */
    specimen: z.boolean(),
    issued_on: isoDate,
    due_on: isoDate.nullable(),
    order_name: z.string(),
    /** In the order's language, not in the reader's. */
    language: languageSchema,
    amount: amountSchema,
    tax_value: amountSchema,
    amount_gross: amountSchema,
    amount_human: z.string(),
    tax_value_human: z.string(),
    amount_gross_human: z.string(),
    /** Basis points: 19 % is 1900. */
    tax_rate: z.int(),
    currency: currencySchema,
    line_items: z.array(z.object({ title: z.string(), quantity: z.int(), amount_human: z.string() })),
    /** Sentences about taxes and the like. */
    notes: z.array(z.string()),
    cancels: z.string().nullable(),
    /** What it cancels was paid: its amount goes back. */
    is_credit: z.boolean(),
    /** It gives back a part: the money comes back, or less is to be paid. Null for all others. */
    part: z.enum(['refunded', 'reduced']).nullable(),
    /** Credit notes of a part of it. */
    credited: z.array(z.object({ number: z.string(), amount_gross_human: z.string() })),
    /** Gross, less what was given back. */
    amount_left_human: z.string(),
    cancelled_by: z.string().nullable(),
    seller: z.object({ name: z.string(), lines: z.array(z.string()) }),
    /** Null where it is paid, or nothing is to be transferred. */
    transfer: z
      .object({
        holder: z.string(),
        iban: z.string(),
        bic: z.string().nullable(),
        reference: z.string(),
        /** Text of the EPC QR code; null in other currencies than euro. */
        qr: z.string().nullable(),
      })
      .nullable(),
    /** Addresses of the files, with the secret of the link. */
    pdf_url: z.string(),
    xml_url: z.string(),
  })
  .meta({ id: 'PublicInvoice' });
export type PublicInvoice = z.infer<typeof publicInvoiceSchema>;

export const readPublicInvoice = endpoint({
  method: 'GET',
  path: '/public/invoices/:token',
  summary: 'An invoice for whoever holds its link',
  tag: 'invoices',
  params: z.object({ token: z.string().max(64) }),
  answer: z.object({ invoice: publicInvoiceSchema }),
  access: 'public',
  refusals: ['invoice_gone', 'too_many_requests'],
});
