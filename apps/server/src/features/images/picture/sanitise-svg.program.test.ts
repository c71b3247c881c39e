import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makePicture } from './make-picture.ts';
import { sanitiseSvg } from './sanitise-svg.ts';

const svg = (content: string, attributes = 'viewBox="0 0 40 20"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${content}</svg>`;
const RECT = '<rect width="4" height="4"/>';
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('nothing that runs or reaches out survives', () => {
  test.each([
    ['a script', '<script>evil()</script>', /script|evil/],
    ['a handler', '<rect width="1" height="1" onclick="evil()"/>', /onclick|evil/],
    [
      'HTML',
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="javascript:evil()"/></foreignObject>',
      /iframe|evil/,
    ],
    ['a link', '<a href="javascript:evil()"><rect width="1" height="1"/></a>', /<a|evil/],
    ['a picture from elsewhere', '<image href="http://evil.example/a.png" width="1" height="1"/>', /evil/],
    ['a file of the server', '<image xlink:href="file:///etc/passwd" width="1" height="1"/>', /passwd/],
    ['a drawing from elsewhere', '<use href="//evil.example/a.svg#x"/>', /evil/],
    ['a drawing in a data address', '<image href="data:image/svg+xml;base64,PHN2Zz4=" width="1" height="1"/>', /data:/],
    ['an import', '<style>@import url(http://evil.example/x.css);</style>', /evil|import/],
    ['an address in a style', '<rect style="fill:url(http://evil.example/x)" width="1" height="1"/>', /evil/],
    ['an unquoted address with a bracket', `<style>rect{fill:url(http://evil.example/\\)x)}</style>`, /evil/],
    ['an escaped address', '<style>rect{background:u\\72l(http://evil.example)}</style>', /evil/],
    ['a filter from elsewhere', '<rect filter="url(http://evil.example/f#x)" width="1" height="1"/>', /evil/],
    [
      'an animation of an address',
      '<image href="#x"><animate attributeName="href" to="javascript:evil()"/></image>',
      /animate|evil/,
    ],
    ['an entity', '<text>&evil;</text>', /ENTITY/],
  ])('%s', (_name, hostile, never) => {
    const clean = sanitiseSvg(svg(RECT + hostile + RECT));
    expect(clean).not.toMatch(never);
    // What stands beside it stays.
    expect(clean?.match(/<rect width="4" height="4"\/>/g)).toHaveLength(2);
  });
});

test('what drawings are made of stays: sizes, gradients, clips, reuse, own styles, embedded bitmaps', () => {
  const content = [
    '<defs><linearGradient id="lg" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="#f00"/></linearGradient>',
    '<clipPath id="c"><circle cx="1" cy="1" r="1"/></clipPath><g id="s"><path d="M0 0h1"/></g></defs>',
    '<style>.g{fill:url(#lg)}</style><rect class="g" clip-path="url(#c)" width="9" height="9"/>',
    `<use xlink:href="#s" x="2"/><image href="${PIXEL}" width="3" height="3"/><text x="1" font-size="4">Grüße</text>`,
  ].join('');
  const clean = sanitiseSvg(svg(content));
  for (const part of [
    'viewBox="0 0 40 20"',
    '<linearGradient id="lg"',
    'gradientUnits',
    'url(#lg)',
    'url(#c)',
    '"#s"',
    PIXEL,
    'Grüße',
  ])
    expect(clean).toContain(part);
});

test('nothing to draw is no drawing', () => {
  expect(sanitiseSvg(svg(''))).toBeUndefined();
  expect(sanitiseSvg(svg('<script>1</script>'))).toBeUndefined();
});

const LIMITS = { maxBytes: 10_000_000, maxPixels: 20_000_000, drawingSeconds: 60 };

test('a drawing is stored clean, printed as a sharp bitmap, whatever size it claims', async () => {
  const source = `<?xml version="1.0"?>\n<!-- drawn by hand -->\n<!DOCTYPE svg>${svg(`${RECT}<script>evil()</script>`, 'viewBox="0 0 40 20" width="100000" height="50000"')}`;
  const made = await makePicture(Buffer.from(source), LIMITS);
  if (!made.ok) throw new Error(made.code);
  expect(made.picture).toMatchObject({ width: 4096, height: 2048, fullType: 'png' });
  expect(made.picture.svg).not.toContain('evil');
  expect(await sharp(made.picture.large).metadata()).toMatchObject({ width: 1200, height: 600, hasAlpha: true });
});

test.each([
  ['pixels', 'width="40" height="20"'],
  ['millimetres', 'width="238mm" height="119mm"'],
  ['few millimetres', 'width="3mm" height="1.5mm"'],
  ['per cent', 'width="100%" height="100%"'],
])('a drawing in %s is as large as any other', async (_name, size) => {
  const made = await makePicture(Buffer.from(svg(RECT, `viewBox="0 0 40 20" ${size}`)), LIMITS);
  if (!made.ok) throw new Error(made.code);
  expect(made.picture).toMatchObject({ width: 4096, height: 2048 });
});

test('a drawing that multiplies itself is refused', async () => {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
  );
  const bomb = svg(`<defs><g id="l0">${RECT}</g>${levels.join('')}</defs><use href="#l12"/>`);
  expect(await makePicture(Buffer.from(bomb), LIMITS)).toEqual({ ok: false, code: 'image_unreadable' });
});

test('a drawing that contains itself is refused', () => {
  expect(sanitiseSvg(svg(`<g id="a"><use href="#b"/></g><g id="b"><use xlink:href="#a"/></g>`))).toBeUndefined();
});

test('a drawing of too many bytes is refused before it is read', async () => {
  expect(await makePicture(Buffer.from(svg(RECT.repeat(250_000))), LIMITS)).toEqual({
    ok: false,
    code: 'image_too_large',
  });
});
