import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  createAlbum,
  deleteImage,
  readAlbum,
  readStockPhoto,
  searchStockPhotos,
  takeStockPhoto,
  type Album,
} from '@figurina/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';

const KEY = 'a-secret-key';
let library: TestServer;
let olga: TestUser;
let sam: TestUser;
let album: Album;
beforeAll(async () => {
  library = await startTestServer();
  olga = await testUser(library, 'olga@verein.de');
  sam = await testUser(library, 'sam@anderswo.de');
  album = (await ask(olga, createAlbum, { body: { album: { language: 'de', blueprint_id: 'sports-choreo' } } })).album;
});
afterAll(() => library.stop());

describe('without a key', () => {
  test('the pictures that the product brings along are found, sixteen a page', async () => {
    const first = await ask(olga, searchStockPhotos, { query: { query: 'bla' } });
    expect(first.source).toBe('library');
    expect(first.stock_photos).toHaveLength(16);
    expect(first.total_count).toBeGreaterThan(16);
    expect(first.pagination).toEqual({ current_page: 1, total_pages: Math.ceil(first.total_count / 16) });
    const second = await ask(olga, searchStockPhotos, { query: { query: 'bla', page: 2 } });
    expect(second.stock_photos).toHaveLength(first.total_count - 16);
    expect(second.stock_photos.map(({ id }) => id)).not.toContain(first.stock_photos[0]?.id);
    expect(await refusal(olga, searchStockPhotos, { query: { query: 'ab' } })).toBe('invalid_request');
    expect(await refusal(library.url, searchStockPhotos, { query: { query: 'bla' } })).toBe('unauthorized');
  });

  test('a list shows the drawing itself, which runs nothing', async () => {
    const { stock_photo } = await ask(olga, readStockPhoto, { params: { id: 'library-sports-lawn' } });
    const answer = await fetch(library.url + stock_photo.src.tiny);
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.text()).toContain('<svg');
    expect((await fetch(`${library.url}/v1/stock_photos/library-..%2Findex/tiny`)).status).toBe(404);
  });

  test('an album gets a copy in print size once, that says where it is from', async () => {
    const take = () =>
      ask(olga, takeStockPhoto, { params: { id: album.id }, body: { stock_photo_id: 'library-sports-lawn' } });
    const { image } = await take();
    expect(image).toMatchObject({
      model: 'background',
      blueprint_image: false,
      meta: { source: 'library', stock_id: 'library-sports-lawn', photographer: 'Figurina' },
      details: { width: 5500 },
    });
    const full = await fetch(library.url + image.blob.medium);
    expect((await sharp(Buffer.from(await full.arrayBuffer())).metadata()).width).toBe(600);
    expect((await take()).image.id).toBe(image.id);
    expect((await ask(olga, readAlbum, { params: { id: album.id } })).album.images[image.id]).toMatchObject({
      meta: { source: 'library' },
    });
    await ask(olga, deleteImage, { params: { id: image.id } });
    expect((await take()).image.id).toBe(image.id);
  });

  test('no stranger brings one into the album, and what is not there is not found', async () => {
    const body = { stock_photo_id: 'library-sports-lawn' };
    expect(await refusal(sam, takeStockPhoto, { params: { id: album.id }, body })).toBe('not_found');
    for (const stock_photo_id of ['library-nothing', 'pexels-1', 'library-../../package.json'])
      expect(await refusal(olga, takeStockPhoto, { params: { id: album.id }, body: { stock_photo_id } })).toBe(
        'not_found',
      );
  });
});

describe('with a key for Pexels', () => {
  let pexels: Server;
  let heard: { path: string; key: string | undefined }[] = [];
  let server: TestServer;
  let anna: TestUser;
  let fails = false;
  beforeAll(async () => {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a9' } })
      .jpeg()
      .toBuffer();
    pexels = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://pexels');
      heard.push({ path: request.url ?? '', key: request.headers.authorization });
      const origin = `http://localhost:${(pexels.address() as AddressInfo).port}`;
      const photo = {
        id: 77,
        width: 900,
        height: 600,
        photographer: 'Jo Foto',
        photographer_url: 'https://www.pexels.com/@jo',
        avg_color: '#77AA99',
        alt: 'Ein See',
        src: { original: `${origin}/o.jpg`, medium: `${origin}/m.jpg`, tiny: `${origin}/t.jpg` },
      };
      if (fails) return void response.writeHead(429).end();
      if (pathname.endsWith('.jpg')) return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
      response.setHeader('content-type', 'application/json');
      if (pathname === '/v1/search')
        return void response.end(JSON.stringify({ total_results: 33, photos: [photo], q: searchParams.get('query') }));
      if (pathname === '/v1/photos/77') return void response.end(JSON.stringify(photo));
      if (pathname === '/v1/photos/66')
        return void response.end(
          JSON.stringify({ ...photo, id: 66, src: { ...photo.src, original: 'http://127.0.0.2/x' } }),
        );
      response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => pexels.listen(0, 'localhost', resolve));
    const url = `http://localhost:${(pexels.address() as AddressInfo).port}`;
    server = await startTestServer({ beside: library, env: { PEXELS_API_KEY: KEY, PEXELS_URL: url, ROLE: 'web' } });
    anna = await testUser(server, 'anna@verein.de');
  });
  afterAll(async () => {
    await server.stop();
    pexels.close();
  });

  test('Pexels is asked once for the same search, with the key, which nobody else sees', async () => {
    const search = () => ask(anna, searchStockPhotos, { query: { query: 'see & wald', page: 2 } });
    const found = await search();
    expect(await search()).toEqual(found);
    expect(found).toMatchObject({ source: 'pexels', total_count: 33, pagination: { total_pages: 3 } });
    expect(found.stock_photos[0]).toMatchObject({ pexels_id: 77, photographer: 'Jo Foto', title: 'Ein See' });
    expect(heard).toHaveLength(1);
    expect(heard[0]).toEqual({ path: expect.stringContaining('query=see+%26+wald&per_page=16&locale='), key: KEY });
    expect(JSON.stringify(found)).not.toContain(KEY);
  });

  test('the small picture comes through this server, and only that one', async () => {
    const { stock_photo } = await ask(anna, readStockPhoto, { params: { id: 'pexels-77' } });
    heard = [];
    const tiny = await fetch(server.url + stock_photo.src.tiny);
    expect([tiny.status, tiny.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(heard).toEqual([{ path: '/t.jpg', key: undefined }]);
    const forged = stock_photo.src.tiny.replace('t.jpg', 'o.jpg');
    expect((await fetch(server.url + forged)).status).toBe(404);
  });

  test('an album gets the photograph with the name of its photographer; other servers are never asked', async () => {
    const { album } = await ask(anna, createAlbum, {
      body: { album: { language: 'de', blueprint_id: 'sports-choreo' } },
    });
    const body = { stock_photo_id: 'pexels-77' };
    const { image } = await ask(anna, takeStockPhoto, { params: { id: album.id }, body });
    expect(image).toMatchObject({
      filename: 'Ein See',
      meta: { source: 'pexels', stock_id: 'pexels-77', photographer: 'Jo Foto' },
      details: { width: 900, height: 600 },
    });
    const elsewhere = { params: { id: album.id }, body: { stock_photo_id: 'pexels-66' } };
    expect(await refusal(anna, takeStockPhoto, elsewhere)).toBe('unavailable');
  });

  test('says so when Pexels does not answer', async () => {
    fails = true;
    expect(await refusal(anna, searchStockPhotos, { query: { query: 'regen' } })).toBe('unavailable');
    fails = false;
  });
});
