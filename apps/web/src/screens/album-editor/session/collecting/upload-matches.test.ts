import { type Patch, type StickerId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { createEditorStore } from '@figurina/editor';
import { expect, test } from 'vitest';
import { anUpload } from '../../panels/stickers/collect/testing/answers.ts';
import { uploadMatchesOf } from './upload-matches.ts';
import { uploadsOfChapter } from './uploads-of-chapter.ts';

function open() {
  const document = anAlbum().section('Elf', { id: 'elf' }).sticker('Can Demir', { id: 'can' }).section('Stab').build();
  const store = createEditorStore(document, () => ({ userId: 'me', role: 'owner', albumLocked: false }));
  const rename = (name: string): void => {
    const patch: Patch = [{ part: 'stickers', path: 'can/name', value: name }];
    store.receive(patch);
  };
  return { store, rename, matches: uploadMatchesOf({ store }) };
}
const upload = anUpload({ id: 'u', name: 'Can', last_name: 'Demir' });

test('what an upload becomes is the same object until something about it is another', () => {
  const { store, rename, matches } = open();
  expect(uploadMatchesOf({ store })).toBe(matches);
  const draft = matches.draft(upload);
  expect(draft.stickerId).toBe('can');
  expect(matches.draft(upload)).toBe(draft);
  const change = { name: 'Jan' };
  expect(matches.draft(upload, change)).toEqual({ ...draft, name: 'Jan' });
  expect(matches.draft(upload, change)).toBe(matches.draft(upload, change));
  expect(matches.draft(upload)).toEqual(draft);
  rename('Wer anders');
  expect(matches.draft(upload).stickerId).toBeNull();
  expect(store.document.stickers.get('can' as StickerId)?.name).toBe('Wer anders');
});

test('it waits for the chapter of the person it belongs to, else for the one that was chosen', () => {
  const { store, rename, matches } = open();
  const uploads = [upload, anUpload({ id: 'v', section_id: 'elf' }), anUpload({ id: 'w', state: 'rejected' })];
  const waiting = () => uploadsOfChapter(uploads, 'elf', { document: store.document, matches });
  expect(waiting()).toEqual(['u', 'v']);
  rename('Wer anders');
  expect(waiting()).toEqual(['v']);
});
