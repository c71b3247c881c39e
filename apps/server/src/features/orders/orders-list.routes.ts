import { listOrders } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { localeOf } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import type { OrderAnswers } from './order-answers.ts';
import { listOrderIds } from './orders-reading.queries.ts';
import { findOrders } from './stored-order.ts';

export function serveOrdersList(
  http: FastifyInstance,
  { db, answers }: { db: Kysely<Database>; answers: OrderAnswers },
): void {
  route(http, listOrders, async ({ query: { page, per }, caller, request }) => {
    const { ids, total } = await listOrderIds(db, caller.id, { page, per });
    const orders = (await findOrders(db, ids)).toSorted((a, b) => b.number - a.number);
    return {
      orders: await answers.summaries(orders, { caller, locale: localeOf(request) }),
      pagination: { current_page: page, total_pages: Math.max(1, Math.ceil(total / per)) },
    };
  });
}
