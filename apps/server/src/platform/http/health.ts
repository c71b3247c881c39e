/** `/healthz`: the process answers. `/readyz`: it can serve, with what it needs. */
import type { FastifyInstance } from 'fastify';
import { outageOf } from './outages.ts';
import { refuse, sendRefusal } from './refusal.ts';

/** Resolves when the server can serve; rejects with what is missing. */
export type Readiness = () => Promise<void>;

export function serveHealth(http: FastifyInstance, ready: Readiness): void {
  http.get('/healthz', { schema: { hide: true } }, async () => ({ status: 'ok' }));
  http.get('/readyz', { schema: { hide: true } }, async (request, reply) => {
    try {
      await ready();
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return sendRefusal(request, reply, refuse(outageOf(error) ?? 'unavailable'));
    }
  });
}
