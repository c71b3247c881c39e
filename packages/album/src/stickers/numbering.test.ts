import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAlbum, anyUnit, Dice } from '../../testing/index.ts';
import { applyUnit } from '../patch/apply-unit.ts';
import { numberStickers } from './numbering.ts';
import { isPlaced } from './placed-stickers.ts';

const owner = { userId: 'me', role: 'owner', albumLocked: false } as const;
const numbers = (album: ReturnType<typeof anAlbum>) => Object.fromEntries(numberStickers(album.build()).ofCell);

describe('numberStickers', () => {
  it('reads spread by spread, row by row, across both pages', () => {
    const album = anAlbum()
      .section()
      .spread()
      .cell({ id: 'right', x: 300, y: 12, sticker: 'B' })
      .cell({ id: 'low', x: 10, y: 100, sticker: 'C' })
      .cell({ id: 'left', x: 10, y: 30, sticker: 'A' })
      .section()
      .spread()
      .cell({ id: 'next', sticker: 'D' })
      .on('front')
      .cell({ id: 'cover', sticker: 'E' });
    expect(numbers(album)).toEqual({ cover: [1], left: [2], right: [3], low: [4], next: [5] });
  });

  it('opens a new row for a cell whose middle lies beyond half the height of the topmost', () => {
    const row = (y: number) =>
      numbers(
        anAlbum()
          .section()
          .spread()
          .cell({ id: 'first', x: 200, y: 0, sticker: 'A' })
          .cell({ id: 'second', x: 0, y, sticker: 'B' }),
      );
    expect(row(35)).toEqual({ second: [1], first: [2] });
    expect(row(36)).toEqual({ first: [1], second: [2] });
  });

  it('gives a double two numbers, an empty cell none', () => {
    const album = anAlbum()
      .section()
      .spread()
      .cell({ id: 'double', x: 0, sticker: 'A', doubleSticker: true })
      .cell({ id: 'empty', x: 110 })
      .cell({ id: 'single', x: 170, sticker: 'B' });
    expect(numbers(album)).toEqual({ double: [1, 2], single: [3] });
    expect(numberStickers(album.build())).toMatchObject({ total: 3, stickers: ['s1', 's2'] });
  });

  it('sees cells in groups where they lie on the spread', () => {
    const album = anAlbum()
      .section()
      .spread()
      .cell({ id: 'alone', x: 200, y: 0, sticker: 'A' })
      .group((inner) => inner.cell({ id: 'moved', x: 0, y: 0, sticker: 'B' }), { x: 300, y: 0 })
      .group((inner) => inner.cell({ id: 'turned', x: 0, y: -60, sticker: 'C' }), { x: 60, y: 0, rotation: 90 });
    expect(numbers(album)).toEqual({ turned: [1], alone: [2], moved: [3] });
  });

  it('sees a turned cell as it stands', () => {
    const album = anAlbum()
      .section()
      .spread()
      .cell({ id: 'upright', x: 100, y: 8, sticker: 'A' })
      .cell({ id: 'lying', x: 10, y: 0, rotation: 90, sticker: 'B' })
      .cell({ id: 'grown', x: 200, y: 9, scale: 2, sticker: 'C' })
      .cell({ id: 'beside', x: 320, y: 79, sticker: 'D' });
    expect(numbers(album)).toEqual({ lying: [1], upright: [2], grown: [3], beside: [4] });
  });

  it('is a count without gaps of exactly the placed stickers, whatever has been done to the album', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const dice = new Dice(seed);
        const builder = anAlbum().section().spread();
        for (let at = 0; at < 6; at++)
          builder.cell({ sticker: `P${at}`, doubleSticker: at % 3 === 0, x: at * 20, y: (at % 4) * 30 });
        const album = builder.spread().cell().build();
        for (let turn = 0; turn < 25; turn++) {
          applyUnit(album, anyUnit(album, dice), owner);
          const { ofSticker, ofCell, stickers, total } = numberStickers(album);
          expect([...ofSticker.values()].flat()).toEqual(Array.from({ length: total }, (_, at) => at + 1));
          expect([...ofCell.values()]).toEqual([...ofSticker.values()]);
          expect(stickers.toSorted()).toEqual([...album.stickers.keys()].filter((id) => isPlaced(album, id)).sort());
          for (const [id, own] of ofSticker) expect(own).toHaveLength(album.stickers.get(id)!.doubleSticker ? 2 : 1);
        }
      }),
    );
  });
});
