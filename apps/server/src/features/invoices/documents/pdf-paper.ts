/**
 * A PDF/A-3 that is written on: texts in the fonts of the house, placed in millimetres from the top left corner. The fonts come
 * in parts by script, so a text is set in runs; PDF/A forbids what a font has no glyph for, which is shown as a question mark.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { default as PdfDocument } from 'pdfkit';
import { unpackedFont } from './unpacked-font.ts';

const POINTS_A_MM = 72 / 25.4;
export const PAGE = { width: 210, height: 297 } as const;

const FILES = {
  text: [
    import.meta.resolve('@fontsource/rubik/files/rubik-latin-400-normal.woff'),
    import.meta.resolve('@fontsource/rubik/files/rubik-latin-ext-400-normal.woff'),
    import.meta.resolve('@fontsource/rubik/files/rubik-cyrillic-400-normal.woff'),
    import.meta.resolve('@fontsource/rubik/files/rubik-cyrillic-ext-400-normal.woff'),
  ],
  strong: [
    import.meta.resolve('@fontsource/rubik/files/rubik-latin-600-normal.woff'),
    import.meta.resolve('@fontsource/rubik/files/rubik-latin-ext-600-normal.woff'),
    import.meta.resolve('@fontsource/rubik/files/rubik-cyrillic-600-normal.woff'),
    import.meta.resolve('@fontsource/rubik/files/rubik-cyrillic-ext-600-normal.woff'),
  ],
  title: [
    import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    import.meta.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff'),
  ],
} as const;
export type Face = keyof typeof FILES;

export interface TextStyle {
  /** In points. */
  readonly size: number;
  readonly face?: Face;
  /** `#rrggbb` */
  readonly color?: string;
  readonly align?: 'left' | 'right';
}

interface Run {
  readonly font: string;
  readonly text: string;
}
/** What of a font tells whether it can write a character; the types of pdfkit leave it out. */
interface OpenFont {
  readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
}

const INK = '#0a231e';
const LEADING = 1.38;
const loaded = new Map<string, Buffer>();
/** What the fonts have, by character and file: asked for each letter of every line. */
const glyphs = new Map<string, boolean>();

export interface Paper {
  readonly document: PDFKit.PDFDocument;
  /** One line; `x` is its left end, or its right one. */
  line(text: string, x: number, y: number, style: TextStyle): void;
  /** As many lines as it takes within a width; answers their height. */
  block(text: string, x: number, y: number, width: number, style: TextStyle): number;
  /** What `block` would answer. */
  heightOf(text: string, width: number, style: TextStyle): number;
  rule(y: number, from: number, to: number, color?: string): void;
  /** The whole file. */
  finish(): Promise<Buffer>;
}

/** `at`: what the file says of when it was made. */
export function openPaper({ title, at, language }: { title: string; at: Date; language: string }): Paper {
  const document = new PdfDocument({
    size: [PAGE.width * POINTS_A_MM, PAGE.height * POINTS_A_MM],
    margin: 0,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    bufferPages: true,
    lang: language,
    displayTitle: true,
    // Without an author: pdfkit writes the words into XML as they are.
    info: { Title: title, CreationDate: at, ModDate: at, Producer: 'Figurina', Creator: 'Figurina' },
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });

  const registered = new Set<string>();
  function fontFor(url: string): OpenFont {
    if (!registered.has(url)) document.registerFont(url, fileOf(url));
    registered.add(url);
    return document.font(url) as unknown as OpenFont;
  }
  function hasGlyph(url: string, sign: string): boolean {
    const key = `${sign} ${url}`;
    const known = glyphs.get(key);
    if (known !== undefined) return known;
    const { _font: opened } = fontFor(url);
    const has = opened.font.hasGlyphForCodePoint(sign.codePointAt(0)!);
    glyphs.set(key, has);
    return has;
  }
  function runsOf(value: string, face: Face): Run[] {
    const runs: { font: string; text: string }[] = [];
    for (const sign of readable(value)) {
      const font = FILES[face].find((url) => hasGlyph(url, sign));
      const [run, shown] = [runs.at(-1), font ? sign : '?'];
      const used = font ?? FILES[face][0];
      if (run?.font === used) run.text += shown;
      else runs.push({ font: used, text: shown });
    }
    return runs;
  }
  function widthOf(value: string, { face = 'text', size }: TextStyle): number {
    let width = 0;
    for (const { font, text } of runsOf(value, face)) {
      fontFor(font);
      width += document.fontSize(size).widthOfString(text);
    }
    return width / POINTS_A_MM;
  }

  /** Breaks at spaces, and within words that are wider than the line. */
  function linesOf(value: string, width: number, style: TextStyle): string[] {
    return value.split('\n').flatMap((paragraph) => {
      const lines: string[] = [];
      let line = '';
      for (const word of paragraph.split(' ').flatMap((one) => pieces(one, width, style))) {
        const longer = line === '' ? word : `${line} ${word}`;
        if (line !== '' && widthOf(longer, style) > width) {
          lines.push(line);
          line = word;
        } else line = longer;
      }
      return [...lines, line];
    });
  }
  function pieces(word: string, width: number, style: TextStyle): string[] {
    if (widthOf(word, style) <= width) return [word];
    const parts: string[] = [];
    let part = '';
    for (const sign of word) {
      if (part !== '' && widthOf(part + sign, style) > width) {
        parts.push(part);
        part = '';
      }
      part += sign;
    }
    return [...parts, part];
  }
  const lineHeight = (size: number): number => (size * LEADING) / POINTS_A_MM;

  const paper: Paper = {
    document,
    line: (value, x, y, style) => {
      const { size, face = 'text', color = INK, align = 'left' } = style;
      let at = align === 'right' ? x - widthOf(value, style) : x;
      for (const { font, text } of runsOf(value, face)) {
        fontFor(font);
        document.fontSize(size).fillColor(color);
        document.text(text, at * POINTS_A_MM, y * POINTS_A_MM, { lineBreak: false, baseline: 'top' });
        at += document.widthOfString(text) / POINTS_A_MM;
      }
    },
    block: (value, x, y, width, style) => {
      const lines = linesOf(value, width, style);
      lines.forEach((line, index) => paper.line(line, x, y + index * lineHeight(style.size), style));
      return lines.length * lineHeight(style.size);
    },
    heightOf: (value, width, style) => linesOf(value, width, style).length * lineHeight(style.size),
    rule: (y, from, to, color = '#b4d0c6') => {
      const [top, start, end] = [y, from, to].map((mm) => mm * POINTS_A_MM) as [number, number, number];
      document.moveTo(start, top).lineTo(end, top).lineWidth(0.6).strokeColor(color).stroke();
    },
    finish: () => {
      document.end();
      return finished;
    },
  };
  return paper;
}

function fileOf(url: string): Buffer {
  const known = loaded.get(url) ?? unpackedFont(readFileSync(fileURLToPath(url)));
  loaded.set(url, known);
  return known;
}

/** Composed letters have glyphs where their parts have none; narrow spaces are set as ordinary ones that do not break. */
function readable(value: string): string {
  return value
    .normalize('NFC')
    .replace(/[\u2007\u202f]/g, '\u00a0')
    .replace(/\s/g, (space) => (space === '\u00a0' ? space : ' '));
}
