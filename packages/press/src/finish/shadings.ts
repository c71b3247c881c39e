/** Gradients along a line or around a point (shading types 2 and 3) in inks: the same stops, other colours. */
import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject } from '@cantoo/pdf-lib';
import { type Content, dictOf } from '../content/contents.ts';
import { neutralInk, type Cmyk, type Inks, type Rgb } from './inks.ts';
import { colorsOfRamp, inksOfRamps } from './ramp-inks.ts';

/** A part of a gradient, from one colour straight to another. */
export interface Ramp {
  readonly from: Rgb;
  readonly to: Rgb;
  readonly dict: PDFDict;
}
export interface Shading {
  readonly dict: PDFDict;
  readonly isMask: boolean;
  readonly ramps: readonly Ramp[];
}

const COLOR_SPACE = PDFName.of('ColorSpace');

/** Every gradient in RGB that can be read; others stay, and a check finds them. */
export function shadingsOf(contents: readonly Content[]): Shading[] {
  const found = new Map<PDFDict, Shading>();
  for (const { resources, isMask } of contents)
    for (const dict of shadingsIn(resources)) {
      if (found.has(dict) || dict.lookup(COLOR_SPACE) !== PDFName.of('DeviceRGB')) continue;
      const ramps = rampsOf(dict.lookup(PDFName.of('Function')));
      if (ramps) found.set(dict, { dict, isMask, ramps });
    }
  return [...found.values()];
}

/** What has to be separated for a gradient. */
export function colorsOfShading({ isMask, ramps }: Shading): Rgb[] {
  return isMask ? [] : ramps.flatMap((ramp) => colorsOfRamp(ramp));
}

/** Whether the album names the inks of one of its colours. */
export function hasExactInk({ isMask, ramps }: Shading, { exact }: Pick<Inks, 'exact'>): boolean {
  return !isMask && ramps.some(({ from, to }) => exact(from) || exact(to));
}

/** `calibrated`: the space of what stays in RGB, where anything may. */
export function recolourShading(shading: Shading, inks: Inks, calibrated: PDFObject | null): void {
  const { dict, isMask, ramps } = shading;
  const colors = ramps.flatMap(({ from, to }) => [from, to]);
  if (isMask) {
    if (colors.every((rgb) => neutralInk(rgb))) {
      dict.set(COLOR_SPACE, PDFName.of('DeviceGray'));
      for (const ramp of ramps) straight(ramp.dict, [ramp.from[0]], [ramp.to[0]]);
    }
    return;
  }
  const isExact = hasExactInk(shading, inks);
  if (!isExact && colors.every((rgb) => neutralInk(rgb))) {
    dict.set(COLOR_SPACE, PDFName.of('DeviceCMYK'));
    for (const ramp of ramps) straight(ramp.dict, neutralInk(ramp.from)!, neutralInk(ramp.to)!);
    return;
  }
  const stops = calibrated && !isExact ? null : inksOfRamps(ramps, inks);
  dict.set(COLOR_SPACE, stops ? PDFName.of('DeviceCMYK') : (calibrated ?? PDFName.of('DeviceRGB')));
  for (const [at, ramp] of ramps.entries()) if (stops) bent(ramp.dict, stops[at]!);
}

function* shadingsIn(resources: PDFDict): Generator<PDFDict> {
  for (const [, ref] of resources.lookupMaybe(PDFName.of('Pattern'), PDFDict)?.entries() ?? []) {
    const shading = dictOf(resources.context.lookup(ref))?.lookup(PDFName.of('Shading'));
    if (shading instanceof PDFDict) yield shading;
  }
  for (const [, ref] of resources.lookupMaybe(PDFName.of('Shading'), PDFDict)?.entries() ?? []) {
    const shading = dictOf(resources.context.lookup(ref));
    if (shading) yield shading;
  }
}

/** Null for what is not made of straight ramps (functions of types 2 and 3). */
function rampsOf(object: PDFObject | undefined): Ramp[] | null {
  if (!(object instanceof PDFDict)) return null;
  const type = object.lookup(PDFName.of('FunctionType'))?.toString();
  if (type === '3') {
    const parts = object.lookupMaybe(PDFName.of('Functions'), PDFArray)?.asArray() ?? [];
    const ramps = parts.map((part) => rampsOf(object.context.lookup(part)));
    return ramps.length > 0 && ramps.every((ramp) => ramp !== null) ? ramps.flat() : null;
  }
  const [from, to] = [colorIn(object, 'C0'), colorIn(object, 'C1')];
  if (type !== '2' || !from || !to || object.lookup(PDFName.of('N'))?.toString() !== '1') return null;
  return [{ from, to, dict: object }];
}

function colorIn(dict: PDFDict, key: string): Rgb | null {
  const values = dict.lookupMaybe(PDFName.of(key), PDFArray)?.asArray() ?? [];
  const numbers = values.map((value) => (value instanceof PDFNumber ? value.asNumber() : Number.NaN));
  return numbers.length === 3 && !numbers.some(Number.isNaN) ? (numbers as unknown as Rgb) : null;
}

function straight(dict: PDFDict, from: readonly number[], to: readonly number[]): void {
  dict.set(PDFName.of('C0'), dict.context.obj([...from]));
  dict.set(PDFName.of('C1'), dict.context.obj([...to]));
}

/** The function becomes one of several ramps, in place: who names it keeps its name. */
function bent(dict: PDFDict, stops: readonly Cmyk[]): void {
  const { context } = dict;
  const parts = stops
    .slice(1)
    .map((to, at) => context.obj({ FunctionType: 2, Domain: [0, 1], N: 1, C0: [...stops[at]!], C1: [...to] }));
  for (const key of ['C0', 'C1', 'N']) dict.delete(PDFName.of(key));
  dict.set(PDFName.of('FunctionType'), PDFNumber.of(3));
  dict.set(PDFName.of('Domain'), context.obj([0, 1]));
  dict.set(PDFName.of('Functions'), context.obj(parts));
  dict.set(PDFName.of('Bounds'), context.obj(parts.slice(1).map((_, at) => (at + 1) / parts.length)));
  dict.set(PDFName.of('Encode'), context.obj(parts.flatMap(() => [0, 1])));
}
