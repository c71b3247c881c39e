import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });

test('health says that the process answers, readiness that the database does', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await get('/readyz')).json()).toEqual({ status: 'ready' });
});

test('an unknown path of the API is a problem document in the reader’s language, with the request’s id', async () => {
  const answer = await get('/v1/nothing', { 'accept-language': 'de-CH,de;q=0.9' });
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  const problem = (await answer.json()) as Record<string, unknown>;
  expect(problem).toMatchObject({ code: 'not_found', status: 404, instance: answer.headers.get('x-request-id') });
  expect(problem['title']).toMatch(/^Das gibt es nicht/);
});

test('every answer carries the strict content policy', async () => {
  const policy = (await get('/healthz')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test('the API describes itself, and its description can be browsed', async () => {
  const description = (await (await get('/v1/openapi.json')).json()) as { openapi: string };
  expect(description.openapi).toBe('3.1.0');
  const page = await get('/v1/docs');
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('swagger-ui');
});

test('what still comes on a connection while the server closes is refused in words, and what had begun is answered', async () => {
  const ending = await startTestServer();
  const socket = connect(ending.config.port, '127.0.0.1');
  const said = text(socket);
  const head = (line: string, more = '') => `${line} HTTP/1.1\r\nhost: x\r\naccept-language: de\r\n${more}\r\n`;
  const { server: listener } = ending.app.http;
  const begun = new Promise((resolve) => {
    listener.once('request', resolve);
  });
  socket.write(head('POST /v1/public/page_reports', 'content-type: application/json\r\ncontent-length: 2\r\n'));
  await begun;
  const closed = ending.app.http.close();
  await expect.poll(() => listener.listening).toBe(false);
  socket.write(`{}${head('GET /v1/config')}`);
  const [first = '', second = ''] = (await said).split(/(?<=.)(?=HTTP\/1\.1 )/s);
  await closed;
  await ending.stop();
  expect(first).toMatch(/^HTTP\/1\.1 [24]/);
  expect(second).toMatch(/^HTTP\/1\.1 503[^]*connection: close[^]*application\/problem\+json[^]*"code":"unavailable"/i);
});
