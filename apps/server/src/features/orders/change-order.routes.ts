import { cancelOrder, changeOrderByCustomer, confirmDelivery, type Order, quoteOrderChange } from '@figurina/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller } from '../../platform/http/caller.ts';
import { isRefusal, localeOf, refuse, type Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { changeOrder } from './changing/change-order.ts';
import { callOff, confirmArrival } from './changing/end-order.ts';
import { quoteChange } from './changing/quote-change.ts';
import type { OrdersParts } from './orders-parts.ts';
import { withPriceNow } from './placing/price-now.ts';
import type { StoredOrder } from './stored-order.ts';

const CHANGES_AN_HOUR = 60;
const QUOTES_AN_HOUR = 1000;
const HOUR_MS = 3_600_000;

export function serveChanging(http: FastifyInstance, parts: OrdersParts): void {
  const { counters, answers, albumChanged } = parts;

  async function tooOften(what: string, { id }: Caller, most: number): Promise<boolean> {
    const [count = 0] = await counters.add([`order ${what} ${id}`], HOUR_MS);
    return count > most;
  }

  async function answer(
    order: StoredOrder | Refusal,
    { caller, request }: { caller: Caller; request: FastifyRequest },
  ): Promise<{ order: Order } | Refusal> {
    if (isRefusal(order)) return order;
    albumChanged(order.album_id);
    return { order: await answers.order(order, { caller, locale: localeOf(request) }) };
  }

  route(http, quoteOrderChange, async ({ params: { id }, body: { order: change }, caller, request }) => {
    if (await tooOften('quotes', caller, QUOTES_AN_HOUR)) return refuse('too_many_requests');
    return quoteChange(parts, { orderId: id, change, caller, locale: localeOf(request) });
  });

  route(http, changeOrderByCustomer, async ({ params: { id }, body, caller, request }) => {
    if (await tooOften('changes', caller, CHANGES_AN_HOUR)) return refuse('too_many_requests');
    const { order: change, quote_hash: agreed } = body;
    const changing = { orderId: id, change, caller, locale: localeOf(request) };
    const changed = await withPriceNow(await changeOrder(parts, { ...changing, agreed }), async () =>
      quoteChange(parts, changing),
    );
    return answer(changed, { caller, request });
  });

  route(http, cancelOrder, async ({ params: { id }, body: { reason }, caller, request }) => {
    if (await tooOften('changes', caller, CHANGES_AN_HOUR)) return refuse('too_many_requests');
    return answer(await callOff(parts, { orderId: id, reason, caller }), { caller, request });
  });

  route(http, confirmDelivery, async ({ params: { id }, caller, request }) => {
    if (await tooOften('changes', caller, CHANGES_AN_HOUR)) return refuse('too_many_requests');
    return answer(await confirmArrival(parts, { orderId: id, caller }), { caller, request });
  });
}
