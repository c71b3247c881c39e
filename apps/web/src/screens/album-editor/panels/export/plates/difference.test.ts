import { expect, test } from 'vitest';
import { differenceOf, type Pixels } from './difference.ts';

const WIDTH = 20;
const SIZE = { width: WIDTH, height: WIDTH };
type Rgb = readonly [number, number, number];
const PAPER: Rgb = [255, 255, 255];
const INK: Rgb = [20, 24, 30];

function drawn(colorAt: (x: number, y: number) => Rgb | null): Pixels {
  const data = new Uint8ClampedArray(4 * WIDTH * WIDTH);
  for (let at = 0; at < WIDTH * WIDTH; at++) {
    const color = colorAt(at % WIDTH, Math.floor(at / WIDTH));
    data.set(color ? [...color, 255] : [0, 0, 0, 0], 4 * at);
  }
  return { ...SIZE, data };
}
const stripe = (from: number, to: number, ink = INK, paper = PAPER): Pixels =>
  drawn((x) => (x >= from && x < to ? ink : paper));

test('edges two pixels apart and colours as inks bend them are alike, other shapes and other colours are not', () => {
  const page = stripe(5, 12);
  expect(differenceOf(page, stripe(7, 14)).share).toBe(0);
  expect(differenceOf(page, stripe(5, 12, [44, 44, 42], [250, 249, 246])).share).toBe(0);
  // An edge in the middle of a pixel is a mix of both sides.
  const mixed: Rgb = [138, 140, 143];
  expect(
    differenceOf(
      page,
      drawn((x) => (x === 5 ? mixed : x > 5 && x < 12 ? INK : PAPER)),
    ).share,
  ).toBe(0);
  const moved = differenceOf(page, stripe(11, 18));
  expect(moved.share).toBeGreaterThan(0.3);
  expect([moved.marks[7], moved.marks[14], moved.marks[10], moved.marks[0]]).toEqual([1, 1, 0, 0]);
  expect(differenceOf(page, stripe(5, 12, [200, 30, 40])).share).toBeGreaterThanOrEqual(7 / 20);
  // A hair between two pixels is pale on both.
  const pale = drawn((x) => (x === 8 || x === 9 ? [138, 140, 143] : PAPER));
  expect(differenceOf(stripe(8, 9), pale).share).toBe(0);
  // A hair that only one of them has, whichever it is.
  expect(differenceOf(stripe(0, 0), stripe(8, 9)).share).toBe(3 / 20);
  expect(differenceOf(stripe(8, 9), stripe(0, 0)).share).toBe(3 / 20);
});

test('what the page does not show is not compared', () => {
  const half = drawn((x) => (x < 10 ? PAPER : null));
  expect(differenceOf(half, stripe(10, 20)).share).toBe(0);
  expect(differenceOf(half, stripe(0, 10)).share).toBeGreaterThan(0.7);
});
