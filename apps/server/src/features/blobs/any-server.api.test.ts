/** Uploads that one server begins and another goes on with: what they share is the database and a bucket. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBucketServer, type BucketServer } from '../../testing/bucket-server.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { arrived, beginUpload, sendBytes, upload, type UploadAddress } from '../../testing/upload.ts';
import { removeUnusedBlobs } from './blobs.ts';
import { breakOff, goOn } from './testing/broken-upload.ts';

let bucket: BucketServer;
let first: TestServer;
let second: TestServer;
let anna: TestUser;
let now = new Date();
beforeAll(async () => {
  bucket = await startBucketServer();
  const { bucket: name, endpoint, region, accessKeyId, secretAccessKey } = bucket.settings;
  const env = {
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const clock = { now: () => now };
  first = await startTestServer({ env, clock });
  second = await startTestServer({ env, clock, beside: first });
  anna = await testUser(first, 'anna@verein.de');
});
afterAll(async () => {
  await second.stop();
  await first.stop();
  await bucket.stop();
});

const onSecond = ({ id }: UploadAddress): UploadAddress => ({ id, url: `${second.url}/v1/blobs/${id}` });
const keys = async () => (await bucket.keys()).filter((key) => key.startsWith('blobs/'));
const bytes = randomBytes(3_000_000);

test('an upload that is cut in its middle goes on at another server, and lies on neither of their disks', async () => {
  const address = await beginUpload(first, anna, bytes.length, 'Team.jpg');
  await breakOff(first, anna, address, bytes.subarray(0, 1_500_000));
  await goOn(anna, onSecond(address), bytes);
  expect(await arrived(anna, address)).toBe(bytes.length);
  for (const server of [first, second]) expect(await server.app.blobs.read(address.id)).toEqual(bytes);
  expect(await first.app.blobs.head(address.id)).toEqual(bytes.subarray(0, 65_536));
  expect(existsSync(join(first.config.dataDir, 'files/blobs'))).toBe(false);
  await first.app.blobs.markUsed(address.id, 'image:one');
  expect(await keys()).toEqual([]);
});

test('of two that write to the same place, on two servers, one is refused, and its bytes are not kept', async () => {
  const others = randomBytes(bytes.length);
  const address = await beginUpload(first, anna, bytes.length);
  const [here, there] = await Promise.all([
    sendBytes(anna, address, 0, bytes),
    sendBytes(anna, onSecond(address), 0, others),
  ]);
  expect([here.status, there.status].toSorted((a, b) => a - b)).toEqual([204, 409]);
  expect(await second.app.blobs.read(address.id)).toEqual(here.status === 204 ? bytes : others);
  expect(await keys()).toHaveLength(3);
  await second.app.blobs.remove(address.id);
});

test('what is given up or left lying leaves the bucket, also a piece that a dead server never finished', async () => {
  const given = await beginUpload(first, anna, bytes.length);
  await sendBytes(anna, given, 0, bytes.subarray(0, 1000));
  expect(await keys()).toHaveLength(1);
  expect((await anna.call('DELETE', `/blobs/${given.id}`, undefined, { 'tus-resumable': '1.0.0' })).status).toBe(204);
  expect((await sendBytes(anna, onSecond(given), 1000, bytes.subarray(1000))).status).toBe(404);
  expect(await keys()).toEqual([]);

  const whole = await upload(first, anna, bytes);
  const half = await beginUpload(first, anna, bytes.length);
  await sendBytes(anna, half, 0, bytes.subarray(0, 1000));
  const piece = { id: 'unfinished', blob_id: half.id, start: 1000, size: 9, arrived: false };
  await first.database.db.insertInto('blob_segments').values(piece).execute();
  expect(await arrived(anna, onSecond(half))).toBe(1000);
  now = new Date(now.getTime() + 25 * 3_600_000);
  await runJob(second, removeUnusedBlobs, {});
  expect(await keys()).toEqual([]);
  const left = first.database.db.selectFrom('blobs').select('id').where('id', 'in', [whole, half.id]);
  expect(await left.execute()).toEqual([]);
});
