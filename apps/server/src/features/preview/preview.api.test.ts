import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  changePreviewLink,
  changeStickerReport,
  createAlbum,
  createImage,
  createPoint,
  deletePoint,
  imageUrl,
  listStickerReports,
  packedUrl,
  readAlbum,
  readAlbumPreview,
  readPreviewLink,
  readPreviewVersion,
  readPublicPreview,
  reportSticker,
  rotatePreviewLink,
  type AlbumPreview,
} from '@figurina/contract';
import { anAlbum } from '@figurina/album/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { upload } from '../../testing/upload.ts';

let server: TestServer;
let olga: TestUser;
let mia: TestUser;
let sam: TestUser;
let now = new Date('2026-03-14T10:00:00Z');
let album: string;
let params: { id: string };
/** Of a sticker that is placed, and of one that waits. */
let shown: string;
let waiting: string;

beforeAll(async () => {
  const webDist = mkdtempSync(join(tmpdir(), 'figurina-web-'));
  writeFileSync(join(webDist, 'index.html'), '<html><head></head><body><div id="root"></div></body></html>');
  server = await startTestServer({ clock: { now: () => now }, env: { WEB_DIST: webDist } });
  [olga, mia, sam] = (await Promise.all(
    ['olga@verein.de', 'mia@verein.de', 'sam@anderswo.de'].map((email) => testUser(server, email)),
  )) as [TestUser, TestUser, TestUser];
});
afterAll(() => server.stop());

beforeEach(async () => {
  // Another span of every limit.
  now = new Date(now.getTime() + 24 * 3_600_000);
  const parts = anAlbum()
    .section('Team')
    .spread()
    .cell({ sticker: 'Ada' })
    .sticker('Warteliste')
    .comment('Nur für uns', { userId: olga.id })
    .parts();
  (parts.stickers['s1'] as { personId: string }).personId = 'Mitglied 4711';
  album = await albumOnServer(server.database, parts, [olga, mia]);
  params = { id: album };
  [shown, waiting] = await Promise.all([photo('s1', 'ada-privat.jpg'), photo('s2', 'warteliste.jpg')]);
});

/** A picture of its own on a sticker. */
async function photo(sticker: string, filename: string): Promise<string> {
  const background = { r: Math.round(Math.random() * 255), g: Math.round(Math.random() * 255), b: 9 };
  const bytes = await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const blob_id = await upload(server, olga, bytes, filename);
  const { image } = await ask(olga, createImage, { params, body: { blob_id, model: 'sticker' } });
  await write(`${sticker}/image`, image.id);
  return image.id;
}
async function write(path: string, value: string | null): Promise<void> {
  const actor = { userId: olga.id, role: 'owner', albumLocked: false } as const;
  const written = await server.app.realtime.applyMutation({
    albumId: album,
    actor,
    units: [[{ part: 'stickers', path, value }]],
  });
  expect(written).toMatchObject({ ok: true, refused: [] });
}

const link = async () => (await ask(olga, readPreviewLink, { params })).preview_link;
const tokenOf = (path: string) => path.split('/').at(-1)!;
const token = async () => tokenOf((await link()).album_preview_path);
const open = async (by: string): Promise<AlbumPreview> =>
  (await ask(server.url, readPublicPreview, { params: { token: by } })).album;
const gone = (by: string) => refusal(server.url, readPublicPreview, { params: { token: by } });
const statusOf = async (path: string) => (await fetch(server.url + path)).status;

test('the link is made when it is first asked for, stays the same, and is the album’s own', async () => {
  const first = await link();
  expect(first).toMatchObject({ enabled: true, share_cover: false, views: 0 });
  expect(first.album_preview_path).toMatch(new RegExp(`^/album/${album}/preview/[\\w-]{32}$`));
  expect(first.url).toBe(server.config.baseUrl + first.album_preview_path);
  expect((await ask(mia, readPreviewLink, { params })).preview_link).toEqual(first);
  const read = await ask(olga, readAlbum, { params });
  expect(read.album.album_preview_path).toBe(first.album_preview_path);
  await server.database.db
    .updateTable('album_members')
    .set({ role: 'reader' })
    .where('album_id', '=', album)
    .where('user_sub', '=', mia.id)
    .execute();
  expect((await ask(mia, readAlbum, { params })).album.album_preview_path).toBeNull();
});

test('words of a template that ask for a photo are for the makers alone', async () => {
  const people = ['Ada', 'Bo', 'Cem', 'Dora'].map((name) => ({ name, position: '', chapter: '' }));
  const wish = { title: 'SV Kurve', language: 'de', blueprint_id: 'sports-choreo', people } as const;
  const made = (await ask(olga, createAlbum, { body: { album: wish } })).album;
  const asks = 'Platz für ein Foto';
  expect(JSON.stringify((await ask(olga, readAlbum, { params: { id: made.id } })).album)).toContain(asks);
  const preview = await open(tokenOf(made.album_preview_path!));
  expect(JSON.stringify(preview)).toContain('Ada');
  expect(JSON.stringify(preview)).not.toContain(asks);
});

test('a stranger reads what is printed, and nothing beyond it', async () => {
  const preview = await open(await token());
  expect(Object.keys(preview).toSorted()).toEqual([
    'colors',
    'fonts',
    'id',
    'image_token',
    'images',
    'language',
    'release_date',
    'schema_version',
    'sticker_template_settings',
    'stickers',
    'title',
    'version',
    'workspace',
  ]);
  expect(Object.keys(preview.images)).toEqual([shown]);
  const said = JSON.stringify(preview);
  expect(said).toContain('Ada');
  for (const secret of ['Warteliste', 'Nur für uns', '4711', '.jpg', olga.id, 'olga@', waiting])
    expect(said).not.toContain(secret);
  const headers = (await fetch(`${server.url}/v1/public/album_previews/${await token()}`)).headers;
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  });
});

test('those who work on the album read the same with their own token', async () => {
  const { album: own } = await ask(mia, readAlbumPreview, { params });
  const { image_token: mine, ...rest } = own;
  const { image_token: theirs, ...others } = await open(await token());
  expect(rest).toEqual(others);
  expect(mine).not.toBe(theirs);
  expect(await refusal(sam, readAlbumPreview, { params })).toBe('not_found');
});

test('pictures of the preview: those that are shown, and not as large as they are printed', async () => {
  const { image_token } = await open(await token());
  const answer = await fetch(server.url + imageUrl(shown, 'large', image_token));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, max-age=300');
  const original = await fetch(server.url + imageUrl(shown, 'original', image_token));
  expect(original.headers.get('etag')).toBe(answer.headers.get('etag'));
  expect(await statusOf(imageUrl(waiting, 'medium', image_token))).toBe(404);
  expect(await statusOf(`/v1/albums/${album}/cover.webp?token=${image_token}`)).toBe(404);
  const packed = await fetch(
    server.url +
      packedUrl(
        [
          { id: shown, size: 'small' },
          { id: waiting, size: 'small' },
        ],
        image_token,
      ),
  );
  const lengths = new DataView(await packed.arrayBuffer());
  expect(lengths.getUint32(0)).toBeGreaterThan(0);
  expect(lengths.getUint32(4)).toBe(0);
  // What was taken out of the album is gone from the preview, too.
  await write('s1/image', null);
  now = new Date(now.getTime() + 3000);
  expect(await statusOf(imageUrl(shown, 'medium', image_token))).toBe(404);
});

test('a pinned point is shown until it goes, whatever is done to the album meanwhile', async () => {
  const by = await token();
  const { point } = await ask(olga, createPoint, { params, body: { point: { name: 'Für die Eltern' } } });
  const before = await open(by);
  const pin = (id: string | null) => ({ params, body: { preview_link: { pinned_version_id: id } } });
  expect(await refusal(olga, changePreviewLink, pin('nobody'))).toBe('not_found');
  const elsewhere = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [olga]);
  const foreign = await ask(olga, createPoint, { params: { id: elsewhere }, body: { point: { name: 'Anderes' } } });
  expect(await refusal(olga, changePreviewLink, pin(foreign.point.id))).toBe('not_found');
  const { preview_link: pinned } = await ask(olga, changePreviewLink, pin(point.id));
  expect(pinned.pinned_version).toEqual({ id: point.id, name: 'Für die Eltern', made_at: point.made_at });
  const version = async () => (await ask(server.url, readPreviewVersion, { params: { token: by } })).version;
  await write('s1/name', 'Ada Neu');
  await write('s1/image', null);
  now = new Date(now.getTime() + 3000);
  const then = await open(by);
  expect({ ...then, image_token: '' }).toEqual({ ...before, image_token: '' });
  expect(await version()).toBe(before.version);
  expect(await statusOf(imageUrl(shown, 'medium', then.image_token))).toBe(200);
  expect(JSON.stringify((await ask(olga, readAlbumPreview, { params })).album.stickers)).toContain('Ada Neu');
  await ask(olga, deletePoint, { params: { ...params, version: point.id } });
  expect((await link()).pinned_version).toBeNull();
  expect(JSON.stringify((await open(by)).stickers)).toContain('Ada Neu');
  expect(await version()).toBeGreaterThan(before.version);
});

test('a new address ends the old one at once, and its pictures', async () => {
  const old = await token();
  const { image_token } = await open(old);
  expect(await statusOf(imageUrl(shown, 'medium', image_token))).toBe(200);
  const { album_preview_path } = await ask(olga, rotatePreviewLink, { params });
  expect(tokenOf(album_preview_path)).not.toBe(old);
  expect(await gone(old)).toBe('preview_gone');
  expect(await refusal(server.url, readPreviewVersion, { params: { token: old } })).toBe('preview_gone');
  expect(await statusOf(imageUrl(shown, 'medium', image_token))).toBe(404);
  expect((await open(tokenOf(album_preview_path))).id).toBe(album);
  expect((await link()).album_preview_path).toBe(album_preview_path);
});

test('switched off it leads nowhere; on again it is the same', async () => {
  const same = await token();
  const { image_token } = await open(same);
  const off = await ask(olga, changePreviewLink, { params, body: { preview_link: { enabled: false } } });
  expect(off.preview_link.enabled).toBe(false);
  expect(await gone(same)).toBe('preview_gone');
  expect(await statusOf(imageUrl(shown, 'medium', image_token))).toBe(404);
  expect((await ask(olga, readAlbum, { params })).album.album_preview_path).toBeNull();
  await ask(olga, changePreviewLink, { params, body: { preview_link: { enabled: true } } });
  expect((await open(same)).id).toBe(album);
});

test('a made-up token and one of a deleted album are the same: gone', async () => {
  const own = await token();
  expect(await gone('a'.repeat(32))).toBe('preview_gone');
  await server.database.db.deleteFrom('albums').where('id', '=', album).execute();
  expect(await gone(own)).toBe('preview_gone');
});

test('whoever is not in the album counts as a visitor, once in half an hour', async () => {
  const own = await token();
  await open(own);
  await open(own);
  await ask(mia, readPublicPreview, { params: { token: own } });
  expect(await link()).toMatchObject({ views: 1, viewed_at: now.toISOString() });
  now = new Date(now.getTime() + 31 * 60_000);
  await open(own);
  expect((await link()).views).toBe(2);
});

test('the version says whether the album changed meanwhile', async () => {
  const own = await token();
  const { version } = await open(own);
  const read = async () => (await ask(server.url, readPreviewVersion, { params: { token: own } })).version;
  expect(await read()).toBe(version);
  await write('s1/image', null);
  expect(await read()).toBeGreaterThan(version);
});

test('nobody tries one token after the other', async () => {
  const answers = await Promise.all(Array.from({ length: 260 }, () => gone('b'.repeat(32))));
  expect(new Set(answers)).toEqual(new Set(['preview_gone', 'too_many_requests']));
});

test('a mistake in a sticker is told to the makers, and changes nothing', async () => {
  const own = { token: await token() };
  const tell = (sticker_id: string, message = 'Ich heiße Adah.') => ({
    params: own,
    body: { report: { sticker_id, message } },
  });
  const before = await open(own.token);
  await ask(server.url, reportSticker, tell('s1'));
  expect(await refusal(server.url, reportSticker, tell('s2'))).toBe('sticker_gone');
  expect(await refusal(server.url, reportSticker, tell('s1', ' '))).toBe('invalid_request');
  const list = async () => (await ask(mia, listStickerReports, { params })).sticker_reports;
  const [report, ...more] = await list();
  expect(more).toEqual([]);
  expect(report).toMatchObject({ sticker_id: 's1', sticker_name: 'Ada', message: 'Ich heiße Adah.', done: false });
  // The faces of the photos may be written down meanwhile.
  expect({ ...(await open(own.token)), version: before.version }).toEqual(before);
  const settled = { params: { ...params, report: report!.id }, body: { sticker_report: { done: true } } };
  expect((await ask(mia, changeStickerReport, settled)).sticker_report.done).toBe(true);
  expect(await list()).toMatchObject([{ done: true }]);
  expect(await refusal(sam, listStickerReports, { params })).toBe('not_found');
  const answers = await Promise.all(
    Array.from(
      { length: 10 },
      async () =>
        (
          await fetch(`${server.url}/v1/public/album_previews/${own.token}/reports`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ report: { sticker_id: 's1', message: 'Noch einmal' } }),
          })
        ).status,
    ),
  );
  expect(answers).toContain(429);
});

test('the page of a link shows messengers what the owner lets them show, and search engines nothing', async () => {
  const path = (await link()).album_preview_path;
  const page = async (at = path) => {
    const answer = await fetch(server.url + at);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    return answer.text();
  };
  expect(await page()).not.toContain('og:title');
  await ask(olga, changePreviewLink, { params, body: { preview_link: { share_cover: true } } });
  expect(await page()).toContain('<meta property="og:title" content="Album" />');
  expect(await page(path.replace(album, 'another'))).not.toContain('og:title');
  expect(await statusOf(`${path}/cover.jpg`)).toBe(404);
  await server.app.albums.covers.keep(
    { id: album, cover_key: null },
    await sharp({ create: { width: 300, height: 400, channels: 3, background: '#123' } })
      .png()
      .toBuffer(),
    'one',
  );
  expect(await page()).toContain(`content="${server.config.baseUrl}${path}/cover.jpg"`);
  expect(await page()).toContain('<div id="root"><div id="first-page"><img src="data:image/webp;base64,');
  const cover = await fetch(`${server.url}${path}/cover.jpg`);
  expect(cover.headers.get('content-type')).toBe('image/jpeg');
  await ask(olga, rotatePreviewLink, { params });
  expect(await statusOf(`${path}/cover.jpg`)).toBe(404);
  expect(await page()).not.toContain('<img');
});
