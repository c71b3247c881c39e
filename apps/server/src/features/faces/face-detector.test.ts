/** With a photograph that lies in the package of the networks: drawn faces are not found, and none may be committed. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { chooseFace } from './choose-face.ts';
import { createFaceDetector } from './face-detector.ts';

const detector = createFaceDetector({ maxPixels: 20_000_000 });
afterAll(() => detector.close());

const assets = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/human')), '../assets');
const man = async () =>
  sharp(await readFile(join(assets, 'samples.jpg'))).extract({ left: 326, top: 0, width: 210, height: 156 });
const found = async (bytes: Buffer) => {
  const answer = await detector.detect(bytes);
  return answer.ok ? chooseFace(answer.faces) : answer.code;
};
const faceIn = async (bytes: Buffer) => {
  const answer = await found(bytes);
  if (typeof answer === 'string' || !answer.face) throw new Error(`no face: ${JSON.stringify(answer)}`);
  return answer.face;
};
const gray = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } });

describe('a face', () => {
  test('is found in fractions of the picture, with its eyes and a confidence', async () => {
    const face = await faceIn(await (await man()).png().toBuffer());
    expect(face).toMatchObject({ x: expect.closeTo(0.51, 1), y: expect.closeTo(0.14, 1) });
    expect(face.left_eye!.x).toBeLessThan(face.right_eye!.x);
    for (const eye of [face.left_eye!, face.right_eye!]) {
      expect(eye.x).toBeGreaterThan(face.x);
      expect(eye.x).toBeLessThan(face.x + face.width);
      expect(eye.y).toBeGreaterThan(face.y);
      expect(eye.y).toBeLessThan(face.y + face.height * 0.6);
    }
    expect(face.confidence).toBeGreaterThan(0.6);
  });

  test('is found where a camera only noted how it was held', async () => {
    const upright = await (await man()).png().toBuffer();
    const lying = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const [a, b] = [await faceIn(upright), await faceIn(lying)];
    expect(b.x).toBeCloseTo(a.x, 1);
    expect(b.y).toBeCloseTo(a.y, 1);
  });

  test('is found small, tilted and at the edge of a large picture', async () => {
    const turned = await sharp(await (await man()).resize(420).png().toBuffer())
      .rotate(-18, { background: '#888888' })
      .toBuffer();
    const bytes = await gray(3000, 2200)
      .composite([{ input: turned, left: 2500, top: 1700 }])
      .jpeg()
      .toBuffer();
    const face = await faceIn(bytes);
    expect(face.x).toBeGreaterThan(0.83);
    expect(face.y).toBeGreaterThan(0.77);
    const { left_eye: left, right_eye: right } = face;
    const tilt = Math.atan2((right!.y - left!.y) * 2200, (right!.x - left!.x) * 3000) * (180 / Math.PI);
    expect(tilt).toBeLessThan(-8);
  });

  test('is none where there is none', async () => {
    expect(await found(await gray(900, 700).jpeg().toBuffer())).toEqual({ face: null, other_faces: [] });
  });
});

describe('what is no picture', () => {
  test.each([
    ['nothing', Buffer.alloc(0), 'image_too_small'],
    ['garbage', Buffer.alloc(5000, 'x'), 'image_type_unsupported'],
    [
      'a drawing',
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(200)}</svg>`),
      'image_type_unsupported',
    ],
    ['a JPEG in name only', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(500)]), 'image_unreadable'],
  ])('is refused: %s', async (_, bytes, code) => {
    expect(await found(bytes)).toBe(code);
  });

  test('is refused: more pixels than are read, in a small file', async () => {
    expect(await found(await gray(6000, 6000).png().toBuffer())).toBe('image_too_many_pixels');
  });

  test('does not keep the next one from being looked at', async () => {
    const [broken, whole] = await Promise.all([
      found(Buffer.alloc(5000, 'x')),
      found(await (await man()).png().toBuffer()),
    ]);
    expect(broken).toBe('image_type_unsupported');
    expect(whole).toMatchObject({ face: { confidence: expect.any(Number) } });
  });
});
