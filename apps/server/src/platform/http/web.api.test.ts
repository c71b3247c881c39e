import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let dist: string;
const APP = '<style nonce="__STYLE_NONCE__"></style><p>the app</p>';
const FORM = '<meta nonce="__STYLE_NONCE__"><p>the public form</p>';
const LONG = 'go();'.repeat(1000);
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'figurina-web-'));
  await mkdir(join(dist, 'assets'));
  await writeFile(join(dist, 'index.html'), APP);
  await writeFile(join(dist, 'render.html'), '<p>the render page</p>');
  await writeFile(join(dist, 'sticker-link.html'), FORM);
  await writeFile(join(dist, 'assets', 'app-1a2b.js'), 'go()');
  await writeFile(join(dist, 'assets', 'long-3c4d.js'), LONG);
  await writeFile(join(dist, 'assets', 'large-5e6f.js.map'), '{}');
  server = await startTestServer({ env: { WEB_DIST: dist } });
});
afterAll(async () => {
  await server.stop();
  await rm(dist, { recursive: true });
});

const get = (path: string, method = 'GET') => fetch(server.url + path, { method });

test.each(['/start', '/albums/42', '/a.b/c', '/renders'])('%s is the app, asked for anew each time', async (path) => {
  const answer = await get(path);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/^<style nonce="[^"]{24}"><\/style><p>the app<\/p>$/);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  expect(answer.headers.get('content-type')).toContain('text/html');
});

test('style sheets are allowed by a nonce alone, which is in the page and another one each time; its file by name is no page', async () => {
  const sent = async (path: string) => {
    const answer = await get(path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    return { text: await answer.text(), styles: /style-src ([^;]*)/.exec(policy)?.[1] };
  };
  const [once, again, form] = [await sent('/nonce/a'), await sent('/index.html'), await sent('/s/some-token')];
  for (const { text, styles } of [once, again, form]) {
    const nonce = /nonce="([\w+/]{22}==)"/.exec(text)?.[1];
    expect(styles).toBe(`'self' 'nonce-${nonce}'`);
  }
  expect(new Set([once.styles, again.styles, form.styles]).size).toBe(3);
  expect((await sent('/v1/health')).styles).toBe("'self'");
});

test('an address that begins with more than one slash is that with one of them', async () => {
  const { status, headers } = await fetch(`${server.url}///host/a?b=c`, { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([308, '/host/a?b=c']);
});

test('/render/… is the render page', async () => {
  expect(await (await get('/render/42?mode=pages')).text()).toBe('<p>the render page</p>');
});

test('the page of an invoice is the app, whose address is told to nobody', async () => {
  const answer = await get('/invoice/some-token');
  expect(await answer.text()).toMatch(/^<style nonce="[^"]{24}"><\/style><p>the app<\/p>$/);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});

test('/s/… is the public form, whose address is told to nobody', async () => {
  const answer = await get('/s/some-token/withdraw/other');
  expect(await answer.text()).toMatch(/^<meta nonce="[^"]{24}"><p>the public form<\/p>$/);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});

test('pages whose address is a secret are neither listed nor told to where they lead, the others are', async () => {
  const said = async (path: string) => {
    const { headers } = await get(path);
    return [headers.get('referrer-policy'), headers.get('x-robots-tag')];
  };
  expect(await said('/order/secret')).toEqual(['no-referrer', 'noindex']);
  expect(await said('/join/order/secret')).toEqual(['no-referrer', 'noindex']);
  expect(await said('/invitations/secret/accept')).toEqual(['no-referrer', 'noindex']);
  expect(await said('/affiliate?token=secret')).toEqual(['no-referrer', 'noindex']);
  expect(await said('/proof/secret')).toEqual(['no-referrer', 'noindex']);
  expect((await said('/orders/42'))[1]).toBeNull();
});

test('files with a hash in their name are kept for a year; those of an older build are gone', async () => {
  const asset = await get('/assets/app-1a2b.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const gone = await get('/assets/app-0000.js');
  expect(gone.status).toBe(404);
  expect(gone.headers.get('content-type')).toContain('application/problem+json');
});

test('those of some length are sent packed to whoever can unpack them, the same to everybody else', async () => {
  for (const encoding of ['br', 'identity', 'br']) {
    const answer = await fetch(`${server.url}/assets/long-3c4d.js`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'br' ? 'br' : null);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(await answer.text()).toBe(LONG);
  }
  expect((await get('/assets/long-3c4d.js', 'HEAD')).status).toBe(200);
  expect((await get('/assets/large-5e6f.js.map')).headers.get('cache-control')).toContain('immutable');
});

test('an address too long for the API is not found, and not looked for among the files', async () => {
  for (const sign of ['a', '%00', '..%2f']) {
    const answer = await get(`/v1/albums/${sign}/${'a'.repeat(1000)}`);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  }
});

test('what is no page is refused as a problem', async () => {
  for (const answer of [
    await get('/albums/42', 'POST'),
    await get('/v1/albums/x/y/z'),
    await get('/assets/../../package.json'),
  ])
    expect([404, 200]).toContain(answer.status);
  expect((await get('/albums/42', 'POST')).status).toBe(404);
});
