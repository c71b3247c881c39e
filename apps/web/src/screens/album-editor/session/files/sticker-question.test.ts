import { applyUnit, type ImageId, isRefused, type NodeId, toParts } from '@figurina/album';
import { applyPatch } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import { answerSticker, stickerQuestion } from './sticker-question.ts';

const album = () =>
  anAlbum()
    .section('Erste Mannschaft')
    .spread()
    .cell({ id: 'empty' })
    .cell({ id: 'taken', sticker: 'Ada', photo: [900, 1200] })
    .picture({ id: 'picture' })
    .image({ id: 'photo', filename: 'Jörg_Müller.jpg' })
    .build();
const empty = 'empty' as NodeId;
const taken = 'taken' as NodeId;
const owner = { userId: 'me', role: 'owner', albumLocked: false } as const;
const answer = {
  imageId: 'photo' as ImageId,
  untitled: 'Unbenanntes Team',
  makeId: ids(),
  now: '2026-11-21T20:00:00Z',
};

function ids() {
  let count = 0;
  return () => `made${count++}`;
}

describe('the question whether a picture becomes a sticker', () => {
  const file = { kind: 'file', file: new File(['x'], 'Jörg_Müller.jpg') } as const;

  it('names the new sticker after the file, and its chapter', () => {
    expect(stickerQuestion(album(), empty, file)).toMatchObject({
      name: 'Jörg Müller',
      chapter: 'Erste Mannschaft',
      shown: null,
    });
  });

  it('names the sticker whose photo is replaced', () => {
    expect(stickerQuestion(album(), taken, file)).toMatchObject({ shown: { name: 'Ada' } });
  });

  it('is none where there is no cell', () => {
    expect(stickerQuestion(album(), 'picture' as NodeId, file)).toBeNull();
  });

  it('answered with yes makes a sticker of the chapter in the cell', () => {
    const document = album();
    const patch = answerSticker(document, stickerQuestion(document, empty, file)!, answer);
    if (isRefused(patch)) throw new Error(patch.code);
    expect(applyUnit(document, patch, owner).ok).toBe(true);
    const cell = document.nodes.get(empty);
    const sticker = cell?.type === 'StickerCell' ? document.stickers.get(cell.props.stickerId as never) : null;
    expect(sticker).toMatchObject({ name: 'Jörg Müller', image: 'photo' });
    expect(document.nodes.get(sticker!.sectionId as NodeId)?.props.name).toBe('Erste Mannschaft');
    expect(document.images.get(answer.imageId)?.model).toBe('sticker');
  });

  it('answered with yes replaces the photo, takes the picture off the spread, and is undone whole', () => {
    const document = album();
    const before = toParts(document);
    const picture = document.nodes.get('picture' as NodeId);
    const imageId = (picture?.type === 'Image' ? picture.props.image : null) as ImageId;
    const source = { kind: 'picture', nodeId: 'picture' as NodeId, imageId } as const;
    const patch = answerSticker(document, stickerQuestion(document, taken, source)!, { ...answer, imageId });
    if (isRefused(patch)) throw new Error(patch.code);
    const done = applyUnit(document, patch, owner);
    if (!done.ok) throw new Error(done.code);
    expect([...document.stickers.values()].find(({ name }) => name === 'Ada')?.image).toBe(imageId);
    expect(document.nodes.has('picture' as NodeId)).toBe(false);
    applyPatch(document, done.inverse);
    expect(toParts(document)).toEqual(before);
  });
});
