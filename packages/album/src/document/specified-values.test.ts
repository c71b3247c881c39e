/** The defaults, bounds and lists of the specification (sections 3, 5 and 9), written out here once more. */
import { describe, expect, it, test } from 'vitest';
import { anAlbum } from '../../testing/index.ts';
import { tidyCrop } from '../geometry/cropping.ts';
import { GRID } from '../geometry/snap-lines.ts';
import { GRADIENT_DIRECTIONS } from '../palette/gradient-stops.ts';
import { STICKERPACK_SHEET } from '../print/page-size.ts';
import { resolveFont } from '../text/resolve-font.ts';
import { checkProp, checkSticker } from './check-record.ts';
import { NODE_DEFAULTS, STICKER_DEFAULTS } from './complete.ts';
import type { NodeType } from './nodes/node-props.ts';
import { ALIGNMENTS, FONT_SIZES, LINE_HEIGHTS } from './rich-text.ts';

test.each([
  ['Text', { width: 100, height: 20, size: 11, lineHeight: 150, align: 'left', color: '#000000', font: 'paragraph' }],
  ['Circle', { width: 100, height: 100 }],
  ['Rectangle', { width: 100, height: 100 }],
  ['Line', { width: 100, height: 1, strokeWidth: 1 }],
  ['Spread', { fill: '#ffffff' }],
  ['Image', { cx: 0, cy: 0, cscale: 1, crotation: 0 }],
] as const)('a new %s', (type, props) => {
  expect(NODE_DEFAULTS[type]).toMatchObject(props);
});

test('a new sticker', () => {
  expect(STICKER_DEFAULTS).toMatchObject({
    cx: 0,
    cy: 0,
    cscale: 1,
    crotation: 0,
    stickerLayout: 'default',
    cellLayout: 'default',
  });
});

describe('bounds', () => {
  it.each([
    ['Rectangle', 'strokeWidth', 0, 100],
    ['Circle', 'strokeWidth', 0, 100],
    ['Image', 'strokeWidth', 0, 100],
    ['Line', 'strokeWidth', 0, 100],
    ['Rectangle', 'borderRadius', 0, 50],
    ['Image', 'borderRadius', 0, 50],
    ['Text', 'opacity', 0, 1],
    ['Rectangle', 'fillOpacity', 0, 1],
    ['Image', 'cscale', 0.0001, 9],
  ] as const)('%s %s from %d to %d', (type: NodeType, prop, least, most) => {
    expect(checkProp(type, prop, least)).toBeNull();
    expect(checkProp(type, prop, most)).toBeNull();
    expect(checkProp(type, prop, least - 0.0001)).not.toBeNull();
    expect(checkProp(type, prop, most + 0.0001)).not.toBeNull();
  });

  it('a crop that is changed by hand stays within its scale', () => {
    const crop = { cx: 0, cy: 0, crotation: 0 };
    expect(tidyCrop({ ...crop, cscale: 9.5 }).cscale).toBe(9);
    expect(tidyCrop({ ...crop, cscale: 0 }).cscale).toBe(0.0001);
  });

  it('a gradient has 2 to 4 colours', () => {
    const gradient = (count: number) => ({
      type: 'linear',
      colors: Array.from({ length: count }, () => 2),
      direction: 0,
    });
    expect([1, 2, 3, 4, 5].map((count) => checkProp('Rectangle', 'fill', gradient(count)) === null)).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('names and positions of stickers have 30 characters, names of chapters 50', () => {
    const sticker = (props: object) => checkSticker('s', { id: 's', sectionId: 'n', ...props });
    expect(sticker({ name: 'n'.repeat(30), position: 'p'.repeat(30) })).toBeNull();
    expect(sticker({ name: 'n'.repeat(31) })).not.toBeNull();
    expect(sticker({ position: 'p'.repeat(31) })).not.toBeNull();
    expect(checkProp('Section', 'name', 'n'.repeat(50))).toBeNull();
    expect(checkProp('Section', 'name', 'n'.repeat(51))).not.toBeNull();
  });
});

test('lists', () => {
  expect(FONT_SIZES).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28, 36, 48, 72]);
  expect(LINE_HEIGHTS).toEqual([100, 120, 150, 200]);
  expect(ALIGNMENTS).toEqual(['left', 'center', 'right', 'justify']);
  expect(GRADIENT_DIRECTIONS).toEqual([90, 0, 45, 135]);
});

test('a role without a font of its own is set in Rubik', () => {
  const { fonts } = anAlbum().section().spread().build();
  expect(resolveFont('paragraph', new Map()).family).toBe('Rubik');
  expect(resolveFont('paragraph', fonts).family).toBe('Rubik');
});

test('the grid, and the sheet of a pack of stickers, in millimetres', () => {
  expect(GRID).toBe(5);
  expect(STICKERPACK_SHEET).toEqual({ width: 240, height: 75 });
});
