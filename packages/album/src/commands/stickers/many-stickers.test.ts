import { anAlbum } from '@figurina/album/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId, StickerId } from '../../document/ids.ts';
import { checkIntegrity } from '../../document/integrity.ts';
import { applyUnit } from '../../patch/apply-unit.ts';
import { PAGE } from '../../print/page-size.ts';
import { stickersByChapter } from '../../stickers/listed-stickers.ts';
import { numberStickers } from '../../stickers/numbering.ts';
import { cellOfSticker, stickersOfSection } from '../../stickers/placed-stickers.ts';
import { changeStickers } from './change-stickers.ts';
import { isRefused, type CommandResult } from '../command.ts';
import { cellPlaces, placeStickersAt, placeStickersFrom } from './drop-stickers.ts';

const owner = { userId: 'u', role: 'owner', albumLocked: false } as const;
const ids = (...names: string[]) => names as StickerId[];
let made = 0;
const makeId = () => `made${(made += 1)}`;

function run(document: AlbumDocument, result: CommandResult) {
  if (isRefused(result)) throw new Error(result.code);
  expect(applyUnit(document, result, owner)).toMatchObject({ ok: true });
  expect(checkIntegrity(document)).toEqual([]);
}
const names = (document: AlbumDocument, section: string) =>
  stickersOfSection(document, section as NodeId).map(({ name }) => name);
const shown = (document: AlbumDocument, ...cells: string[]) =>
  cells.map((id) => (document.nodes.get(id as NodeId)!.props as { stickerId: string | null }).stickerId);

const album = () =>
  anAlbum()
    .section('A', { id: 'a' })
    .spread({ id: 'spread' })
    .cell({ id: 'one', x: 9, y: 54, sticker: 'Ada' })
    .cell({ id: 'two', x: 80, y: 54 })
    .cell({ id: 'three', x: 9, y: 150, sticker: 'Bo' })
    .cell({ id: 'four', x: 80, y: 150 })
    .sticker('Cy', { id: 'cy' })
    .sticker('Di', { id: 'di' })
    .sticker('Ed', { id: 'ed', doubleSticker: true })
    .section('B', { id: 'b' })
    .spread({ id: 'other' })
    .sticker('Flo', { id: 'flo' })
    .build();

describe('changeStickers', () => {
  it('moves to the end of a chapter in the order they are named; their cells stay', () => {
    const document = album();
    run(
      document,
      changeStickers(document, { stickerIds: ids('cy', 's1', 'gone'), change: { sectionId: 'b' }, makeId }),
    );
    expect(names(document, 'b')).toEqual(['Flo', 'Cy', 'Ada']);
    expect(shown(document, 'one')).toEqual(['s1']);
  });

  it('makes doubles with their cells, and gives designs', () => {
    const document = album();
    const change = { doubleSticker: true, stickerLayout: 'gold' };
    run(document, changeStickers(document, { stickerIds: ids('s1', 'cy'), change, makeId }));
    expect(document.nodes.get('one' as NodeId)!.props).toMatchObject({ doubleSticker: true, width: 100 });
    expect(document.stickers.get('cy' as StickerId)).toMatchObject(change);
  });

  it('refuses a chapter or stickers that are not there', () => {
    const document = album();
    expect(changeStickers(document, { stickerIds: ids('cy'), change: { sectionId: 'spread' }, makeId })).toMatchObject({
      code: 'no_section',
    });
    expect(changeStickers(document, { stickerIds: ids('gone'), change: {}, makeId })).toMatchObject({
      code: 'sticker_gone',
    });
  });
});

describe('placeStickersFrom', () => {
  it('puts the first into the cell and the others into the free ones after it', () => {
    const document = album();
    const { answer, placed } = placeStickersFrom(document, {
      stickerIds: ids('cy', 'di', 's1'),
      cellId: 'three' as NodeId,
    });
    run(document, answer);
    expect(placed).toEqual(['cy', 'di', 's1']);
    expect(shown(document, 'one', 'two', 'three', 'four')).toEqual([null, 's1', 'cy', 'di']);
    expect(cellOfSticker(document, 's2' as StickerId)).toBe(undefined);
  });

  it('leaves those for whom no cell is free where they were', () => {
    const document = album();
    const stickerIds = ids('cy', 'di', 'flo', 's2');
    const { answer, placed } = placeStickersFrom(document, { stickerIds, cellId: 'two' as NodeId });
    run(document, answer);
    expect(placed).toEqual(['cy', 'di']);
    expect(shown(document, 'one', 'two', 'three', 'four')).toEqual(['s1', 'cy', 's2', 'di']);
  });
});

describe('placeStickersAt', () => {
  it('makes cells about a point, and takes stickers out of theirs', () => {
    const document = album();
    const at = { x: 350, y: 150 };
    run(document, placeStickersAt(document, { stickerIds: ids('s1'), spreadId: 'other' as NodeId, at, makeId }));
    const cell = cellOfSticker(document, 's1' as StickerId)!;
    expect(cell.parent).toBe('other');
    expect(cell.props).toMatchObject({ x: 325, y: 115, width: 50, height: 70 });
    expect(shown(document, 'one')).toEqual([null]);
  });

  it('is numbered in the order it was given', () => {
    const document = album();
    const stickerIds = ids('di', 'flo', 'cy', 's2', 's1');
    run(document, placeStickersAt(document, { stickerIds, spreadId: 'other' as NodeId, at: { x: 20, y: 20 }, makeId }));
    expect(numberStickers(document).stickers).toEqual(stickerIds);
  });

  it('lies inside one page, without touching, as far as a page holds so many', () => {
    fc.assert(
      fc.property(
        fc.array(fc.boolean(), { minLength: 1, maxLength: 4 }),
        fc.record({ x: fc.integer({ min: 0, max: 460 }), y: fc.integer({ min: 0, max: 297 }) }),
        (doubles, at) => {
          const boxes = cellPlaces(doubles, at);
          const page = at.x < PAGE.width ? 0 : PAGE.width;
          for (const box of boxes) {
            expect(box.x).toBeGreaterThanOrEqual(page + 12);
            expect(box.x + box.width).toBeLessThanOrEqual(page + PAGE.width - 12);
            expect(box.y).toBeGreaterThanOrEqual(12);
          }
          for (const [index, a] of boxes.entries())
            for (const b of boxes.slice(index + 1))
              expect(
                a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
              ).toBe(true);
        },
      ),
    );
  });
});

describe('stickersByChapter', () => {
  it('lists who is not placed by order, then the others by number; covers only when they have somebody', () => {
    const document = album();
    const numbers = numberStickers(document).ofSticker;
    const lists = stickersByChapter(document, (id) => numbers.get(id as StickerId)?.[0]);
    expect(
      lists.map(({ section, unplaced, placed }) => [
        section.props.name,
        unplaced.map(({ name }) => name),
        placed.map(({ name }) => name),
      ]),
    ).toEqual([
      ['A', ['Cy', 'Di', 'Ed'], ['Ada', 'Bo']],
      ['B', ['Flo'], []],
    ]);
  });
});
