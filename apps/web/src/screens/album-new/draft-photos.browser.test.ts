import type { StickerId } from '@figurina/album';
import { beforeEach, expect, test } from 'vitest';
import { forgetAllFirstPhotos } from '../../first-photos/forget-first-photos.ts';
import { DRAFT, firstPhotosOf } from '../../first-photos/kept-first-photos.ts';
import { createDraftPhotos } from './draft-photos.ts';

beforeEach(forgetAllFirstPhotos);

async function photo(name: string): Promise<[string, File]> {
  const canvas = new OffscreenCanvas(1200, 900);
  canvas.getContext('2d')!.fillRect(0, 0, 1200, 900);
  return [name, new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name)];
}
const shown = (photos: ReturnType<typeof createDraftPhotos>) => [...photos.get().keys()].sort();

test('photos of a list are shown small, and are there again on the next visit', async () => {
  const photos = createDraftPhotos();
  await photos.take(
    new Map([await photo('a.jpg'), await photo('b.jpg'), ['c.heic', new File(['?'], 'c.heic')]]),
    'instead',
  );
  expect(shown(photos)).toEqual(['a.jpg', 'b.jpg']);
  expect(photos.get().get('a.jpg')).toMatchObject({ width: 480, height: 360, url: expect.stringMatching(/^blob:/) });
  const later = createDraftPhotos();
  await expect.poll(() => shown(later)).toEqual(['a.jpg', 'b.jpg']);
  expect(await firstPhotosOf(DRAFT)).toHaveLength(3);
});

test('another list brings its own photos, more of them come beside, and none stay when they are not wanted', async () => {
  const photos = createDraftPhotos();
  const [a, b, c] = [await photo('a.jpg'), await photo('b.jpg'), await photo('c.jpg')];
  await photos.take(new Map([a, b]), 'instead');
  await photos.take(new Map([b, c]), 'instead');
  expect(shown(photos)).toEqual(['b.jpg', 'c.jpg']);
  await photos.take(new Map([a]), 'beside');
  expect(shown(photos)).toEqual(['a.jpg', 'b.jpg', 'c.jpg']);
  await photos.forget();
  expect(shown(photos)).toEqual([]);
  expect(await firstPhotosOf(DRAFT)).toEqual([]);
});

test('the album that is made has them, each with its sticker, for 30 days', async () => {
  const photos = createDraftPhotos();
  await photos.take(new Map([await photo('a.jpg'), await photo('b.jpg')]), 'instead');
  await photos.handOver(
    'album-1',
    new Map([
      ['s1', 'a.jpg'],
      ['s2', 'a.jpg'],
    ] as [StickerId, string][]),
  );
  expect((await firstPhotosOf('album-1')).map(({ sticker }) => sticker)).toEqual(['s1', 's2']);
  expect(await firstPhotosOf(DRAFT)).toEqual([]);
  expect(await firstPhotosOf('album-1', Date.now() + 31 * 24 * 3600 * 1000)).toEqual([]);
  expect(await firstPhotosOf('album-1')).toEqual([]);
});
