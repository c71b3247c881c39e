import { readOrder } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { isRefusal, localeOf } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { openOrder } from './may-read.ts';
import type { OrderAnswers } from './order-answers.ts';

export function serveOrderDetail(
  http: FastifyInstance,
  { db, answers }: { db: Kysely<Database>; answers: OrderAnswers },
): void {
  route(http, readOrder, async ({ params: { id }, caller, request }) => {
    const order = await openOrder(db, id, caller);
    if (isRefusal(order)) return order;
    return { order: await answers.order(order, { caller, locale: localeOf(request) }) };
  });
}
