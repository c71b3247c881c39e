import { applyMatrix, pannedCrop, UNCROPPED } from '@figurina/album';
import { expect, test } from 'vitest';
import { cropLayout } from './crop-layout.ts';

const STAGE = { width: 346, height: 300 };
const STICKER = { width: 50, height: 70 };
const FRAME = { x: 0, y: 0, width: 50, height: 57 };
const PICTURE = { width: 800, height: 1000 };

test('the sticker lies in the middle of the stage, with room for the buttons beside it', () => {
  const { box } = cropLayout(STAGE, STICKER, FRAME);
  expect(box.left * 2 + box.width).toBeCloseTo(STAGE.width);
  expect(box.top * 2 + box.height).toBeCloseTo(STAGE.height);
  expect(box.left).toBeGreaterThan(40);
  expect(box.top).toBeGreaterThanOrEqual(11.999);
});

test('a double sticker fits too', () => {
  const { box } = cropLayout(STAGE, { width: 100, height: 70 }, { ...FRAME, width: 100 });
  expect(box.left).toBeGreaterThan(60);
  expect(box.width / box.height).toBeCloseTo(100 / 70);
});

test('the photo on the stage lies where the one in the sticker lies, and follows the finger by its pixels', () => {
  const layout = cropLayout(STAGE, STICKER, FRAME);
  const { stage, box } = layout.transforms(PICTURE, UNCROPPED);
  const eye = { x: 300, y: 400 };
  const seen = applyMatrix(stage, eye);
  expect(applyMatrix(box, eye).x + layout.box.left).toBeCloseTo(seen.x);
  expect(layout.toFrame(seen).y * layout.scale + layout.box.top).toBeCloseTo(seen.y);
  const panned = pannedCrop(FRAME, UNCROPPED, { x: 10 / layout.scale, y: -4 / layout.scale });
  const moved = applyMatrix(layout.transforms(PICTURE, panned).stage, eye);
  expect(moved.x - seen.x).toBeCloseTo(10);
  expect(moved.y - seen.y).toBeCloseTo(-4);
});
