/** A disk that fills up while people work, on a small file system of its own; then there is room again. */
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAlbum, createImage, readAlbum } from '@figurina/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, call } from './testing/checked-call.ts';
import { testDatabase } from './testing/test-database.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { testUser } from './testing/test-user.ts';
import { arrived, beginUpload, sendBytes, upload } from './testing/upload.ts';

const MEGABYTE = 1_000_000;
let disk: string | undefined;
let server: TestServer | undefined;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'figurina-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=360m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    process.stdout.write('note: no small file system can be mounted here, what a full disk does is not tested\n');
    return;
  }
  disk = folder;
  const own = await testDatabase();
  if (own.kind === 'embedded') await cp(join(own.dataDir, 'database'), join(folder, 'database'), { recursive: true });
  await own.remove();
  server = await startTestServer({ env: { DATA_DIR: folder } });
});
afterAll(async () => {
  await server?.stop();
  if (disk) execFileSync('umount', ['-l', disk]);
});

/** Leaves so many bytes on the disk. */
async function fillTo(left: number): Promise<void> {
  await rm(join(disk!, 'filler'), { force: true });
  const { bavail, bsize } = await statfs(disk!);
  try {
    await writeFile(join(disk!, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - left)));
  } catch (cause) {
    // Somebody wrote meanwhile: it is as full as it was to be.
    if (left > 0 || (cause as NodeJS.ErrnoException).code !== 'ENOSPC') throw cause;
  }
}

test('on a full disk it is said what is the matter, nothing is lost, and it goes on when there is room', async (context) => {
  if (!server || !disk) return context.skip('no small file system');
  const anna = await testUser(server, 'anna@verein.de');
  const newAlbum = () =>
    call(anna, createAlbum, { body: { album: { language: 'de', blueprint_id: 'sports-choreo' } } });
  const made = await newAlbum();
  if (!made.ok) throw new Error(made.code);
  const { id } = made.body.album;
  const photo = await noisyPhoto();
  const whole = await upload(server, anna, photo);
  const half = await beginUpload(server, anna, photo.length, 'half.jpg');
  const middle = Math.floor(photo.length / 2);
  expect((await sendBytes(anna, half, 0, photo.subarray(0, middle))).status).toBe(204);
  const toImage = (blob_id: string) => call(anna, createImage, { params: { id }, body: { blob_id } });
  const ready = async () => (await fetch(`${server!.url}/readyz`)).status;
  expect(await ready()).toBe(200);

  await fillTo(0);
  expect(await ready()).toBe(507);
  // The database has some room of its own, set aside before: what it took stays.
  const taken: string[] = [];
  let refused = await newAlbum();
  for (; refused.ok && taken.length < 100; refused = await newAlbum()) taken.push(refused.body.album.id);
  expect(refused).toMatchObject({ ok: false, code: 'storage_full' });
  expect(await toImage(whole)).toMatchObject({ ok: false, code: 'storage_full' });
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '9', 'upload-metadata': 'filename YQ==' };
  const begun = await anna.call('POST', '/blobs', undefined, { ...headers, 'accept-language': 'de' });
  expect(await begun.json()).toMatchObject({
    status: 507,
    code: 'storage_full',
    title: expect.stringContaining('kein Platz'),
  });
  const going = await sendBytes(anna, half, middle, photo.subarray(middle));
  expect(await going.json()).toMatchObject({ status: 507, code: 'storage_full' });
  for (const kept of [id, ...taken]) expect((await ask(anna, readAlbum, { params: { id: kept } })).album.id).toBe(kept);

  await fillTo(150 * MEGABYTE);
  expect(await ready()).toBe(200);
  expect(await newAlbum()).toMatchObject({ ok: true });
  const offset = await arrived(anna, half);
  expect(offset).toBeGreaterThanOrEqual(middle);
  expect((await sendBytes(anna, half, offset, photo.subarray(offset))).status).toBe(204);
  for (const blob of [whole, half.id]) expect(await toImage(blob)).toMatchObject({ ok: true });
});

test('little room is left for what people type: uploads are refused before the disk is full', async (context) => {
  if (!server || !disk) return context.skip('no small file system');
  const ben = await testUser(server, 'ben@verein.de');
  await fillTo(40 * MEGABYTE);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(507);
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '9', 'upload-metadata': 'filename YQ==' };
  expect((await ben.call('POST', '/blobs', undefined, headers)).status).toBe(507);
  const made = await call(ben, createAlbum, { body: { album: { language: 'de', blueprint_id: 'sports-choreo' } } });
  expect(made).toMatchObject({ ok: true });
});

/** Some megabytes that do not get smaller. */
async function noisyPhoto(): Promise<Buffer> {
  const pixels = randomBytes(1200 * 900 * 3);
  return sharp(pixels, { raw: { width: 1200, height: 900, channels: 3 } })
    .jpeg({ quality: 98 })
    .toBuffer();
}
