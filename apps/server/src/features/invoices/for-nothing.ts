import type { StoredOrder } from '../orders/index.ts';

/** What replaces a part of another order is not charged, unless staff put a price on it. */
export function isForNothing({ replacement, gross }: Pick<StoredOrder, 'replacement' | 'gross'>): boolean {
  return replacement && gross === 0;
}
