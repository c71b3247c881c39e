/** The areas of a sticker's artwork: bands, bars and the picture's frame, with what fills them. */
import { type Paint, resolveColor, type StickerVariant } from '@figurina/album';
import { fade, type Palette } from '../paint/color.ts';
import { gradientLine } from '../paint/gradient-line.ts';
import { isColor } from '../paint/paint-kinds.ts';
import type { Inks } from './inks.ts';
import { STICKER_BLEED, type Box, type Part, type Point, type StickerLayout, type Tone } from './sticker-design.ts';

/** A colour, or a linear gradient in the sticker's millimetres. */
export type LeafFill = string | { x1: number; y1: number; x2: number; y2: number; readonly colors: readonly string[] };
export type Area = { readonly fill: LeafFill } & (
  | { readonly points: readonly Point[] }
  | { readonly box: Box; readonly radius: number }
);
export interface CellGround {
  readonly fill: Exclude<Paint, null>;
  readonly opacity: number;
}

/** The picture's area, grown by the bleed on the sides that lie on the trim, so that the picture is inked there. */
export function photoBox(layout: StickerLayout, variant: StickerVariant, width: number): Box {
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

export function toArea(part: Part, sinks: number, inks: Inks): Area {
  if ('points' in part) {
    const points = part.points.map(([x, y]): Point => [x, y + sinks]);
    return { points, fill: toFill(part.fill, boundsOf(points), inks) };
  }
  const box = { ...part.box, y: part.box.y + sinks };
  return { box, radius: part.radius ?? 0, fill: toFill(part.fill, box, inks) };
}

export function toFill(tone: Tone, box: Box, inks: Inks): LeafFill {
  const fill = inks.fill(tone);
  return typeof fill === 'string' ? fill : gradientIn(box, fill);
}

/** Null where nothing covers what lies under the cell. */
export function groundFill({ fill, opacity }: CellGround, box: Box, palette: Palette): LeafFill | null {
  if (opacity === 0) return null;
  const faded = (color: string | number) => fade(resolveColor(palette, color), opacity);
  if (isColor(fill)) return faded(fill);
  return gradientIn(box, { direction: fill.direction, colors: fill.colors.map(faded) });
}

function gradientIn(
  box: Box,
  { direction, colors }: { readonly direction: number; readonly colors: readonly string[] },
): LeafFill {
  const line = gradientLine(box.width, box.height, direction);
  return { x1: box.x + line.x1, y1: box.y + line.y1, x2: box.x + line.x2, y2: box.y + line.y2, colors };
}

function boundsOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
