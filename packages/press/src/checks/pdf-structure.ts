/** Walks a PDF's objects for the checks: dictionaries, fonts, stream filters. Reads only. */
import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { withNested } from '../content/contents.ts';

export interface PdfFont {
  readonly name: string;
  readonly subtype: string;
  readonly embedded: boolean;
}

export interface PdfStructure {
  readonly pdf: PDFDocument;
  readonly header: string;
  readonly fonts: readonly PdfFont[];
  readonly filters: ReadonlySet<string>;
  /** Images painted as such, masks of others left out. */
  readonly imageCount: number;
  /** Keys that occur in any dictionary, for what must not be there at all. */
  readonly keys: ReadonlySet<string>;
  readonly postScriptXObjects: number;
  /** Gradients of kinds that Ghostscript leaves out or draws in its own way, by name. */
  readonly blankInGhostscript: ReadonlySet<string>;
}

export async function readStructure(file: Uint8Array): Promise<PdfStructure> {
  const header = String.fromCharCode(...file.subarray(0, 8));
  const pdf = await PDFDocument.load(file, { updateMetadata: false, throwOnInvalidObject: true });
  const filters = new Set<string>();
  const keys = new Set<string>();
  const fonts: PdfFont[] = [];
  const masks = new Set<string>();
  const images: string[] = [];
  const blankInGhostscript = new Set<string>();
  let postScriptXObjects = 0;

  for (const [ref, object] of pdf.context.enumerateIndirectObjects()) {
    const dict = object instanceof PDFStream ? object.dict : object instanceof PDFDict ? object : null;
    if (!dict) continue;
    for (const inner of withNested(dict)) {
      for (const key of inner.keys()) keys.add(key.decodeText());
      if (isNumber(inner, 'ShadingType', 1)) blankInGhostscript.add('ShadingType 1');
      if (isNumber(inner, 'FunctionType', 4)) blankInGhostscript.add('FunctionType 4');
    }
    if (object instanceof PDFRawStream) for (const filter of filtersOf(dict)) filters.add(filter);
    const subtype = nameOf(dict.get(PDFName.of('Subtype')));
    if (subtype === 'Image') {
      images.push(ref.toString());
      for (const mask of ['SMask', 'Mask']) {
        const target = dict.get(PDFName.of(mask));
        if (target instanceof PDFRef) masks.add(target.toString());
      }
    }
    if (subtype === 'PS') postScriptXObjects++;
    if (nameOf(dict.get(PDFName.of('Type'))) === 'Font' && !subtype.startsWith('CIDFont'))
      fonts.push(fontOf(pdf, dict));
  }
  const imageCount = images.filter((image) => !masks.has(image)).length;
  return { pdf, header, fonts, filters, imageCount, keys, postScriptXObjects, blankInGhostscript };
}

function isNumber(dict: PDFDict, key: string, wanted: number): boolean {
  const value = dict.get(PDFName.of(key));
  return value instanceof PDFNumber && value.asNumber() === wanted;
}

function fontOf(pdf: PDFDocument, dict: PDFDict): PdfFont {
  const subtype = nameOf(dict.get(PDFName.of('Subtype')));
  const descendants = pdf.context.lookupMaybe(dict.get(PDFName.of('DescendantFonts')), PDFArray);
  const carrier = descendants ? descendants.lookup(0, PDFDict) : dict;
  const descriptor = pdf.context.lookupMaybe(carrier.get(PDFName.of('FontDescriptor')), PDFDict);
  const embedded = ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor?.has(PDFName.of(key)));
  return { name: nameOf(dict.get(PDFName.of('BaseFont'))), subtype, embedded };
}

function filtersOf(dict: PDFDict): string[] {
  const filter = dict.lookup(PDFName.of('Filter'));
  if (filter instanceof PDFName) return [filter.decodeText()];
  if (filter instanceof PDFArray) return filter.asArray().map(nameOf);
  return [];
}

function nameOf(object: PDFObject | undefined): string {
  return object instanceof PDFName ? object.decodeText() : '';
}
