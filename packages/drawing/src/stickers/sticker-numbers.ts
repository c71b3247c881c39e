/** The numbers of a sticker: the one in its tab, and the large one of an empty cell. */
import { contrastRatio, readableInk, resolveColor, type StickerVariant } from '@figurina/album';
import { mix, type Palette } from '../paint/color.ts';
import { isColor } from '../paint/paint-kinds.ts';
import { POINT } from '../units.ts';
import { fitLine } from './fit-name.ts';
import type { Inks } from './inks.ts';
import type { CellGround } from './sticker-areas.ts';
import type { Point, StickerLayout, Tone } from './sticker-design.ts';
import type { Lettering } from './sticker-fonts.ts';
import { type MeasureLettering, THIN_BY, type Words } from './words.ts';

/** How much of the ink that reads best is in the large number on a ground of the cell's own. */
const NUMBER_SHARE = 0.85;
/** What a number on a ground must have before white or black takes its place: it is a little sunk in. */
const LARGE_TEXT_CONTRAST = 4.5;
const LARGE_NUMBER_SIZES = [72, 48, 36, 28] as const;
const NUMBER_SIZES = [11, 10, 9, 8, 7, 6] as const;
/** What stays free in a tab beside its number; more where the tab ends at the cut. */
const TAB_ROOM = 2;
const CUT_ROOM = 5;

/** Paper or ink, whichever reads better on the ground, a little sunk into it. */
export function numberOn({ fill }: CellGround, inks: Inks, palette: Palette): string {
  const under = resolveColor(palette, isColor(fill) ? fill : fill.colors[0]!);
  const own = readableInk(under, [inks.solid('P'), inks.solid('I')]);
  const best = contrastRatio(under, own) >= LARGE_TEXT_CONTRAST ? own : readableInk(under, [own, '#ffffff', '#000000']);
  return mix(best, under, NUMBER_SHARE);
}

export function toColor(tone: Tone, inks: Inks): string {
  const color = inks.fill(tone);
  return typeof color === 'string' ? color : inks.solid('I');
}

export function tabNumber(
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

export function largeNumber(
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
export function numberPlace({ cell }: StickerLayout, variant: StickerVariant, width: number): Point {
  const [x, y] = cell.centre;
  if (variant === 'full' || variant === 'photo') return [width / 2, 35];
  return variant === 'textless' ? [x, (y + 35) / 2] : [x, y];
}
