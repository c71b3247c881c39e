/** Reads which glyphs the pages of a PDF show: glyph 0 is the box that stands for a letter that a font does not have. */
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFRawStream,
  PDFStream,
  decodePDFRawStream,
  type PDFDocument,
  type PDFPage,
} from '@cantoo/pdf-lib';

/** The pages, counted from 1, that show a glyph 0. */
export function pagesWithMissingGlyphs(pdf: PDFDocument): number[] {
  return pdf.getPages().flatMap((page, index) => (hasMissingGlyph(page) ? [index + 1] : []));
}

function hasMissingGlyph(page: PDFPage): boolean {
  const seen = new Set<PDFStream>();
  const walk = (content: string, resources: PDFDict | undefined): boolean => {
    let wide = false;
    for (const { operator, name, texts } of operations(content)) {
      if (operator === 'Tf') wide = isComposite(entry(resources, 'Font', name));
      if (wide && SHOWS.has(operator) && texts.some(showsZero)) return true;
      if (operator !== 'Do') continue;
      const form = entry(resources, 'XObject', name);
      if (!(form instanceof PDFStream) || seen.has(form)) continue;
      if (form.dict.lookup(PDFName.of('Subtype')) !== PDFName.of('Form')) continue;
      seen.add(form);
      const own = form.dict.lookup(PDFName.of('Resources'));
      if (walk(contentOf(form), own instanceof PDFDict ? own : resources)) return true;
    }
    return false;
  };
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((ref) => page.doc.context.lookup(ref)) : [contents];
  const whole = streams.map((stream) => (stream instanceof PDFStream ? contentOf(stream) : '')).join('\n');
  return walk(whole, page.node.Resources());
}

const SHOWS: ReadonlySet<string> = new Set(['Tj', 'TJ', "'", '"']);

/** Codes of two bytes that are the glyphs themselves, as Chromium writes them. */
function isComposite(font: unknown): boolean {
  return font instanceof PDFDict && font.lookup(PDFName.of('Subtype')) === PDFName.of('Type0');
}

function entry(resources: PDFDict | undefined, kind: string, name: string): unknown {
  const dict = resources?.lookup(PDFName.of(kind));
  return dict instanceof PDFDict ? dict.lookup(PDFName.of(name)) : undefined;
}

function contentOf(stream: PDFStream): string {
  const bytes = stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents();
  let text = '';
  // In pieces: a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}

/** Whether a string in its notation holds the code 0. */
function showsZero(text: string): boolean {
  const codes: readonly string[] = text.startsWith('<') ? (text.replaceAll(/[<>\s]/g, '').match(/.{4}/g) ?? []) : [];
  if (codes.includes('0000')) return true;
  if (text.startsWith('<')) return false;
  const bytes = bytesOf(text.slice(1, -1));
  return bytes.some((byte, index) => index % 2 === 0 && byte === 0 && bytes[index + 1] === 0);
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

interface Operation {
  readonly operator: string;
  /** The last name before it. */
  readonly name: string;
  /** The strings before it, in their notation. */
  readonly texts: readonly string[];
}

const TOKENS =
  /(\((?:\\[^]|[^\\()]|\((?:\\[^]|[^\\()])*\))*\)|<(?!<)[0-9a-fA-F\s]*>)|<<|>>|\[|\]|\/([^\s/<>[\]()]*)|[-+]?(?:\d+\.?\d*|\.\d+)|([A-Za-z'"*]+[0-9]?\*?)/g;

function* operations(content: string): Generator<Operation> {
  let name = '';
  let texts: string[] = [];
  for (const [, text, named, operator] of content.matchAll(TOKENS)) {
    if (text !== undefined) texts.push(text);
    else if (named !== undefined) name = named;
    else if (operator !== undefined) {
      yield { operator, name, texts };
      texts = [];
    }
  }
}
