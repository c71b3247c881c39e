import type { Invoice } from '@figurina/contract';
import { useT } from '../../app/use-t.ts';

/** How an invoice stands; leads to it. */
export function InvoiceBadge({ invoice }: { invoice: Invoice | null }) {
  const t = useT();
  if (!invoice) return null;
  const words = t(`order_pages.invoice.${invoice.status}`);
  if (!invoice.hosted_invoice_url)
    return (
      <span className="order-badge invoice-badge" data-status={invoice.status}>
        {words}
      </span>
    );
  return (
    <a
      href={invoice.hosted_invoice_url}
      target="_blank"
      rel="noopener noreferrer"
      className="order-badge invoice-badge"
      data-status={invoice.status}
    >
      {words}
    </a>
  );
}
