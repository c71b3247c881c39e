/** Files that somebody sends to do harm, or that are broken: each is refused with a word, or made safe. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createAlbum, createImage, readAlbum, type Album, type ErrorCode } from '@figurina/contract';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, call } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { upload } from '../../testing/upload.ts';

let server: TestServer;
let mallory: TestUser;
let album: Album;
beforeAll(async () => {
  server = await startTestServer();
  mallory = await testUser(server, 'mallory@verein.de');
  album = (await ask(mallory, createAlbum, { body: { album: { language: 'de', blueprint_id: 'sports-choreo' } } }))
    .album;
});
afterAll(() => server.stop());

const WHERE = { IFD0: { Make: 'Spycam' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } };
const photo = () => sharp(randomBytes(90 * 60 * 3), { raw: { width: 90, height: 60, channels: 3 } });
const svg = (inside: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 20 10">${inside}<rect width="9" height="5"/></svg>`,
  );

/** A PNG of some thousand bytes that says it has 40,000 x 40,000 pixels, and has them. */
function pngBomb(): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(40_000, 0);
  header.writeUInt32BE(40_000, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(5001 * 400));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
const laughs = () => {
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  return Buffer.from(
    `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY l0 "ha">${entities}]><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&l9;</text></svg>`,
  );
};
const uses = () => {
  const levels = Array.from(
    { length: 12 },
    (_, at) => `<g id="a${at + 1}">${`<use href="#a${at}"/>`.repeat(10)}</g>`,
  ).join('');
  return svg(`<defs><g id="a0"><rect width="1" height="1"/></g>${levels}</defs><use href="#a12"/>`);
};

const nasty = () =>
  svg(
    '<script>alert(1)</script><image onload="alert(2)" href="http://127.0.0.1:9/x.png"/><style>@import url(http://evil)</style>' +
      '<use xlink:href="file:///etc/passwd#a"/><foreignObject><iframe src="javascript:alert(3)"/></foreignObject>',
  );

/** By what they are: the name they come under, their bytes, and why they are refused. */
const REFUSED: readonly [what: string, name: string, bytes: () => Buffer | Promise<Buffer>, code: ErrorCode][] = [
  ['0 bytes', 'leer.jpg', () => Buffer.alloc(0), 'image_too_small'],
  ['less than the least', 'winzig.png', () => Buffer.alloc(99, 1), 'image_too_small'],
  [
    'a program as a photo',
    'urlaub.jpg',
    () => Buffer.concat([Buffer.from('MZ'), randomBytes(600)]),
    'image_type_unsupported',
  ],
  ['a PDF as a photo', 'urlaub.png', () => Buffer.from(`%PDF-1.7\n${' '.repeat(400)}`), 'image_type_unsupported'],
  [
    'a page as a drawing',
    'logo.svg',
    () => Buffer.from(`<html><script>alert(1)</script>${' '.repeat(400)}</html>`),
    'image_type_unsupported',
  ],
  [
    'an archive',
    'fotos.jpg',
    () => Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(600)]),
    'image_type_unsupported',
  ],
  [
    'only the first bytes of a photo',
    'kopf.jpg',
    () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(600)]),
    'image_unreadable',
  ],
  ['a photo cut off', 'halb.jpg', async () => (await photo().jpeg().toBuffer()).subarray(0, 2500), 'image_unreadable'],
  ['a PNG cut off', 'halb.png', async () => (await photo().png().toBuffer()).subarray(0, 9000), 'image_unreadable'],
  ['pixels by the billion', 'bombe.png', pngBomb, 'image_too_many_pixels'],
  ['uses of uses', 'wachsen.svg', uses, 'image_unreadable'],
];

/** Taken in, without what was bad in them. */
const SAFE: readonly [what: string, name: string, bytes: () => Buffer | Promise<Buffer>, gone: RegExp][] = [
  ['a photo with its place', 'wo.jpg', () => photo().jpeg().withExif(WHERE).toBuffer(), /Spycam|GPS|Exif/],
  ['a PNG with its place', 'wo.png', () => photo().png().withExif(WHERE).toBuffer(), /Spycam|eXIf/],
  [
    'a photo with a program behind its end',
    'mehr.jpg',
    async () => Buffer.concat([await photo().jpeg().toBuffer(), Buffer.from('<?php evil() ?>')]),
    /php/,
  ],
  ['entities of entities', 'lachen.svg', laughs, /(ha){9}|ENTITY/],
  [
    'a drawing with a script, a page inside and things from elsewhere',
    'logo.svg',
    nasty,
    /script|alert|onload|evil|passwd|127\.0\.0\.1|foreignObject|iframe/i,
  ],
];

async function send(bytes: Buffer, name: string) {
  const blob_id = await upload(server, mallory, bytes, name);
  return call(mallory, createImage, { params: { id: album.id }, body: { blob_id } });
}

test.each(REFUSED)('%s is refused: %s', async (_what, name, bytes, code) => {
  const answer = await send(await bytes(), name);
  expect(answer).toMatchObject({ ok: false, code });
});

test.each(SAFE)('%s is made safe: %s', async (_what, name, bytes, gone) => {
  const answer = await send(await bytes(), name);
  if (!answer.ok) throw new Error(`${name} was refused: ${answer.code}`);
  const { id, blob } = answer.body.image;
  const folder = join(server.config.dataDir, 'files/images', id);
  expect(readdirSync(folder).length).toBeGreaterThan(3);
  for (const variant of ['small', 'medium', 'large', 'full', 'original'] as const) {
    const served = await fetch(server.url + blob[variant]);
    expect(served.status, variant).toBe(200);
    expect(served.headers.get('content-type'), variant).toMatch(/^image\/(webp|jpeg|png|svg\+xml)$/);
    expect(served.headers.get('x-content-type-options'), variant).toBe('nosniff');
    expect(Buffer.from(await served.arrayBuffer()).toString('latin1'), variant).not.toMatch(gone);
  }
});

test.each([
  ['../../../etc/passwd.jpg', 'passwd.jpg'],
  ['C:\\Users\\me\\foto.jpg', 'foto.jpg'],
  ['a\u0000b\u202Egpj.exe', 'abgpj.exe'],
  ['..', '..'],
])('a name that is a path is only a name: %j', async (name, kept) => {
  const answer = await send(await photo().jpeg().toBuffer(), name);
  if (!answer.ok) throw new Error(answer.code);
  expect(answer.body.image.filename).toBe(kept);
  expect(answer.body.image.blob.full).toContain(`/v1/images/${answer.body.image.id}/`);
  expect(existsSync(join(server.config.dataDir, 'files/images', answer.body.image.id))).toBe(true);
});

test('200 MB are refused before they are sent', async () => {
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '200000000' };
  const answer = await mallory.call('POST', '/blobs', undefined, headers);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 'payload_too_large' });
});

test('the server is well afterwards, and only what is safe is in the album', async () => {
  const { images } = (await ask(mallory, readAlbum, { params: { id: album.id } })).album;
  const own = Object.keys(images).filter((id) => !(id in album.images));
  expect(own).toHaveLength(SAFE.length + 4);
});
