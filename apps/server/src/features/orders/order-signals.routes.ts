import { SIGNALS } from '@figurina/commerce';
import { listOrderSignals } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { localeOf } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import { orderWords } from './order-words.ts';

export function serveOrderSignals(http: FastifyInstance): void {
  route(http, listOrderSignals, async ({ request }) => {
    const words = await orderWords(localeOf(request));
    return { signals: SIGNALS.map((title) => ({ title, human_title: words.signal(title) })) };
  });
}
