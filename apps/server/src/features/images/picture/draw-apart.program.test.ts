import { expect, test } from 'vitest';
import { drawApart } from './draw-apart.ts';
import { isTooComplex } from './judge-drawing.ts';
import { makePicture } from './make-picture.ts';
import { HOSTILE_DRAWINGS } from './testing/hostile-drawings.ts';

const foreign = (source: string) => ({ kind: 'foreign', source }) as const;
const hostile = (what: keyof typeof HOSTILE_DRAWINGS) => HOSTILE_DRAWINGS[what]!();
const HONEST = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle cx="9" cy="9" r="9"/></svg>';

test('a drawing that takes too long is ended, also by a renderer that cannot be told to stop, and the next is drawn', async () => {
  const slow = foreign(hostile('a path of megabytes'));
  expect(await drawApart(slow, 0.5)).toEqual({ ok: false, code: 'image_too_complex' });
  expect(await drawApart(foreign(HONEST), 60)).toMatchObject({ ok: true, picture: { width: 4096, height: 2048 } });
});

test('a drawing that takes too much memory is ended long before its time', async () => {
  expect(await drawApart(foreign(hostile('masks of masks')), 600)).toEqual({ ok: false, code: 'image_too_complex' });
});

test('too many elements, levels and steps of filters are told by the text alone', async () => {
  const told = Object.keys(HOSTILE_DRAWINGS).filter((what) => isTooComplex(hostile(what)));
  expect(told).toEqual([
    'a thousand steps of one filter',
    'a hundred thousand elements',
    'ten thousand groups in each other',
  ]);
  expect(isTooComplex(HONEST)).toBe(false);
  // One tag that never ends, quotes that never close: read once, not once for every letter.
  for (const text of [
    `<svg ${'a'.repeat(5_000_000)}`,
    '<svg a="'.repeat(600_000),
    `<svg d="${'M0 0'.repeat(1_000_000)}"/>`,
  ])
    expect(isTooComplex(text)).toBe(false);
});

test('a drawing that says it is a photograph of another type is not drawn by the way', async () => {
  const disguised = Buffer.from(`<!--ftypavif-->${hostile('a tower of filters')}`);
  const limits = { maxBytes: 1e7, maxPixels: 1e8, drawingSeconds: 0.5 };
  expect(await makePicture(disguised, limits)).toEqual({ ok: false, code: 'image_too_complex' });
});
