import type { Order } from '@figurina/contract';
import { useMutation } from '@tanstack/react-query';
import { useServices } from '../../app/services.ts';
import { useI18n } from '../../app/use-t.ts';
import { useToast } from '../../app/use-toast.ts';
import { orderQuery, ORDERS } from '../../orders/order-queries.ts';

/** Shows an order as a call has answered it, and asks anew for the lists that it is in. */
export function useTakeOrder(): (order: Order) => void {
  const { api, queries } = useServices();
  const { locale } = useI18n();
  return (order) => {
    queries.setQueryData(orderQuery(api, locale, order.id).queryKey, order);
    void queries.invalidateQueries({ queryKey: [...ORDERS, 'list'] });
  };
}

/** The order is not what it was when the page was opened. */
export function useReadAgain(id: string): () => void {
  const { api, queries } = useServices();
  const { locale } = useI18n();
  return () => void queries.invalidateQueries({ queryKey: orderQuery(api, locale, id).queryKey });
}

export function useConfirmDelivery(id: string) {
  const { api } = useServices();
  const toast = useToast();
  const take = useTakeOrder();
  const again = useReadAgain(id);
  return useMutation({
    mutationFn: async () => (await api.orders.confirmDelivery({ params: { id } })).order,
    onSuccess: take,
    onError: (cause) => {
      toast.problem(cause);
      again();
    },
  });
}
