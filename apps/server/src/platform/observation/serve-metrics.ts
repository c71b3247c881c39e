/** `/metrics` on an address of its own, so that no proxy that serves people passes it on by mistake. */
import { timingSafeEqual, createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { Config } from '../config/config.ts';
import type { Log } from '../log/log.ts';
import { registry } from './metrics.ts';

interface MetricsParts {
  readonly config: Pick<Config, 'metrics'>;
  readonly log: Log;
  /** Called before each reading. */
  readonly measure: () => Promise<void>;
}

/** Undefined where no port is set. Rejects where the address cannot be had. */
export async function serveMetrics({ config, log, measure }: MetricsParts): Promise<Server | undefined> {
  const { metrics } = config;
  if (!metrics) return undefined;
  const server = createServer((request, response) => {
    const [path] = (request.url ?? '').split('?');
    if (request.method !== 'GET' || path !== '/metrics') return void response.writeHead(404).end();
    if (metrics.token !== undefined && !isToken(request.headers.authorization, metrics.token))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    read(measure).then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' }).end(text),
      (error: unknown) => {
        log.error({ err: error }, 'metrics');
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(metrics.port, metrics.host, resolve);
  });
  return server;
}

async function read(measure: () => Promise<void>): Promise<string> {
  await measure();
  return registry.metrics();
}

/** In a time that tells nothing of how much of it was right. */
function isToken(authorization: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`));
}
