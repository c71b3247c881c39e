import { expect, test } from 'vitest';
import { neededSize, sharpBitmap } from './sharp-bitmap.ts';
import { vectorDrawing } from './vector-drawing.ts';

const SIZE = { width: 4096, height: 2048 };
const svg = (content: string, root = 'viewBox="0 0 20 10"'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${content}</svg>`;
const isVector = (content: string, root?: string): boolean => vectorDrawing(svg(content, root), SIZE) !== null;

test('a drawing is printed as one, as large as its bitmap and stretched as that is', () => {
  const drawing = vectorDrawing(svg('<style>.a{fill:#123456}</style><path class="a" d="M0 0h9v9z"/>'), SIZE);
  expect(drawing).toContain('width="4096" height="2048"');
  expect(drawing).toContain('preserveAspectRatio="none"');
  expect(drawing).toContain('viewBox="0 0 20 10"');
  expect(vectorDrawing(svg('<path/>', 'width="20mm" height="10mm"'), SIZE)).toContain('viewBox="0 0 20 10"');
  expect(isVector('<defs><g id="a"><path/></g></defs><use href="#a"/><use href="#a"/>')).toBe(true);
  expect(isVector('<linearGradient><stop stop-opacity=".5"/></linearGradient>')).toBe(true);
  expect(isVector('<radialGradient><stop stop-color="#fff"/></radialGradient>')).toBe(true);
  expect(isVector('<path stroke-dasharray="2 1"/>')).toBe(true);
});

test('what a browser would print as pixels, otherwise or for minutes keeps its bitmap', () => {
  for (const content of [
    '<text>Ada</text>',
    '<image href="data:image/png;base64,"/>',
    '<filter/><path/>',
    '<path filter="url(#a)"/>',
    '<path style="mix-blend-mode:multiply"/>',
    '<style>.a{mask:url(#a)}</style><path/>',
    '<svg><path/></svg>',
    '<linearGradient spreadMethod="reflect"/>',
    '<radialGradient fx="1"/>',
    '<radialGradient><stop stop-opacity=".5"/></radialGradient>',
    '<defs><g id="a"><use href="#b"/></g><g id="b"><path/></g></defs><use href="#a"/>',
    '<g id="a"><use href="#a"/></g>',
    '<g stroke-dasharray="0.01 1.4"><path/></g>',
  ])
    expect(isVector(content), content).toBe(false);
  expect(isVector('<path/>', 'viewBox="0 0 20 10" width="10" height="10"')).toBe(false);
  expect(isVector('<path/>', '')).toBe(false);
  expect(vectorDrawing('<svg', SIZE)).toBeNull();
});

test('a bitmap that would be coarse on paper is drawn again at 300 pixels an inch, opaque where the drawing is', async () => {
  const filtered = (ground: string) =>
    svg(`<filter id="f"><feGaussianBlur stdDeviation="1"/></filter>${ground}<path filter="url(#f)" d="M0 0h9v9z"/>`);
  const small = { width: 200, height: 100 };
  expect(neededSize(small, 150)).toEqual({ width: 400, height: 200 });
  for (const [ground, isOpaque] of [
    ['<path fill="#fff" d="M-1-1h30v30h-30z"/>', true],
    ['', false],
  ] as const) {
    const drawn = await sharpBitmap(filtered(ground), small, 150);
    const head = new DataView(await drawn!.slice(0, 33).arrayBuffer());
    // Of a PNG: its sides and the type of its pixels, 2 without and 6 with transparency.
    expect([head.getUint32(16), head.getUint32(20), head.getUint8(25)]).toEqual([400, 200, isOpaque ? 2 : 6]);
  }
  // Enough pixels, letters of fonts that are not ours, more pixels than there is memory for.
  expect(await sharpBitmap(filtered(''), small, 300)).toBeNull();
  expect(await sharpBitmap(svg('<text>Ada</text>'), small, 150)).toBeNull();
  expect(neededSize({ width: 10_000, height: 10_000 }, 150)).toBeNull();
});
