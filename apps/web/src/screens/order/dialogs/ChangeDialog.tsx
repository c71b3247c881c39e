import type { ErrorCode, Order } from '@figurina/contract';
import { Dialog } from '@figurina/ui';
import { useState } from 'react';
import { DialogFoot } from '../../../app/DialogFoot.tsx';
import { useServices } from '../../../app/services.ts';
import { useI18n } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { useReadAgain, useTakeOrder } from '../use-order-deeds.ts';
import { CodeField } from './CodeField.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { QuotedPrice } from './QuotedPrice.tsx';
import { Refused } from './Refused.tsx';
import { usePricedWish } from './use-priced-wish.ts';
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
  const params = { id: order.id };
  const { wish, put, price, isFresh, faults, ...state } = usePricedWish(() => before, {
    key: ['order_change', order.id, locale],
    ask: async (asked, signal) => api.orders.quoteChange({ params, body: { order: asked } }, { signal }),
    agree: async (change, quoteHash) =>
      (await api.orders.change({ params, body: { order: change, quote_hash: quoteHash } })).order,
    onAgreed: (changed) => {
      take(changed);
      toast.info(t('order_pages.change.done'));
      onClose();
    },
    onRefused: (problem) => {
      if (!OVER.has(problem.code)) return;
      toast.problem(problem);
      again();
      onClose();
    },
  });
  const isChanged = JSON.stringify(wish) !== JSON.stringify(before);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) state.agree();
      }}
    >
      <p className="dialog-lead">{t('order_pages.change.text')}</p>
      <WishFields wish={wish} onWish={put} checkout={price?.checkout} faults={faults} />
      <DeliveryFields wish={wish} onWish={put} category={order.album.category} faults={faults} />
      <CodeField
        voucher={price?.checkout.voucher ?? null}
        isBusy={!isFresh}
        onCode={(code) => put({ ...wish, voucher_code: code })}
      />
      <QuotedPrice
        checkout={price?.checkout}
        before={{ total: order.amount_gross_human, difference: price?.difference_gross_human }}
        isFresh={isFresh}
        error={state.unpriced}
        retry={state.askAgain}
      />
      <Refused cause={state.refused} />
      <DialogFoot onClose={onClose} disabled={!isFresh || !isChanged} loading={state.isAgreeing}>
        {t('order_pages.change.save')}
      </DialogFoot>
    </form>
  );
}
