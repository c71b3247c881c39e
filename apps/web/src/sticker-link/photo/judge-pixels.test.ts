import { expect, test } from 'vitest';
import { judgePixels } from './judge-pixels.ts';

const SIZE = 64;

function picture(shade: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      const value = shade(x, y);
      data.set([value, value, value, 255], 4 * (y * SIZE + x));
    }
  return { width: SIZE, height: SIZE, data };
}

test('light: dark, bright, and what lies between', () => {
  expect(judgePixels(picture(() => 30)).light).toBe('dark');
  expect(judgePixels(picture(() => 240)).light).toBe('bright');
  expect(judgePixels(picture((x) => 90 + x)).light).toBe('good');
});

test('sharpness: edges are sharp, the same picture washed out is not', () => {
  const stripes = (x: number) => (Math.floor(x / 8) % 2 ? 170 : 90);
  const washed = (x: number) => 130 + 40 * Math.sin((x / 16) * Math.PI * 2);
  expect(judgePixels(picture(stripes)).sharp).toBe(true);
  expect(judgePixels(picture(washed)).sharp).toBe(false);
});
