/**
 * The ten archetypes as built-in geometry, in the variants of their counts. Millimetres of the spread, stickers at print
 * size. Palette: 2 is the ink that text is set in, 5 the tint of a frame that waits for a picture.
 */
import { STICKER_SIZE } from '../document/sticker.ts';
import { richText, type RichText } from '../document/rich-text.ts';
import type { SymbolKind } from '../symbols/symbol-kinds.ts';
import type { Layout, LayoutRole, LayoutSlot } from './layout.ts';

const INK = 2;
const TINT = 5;
/** Columns of the two grids, on the left and on the right page. */
const GRID_4 = { left: [9, 63, 117, 171], right: [239, 293, 347, 401] };
const GRID_3 = { left: [44, 102, 160], right: [250, 308, 366] };
const ROWS = [54, 131, 208];
const EMPTY_SLOT = { type: 'Rectangle', role: 'text', rotation: 0, props: {}, children: [] } as const;

export const BUILT_IN_LAYOUTS: readonly Layout[] = [
  solo('solo', [cell(320, 96)]),
  solo('solo-double', [cell(295, 96, 'double')]),
  pair('pair-2', [cell(266, 114), cell(374, 114)]),
  pair('pair-3', [cell(266, 60), cell(374, 60), cell(320, 168)]),
  pair('pair-4', [cell(266, 60), cell(374, 60), cell(266, 168), cell(374, 168)]),
  pair('pair-0-2', [cell(240, 114, 'double'), cell(350, 114, 'double')]),
  pair('pair-2-1', [cell(266, 60), cell(374, 60), cell(295, 168, 'double')]),
  pair('pair-2-2', [cell(266, 60), cell(374, 60), cell(240, 168, 'double'), cell(350, 168, 'double')]),
  quartet(4),
  quartet(5),
  quartet(6),
  panorama(7),
  panorama(8),
  layout('group-photo', 'breather', [
    ...grid([15, 115], [78], 'double'),
    cell(266, 74),
    cell(374, 74),
    ...grid([15, 115], [148], 'double'),
    title(15, 24, 200),
    text(250, 166, 190, 90),
    text(15, 226, 200, 30, 'caption'),
    ...pageNumbers(),
  ]),
  layout('column', 'breather', [
    image(142, 0, 238, 297),
    ...grid([20, 78, 396], [40, 118, 196]),
    title(20, 14, 108, 24),
    text(20, 270, 108, 10, 'caption'),
    ...pageNumbers(),
  ]),
  layout('twelve', 'team', [
    image(250, 24, 166, 80),
    ...grid([...GRID_3.left, ...GRID_3.right], [122, 206]),
    title(44, 24, 166, 48),
    text(44, 72, 166, 32),
    ...pageNumbers(),
  ]),
  oneAndAHalf(14),
  oneAndAHalf(15),
  layout('team', 'team', [
    ...grid([...GRID_3.left, ...GRID_3.right], ROWS),
    title(44, 14, 372),
    text(9, 54, 30, 60, 'caption'),
    text(421, 54, 30, 60, 'caption'),
    ...pageNumbers(),
  ]),
  layout('full-house', 'team', [
    ...grid([...GRID_4.left, ...GRID_4.right], ROWS),
    title(9, 14, 212),
    text(239, 16, 212, 24),
    ...pageNumbers(),
  ]),
];

function solo(id: string, cells: LayoutSlot[]): Layout {
  const words = [title(250, 24, 190, 48), text(250, 186, 190, 80)];
  return layout(id, 'team', [image(0, 0, 230, 297), ...cells, ...words, ...pageNumbers('right')]);
}

function pair(id: string, cells: LayoutSlot[]): Layout {
  const words = [title(16, 206, 198), text(16, 240, 198, 40)];
  return layout(id, 'team', [image(0, 0, 230, 190), ...cells, ...words, ...pageNumbers()]);
}

function quartet(count: 4 | 5 | 6): Layout {
  const rows = [110, 188];
  const cells = count === 4 ? grid([250, 308], rows) : grid(GRID_3.right, rows).slice(0, count);
  const column = { 4: [text(376, 110, 66, 148)], 5: [text(366, 188, 66, 70)], 6: [] }[count];
  const words = [title(250, 24, 190), text(250, 64, 190, 36), ...column];
  return layout(`quartet-${count}`, 'team', [image(0, 0, 230, 297), ...cells, ...words, ...pageNumbers('right')]);
}

function panorama(count: 7 | 8): Layout {
  const cells = grid([...GRID_4.left, ...GRID_4.right], [208]).slice(0, count);
  const words = [title(9, 160, 212), text(239, 164, 212, 36), ...(count === 7 ? [text(401, 208, 50, 70)] : [])];
  return layout(`panorama-${count}`, 'breather', [image(0, 0, 460, 150), ...cells, ...words, ...pageNumbers()]);
}

function oneAndAHalf(count: 14 | 15): Layout {
  const right = GRID_4.right.slice(0, count - 12).map((x) => cell(x, 208));
  const words = [title(9, 14, 212), text(count === 15 ? 401 : 347, 208, count === 15 ? 50 : 104, 70)];
  const slots = [image(230, 0, 230, 190), ...grid(GRID_4.left, ROWS), ...right, ...words, ...pageNumbers()];
  return layout(`one-and-a-half-${count}`, 'team', slots);
}

function layout(id: string, role: LayoutRole, slots: LayoutSlot[]): Layout {
  const stickers = slots.filter(({ kind }) => kind === 'single' || kind === 'double').length;
  return { id, role, title: {}, stickers, spread: {}, slots };
}

/** Row by row, so that the cells stand in reading order. */
function grid(columns: readonly number[], rows: readonly number[], kind: 'single' | 'double' = 'single'): LayoutSlot[] {
  return rows.flatMap((y) => columns.map((x) => cell(x, y, kind)));
}

function cell(x: number, y: number, kind: 'single' | 'double' = 'single'): LayoutSlot {
  return { ...EMPTY_SLOT, kind, x, y, ...STICKER_SIZE[kind] };
}

function image(x: number, y: number, width: number, height: number): LayoutSlot {
  return { ...EMPTY_SLOT, kind: 'image', x, y, width, height, props: { fill: TINT } };
}

/** The chapter's name, which renaming the chapter changes. */
function title(x: number, y: number, width: number, size = 36): LayoutSlot {
  const words = symbol('section');
  const props = { text: words, font: 'title', size, lineHeight: 100, color: INK };
  return { ...EMPTY_SLOT, kind: 'text', role: 'title', x, y, width, height: size === 24 ? 9 : 16, props };
}

/** An empty box to write into: nothing is printed until somebody does. */
function text(x: number, y: number, width: number, height: number, role: 'text' | 'caption' = 'text'): LayoutSlot {
  const props = { text: richText(''), size: role === 'text' ? 11 : 9, color: INK, autosize: false };
  return { ...EMPTY_SLOT, kind: 'text', role, x, y, width, height, props };
}

/** Outer bottom, the same place always; left out where a picture bleeds there. */
function pageNumbers(...pages: ('left' | 'right')[]): LayoutSlot[] {
  const wanted = pages.length === 0 ? (['left', 'right'] as const) : pages;
  return wanted.map((page) => {
    const props = { text: symbol('page-number'), size: 11, color: INK, align: page, lineHeight: 100 };
    const place = { x: page === 'left' ? 9 : 421, y: 283, width: 30, height: 6 };
    return { ...EMPTY_SLOT, kind: 'shape' as const, type: 'Text' as const, ...place, props };
  });
}

function symbol(kind: SymbolKind): RichText {
  return { paragraphs: [{ content: [{ symbol: kind }] }] };
}
