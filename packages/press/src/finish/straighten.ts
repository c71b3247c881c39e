/**
 * Gradients that Chromium writes as a calculated field (shading type 1: those whose colours are more or less transparent)
 * drawn in another way, since Ghostscript and what is built on it leave them blank: those that run along a line become a
 * gradient along that line. Others stay, and a check refuses them by name.
 */
import { PDFArray, PDFDict, PDFName, PDFNumber, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { type Content, dictOf } from '../content/contents.ts';
import { readCalculator } from '../content/calculator.ts';
import { unpack } from '../content/packing.ts';

const SAMPLES = 64;

export function straighten(contents: readonly Content[]): void {
  const replaced = new Set<PDFObject>();
  for (const { resources } of contents)
    for (const [, ref] of resources.lookupMaybe(PDFName.of('Pattern'), PDFDict)?.entries() ?? []) {
      const shading = dictOf(resources.context.lookup(ref))?.lookup(PDFName.of('Shading'));
      if (shading instanceof PDFDict && shading.lookup(PDFName.of('ShadingType'))?.toString() === '1')
        straightenField(shading, replaced);
    }
  const { context } = contents[0]!.dict;
  for (const ref of replaced) if (ref instanceof PDFRef) context.delete(ref);
}

function straightenField(shading: PDFDict, replaced: Set<PDFObject>): void {
  const field = shading.lookup(PDFName.of('Function'));
  if (!(field instanceof PDFRawStream)) return;
  const source = Buffer.from(unpack(field)).toString('latin1');
  // Only one that forgets where it is across its line.
  if (!/^\s*\{\s*pop\b/.test(source)) return;
  const domain = shading.lookup(PDFName.of('Domain'), PDFArray).asArray();
  const [from, to] = domain.map((value) => (value instanceof PDFNumber ? value.asNumber() : 0)) as [number, number];
  const colorAt = readCalculator(source);
  const colors = Array.from({ length: SAMPLES + 1 }, (_, at) =>
    colorAt([from + ((to - from) * at) / SAMPLES, 0]).map((part) => Math.min(1, Math.max(0, part))),
  );
  const { context } = shading;
  replaced.add(shading.get(PDFName.of('Function'))!);
  const ramps = colors
    .slice(1)
    .map((C1, at) => context.obj({ FunctionType: 2, Domain: [0, 1], N: 1, C0: [...colors[at]!], C1: [...C1] }));
  shading.delete(PDFName.of('Domain'));
  shading.set(PDFName.of('ShadingType'), PDFNumber.of(2));
  shading.set(PDFName.of('Coords'), context.obj([from, 0, to, 0]));
  shading.set(PDFName.of('Extend'), context.obj([true, true]));
  const bounds = ramps.slice(1).map((_, at) => (at + 1) / SAMPLES);
  const encode = ramps.flatMap(() => [0, 1]);
  shading.set(
    PDFName.of('Function'),
    context.obj({ FunctionType: 3, Domain: [0, 1], Functions: ramps, Bounds: bounds, Encode: encode }),
  );
}
