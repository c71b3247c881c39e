import type { NodeId } from '@figurina/album';
import { loadFonts, plainReader, renderThumbnail, SCREEN_MODE } from '@figurina/drawing';
import { differenceOf, everything, META, pixelsOf, testPicture } from '@figurina/drawing/testing';
import { beforeAll, expect, test } from 'vitest';
import { createPaintWorker } from './paint-beside.ts';
import { PICTURE_QUALITY, PICTURE_TYPE } from './paint-orders.ts';
import { createSpreadPainter } from './paint-spread.ts';

const SPREAD = 'spread' as NodeId;
const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><rect width="90" height="60" fill="#c33"/></svg>')}`;

// Its lines are laid out by the page, with the faces that the page has.
beforeAll(() => loadFonts(['Oswald', 'Barlow', 'Playfair Display'], { everything: true }));

test.each([
  ['photographs', testPicture],
  ['drawings', async () => drawing],
])('paints a spread with %s beside the page as the page itself does, and finds it again', async (_what, make) => {
  const url = await make();
  const imageUrl = (): string => url;
  const reader = plainReader({ document: everything(), meta: META, mode: SCREEN_MODE, imageUrl });
  const worker = createPaintWorker();
  const painter = createSpreadPainter({ reader: () => reader, imageUrl, worker });
  const address = await painter.read(SPREAD)!.paint();
  const beside = await createImageBitmap(await (await fetch(address!)).blob());
  const byThePage = await renderThumbnail(reader, SPREAD, beside.width);
  const packed = await createImageBitmap(await asPacked(byThePage!));
  expect(differenceOf(await pixelsOf(beside), await pixelsOf(packed)).largest).toBeLessThan(8);
  await expect.poll(() => painter.read(SPREAD)!.recall()).not.toBeNull();
  painter.forget(address!);
  await expect
    .poll(() =>
      fetch(address!).then(
        () => true,
        () => false,
      ),
    )
    .toBe(false);
  worker.end();
});

async function asPacked(bitmap: ImageBitmap): Promise<Blob> {
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0);
  return canvas.convertToBlob({ type: PICTURE_TYPE, quality: PICTURE_QUALITY });
}

test('has nothing to say once the album is closed', async () => {
  const imageUrl = (): string => drawing;
  const reader = plainReader({ document: everything(), meta: META, mode: SCREEN_MODE, imageUrl });
  const worker = createPaintWorker();
  const painter = createSpreadPainter({ reader: () => reader, imageUrl, worker });
  const underWay = painter.read(SPREAD)!.paint();
  worker.end();
  expect(await underWay).toBeNull();
  expect(await painter.read(SPREAD)!.recall()).toBeNull();
});
