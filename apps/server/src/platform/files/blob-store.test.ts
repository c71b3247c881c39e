import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBucketServer, type BucketServer } from '../../testing/bucket-server.ts';
import type { BlobStore } from './blob-store.ts';
import { openBlobStore } from './open-blob-store.ts';

let dataDir: string;
let bucket: BucketServer;
const stores: Record<string, BlobStore> = {};
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'figurina-files-'));
  bucket = await startBucketServer();
  stores['folder'] = openBlobStore({ dataDir, s3: undefined });
  stores['bucket'] = openBlobStore({ dataDir, s3: bucket.settings });
});
afterAll(async () => {
  for (const store of Object.values(stores)) store.close();
  await bucket.stop();
  await rm(dataDir, { recursive: true });
});

describe.each(['folder', 'bucket'])('%s', (name) => {
  test('a file comes back whole, in parts and by its size, until it is deleted', async () => {
    const store = stores[name]!;
    const content = Buffer.from('0123456789'.repeat(20_000));
    expect(await store.put('images/a1/original.bin', content)).toEqual({ bytes: 200_000 });
    const whole = await store.get('images/a1/original.bin');
    expect(whole?.bytes).toBe(200_000);
    expect((await buffer(whole!.stream)).equals(content)).toBe(true);
    expect((await store.read('images/a1/original.bin'))?.equals(content)).toBe(true);
    const part = await store.get('images/a1/original.bin', { start: 5, end: 14 });
    expect(part?.bytes).toBe(200_000);
    expect((await buffer(part!.stream)).toString()).toBe('5678901234');
    expect(await store.stat('images/a1/original.bin')).toMatchObject({ bytes: 200_000 });
    await store.delete('images/a1/original.bin');
    await store.delete('images/a1/original.bin');
    expect(await store.get('images/a1/original.bin')).toBeUndefined();
    expect(await store.read('images/a1/original.bin')).toBeUndefined();
    expect(await store.stat('images/a1/original.bin')).toBeUndefined();
  });

  test('what lies below a folder is listed, page by page, and nothing else', async () => {
    const store = stores[name]!;
    const keys = ['papers/a/one.pdf', 'papers/a/one.xml', 'papers/b.jpg', 'papers/c.jpg', 'papers/d.jpg'];
    for (const key of [...keys, 'papers-of-others/a.pdf']) await store.put(key, Buffer.from('x'));
    const listed: string[] = [];
    for await (const { key, modified } of store.list('papers')) {
      expect(modified.getTime()).toBeLessThanOrEqual(Date.now());
      listed.push(key);
    }
    expect(listed.toSorted()).toEqual(keys);
    for await (const found of store.list('none')) expect(found).toBeUndefined();
    for (const key of [...keys, 'papers-of-others/a.pdf']) await store.delete(key);
  });

  test('a stream that breaks leaves nothing behind', async () => {
    const store = stores[name]!;
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('the line went dead');
      })(),
    );
    await expect(store.put('half.bin', broken)).rejects.toThrow('the line went dead');
    expect(await store.stat('half.bin')).toBeUndefined();
    expect(await readdir(join(dataDir, 'files-arriving'))).toEqual([]);
  });

  test('a stream of unknown length is taken', async () => {
    const store = stores[name]!;
    expect(await store.put('streamed.bin', Readable.from([Buffer.from('ab'), Buffer.from('cd')]))).toEqual({
      bytes: 4,
    });
    expect((await buffer((await store.get('streamed.bin'))!.stream)).toString()).toBe('abcd');
  });

  test.each(['', '../x', 'a/../b', '/etc/passwd', 'a//b', 'a/.hidden/..', 'ä'])('refuses the key %j', async (key) => {
    await expect(stores[name]!.put(key, Buffer.from('x'))).rejects.toThrow('Not a key');
  });
});
