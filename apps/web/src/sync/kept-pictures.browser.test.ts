import { beforeEach, expect, test } from 'vitest';
import { forgetPictures } from './forget-pictures.ts';
import { openKeptPictures } from './kept-pictures.ts';

beforeEach(forgetPictures);

test('a picture is found again by its word on the next visit, and nothing after signing out', async () => {
  const first = openKeptPictures();
  expect(await first.find('a')).toBeNull();
  first.keep('a', new Blob(['picture']));
  await expect.poll(async () => (await first.find('a'))?.text()).toBe('picture');
  first.close();

  const second = openKeptPictures();
  expect(await (await second.find('a'))!.text()).toBe('picture');
  expect(await second.find('b')).toBeNull();
  forgetPictures();
  await expect.poll(() => openKeptPictures().find('a')).toBeNull();
  // Its own connection gave way to that.
  expect(await second.find('a')).toBeNull();
});

test('of more than 600 the ones not used for longest go at the next visit', async () => {
  let now = 0;
  const full = openKeptPictures(() => now);
  for (now = 1; now <= 603; now += 1) full.keep(`picture ${now}`, new Blob(['']));
  await expect.poll(() => full.find('picture 603')).not.toBeNull();
  full.close();

  const later = openKeptPictures(() => now);
  await expect.poll(() => later.find('picture 3')).toBeNull();
  expect(await later.find('picture 1')).toBeNull();
  expect(await later.find('picture 4')).not.toBeNull();
  later.close();
});
