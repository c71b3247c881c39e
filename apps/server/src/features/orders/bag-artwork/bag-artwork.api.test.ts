import { anAlbum } from '@figurina/album/testing';
import { PDFDocument } from '@cantoo/pdf-lib';
import { readOrder, uploadBagArtwork } from '@figurina/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { albumOnServer } from '../../../testing/album-on-server.ts';
import { ask, call, refusal } from '../../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testUser, type TestUser } from '../../../testing/test-user.ts';
import { upload } from '../../../testing/upload.ts';
import { happened, placedOrder } from '../../../testing/placed-order.ts';

let server: TestServer;
let [olga, mia]: TestUser[] = [];
let album: string;
let params: { id: string };
const MM = 72 / 25.4;

beforeAll(async () => {
  server = await startTestServer();
  [olga, mia] = await Promise.all(['olga', 'mia'].map((name) => testUser(server, `${name}@verein.de`)));
  album = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [olga!, mia!]);
  params = { id: await orderWith(['custom_stickerpack']) };
});
afterAll(() => server.stop());

const orderWith = async (features: string[]) =>
  (await placedOrder(server.database.db, { albumId: album, by: olga!.id, features: JSON.stringify(features) })).id;
async function pdf(width: number, height: number, { trim = 0, pages = 1 } = {}): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  for (let at = 0; at < pages; at++) {
    const page = file.addPage([width * MM, height * MM]);
    if (trim) page.setTrimBox(trim * MM, trim * MM, (width - 2 * trim) * MM, (height - 2 * trim) * MM);
  }
  return file.save();
}
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#d93318' } })
    .png()
    .toBuffer();
const give = async (bytes: Uint8Array, filename = 'tüte.pdf', id = params.id) =>
  call(olga!, uploadBagArtwork, { params: { id }, body: { blob_id: await upload(server, olga!, bytes, filename) } });
const file = (user: TestUser) => user.call('GET', `/orders/${params.id}/bag_artwork/file`);
const filename = async () => (await ask(olga!, readOrder, { params })).order.bag_artwork?.filename;

test('artwork is taken by its content and its measures, and the newest stands', async () => {
  expect(await filename()).toBeNull();
  expect((await file(olga!)).status).toBe(404);
  expect((await ask(olga!, readOrder, { params })).order.may.upload_bag).toBe(true);
  const fitting = [
    [await pdf(246, 81), 'ohne-rahmen.pdf', 'application/pdf'],
    [await pdf(260, 95, { trim: 10 }), 'mit-marken.png', 'application/pdf'],
    [
      await sharp(await picture(957, 2906))
        .jpeg()
        .withMetadata({ orientation: 6 })
        .toBuffer(),
      'quer',
      'image/jpeg',
    ],
    [await picture(2906, 957), 'bild.pdf', 'image/png'],
  ] as const;
  for (const [bytes, name, type] of fitting) {
    expect(await give(bytes, name)).toMatchObject({ ok: true, body: { bag_artwork: { filename: name } } });
    expect(await filename()).toBe(name);
    const answer = await file(olga!);
    expect(answer.headers.get('content-type')).toBe(type);
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bytes))).toBe(true);
  }
  for (const [bytes, code] of [
    [await pdf(240, 75), 'bag_artwork_size'],
    [await pdf(246, 81, { pages: 2 }), 'bag_artwork_size'],
    [await pdf(210, 297), 'bag_artwork_size'],
    [await picture(1200, 395), 'bag_artwork_size'],
    [await picture(2906, 2906), 'bag_artwork_size'],
    [(await picture(2906, 957)).subarray(0, -300), 'bag_artwork_type'],
    [Buffer.from(`%PDF-1.7\n${'x'.repeat(200)}`), 'bag_artwork_type'],
    [Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(200)}</svg>`), 'bag_artwork_type'],
    [Buffer.alloc(30_000_001, '%PDF-1.7 '), 'bag_artwork_too_large'],
  ] as const)
    expect(await give(bytes)).toMatchObject({ ok: false, code });
  expect(await filename()).toBe('bild.pdf');
});

test('the same upload twice is one artwork; others give and read none', async () => {
  const body = { blob_id: await upload(server, olga!, await pdf(246, 81), 'zweimal.pdf') };
  for (let times = 0; times < 2; times++)
    expect((await ask(olga!, uploadBagArtwork, { params, body })).bag_artwork.filename).toBe('zweimal.pdf');
  expect(await refusal(mia!, uploadBagArtwork, { params, body })).toBe('not_found');
  expect((await file(mia!)).status).toBe(404);
  expect(await refusal(server.url, uploadBagArtwork, { params, body })).toBe('unauthorized');
  const foreign = { blob_id: await upload(server, mia!, await pdf(246, 81)) };
  expect(await refusal(olga!, uploadBagArtwork, { params, body: foreign })).toBe('blob_not_found');
});

test('none is taken where none is ordered, or once the packs are printed', async () => {
  const plain = await orderWith([]);
  expect(await give(await pdf(246, 81), 'tüte.pdf', plain)).toMatchObject({ ok: false, code: 'order_fixed' });
  const printed = await orderWith(['custom_stickerpack']);
  await happened(server.database.db, printed, { signal: 'production_started', created_at: new Date() });
  expect(await give(await pdf(246, 81), 'tüte.pdf', printed)).toMatchObject({ ok: false, code: 'order_fixed' });
});

test('who sends one file after the other is stopped for an hour', async () => {
  const codes = new Set<string>();
  for (let at = 0; at < 31 && !codes.has('too_many_requests'); at++) {
    const answer = await give(Buffer.alloc(200, 'x'));
    codes.add(answer.ok ? 'taken' : answer.code);
  }
  expect([...codes]).toEqual(['bag_artwork_type', 'too_many_requests']);
});
