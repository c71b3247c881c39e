/**
 * Reads back what a PDF page draws: boxes of filled, stroked and clipped paths and of images, and where each run of
 * glyphs starts, in millimetres from the top left of the page; and what the glyphs say.
 */
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFStream,
  decodePDFRawStream,
  type PDFContext,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { compose, IDENTITY, type Matrix } from '@figurina/album';

export interface PdfMarks {
  readonly boxes: readonly { left: number; top: number; right: number; bottom: number }[];
  readonly runs: readonly { x: number; y: number }[];
  /** The words that the glyphs stand for, in the order they are drawn. */
  readonly text: string;
}

type Point = [number, number];
interface State {
  matrix: Matrix;
}

const MM = 25.4 / 72;

export function marksOf(page: PDFPage): PdfMarks {
  const height = page.getHeight();
  const boxes: { left: number; top: number; right: number; bottom: number }[] = [];
  const runs: { x: number; y: number }[] = [];
  let words = '';
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  const add = (points: readonly Point[]): void => {
    if (points.length === 0) return;
    const xs = points.map(([x]) => x * MM);
    const ys = points.map(([, y]) => (height - y) * MM);
    boxes.push({ left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) });
  };

  const walk = (content: string, resources: PDFDict | undefined, start: Matrix): void => {
    const stack: State[] = [];
    let state: State = { matrix: start };
    let path: Point[] = [];
    let text: Matrix = IDENTITY;
    let line: Matrix = IDENTITY;
    let fresh = false;
    let font: ReadonlyMap<number, string> = new Map();
    const at = (x: number, y: number): Point => {
      const [a, b, c, d, e, f] = state.matrix;
      return [a * x + c * y + e, b * x + d * y + f];
    };
    for (const { operator, numbers, names, codes } of operations(content)) {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
      switch (operator) {
        case 'q':
          stack.push({ ...state });
          break;
        case 'Q':
          state = stack.pop() ?? state;
          break;
        case 'cm':
          state = { matrix: compose(state.matrix, [a, b, c, d, e, f]) };
          break;
        case 're':
          path.push(at(a, b), at(a + c, b), at(a + c, b + d), at(a, b + d));
          break;
        case 'm':
        case 'l':
          path.push(at(a, b));
          break;
        case 'c':
          path.push(at(a, b), at(c, d), at(e, f));
          break;
        case 'v':
        case 'y':
          path.push(at(a, b), at(c, d));
          break;
        case 'f':
        case 'F':
        case 'f*':
        case 'B':
        case 'B*':
        case 'b':
        case 'b*':
        case 'S':
        case 's':
          add(path);
          path = [];
          break;
        case 'W':
        case 'W*':
          add(path);
          break;
        case 'n':
          path = [];
          break;
        case 'BT':
          text = line = IDENTITY;
          break;
        case 'Tf': {
          const dict = lookUp(page.doc.context, resources, 'Font', names[0] ?? '');
          if (!(dict instanceof PDFDict)) break;
          const key = dict.get(PDFName.of('ToUnicode'))?.toString() ?? '';
          font = fonts.get(key) ?? unicodeOf(dict);
          fonts.set(key, font);
          break;
        }
        case 'Tm':
          text = line = [a, b, c, d, e, f];
          fresh = true;
          break;
        case 'Td':
        case 'TD':
          text = line = compose(line, [1, 0, 0, 1, a, b]);
          fresh = true;
          break;
        case 'Tj':
        case 'TJ': {
          words += codes.map((code) => font.get(code) ?? '').join('');
          if (!fresh) break;
          fresh = false;
          const [, , , , x, y] = compose(state.matrix, text);
          runs.push({ x: x * MM, y: (height - y) * MM });
          break;
        }
        case 'Do': {
          const stream = lookUp(page.doc.context, resources, 'XObject', names[0] ?? '');
          if (!(stream instanceof PDFStream)) break;
          const subtype = stream.dict.get(PDFName.of('Subtype'));
          if (subtype === PDFName.of('Image')) {
            add([at(0, 0), at(1, 0), at(1, 1), at(0, 1)]);
          } else {
            const own = stream.dict.lookup(PDFName.of('Resources'));
            walk(
              contentOf(stream),
              own instanceof PDFDict ? own : resources,
              compose(state.matrix, formMatrix(stream.dict)),
            );
          }
        }
      }
    }
  };
  walk(pageContent(page), page.node.Resources(), IDENTITY);
  return { boxes, runs, text: words };
}

function pageContent(page: PDFPage): string {
  const contents = page.node.Contents();
  if (contents instanceof PDFArray)
    return contents
      .asArray()
      .map((ref) => page.doc.context.lookup(ref))
      .map((stream) => (stream instanceof PDFStream ? contentOf(stream) : ''))
      .join('\n');
  return contents instanceof PDFStream ? contentOf(contents) : '';
}

function contentOf(stream: PDFStream): string {
  const bytes = stream instanceof PDFRawStream ? decodePDFRawStream(stream).decode() : stream.getContents();
  return Buffer.from(bytes).toString('latin1');
}

function lookUp(context: PDFContext, resources: PDFDict | undefined, kind: string, name: string): unknown {
  const dict = resources?.lookup(PDFName.of(kind));
  return dict instanceof PDFDict ? context.lookup(dict.get(PDFName.of(name))) : undefined;
}

function formMatrix(dict: PDFDict): Matrix {
  const matrix = dict.lookup(PDFName.of('Matrix'));
  if (!(matrix instanceof PDFArray)) return IDENTITY;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
    .asArray()
    .map((entry) => (entry instanceof PDFNumber ? entry.asNumber() : 0));
  return [a, b, c, d, e, f];
}

/** What each glyph stands for; a ligature stands for several letters. */
function unicodeOf(font: PDFDict): Map<number, string> {
  const stream = font.lookup(PDFName.of('ToUnicode'));
  const meaning = new Map<number, string>();
  if (!(stream instanceof PDFStream)) return meaning;
  const cmap = contentOf(stream);
  const letters = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, block = ''] of cmap.matchAll(/beginbfchar([^]*?)endbfchar/g))
    for (const [, code = '', hex = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>/g))
      meaning.set(Number.parseInt(code, 16), letters(hex));
  for (const [, block = ''] of cmap.matchAll(/beginbfrange([^]*?)endbfrange/g))
    for (const [, first = '', last = '', hex = ''] of block.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g)) {
      const start = Number.parseInt(first, 16);
      for (let code = start; code <= Number.parseInt(last, 16); code++)
        meaning.set(code, String.fromCodePoint(Number.parseInt(hex, 16) + code - start));
    }
  return meaning;
}

interface Operation {
  readonly codes: readonly number[];
  readonly operator: string;
  readonly numbers: readonly number[];
  readonly names: readonly string[];
}

function* operations(content: string): Generator<Operation> {
  let numbers: number[] = [];
  let names: string[] = [];
  let codes: number[] = [];
  const tokens = content.matchAll(
    /\((?:\\.|[^\\)])*\)|<<|>>|<([0-9a-fA-F\s]*)>|\[|\]|\/([^\s/<>[\]()]*)|([-+]?(?:\d+\.?\d*|\.\d+))|([A-Za-z'"*]+[0-9]?\*?)/g,
  );
  for (const [, hex, name, number, operator] of tokens) {
    if (hex !== undefined) codes.push(...(hex.match(/\w{4}/g) ?? []).map((code) => Number.parseInt(code, 16)));
    else if (name !== undefined) names.push(name);
    else if (number !== undefined) numbers.push(Number(number));
    else if (operator !== undefined) {
      yield { operator, numbers, names, codes };
      [numbers, names, codes] = [[], [], []];
    }
  }
}
