/**
 * Lines of text without their colours. Where words stand does not depend on the palette, so a text is laid out in marks that
 * stand for places in it, and its lines are remembered so: another palette lays nothing out again.
 */
import { resolveColor } from '@figurina/album';
import type { Palette } from '../paint/color.ts';
import type { LineBoxes } from './line-boxes.ts';

/** As many as a palette may have places. */
const PLACES = 64;
/** A notation that no colour of a document has, and that the browser answers as it was written. */
const MARK = /^color\(srgb-linear 0 0 ([\d.]+)\)$/;

/** The palette to lay a text out in. */
export const MARKS: Palette = new Map(
  Array.from({ length: PLACES }, (_, at) => [String(at), `color(srgb-linear 0 0 ${at / PLACES})`]),
);

/** Lines that were laid out in marks, in the colours of a palette. */
export function inked(lines: LineBoxes, palette: Palette): LineBoxes {
  const ink = <Part extends { readonly color: string }>(part: Part): Part => {
    const [, share] = MARK.exec(part.color) ?? [];
    return share === undefined ? part : { ...part, color: resolveColor(palette, Math.round(Number(share) * PLACES)) };
  };
  return { ...lines, fragments: lines.fragments.map(ink), rules: lines.rules.map(ink) };
}
