import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as contract from '@figurina/contract';
import { afterEach, expect, test } from 'vitest';
import { createPublicApi } from '../sticker-link/public-api.ts';
import { createApi, type Api } from './api.ts';
import { ApiProblem } from './problem.ts';
import { addressOf, type SendParts } from './send.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}
type Answer = (request: Received, response: ServerResponse) => void;

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** An API in front of a real server that answers as told; `received` fills up with what arrived. */
async function apiAgainst(
  answers: Answer[],
  parts: Partial<SendParts> = {},
): Promise<{ api: Api; origin: string; received: Received[] }> {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const one = {
      method: request.method,
      url: request.url,
      headers: request.headers,
      body: Buffer.concat(chunks).toString(),
    };
    received.push(one);
    (answers.length > 1 ? answers.shift() : answers[0])!(one, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const api = createApi({
    fetch,
    origin,
    language: () => 'pl',
    accessToken: async () => 'token-1',
    renewedToken: async () => 'token-2',
    signedOut: () => {},
    ...parts,
  });
  return { api, origin, received };
}

const answer =
  (status: number, body?: unknown): Answer =>
  (_, response) =>
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(body === undefined ? '' : JSON.stringify(body));
const refused = (status: number, code: string) => answer(status, { type: 'x', title: 'Nein', status, code });

test('every endpoint of the contract has its call, with its method and path', async () => {
  const wanted = Object.values<unknown>(contract)
    .filter(
      (one): one is contract.Endpoint => typeof one === 'object' && one !== null && 'method' in one && 'path' in one,
    )
    // What a page tells of itself goes without who is signed in (`page-reports`).
    .filter((one) => one !== contract.reportPage)
    .map(({ method, path }) => `${method} /v1${path.replaceAll(/:\w+/g, 'undefined')}`);
  const { api, origin, received } = await apiAgainst([answer(204)]);
  // The public form has a client of its own, so that it does not carry the app's.
  const publicForm = createPublicApi({ fetch, origin, language: () => 'pl' });
  for (const resource of [...Object.values(api), publicForm])
    for (const call of Object.values(resource)) await (call as () => Promise<unknown>)();
  expect(received.map(({ method, url }) => `${method} ${url}`).toSorted()).toEqual(wanted.toSorted());
});

test('sends token, language and body, and gives back the answer', async () => {
  const { api, received } = await apiAgainst([answer(200, { album: { id: 'a/1' } })]);
  const { album } = await api.albums.change({ params: { id: 'a/1' }, body: { album: { title: 'Neu' } } });
  expect(album.id).toBe('a/1');
  expect(received[0]).toMatchObject({ method: 'PATCH', url: '/v1/albums/a%2F1', body: '{"album":{"title":"Neu"}}' });
  expect(received[0]!.headers).toMatchObject({
    authorization: 'Bearer token-1',
    'accept-language': 'pl',
    'content-type': 'application/json',
  });
});

test('query values are escaped, absent ones left out, lists repeated', () => {
  const query = { q: 'a&b', page: 2, none: undefined, feature: ['x', 'y'] };
  expect(addressOf('/things', { query })).toBe('/v1/things?q=a%26b&page=2&feature=x&feature=y');
});

test('a refusal is thrown with its code and the places it names', async () => {
  const errors = [{ pointer: '/album/title', code: 'too_small', detail: 'leer' }];
  const { api } = await apiAgainst([
    answer(422, { type: 'x', title: 'Leer', status: 422, code: 'album_title_required', errors, instance: 'r1' }),
  ]);
  const refusal = api.albums.change({ params: { id: 'a' }, body: { album: {} } });
  await expect(refusal).rejects.toMatchObject({
    code: 'album_title_required',
    status: 422,
    parts: errors,
    instance: 'r1',
  });
  await expect(refusal).rejects.toBeInstanceOf(ApiProblem);
});

test('an answer that is no problem document still has a code', async () => {
  const { api } = await apiAgainst([(_, response) => response.writeHead(502).end('<html>')]);
  await expect(api.albums.list()).rejects.toMatchObject({ code: 'unavailable', status: 502 });
});

test('a server that is not reached is unavailable with status 0', async () => {
  const { api } = await apiAgainst([answer(200)], { origin: 'http://127.0.0.1:1' });
  await expect(api.albums.list()).rejects.toMatchObject({ code: 'unavailable', status: 0 });
});

test('after a 401 the call is made again with a renewed token', async () => {
  let signedOut = 0;
  const answers = [refused(401, 'token_expired'), answer(200, { albums: [] })];
  const { api, received } = await apiAgainst(answers, { signedOut: () => (signedOut += 1) });
  await expect(api.albums.list()).resolves.toEqual({ albums: [] });
  expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
  expect(signedOut).toBe(0);
});

test('a 401 that no renewal helps signs out, and is thrown', async () => {
  let signedOut = 0;
  const { api, received } = await apiAgainst([refused(401, 'unauthorized')], { signedOut: () => (signedOut += 1) });
  await expect(api.albums.list()).rejects.toMatchObject({ code: 'unauthorized' });
  expect(received).toHaveLength(2);
  expect(signedOut).toBe(1);
});

test('a file is read as the person, also when the token had run out, and refused as a call is', async () => {
  const { api, received } = await apiAgainst([
    refused(401, 'token_expired'),
    (_, response) => response.end('%PDF'),
    refused(409, 'export_not_finished'),
  ]);
  expect(await (await api.file('/v1/render_jobs/a/file')).text()).toBe('%PDF');
  expect(received.map(({ url, headers }) => [url, headers.authorization])).toEqual([
    ['/v1/render_jobs/a/file', 'Bearer token-1'],
    ['/v1/render_jobs/a/file', 'Bearer token-2'],
  ]);
  await expect(api.file('/v1/render_jobs/b/file')).rejects.toMatchObject({ code: 'export_not_finished', status: 409 });
});

test('an aborted call throws what the abort threw, not an outage', async () => {
  const { api } = await apiAgainst([() => {}]);
  const abort = new AbortController();
  const call = api.albums.list({}, { signal: abort.signal });
  abort.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});
