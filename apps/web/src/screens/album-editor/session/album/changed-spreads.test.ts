import { anAlbum } from '@figurina/album/testing';
import type { Patch } from '@figurina/album';
import { type Change, createEditorStore } from '@figurina/editor';
import { expect, test } from 'vitest';
import { changedSpreads } from './changed-spreads.ts';

function after(patch: Patch): string[] | null {
  const album = anAlbum()
    .section('Team')
    .image({ id: 'face', model: 'sticker' })
    .image({ id: 'ground' })
    .sticker('Ada', { id: 'ada', image: 'face' })
    .spread({ id: 'one' })
    .cell({ id: 'cell', stickerId: 'ada' })
    .spread({ id: 'two' })
    .group((inside) => inside.picture({ id: 'picture', image: 'ground' }), { id: 'group' })
    .spread({ id: 'three' })
    .rectangle({ id: 'box' });
  const store = createEditorStore(album.build(), () => ({ userId: 'me', role: 'editor', albumLocked: false }));
  let touched: Change['touched'] = [];
  store.onChange((change) => (touched = change.touched));
  expect(store.transact('steps.change', patch)).toMatchObject({ ok: true });
  const spreads = changedSpreads(store.document, touched);
  return spreads && [...spreads].toSorted();
}

test('a node changes the spread it lies on, however deep in groups', () => {
  expect(after([{ part: 'workspace', path: 'nodes/picture/props/x', value: 3 }])).toEqual(['two']);
});

test('an element that goes to another spread changes both', () => {
  expect(after([{ part: 'workspace', path: 'nodes/box/parent', value: 'one' }])).toEqual(['one', 'three']);
});

test('an element that goes altogether changes the spread it lay on', () => {
  expect(after([{ part: 'workspace', path: 'nodes/box', removed: true }])).toEqual(['three']);
});

test('a sticker changes the spreads of its cells', () => {
  expect(after([{ part: 'stickers', path: 'ada/name', value: 'Grace' }])).toEqual(['one']);
});

test('a picture changes where it lies, and where stickers with it are', () => {
  const face = { width: 10, height: 10, face: null };
  expect(after([{ part: 'images', path: 'face/details', value: face }])).toEqual(['one']);
  expect(after([{ part: 'images', path: 'ground/details', value: face }])).toEqual(['two']);
});

test('a colour may be anywhere', () => {
  expect(after([{ part: 'colors', path: '2', value: '#123456' }])).toBeNull();
});
