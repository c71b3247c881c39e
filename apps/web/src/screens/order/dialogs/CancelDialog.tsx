import type { LIMITS, Order } from '@figurina/contract';
import { Dialog } from '@figurina/ui';
import { Button, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { useReadAgain, useTakeOrder } from '../use-order-deeds.ts';

/** Must equal `LIMITS.orderReason` of the contract. */
const REASON_MAX: (typeof LIMITS)['orderReason'] = 500;

/** Calls the order off, after asking; why, whoever likes may say. */
export function CancelDialog({ order, opened, onClose }: { order: Order; opened: boolean; onClose: () => void }) {
  const t = useT();
  const { api } = useServices();
  const toast = useToast();
  const take = useTakeOrder();
  const again = useReadAgain(order.id);
  const [reason, setReason] = useState('');
  const cancelling = useMutation({
    mutationFn: async () => (await api.orders.cancel({ params: { id: order.id }, body: { reason } })).order,
    onSuccess: (cancelled) => {
      take(cancelled);
      toast.info(t('order_pages.cancel.done', { name: order.name }));
    },
    onError: (cause) => {
      toast.problem(cause);
      again();
    },
    onSettled: onClose,
  });
  return (
    <Dialog
      opened={opened}
      title={t('order_pages.cancel.title', { name: order.name })}
      closeLabel={t('order_pages.cancel.keep')}
      onClose={onClose}
    >
      <p>{t(order.user_invoice?.status === 'paid' ? 'order_pages.cancel.text_paid' : 'order_pages.cancel.text')}</p>
      <Textarea
        label={t('order_pages.cancel.reason')}
        placeholder={t('order_pages.field.optional')}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={REASON_MAX}
        autosize
        minRows={2}
        maxRows={6}
      />
      <div className="fig-dialog-foot">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('order_pages.cancel.keep')}
        </Button>
        <Button
          variant="default"
          className="fig-danger"
          loading={cancelling.isPending}
          onClick={() => cancelling.mutate()}
        >
          {t('order_pages.cancel.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
