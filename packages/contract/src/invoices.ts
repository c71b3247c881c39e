/** Invoices of orders: the customer's badge and hosted page, and what staff do with them. */
import { z } from 'zod';
import { languageSchema } from './albums.ts';
import { amountSchema, currencySchema } from './checkout.ts';
import { endpoint } from './endpoint.ts';
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
  refusals: ['not_found', 'invoice_exists', 'seller_incomplete', 'order_ended'],
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
  refusals: ['not_found', 'invoice_status_impossible'],
});

export const creditInvoice = endpoint({
  method: 'POST',
  path: '/invoices/:id/credit_note',
  summary: 'Takes back an invoice that was paid, by an invoice of its own; the money goes back by hand',
  tag: 'invoices',
  params: z.object({ id: idSchema }),
  answer: z.object({ invoice: invoiceSchema }),
  status: 201,
  access: 'admin',
  refusals: ['not_found', 'invoice_status_impossible'],
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
