/**
 * Where the browser put the words of a text box: read from the laid out DOM, so that a painter breaks lines exactly as
 * the page does. Lengths in pixels of the box (100 a millimetre).
 */
import { UNDERLINE_BELOW, UNDERLINE_THICKNESS } from './text-style.ts';

export interface Fragment {
  readonly words: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  /** A CSS font, for a canvas. */
  readonly font: string;
  readonly color: string;
  /** Of the line under the words, where there is one. */
  readonly underline: { readonly y: number; readonly thickness: number } | null;
}
export interface Rule {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly thickness: number;
  readonly color: string;
}
export interface LineBoxes {
  readonly fragments: readonly Fragment[];
  /** The leaders of a table of contents. */
  readonly rules: readonly Rule[];
  /** Height of all lines. */
  readonly height: number;
  /** How many characters each line holds, paragraph by paragraph: two layouts that break alike have the same. */
  readonly breaks: readonly number[];
  /** How many words are wider than the box and had to be broken. */
  readonly brokenWords: number;
}

/** Reads a text box (`.fg-text`) that is laid out without any transform around it, as the measuring host has it. */
export function lineBoxes(box: HTMLElement): LineBoxes {
  const origin = box.getBoundingClientRect();
  const fragments: Fragment[] = [];
  const breaks: number[] = [];
  const broken = { words: 0 };
  for (const paragraph of box.querySelectorAll('p')) {
    let lineBottom = Number.NEGATIVE_INFINITY;
    for (const node of textNodesIn(paragraph)) {
      const style = getComputedStyle(node.parentElement ?? box);
      const shape = fontShape(style);
      for (const { words, rect, count } of linesOf(node, broken)) {
        // A fragment whose middle lies below the line so far opens the next one.
        if (rect.top + rect.height / 2 > lineBottom) breaks.push(0);
        lineBottom = Math.max(lineBottom, rect.bottom);
        breaks[breaks.length - 1]! += count;
        const shown = style.textTransform === 'uppercase' ? words.toLocaleUpperCase(box.lang || 'de') : words;
        const baseline = rect.top - origin.top + rect.height * shape.ascentShare;
        fragments.push({
          words: shown,
          x: rect.left - origin.left,
          baseline,
          width: rect.width,
          font: shape.font,
          color: style.color,
          underline: style.textDecorationLine.includes('underline') ? underlineOf(style, baseline) : null,
        });
      }
    }
  }
  return { fragments, breaks, rules: leadersIn(box, origin), height: heightOf(box), brokenWords: broken.words };
}

function underlineOf({ fontSize }: CSSStyleDeclaration, baseline: number): Fragment['underline'] {
  const size = Number.parseFloat(fontSize);
  return { y: baseline + UNDERLINE_BELOW * size, thickness: UNDERLINE_THICKNESS * size };
}

/** A short fingerprint of where the lines break: equal on screen and on paper, or preflight names the box. */
export function breaksHash(breaks: readonly number[]): string {
  let hash = 0x811c9dc5;
  for (const count of breaks) hash = Math.imul(hash ^ count, 0x01000193);
  return `${breaks.length}-${(hash >>> 0).toString(36)}`;
}

function heightOf(box: HTMLElement): number {
  return box.querySelector<HTMLElement>('.fg-lines')?.offsetHeight ?? box.offsetHeight;
}

function* textNodesIn(root: Node): Generator<Text> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node as Text;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** The parts of a text node by line. Asking the browser is what costs: a line is guessed by its width, and the guess tried. */
function linesOf(node: Text, broken: { words: number }): { words: string; count: number; rect: DOMRect }[] {
  const text = node.data;
  const range = document.createRange();
  const rectsOf = (start: number, end: number): DOMRectList => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return range.getClientRects();
  };
  const whole = [...rectsOf(0, text.length)];
  if (whole.length === 1) return [{ words: text, count: text.length, rect: whole[0]! }];
  const pieces = piecesOf(text);
  const perPixel = text.length / whole.reduce((sum, { width }) => sum + width, 0);
  const lines: { start: number; end: number; top: number }[] = [];
  const add = ({ start, end }: Span, top: number): void => {
    const last = lines.at(-1);
    if (last && Math.abs(last.top - top) < 1) last.end = end;
    else lines.push({ start, end, top });
  };
  for (let from = 0; from < pieces.length;) {
    const { start } = pieces[from]!;
    const length = (whole[lines.length]?.width ?? 0) * perPixel;
    const topTo = (to: number): number | null => sameTop(rectsOf(start, pieces[to]!.end));
    let to = Math.max(
      from,
      pieces.findLastIndex(({ end }) => end <= start + length),
    );
    let top = topTo(to);
    while (top === null && to > from) top = topTo(--to);
    if (top === null) {
      // A word that is longer than the box is broken between letters.
      const { end } = pieces[from]!;
      if (rectsOf(start, end).length > 1) broken.words += 1;
      for (let letter = start; letter < end; letter++) {
        const [rect] = rectsOf(letter, letter + 1);
        if (rect) add({ start: letter, end: letter + 1 }, rect.top);
      }
    } else {
      while (to + 1 < pieces.length && topTo(to + 1) !== null) to++;
      add({ start, end: pieces[to]!.end }, top);
    }
    from = to + 1;
  }
  return lines.map(({ start, end }) => {
    // Spaces at the end of a line hang over its edge; they are counted, not painted.
    const words = text.slice(start, end).trimEnd();
    range.setStart(node, start);
    range.setEnd(node, start + words.length);
    return { words, count: end - start, rect: range.getBoundingClientRect() };
  });
}

const BETWEEN_LETTERS =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;

/** What a line is made of: words and what is between them. Scripts without spaces may break at most of their letters. */
function piecesOf(text: string): Span[] {
  const letters = BETWEEN_LETTERS.test(text);
  return Array.from(letters ? text.matchAll(ANY_LETTER) : text.matchAll(/\s+|[^\s-]+-?|-/g), ({ index, 0: piece }) => ({
    start: index,
    end: index + piece.length,
  }));
}
const ANY_LETTER = /\s+|[!-,.-~\u00A1-\u0DFF]+-?|[^](?:\p{M}|\u200D|\uFE0F)*/gu;

/** The top of what lies on one line; null when it reaches over several. */
function sameTop(rects: DOMRectList): number | null {
  const top = rects[0]?.top ?? null;
  for (const rect of rects) if (top === null || Math.abs(rect.top - top) > 1) return null;
  return top;
}

function leadersIn(box: HTMLElement, origin: DOMRect): Rule[] {
  return [...box.querySelectorAll<HTMLElement>('.fg-contents-leader')].map((leader) => {
    const rect = leader.getBoundingClientRect();
    const thickness = leader.offsetHeight;
    return {
      x: rect.left - origin.left,
      y: rect.top - origin.top + thickness / 2,
      width: rect.width,
      thickness,
      color: getComputedStyle(leader).color,
    };
  });
}

interface FontShape {
  readonly font: string;
  /** How far down its box the baseline of a text lies. */
  readonly ascentShare: number;
}
const shapes = new Map<string, FontShape>();
let context: CanvasRenderingContext2D | null = null;

function fontShape({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): FontShape {
  const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  const known = shapes.get(font);
  if (known) return known;
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return { font, ascentShare: 0.8 };
  context.font = font;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
  const shape = { font, ascentShare: fontBoundingBoxAscent / (fontBoundingBoxAscent + fontBoundingBoxDescent) };
  shapes.set(font, shape);
  return shape;
}
