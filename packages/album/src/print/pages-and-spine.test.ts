import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../testing/index.ts';
import { changeSpine } from '../commands/style/change-spine.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import type { Patch } from '../patch/patch.ts';
import { albumStatistics, bodyPages, spreadsNeeded } from './album-statistics.ts';
import { pageCount, pagesOfSpread, spreadIndexOfPage, spreadOrder, spreadSize } from './page-size.ts';
import { spineFace } from './spine-face.ts';
import { spineThickness } from './spine.ts';

describe('pages', () => {
  it('are 2S - 2, each on exactly one spread: page 1 in front, the last one on the back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 200 }), (spreads) => {
        const pages = Array.from({ length: spreads }, (_, index) => pagesOfSpread(index, spreads)).flat();
        expect(pages.map(({ number }) => number)).toEqual(Array.from({ length: 2 * spreads - 2 }, (_, at) => at + 1));
        expect(pageCount(spreads)).toBe(2 * spreads - 2);
        for (let index = 0; index < spreads; index++) {
          for (const { number } of pagesOfSpread(index, spreads)) expect(spreadIndexOfPage(number)).toBe(index);
          expect(spreadSize(index, spreads).width).toBe(230 * pagesOfSpread(index, spreads).length);
        }
      }),
    );
  });

  it('follow the order of sections and spreads', () => {
    const album = anAlbum().section().spread({ id: 'a' }).spread({ id: 'b' }).section().spread({ id: 'c' }).build();
    expect(spreadOrder(album)).toEqual(['front', 'a', 'b', 'c', 'back']);
  });
});

describe('the spine', () => {
  it('is the next tenth of a millimetre above 0.14 mm a leaf, from 2 to 122 inlay spreads', () => {
    for (let inlay = 2; inlay <= 122; inlay++) {
      let tenths = 0;
      while (10 * tenths < 14 * (inlay - 2)) tenths += 1;
      expect(spineThickness(inlay), `${inlay} inlay spreads`).toBe(tenths / 10);
    }
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0.2],
    [7, 0.7],
    [12, 1.4],
    [122, 16.8],
  ])('of %i inlay spreads is %f mm', (inlay, spine) => expect(spineThickness(inlay)).toBe(spine));
});

describe('what the spine shows', () => {
  const meta = { title: 'SV  Blau-Weiß\n09', language: 'de' } as const;
  const album = anAlbum().section().spread().build();
  const change = (input: Parameters<typeof changeSpine>[1]) => applyPatch(album, changeSpine(album, input) as Patch);

  it('is the title in what reads best on the ground of the front cover, from 5 mm on', () => {
    applyPatch(album, [{ part: 'workspace', path: 'nodes/front/props/fill', value: 2 }]);
    expect(spineFace(album, meta, 5)).toEqual({
      text: 'SV Blau-Weiß 09',
      fill: 2,
      fillOpacity: 1,
      ink: '#ffffff',
      room: { across: 1, along: 287 },
      turn: -90,
    });
    expect(spineFace(album, meta, 4.9).text).toBe('');
    expect(spineFace(album, { ...meta, language: 'en' }, 5).turn).toBe(90);
  });

  it('is changed by a patch of its own, and goes back', () => {
    change({ text: ' Saison 27 ', fill: 4 });
    expect(spineFace(album, meta, 6)).toMatchObject({ text: 'Saison 27', fill: 4, ink: '#000000' });
    expect(changeSpine(album, { text: 'Saison 27', fill: 4 })).toEqual([]);
    change({ text: ' ', fill: null });
    expect(spineFace(album, meta, 6)).toMatchObject({ text: 'SV Blau-Weiß 09', fill: 2 });
  });
});

describe('spreads needed', () => {
  it.each([
    [2, 9],
    [10, 1],
    [11, 0],
    [12, 1],
    [13, 0],
    [60, 1],
  ])('for %i spreads are %i', (spreads, needed) => expect(spreadsNeeded(spreads)).toBe(needed));

  it('lead to a body of at least 16 pages that divides by 4', () => {
    for (let spreads = 0; spreads < 100; spreads++) {
      const pages = bodyPages(spreads + spreadsNeeded(spreads));
      expect([pages % 4, pages >= 16]).toEqual([0, true]);
    }
  });

  it('follow the configuration', () => {
    expect(spreadsNeeded(5, { pagesPerSheet: 2, minimumPages: 8 })).toBe(2);
  });
});

it('statistics count spreads, stickers, placed ones and photos', () => {
  const album = anAlbum()
    .section()
    .spread()
    .cell({ sticker: 'A', photo: [600, 800] })
    .cell({ sticker: 'B' })
    .sticker('C')
    .build();
  expect(albumStatistics(album)).toEqual({
    spreadsCount: 3,
    inlaySpreadsCount: 2,
    spreadsNeeded: 8,
    spine: 0,
    stickersCount: 3,
    placedStickersCount: 2,
    photosCount: 1,
  });
});
