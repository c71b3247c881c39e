/** What stands in an invoice: kept as it was issued, and the one source of its PDF, its XML and its page. */
import type { BasisPoints, CreditedLine, Currency, IsoDay } from '@figurina/commerce';
import type { Locale } from '@figurina/locales';

/**
 * What takes an invoice back is a cancellation; of one that was paid it is a credit note: its amount goes back. A reduction gives
 * back a part of one that is still to be paid.
 */
export type InvoiceKind = 'invoice' | 'cancellation' | 'credit_note' | 'reduction';

export interface InvoiceContent {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly issuedOn: IsoDay;
  /** Null where nothing is to be paid. */
  readonly dueOn: IsoDay | null;
  /** When the goods arrive, as far as it is known. */
  readonly deliveryOn: IsoDay;
  readonly language: Locale;
  readonly currency: Currency;
  /** Made without a seller's details: an example, not a claim. */
  readonly specimen: boolean;
  readonly seller: InvoiceSeller;
  readonly buyer: InvoiceParty;
  readonly deliverTo: InvoiceParty;
  readonly orderName: string;
  readonly quoteName: string;
  readonly purchaseOrder: string;
  /** Of a public body: what its XRechnung is routed by. */
  readonly leitwegId: string;
  /** None of them below zero: what is taken off is an allowance. */
  readonly lines: readonly InvoiceLine[];
  readonly allowances: readonly InvoiceAllowance[];
  readonly tax: InvoiceTax;
  /** Minor units: `net` is lines less allowances, `gross` is net with VAT. */
  readonly net: number;
  readonly vat: number;
  readonly gross: number;
  readonly cancels: { readonly number: string; readonly issuedOn: IsoDay } | null;
  /** Of which lines of the other one this gives back what; only where it is a part. */
  readonly credited?: readonly CreditedLine[];
  /** Sentences below the totals, in its language. */
  readonly notes: readonly string[];
}

export interface InvoiceSeller {
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
  readonly vatId: string;
  readonly taxNumber: string;
  readonly register: string;
  readonly email: string;
  readonly phone: string;
  /** Without spaces. */
  readonly iban: string;
  readonly bic: string;
}

export interface InvoiceParty {
  readonly name: string;
  /** A person at an organisation; empty for none. */
  readonly contact: string;
  readonly street: string;
  readonly addition: string;
  readonly zip: string;
  readonly city: string;
  readonly country: string;
  readonly vatId: string;
  readonly email: string;
  readonly phone: string;
}

export interface InvoiceLine {
  readonly title: string;
  readonly description: string;
  readonly quantity: number;
  /** Of all of it, minor units. */
  readonly net: number;
}

export interface InvoiceAllowance {
  readonly reason: string;
  /** Zero or more. */
  readonly net: number;
}

export interface InvoiceTax {
  readonly category: 'S' | 'G' | 'K';
  readonly rate: BasisPoints;
  /** Why there is none; empty for a rate above zero. */
  readonly exemption: string;
}
