import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, type OpenTestDatabase } from '../../testing/test-database.ts';
import { readConfig } from '../config/config.ts';
import { createHttp } from '../http/http.ts';
import { defineJob } from '../jobs/define-job.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createLog } from '../log/log.ts';
import { startTraces } from './traces.ts';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}

let own: OpenTestDatabase;
/** Whoever collects traces, as far as an exporter sees one. */
let collector: Server;
const spans: Span[] = [];
const told: Record<string, string | string[] | undefined>[] = [];

beforeAll(async () => {
  own = await openTestDatabase();
  collector = createServer((request, response) => {
    told.push({ path: request.url, key: request.headers['x-key'] });
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const { resourceSpans } = JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await own.remove();
  await new Promise((resolve) => collector.close(resolve));
});

test('a request, its job and their questions to the database are one trace', async () => {
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const read = readConfig({
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=k1',
    TRUST_PROXY: 'true',
  });
  if (!read.ok) throw new Error(read.problems.join());
  const end = await startTraces(read.config);
  const { db } = own.database;
  const [log, done] = [createLog('silent'), Promise.withResolvers<void>()];
  const jobs = createJobs({ database: own.database, log });
  const job = defineJob({ name: 'test.traced', data: z.strictObject({ who: z.string() }) });
  jobs.handle(job, {
    run: async () => {
      await sql`select 2`.execute(db);
      done.resolve();
    },
  });
  await jobs.start();
  const parts = { config: read.config, log, authenticate: async () => undefined, ready: async () => undefined };
  const http = await createHttp(parts);
  http.post('/told/:id', async () => {
    await sql`select 1`.execute(db);
    await jobs.send(job, { who: 'Ada' });
    return {};
  });
  const from = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${from}-b7ad6b7169203331-01` };
  expect((await http.inject({ method: 'POST', url: '/told/7', headers, payload: { a: 1 } })).statusCode).toBe(200);
  await jobs.work();
  await done.promise;
  await jobs.stop();
  await http.close();
  await end();

  const mine = spans.filter(({ traceId }) => traceId === from);
  const [request] = mine.filter(({ name }) => name === 'POST /told/:id');
  expect(request).toMatchObject({ parentSpanId: 'b7ad6b7169203331' });
  const [worked] = mine.filter(({ name }) => name === 'test.traced');
  expect(worked).toMatchObject({ parentSpanId: request!.spanId });
  const asked = mine.filter(({ name }) => name === 'database').map(({ parentSpanId }) => parentSpanId);
  expect(asked).toEqual(expect.arrayContaining([request!.spanId, worked!.spanId]));
  expect(told[0]).toEqual({ path: '/v1/traces', key: 'k1' });
});
