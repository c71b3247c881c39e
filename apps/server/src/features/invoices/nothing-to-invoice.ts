import type { ErrorCode } from '@figurina/contract';
import type { StoredOrder } from '../orders/index.ts';

type Ordered = Pick<StoredOrder, 'kind' | 'run_id' | 'replacement' | 'gross'>;

/** Why an order has no invoice; undefined: it may have one. */
export function nothingToInvoice({ kind, run_id, replacement, gross }: Ordered): ErrorCode | undefined {
  // A run is paid by its guests.
  if (kind !== 'order' && run_id === null) return 'order_of_batch';
  // What replaces a part of another order is not charged, unless staff put a price on it.
  return replacement && gross === 0 ? 'order_for_nothing' : undefined;
}
