import {
  contrastRatio,
  type FontEntry,
  type Paint,
  readableInk,
  resolveColor,
  type StickerVariant,
} from '@figurina/album';
import { gradientLine } from '../paint/gradient-line.ts';
import { fade, mix, type Palette } from '../paint/color.ts';
import { isColor } from '../paint/paint-kinds.ts';
import { POINT } from '../units.ts';
import type { ChosenDesign } from './designs/index.ts';
import { fitLine, fitName } from './fit-name.ts';
import { inksOf, type Inks } from './inks.ts';
import { stickerFonts, type Lettering } from './sticker-fonts.ts';
import {
  STICKER_BLEED,
  type Box,
  type Caption,
  type Ink,
  type Part,
  type Point,
  type StickerLayout,
  type Tone,
} from './sticker-design.ts';

/** The width in mm of words in a lettering at a size in points. */
export type MeasureLettering = (words: string, lettering: Lettering, size: number) => number;

/** A colour, or a linear gradient in the sticker's millimetres. */
export type LeafFill = string | { x1: number; y1: number; x2: number; y2: number; readonly colors: readonly string[] };
export type Area = { readonly fill: LeafFill } & (
  | { readonly points: readonly Point[] }
  | { readonly box: Box; readonly radius: number }
);
/** One line of words. The anchor point lies on the baseline; the line is turned about it. */
export interface Words {
  readonly words: string;
  readonly at: Point;
  readonly turn: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  readonly lettering: Lettering;
  readonly color: string;
  /** With thin spaces; few of the fonts have one of their own. */
  readonly thin?: true;
}
/** By how much a thin space is narrower than the usual one, in font sizes. */
export const THIN_BY = 0.1;

/** A sticker or an empty cell, ready to be drawn in this order: under, picture, over, words. */
export interface StickerLeaves {
  readonly width: number;
  readonly height: number;
  readonly under: readonly Area[];
  /** The frame of the picture, with the bleed where it touches the trim; null in an empty cell. */
  readonly photo: Box | null;
  readonly over: readonly Area[];
  readonly words: readonly Words[];
}

export interface StickerFacts {
  readonly name: string;
  readonly position: string;
  /** None, one, or the two of a double. */
  readonly numbers: readonly number[];
  readonly double: boolean;
  /** An empty cell: the tint and the large number in place of the picture. */
  readonly empty: boolean;
  /** The empty cell's own ground, in place of the design's tint. */
  readonly ground?: CellGround | null;
}
export interface CellGround {
  readonly fill: Exclude<Paint, null>;
  readonly opacity: number;
}

export interface StickerLook {
  readonly palette: Palette;
  readonly fonts: ReadonlyMap<string, FontEntry>;
  readonly measure: MeasureLettering;
}

/** How much of the ink that reads best is in the large number on a ground of the cell's own. */
const NUMBER_SHARE = 0.85;
/** What a number on a ground must have before white or black takes its place: it is a little sunk in. */
const LARGE_TEXT_CONTRAST = 4.5;
const LARGE_NUMBER_SIZES = [72, 48, 36, 28] as const;
const NUMBER_SIZES = [11, 10, 9, 8, 7, 6] as const;
/** What stays free in a tab beside its number; more where the tab ends at the cut. */
const TAB_ROOM = 2;
const CUT_ROOM = 5;
const POSITION_SIZES = [8, 7, 6, 5, 4] as const;

/** Lays out a sticker's artwork: pure, but for the widths of words that `measure` knows. */
export function stickerLeaves(
  { design, variant }: ChosenDesign,
  facts: StickerFacts,
  look: StickerLook,
): StickerLeaves {
  const layout = facts.double ? design.double : design.single;
  const width = facts.double ? 100 : 50;
  const inks = inksOf(design, look.palette);
  const fonts = stickerFonts(look.fonts);
  const numbered = facts.numbers.length > 0 && variant !== 'numberless' && variant !== 'full';
  const captioned = variant === 'default' || variant === 'numberless';
  const parts = layout.parts.filter(({ role }) => {
    if (role === 'tab') return numbered;
    if (role === 'bar') return captioned;
    return captioned || variant === 'textless';
  });
  const photo = photoBox(layout, variant, width);
  const area = (part: Part): Area => toArea(part, variant === 'textless' ? (part.sinks ?? 0) : 0, inks);
  const numberText = facts.numbers.join(' + ');
  const words: Words[] = [];
  const ground = facts.ground ?? null;
  if (facts.empty && numberText !== '') {
    const color = ground ? numberOn(ground, inks, look.palette) : toColor(layout.cell.number, inks);
    words.push(largeNumber(numberText, layout, numberPlace(layout, variant, width), color, fonts.number, look.measure));
  }
  if (numbered) words.push(tabNumber(numberText, layout, width, inks, fonts.number, look.measure));
  if (captioned) {
    const capitals = design.capitalsIn?.includes(fonts.name.family) ?? false;
    const name = capitals ? facts.name.toLocaleUpperCase('de') : facts.name;
    words.push(...captions({ ...facts, name }, layout, numbered, inks, fonts, look.measure));
  }
  const fill = ground ? groundFill(ground, photo, look.palette) : toFill(layout.cell.tint, photo, inks);
  const tint: Area[] = facts.empty && fill !== null ? [{ box: photo, radius: 0, fill }] : [];
  return {
    width,
    height: 70,
    under: [...parts.filter(({ role }) => role === 'frame').map(area), ...tint],
    photo: facts.empty ? null : photo,
    over: parts.filter(({ role }) => role !== 'frame').map(area),
    words,
  };
}

/** Where a design has its picture, in the sticker's millimetres: what the sticker's crop refers to. */
export function photoFrame({ design, variant }: ChosenDesign, double: boolean): Box {
  return photoBox(double ? design.double : design.single, variant, double ? 100 : 50);
}

/** The picture's area, grown by the bleed on the sides that lie on the trim, so that the picture is inked there. */
function photoBox(layout: StickerLayout, variant: StickerVariant, width: number): Box {
  const whole = { x: 0, y: 0, width, height: 70 };
  const boxes = {
    default: layout.photo,
    numberless: layout.photo,
    textless: layout.tallPhoto,
    full: whole,
    photo: whole,
  };
  const box = boxes[variant];
  const left = box.x === 0 ? STICKER_BLEED : 0;
  const top = box.y === 0 ? STICKER_BLEED : 0;
  const right = box.x + box.width === width ? STICKER_BLEED : 0;
  const bottom = box.y + box.height === 70 ? STICKER_BLEED : 0;
  return {
    x: box.x - left,
    y: box.y - top,
    width: box.width + left + right,
    height: box.height + top + bottom,
  };
}

function toArea(part: Part, sinks: number, inks: Inks): Area {
  if ('points' in part) {
    const points = part.points.map(([x, y]): Point => [x, y + sinks]);
    return { points, fill: toFill(part.fill, boundsOf(points), inks) };
  }
  const box = { ...part.box, y: part.box.y + sinks };
  return { box, radius: part.radius ?? 0, fill: toFill(part.fill, box, inks) };
}

function toFill(tone: Tone, box: Box, inks: Inks): LeafFill {
  const fill = inks.fill(tone);
  if (typeof fill === 'string') return fill;
  const line = gradientLine(box.width, box.height, fill.direction);
  return {
    x1: box.x + line.x1,
    y1: box.y + line.y1,
    x2: box.x + line.x2,
    y2: box.y + line.y2,
    colors: fill.colors,
  };
}

function groundFill({ fill, opacity }: CellGround, box: Box, palette: Palette): LeafFill | null {
  if (opacity === 0) return null;
  if (isColor(fill)) return fade(resolveColor(palette, fill), opacity);
  const { width, height } = box;
  const line = gradientLine(width, height, fill.direction);
  return {
    x1: box.x + line.x1,
    y1: box.y + line.y1,
    x2: box.x + line.x2,
    y2: box.y + line.y2,
    colors: fill.colors.map((color) => fade(resolveColor(palette, color), opacity)),
  };
}

/** Paper or ink, whichever reads better on the ground, a little sunk into it. */
function numberOn({ fill }: CellGround, inks: Inks, palette: Palette): string {
  const under = resolveColor(palette, isColor(fill) ? fill : fill.colors[0]!);
  const own = readableInk(under, [inks.solid('P'), inks.solid('I')]);
  const best = contrastRatio(under, own) >= LARGE_TEXT_CONTRAST ? own : readableInk(under, [own, '#ffffff', '#000000']);
  return mix(best, under, NUMBER_SHARE);
}

function toColor(tone: Tone, inks: Inks): string {
  const color = inks.fill(tone);
  return typeof color === 'string' ? color : inks.solid('I');
}

function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function tabNumber(
  words: string,
  layout: StickerLayout,
  width: number,
  inks: Inks,
  lettering: Lettering,
  measure: MeasureLettering,
): Words {
  const { box, size: largest, on } = layout.number;
  const sizes = NUMBER_SIZES.filter((size) => size <= largest);
  const isCut = box.x === 0 || box.x + box.width === width;
  const size = fitNumber(words, sizes, box.width - (isCut ? CUT_ROOM : TAB_ROOM), lettering, measure);
  const middle = box.y + box.height / 2 + (lettering.figure * size * POINT) / 2;
  return {
    words,
    at: [box.x + box.width / 2, middle],
    turn: 0,
    anchor: 'middle',
    size,
    lettering,
    color: inks.textOn(on),
    thin: true,
  };
}

function largeNumber(
  words: string,
  layout: StickerLayout,
  [x, y]: Point,
  color: string,
  lettering: Lettering,
  measure: MeasureLettering,
): Words {
  const size = fitNumber(words, LARGE_NUMBER_SIZES, layout.photo.width - 6, lettering, measure);
  return {
    words,
    at: [x, y + (lettering.figure * size * POINT) / 2],
    turn: 0,
    anchor: 'middle',
    size,
    lettering,
    color,
    thin: true,
  };
}

/** Every figure counts as wide as a nought, so that 111 and 208 beside each other have one size. */
function fitNumber(
  words: string,
  sizes: readonly number[],
  room: number,
  lettering: Lettering,
  measure: MeasureLettering,
): number {
  const spaces = words.length - words.replaceAll(' ', '').length;
  return fitLine(words.replaceAll(/\d/g, '0'), sizes, room, (text, size) => {
    return measure(text, lettering, size) - spaces * THIN_BY * size * POINT;
  });
}

/** Where the large number stands: over the caption, lower without one, in the middle where nothing else is there. */
function numberPlace({ cell }: StickerLayout, variant: StickerVariant, width: number): Point {
  const [x, y] = cell.centre;
  if (variant === 'full' || variant === 'photo') return [width / 2, 35];
  return variant === 'textless' ? [x, (y + 35) / 2] : [x, y];
}

function captions(
  facts: StickerFacts,
  layout: StickerLayout,
  numbered: boolean,
  inks: Inks,
  fonts: { readonly name: Lettering; readonly position: Lettering },
  measure: MeasureLettering,
): Words[] {
  const roomy = <Kind extends Caption>(caption: Kind): Kind =>
    numbered ? caption : { ...caption, ...caption.withoutNumber };
  const name = roomy(layout.name);
  const position = roomy(layout.position);
  const placed: Words[] = [];
  const fitted = fitName(facts.name, name.size, name.width, name.twoLines.width ?? name.width, (words, size) =>
    measure(words, fonts.name, size),
  );
  const twoLines = fitted.lines.length > 1;
  if (facts.name !== '')
    fitted.lines.forEach((words, index) => {
      const baseline = twoLines ? name.twoLines.baselines[index as 0 | 1] : baselineOf(name, fonts.name, fitted.size);
      const shift = facts.position === '' ? name.aloneShift : 0;
      placed.push(line(words, name, baseline + shift, fitted.size, fonts.name, inks));
    });
  if (facts.position !== '') {
    const under = twoLines ? position.underTwoLines : undefined;
    const largest = under?.size ?? position.size;
    const size = fitLine(
      facts.position,
      POSITION_SIZES.filter((points) => points <= largest),
      position.width,
      (words, points) => measure(words, fonts.position, points),
    );
    const baseline = under?.baseline ?? baselineOf(position, fonts.position, size);
    placed.push(line(facts.position, position, baseline, size, fonts.position, inks));
  }
  return placed;
}

function baselineOf(caption: Caption, lettering: Lettering, size: number): number {
  return caption.middle ? caption.baseline + (lettering.capital * size * POINT) / 2 : caption.baseline;
}

function line(
  words: string,
  caption: Caption & { readonly on: Ink },
  baseline: number,
  size: number,
  lettering: Lettering,
  inks: Inks,
): Words {
  const turn = caption.turn ?? 0;
  const [originX, originY] = caption.origin ?? [0, 0];
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  return {
    words,
    at: [originX + caption.x * cos - baseline * sin, originY + caption.x * sin + baseline * cos],
    turn,
    anchor: caption.align === 'left' ? 'start' : 'end',
    size,
    lettering,
    color: inks.textOn(caption.on),
  };
}
