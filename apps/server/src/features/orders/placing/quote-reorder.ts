/** What the approved copy of an order would cost once more, as the checkout says it; changes nothing. */
import type { ReorderWish } from '@figurina/contract';
import type { Locale } from '@figurina/locales';
import type { Caller } from '../../../platform/http/caller.ts';
import { isRefusal, refuse } from '../../../platform/http/refusal.ts';
import { factsOf } from '../../checkout/index.ts';
import { findApprovedCopy } from '../orders-of-album.queries.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { documentOf } from './kept-copy.ts';
import { openRepeated, wishOfReorder } from './reorder.ts';

export interface ReorderQuestion {
  readonly orderId: string;
  readonly wish: ReorderWish;
  readonly caller: Caller;
  readonly locale: Locale;
}

export async function quoteReorder(parts: OrdersParts, { orderId, wish, caller, locale }: ReorderQuestion) {
  const { db, clock, checkout } = parts;
  const order = await openRepeated(parts, orderId, caller);
  if (isRefusal(order)) return order;
  const approved = order.approval_id === null ? undefined : await findApprovedCopy(db, order.approval_id);
  if (!approved) return refuse('order_not_approved');
  const answer = await checkout.answer({
    album: {
      id: order.album_id,
      title: approved.title,
      releaseDate: order.release_date,
      language: order.language,
      category: order.category,
      coverUrl: null,
    },
    printed: factsOf(documentOf(approved)),
    errors: [],
    wish: wishOfReorder(order, wish),
    locale,
    now: clock.now(),
    db,
  });
  return isRefusal(answer) ? answer : { checkout: answer };
}
