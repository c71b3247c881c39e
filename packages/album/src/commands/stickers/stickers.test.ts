import { anAlbum } from '@figurina/album/testing';
import { describe, expect, it } from 'vitest';
import type { AlbumDocument } from '../../document/album.ts';
import type { ImageId, NodeId, StickerId } from '../../document/ids.ts';
import { applyUnit } from '../../patch/apply-unit.ts';
import { isPlaced } from '../../stickers/placed-stickers.ts';
import { addSticker } from './add-sticker.ts';
import { autoPlaceStickers } from './auto-place-stickers.ts';
import { changeSticker } from './change-sticker.ts';
import { isRefused, type CommandResult } from '../command.ts';
import { convertImageToSticker } from '../images/convert-image.ts';
import { fillFrame, placeImage } from '../images/place-image.ts';
import { placeSticker } from './place-sticker.ts';
import { removeStickers } from './remove-stickers.ts';
import { swapStickers } from './swap-stickers.ts';
import { unlinkStickers } from './unlink-sticker.ts';

const owner = { userId: 'u', role: 'owner', albumLocked: false } as const;
const node = (name: string) => name as NodeId;
const person = (name: string) => name as StickerId;

function counter() {
  let made = 0;
  return () => `made${(made += 1)}`;
}
const makeId = counter();
const now = '2026-11-21T08:00:00Z';

function run(document: AlbumDocument, result: CommandResult) {
  if (isRefused(result)) throw new Error(result.code);
  expect(applyUnit(document, result, owner)).toMatchObject({ ok: true });
}

const cell = (document: AlbumDocument, id: string) =>
  document.nodes.get(node(id))!.props as { stickerId: string | null };

describe('creating a sticker', () => {
  const base = { id: person('new'), sectionId: null, untitled: 'Unbenanntes Team', makeId, now };

  it('puts one without a chapter into the untitled one, which is made once', () => {
    const document = anAlbum().build();
    run(document, addSticker(document, { ...base, name: ' Ada ' }));
    run(document, addSticker(document, { ...base, id: person('other'), name: 'Bo' }));
    const names = document.childIds(document.rootId).map((id) => document.nodes.get(id)!.props.name);
    expect(names).toEqual(['Cover', 'Unbenanntes Team', 'Back']);
    expect([...document.stickers.values()].map(({ name, sectionId }) => [name, sectionId])).toEqual([
      ['Ada', document.childIds(document.rootId)[1]],
      ['Bo', document.childIds(document.rootId)[1]],
    ]);
  });

  it('needs a name and an existing chapter', () => {
    const document = anAlbum().build();
    expect(addSticker(document, { ...base, name: '   ' })).toMatchObject({ code: 'sticker_name_empty' });
    expect(addSticker(document, { ...base, name: 'Ada', sectionId: node('front') })).toMatchObject({
      code: 'no_section',
    });
  });
});

describe('changing a sticker', () => {
  const document = () =>
    anAlbum()
      .section('A')
      .spread()
      .cell({ id: 'cell', x: 9, y: 54, sticker: 'Ada' })
      .section('B', { id: 'b' })
      .image({ id: 'photo' })
      .build();

  it('trims, and starts a new picture uncropped', () => {
    const album = document();
    run(album, changeSticker(album, { stickerId: person('s1'), change: { cx: 0.2, name: ' Ada L. ' }, makeId }));
    run(album, changeSticker(album, { stickerId: person('s1'), change: { image: 'photo' }, makeId }));
    expect(album.stickers.get(person('s1'))).toMatchObject({ name: 'Ada L.', image: 'photo', cx: 0 });
    expect(changeSticker(album, { stickerId: person('s1'), change: { name: ' ' }, makeId })).toMatchObject({
      code: 'sticker_name_empty',
    });
  });

  it('widens the cell with the sticker, and narrows it again', () => {
    const album = document();
    run(album, changeSticker(album, { stickerId: person('s1'), change: { doubleSticker: true }, makeId }));
    expect(cell(album, 'cell')).toMatchObject({ x: 9, width: 100, height: 70, doubleSticker: true });
    run(album, changeSticker(album, { stickerId: person('s1'), change: { doubleSticker: false }, makeId }));
    expect(cell(album, 'cell')).toMatchObject({ x: 9, width: 50, height: 70, doubleSticker: false });
  });

  it('is deleted out of its cell', () => {
    const album = document();
    run(album, removeStickers(album, { stickerIds: [person('s1')] }));
    expect(cell(album, 'cell').stickerId).toBe(null);
    expect(removeStickers(album, { stickerIds: [person('s1')] })).toMatchObject({ code: 'sticker_gone' });
  });
});

describe('placing', () => {
  const document = () =>
    anAlbum()
      .section('A', { id: 'a' })
      .spread({ id: 'spread' })
      .cell({ id: 'one', x: 9, y: 54, sticker: 'Ada' })
      .cell({ id: 'two', x: 171, y: 54 })
      .cell({ id: 'wide', x: 239, y: 54, sticker: 'Team', doubleSticker: true })
      .sticker('Bo', { id: 'bo' })
      .sticker('Group', { id: 'group', doubleSticker: true })
      .build();

  it('moves a sticker, and whoever was there becomes unplaced', () => {
    const album = document();
    run(album, placeSticker(album, { stickerId: person('bo'), cellId: node('one') }));
    expect(cell(album, 'one').stickerId).toBe('bo');
    expect(isPlaced(album, person('s1'))).toBe(false);
    run(album, placeSticker(album, { stickerId: person('bo'), cellId: node('two') }));
    expect([cell(album, 'one').stickerId, cell(album, 'two').stickerId]).toEqual([null, 'bo']);
    expect(placeSticker(album, { stickerId: person('bo'), cellId: node('two') })).toEqual([]);
    expect(placeSticker(album, { stickerId: person('bo'), cellId: node('spread') })).toMatchObject({
      code: 'cell_gone',
    });
  });

  it('gives a cell the ratio of its sticker, to the left where the fold is near', () => {
    const album = document();
    run(album, placeSticker(album, { stickerId: person('group'), cellId: node('two') }));
    expect(cell(album, 'two')).toMatchObject({ x: 121, width: 100, height: 70, doubleSticker: true });
  });

  it('swaps two cells with their ratios', () => {
    const album = document();
    run(album, swapStickers(album, { first: node('one'), second: node('wide') }));
    expect(cell(album, 'one')).toMatchObject({ stickerId: 's2', width: 100, doubleSticker: true });
    expect(cell(album, 'wide')).toMatchObject({ stickerId: 's1', width: 50, doubleSticker: false });
    run(album, swapStickers(album, { first: node('one'), second: node('two') }));
    expect([cell(album, 'one').stickerId, cell(album, 'two').stickerId]).toEqual([null, 's2']);
  });

  it('unlinks', () => {
    const album = document();
    run(album, unlinkStickers(album, { cellIds: [node('one'), node('two')] }));
    expect(isPlaced(album, person('s1'))).toBe(false);
    expect(album.stickers.has(person('s1'))).toBe(true);
  });
});

describe('autoPlaceStickers', () => {
  const document = () =>
    anAlbum()
      .section('A', { id: 'a' })
      .spread()
      .cell({ id: 'low', x: 9, y: 200 })
      .cell({ id: 'high', x: 9, y: 20 })
      .cell({ id: 'of b', x: 200, y: 20, sectionId: 'b' })
      .sticker('Ada')
      .sticker('Bo', { doubleSticker: true })
      .sticker('Cy')
      .sticker('Di')
      .section('B', { id: 'b' })
      .sticker('Eve')
      .build();

  it('fills the empty cells of each chapter in reading order and says what is left', () => {
    const album = document();
    const { patch, placed, left, spreads } = autoPlaceStickers(album, { addSpreads: false, makeId });
    run(album, patch);
    expect([cell(album, 'high').stickerId, cell(album, 'low').stickerId, cell(album, 'of b').stickerId]).toEqual([
      's1',
      's3',
      's5',
    ]);
    expect({ placed, left, spreads }).toEqual({ placed: 3, left: ['s2', 's4'], spreads: 1 });
  });

  it('adds the spreads that are missing', () => {
    const album = document();
    const { patch, placed, left } = autoPlaceStickers(album, { addSpreads: true, makeId });
    run(album, patch);
    expect({ placed, left }).toEqual({ placed: 5, left: [] });
    expect([...album.stickers.keys()].every((id) => isPlaced(album, id))).toBe(true);
    expect(autoPlaceStickers(album, { addSpreads: true, makeId }).patch).toEqual([]);
  });

  it('keeps to the stickers and the chapter it is told', () => {
    const album = document();
    expect(autoPlaceStickers(album, { addSpreads: false, sectionId: node('b'), makeId }).placed).toBe(1);
    const one = autoPlaceStickers(album, { addSpreads: false, stickerIds: [person('s4')], makeId });
    expect(one.patch).toMatchObject([{ path: 'nodes/high/props/stickerId', value: 's4' }]);
  });
});

describe('pictures', () => {
  const document = () =>
    anAlbum()
      .section('A', { id: 'a' })
      .spread({ id: 'spread' })
      .picture({ id: 'frame', image: null, gradientMap: ['#000000', '#ffffff'] })
      .cell({ id: 'cell', sticker: 'Ada' })
      .picture({ id: 'picture' })
      .image({ id: 'photo' }, [3000, 2000])
      .build();
  const photo = 'photo' as ImageId;

  it('are placed in their own ratio about a point, or into a frame', () => {
    const album = document();
    run(
      album,
      placeImage(album, {
        imageId: photo,
        parent: node('spread'),
        at: { x: 230, y: 100 },
        width: 460,
        id: node('new'),
        makeId,
      }),
    );
    expect(album.nodes.get(node('new'))?.props).toMatchObject({
      x: 0,
      y: -53.34,
      width: 460,
      height: 306.67,
      image: 'photo',
    });
    run(album, fillFrame(album, { nodeId: node('frame'), imageId: photo }));
    expect(album.nodes.get(node('frame'))?.props).toMatchObject({
      image: 'photo',
      gradientMap: ['#000000', '#ffffff'],
    });
    expect(fillFrame(album, { nodeId: node('frame'), imageId: 'gone' as ImageId })).toMatchObject({
      code: 'image_gone',
    });
  });

  it('become a sticker where they are dropped on a cell', () => {
    const album = document();
    const input = {
      imageId: 'i1' as ImageId,
      cellId: node('cell'),
      nodeId: node('picture'),
      stickerId: person('new'),
      name: 'Bo',
      untitled: '?',
      makeId,
      now,
    };
    run(album, convertImageToSticker(album, input));
    expect(album.nodes.has(node('picture'))).toBe(false);
    expect(album.images.get('i1' as ImageId)?.model).toBe('sticker');
    expect(album.stickers.get(person('new'))).toMatchObject({ name: 'Bo', image: 'i1', sectionId: 'a' });
    expect(cell(album, 'cell').stickerId).toBe('new');
    expect(isPlaced(album, person('s1'))).toBe(false);
  });
});
