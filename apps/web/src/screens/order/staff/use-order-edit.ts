import type { Order } from '@figurina/contract';
import { useMutation } from '@tanstack/react-query';
import { ApiProblem, problemText } from '../../../api/problem.ts';
import { useT } from '../../../app/use-t.ts';
import { useToast } from '../../../app/use-toast.ts';
import { useReadAgain, useTakeOrder } from '../use-order-deeds.ts';

interface EditOptions {
  /** What a toast says that it failed. */
  readonly failed?: 'save' | 'delete' | 'update';
  /** Nothing but the answer says that it is done. */
  readonly quiet?: boolean;
  readonly onDone?: (order: Order) => void;
}

/** Another state than the page shows: it is read again. */
const STALE = ['order_invoiced', 'order_ended', 'order_update_exists', 'order_update_not_possible', 'not_found'];

/**
 * One change of an order, shown as it was answered. Where somebody else was faster the page shows what they did; what was typed
 * stays where it is, to be looked at and sent once more.
 */
export function useOrderEdit<Wish>(
  id: string,
  run: (wish: Wish) => Promise<Order>,
  { failed = 'save', quiet = false, onDone }: EditOptions = {},
) {
  const t = useT();
  const toast = useToast();
  const take = useTakeOrder();
  const again = useReadAgain(id);
  return useMutation({
    mutationFn: run,
    onSuccess: (order) => {
      take(order);
      if (!quiet) toast.info(t('order_desk.saved'));
      onDone?.(order);
    },
    onError: (cause) => {
      if (cause instanceof ApiProblem && cause.code === 'conflict' && cause.order) {
        take(cause.order);
        toast.warning(t('order_desk.conflict'), { id: 'order-conflict', stays: true });
        return;
      }
      toast.error(t(`order_desk.failed.${failed}`, { error: problemText(t, cause) }));
      if (cause instanceof ApiProblem && STALE.includes(cause.code)) again();
    },
  });
}
