import { ConfirmDialog } from '@figurina/ui';
import { useMutation } from '@tanstack/react-query';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiProblem, problemText } from '../../../api/problem.ts';
import { useServices } from '../../../app/services.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { ORDERS } from '../../../orders/order-queries.ts';
import type { DeskOrder } from './desk-order.ts';

/** Deletes the order after being asked; there is no way to it afterwards but the trash. */
export function DeleteOrder({ order }: { order: DeskOrder }) {
  const t = useT();
  const { api, queries } = useServices();
  const toast = useToast();
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const remove = useMutation({
    mutationFn: async () => api.orderDesk.delete({ params: { id: order.id } }),
    onSuccess: async () => {
      toast.info(t('order_desk.remove.done'));
      await navigate('/dashboard', { replace: true });
      queries.removeQueries({ queryKey: [...ORDERS, 'one'] });
      await queries.invalidateQueries({ queryKey: ORDERS });
    },
    onError: (cause) => {
      setAsked(false);
      // Without an answer nobody knows whether it is gone.
      const isUnknown = !(cause instanceof ApiProblem) || cause.status === 0;
      toast.error(
        isUnknown
          ? t('order_desk.remove.unconfirmed')
          : t('order_desk.remove.failed', { error: problemText(t, cause) }),
      );
    },
  });
  if (!order.staff.may.delete) return null;
  return (
    <div className="desk-remove">
      <button type="button" className="fig-text-link fig-danger" onClick={() => setAsked(true)}>
        <IconTrash size={17} aria-hidden />
        {t('order_desk.remove')}
      </button>
      <ConfirmDialog
        opened={asked}
        title={t('order_desk.remove')}
        question={t('order_desk.remove.question')}
        confirm={t('order_desk.delete')}
        cancel={t('common.cancel')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsked(false)}
      />
    </div>
  );
}
