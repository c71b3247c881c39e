import { IMAGE_EFFECTS, type ImageEffect } from '@figurina/contract';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Edited, EditSource } from '../edit-work.ts';
import { createEffectWork } from './apply-effect.ts';
import { duotoneEnds, lightness } from './duotone-colors.ts';

const PALETTE = ['#1f7a45', '#0a231e', '#ffc116', '#d93318', '#fff8e0'];
const SIZE = { width: 240, height: 320 };

/** A head and shoulders in front of a wall. */
const portrait = (wall: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320"><rect width="240" height="320" fill="${wall}"/>` +
        `<g transform="translate(120 120)"><ellipse cy="190" rx="100" ry="120" fill="#b03020"/>` +
        `<ellipse rx="48" ry="62" fill="#c99870"/><circle cx="-18" cy="-8" r="6"/><circle cx="18" cy="-8" r="6"/></g></svg>`,
    ),
  ).removeAlpha();

async function edit(
  effect: ImageEffect,
  bytes: Buffer,
  part: Partial<EditSource> = {},
): Promise<{ answer: Edited; steps: string[]; partials: Buffer[] }> {
  const steps: string[] = [];
  const partials: Buffer[] = [];
  const source = { bytes, ...SIZE, face: { x: 0.3, y: 0.18, width: 0.4, height: 0.39 }, palette: PALETTE, ...part };
  const answer = await createEffectWork(effect)(source, {
    step: async (step) => void steps.push(step),
    partial: async (picture) => void partials.push(picture),
    signal: new AbortController().signal,
  });
  return { answer, steps, partials };
}

async function pixel(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)];
}

async function done(effect: ImageEffect, bytes: Buffer, part?: Partial<EditSource>): Promise<Buffer> {
  const { answer } = await edit(effect, bytes, part);
  if (!answer.ok) throw new Error(answer.code);
  return answer.bytes;
}

describe('every effect', () => {
  test.each(IMAGE_EFFECTS)('%s keeps the size, is another picture, and shows a small one first', async (effect) => {
    const photo = await portrait('#d8dcd9').jpeg({ quality: 95 }).toBuffer();
    const { answer, steps, partials } = await edit(effect, photo);
    if (!answer.ok) throw new Error(answer.code);
    expect(await sharp(answer.bytes).metadata()).toMatchObject({ ...SIZE, format: 'jpeg', space: 'srgb' });
    expect(steps).toEqual(['request_sent', 'connected', 'request_accepted']);
    expect(partials).toHaveLength(1);
    const [before, after] = await Promise.all(
      [photo, answer.bytes].map((one) => sharp(one).removeAlpha().toColourspace('srgb').raw().toBuffer()),
    );
    expect(before!.equals(after!)).toBe(false);
  });

  test.each(['black_and_white', 'duotone', 'comic'] as const)('%s leaves a cut-out a cut-out', async (effect) => {
    const cut = await sharp({ create: { ...SIZE, channels: 4, background: { r: 200, g: 90, b: 40, alpha: 0 } } })
      .png()
      .toBuffer();
    const { data } = await sharp(await done(effect, cut))
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.max(...data)).toBe(0);
  });
});

test('a photo that is grey already takes colours', async () => {
  const grey = await portrait('#d8dcd9').greyscale().toColourspace('b-w').jpeg().toBuffer();
  const [red, , blue] = await pixel(await done('duotone', grey), 10, 10);
  expect(red! - blue!).toBeGreaterThan(15);
});

test('black and white has no colour left', async () => {
  const [r, g, b] = await pixel(await done('black_and_white', await portrait('#2f9def').jpeg().toBuffer()), 120, 300);
  expect([g, b]).toEqual([r, r]);
});

test('a duotone runs from the darkest to the lightest colour of the album', async () => {
  const photo = await sharp({ create: { ...SIZE, channels: 3, background: '#000' } })
    .composite([{ input: { create: { width: 240, height: 160, channels: 3, background: '#fff' } }, gravity: 'north' }])
    .png()
    .toBuffer();
  const made = await done('duotone', photo);
  const near = (color: number[], wanted: readonly number[]) =>
    color.forEach((value, channel) => expect(Math.abs(value - wanted[channel]!)).toBeLessThan(6));
  near(await pixel(made, 20, 20), [255, 248, 224]);
  near(await pixel(made, 20, 300), [10, 35, 30]);
});

test('the ends of a duotone are far enough apart whatever the palette', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(fc.array(hex, { maxLength: 5 }), (palette) => {
      const [dark, light] = duotoneEnds(palette);
      expect(lightness(dark)).toBeLessThan(62);
      expect(lightness(light)).toBeGreaterThan(213);
    }),
  );
});

test.each([
  ['a light wall', '#d8dcd9'],
  ['a dark one', '#20242a'],
  ['one of the colour of the jacket', '#b03020'],
])('surroundings take the first colour of the palette, the person keeps theirs: %s', async (_, wall) => {
  const photo = await portrait(wall).jpeg({ quality: 95 }).toBuffer();
  const made = await done('tinted_surroundings', photo);
  const [r, g, b] = (await pixel(made, 12, 12)) as [number, number, number];
  // The green of the album, at whatever brightness the wall has.
  expect(g).toBeGreaterThan(r * 1.2);
  expect(g).toBeGreaterThan(b);
  for (const [x, y] of [
    [120, 140],
    [102, 112],
    [120, 240],
  ] as const) {
    const [before, after] = [await pixel(photo, x, y), await pixel(made, x, y)];
    before.forEach((value, channel) => expect(Math.abs(value - after[channel]!)).toBeLessThan(10));
  }
});

test('surroundings become soft, the face stays sharp', async () => {
  const stripes = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320">${Array.from({ length: 60 }, (_, at) => `<rect x="${at * 4}" width="2" height="320"/>`).join('')}</svg>`;
  const photo = await sharp(Buffer.from(stripes)).flatten({ background: '#fff' }).png().toBuffer();
  const made = await done('soft_surroundings', photo);
  const contrast = async (y: number) => {
    const values = await Promise.all([0, 1, 2, 3].map(async (x) => (await pixel(made, (y < 20 ? 4 : 120) + x, y))[0]!));
    return Math.max(...values) - Math.min(...values);
  };
  expect(await contrast(118)).toBeGreaterThan(150);
  expect(await contrast(4)).toBeLessThan(90);
});

test('light is evened: what lies in the shadow comes nearer to what lies in the sun', async () => {
  const light = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="320"><linearGradient id="l"><stop stop-color="#303030"/><stop offset="1" stop-color="#c0c0c0"/></linearGradient><rect width="240" height="320" fill="url(#l)"/><rect y="150" width="240" height="20"/><rect y="180" width="240" height="20" fill="#fff"/></svg>`;
  const made = await done('even_light', await sharp(Buffer.from(light)).removeAlpha().png().toBuffer());
  const [dark, bright] = [await pixel(made, 40, 80), await pixel(made, 200, 80)];
  expect(bright[0]! - dark[0]!).toBeLessThan(0.85 * 96);
});
