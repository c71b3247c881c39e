import type { PublicInvoice } from '@figurina/contract';
import { formatNumber } from '@figurina/locales';
import { useT } from '../../app/use-t.ts';

/** The table of what was delivered, and what it comes to. */
export function InvoiceLines({ invoice }: { invoice: PublicInvoice }) {
  const t = useT();
  const { language } = invoice;
  const rate = `${formatNumber(language, invoice.tax_rate / 100, 2)} %`;
  return (
    <section className="invoice-card" aria-label={t('invoice.lines')}>
      <table className="invoice-lines">
        <thead>
          <tr>
            <th scope="col">{t('invoice.item')}</th>
            <th scope="col">{t('invoice.quantity')}</th>
            <th scope="col">{t('invoice.amount_net')}</th>
          </tr>
        </thead>
        <tbody lang={invoice.language}>
          {invoice.line_items.map((line, at) => (
            <tr key={at}>
              <td>{line.title}</td>
              <td>{formatNumber(language, line.quantity)}</td>
              <td>{line.amount_human}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Total label={t('invoice.net_total')} amount={invoice.amount_human} />
          <Total label={t('invoice.vat', { rate })} amount={invoice.tax_value_human} />
          <Total label={t('invoice.gross_total')} amount={invoice.amount_gross_human} />
          {invoice.credited.map(({ number, amount_gross_human }) => (
            <Total key={number} label={t('invoice.credited_part', { number })} amount={`− ${amount_gross_human}`} />
          ))}
          {invoice.credited.length > 0 ? <Total label={t('invoice.left')} amount={invoice.amount_left_human} /> : null}
        </tfoot>
      </table>
      {invoice.notes.map((note) => (
        <p key={note} lang={invoice.language}>
          {note}
        </p>
      ))}
    </section>
  );
}

function Total({ label, amount }: { label: string; amount: string }) {
  return (
    <tr>
      <th scope="row" colSpan={2}>
        {label}
      </th>
      <td>{amount}</td>
    </tr>
  );
}
