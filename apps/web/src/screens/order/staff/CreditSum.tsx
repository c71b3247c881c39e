import { ErrorNotice } from '@figurina/ui';
import { ApiProblem, problemText } from '../../../api/problem.ts';
import { useT } from '../../../app/use-t.ts';
import type { CreditQuote } from './use-credit.ts';

/** What the credit note comes to, read out when it has changed. */
export function CreditSum({ quote, isAsked, isFresh }: { quote: CreditQuote; isAsked: boolean; isFresh: boolean }) {
  const t = useT();
  const { data, error, isFetching, refetch } = quote;
  const isRefused = error instanceof ApiProblem && error.status >= 400 && error.status < 500;
  return (
    <section
      className="credit-sum"
      aria-label={t('order_desk.credit.sum')}
      aria-busy={isAsked && !isFresh && (!error || isFetching)}
      aria-live="polite"
    >
      {isAsked && data ? (
        <>
          <strong>{data.amount_gross_human}</strong>
          <span className="desk-note">
            {t('order_desk.credit.net', { net: data.amount_human, vat: data.tax_value_human })}
          </span>
        </>
      ) : null}
      {isAsked ? null : <span className="desk-note">{t('order_desk.credit.none')}</span>}
      {isAsked && error ? (
        // What is refused will be refused again.
        <ErrorNotice {...(!isRefused && { retry: { label: t('common.retry'), run: () => void refetch() } })}>
          {problemText(t, error)}
        </ErrorNotice>
      ) : null}
    </section>
  );
}
