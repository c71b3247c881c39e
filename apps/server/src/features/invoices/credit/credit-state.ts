/** What is left of the lines of an invoice after all that was given back of it. */
import { chargedLines, type ChargedLine, type Cents, cents, leftOf, sum } from '@figurina/commerce';
import type { InvoiceContent } from '../content/invoice-content.ts';
import type { StoredInvoice } from '../invoices.queries.ts';

export interface CreditState {
  readonly content: InvoiceContent;
  readonly charged: readonly ChargedLine[];
  readonly left: readonly ChargedLine[];
  /** Net of the notes that there are. */
  readonly before: Cents;
  readonly notes: readonly StoredInvoice[];
}

/** Undefined where nothing of it can be given back in part: it was never issued, or is taken back, or its lines are not known. */
export function creditState(invoice: StoredInvoice, givenBack: readonly StoredInvoice[]): CreditState | undefined {
  const { kind, status, content } = invoice;
  if (kind !== 'invoice' || status === 'draft' || status === 'void' || !content) return undefined;
  if (givenBack.some(({ cancels }) => cancels === invoice.id)) return undefined;
  const charged = chargedLines(
    content.lines.map(({ quantity, net }) => ({ quantity, net: cents(net) })),
    content.allowances.map(({ net }) => cents(net)),
  );
  const credited = givenBack.flatMap((note) => note.content?.credited ?? []);
  const before = sum(givenBack.map(({ net }) => net));
  return { content, charged, left: leftOf(charged, credited), before, notes: givenBack };
}
