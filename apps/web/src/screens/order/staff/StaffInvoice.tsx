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
      return ['paid', 'uncollectible', 'void'];
    case 'uncollectible':
      return ['paid', 'void'];
    case 'paid':
      return may.credit ? ['credit'] : [];
    case 'draft':
    case 'void':
    case undefined:
      return may.invoice ? ['create'] : [];
  }
}

/** The invoice of the order and what can be done with it. */
export function StaffInvoice({ order }: { order: DeskOrder }) {
  const t = useT();
  const { api } = useServices();
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
    onSettled: () => {
      setAsked(null);
      again();
    },
  });
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
            {t(`order_desk.invoice.${deed}`)}
          </Button>
        ))}
      </div>
      <ConfirmDialog
        opened={asked !== null}
        title={asked ? t(`order_desk.invoice.${asked}`) : ''}
        question={t('order_desk.invoice.ask')}
        confirm={asked ? t(`order_desk.invoice.${asked}`) : ''}
        cancel={t('common.cancel')}
        busy={run.isPending}
        onConfirm={() => asked && run.mutate(asked)}
        onCancel={() => setAsked(null)}
      />
    </section>
  );
}
