/** Drawings that would keep a server busy for minutes, sent all at once while others work. */
import { createAlbum, createImage } from '@figurina/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, call } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { upload } from '../../testing/upload.ts';
import { HOSTILE_DRAWINGS } from './picture/testing/hostile-drawings.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { DRAWING_SECONDS: '4' } });
});
afterAll(() => server.stop());

interface Sender {
  user: TestUser;
  albumId: string;
}
async function sender(email: string): Promise<Sender> {
  const user = await testUser(server, email);
  const { album } = await ask(user, createAlbum, {
    body: { album: { language: 'de', blueprint_id: 'sports-choreo' } },
  });
  return { user, albumId: album.id };
}
const send = async ({ user, albumId }: Sender, blob_id: string) =>
  call(user, createImage, { params: { id: albumId }, body: { blob_id } });
const photo = (red: number) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: { r: red, g: 9, b: 99 } } })
    .jpeg()
    .toBuffer();
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4" cy="4" r="4"/><path d="M0 0h9"/></svg>';

/** Nothing in them is slow: they are made safe, when their turn comes. */
const HARMLESS = [
  'a pattern of specks',
  'fonts from elsewhere',
  'a page inside',
  'entities from elsewhere',
  'a picture of a device',
];

test('twenty hostile drawings of one person keep nobody else waiting, and each is answered', async () => {
  const mallory = await sender('mallory@verein.de');
  const [ben, eva, ida] = [await sender('ben@verein.de'), await sender('eva@verein.de'), await sender('ida@verein.de')];
  const bombs: { what: string; blob: string }[] = [];
  for (const [what, make] of Object.entries(HOSTILE_DRAWINGS))
    bombs.push({ what, blob: await upload(server, mallory.user, Buffer.from(make()), `${what}.svg`) });
  expect(bombs.length).toBeGreaterThanOrEqual(20);
  const honest = [
    { from: ben, blob: await upload(server, ben.user, await photo(1)) },
    { from: eva, blob: await upload(server, eva.user, await photo(2)) },
    { from: ida, blob: await upload(server, ida.user, Buffer.from(LOGO), 'logo.svg') },
  ];

  let waiting = bombs.length;
  let turnedAway = 0;
  const answers = Promise.all(
    bombs.map(async ({ what, blob }) => {
      const answer = await send(mallory, blob);
      waiting -= 1;
      if (!answer.ok && answer.code === 'too_many_requests') turnedAway += 1;
      return { what, ok: answer.ok, code: answer.ok ? undefined : answer.code };
    }),
  );
  for (const answer of await Promise.all(honest.map(({ from, blob }) => send(from, blob))))
    expect(answer).toMatchObject({ ok: true });
  // Theirs was not the end of the line: others still wait, or found it full.
  expect(waiting + turnedAway).toBeGreaterThan(0);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  for (const { what, ok, code } of await answers) {
    if (HARMLESS.includes(what) && ok) continue;
    expect(['image_too_complex', 'image_unreadable', 'too_many_requests'], what).toContain(code);
  }
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
