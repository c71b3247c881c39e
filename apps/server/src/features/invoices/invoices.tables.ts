import type { Currency } from '@figurina/commerce';
import type { InvoiceStatus } from '@figurina/contract';
import type { ColumnType, Generated } from 'kysely';
import type { InvoiceContent } from './content/invoice-content.ts';

export interface InvoicesTables {
  invoice_numbers: InvoiceNumberRow;
  invoices: InvoiceRow;
  stripe_events: StripeEventRow;
}

export interface InvoiceRow {
  id: string;
  /** No foreign key: kept whatever becomes of the order. */
  order_id: string;
  maker: 'built_in' | 'stripe';
  kind: 'invoice' | 'cancellation' | 'credit_note';
  status: InvoiceStatus;
  /** Null while it is a draft. */
  number: string | null;
  /** The id of the invoice that this one cancels. */
  cancels: string | null;
  /** The id of the invoice of which this one gives back a part. */
  credits: string | null;
  /** Minor units. */
  net: number;
  vat: number;
  gross: number;
  currency: Currency;
  issued_on: string | null;
  due_on: string | null;
  /** 192 random bits, handed out in mails; looked for by its hash. Null where Stripe has the page. */
  token: string | null;
  token_hash: string | null;
  /** What is in the files, as it was issued; null where Stripe wrote them. */
  content: ColumnType<InvoiceContent | null, string | null, string | null>;
  pdf_key: string | null;
  pdf_sha256: string | null;
  xml_key: string | null;
  xml_sha256: string | null;
  stripe_id: string | null;
  /** Which draft at Stripe this is: each has idempotency keys of its own. */
  attempt: Generated<number>;
  /** Stripe's page. */
  hosted_url: string | null;
  created_at: Date;
  changed_at: Date;
}

export interface InvoiceNumberRow {
  series: string;
  year: number;
  last: number;
}

/** Written once: an event that comes again changes nothing. */
export interface StripeEventRow {
  id: string;
  type: string;
  received_at: Date;
}
