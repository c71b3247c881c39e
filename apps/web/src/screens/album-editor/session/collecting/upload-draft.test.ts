import { anAlbum } from '@figurina/album/testing';
import type { StickerUpload } from '@figurina/contract';
import { expect, test } from 'vitest';
import { changeOf, draftOf, faultOf, isSafe, matchesOf } from './upload-draft.ts';

const album = anAlbum()
  .section('Elf')
  .sticker('Can Demir')
  .sticker('Mira Öztürk', { photo: [300, 400] })
  .sticker('Samira Haddad')
  .spread()
  .build();
const idOf = (name: string) => [...album.stickers.values()].find((sticker) => sticker.name === name)!.id;
const anUpload = (part: Partial<StickerUpload>): StickerUpload =>
  ({
    id: 'u1',
    name: '',
    last_name: '',
    position: '',
    section_id: null,
    sticker_id: null,
    personal: false,
    same_picture_as: [],
    cx: 0,
    cy: 0,
    cscale: 1,
    crotation: 0,
    ...part,
  }) as StickerUpload;
function looked(part: Partial<StickerUpload>) {
  const upload = anUpload(part);
  const matches = matchesOf(upload, album);
  const draft = draftOf(upload, matches);
  return { upload, draft, fault: faultOf(draft, album), safe: isSafe(upload, draft, matches, album) };
}

test('an exact match without a photo is safe, and is told to the server', () => {
  const { upload, draft, fault, safe } = looked({ name: 'Can', last_name: 'Demir' });
  expect({ name: draft.name, stickerId: draft.stickerId, fault, safe }).toEqual({
    name: 'Can Demir',
    stickerId: idOf('Can Demir'),
    fault: null,
    safe: true,
  });
  expect(changeOf(upload, draft)).toEqual({ sticker_id: idOf('Can Demir') });
});

test('a spelling is proposed, but is not safe; nor is somebody with a photo, nor a picture that came before', () => {
  expect(looked({ name: 'Demir', last_name: 'Can' })).toMatchObject({
    draft: { stickerId: idOf('Can Demir') },
    safe: false,
  });
  expect(looked({ name: 'Mira Öztürk' })).toMatchObject({ draft: { stickerId: idOf('Mira Öztürk') }, safe: false });
  expect(looked({ name: 'Can Demir', same_picture_as: ['u0'] }).safe).toBe(false);
});

test('a likeness is no match until somebody says so', () => {
  expect(looked({ name: 'S. Haddad' }).draft.stickerId).toBeNull();
});

test('a personal link is safe even when it replaces a photo', () => {
  expect(looked({ name: 'M', sticker_id: idOf('Mira Öztürk'), personal: true })).toMatchObject({
    safe: true,
    fault: null,
  });
});

test('without a match a name is needed, and a chapter that is still there', () => {
  expect(looked({ name: '   ' }).fault).toBe('name_missing');
  expect(looked({ name: 'Neu', section_id: 'gone' }).fault).toBe('section_gone');
  expect(looked({ name: 'Neu' }).fault).toBeNull();
  expect(looked({ name: '', sticker_id: 'gone' }).fault).toBe('sticker_gone');
});

test('only what was changed is sent', () => {
  const upload = anUpload({ name: 'Neu', position: 'Tor' });
  const draft = draftOf(upload, []);
  expect(changeOf(upload, draft)).toBeNull();
  expect(changeOf(upload, { ...draft, name: 'Neue ', crop: { ...draft.crop, cscale: 2 } })).toEqual({
    name: 'Neue',
    last_name: '',
    crop: { cx: 0, cy: 0, cscale: 2, crotation: 0 },
  });
});
