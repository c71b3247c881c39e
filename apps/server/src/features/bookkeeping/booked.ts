/** What is booked of an invoice, whoever made it: of one of this server by what stands in it, of Stripe's by its order. */
import { orderName } from '@figurina/commerce';
import type { BookedInvoice } from './bookkeeping.queries.ts';

export interface Booked {
  readonly number: string;
  readonly day: string;
  readonly dueOn: string | null;
  /** What takes an invoice back has its amounts below zero; what Stripe annulled, at zero. */
  readonly kind: 'invoice' | 'cancellation' | 'credit_note';
  readonly status: BookedInvoice['status'];
  /** Made without a seller: an example, which is booked nowhere. */
  readonly specimen: boolean;
  readonly customer: string;
  readonly vatId: string;
  /** Of delivery, whose VAT it is. */
  readonly country: string;
  readonly orderName: string;
  readonly cancels: string;
  readonly currency: string;
  /** One a VAT rate, minor units. */
  readonly taxes: readonly BookedTax[];
}

export interface BookedTax {
  readonly category: 'S' | 'G' | 'K';
  /** Basis points. */
  readonly rate: number;
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
}

export function bookedOf(row: BookedInvoice): Booked {
  const { content } = row;
  const made = content?.kind ?? (row.kind === 'invoice' ? 'invoice' : 'credit_note');
  // Whether it was paid before a part is given back is nothing to the books.
  const kind = made === 'reduction' ? 'credit_note' : made;
  // What Stripe annuls has no document that takes it back.
  const sign = row.maker === 'stripe' && row.status === 'void' ? 0 : kind === 'invoice' ? 1 : -1;
  const person = `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim();
  const { category, rate } = content?.tax ?? { category: row.tax_category ?? 'S', rate: row.tax_rate ?? 0 };
  return {
    number: row.number ?? '',
    day: row.issued_on ?? '',
    dueOn: row.due_on,
    kind,
    status: row.status,
    specimen: content?.specimen ?? false,
    customer: content?.buyer.name ?? (row.organization || person),
    vatId: content?.buyer.vatId ?? row.vat_id ?? '',
    country: content?.deliverTo.country ?? row.country ?? '',
    orderName: content?.orderName ?? (row.order_number === null ? '' : orderName(row.order_number)),
    cancels: content?.cancels?.number ?? row.cancels ?? '',
    currency: row.currency,
    // All of an invoice has one rate: that of where it is delivered to.
    taxes: [{ category, rate, net: sign * row.net, vat: sign * row.vat, gross: sign * row.gross }],
  };
}
