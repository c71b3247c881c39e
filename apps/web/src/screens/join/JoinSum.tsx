import type { GuestOrder, GuestQuote } from '@figurina/contract';
import { formatNumber } from '@figurina/locales';
import { ErrorNotice, StampButton } from '@figurina/ui';
import type { ReactNode } from 'react';
import { ApiProblem, problemText } from '../../api/problem.ts';
import { useI18n } from '../../app/use-t.ts';

interface JoinSumProps {
  readonly payment: 'invoice' | 'prepayment';
  readonly quote: GuestQuote | undefined;
  /** Of what is wished for now. */
  readonly isFresh: boolean;
  readonly fault: unknown;
  readonly isSending: boolean;
  readonly notice: ReactNode;
}

/** What it costs, and the order itself. */
export function JoinSum({ payment, quote, isFresh, fault, isSending, notice }: JoinSumProps) {
  const { t } = useI18n();
  const words = fault instanceof ApiProblem ? fault.parts[0]?.detail : undefined;
  return (
    <section className="join-card join-sum" aria-labelledby="join-sum" aria-busy={!isFresh && !fault}>
      <h2 id="join-sum">{t('join.sum')}</h2>
      {fault ? (
        <ErrorNotice>{words ?? problemText(t, fault)}</ErrorNotice>
      ) : quote ? (
        <PriceTable quote={quote} />
      ) : null}
      <p className="join-soft">{t(payment === 'prepayment' ? 'join.terms.prepayment' : 'join.terms')}</p>
      {notice}
      <StampButton type="submit" size="lg" loading={isSending} disabled={!isFresh}>
        {t('join.commit')}
      </StampButton>
    </section>
  );
}

/** Lines with VAT, and what they come to. */
export function PriceTable({ quote }: { quote: GuestQuote | GuestOrder['quote'] }) {
  const { t, locale } = useI18n();
  return (
    <table className="join-price" aria-live="polite">
      <tbody>
        {quote.lines.map((line) => (
          <tr key={line.product}>
            <th scope="row">{line.text}</th>
            <td>{line.amount_gross_human}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('join.total')}</th>
          <td>{quote.amount_gross_human}</td>
        </tr>
        <tr className="join-vat">
          <th scope="row">{t('join.vat', { rate: formatNumber(locale, quote.tax_rate / 100, 1) })}</th>
          <td>{quote.tax_value_human}</td>
        </tr>
      </tfoot>
    </table>
  );
}
