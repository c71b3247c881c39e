import type { ErrorCode, Order } from '@figurina/contract';
import { Dialog, ErrorNotice, StampButton } from '@figurina/ui';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem, problemText } from '../../../api/problem.ts';
import { useServices } from '../../../app/services.ts';
import { useI18n } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { useReadAgain, useTakeOrder } from '../use-order-deeds.ts';
import { AddressFields } from './AddressFields.tsx';
import { faultsOf } from './faults-of.ts';
import { QuotedPrice } from './QuotedPrice.tsx';
import { useQuoted } from './use-quoted.ts';
import { WishFields } from './WishFields.tsx';
import { changeOf } from './wished.ts';
import './dialogs.css';

/** The order is not what it was when this was opened: nothing here can be saved any more. */
const OVER: ReadonlySet<ErrorCode> = new Set(['order_fixed', 'order_invoiced', 'not_found']);

/** Changes an order that is not approved yet; what that costs is shown before it is saved. */
export function ChangeDialog(props: { order: Order; opened: boolean; onClose: () => void }) {
  const { t } = useI18n();
  return (
    <Dialog
      opened={props.opened}
      title={t('order_pages.change.title', { name: props.order.name })}
      closeLabel={t('common.cancel')}
      width={760}
      onClose={props.onClose}
    >
      <ChangeForm order={props.order} onClose={props.onClose} />
    </Dialog>
  );
}

function ChangeForm({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t, locale } = useI18n();
  const { api } = useServices();
  const toast = useToast();
  const take = useTakeOrder();
  const again = useReadAgain(order.id);
  const [before] = useState(() => changeOf(order));
  const [wish, setWish] = useState(before);
  const params = { id: order.id };
  const { quote, error, refetch, isFresh } = useQuoted(
    ['order_change', order.id, locale],
    wish,
    async (asked, signal) => api.orders.quoteChange({ params, body: { order: asked } }, { signal }),
  );
  const saving = useMutation({
    mutationFn: async (quoteHash: string) =>
      (await api.orders.change({ params, body: { order: wish, quote_hash: quoteHash } })).order,
    onSuccess: (changed) => {
      take(changed);
      toast.info(t('order_pages.change.done'));
      onClose();
    },
    onError: (cause) => {
      if (!(cause instanceof ApiProblem)) return;
      if (cause.code === 'price_changed') void refetch();
      if (!OVER.has(cause.code)) return;
      toast.problem(cause);
      again();
      onClose();
    },
  });
  const faults = { ...faultsOf(t, error), ...faultsOf(t, saving.error) };
  const isChanged = JSON.stringify(wish) !== JSON.stringify(before);
  const put = (next: typeof wish) => {
    saving.reset();
    setWish(next);
  };
  const isUnsaid = saving.error && Object.keys(faultsOf(t, saving.error)).length === 0;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (quote && isFresh && isChanged && !saving.isPending) saving.mutate(quote.checkout.quote_hash);
      }}
    >
      <p className="dialog-lead">{t('order_pages.change.text')}</p>
      <WishFields wish={wish} onWish={put} checkout={quote?.checkout} faults={faults} />
      <AddressFields wish={wish} onWish={put} category={order.album.category} faults={faults} />
      <QuotedPrice
        checkout={quote?.checkout}
        before={{ total: order.amount_gross_human, difference: quote?.difference_gross_human }}
        isFresh={isFresh}
        error={Object.keys(faultsOf(t, error)).length === 0 ? error : null}
        retry={() => void refetch()}
      />
      {isUnsaid ? (
        <ErrorNotice>
          {saving.error instanceof ApiProblem && saving.error.code === 'price_changed'
            ? t('order_pages.price_changed')
            : problemText(t, saving.error)}
        </ErrorNotice>
      ) : null}
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <StampButton type="submit" disabled={!isFresh || !isChanged} loading={saving.isPending}>
          {t('order_pages.change.save')}
        </StampButton>
      </div>
    </form>
  );
}
