/** A route made of an endpoint of the contract, on a server of its own without features. */
import { endpoint } from '@figurina/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { freePort } from '../../testing/free-port.ts';
import { createLog } from '../log/log.ts';
import { createHttp } from './http.ts';
import { refuse } from './refusal.ts';
import { route } from './route.ts';

const body = z.object({ album: z.object({ title: z.string().min(1), pages: z.int().default(4) }) });
const put = endpoint({
  method: 'POST',
  path: '/things/:id',
  summary: 'Puts a thing',
  tag: 'things',
  params: z.object({ id: z.string().max(3) }),
  query: z.object({ n: z.coerce.number().optional() }),
  body,
  answer: z.object({ id: z.string(), title: z.string(), pages: z.int(), n: z.number().nullable(), by: z.string() }),
  status: 201,
  refusals: ['not_found'],
});
const remove = endpoint({
  method: 'DELETE',
  path: '/things/:id',
  summary: '',
  tag: 'things',
  params: z.object({ id: z.string() }),
  answer: null,
  status: 204,
  access: 'admin',
});
const look = endpoint({
  method: 'GET',
  path: '/things',
  summary: '',
  tag: 'things',
  answer: z.object({ who: z.string().nullable() }),
  access: 'public',
});

let http: FastifyInstance;
let url: string;
beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}/v1`;
  http = await createHttp({
    config: {
      baseUrl: `http://localhost:${port}`,
      trustProxy: true,
      rateLimit: 5,
      webDist: '/nowhere',
      oidc: undefined,
      s3: undefined,
      analytics: undefined,
      legal: {
        imprint: undefined,
        privacy: undefined,
        terms: undefined,
        customer_information: undefined,
        withdrawal: undefined,
        accessibility: undefined,
        contact: undefined,
      },
    },
    log: createLog('silent'),
    ready: async () => undefined,
    authenticate: async ({ headers: { authorization } }) => {
      if (!authorization) return undefined;
      if (authorization === 'Bearer expired') return refuse('token_expired');
      return { id: 'u1', email: 'a@b.c', name: null, admin: authorization === 'Bearer admin' };
    },
  });
  route(http, put, async ({ params, query, body: { album }, caller }) =>
    params.id === 'no'
      ? refuse('not_found')
      : { id: params.id, ...album, n: query.n ?? null, by: caller.id, secret: 'left out' },
  );
  route(http, remove, async () => undefined);
  route(http, look, async ({ caller }) => ({ who: caller?.id ?? null }));
  http.get('/v1/broken', async () => {
    throw new Error('password=hunter2 at /srv/secret.ts');
  });
  await http.listen({ host: '127.0.0.1', port });
});
afterAll(() => http.close());

const call = (method: string, path: string, token?: string, json?: unknown, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method,
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });

test('the declaration parses the request and the answer: defaults in, undeclared fields out', async () => {
  const answer = await call('POST', '/things/a?n=3', 'user', { album: { title: 'FC' } });
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ id: 'a', title: 'FC', pages: 4, n: 3, by: 'u1' });
});

test('a request that does not fit is refused with a pointer for each fault', async () => {
  const answer = await call('POST', '/things/a', 'user', { album: { title: '', pages: 'many' } });
  expect(answer.status).toBe(400);
  const { code, errors } = (await answer.json()) as { code: string; errors: { pointer: string }[] };
  expect(code).toBe('invalid_request');
  expect(errors.map(({ pointer }) => pointer)).toEqual(['/album/title', '/album/pages']);
  const path = await call('POST', '/things/long', 'user', { album: { title: 'x' } });
  expect(await path.json()).toMatchObject({ code: 'invalid_request', errors: [{ pointer: '/params/id' }] });
});

test('who may come in: nobody without a token, administrators, everybody', async () => {
  const statuses = async (method: string, path: string, json?: unknown) =>
    Promise.all(
      [undefined, 'expired', 'user', 'admin'].map(async (token) => (await call(method, path, token, json)).status),
    );
  expect(await statuses('POST', '/things/a', { album: { title: 'x' } })).toEqual([401, 401, 201, 201]);
  expect(await statuses('DELETE', '/things/a')).toEqual([401, 401, 403, 204]);
  expect(await statuses('GET', '/things')).toEqual([200, 200, 200, 200]);
  expect(await (await call('GET', '/things', 'user')).json()).toEqual({ who: 'u1' });
  const expired = await call('DELETE', '/things/a', 'expired');
  expect(await expired.json()).toMatchObject({ code: 'token_expired' });
  expect(expired.headers.get('www-authenticate')).toBe('Bearer');
});

test('a handler’s refusal is its answer; what it throws is told to nobody', async () => {
  expect((await call('POST', '/things/no', 'user', { album: { title: 'x' } })).status).toBe(404);
  const broken = await call('GET', '/broken');
  expect(broken.status).toBe(500);
  expect(await broken.text()).not.toMatch(/hunter2|secret\.ts/);
  const unreadable = await fetch(`${url}/things/a`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer user' },
    body: '{',
  });
  expect(await unreadable.json()).toMatchObject({ status: 400, code: 'invalid_request' });
});

test('too many requests from one address are refused, this machine’s own never', async () => {
  const from = { 'x-forwarded-for': '203.0.113.7' };
  const outside = await Promise.all(
    Array.from({ length: 6 }, () => call('GET', '/things', undefined, undefined, from)),
  );
  expect(outside.filter(({ status }) => status === 429)).toHaveLength(1);
  const own = await Promise.all(Array.from({ length: 12 }, () => call('GET', '/things')));
  expect(own.every(({ status }) => status === 200)).toBe(true);
});

test('the description lists the endpoint with its refusals', async () => {
  const document = (await (await call('GET', '/openapi.json')).json()) as {
    paths: Record<string, Record<string, { responses: Record<string, unknown>; security: unknown[] }>>;
  };
  const described = document.paths['/v1/things/{id}']?.['post'];
  expect(Object.keys(described?.responses ?? {}).toSorted()).toEqual(['201', '400', '401', '403', '404', '500']);
  expect(document.paths['/v1/things']?.['get']?.security).toEqual([]);
});
