import type { ImageId, StickerId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../app/testing.tsx';
import { forgetAllFirstPhotos } from '../../../first-photos/forget-first-photos.ts';
import { firstPhotosOf, keepFirstPhotos } from '../../../first-photos/kept-first-photos.ts';
import { aSession, InEditor } from '../testing.tsx';
import { UploadTray } from './UploadTray.tsx';
import { useFirstPhotos } from './use-first-photos.ts';

beforeEach(forgetAllFirstPhotos);

const album = () =>
  anAlbum()
    .section('Erste Mannschaft')
    .sticker('Ada')
    .sticker('Ben')
    .sticker('Cem', { photo: [40, 60] })
    .spread({ id: 'spread' })
    .cell({ id: 'cell', stickerId: 's1' })
    .image({ id: 'photo-of-ada.jpg', model: 'sticker' })
    .image({ id: 'photo-of-ben.jpg', model: 'sticker' })
    .build();

async function kept(albumId: string): Promise<void> {
  const canvas = new OffscreenCanvas(40, 60);
  canvas.getContext('2d')!.fillRect(0, 0, 40, 60);
  const file = await canvas.convertToBlob({ type: 'image/jpeg' });
  const names = ['ada', 'ben', 'cem'];
  await keepFirstPhotos(
    names.map((name, at) => {
      const sticker = `s${at + 1}`;
      const path = `${sticker} fotos/${name}.jpg`;
      return { owner: albumId, name: path, file, preview: null, width: 1, height: 1, sticker, keptAt: Date.now() };
    }),
  );
}

function FirstPhotos() {
  useFirstPhotos();
  return <UploadTray />;
}

async function open(line: () => boolean) {
  const stage = await aStage({});
  const session = await aSession(stage, album(), {
    upload: async ({ name }) =>
      line() || name === 'ada.jpg' ? (`photo-of-${name}` as ImageId) : Promise.reject(new Error('no line')),
  });
  await kept(session.meta.get().id);
  await render(
    <InEditor stage={stage} session={session}>
      <FirstPhotos />
    </InEditor>,
  );
  const shows = (id: string) => session.store.document.stickers.get(id as StickerId)!.image;
  return { session, shows, left: async () => (await firstPhotosOf(session.meta.get().id)).map(({ name }) => name) };
}

test('photos that came with the list of a new album go to their stickers, in one step of undo', async () => {
  const { session, shows, left } = await open(() => true);
  await expect.poll(() => [shows('s1'), shows('s2')]).toEqual(['photo-of-ada.jpg', 'photo-of-ben.jpg']);
  // Who has a photo by now keeps it.
  expect(shows('s3')).not.toBe('photo-of-cem.jpg');
  await expect.poll(left).toEqual([]);
  session.undo();
  expect([shows('s1'), shows('s2')]).toEqual([null, null]);
  session.end();
});

test('one that does not get through says so, goes again, and stays on the device until it is there', async () => {
  let line = false;
  const { session, shows, left } = await open(() => line);
  await expect.element(page.getByText(/„ben.jpg“ konnte nicht hochgeladen werden/)).toBeVisible();
  expect([shows('s1'), shows('s2')]).toEqual(['photo-of-ada.jpg', null]);
  await expect.poll(left).toEqual(['s2 fotos/ben.jpg']);
  line = true;
  await page.getByRole('button', { name: 'Erneut versuchen: „ben.jpg“' }).click();
  await expect.poll(() => shows('s2')).toBe('photo-of-ben.jpg');
  await expect.poll(left).toEqual([]);
  session.end();
});
