import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  changeAlbum,
  changeImage,
  createAlbum,
  createImage,
  deleteAlbum,
  deleteTrashedAlbum,
  deleteImage,
  packedUrl,
  readAlbum,
  type Album,
  type ImageAnswer,
} from '@figurina/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, refusal } from '../../testing/checked-call.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { upload } from '../../testing/upload.ts';
import { removeUnusedImages } from './remove-unused.ts';

let server: TestServer;
let olga: TestUser;
let sam: TestUser;
let admin: TestUser;
let album: Album;
let now = new Date();
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now }, env: { IMAGE_MAX_MB: '3', IMAGE_MAX_MEGAPIXELS: '9' } });
  olga = await testUser(server, 'olga@verein.de');
  sam = await testUser(server, 'sam@anderswo.de');
  admin = await testUser(server, 'anna@figurina.de', { admin: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = new Date();
  album = await newAlbum();
});

let shade = 0;
/** A picture that no test had before. */
const picture = (width = 300, height = 200) => {
  shade += 1;
  // Far enough apart that no two become the same JPEG.
  const background = { r: (shade % 16) * 16, g: (shade >> 4) * 16, b: 99 };
  return sharp({ create: { width, height, channels: 3, background } });
};
const jpeg = () => picture().jpeg().toBuffer();
const newAlbum = async () =>
  (await ask(olga, createAlbum, { body: { album: { language: 'de', blueprint_id: 'sports-choreo' } } })).album;
const read = async () => (await ask(olga, readAlbum, { params: { id: album.id } })).album;

async function add(
  bytes: Buffer,
  options: { model?: 'sticker'; filename?: string; face?: object } = {},
): Promise<ImageAnswer> {
  const { model, filename, face } = options;
  const body = {
    blob_id: await upload(server, olga, bytes, filename),
    model,
    ...(face && { details: { face: face as never } }),
  };
  return (await ask(olga, createImage, { params: { id: album.id }, body })).image;
}

async function refused(bytes: Buffer, filename?: string): Promise<string> {
  const blob_id = await upload(server, olga, bytes, filename);
  return refusal(olga, createImage, { params: { id: album.id }, body: { blob_id } });
}

const folderOf = (id: string) => join(server.config.dataDir, 'files/images', id);
const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers });
const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

describe('a new picture', () => {
  test('is part of the document, with its size and the face that the client found', async () => {
    const face = { x: 0.2, y: 0.1, width: 0.4, height: 0.5, confidence: 0.9 };
    const image = await add(await jpeg(), { model: 'sticker', filename: 'ordner/Mia.JPG', face });
    expect(image).toMatchObject({
      model: 'sticker',
      filename: 'Mia.JPG',
      blueprint_image: false,
      details: { width: 300, height: 200, face },
    });
    const { images, version } = await read();
    expect(version).toBe(album.version + 1);
    expect(images[image.id]).toMatchObject({ id: image.id, model: 'sticker', details: { face } });
  });

  test('has an address for every size', async () => {
    const image = await add(await picture(2000, 1000).jpeg().toBuffer());
    const sizes = { small: 160, medium: 600, large: 1200, full: 2000, original: 2000, auto: 1200 } as const;
    for (const [variant, width] of Object.entries(sizes)) {
      const meta = await sharp(await bytesOf(image.blob[variant as keyof typeof sizes])).metadata();
      expect([variant, meta.width]).toEqual([variant, width]);
    }
    for (const [shown, width] of [
      [99, 160],
      [499, 600],
      [999, 1200],
      [1000, 2000],
    ] as const)
      expect((await sharp(await bytesOf(`${image.blob.auto}&width=${shown}`)).metadata()).width).toBe(width);
    expect((await get(`${image.blob.auto}&width=-1`)).status).toBe(400);
    expect((await get(image.blob.full.replace('/full', '/huge'))).status).toBe(400);
  });

  test('comes with others in one answer, those that are not to be seen without a byte', async () => {
    const [first, second] = [await add(await jpeg()), await add(await jpeg())];
    const small = (id: string) => ({ id, size: 'small' as const });
    const token = new URL(first.blob.small, server.url).searchParams.get('token')!;
    const packed = await bytesOf(
      packedUrl([small(first.id), small('nobody'), { id: second.id, size: 'medium' }], token),
    );
    const [one, other] = [await bytesOf(first.blob.small), await bytesOf(second.blob.medium)];
    expect([0, 4, 8].map((at) => packed.readUInt32BE(at))).toEqual([one.length, 0, other.length]);
    expect(packed.subarray(12).equals(Buffer.concat([one, other]))).toBe(true);
    const caching = async (...asked: Parameters<typeof packedUrl>) =>
      (await get(packedUrl(...asked))).headers.get('cache-control');
    expect(await caching([small(first.id), small(second.id)], token)).toBe('private, max-age=31536000, immutable');
    expect(await caching([small(first.id), small('nobody')], token)).toBe('no-store');
    expect([...(await bytesOf(packedUrl([small(first.id)], `${token}x`)))]).toEqual([0, 0, 0, 0]);
    expect((await get(packedUrl([small('../etc')], token))).status).toBe(400);
  });

  test('stays in the browser for a year, and is asked for in vain', async () => {
    const image = await add(await jpeg());
    const answer = await get(image.blob.medium);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=31536000, immutable');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const etag = answer.headers.get('etag') ?? '';
    const again = await get(image.blob.medium, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await get(image.blob.small, { 'if-none-match': etag })).status).toBe(200);
    expect((await read()).image_token).toBe(new URL(image.blob.medium, server.url).searchParams.get('token'));
  });

  test('gives no location away in any size', async () => {
    const where = { IFD0: { Make: 'Testcamera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } };
    const image = await add(await picture().jpeg().withExif(where).toBuffer());
    for (const name of readdirSync(folderOf(image.id))) {
      const variant = name.split('.')[0] as 'full';
      const bytes = await bytesOf(image.blob[variant]);
      expect((await sharp(bytes).metadata()).exif, name).toBeUndefined();
      expect(bytes.includes('Testcamera'), name).toBe(false);
    }
  });

  test('that is a drawing keeps its cleaned source', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><script>alert(1)</script><rect width="${++shade}" height="5"/></svg>`;
    const image = await add(Buffer.from(svg), { filename: 'logo.png' });
    const original = await get(image.blob.original);
    expect(original.headers.get('content-type')).toBe('image/svg+xml');
    expect(original.headers.get('content-security-policy')).toContain("default-src 'none'");
    const source = await original.text();
    expect(source).toContain('<rect');
    expect(source).not.toContain('script');
    expect((await sharp(await bytesOf(image.blob.full)).metadata()).format).toBe('png');
  });
});

describe('the same file', () => {
  test('is stored once an album, and answers the same picture', async () => {
    const bytes = await jpeg();
    const first = await add(bytes, { filename: 'a.jpg' });
    const second = await add(bytes, { filename: 'b.jpg' });
    expect(second.id).toBe(first.id);
    const rows = await server.database.db.selectFrom('images').selectAll().where('album_id', '=', album.id).execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]?.source_hash).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  test('sent twice at once makes one picture', async () => {
    const bytes = await jpeg();
    const [first, second] = await Promise.all([add(bytes), add(bytes)]);
    expect(second?.id).toBe(first?.id);
  });

  test('as a sticker and as a background is two pictures of one file', async () => {
    const bytes = await jpeg();
    const background = await add(bytes);
    const sticker = await add(bytes, { model: 'sticker' });
    expect(sticker.id).not.toBe(background.id);
    expect(existsSync(folderOf(sticker.id))).toBe(false);
    expect((await bytesOf(sticker.blob.small)).equals(await bytesOf(background.blob.small))).toBe(true);
  });

  test('in another album is another picture', async () => {
    const bytes = await jpeg();
    const first = await add(bytes);
    album = await newAlbum();
    expect((await add(bytes)).id).not.toBe(first.id);
  });

  test('a request that is sent again after a lost answer is answered as the first time', async () => {
    const body = { blob_id: await upload(server, olga, await jpeg()) };
    const first = await ask(olga, createImage, { params: { id: album.id }, body });
    expect(await ask(olga, createImage, { params: { id: album.id }, body })).toEqual(first);
    expect(existsSync(join(server.config.dataDir, 'files/blobs', body.blob_id))).toBe(false);
    album = await newAlbum();
    expect(await refusal(olga, createImage, { params: { id: album.id }, body })).toBe('blob_not_found');
  });
});

describe('what is refused', () => {
  test('uploads of others and uploads that are not whole', async () => {
    const foreign = await upload(server, sam, await jpeg());
    expect(await refusal(olga, createImage, { params: { id: album.id }, body: { blob_id: foreign } })).toBe(
      'blob_not_found',
    );
  });

  test('a small file that unpacks into too many pixels', async () => {
    expect(await refused(await picture(4000, 4000).png().toBuffer())).toBe('image_too_many_pixels');
  });

  test('a file over the configured limit, before it is sent', async () => {
    const answer = await olga.call('POST', '/blobs', undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': '3000001',
    });
    expect(answer.status).toBe(413);
  });

  test('nothing of it is left in the album or in the file store', async () => {
    const files = readdirSync(join(server.config.dataDir, 'files/images'));
    await refused(Buffer.alloc(500, 'x'));
    expect(readdirSync(join(server.config.dataDir, 'files/images'))).toEqual(files);
    expect(Object.keys((await read()).images)).toEqual(Object.keys(album.images));
  });
});

describe('changing and deleting', () => {
  test('a picture becomes a sticker’s and back', async () => {
    const { id } = await add(await jpeg());
    expect((await ask(olga, changeImage, { params: { id }, body: { model: 'sticker' } })).image.model).toBe('sticker');
    expect((await read()).images[id]).toMatchObject({ model: 'sticker' });
    await ask(olga, changeImage, { params: { id }, body: { model: 'background' } });
    expect((await read()).images[id]).not.toMatchObject({ model: 'sticker' });
  });

  test('a deleted picture leaves every place that showed it, and its file for the undo', async () => {
    const image = await add(await jpeg());
    await ask(olga, deleteImage, { params: { id: image.id } });
    expect((await read()).images).not.toHaveProperty(image.id);
    expect((await get(image.blob.small)).status).toBe(200);
    expect(await refusal(olga, deleteImage, { params: { id: image.id } })).toBe('not_found');
  });

  test('a deleted picture that is sent again is there again, made once', async () => {
    const bytes = await jpeg();
    const first = await add(bytes);
    await ask(olga, deleteImage, { params: { id: first.id } });
    expect((await add(bytes)).id).toBe(first.id);
    expect((await read()).images).toHaveProperty(first.id);
  });

  test('strangers cannot, the blueprint’s cannot, and in a locked album nobody can', async () => {
    const { id } = await add(await jpeg());
    for (const endpoint of [deleteImage, changeImage])
      expect(await refusal(sam, endpoint, { params: { id }, body: { model: 'sticker' } } as never)).toBe('not_found');
    const [content] = Object.keys(album.images);
    expect(await refusal(olga, deleteImage, { params: { id: content ?? '' } })).toBe('not_found');
    await ask(admin, changeAlbum, { params: { id: album.id }, body: { album: { locked: true } } });
    expect(await refusal(olga, deleteImage, { params: { id } })).toBe('album_locked');
    await ask(admin, deleteImage, { params: { id } });
  });
});

describe('the files', () => {
  const clean = async (later: number) => {
    now = new Date(now.getTime() + later * 86_400_000);
    await runJob(server, removeUnusedImages, {});
  };
  /** Addresses of pictures end with the next month: late in this one they would not outlive what follows. */
  const beginMonth = (): void => {
    now = new Date(new Date().setUTCDate(1));
  };

  test('of a picture in no document go after a month, those that are used stay', async () => {
    beginMonth();
    const [kept, dropped] = [await add(await jpeg()), await add(await jpeg())];
    await ask(olga, deleteImage, { params: { id: dropped.id } });
    await clean(2);
    await clean(29);
    expect(existsSync(folderOf(dropped.id))).toBe(true);
    await clean(2);
    expect(existsSync(folderOf(dropped.id)) && readdirSync(folderOf(dropped.id)).length > 0).toBe(false);
    expect((await get(kept.blob.small)).status).toBe(200);
  });

  test('stay when an undo brings the picture back in time', async () => {
    beginMonth();
    const bytes = await jpeg();
    const image = await add(bytes);
    await ask(olga, deleteImage, { params: { id: image.id } });
    await clean(2);
    beginMonth();
    await add(bytes);
    await clean(33);
    expect((await get(image.blob.small)).status).toBe(200);
  });

  test('of a deleted album go with it, those of its blueprint stay', async () => {
    const image = await add(await jpeg());
    const [content] = Object.keys(album.images);
    await ask(olga, deleteAlbum, { params: { id: album.id } });
    await ask(olga, deleteTrashedAlbum, { params: { id: album.id } });
    await clean(0);
    expect(readdirSync(folderOf(image.id))).toEqual([]);
    expect((await get(`/v1/images/${content}/small`)).status).toBe(200);
  });
});
