import type { PublicInvoice } from '@figurina/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ApiProblem } from '../../api/problem.ts';
import { MessageScreen } from '../../app/MessageScreen.tsx';
import { OpeningPage } from '../../app/OpeningPage.tsx';
import { useServices } from '../../app/services.ts';
import { usePageTitle } from '../../app/use-page-title.ts';
import { useT } from '../../app/use-t.ts';
import { InvoiceSheet } from './InvoiceSheet.tsx';
import './invoice.css';

/** `/invoice/:token`: what is to be paid, for whoever holds the link. No account is needed. */
export function InvoiceScreen() {
  const t = useT();
  const { api } = useServices();
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['invoice', token],
    queryFn: async ({ signal }) => (await api.invoices.readPublic({ params: { token } }, { signal })).invoice,
    retry: (count, cause) => !isGone(cause) && count < 2,
  });
  const title = data && t(titleOf(data), { number: data.number });
  usePageTitle(title ?? t('invoice.name'));
  if (data && title) return <InvoiceSheet invoice={data} title={title} />;
  if (isGone(error))
    return (
      <MessageScreen title={t('problems.invoice_gone')} text={t('invoice.gone')}>
        {null}
      </MessageScreen>
    );
  return <OpeningPage error={error} busy={isFetching} retry={() => void refetch()} />;
}

function titleOf({ cancels, is_credit }: PublicInvoice) {
  if (is_credit) return 'invoice.title.credit_note';
  return cancels ? 'invoice.title.cancellation' : 'invoice.title';
}

function isGone(error: unknown): boolean {
  return error instanceof ApiProblem && error.code === 'invoice_gone';
}
