import { changeAlbum, createAlbum, keepAlbumCover, readAlbum } from '@figurina/contract';
import { spreadOrder } from '@figurina/album';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../testing/checked-call.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { buildRenderPage } from '../../testing/build-render-page.ts';
import { drawCovers } from './draw-covers.ts';

let server: TestServer;
let olga: TestUser;
let now = new Date();
beforeAll(async () => {
  buildRenderPage();
  server = await startTestServer({ clock: { now: () => now }, env: { DRAW_COVERS: 'true' } });
  olga = await testUser(server, 'olga@verein.de');
}, 180_000);
afterAll(() => server.stop());

async function whenQuiet(): Promise<void> {
  now = new Date(now.getTime() + 60_000);
  await runJob(server, drawCovers, {});
}

test(
  'the cover of an album that became quiet is drawn, and again only when it looks different',
  { timeout: 120_000 },
  async () => {
    const { id } = (
      await ask(olga, createAlbum, {
        body: { album: { language: 'de', blueprint_id: 'school-heftumschlag', title: 'Klasse 4c' } },
      })
    ).album;
    const coverOf = async () => (await ask(olga, readAlbum, { params: { id } })).album.cover_preview_url ?? '';
    // Not the blueprint's, which bears another name.
    expect(await coverOf()).toBe('');
    await whenQuiet();
    const drawn = await coverOf();
    expect(drawn).toMatch(new RegExp(`^/v1/albums/${id}/cover\\.webp`));
    const picture = sharp(Buffer.from(await (await fetch(server.url + drawn)).arrayBuffer()));
    const { width, height } = await picture.metadata();
    expect(width / height).toBeCloseTo(230 / 297, 2);
    // The green of the book, not an empty sheet.
    const { channels } = await picture.stats();
    expect(channels[1]!.mean).toBeGreaterThan(channels[0]!.mean + 30);

    // Something that the front does not show …
    const { document } = (await server.app.realtime.readDocument(id))!;
    const path = `nodes/${spreadOrder(document)[2]}/props/fill`;
    const actor = { userId: olga.id, role: 'owner' } as const;
    await server.app.realtime.applyMutation({
      albumId: id,
      actor,
      units: [[{ part: 'workspace', path, value: '#123456' }]],
    });
    await whenQuiet();
    expect(await coverOf()).toBe(drawn);
    // … and the title, which it does.
    await ask(olga, changeAlbum, { params: { id }, body: { album: { title: 'Klasse 4d' } } });
    expect(await coverOf()).toBe(drawn);
    await whenQuiet();
    expect(await coverOf()).not.toBe(drawn);

    // What the editor handed in is not drawn once more.
    await ask(olga, changeAlbum, { params: { id }, body: { album: { title: 'Klasse 4e' } } });
    const own = await sharp({ create: { width: 230, height: 297, channels: 3, background: '#ff00ff' } })
      .png()
      .toBuffer();
    await ask(olga, keepAlbumCover, { params: { id }, body: { cover: { picture: own.toString('base64') } } });
    const handedIn = await coverOf();
    await whenQuiet();
    expect(await coverOf()).toBe(handedIn);
  },
);
