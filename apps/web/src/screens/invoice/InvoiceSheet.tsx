import type { PublicInvoice } from '@figurina/contract';
import { formatDate } from '@figurina/locales';
import { Logo } from '@figurina/ui';
import { Button } from '@mantine/core';
import IconFileCode from '@tabler/icons-react/dist/esm/icons/IconFileCode.mjs';
import IconFileTypePdf from '@tabler/icons-react/dist/esm/icons/IconFileTypePdf.mjs';
import type { ReactNode } from 'react';
import { LegalLinks } from '../../app/LegalLinks.tsx';
import { useT } from '../../app/use-t.ts';
import { InvoiceBadge } from './InvoiceBadge.tsx';
import { InvoiceLines } from './InvoiceLines.tsx';
import { InvoiceTransfer } from './InvoiceTransfer.tsx';

/** What it is about, how it is paid, its lines and its files. Texts of the invoice itself are in the order's language. */
export function InvoiceSheet({ invoice, title }: { invoice: PublicInvoice; title: string }) {
  const t = useT();
  const { seller, transfer } = invoice;
  const isOwed = transfer !== null && invoice.due_on !== null;
  return (
    <div className="invoice">
      <header className="invoice-head">
        <Logo />
        {invoice.specimen ? (
          <p className="invoice-specimen">
            <strong>{t('invoice.specimen')}</strong> {t('invoice.specimen.text')}
          </p>
        ) : null}
        <div className="invoice-title">
          <h1>{title}</h1>
          {invoice.is_credit ? null : <InvoiceBadge status={invoice.cancels ? 'void' : invoice.status} />}
        </div>
        <dl className="invoice-facts">
          <Fact label={t('invoice.amount')}>
            <strong className="invoice-sum">{invoice.amount_gross_human}</strong>
          </Fact>
          {isOwed ? <Fact label={t('invoice.due_on')}>{formatDate(invoice.due_on!)}</Fact> : null}
          <Fact label={t('invoice.issued_on')}>{formatDate(invoice.issued_on)}</Fact>
          <Fact label={t('invoice.order')}>{invoice.order_name}</Fact>
        </dl>
        <Outcome invoice={invoice} />
        <nav className="invoice-files" aria-label={t('invoice.files')}>
          <Button
            component="a"
            href={invoice.pdf_url}
            target="_blank"
            rel="noreferrer"
            leftSection={<IconFileTypePdf size={20} aria-hidden />}
          >
            {t('invoice.load_pdf')}
          </Button>
          <Button
            component="a"
            variant="default"
            href={invoice.xml_url}
            download
            leftSection={<IconFileCode size={20} aria-hidden />}
          >
            {t('invoice.load_xml')}
          </Button>
        </nav>
      </header>
      <main>
        {transfer ? <InvoiceTransfer transfer={transfer} amount={invoice.amount_left_human} /> : null}
        <InvoiceLines invoice={invoice} />
        <section className="invoice-seller" aria-label={t('invoice.seller')}>
          <strong>{seller.name}</strong>
          {seller.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </section>
        <LegalLinks />
      </main>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** What became of it, where nothing is left to pay. */
function Outcome({
  invoice: { status, cancels, is_credit: isCredit, part, cancelled_by },
}: {
  invoice: PublicInvoice;
}) {
  const t = useT();
  if (cancels && part) return <p>{t(`invoice.part.${part}`, { number: cancels })}</p>;
  if (cancels && isCredit) return <p>{t('invoice.credits', { number: cancels })}</p>;
  if (cancelled_by && status === 'paid') return <p>{t('invoice.credited_by', { number: cancelled_by })}</p>;
  if (cancels) return <p>{t('invoice.cancels', { number: cancels })}</p>;
  if (cancelled_by) return <p>{t('invoice.cancelled_by', { number: cancelled_by })}</p>;
  return status === 'paid' ? <p>{t('invoice.paid')}</p> : null;
}
