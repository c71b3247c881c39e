import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { KT } from '@figurina/drawing';
import { createEditorStore } from '@figurina/editor';
import { expect, test } from 'vitest';
import { createTextHeights } from './text-heights.ts';

const TEXT = 'text' as NodeId;

test('the height of a text follows while its width is pulled, and is kept otherwise', () => {
  const album = anAlbum().section().spread().text('Some words', { id: TEXT, width: 60 }).build();
  const store = createEditorStore(album, () => ({ userId: 'me', role: 'editor', albumLocked: false }));
  const world = document.createElement('div');
  world.innerHTML = `<div data-node="${TEXT}" class="fg-text"></div>`;
  document.body.append(world);
  const box = world.firstElementChild as HTMLElement;
  const heightIs = (millimetres: number): void => void (box.style.height = `${millimetres * KT}px`);
  const { get, end } = createTextHeights(() => world, store, { subscribe: () => () => undefined });

  heightIs(10);
  expect(get(TEXT)).toBeCloseTo(10, 0);
  heightIs(20);
  expect(get(TEXT)).toBeCloseTo(10, 0);
  store.shown.show(new Map([[TEXT, { x: 0, width: 30 }]]));
  expect(get(TEXT)).toBeCloseTo(20, 0);
  heightIs(30);
  expect(get(TEXT)).toBeCloseTo(30, 0);
  // Given up: it is as high as before.
  store.shown.show(null);
  expect(get(TEXT)).toBeCloseTo(10, 0);
  end();
  world.remove();
});
