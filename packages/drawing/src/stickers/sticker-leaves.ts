import type { FontEntry } from '@figurina/album';
import type { Palette } from '../paint/color.ts';
import type { ChosenDesign } from './designs/index.ts';
import { inksOf } from './inks.ts';
import { type Area, type CellGround, groundFill, photoBox, toArea, toFill } from './sticker-areas.ts';
import { captions } from './sticker-captions.ts';
import type { Box, Part } from './sticker-design.ts';
import { stickerFonts } from './sticker-fonts.ts';
import { largeNumber, numberOn, numberPlace, tabNumber, toColor } from './sticker-numbers.ts';
import type { MeasureLettering, Words } from './words.ts';

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

export interface StickerLook {
  readonly palette: Palette;
  readonly fonts: ReadonlyMap<string, FontEntry>;
  readonly measure: MeasureLettering;
}

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
