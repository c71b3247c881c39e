import { createOrder, type Order, quoteReorder as quoteReorderCall, reorder } from '@figurina/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, localeOf, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { OrdersParts } from './orders-parts.ts';
import { placeOrder, priceWish } from './placing/place-order.ts';
import { withPriceNow } from './placing/price-now.ts';
import { placeAgain } from './placing/reorder.ts';
import { quoteReorder } from './placing/quote-reorder.ts';
import { orderRequest, type Placed } from './placing/requests.ts';
import { findOrder } from './stored-order.ts';

/** Beyond the orders themselves: what is refused costs work as well. */
const ATTEMPTS_AN_HOUR = 200;
/** A price is asked for with every stroke of a slider. */
const QUOTES_AN_HOUR = 1000;
const HOUR_MS = 3_600_000;
const KEY = 'idempotency-key';

export function servePlacing(http: FastifyInstance, parts: OrdersParts): void {
  const { db, counters, answers, checkout, point, albumChanged } = parts;

  async function tooOften({ id }: Caller): Promise<boolean> {
    const [count = 0] = await counters.add([`order attempts ${id}`], HOUR_MS);
    return count > ATTEMPTS_AN_HOUR;
  }

  async function answer(
    placed: Placed | Refusal,
    { caller, reply }: { caller: Caller; reply: FastifyReply },
  ): Promise<{ order: Order } | Refusal> {
    if (isRefusal(placed)) return placed;
    const order = await findOrder(db, placed.orderId);
    if (!order) return refuse('not_found');
    if (placed.isNew) {
      await point(order.album_id, 'order', caller.id);
      albumChanged(order.album_id);
    } else reply.code(200);
    return { order: await answers.order(order, { caller, locale: localeOf(reply.request) }) };
  }

  route(http, createOrder, async ({ body: { order: wish }, caller, request, reply }) => {
    if (await tooOften(caller)) return refuse('too_many_requests');
    const asked = orderRequest(caller.id, request.headers[KEY], wish);
    const locale = localeOf(request);
    const placed = await withPriceNow(await placeOrder(parts, { wish, caller, locale, request: asked }), async () =>
      checkout.ask({ albumId: wish.album_id, wish: priceWish(wish), caller, locale }),
    );
    return answer(placed, { caller, reply });
  });

  route(http, quoteReorderCall, async ({ params: { id }, body: { order: wish }, caller, request }) => {
    const [count = 0] = await counters.add([`order quotes ${caller.id}`], HOUR_MS);
    if (count > QUOTES_AN_HOUR) return refuse('too_many_requests');
    return quoteReorder(parts, { orderId: id, wish, caller, locale: localeOf(request) });
  });

  route(http, reorder, async ({ params: { id }, body: { order: wish }, caller, request, reply }) => {
    if (await tooOften(caller)) return refuse('too_many_requests');
    const asked = orderRequest(caller.id, request.headers[KEY], { again: id, wish });
    const again = { orderId: id, wish, caller, locale: localeOf(request) };
    const placed = await withPriceNow(await placeAgain(parts, { ...again, request: asked }), async () =>
      quoteReorder(parts, again),
    );
    return answer(placed, { caller, reply });
  });
}
