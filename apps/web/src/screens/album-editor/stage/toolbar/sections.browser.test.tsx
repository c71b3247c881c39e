import type { AlbumNode, NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import type { Selection } from '@figurina/editor';
import { expect, expectTypeOf, test } from 'vitest';
import { SECTIONS } from './sections.ts';
import { SECTIONS_OF } from './sections-of-types.ts';

const ALBUM = anAlbum()
  .section('Team')
  .spread({ id: 'spread' })
  .rectangle({ id: 'rectangle', fill: 2 })
  .circle({ id: 'circle', fill: 2 })
  .element('Line', { id: 'line' })
  .text('Words', { id: 'text' })
  .text('More words', { id: 'text 2' })
  .picture({ id: 'picture' })
  .picture({ id: 'frame', image: null })
  .picture({ id: 'template’s frame', image: null, template: true })
  .cell({ id: 'cell', sticker: 'Ada' })
  .cell({ id: 'cell 2', sticker: 'Bo' })
  .cell({ id: 'empty cell' })
  .group((group) => group.rectangle().text('Inside'), { id: 'group' })
  .comment('Nice', { id: 'comment' })
  .rectangle({ id: 'locked', locked: true })
  .build();

function keys(ids: readonly string[], mode: Selection['mode'] = 'element'): string {
  const nodes = ids.map((id) => ALBUM.nodes.get(id as NodeId)!);
  return SECTIONS.filter(({ shows }) => shows(nodes, mode, ALBUM))
    .map(({ key }) => key)
    .join(' ');
}

test.each([
  ['rectangle', 'order fill stroke radius opacity size align lock edit order-step'],
  ['circle', 'order fill stroke opacity size align lock edit order-step'],
  ['line', 'order stroke opacity size align lock edit order-step'],
  [
    'text',
    'order text-font text-style text-paragraph text-color opacity text-auto text-edit size align lock edit order-step text-box text-ground',
  ],
  ['picture', 'order image image-look image-fill image-flip stroke radius opacity size align lock edit order-step'],
  ['frame', 'order image image-look image-fill image-flip fill stroke radius opacity size align lock edit order-step'],
  [
    'template’s frame',
    'order template image image-look image-fill image-flip fill stroke radius opacity size align lock edit order-step',
  ],
  ['cell', 'order image sticker fill opacity size align lock edit order-step'],
  ['empty cell', 'order image sticker fill opacity size align lock edit order-step'],
  ['group', 'order group opacity size align lock edit order-step'],
  ['locked', 'lock edit'],
  ['comment', ''],
])('a %s has: %s', (id, expected) => {
  expect(keys([id])).toBe(expected);
});

test('several have what any of them has, and what is done to them together', () => {
  expect(keys(['rectangle', 'circle'])).toBe('order group fill stroke radius opacity size align lock edit order-step');
  expect(keys(['text', 'text 2'])).toBe(
    'order group text-font text-style text-paragraph text-color opacity text-auto size align lock edit order-step text-box text-ground',
  );
  expect(keys(['rectangle', 'text'])).toBe(
    'order group fill stroke radius opacity size align lock edit order-step text-ground',
  );
  expect(keys(['cell', 'cell 2'])).toBe('order group sticker fill opacity size align lock edit order-step');
  expect(keys(['picture', 'line'])).toBe('order group stroke radius opacity size align lock edit order-step');
});

test('while one types or crops there is that alone, and the spread has its own', () => {
  expect(keys(['text'], 'text')).toBe('text-font text-style text-paragraph text-color text-auto');
  expect(keys(['picture'], 'image')).toBe('crop-zoom crop-turn crop-place crop-end');
  expect(keys(['spread'], 'spread')).toBe('fill upload spread');
});

test('every type of node says what it has, and the bar has a group for all that they say', () => {
  expectTypeOf<keyof typeof SECTIONS_OF>().toEqualTypeOf<AlbumNode['type']>();
  const inBar = SECTIONS.map(({ key }) => key).filter((key) => !key.startsWith('crop-'));
  expect(new Set(Object.values(SECTIONS_OF).flat())).toEqual(new Set(inBar));
});
