import { Buffer } from 'node:buffer';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeZip } from './zip.ts';

const SIZE = 4_000_000;
const DATE = new Date('2026-01-02T03:04:05Z');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'figurina-zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('a picture is asked for when those before the last one lie on the disk, and all of them are in the archive', async () => {
  const path = join(folder, 'pictures.zip');
  const onDisk: number[] = [];
  async function* pictures() {
    for (let at = 0; at < 6; at++) {
      onDisk.push(
        await stat(path).then(
          ({ size }) => size,
          () => 0,
        ),
      );
      yield { name: `${at}.png`, data: Buffer.alloc(SIZE, at) };
    }
  }
  await writeZip(path, pictures(), DATE);
  for (const [at, bytes] of onDisk.entries()) expect(bytes).toBeGreaterThanOrEqual((at - 1) * SIZE);
  const file = await readFile(path);
  for (let at = 0; at < 6; at++) {
    const begin = file.indexOf(Buffer.alloc(1000, at));
    expect(file.subarray(begin, begin + SIZE).equals(Buffer.alloc(SIZE, at))).toBe(true);
  }
});

test('a disk that does not take it ends it', async () => {
  async function* pictures() {
    for (let at = 0; at < 3; at++) yield { name: `${at}.png`, data: Buffer.alloc(SIZE) };
  }
  await expect(writeZip(join(folder, 'nowhere', 'pictures.zip'), pictures(), DATE)).rejects.toMatchObject({
    code: 'ENOENT',
  });
});
