/** The HTTP server with everything that every route gets: ids, log lines, limits, headers, parsing, problem documents. */
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import { context, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { fastify, LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { constants } from 'node:zlib';
import type { Config } from '../config/config.ts';
import { newId } from '../ids.ts';
import { loggedUrl, type Log } from '../log/log.ts';
import { httpRequests, httpRunning } from '../observation/metrics.ts';
import { within } from '../observation/origin.ts';
import { begin } from '../observation/traces.ts';
import { knowCallers, type Authenticate } from './caller.ts';
import { handleErrors } from './error-handler.ts';
import { serveHealth, type Readiness } from './health.ts';
import { refuse, sendRefusal } from './refusal.ts';
import { describeApi } from './openapi.ts';
import { keepCampaigns } from './keep-campaigns.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { serveLegalPages } from './legal-pages.ts';
import { serveWeb } from './web.ts';
import { parseJson } from './well-formed.ts';

export interface HttpParts {
  config: Pick<Config, 'baseUrl' | 'trustProxy' | 'rateLimit' | 'webDist' | 'oidc' | 's3' | 'legal' | 'analytics'>;
  log: Log;
  authenticate: Authenticate;
  ready: Readiness;
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

export async function createHttp({ config, log, authenticate, ready }: HttpParts): Promise<FastifyInstance> {
  const http = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: config.trustProxy,
    bodyLimit: 16_000_000,
    // Closing waits for running requests and drops connections that only wait for the next one.
    forceCloseConnections: 'idle',
    // They are refused below, in words.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    // An address that no route can be looked for by.
    frameworkErrors: (error, request, reply) =>
      void sendRefusal(
        request as never,
        reply as never,
        refuse(error.statusCode === 414 ? 'not_found' : 'invalid_request'),
      ),
  }) as unknown as FastifyInstance;
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(serializerCompiler);
  knowCallers(http, authenticate);
  handleErrors(http);
  observeRequests(http, config);
  logRequests(http);
  closeWithoutWaiting(http);
  await setSecurityHeaders(http, config);
  keepCampaigns(http, config);
  await http.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await http.register(formbody);
  parseJson(http);
  if (config.rateLimit > 0)
    await http.register(rateLimit, {
      max: config.rateLimit,
      timeWindow: 60_000,
      // This machine's own programs (the print worker loads hundreds of pictures) and the web app's files are not counted.
      allowList: (request) => LOOPBACK.has(request.ip) || !/^\/(v1|oidc)\//.test(request.originalUrl),
    });
  await describeApi(http, config);
  serveHealth(http, ready);
  serveLegalPages(http, config);
  await serveWeb(http, config.webDist);
  return http;
}

/**
 * A connection whose answer ends only after the closing has begun would be kept open for a next request that never comes. What
 * still comes on one is to be asked of another server.
 */
function closeWithoutWaiting(http: FastifyInstance): void {
  let closing = false;
  http.addHook('preClose', async () => {
    closing = true;
  });
  http.addHook('onRequest', async (request, reply) => {
    if (closing) return sendRefusal(request, reply, refuse('unavailable'));
  });
  http.addHook('onResponse', async () => {
    if (closing) setImmediate(() => http.server.closeIdleConnections());
  });
}

/** Each request is work with an id of its own, a part of a trace, and counted by the route that is declared for it. */
function observeRequests(http: FastifyInstance, { trustProxy }: Pick<Config, 'trustProxy'>): void {
  const running = new WeakMap<object, ReturnType<typeof begin>>();
  // Hooks with `done` go on within what they call it in. Once more when the body has been read, by events of the connection.
  http.addHook('onRequest', (request, _reply, done) => {
    httpRunning.inc();
    const { traceparent } = request.headers;
    const work = begin({
      name: `${request.method} ${routeOf(request)}`,
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': request.method,
        'http.route': routeOf(request),
        'figurina.request': request.id,
      },
      // Whoever comes from outside does not decide what is recorded.
      traceparent: trustProxy && typeof traceparent === 'string' ? traceparent : undefined,
    });
    running.set(request, work);
    within({ request: request.id }, () => context.with(work.active, done));
  });
  http.addHook('preValidation', (request, _reply, done) => {
    const work = running.get(request);
    within({ request: request.id }, () => (work ? context.with(work.active, done) : done()));
  });
  http.addHook('onResponse', async (request, reply) => {
    httpRunning.dec();
    const labels = { method: request.method, route: routeOf(request), status: String(reply.statusCode) };
    httpRequests.observe(labels, reply.elapsedTime / 1000);
    const { span } = running.get(request) ?? {};
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}

/** As it is declared, e.g. `/v1/albums/:id`. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  return url ?? 'none';
}

function logRequests(http: FastifyInstance): void {
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  http.addHook('onResponse', async (request, reply) => {
    if (request.url === '/healthz' || request.url === '/readyz') return;
    const line = {
      method: request.method,
      url: loggedUrl(request.originalUrl),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      caller: request.callerId,
    };
    request.log.info(line, 'request');
  });
}
