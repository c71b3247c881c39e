import type { CurrentDocument } from '../../albums/index.ts';
import { factsOf } from '../../checkout/index.ts';
import type { OrderedFacts } from '../orders.tables.ts';
import type { StoredOrder } from '../stored-order.ts';

/** What a price is of. */
export interface Scope {
  readonly facts: OrderedFacts;
  /** The album it is of where that is another one than was ordered; null: as it was ordered. */
  readonly album: CurrentDocument | null;
}

/** Of the album as it is now, `current`, where who placed the order says so; else as it was ordered. */
export function scopeOf(order: StoredOrder, caller: string, current: CurrentDocument | undefined): Scope {
  if (!current || caller !== order.placed_by) return { facts: order.facts, album: null };
  const facts = { ...factsOf(current.document), title: order.facts.title };
  return isSameScope(facts, order.facts) ? { facts: order.facts, album: null } : { facts, album: current };
}

type Counted = Pick<OrderedFacts, 'pages' | 'singles' | 'doubles'>;

/** The same pages and as many stickers of each kind: what the price depends on. */
export function isSameScope(left: Counted, right: Counted): boolean {
  return left.pages === right.pages && left.singles === right.singles && left.doubles === right.doubles;
}
