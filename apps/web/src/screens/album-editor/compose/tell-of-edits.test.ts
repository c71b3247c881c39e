import type { AlbumNode } from '@figurina/album';
import { expect, test } from 'vitest';
import { editsOf } from './tell-of-edits.ts';

const node = (type: string, props: object = {}) => ({ id: type, type, parent: null, order: 'a', props }) as AlbumNode;
const changed = (before: object | undefined, after: object | undefined, table = 'nodes') =>
  ({ table, id: 'x', before, after }) as never;

test('each kind of edit is told by its name, with how many', () => {
  const cell = (stickerId: string | null) => node('StickerCell', { stickerId });
  const image = (picture: string | null) => node('Image', { image: picture });
  const told = (label: string, ...touched: never[]) => editsOf({ label, touched });
  expect(told('steps.sticker_new', changed(undefined, {}, 'stickers'), changed(undefined, {}, 'stickers'))).toEqual([
    ['Sticker Created', { count: 2 }],
  ]);
  expect(told('steps.place', changed(cell(null), cell('s1')), changed(cell('s1'), cell(null)))).toEqual([
    ['Sticker Placed', { count: 1 }],
  ]);
  expect(told('steps.picture_background', changed(undefined, image('i1')))).toEqual([
    ['Background Image Placed', { count: 1 }],
  ]);
  expect(told('steps.spread_new', changed(undefined, node('Spread')), changed(undefined, node('Text')))).toEqual([
    ['Spread Created', { count: 1 }],
  ]);
  expect(told('steps.fill', changed(node('Spread'), node('Spread')))).toEqual([['Spread Updated', { count: 1 }]]);
  expect(told('steps.spread_delete', changed(node('Spread'), undefined), changed(node('Text'), undefined))).toEqual([
    ['Spread Deleted', { count: 1 }],
  ]);
  expect(told('steps.fill_frame', changed(image('i1'), image('i2')), changed(image(null), image('i2')))).toEqual([
    ['Image Replaced', { count: 1 }],
  ]);
  expect(
    told(
      'steps.paste',
      changed(undefined, node('Text')),
      changed(undefined, node('Text')),
      changed(undefined, node('Line')),
      changed(undefined, node('Comment')),
    ),
  ).toEqual([
    ['Element Created', { count: 2, type: 'Text' }],
    ['Element Created', { count: 1, type: 'Line' }],
  ]);
  expect(told('steps.move', changed(node('Text'), node('Text')))).toEqual([]);
});
