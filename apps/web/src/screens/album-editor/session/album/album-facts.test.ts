import { anAlbum } from '@figurina/album/testing';
import { createEditorStore } from '@figurina/editor';
import { expect, test } from 'vitest';
import { createAlbumFacts } from './album-facts.ts';
import { createMetaSource } from '../connection/meta-source.ts';

test('listeners of numbers are told also when somebody asked for them in the midst of the change', () => {
  const album = anAlbum().section('Team').spread().cell({ id: 'cell' }).sticker('Ada', { id: 'ada' }).build();
  const store = createEditorStore(album, () => ({ userId: 'me', role: 'editor', albumLocked: false }));
  const facts = createAlbumFacts(
    store,
    createMetaSource({
      id: 'album',
      title: 'Album',
      releaseDate: null,
      language: 'de',
      locked: false,
      hasOrder: false,
      role: 'owner',
      category: null,
      sections: null,
      emailNotificationsEnabled: true,
      organization: null,
    }),
    () => null,
  ).album;
  const heard: number[] = [];
  facts.subscribe(() => heard.push(facts.get().numbering.total));
  store.onChange(() => void facts.get());
  store.subscribe('nodes', () => void facts.get());
  store.transact('steps.place', [{ part: 'workspace', path: 'nodes/cell/props/stickerId', value: 'ada' }]);
  store.transact('steps.move', [{ part: 'workspace', path: 'nodes/cell/props/stickerId', value: null }]);
  expect(heard).toEqual([1, 0]);
});
