/** What is printed reaches nobody: a listener on this machine stands for everybody else. */
import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { renderParamsSchema } from '@figurina/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPrintBrowser, printHtml } from './index.ts';
import { exportIntoMemory } from './testing/export-into-memory.ts';

const browser = createPrintBrowser();
const heard: string[] = [];
const pages = new Map<string, string>();
let connections = 0;
let own: Server;
let stranger: Server;
let at = '';
let elsewhere = '';

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  stranger = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
  });
  stranger.on('connection', () => connections++);
  elsewhere = await listening(stranger);
  own = createServer((request, response) => {
    if (request.url === '/away') return void response.writeHead(302, { location: `http://${elsewhere}/away` }).end();
    response.writeHead(200, { 'content-type': 'text/html' }).end(pages.get(request.url ?? '') ?? '');
  });
  at = await listening(own);
});
beforeEach(() => {
  heard.length = 0;
  connections = 0;
});
afterAll(async () => {
  await browser.close();
  for (const server of [own, stranger]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Everything by which a page can reach somebody, without and with scripts. */
function hostile(): string {
  const http = `http://${elsewhere}`;
  return `<!doctype html><link rel="stylesheet" href="${http}/css"><link rel="preconnect" href="${http}">
    <link rel="prefetch" href="${http}/prefetch"><link rel="preload" as="image" href="${http}/preload"><link rel="icon" href="${http}/icon">
    <style>@import url("${http}/import"); @font-face { font-family: a; src: url("${http}/font") } p { font-family: a; background: url("${http}/background") }</style>
    <p>text</p><img src="${http}/img"><img src="/away"><iframe src="${http}/iframe"></iframe><video src="${http}/video" poster="${http}/poster"></video>
    <object data="${http}/object"></object><embed src="${http}/embed"><svg><image href="${http}/svg" width="9" height="9"/><use href="${http}/use#a"/></svg>`;
}
const SCRIPT = (host: string, state: object) => `<script>
  const quiet = (work) => { try { Promise.resolve(work()).catch(() => undefined) } catch {} };
  quiet(() => fetch('http://${host}/fetch')); quiet(() => fetch('/away')); quiet(() => new WebSocket('ws://${host}/socket'));
  quiet(() => new EventSource('http://${host}/events')); quiet(() => navigator.sendBeacon('http://${host}/beacon', 'x'));
  quiet(() => import('http://${host}/module')); quiet(() => open('http://${host}/window'));
  quiet(() => { const p = new RTCPeerConnection({ iceServers: [{ urls: 'stun:${host}' }, { urls: 'turn:${host}?transport=tcp', username: 'a', credential: 'b' }] });
    p.createDataChannel('a'); return p.createOffer().then((offer) => p.setLocalDescription(offer)); });
  addEventListener('load', () => setTimeout(() => { window.figurinaRender = ${JSON.stringify(state)} }, 500));
</script>`;

test('a render page that reaches out everywhere reaches nobody, and is not printed', { timeout: 60_000 }, async () => {
  const sheets = [{ label: 'page 1', width: 100, height: 100, bleed: 2 }];
  const state = {
    state: 'ready',
    message: null,
    isMissing: false,
    sheets,
    fonts: [],
    blackText: [],
    inks: [],
    images: [],
  };
  pages.set('/hostile', hostile() + SCRIPT(elsewhere, state));
  // The page itself does reach out: in an ordinary context all of it arrives.
  await browser.withPage(async (tab) => {
    await tab.goto(`http://${at}/hostile`, { waitUntil: 'load' });
    await expect
      .poll(() => heard, { timeout: 10_000 })
      .toEqual(expect.arrayContaining(['/img', '/away', '/fetch', '/font']));
  });
  expect(heard.length).toBeGreaterThan(15);
  heard.length = 0;
  connections = 0;
  await expect(
    exportIntoMemory(browser, {
      params: renderParamsSchema.parse({ album_id: 'a' }),
      renderUrl: `http://${at}/hostile`,
      about: { title: 'Probe', date: new Date('2026-01-02T03:04:05Z') },
      expectedSheets: 1,
      onProgress: () => undefined,
    }),
  ).rejects.toMatchObject({ code: 'render_page_failed' });
  expect([heard, connections]).toEqual([[], 0]);
});

test('a page of words reaches nobody', { timeout: 60_000 }, async () => {
  await printHtml(browser, { html: hostile(), as: 'png', width: 200, height: 200 });
  expect([heard, connections]).toEqual([[], 0]);
});

test('the browser runs in its sandbox where the machine lets it', { timeout: 60_000 }, async () => {
  const filters = await browser.withPage(async (tab) => {
    await tab.setContent('<p>text</p>');
    const devtools = await tab.context().browser()!.newBrowserCDPSession();
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer');
    const states = await Promise.all(renderers.map(({ id }) => readFile(`/proc/${id}/status`, 'utf8')));
    return states.map((state) => /^Seccomp:\s+(\d)/m.exec(state)?.[1]);
  });
  if (browser.withoutSandbox) process.stdout.write(`note: no sandbox to test, ${browser.withoutSandbox}\n`);
  // 2: the system refuses what the sandbox does not allow.
  const wanted = browser.withoutSandbox ? '0' : '2';
  expect(new Set(filters)).toEqual(new Set([wanted]));
});
