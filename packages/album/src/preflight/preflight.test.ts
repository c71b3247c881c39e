import { describe, expect, it } from 'vitest';
import { anAlbum } from '../../testing/index.ts';
import { changeSpine } from '../commands/style/change-spine.ts';
import type { AlbumDocument } from '../document/album.ts';
import { richText } from '../document/rich-text.ts';
import { dangerFindings, dangerZone, faceInFrame } from './danger-zone.ts';
import { effectivePpi } from './effective-resolution.ts';
import { applyPatch } from '../patch/apply-patch.ts';
import type { Patch } from '../patch/patch.ts';
import { safeFixes } from './fixes.ts';
import { preflight } from './preflight.ts';

const face = { x: 0.4, y: 0.3, width: 0.2, height: 0.2 };
/** An album that can be bound, with nothing to find; the fifth spread is in the middle. */
const start = () => anAlbum().section().spreads(9);
type Built = ReturnType<typeof start>;
/** With somebody to collect, where nothing else is found. */
const collectable = (album: Built): Built => album.cell({ x: 60, y: 200, sticker: 'Zoe', photo: [1000, 1400] });
const brief = (album: Built, purpose: 'editor' | 'order' = 'order') =>
  preflight(collectable(album).build(), purpose).map(({ rule, severity, nodeId, stickerId }) => [
    rule,
    severity,
    nodeId,
    stickerId,
  ]);

describe('letters', () => {
  it('that no font has are found where they are read, and stand in the way of an order', () => {
    const odd = 'Mia \uE123';
    const album = start()
      .text(odd, { id: 'text', x: 20, y: 50, width: 60 })
      .text('Дмитрий 王小明 🎉', { x: 20, y: 80, width: 60 })
      .cell({ id: 'cell', x: 60, y: 120, sticker: odd, photo: [1000, 1400] });
    expect(brief(album, 'editor')).toEqual([
      ['unprintable', 'warning', 'cell', 's1'],
      ['unprintable', 'warning', 'text', null],
    ]);
    expect(brief(album, 'order').map(([, severity]) => severity)).toEqual(['error', 'error']);
    expect(preflight(album.build(), 'order')[0]!.values).toEqual({ letters: '\uE123' });
  });
});

describe('resolution (P24)', () => {
  it('counts the pixels that an inch of paper gets, after crop, scale and groups', () => {
    expect(effectivePpi({ width: 25.4, height: 25.4 }, { width: 300, height: 600 }, 1)).toBe(300);
    expect(effectivePpi({ width: 25.4, height: 25.4 }, { width: 300, height: 600 }, 2)).toBe(150);
  });

  it('warns under 200, is an error under 75', () => {
    const frame = { width: 100, height: 100, y: 50, x: 20 };
    const of = (pixels: number, more = {}) =>
      brief(start().picture({ id: 'p', ...frame, pixels: [pixels, pixels], ...more }));
    expect(of(800)).toEqual([]);
    expect(of(700)).toEqual([['P24', 'warning', 'p', null]]);
    expect(of(290)).toEqual([['P24', 'error', 'p', null]]);
    // 100 mm are 3.937 inches: 296 pixels are 75.2 of them an inch, 295 are 74.9.
    expect(of(296)).toEqual([['P24', 'warning', 'p', null]]);
    expect(of(295)).toEqual([['P24', 'error', 'p', null]]);
    expect(of(800, { cscale: 1.5 })).toEqual([['P24', 'warning', 'p', null]]);
    expect(of(800, { scale: 1.5 })).toEqual([['P24', 'warning', 'p', null]]);
    const grouped = start().group((group) => group.picture({ id: 'p', ...frame, pixels: [800, 800] }), { scale: 1.5 });
    expect(brief(grouped)).toEqual([['P24', 'warning', 'p', null]]);
  });

  it('of a sticker counts where it is largest, and stands in the way of an order only', () => {
    const sticker = (props: object) =>
      start().cell({ id: 'c', x: 60, y: 60, sticker: 'Ada', photo: [140, 196], ...props });
    expect(brief(sticker({}), 'editor')).toEqual([['P24', 'warning', 'c', 's1']]);
    expect(brief(sticker({}), 'order')).toEqual([['P24', 'error', 'c', 's1']]);
    const good = (width: number) =>
      brief(start().cell({ id: 'c', x: 60, y: 60, width, height: width * 1.4, sticker: 'Ada', photo: [500, 700] }));
    expect(good(50)).toEqual([]);
    expect(good(100)).toEqual([['P24', 'warning', 'c', 's1']]);
  });
});

describe('danger zones (P26, P27)', () => {
  it('are 5 mm at folds, 6.5 beside the cover, 3 mm at the trim, 5 on covers', () => {
    const zones = [0, 1, 5, 9, 10].map((index) => dangerZone(index, 11));
    expect(zones.map(({ fold, trim }) => [fold, trim])).toEqual([
      [0, 5],
      [6.5, 3],
      [5, 3],
      [6.5, 3],
      [0, 5],
    ]);
  });

  it('must be free of texts, cells and faces, not of shapes, empty texts and what is hidden', () => {
    const across = { x: 200, y: 100, width: 60, height: 60 };
    const album = start()
      .text('Across', { id: 'text', ...across })
      .cell({ id: 'cell', ...across })
      .picture({ id: 'face', ...across, pixels: [2000, 2000], face })
      .picture({ ...across, pixels: [2000, 2000] })
      .rectangle(across)
      .text('', across)
      .element('Text', { text: richText(' '), ...across })
      .text('Unseen', { hidden: true, ...across })
      .group((group) => group.text('Unseen', across), { hidden: true })
      .text('Beside the paper', { x: 500, y: 0 });
    expect(brief(album)).toEqual([
      ['P27', 'warning', 'text', null],
      ['P27', 'warning', 'cell', null],
      ['P27', 'warning', 'face', null],
      ['cell_empty', 'hint', 'cell', null],
    ]);
  });

  it('see through groups and turns', () => {
    const inGroup = start().group((group) => group.text('Hello', { id: 't', x: 0, y: 0, width: 20 }), { x: 1, y: 100 });
    expect(brief(inGroup)).toEqual([['P26', 'warning', 't', null]]);
    const box = { id: 't', x: 195, y: 100, width: 28, height: 10 };
    expect(brief(start().text('Hello', box))).toEqual([]);
    expect(brief(start().text('Hello', { ...box, x: 193, width: 36, rotation: 90 }))).toEqual([]);
    expect(brief(start().text('Hello', { ...box, y: 30, height: 60, rotation: 90 }))).toEqual([
      ['P27', 'warning', 't', null],
    ]);
  });

  it('end exactly where they end', () => {
    const left = (x: number) => brief(start().text('Hello', { id: 't', x, y: 50, width: 20 }));
    expect(left(3)).toEqual([]);
    expect(left(2.9)).toEqual([['P26', 'warning', 't', null]]);
    const fold = (x: number) =>
      dangerFindings(anAlbum().section().spreads(4).spread().text('Hello', { x, y: 50, width: 20 }).spreads(4).build());
    expect([fold(205).length, fold(205.1).length, fold(235).length, fold(234.9).length]).toEqual([0, 1, 0, 1]);
  });

  it('know where a face lies in its frame, and only as far as it is shown', () => {
    const frame = { width: 100, height: 50 };
    const picture = { width: 200, height: 200 };
    const crop = { cx: 0, cy: 0, cscale: 1, crotation: 0 };
    expect(faceInFrame(frame, picture, face, crop)).toEqual({ x: 40, y: 5, width: 20, height: 20 });
    expect(faceInFrame(frame, picture, { ...face, x: 0 }, crop, 'horizontal')).toEqual({
      x: 80,
      y: 5,
      width: 20,
      height: 20,
    });
    expect(faceInFrame(frame, picture, face, { ...crop, cy: 2 })).toBeUndefined();
  });

  it('keep faces off the cut of a sticker', () => {
    const high = { ...face, y: 0.01 };
    const album = start()
      .image({ id: 'photo', model: 'sticker', details: { width: 1000, height: 1400, face: high } })
      .sticker('Ada', { image: 'photo' });
    expect(brief(album)).toEqual([
      ['sticker_unplaced', 'warning', null, 's1'],
      ['P26', 'warning', null, 's1'],
    ]);
  });
});

describe('areas, lines and small letters', () => {
  it('must not end at the trim: what ends in the bleed, or well inside, may (P5)', () => {
    const album = start()
      .rectangle({ id: 'short', x: 0, y: 20, width: 100, height: 60, fill: 3 })
      .rectangle({ x: -2, y: 20, width: 100, height: 60, fill: 3 })
      .rectangle({ x: 1, y: 100, width: 100, height: 60, fill: 3 })
      .rectangle({ x: 0, y: 100, width: 100, height: 10, fill: 3 })
      .rectangle({ x: 0, y: 100, width: 100, height: 60, fill: null, stroke: 3, strokeWidth: 1 })
      .rectangle({ x: 0, y: 100, width: 100, height: 60, fill: 3, rotation: 5 })
      .picture({ id: 'photo', x: 300, y: -2, width: 160, height: 299, pixels: [3000, 5000] });
    expect(
      preflight(collectable(album).build(), 'order').map(({ rule, nodeId, values }) => [rule, nodeId, values]),
    ).toEqual([
      ['P5', 'short', { side: 'left', bleed: 2 }],
      ['P5', 'photo', { side: 'right', bleed: 2 }],
    ]);
  });

  it('are thick enough for a press after all scaling (P25)', () => {
    const line = { x: 20, y: 50, width: 60, strokeWidth: 0.1 };
    const album = start()
      .element('Line', line)
      .element('Line', { ...line, id: 'thin', scale: 0.5 })
      .element('Line', { ...line, strokeWidth: 0 })
      .rectangle({ x: 20, y: 80, id: 'frame', stroke: '#000000', strokeWidth: 0.05 });
    expect(brief(album)).toEqual([
      ['P25', 'warning', 'thin', null],
      ['P25', 'warning', 'frame', null],
    ]);
  });

  it('small ones in several inks are a hint, in black, grey and white they are not', () => {
    const text = { x: 20, y: 50, width: 60, size: 7 };
    const runs = { paragraphs: [{ content: [{ text: 'a' }, { text: 'b', size: 6, color: 3 }] }] };
    const album = start()
      .colors({ '2': '#11151c' })
      .text('Coloured', { ...text, id: 'coloured', color: 3 })
      .text('Ink', { ...text, color: 2 })
      .text('White', { ...text, color: '#ffffff' })
      .text('Large', { ...text, size: 8, color: 3 })
      .element('Text', { ...text, id: 'run', text: runs });
    expect(brief(album)).toEqual([
      ['small_text', 'hint', 'coloured', null],
      ['small_text', 'hint', 'run', null],
    ]);
  });

  it('a photo on two stickers is a hint at both', () => {
    const album = start()
      .image({ id: 'photo', model: 'sticker' }, [1000, 1400])
      .sticker('Ada', { image: 'photo' })
      .sticker('Ida', { image: 'photo' });
    const twice = preflight(album.build(), 'order').filter(({ rule }) => rule === 'photo_twice');
    expect(twice.map(({ stickerId, severity }) => [stickerId, severity])).toEqual([
      ['s1', 'hint'],
      ['s2', 'hint'],
    ]);
  });
});

describe('stickers and pages', () => {
  it('find what lacks a name, a photo, a place, errors first', () => {
    const album = start()
      .sticker('Ada', { photo: [1000, 1400] })
      .cell({ id: 'c', x: 60, y: 60, sticker: ' ', hidden: true });
    expect(brief(album)).toEqual([
      ['sticker_without_name', 'error', 'c', 's2'],
      ['sticker_hidden', 'error', 'c', 's2'],
      ['sticker_unplaced', 'warning', null, 's1'],
      ['sticker_without_photo', 'warning', 'c', 's2'],
    ]);
  });

  it('count the spreads that are missing', () => {
    expect(preflight(collectable(anAlbum().section().spreads(4)).build(), 'order')).toEqual([
      { rule: 'spreads_needed', severity: 'error', nodeId: null, stickerId: null, values: { needed: 5 } },
    ]);
  });

  it('tell an album in which nobody is collected, as long as no sticker has a place', () => {
    const missing = { rule: 'no_motifs', severity: 'error', nodeId: null, stickerId: null, values: {} };
    const waiting = start().sticker('Ada', { photo: [1000, 1400] });
    expect(preflight(waiting.build(), 'order')[0]).toEqual(missing);
    expect(preflight(waiting.build(), 'editor').map(({ rule }) => rule)).toEqual(['sticker_unplaced']);
    expect(preflight(collectable(waiting).build(), 'order').map(({ rule }) => rule)).toEqual(['sticker_unplaced']);
  });
});

it('a spine says what it makes of its words (P27), and only once they are there or were asked for', () => {
  const album = (spreads: number, spineText: string | null) => {
    const document = anAlbum().section().spreads(spreads).build();
    if (spineText !== null) applyPatch(document, changeSpine(document, { text: spineText }) as Patch);
    return document;
  };
  const found = (spreads: number, spineText: string | null = null) =>
    preflight(album(spreads, spineText), 'order').flatMap(({ rule, severity, values }) =>
      rule === 'spine_words' ? [{ severity, ...values }] : [],
    );
  expect(found(9)).toEqual([]);
  expect(found(9, 'TSV Eintracht 1912')).toEqual([{ severity: 'hint', spine: 1.2, points: 0 }]);
  expect(found(41)).toEqual([{ severity: 'hint', spine: 5.6, points: 3.9 }]);
  expect(found(49)).toEqual([]);
});

it('a text that is higher than its box is told where its lines were measured, and is fitted for good', () => {
  const build = (props: object) =>
    collectable(
      start().text('A very long name', { id: 'name', x: 40, y: 100, width: 40, height: 8, autosize: false, ...props }),
    ).build();
  const document = build({ fit: false });
  const rules = (of: AlbumDocument, height: number | undefined) =>
    preflight(of, 'order', () => height).map(({ rule }) => rule);
  expect(rules(document, undefined)).toEqual([]);
  expect(rules(document, 8.4)).toEqual([]);
  expect(rules(document, 15)).toEqual(['text_too_long']);
  expect(rules(build({ fit: false, autosize: true }), 15)).toEqual([]);
  const { patch, count } = safeFixes(
    document,
    preflight(document, 'order', () => 15),
    () => 15,
  );
  expect(count).toBe(1);
  applyPatch(document, patch);
  expect(rules(document, 15)).toEqual([]);
});
