/**
 * The parts that built-in layouts are made of. Millimetres of the spread, stickers at print size, colours by their index
 * in the album's palette. What lies on the trim runs over it, so that cutting leaves no white edge.
 */
import { richText, type RichText } from '../document/rich-text.ts';
import { STICKER_SIZE } from '../document/sticker.ts';
import { inReadingOrder } from '../geometry/reading-order.ts';
import { PAGE } from '../print/page-size.ts';
import type { SymbolKind } from '../symbols/symbol-kinds.ts';
import { isCell, type Layout, type LayoutRole, type LayoutSlot } from './layout.ts';

/** What the five colours of a palette are for (see `palette/legibility.ts`). */
export const INK = 2;
export const LEAD = 3;
export const SECOND = 4;
export const THIRD = 5;
export const PAPER = 6;

/** Columns of the two grids, on the left and on the right page. */
export const GRID_4 = { left: [9, 63, 117, 171], right: [239, 293, 347, 401] };
export const GRID_3 = { left: [44, 102, 160], right: [250, 308, 366] };
export const ROWS = [54, 131, 208];
/** Of a pair of rows with air between them. */
export const TWO_ROWS = [122, 206];

const BLEED = 4;
const POINT = 25.4 / 72;
const EMPTY_SLOT = {
  type: 'Rectangle',
  role: 'text',
  rotation: 0,
  props: {},
  wordings: [],
  images: [],
  children: [],
} as const;

/** Cells come last and in reading order, which is how they are numbered. */
export function layout(id: string, role: LayoutRole, slots: readonly LayoutSlot[], ground = PAPER): Layout {
  const cells = inReadingOrder(slots.filter(isCell), (slot) => slot);
  const others = slots.filter((slot) => !isCell(slot));
  return {
    id,
    role,
    by_hand: false,
    title: {},
    stickers: cells.length,
    spread: { fill: ground },
    slots: [...others, ...cells],
  };
}

export function cell(x: number, y: number, kind: 'single' | 'double' = 'single'): LayoutSlot {
  return { ...EMPTY_SLOT, kind, x, y, ...STICKER_SIZE[kind] };
}

export function double(x: number, y: number): LayoutSlot {
  return cell(x, y, 'double');
}

export function grid(
  columns: readonly number[],
  rows: readonly number[],
  kind: 'single' | 'double' = 'single',
): LayoutSlot[] {
  return rows.flatMap((y) => columns.map((x) => cell(x, y, kind)));
}

/** A frame that waits for a picture, in a light tint until then. */
export function image(x: number, y: number, width: number, height: number, fill: number = THIRD): LayoutSlot {
  return { ...EMPTY_SLOT, kind: 'image', ...withBleed(x, y, width, height), props: { fill, template: true } };
}

/** A frame with the roundest corners there are. */
export function arched(x: number, y: number, width: number, height: number): LayoutSlot {
  const frame = image(x, y, width, height);
  return { ...frame, props: { ...frame.props, borderRadius: 50 } };
}

export function block(x: number, y: number, width: number, height: number, fill: number): LayoutSlot {
  return { ...EMPTY_SLOT, kind: 'shape', ...withBleed(x, y, width, height), props: { fill } };
}

/** The outline of a rectangle. */
export function outline(
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: number,
  strokeWidth = 0.7,
): LayoutSlot {
  return { ...EMPTY_SLOT, kind: 'shape', x, y, width, height, props: { stroke, strokeWidth } };
}

export function disc(x: number, y: number, diameter: number, props: LayoutSlot['props']): LayoutSlot {
  return { ...EMPTY_SLOT, kind: 'shape', type: 'Circle', x, y, width: diameter, height: diameter, props };
}

export function page(side: 'left' | 'right', fill: number): LayoutSlot {
  return block(side === 'left' ? 0 : PAGE.width, 0, PAGE.width, PAGE.height, fill);
}

/** A thin line across. */
export function rule(x: number, y: number, width: number, fill: number = LEAD, thickness = 0.7): LayoutSlot {
  return block(x, y, width, thickness, fill);
}

export interface Lettering {
  readonly size?: number;
  readonly color?: number;
  readonly align?: 'left' | 'center' | 'right';
  readonly valign?: 'top' | 'middle' | 'bottom';
  readonly height?: number;
  /** Beyond the largest size there is, by so much. */
  readonly scale?: number;
}

/** The chapter's name, which renaming the chapter changes. A long one is set smaller. */
export function title(x: number, y: number, width: number, lettering: Lettering = {}): LayoutSlot {
  const { size = 36, color = INK, align = 'left', valign = 'top', scale = 1 } = lettering;
  const height = lettering.height ?? Math.ceil(size * scale * POINT * 1.25);
  const set = { font: 'title', size, lineHeight: 100, color, align, valign, autosize: false, fit: true };
  const props = { text: symbol('section'), ...set, ...(scale !== 1 && { scale }) };
  return { ...EMPTY_SLOT, kind: 'text', role: 'title', x, y, width: width / scale, height: height / scale, props };
}

/** An empty box to write into: nothing is printed until somebody does. */
export function text(x: number, y: number, width: number, height: number, lettering: Lettering = {}): LayoutSlot {
  const { size = 11, color = INK, align = 'left', valign = 'top' } = lettering;
  const props = { text: richText(''), size, color, align, valign, autosize: false };
  return { ...EMPTY_SLOT, kind: 'text', role: size < 10 ? 'caption' : 'text', x, y, width, height, props };
}

export function caption(x: number, y: number, width: number, height: number, lettering: Lettering = {}): LayoutSlot {
  return text(x, y, width, height, { size: 9, ...lettering });
}

/** An empty box for a few words that are read first: a heading, a name, a quotation. */
export function words(x: number, y: number, width: number, height: number, lettering: Lettering = {}): LayoutSlot {
  const { size = 18, color = INK, align = 'left', valign = 'top' } = lettering;
  const set = { font: 'sub_title', size, lineHeight: 120, color, align, valign, autosize: false, fit: true };
  return { ...EMPTY_SLOT, kind: 'text', role: 'sub_title', x, y, width, height, props: { text: richText(''), ...set } };
}

/** Outer bottom, the same place always; left out where a picture bleeds there. */
export function pageNumbers(colors: { left?: number; right?: number } = { left: INK, right: INK }): LayoutSlot[] {
  return (['left', 'right'] as const).flatMap((side) => {
    const color = colors[side];
    if (color === undefined) return [];
    const props = { text: symbol('page-number'), size: 11, color, align: side, lineHeight: 100 };
    const place = { x: side === 'left' ? 9 : 421, y: 283, width: 30, height: 6 };
    return [{ ...EMPTY_SLOT, kind: 'shape' as const, type: 'Text' as const, ...place, props }];
  });
}

/** An automatic text that stands by itself. */
export function automatic(
  kind: SymbolKind,
  x: number,
  y: number,
  width: number,
  lettering: Lettering = {},
): LayoutSlot {
  const { size = 14, color = INK, align = 'left', height = Math.ceil(size * POINT * 1.3) } = lettering;
  const props = {
    text: symbol(kind),
    font: 'sub_title',
    size,
    lineHeight: 150,
    color,
    align,
    autosize: false,
    fit: true,
  };
  return { ...EMPTY_SLOT, kind: 'shape', type: 'Text', x, y, width, height, props };
}

function withBleed(x: number, y: number, width: number, height: number) {
  const left = x <= 0 ? BLEED : 0;
  const top = y <= 0 ? BLEED : 0;
  const right = x + width >= 2 * PAGE.width ? BLEED : 0;
  const bottom = y + height >= PAGE.height ? BLEED : 0;
  return { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom };
}

function symbol(kind: SymbolKind): RichText {
  return { paragraphs: [{ content: [{ symbol: kind }] }] };
}
