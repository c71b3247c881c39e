import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { makePicture } from './make-picture.ts';
import type { Picture } from './picture.ts';
import { aHeic } from './testing/a-heic.ts';

const LIMITS = { maxBytes: 2_000_000, maxPixels: 4_000_000, drawingSeconds: 60 };

/** Smooth colours like a photograph's; the corners differ, so that turning shows. */
function photograph(width = 300, height = 200): Sharp {
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      data[at] = 255 * (x / width);
      data[at + 1] = 255 * (y / height);
      data[at + 2] = 128 + 40 * Math.sin(x / 9) * Math.cos(y / 7);
    }
  return sharp(data, { raw: { width, height, channels: 3 } });
}

const LOCATION = { IFD0: { Make: 'Testcamera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N' } };

async function made(bytes: Buffer): Promise<Picture> {
  const answer = await makePicture(bytes, LIMITS);
  if (!answer.ok) throw new Error(answer.code);
  return answer.picture;
}

async function pixel(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  return [...data.subarray(at, at + 3)];
}

describe('a JPEG', () => {
  test('keeps its pixels bit by bit and loses camera, location and comments', async () => {
    const source = await photograph().jpeg({ quality: 90 }).withExif(LOCATION).toBuffer();
    expect(source.includes('Testcamera')).toBe(true);
    const picture = await made(Buffer.concat([source, Buffer.from('PK\x03\x04 hidden behind the end')]));
    expect(picture).toMatchObject({ width: 300, height: 200, fullType: 'jpeg' });
    for (const secret of ['Exif', 'Testcamera', 'GPS', 'hidden'])
      for (const file of [picture.full, picture.small, picture.medium, picture.large])
        expect(file.includes(secret), secret).toBe(false);
    expect(await sharp(picture.full).raw().toBuffer()).toEqual(await sharp(source).raw().toBuffer());
  });

  test('is turned upright', async () => {
    const source = await photograph(300, 200).jpeg({ quality: 95 }).withMetadata({ orientation: 6 }).toBuffer();
    const picture = await made(source);
    expect(picture).toMatchObject({ width: 200, height: 300 });
    expect((await sharp(picture.full).metadata()).orientation ?? 1).toBe(1);
    // Orientation 6: the left edge of the stored rows is at the top; the dark corner goes to the right.
    const [right] = await pixel(picture.full, 195, 4);
    const [bottom] = await pixel(picture.full, 195, 295);
    expect(right).toBeLessThan(20);
    expect(bottom).toBeGreaterThan(235);
    expect(await sharp(picture.medium).metadata()).toMatchObject({ width: 200, height: 300 });
  });

  test('with a wider colour space becomes sRGB, with the colours it shows', async () => {
    const red = { create: { width: 64, height: 64, channels: 3, background: { r: 200, g: 40, b: 40 } } } as const;
    const picture = await made(await sharp(red).withIccProfile('p3').jpeg({ quality: 100 }).toBuffer());
    const [r, g, b] = await pixel(picture.full, 30, 30);
    expect(Math.abs(r! - 200) + Math.abs(g! - 40) + Math.abs(b! - 40)).toBeLessThan(12);
    expect((await sharp(picture.full).metadata()).icc).toBeUndefined();
  });

  test('in CMYK becomes sRGB', async () => {
    const picture = await made(await photograph().toColourspace('cmyk').jpeg().toBuffer());
    expect(await sharp(picture.full).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });

  test('cut off in the middle is refused', async () => {
    const source = await photograph().jpeg().toBuffer();
    expect(await makePicture(source.subarray(0, source.length / 2), LIMITS)).toEqual({
      ok: false,
      code: 'image_unreadable',
    });
  });
});

test('the sizes to show are WebP of at most 160, 600 and 1200 pixels, and never larger than the picture', async () => {
  const picture = await made(await photograph(2000, 500).jpeg().toBuffer());
  const sizes = await Promise.all([picture.small, picture.medium, picture.large].map((file) => sharp(file).metadata()));
  expect(sizes.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['webp', 160, 40],
    ['webp', 600, 150],
    ['webp', 1200, 300],
  ]);
  const tiny = await made(await photograph(50, 40).jpeg().toBuffer());
  expect(await sharp(tiny.large).metadata()).toMatchObject({ width: 50, height: 40 });
});

test('what is larger than print needs is scaled down', async () => {
  const picture = await made(await photograph(6400, 100).jpeg().toBuffer());
  expect(picture.width).toBe(6000);
});

describe('a PNG', () => {
  test('with transparency keeps it', async () => {
    const half = {
      create: { width: 40, height: 40, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
    } as const;
    const picture = await made(await sharp(half).png({ compressionLevel: 0 }).toBuffer());
    expect(picture.fullType).toBe('png');
    expect((await sharp(picture.small).metadata()).hasAlpha).toBe(true);
  });

  test('with hard edges stays exact', async () => {
    const flat = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#12345a' } })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const picture = await made(flat);
    expect(picture.fullType).toBe('png');
    expect(await pixel(picture.full, 3, 3)).toEqual([0x12, 0x34, 0x5a]);
  });

  test('that is a photograph becomes a JPEG', async () => {
    const noise = Buffer.from(
      Array.from({ length: 400 * 400 * 3 }, (_, at) => 90 + ((at * 7919) % 23) + 60 * Math.sin(at / 3000)),
    );
    const picture = await made(
      await sharp(noise, { raw: { width: 400, height: 400, channels: 3 } })
        .blur(1.2)
        .png()
        .toBuffer(),
    );
    expect(picture.fullType).toBe('jpeg');
  });
});

test.each(['webp', 'avif', 'gif'] as const)('%s is taken in', async (format) => {
  const picture = await made(await photograph().toFormat(format).toBuffer());
  expect(picture).toMatchObject({ width: 300, height: 200 });
});

test('of an animation the first frame is taken', async () => {
  const frames = ['#ff0000', '#0000ff'].map((background) =>
    sharp({ create: { width: 30, height: 30, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  const animation = await sharp(await Promise.all(frames), { join: { animated: true } })
    .gif()
    .toBuffer();
  const picture = await made(animation);
  expect(picture).toMatchObject({ width: 30, height: 30 });
  expect(await pixel(picture.full, 9, 9)).toEqual([255, 0, 0]);
});

describe('a HEIC', () => {
  const LIGHT = [200, 128, 128] as const;
  const DARK = [60, 128, 128] as const;

  test('becomes a JPEG', async () => {
    const picture = await made(aHeic({ left: LIGHT, right: DARK }));
    expect(picture).toMatchObject({ width: 32, height: 32, fullType: 'jpeg' });
    expect((await pixel(picture.full, 4, 16))[0]).toBeGreaterThan(190);
    expect((await pixel(picture.full, 27, 16))[0]).toBeLessThan(80);
  });

  test('is turned upright, once', async () => {
    const picture = await made(aHeic({ left: LIGHT, right: DARK, turns: 1 }));
    // A quarter turn against the clock: what was left is at the bottom.
    expect((await pixel(picture.full, 16, 27))[0]).toBeGreaterThan(190);
    expect((await pixel(picture.full, 16, 4))[0]).toBeLessThan(80);
  });

  test('of a phone keeps its vivid colours', async () => {
    const reddish = { left: [110, 110, 180], right: [110, 110, 180] } as const;
    const p3 = (await sharp(await photograph().withIccProfile('p3').png().toBuffer()).metadata()).icc;
    const plain = await pixel((await made(aHeic(reddish))).full, 9, 9);
    const vivid = await pixel((await made(aHeic({ ...reddish, profile: p3 }))).full, 9, 9);
    // The same numbers mean a stronger red in Display P3.
    expect(vivid[0]).toBeGreaterThan(plain[0]! + 5);
    expect(vivid[1]).toBeLessThan(plain[1]!);
  });

  test('of too many pixels is refused before it is decoded', async () => {
    const limits = { ...LIMITS, maxPixels: 1000 };
    expect(await makePicture(aHeic({ left: LIGHT, right: DARK }), limits)).toEqual({
      ok: false,
      code: 'image_too_many_pixels',
    });
  });

  test('that was cut off is refused', async () => {
    const whole = aHeic({ left: LIGHT, right: DARK });
    expect(await makePicture(whole.subarray(0, 700), LIMITS)).toEqual({ ok: false, code: 'image_unreadable' });
  });
});

describe('what is refused', () => {
  test('an empty file, and one that is too small to be a picture', async () => {
    expect(await makePicture(Buffer.alloc(0), LIMITS)).toEqual({ ok: false, code: 'image_too_small' });
    expect(await makePicture(Buffer.from('GIF89a'), LIMITS)).toEqual({ ok: false, code: 'image_too_small' });
  });

  test('a file over the limit', async () => {
    expect(await makePicture(Buffer.alloc(2_000_001), LIMITS)).toEqual({ ok: false, code: 'image_too_large' });
  });

  test('a small file that unpacks into too many pixels', async () => {
    const bomb = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    expect(await makePicture(bomb, LIMITS)).toEqual({ ok: false, code: 'image_too_many_pixels' });
  });

  test('other things, whatever they call themselves', async () => {
    const things = [
      '%PDF-1.7\n',
      'PK\x03\x04',
      '<!doctype html><svg></svg>',
      '\x1f\x8b\x08\x00',
      'BM',
      'II*\x00',
      '#!/bin/sh\n',
    ];
    for (const start of things) {
      const file = Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(500, 'x')]);
      expect(await makePicture(file, LIMITS), start).toEqual({ ok: false, code: 'image_type_unsupported' });
    }
  });

  test.each(['png', 'webp', 'avif', 'gif'] as const)('a %s that was cut off', async (format) => {
    const whole = await photograph(600, 600).toFormat(format).toBuffer();
    expect(await makePicture(whole.subarray(0, whole.length / 2), LIMITS)).toEqual({
      ok: false,
      code: 'image_unreadable',
    });
  });

  test('a HEIC with nothing in it', async () => {
    const file = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(300)]);
    expect(await makePicture(file, LIMITS)).toEqual({ ok: false, code: 'image_unreadable' });
  });
});
