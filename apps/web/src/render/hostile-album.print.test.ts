/**
 * Albums whose every text, name, colour, font or picture is an address of somebody else, written past all rules: printing
 * them asks nobody. What a page could do beyond that is packages/press, reaching-out.test.ts.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDocument, renderParamsSchema, toParts, type AlbumParts } from '@figurina/album';
import { everything } from '@figurina/drawing/testing';
import { createPrintBrowser } from '@figurina/press';
import { exportIntoMemory } from '@figurina/press/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRenderServer, type RenderServer } from '../../testing/render-server.ts';

const browser = createPrintBrowser();
let server: RenderServer;
let connections = 0;
const stranger = createServer((_request, response) => void response.end());
stranger.on('connection', () => connections++);
let elsewhere = '';
const picture = sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } }).jpeg();

beforeAll(async () => {
  server = await startRenderServer();
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  elsewhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.close();
  stranger.close();
});

/** The values of these keys, wherever they stand. */
const valuesOf = (keys: string): RegExp => new RegExp(`"(${keys})":"[^"]*"`, 'g');
const markup = () =>
  `"><img src="${elsewhere}/a"><style>@import url(${elsewhere}/b)</style><svg><image href="${elsewhere}/c"/></svg>`;
const quoted = (text: string): string => JSON.stringify(text);
const KINDS: Record<string, { change: (json: string) => string; outcome: RegExp }> = {
  'texts and names': {
    change: (json) =>
      json
        .replaceAll(valuesOf('text'), () => `"text":${quoted(markup())}`)
        .replaceAll(valuesOf('name'), () => `"name":${quoted(`<img src=${elsewhere.slice(5)}>`)}`),
    outcome: /^printed$/,
  },
  colours: {
    change: (json) => json.replaceAll(/"#[0-9a-f]{6}"/g, () => quoted(`url(${elsewhere}/colour)`)),
    outcome: /unreadable at .*fill: wrong shape/,
  },
  fonts: {
    change: (json) => {
      const family = `a"; } @font-face { font-family: a; src: url(${elsewhere}/font)`;
      return json.replaceAll(valuesOf('family'), () => `"family":${quoted(family)}`);
    },
    // Whoever reads the album puts a family that nobody has right first.
    outcome: /^printed$/,
  },
  pictures: {
    change: (json) => json.replaceAll(/"(i\d)"/g, (_all, id) => quoted(`//${elsewhere.slice(7)}/${id}?`)),
    outcome: /unreadable at images.*wrong shape/,
  },
};

test.each(Object.keys(KINDS))('%s that are addresses ask nobody', { timeout: 90_000 }, async (name) => {
  const { change, outcome } = KINDS[name]!;
  const json = JSON.stringify(toParts(everything()));
  const hostile = change(json);
  expect(hostile).toContain(elsewhere.slice(7));
  const document = createDocument(JSON.parse(hostile) as AlbumParts);
  server.albums.set('hostile', document);
  for (const id of document.images.keys()) server.pictures.set(id, await picture.clone().toBuffer());
  expect(await printing()).toMatch(outcome);
  expect(connections).toBe(0);
});

test('a file that is no picture is named, in place of a print with a hole', { timeout: 90_000 }, async () => {
  const document = everything();
  server.albums.set('hostile', document);
  for (const id of document.images.keys())
    server.pictures.set(id, id === 'i1' ? Buffer.from('no picture') : await picture.clone().toBuffer());
  expect(await printing()).toBe('content_missing: Picture i1 cannot be decoded');
});

/** What became of the album's second spread. */
function printing(): Promise<string> {
  const query = { mode: 'spreads', range: '2' } as const;
  return exportIntoMemory(browser, {
    params: renderParamsSchema.parse({ ...query, album_id: 'hostile' }),
    renderUrl: server.url('hostile', query),
    about: { title: 'Probe', date: new Date('2026-01-02T03:04:05Z') },
    expectedSheets: 1,
    onProgress: () => undefined,
  }).then(
    () => 'printed',
    (error: Error) => error.message,
  );
}
