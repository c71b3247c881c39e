/** Matrices as PDF writes them: [a b c d e f], points as rows. */
import { type PDFContext, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { dictOf } from './contents.ts';

export type Matrix = readonly [number, number, number, number, number, number];
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `one`, then `other`. */
export function times(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [A, B, C, D, E, F] = other;
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

/** Null for one that squeezes everything onto a line. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | null {
  const area = a * d - b * c;
  if (area === 0) return null;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

export function matrixOf(dict: PDFDict): Matrix {
  const numbers = dict.lookupMaybe(PDFName.of('Matrix'), PDFArray)?.asArray() ?? [];
  const values = numbers.map((value) => (value instanceof PDFNumber ? value.asNumber() : 0));
  return values.length === 6 ? (values as unknown as Matrix) : IDENTITY;
}

/** The same pattern with another matrix, as an object of its own: others may paint with the one it was made of. */
export function patternMoved(context: PDFContext, ref: PDFRef, by: Matrix): PDFRef {
  const pattern = context.lookup(ref);
  const dict = dictOf(pattern)?.clone();
  if (!dict) return ref;
  dict.set(PDFName.of('Matrix'), context.obj([...times(matrixOf(dict), by)]));
  return context.register(pattern instanceof PDFRawStream ? PDFRawStream.of(dict, pattern.contents) : dict);
}

/**
 * Moves what paints pages: patterns lie on the page, whatever a stream of it is moved by. `moved`: those that were,
 * since pages may share one.
 */
export function movePatterns(
  resources: PDFDict | undefined,
  [x, y]: readonly [number, number],
  moved: Set<PDFDict>,
): void {
  const patterns = resources?.lookupMaybe(PDFName.of('Pattern'), PDFDict);
  for (const [name] of patterns?.entries() ?? []) {
    const dict = dictOf(patterns?.lookup(name));
    if (!dict || moved.has(dict)) continue;
    moved.add(dict);
    dict.set(PDFName.of('Matrix'), dict.context.obj([...times(matrixOf(dict), [1, 0, 0, 1, x, y])]));
  }
}
