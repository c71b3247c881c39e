import { createAlbum, listAlbums, readAlbum } from '@figurina/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';

let server: TestServer;
let olga: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  olga = await testUser(server, 'olga@verein.de');
});
afterAll(() => server.stop());

const cover = (background: string) =>
  sharp({ create: { width: 1840, height: 2376, channels: 3, background } })
    .png()
    .toBuffer();

test('a cover that was drawn is shown in lists, small, to those in the album, and gives way to the next one', async () => {
  const { album } = await ask(olga, createAlbum, {
    body: { album: { language: 'de', blueprint_id: 'sports-choreo' } },
  });
  const rowOf = () =>
    server.database.db
      .selectFrom('albums')
      .select(['id', 'cover_key'])
      .where('id', '=', album.id)
      .executeTakeFirstOrThrow();
  const urlOf = async () =>
    (await ask(olga, listAlbums, {})).albums.find(({ id }) => id === album.id)?.cover_preview_url ?? '';
  await server.app.albums.covers.keep(await rowOf(), await cover('#aa0000'), 'one');
  const first = await urlOf();
  const picture = await fetch(server.url + first);
  expect(picture.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
  expect(await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).toMatchObject({
    format: 'webp',
    height: 720,
  });
  expect((await ask(olga, readAlbum, { params: { id: album.id } })).album.cover_preview_url).toBe(first);

  await server.app.albums.covers.keep(await rowOf(), await cover('#00aa00'), 'two');
  const second = await urlOf();
  expect(second).not.toBe(first);
  const { data } = await sharp(Buffer.from(await (await fetch(server.url + second)).arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[1]).toBeGreaterThan(150);
  const stranger = second.replace(/token=[^&]*/, 'token=x');
  expect((await fetch(server.url + stranger)).status).toBe(404);
});
