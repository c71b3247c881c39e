/** What the customer of an order may do with it now. The calls that do it ask the same. */
import { signalRefusal } from '@figurina/commerce';
import type { Order } from '@figurina/contract';
import type { StoredOrder } from './stored-order.ts';

/** Products that only staff write. */
const BY_HAND: readonly string[] = ['adjustment', 'sticker_topup'];

export function rightsOf(
  order: StoredOrder,
  { isInvoiced, canReorder }: { isInvoiced: boolean; canReorder: boolean },
): Order['may'] {
  const happened = (signal: string): boolean => order.updates.some((update) => update.signal === signal);
  return {
    change: mayStill(order, 'changed') && !isInvoiced,
    cancel: mayStill(order, 'cancelled'),
    confirm_delivery: happened('shipped') && order.delivered_at === null,
    reorder: canReorder,
    upload_bag: mayUploadBag(order),
  };
}

/**
 * Until the print approval, also where the staff have yet to check the design. Lines that staff wrote by hand are theirs to
 * change, with all that belongs to them, and so is a replacement.
 */
export function mayStill(order: StoredOrder, signal: 'changed' | 'cancelled'): boolean {
  // Guests have ordered by it.
  if (order.kind !== 'order') return false;
  const isByHand = order.lines.some((line) => line.by_hand !== null || BY_HAND.includes(line.product));
  if (order.approval_id !== null || (signal === 'changed' && (isByHand || order.replacement))) return false;
  return signalRefusal({ signal, by: 'system' }, order.updates) === null;
}

/** Until the bags are printed. */
export function mayUploadBag({ features, updates, ended_at }: StoredOrder): boolean {
  const isPrinted = updates.some(({ signal }) => signal === 'production_started' || signal === 'albums_shipped');
  return features.includes('custom_stickerpack') && ended_at === null && !isPrinted;
}
