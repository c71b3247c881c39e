/** `/healthz`: the process answers. `/readyz`: it can serve, with what it needs. */
import { fastify, LogController, type FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log/log.ts';
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

/** A server for these two addresses alone, where the process answers nothing else. */
export async function listenForHealth(
  { host, port }: Pick<Config, 'host' | 'port'>,
  { log, ready }: { log: Log; ready: Readiness },
): Promise<{ close(): Promise<unknown> }> {
  const http = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;
  serveHealth(http, ready);
  await http.listen({ host, port, listenTextResolver: () => 'listening' });
  return http;
}
