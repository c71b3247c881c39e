/** What the customer of an order may do with it now. The calls that do it ask the same. */
import { signalRefusal } from '@figurina/commerce';
import type { Order } from '@figurina/contract';
import type { StoredOrder } from './stored-order.ts';

export function rightsOf(
  order: StoredOrder,
  { isInvoiced, isApproved }: { isInvoiced: boolean; isApproved: boolean },
): Order['may'] {
  const may = (signal: 'changed' | 'cancelled'): boolean =>
    signalRefusal({ signal, by: 'system' }, order.updates) === null;
  const happened = (signal: string): boolean => order.updates.some((update) => update.signal === signal);
  return {
    change: may('changed') && !isInvoiced,
    cancel: may('cancelled'),
    confirm_delivery: happened('shipped') && order.delivered_at === null,
    reorder: isApproved,
    upload_bag: mayUploadBag(order),
  };
}

/** Until the bags are printed. */
export function mayUploadBag({ features, updates, ended_at }: StoredOrder): boolean {
  const isPrinted = updates.some(({ signal }) => signal === 'production_started' || signal === 'albums_shipped');
  return features.includes('custom_stickerpack') && ended_at === null && !isPrinted;
}
