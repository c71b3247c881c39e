/** What a change of an order would cost, as the checkout says it; changes nothing. */
import type { OrderChange } from '@figurina/contract';
import { isCountry } from '@figurina/commerce';
import { formatDifference, type Locale } from '@figurina/locales';
import type { Caller } from '../../../platform/http/caller.ts';
import { isRefusal, refuse } from '../../../platform/http/refusal.ts';
import { openOrder } from '../may-read.ts';
import { mayStill } from '../order-rights.ts';
import type { OrdersParts } from '../orders-parts.ts';
import { mayTryCode, ownPrices, wishOfChange } from './order-wish.ts';
import { scopeOf } from './scope.ts';

export interface ChangeQuestion {
  readonly orderId: string;
  readonly change: OrderChange;
  readonly caller: Caller;
  readonly locale: Locale;
}

export async function quoteChange(
  { db, clock, albums, checkout, documents }: OrdersParts,
  { orderId, change, caller, locale }: ChangeQuestion,
) {
  const order = await openOrder(db, orderId, caller);
  if (isRefusal(order)) return order;
  if (!mayStill(order, 'changed')) return refuse('order_fixed');
  if (!isCountry(change.country_code)) return refuse('country_unsupported');
  if (!(await mayTryCode(checkout, caller.id, change))) return refuse('too_many_requests');
  const isInAlbum = !isRefusal(await albums.access(order.album_id, caller, 'order'));
  const current = isInAlbum && change.accept_scope ? await documents.readDocument(order.album_id) : undefined;
  const { title, ...printed } = scopeOf(order, caller.id, current).facts;
  const answer = await checkout.answer({
    album: {
      id: order.album_id,
      title,
      releaseDate: order.release_date,
      language: order.language,
      category: order.category,
      coverUrl: null,
    },
    printed,
    errors: [],
    wish: await wishOfChange(db, order, change),
    locale,
    now: clock.now(),
    db,
    order: ownPrices(order),
  });
  if (isRefusal(answer)) return answer;
  const difference = answer.currency === order.currency ? answer.amount_gross - order.gross : answer.amount_gross;
  return {
    checkout: answer,
    difference_gross: difference,
    difference_gross_human: formatDifference(locale, difference, answer.currency),
  };
}
