import { legalPath, type Order } from '@figurina/contract';
import { Dialog, ErrorNotice, StampButton } from '@figurina/ui';
import { Button, Checkbox } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiProblem, problemText } from '../../../api/problem.ts';
import { useServices } from '../../../app/services.ts';
import { useLegalPages } from '../../../app/use-legal-pages.ts';
import { useI18n } from '../../../app/use-t.ts';
import { ORDERS } from '../../../orders/order-queries.ts';
import { faultsOf } from './faults-of.ts';
import { QuotedPrice } from './QuotedPrice.tsx';
import { useQuoted } from './use-quoted.ts';
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
  // The event of the first order may be over.
  const [wish, setWish] = useState(() => ({ ...wishedOf(order), release_date: null as string | null }));
  const [consents, setConsents] = useState(false);
  const params = { id: order.id };
  const { quote, error, refetch, isFresh } = useQuoted(['reorder', order.id, locale], wish, async (asked, signal) =>
    api.orders.quoteReorder({ params, body: { order: asked } }, { signal }),
  );
  const ordering = useMutation({
    mutationFn: async (quoteHash: string) => {
      const body = { order: { ...wish, print_access_consent: consents, quote_hash: quoteHash } };
      return (await api.orders.reorder({ params, body }, { idempotencyKey: keyOf(JSON.stringify(body)) })).order;
    },
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ORDERS });
      void navigate(`/orders/${id}?new=1`);
    },
    onError: (cause) => cause instanceof ApiProblem && cause.code === 'price_changed' && void refetch(),
  });
  const faults = { ...faultsOf(t, error), ...faultsOf(t, ordering.error) };
  const isUnsaid = ordering.error && Object.keys(faultsOf(t, ordering.error)).length === 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (quote && isFresh && consents && !ordering.isPending) ordering.mutate(quote.checkout.quote_hash);
      }}
    >
      <p className="dialog-lead">{t('order_pages.reorder.text')}</p>
      <WishFields
        wish={wish}
        onWish={(next) => {
          ordering.reset();
          setWish(next);
        }}
        checkout={quote?.checkout}
        faults={faults}
      />
      <QuotedPrice
        checkout={quote?.checkout}
        isFresh={isFresh}
        error={Object.keys(faultsOf(t, error)).length === 0 ? error : null}
        retry={() => void refetch()}
      />
      <Checkbox
        mt={18}
        label={t('order_pages.reorder.consent')}
        checked={consents}
        onChange={(event) => setConsents(event.currentTarget.checked)}
        error={faults['print_access_consent']}
      />
      {isUnsaid ? (
        <ErrorNotice>
          {ordering.error instanceof ApiProblem && ordering.error.code === 'price_changed'
            ? t('order_pages.price_changed')
            : problemText(t, ordering.error)}
        </ErrorNotice>
      ) : null}
      <p className="reorder-law">
        {t('order_pages.reorder.law')}{' '}
        {pages.map((page) => (
          <a key={page} href={legalPath(page)} target="_blank" rel="noopener">
            {t(`legal.${page}`)}
          </a>
        ))}
      </p>
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <StampButton type="submit" disabled={!isFresh || !consents} loading={ordering.isPending}>
          {t('order_pages.reorder.commit')}
        </StampButton>
      </div>
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
