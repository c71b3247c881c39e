import { legalPath, type Order } from '@figurina/contract';
import { Dialog } from '@figurina/ui';
import { Checkbox } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogFoot } from '../../../app/DialogFoot.tsx';
import { useServices } from '../../../app/services.ts';
import { useLegalPages } from '../../../app/use-legal-pages.ts';
import { useI18n } from '../../../app/use-t.ts';
import { ORDERS } from '../../../orders/order-queries.ts';
import { QuotedPrice } from './QuotedPrice.tsx';
import { Refused } from './Refused.tsx';
import { usePricedWish } from './use-priced-wish.ts';
import { WishFields } from './WishFields.tsx';
import { wishedOf } from './wished.ts';
import './dialogs.css';

/** Orders the approved copy once more. */
export function ReorderDialog(props: { order: Order; opened: boolean; onClose: () => void }) {
  const { t } = useI18n();
  return (
    <Dialog
      opened={props.opened}
      title={t('order_pages.reorder.title', { title: props.order.album.title })}
      closeLabel={t('common.cancel')}
      width={760}
      onClose={props.onClose}
    >
      <ReorderForm order={props.order} onClose={props.onClose} />
    </Dialog>
  );
}

function ReorderForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t, locale } = useI18n();
  const { api, queries } = useServices();
  const navigate = useNavigate();
  const pages = useLegalPages(['terms', 'withdrawal']);
  const keyOf = useSubmissionKey();
  const [consents, setConsents] = useState(false);
  const params = { id: order.id };
  // The event of the first order may be over.
  const first = () => ({ ...wishedOf(order), release_date: null as string | null });
  const { wish, put, price, isFresh, faults, ...state } = usePricedWish(first, {
    key: ['reorder', order.id, locale],
    ask: async (asked, signal) => api.orders.quoteReorder({ params, body: { order: asked } }, { signal }),
    agree: async (again, quoteHash) => {
      const body = { order: { ...again, print_access_consent: consents, quote_hash: quoteHash } };
      return (await api.orders.reorder({ params, body }, { idempotencyKey: keyOf(JSON.stringify(body)) })).order;
    },
    onAgreed: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ORDERS });
      void navigate(`/orders/${id}?new=1`);
    },
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (consents) state.agree();
      }}
    >
      <p className="dialog-lead">{t('order_pages.reorder.text')}</p>
      <WishFields wish={wish} onWish={put} checkout={price?.checkout} faults={faults} />
      <QuotedPrice checkout={price?.checkout} isFresh={isFresh} error={state.unpriced} retry={state.askAgain} />
      <Checkbox
        mt={18}
        label={t('order_pages.reorder.consent')}
        checked={consents}
        onChange={(event) => setConsents(event.currentTarget.checked)}
        error={faults['print_access_consent']}
      />
      <Refused cause={state.refused} />
      <p className="reorder-law">
        {t('order_pages.reorder.law')}{' '}
        {pages.map((page) => (
          <a key={page} href={legalPath(page)} target="_blank" rel="noopener">
            {t(`legal.${page}`)}
          </a>
        ))}
      </p>
      <DialogFoot onClose={onClose} disabled={!isFresh || !consents} loading={state.isAgreeing}>
        {t('order_pages.reorder.commit')}
      </DialogFoot>
    </form>
  );
}

/** One key for each content: an answer that got lost is asked for again, not ordered again. */
function useSubmissionKey(): (content: string) => string {
  const last = useRef({ content: '', key: '' });
  return (content) => {
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}
