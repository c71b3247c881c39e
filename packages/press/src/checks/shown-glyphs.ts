/** Reads which glyphs the pages of a PDF show: glyph 0 is the box that stands for a letter that a font does not have. */
import { type PDFDict, type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { contentOfPage, dictOf, lookUp, operationsOf } from '../content/contents.ts';
import { nameOperand, type Operation } from '../content/operations.ts';

/** The pages, counted from 1, that show a glyph 0. */
export function pagesWithMissingGlyphs(pdf: PDFDocument): number[] {
  return pdf.getPages().flatMap(({ node }, index) => {
    const resources = node.Resources();
    return resources && showsMissing(contentOfPage(node), resources, new Set()) ? [index + 1] : [];
  });
}

/** On the page itself or in what it places; `seen`: forms that were looked at. */
function showsMissing(operations: readonly Operation[], resources: PDFDict, seen: Set<PDFRawStream>): boolean {
  let isWide = false;
  for (const { operator, operands } of operations) {
    if (operator === 'Tf') isWide = isComposite(dictOf(lookUp(resources, 'Font', nameOperand(operands[0]))));
    else if (isWide && SHOWS.has(operator) && operands.some(showsZero)) return true;
    else if (operator === 'Do') {
      const form = lookUp(resources, 'XObject', nameOperand(operands[0]));
      if (!(form instanceof PDFRawStream) || seen.has(form)) continue;
      if (form.dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Form')) continue;
      seen.add(form);
      const own = dictOf(form.dict.lookup(PDFName.of('Resources'))) ?? resources;
      if (showsMissing(operationsOf(form), own, seen)) return true;
    }
  }
  return false;
}

const SHOWS: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"']);

/** Codes of two bytes that are the glyphs themselves, as Chromium writes them. */
function isComposite(font: PDFDict | undefined): boolean {
  return font?.lookup(PDFName.of('Subtype')) === PDFName.of('Type0');
}

/** The strings of an operand, in their notation: itself, or those of an array. */
const STRINGS = /\((?:\\[^]|[^\\()]|\((?:\\[^]|[^\\()])*\))*\)|<[0-9a-fA-F\s]*>/g;

/** Whether an operand holds the code 0. */
function showsZero(operand: string): boolean {
  return (operand.match(STRINGS) ?? []).some((text) => {
    if (text.startsWith('<')) return /^(?:.{4})*?0000/.test(text.replaceAll(/[<>\s]/g, ''));
    const bytes = bytesOf(text.slice(1, -1));
    return bytes.some((byte, index) => index % 2 === 0 && byte === 0 && bytes[index + 1] === 0);
  });
}

const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

function bytesOf(literal: string): number[] {
  const bytes: number[] = [];
  for (const [piece, octal, letter] of literal.matchAll(/\\([0-7]{1,3})|\\([^])|[^]/g)) {
    if (octal !== undefined) bytes.push(Number.parseInt(octal, 8) & 255);
    else if (letter === undefined) bytes.push(piece.charCodeAt(0));
    else if (letter !== '\n') bytes.push(ESCAPES[letter] ?? letter.charCodeAt(0));
  }
  return bytes;
}
