import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '@figurina/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJob } from '../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { removeUnusedBlobs } from './blobs.ts';
import { arrived, beginUpload, sendBytes, upload } from '../../testing/upload.ts';
import { breakOff, goOn } from './testing/broken-upload.ts';

let server: TestServer;
let anna: TestUser;
let ben: TestUser;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
  anna = await testUser(server, 'anna@verein.de');
  ben = await testUser(server, 'ben@anderswo.de');
});
afterAll(() => server.stop());

const TUS = { 'tus-resumable': '1.0.0' };
const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code;
const rowOf = (id: string) =>
  server.database.db.selectFrom('blobs').selectAll().where('id', '=', id).executeTakeFirst();

test('an upload arrives whole in the file store, and nothing stays behind', async () => {
  const bytes = randomBytes(3_000_000);
  const id = await upload(server, anna, bytes, 'Team Blau.jpg');
  expect(await rowOf(id)).toMatchObject({
    owner_id: anna.id,
    filename: 'Team Blau.jpg',
    size: 3_000_000,
    used_for: null,
  });
  expect((await rowOf(id))?.stored_at).toBeInstanceOf(Date);
  expect(
    (await server.database.db.selectFrom('blob_segments').select('size').execute()).map(({ size }) => size),
  ).toEqual([1_048_576, 1_048_576, 3_000_000 - 2 * 1_048_576]);
  expect(await server.app.blobs.read(id)).toEqual(bytes);
  expect(readdirSync(join(server.config.dataDir, 'files-arriving'))).toEqual([]);
});

describe('a lost connection', () => {
  test('goes on where it broke', async () => {
    const bytes = randomBytes(2_000_000);
    const address = await beginUpload(server, anna, bytes.length);
    await breakOff(server, anna, address, bytes.subarray(0, 1_500_000));
    await goOn(anna, address, bytes);
    expect(await arrived(anna, address)).toBe(bytes.length);
    expect((await rowOf(address.id))?.stored_at).toBeInstanceOf(Date);
  });

  test('after the last byte is told that all of it arrived', async () => {
    const id = await upload(server, anna, randomBytes(1000));
    const address = { id, url: `${server.url}/v1/blobs/${id}` };
    expect(await arrived(anna, address)).toBe(1000);
    expect((await sendBytes(anna, address, 1000, randomBytes(5))).status).toBe(409);
  });

  test('cannot go on at another place', async () => {
    const address = await beginUpload(server, anna, 1000);
    expect((await sendBytes(anna, address, 0, randomBytes(300))).status).toBe(204);
    expect((await sendBytes(anna, address, 200, randomBytes(300))).status).toBe(409);
    expect((await sendBytes(anna, address, 900, randomBytes(100))).status).toBe(409);
  });
});

describe('who may', () => {
  test('nobody without signing in', async () => {
    const answer = await fetch(`${server.url}/v1/blobs`, {
      method: 'POST',
      headers: { ...TUS, 'upload-length': '10' },
    });
    expect([answer.status, await codeOf(answer)]).toEqual([401, 'unauthorized']);
  });

  test('nobody else sees, continues or removes an upload', async () => {
    const address = await beginUpload(server, anna, 1000);
    expect((await sendBytes(ben, address, 0, randomBytes(1000))).status).toBe(404);
    for (const method of ['HEAD', 'DELETE'])
      expect((await ben.call(method, `/blobs/${address.id}`, undefined, TUS)).status).toBe(404);
    expect(await arrived(anna, address)).toBe(0);
  });

  test('its maker gives it up', async () => {
    const address = await beginUpload(server, anna, 1000);
    expect((await anna.call('DELETE', `/blobs/${address.id}`, undefined, TUS)).status).toBe(204);
    expect((await anna.call('HEAD', `/blobs/${address.id}`, undefined, TUS)).status).toBe(404);
    expect(await rowOf(address.id)).toBeUndefined();
  });
});

describe('what is refused before a byte arrives', () => {
  const begin = (headers: Record<string, string>) => anna.call('POST', '/blobs', undefined, { ...TUS, ...headers });

  test('more than the limit', async () => {
    const answer = await begin({ 'upload-length': String(LIMITS.imageBytesMax + 1) });
    expect([answer.status, await codeOf(answer)]).toEqual([413, 'payload_too_large']);
  });

  test.each([
    [{}],
    [{ 'upload-length': '-1' }],
    [{ 'upload-length': 'many' }],
    [{ 'upload-defer-length': '1' }],
    [{ 'upload-length': '9', 'upload-metadata': 'filename !!!' }],
  ])('an unclear announcement: %j', async (headers) => {
    expect(await codeOf(await begin(headers as Record<string, string>))).toBe('invalid_request');
  });

  test('more bytes than announced', async () => {
    const address = await beginUpload(server, anna, 100);
    const answer = await sendBytes(anna, address, 0, randomBytes(101)).catch(() => ({ status: 413 }));
    expect(answer.status).toBe(413);
  });
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\anna\\team.jpg', 'team.jpg'],
  ['a\0b\u202Egpj.exe', 'abgpj.exe'],
  ['Zażółć gęślą.jpg', 'Zażółć gęślą.jpg'],
  ['x'.repeat(500), 'x'.repeat(200)],
])('the name %j is only ever a name', async (sent, kept) => {
  const { id } = await beginUpload(server, anna, 10, sent);
  expect(id).toMatch(/^[\w-]{36}$/);
  expect((await rowOf(id))?.filename).toBe(kept);
});

test.each([
  ['..%2F..%2Fsecret', 404],
  ['%00', 400],
  ['a'.repeat(150), 404],
  ['.json', 404],
])('an address like %s finds nothing', async (id, status) => {
  expect((await anna.call('HEAD', `/blobs/${id}`, undefined, TUS)).status).toBe(status);
});

test('what became nothing is removed after a day, whether it arrived whole or not', async () => {
  const whole = await upload(server, anna, randomBytes(1000));
  const part = await beginUpload(server, anna, 1000);
  await sendBytes(anna, part, 0, randomBytes(400));
  const began = now;
  now = new Date(began.getTime() + 23 * 3_600_000);
  await runJob(server, removeUnusedBlobs, {});
  expect(await rowOf(whole)).toBeDefined();
  expect(await rowOf(part.id)).toBeDefined();
  now = new Date(began.getTime() + 25 * 3_600_000);
  await runJob(server, removeUnusedBlobs, {});
  for (const id of [whole, part.id]) expect(await rowOf(id)).toBeUndefined();
  expect(readdirSync(join(server.config.dataDir, 'files/blobs'))).toEqual([]);
  now = began;
});
