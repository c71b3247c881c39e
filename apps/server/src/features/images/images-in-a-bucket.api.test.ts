import { createAlbum, createImage } from '@figurina/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBucketServer, type BucketServer } from '../../testing/bucket-server.ts';
import { ask } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser } from '../../testing/test-user.ts';
import { upload } from '../../testing/upload.ts';

let bucket: BucketServer;
let server: TestServer;
beforeAll(async () => {
  bucket = await startBucketServer();
  const { bucket: name, endpoint, region, accessKeyId, secretAccessKey } = bucket.settings;
  server = await startTestServer({
    env: {
      S3_BUCKET: name,
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
});
afterAll(async () => {
  await server.stop();
  await bucket.stop();
});

test('uploads, pictures and the content’s drawings live in a bucket as well as in a folder', async () => {
  const olga = await testUser(server, 'olga@verein.de');
  const { album } = await ask(olga, createAlbum, {
    body: { album: { language: 'de', blueprint_id: 'sports-choreo' } },
  });
  const jpeg = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const blob_id = await upload(server, olga, jpeg);
  const { image } = await ask(olga, createImage, { params: { id: album.id }, body: { blob_id } });
  for (const [address, width] of [
    [image.blob.small, 160],
    [image.blob.medium, 600],
    [image.blob.full, 700],
  ] as const) {
    const answer = await fetch(server.url + address);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(width);
  }
  const [content] = Object.keys(album.images);
  expect((await fetch(`${server.url}/v1/images/${content}/small`)).status).toBe(200);
});
