import { expect, test } from 'vitest';
import { preparePhoto, SIDE_SENT } from './prepare-photo.ts';

/** A picture of coloured blocks, left half red, right half blue. */
async function picture(width: number, height: number, type = 'image/jpeg'): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#cc2020';
  context.fillRect(0, 0, width / 2, height);
  context.fillStyle = '#2020cc';
  context.fillRect(width / 2, 0, width / 2, height);
  return canvas.convertToBlob({ type, quality: 0.9 });
}

/** The same JPEG with a note of the camera that it was held on its side (EXIF orientation 6). */
async function heldOnItsSide(jpeg: Blob): Promise<Blob> {
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6];
  const body = [...exif, 0, 0, 0, 0, 0, 0];
  const marker = Uint8Array.from([0xff, 0xe1, 0, body.length + 2, ...body]);
  return new Blob([jpeg.slice(0, 2), marker, jpeg.slice(2)], { type: 'image/jpeg' });
}

async function opened(file: Blob, name = 'IMG_1.jpg') {
  const answer = await preparePhoto(file, name);
  if (!answer.ok) throw new Error(answer.fault);
  return answer.photo;
}

test('a photo of a camera is scaled to what print needs, its preview to 800 px', async () => {
  const photo = await opened(await picture(4000, 3000), 'IMG_1.JPG');
  expect([photo.width, photo.height]).toEqual([SIDE_SENT, (SIDE_SENT * 3) / 4]);
  expect([photo.shownWidth, photo.shownHeight]).toEqual([800, 600]);
  expect(photo).toMatchObject({ scaledDown: true, filename: 'IMG_1.jpg' });
  expect(photo.shown.type).toBe('image/jpeg');
  const sent = await createImageBitmap(photo.file);
  expect([sent.width, sent.height]).toEqual([photo.width, photo.height]);
});

test.each(['image/jpeg', 'image/png', 'image/webp'])('a small %s is sent as it is', async (type) => {
  const file = await picture(600, 800, type);
  const photo = await opened(file, 'klein');
  expect(photo.file).toBe(file);
  expect(photo).toMatchObject({ width: 600, height: 800, scaledDown: false, filename: 'klein' });
});

test('who is cut out stays cut out, also in a picture that is scaled down', async () => {
  const canvas = new OffscreenCanvas(4000, 1000);
  canvas.getContext('2d')!.fillRect(0, 0, 1000, 1000);
  const photo = await opened(await canvas.convertToBlob({ type: 'image/png' }), 'cut out.png');
  expect(photo).toMatchObject({ filename: 'cut out.webp', width: SIDE_SENT, scaledDown: true });
  for (const blob of [photo.file, photo.shown]) {
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    expect(context.getImageData(0, 0, 1, 1).data[3]).toBe(255);
    expect(context.getImageData(bitmap.width - 1, 0, 1, 1).data[3]).toBe(0);
  }
});

test('what a camera noted about how it was held is heeded, in size and in picture', async () => {
  const photo = await opened(await heldOnItsSide(await picture(600, 400)));
  expect([photo.width, photo.height]).toEqual([400, 600]);
  const shown = await createImageBitmap(photo.shown);
  const context = new OffscreenCanvas(400, 600).getContext('2d')!;
  context.drawImage(shown, 0, 0);
  expect(context.getImageData(200, 100, 1, 1).data[0]).toBeGreaterThan(180);
  expect(context.getImageData(200, 500, 1, 1).data[2]).toBeGreaterThan(180);
});

test('broken, foreign and empty files are told apart', async () => {
  const broken = (await picture(600, 400)).slice(0, 150);
  expect(await preparePhoto(broken, 'a')).toEqual({ ok: false, fault: 'unreadable' });
  expect(await preparePhoto(new Blob(['x'.repeat(500)]), 'a')).toEqual({ ok: false, fault: 'type' });
  expect(await preparePhoto(new Blob([]), 'a')).toEqual({ ok: false, fault: 'too_small' });
});
