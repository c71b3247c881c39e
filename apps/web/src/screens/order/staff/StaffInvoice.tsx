import type { Invoice } from '@figurina/contract';
import { ConfirmDialog } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { problemText } from '../../../api/problem.ts';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { InvoiceBadge } from '../InvoiceBadge.tsx';
import { useReadAgain } from '../use-order-deeds.ts';
import type { DeskOrder } from './desk-order.ts';
import { InvoiceCredits } from './InvoiceCredits.tsx';
import { readCreditsAgain } from './use-credit.ts';

const DEEDS = ['create', 'paid', 'uncollectible', 'void', 'credit'] as const;
type Deed = (typeof DEEDS)[number];

/** Those after which there is no way back. */
const ASKED: readonly Deed[] = ['void', 'credit', 'uncollectible'];

function deedsOf(
  invoice: Invoice | null,
  may: { readonly invoice: boolean; readonly credit: boolean },
): readonly Deed[] {
  switch (invoice?.status) {
    case 'open':
      return isWhole(invoice) ? ['paid', 'uncollectible', 'void'] : ['paid', 'uncollectible'];
    case 'uncollectible':
      return isWhole(invoice) ? ['paid', 'void'] : ['paid'];
    case 'paid':
      return may.credit ? ['credit'] : [];
    case 'draft':
    case 'void':
    case undefined:
      return may.invoice ? ['create'] : [];
  }
}

/** What was given back in part is not cancelled as a whole. */
const isWhole = ({ amount_gross, amount_left }: Invoice): boolean => amount_gross === amount_left;

/** The invoice of the order and what can be done with it. */
export function StaffInvoice({ order }: { order: DeskOrder }) {
  const t = useT();
  const { api, queries } = useServices();
  const toast = useToast();
  const again = useReadAgain(order.id);
  const [asked, setAsked] = useState<Deed | null>(null);
  const { invoice } = order;
  const run = useMutation({
    mutationFn: async (deed: Deed) => {
      if (deed === 'create') return api.invoices.create({ params: { id: order.id } });
      const params = { id: invoice!.id };
      if (deed === 'credit') return api.invoices.credit({ params });
      return api.invoices.change({ params, body: { invoice: { status: deed } } });
    },
    onSuccess: () => toast.info(t('order_desk.saved')),
    onError: (cause) => toast.error(t('order_desk.failed.update', { error: problemText(t, cause) })),
    onSettled: async () => {
      setAsked(null);
      again();
      if (invoice) await readCreditsAgain(queries, invoice.id);
    },
  });
  const wordsOf = (deed: Deed): string =>
    t(
      deed === 'credit' && invoice && !isWhole(invoice)
        ? 'order_desk.invoice.credit.rest'
        : `order_desk.invoice.${deed}`,
    );
  const deeds = deedsOf(invoice, order.staff.may);
  return (
    <section className="order-panel desk-invoice" aria-labelledby="desk-invoice">
      <div className="desk-panel-head">
        <h2 id="desk-invoice">{t('order_desk.invoice')}</h2>
        <InvoiceBadge invoice={invoice} />
      </div>
      {invoice ? <p>{invoice.number}</p> : <p className="desk-note">{t('order_desk.invoice.none')}</p>}
      <div className="desk-buttons">
        {deeds.map((deed) => (
          <Button
            key={deed}
            variant="default"
            loading={run.isPending && run.variables === deed}
            disabled={run.isPending}
            onClick={() => (ASKED.includes(deed) ? setAsked(deed) : run.mutate(deed))}
          >
            {wordsOf(deed)}
          </Button>
        ))}
      </div>
      {invoice && invoice.status !== 'draft' && invoice.status !== 'void' ? (
        <InvoiceCredits key={invoice.id} orderId={order.id} invoice={invoice} />
      ) : null}
      <ConfirmDialog
        opened={asked !== null}
        title={asked ? wordsOf(asked) : ''}
        question={t('order_desk.invoice.ask')}
        confirm={asked ? wordsOf(asked) : ''}
        cancel={t('common.cancel')}
        busy={run.isPending}
        harmless={asked === 'create' || asked === 'paid'}
        onConfirm={() => asked && run.mutate(asked)}
        onCancel={() => setAsked(null)}
      />
    </section>
  );
}
