import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../testing/index.ts';
import { blankPages } from './blank-pages.ts';
import { presetSettings } from './presets.ts';
import { chooseSheets, foldsOf, printSheets, type SheetChoice } from './print-sheets.ts';
import { parseRange, writeRange } from './ranges.ts';
import { EXPORT_PRESETS, renderParamsSchema } from './render-params.ts';

describe('a range', () => {
  it('reads numbers and stretches, sorted and each once', () => {
    expect(parseRange('1-3,5', 8)).toEqual({ ok: true, numbers: [1, 2, 3, 5] });
    expect(parseRange(' 5 , 1 - 3,2 ', 8)).toEqual({ ok: true, numbers: [1, 2, 3, 5] });
    expect(parseRange('8', 8)).toEqual({ ok: true, numbers: [8] });
    expect(parseRange('', 3)).toEqual({ ok: true, numbers: [1, 2, 3] });
  });

  it.each([
    ['unreadable', [',', '-2', '2-', 'a', '1.5', '1--2', '1,,2', '1;2', '1-2-3', '9999999']],
    ['reversed', ['3-1', '1,8-7']],
    ['out_of_range', ['0', '9', '1-9', '0-3']],
  ])('refuses what is %s, and names the piece', (fault, texts) => {
    for (const text of texts)
      expect(parseRange(text, 8), text).toMatchObject({ ok: false, code: 'invalid_range', fault, last: 8 });
    expect(parseRange('1-3, 7-5', 8)).toMatchObject({ piece: '7-5' });
  });

  it('of an album without pages holds nothing', () => {
    expect(parseRange('', 0)).toMatchObject({ ok: false, fault: 'nothing_to_print' });
  });

  it('gives back the numbers it was written from', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1 }), (numbers) => {
        const sorted = numbers.toSorted((a, b) => a - b);
        expect(parseRange(numbers.join(','), 400)).toEqual({ ok: true, numbers: sorted });
        expect(parseRange(writeRange(numbers), 400)).toEqual({ ok: true, numbers: sorted });
      }),
    );
  });
});

describe('the sheets of a print', () => {
  const album = anAlbum()
    .section()
    .spread()
    .cell({ x: 0, sticker: 'Ada' })
    .cell({ x: 60, sticker: 'Twins', doubleSticker: true })
    .cell({ x: 200, sticker: 'Grace' })
    .spread()
    .sticker('unplaced')
    .build();
  const labels = (choice: Partial<SheetChoice>) =>
    printSheets(album, { mode: 'spreads', range: '', includeCover: true, ...choice })?.map(
      ({ label, width, height }) => `${label} ${width}x${height}`,
    ) ?? null;

  it('are the spreads, covers as single pages', () => {
    expect(labels({})).toEqual(['spread 0 230x297', 'spread 1 460x297', 'spread 2 460x297', 'spread 3 230x297']);
    expect(labels({ includeCover: false })).toEqual(['spread 1 460x297', 'spread 2 460x297']);
    expect(labels({ range: '3' })).toEqual(['spread 1 460x297']);
  });

  it('are the pages, the right one at the fold', () => {
    expect(labels({ mode: 'pages' })).toEqual([1, 2, 3, 4, 5, 6].map((page) => `page ${page} 230x297`));
    const sheets = printSheets(album, { mode: 'pages', range: '2-3', includeCover: true });
    expect(sheets?.map((sheet) => sheet.kind === 'page' && sheet.x)).toEqual([0, 230]);
  });

  it('are the placed stickers by number, a double once', () => {
    expect(labels({ mode: 'stickers' })).toEqual(['sticker 1 50x70', 'sticker 2+3 100x70', 'sticker 4 50x70']);
    expect(labels({ mode: 'stickerpack', range: '900' })).toHaveLength(3);
    expect(labels({ mode: 'stickers', range: '3-4' })).toEqual(['sticker 2+3 100x70', 'sticker 4 50x70']);
  });

  it('are both sides of the softcover, chosen by one of their pages, at the spine of the body as it is bound (P7)', () => {
    // Two spreads short of three: filled up to 16 pages on 8 leaves.
    expect(labels({ mode: 'album_softcover' })).toEqual(['cover outside 461.2x297', 'cover inside 461.2x297']);
    expect(labels({ mode: 'album_softcover', range: '6' })).toEqual(['cover outside 461.2x297']);
    const [outside, inside] = printSheets(album, { mode: 'album_softcover', range: '', includeCover: true })!;
    expect(outside).toMatchObject({ left: { spread: 'back', x: 0 }, right: { spread: 'front', x: 0 } });
    expect(inside).toMatchObject({ left: { x: 0 }, right: { x: 230 }, folds: [230, 231.2], spine: 1.2 });
    expect(foldsOf(inside!)).toEqual([230, 231.2]);
    expect(printSheets(anAlbum().build(), { mode: 'album_softcover', range: '', includeCover: true })).toBeNull();
  });

  it('are filled up with blank pages that say so, to a count that can be bound (P29)', () => {
    const filled = labels({ mode: 'pages', includeCover: false, fillUp: true })!;
    expect(filled).toHaveLength(16);
    expect(filled.slice(4)).toEqual(Array.from({ length: 12 }, (_, at) => `blank page ${at + 1} 230x297`));
    expect(blankPages(16)).toEqual([]);
    expect(blankPages(18)).toHaveLength(2);
    expect(labels({ mode: 'spreads', fillUp: true })).toHaveLength(4);
  });

  it('are refused where nothing would be printed', () => {
    expect(labels({ range: '1,6', includeCover: false })).toBeNull();
    expect(labels({ range: '7' })).toBeNull();
    expect(labels({ mode: 'stickers', range: '5' })).toBeNull();
  });
});

describe('presets', () => {
  it('are settings of the schema, at the specified resolution, with bleed except the checks', () => {
    const params = EXPORT_PRESETS.map((preset) =>
      renderParamsSchema.parse({ album_id: 'a', preset, ...presetSettings(preset, 11) }),
    );
    expect(params.map(({ preset, dpi, format, includeBleed }) => [preset, dpi, format, includeBleed])).toEqual([
      ['album_softcover_inside', 300, 'pdf', true],
      ['album_softcover', 600, 'pdf', true],
      ['stickers', 300, 'pdf', true],
      ['sticker_sheets', 300, 'pdf', true],
      ['stickerbox_single_variety', 300, 'pdf', true],
      ['stickerpack', 300, 'pdf', true],
      ['artifact', 300, 'pdf', true],
      ['album_check', 200, 'jpg', false],
      ['sticker_check', 200, 'jpg', false],
      ['current_spread', 300, 'pdf', true],
      ['custom', 300, 'pdf', true],
    ]);
  });

  it('print the body without the four pages of the cover', () => {
    const album = anAlbum().section().spreads(9).build();
    const { mode, range, includeCover } = renderParamsSchema.parse({
      album_id: 'a',
      ...presetSettings('album_softcover_inside', 11),
    });
    const chosen = chooseSheets(album, { mode, range, includeCover });
    expect(chosen.ok && chosen.sheets.map(({ label }) => label)).toEqual(
      Array.from({ length: 16 }, (_, at) => `page ${at + 3}`),
    );
  });
});
