/**
 * Small words for writing blueprints: every function gives a node of the exchange form (props, children), millimetres and
 * points. Strings that begin with `@` are keys of the blueprint's texts; `{symbol}` inside a string is an automatic text.
 */
export type Localised = { de: string; en: string; fr: string; it: string; pl: string };
/**
 * One wording, or several in the order in which they are wanted: the first whose answers are given and that does not stand in
 * the album yet is printed, and where none is left nothing is. `{answer-<id>}` in it is what the makers of the album answered.
 */
export type Wordings = Localised | readonly Localised[];
/** Asked of the makers of an album; what they answer stands in the wordings that name it. */
export interface Question {
  id: string;
  kind: 'line' | 'lines' | 'number' | 'date';
  label: Localised;
  /** An answer as it might be given, shown grey in the empty field. */
  example: Localised;
}
/** What chapters, layouts and texts are called, in the order of the catalogues. */
export const named = (de: string, en: string, fr: string, it: string, pl: string): Localised => ({
  de,
  en,
  fr,
  it,
  pl,
});
/** What is called alike in every language. */
export const same = (words: string): Localised => named(words, words, words, words, words);
/** The name of the words in an empty frame: the example album takes them out where it puts a picture. */
export const HINT = 'Foto-Hinweis';
export interface ContentNode {
  type: string;
  props: Record<string, unknown>;
  children: ContentNode[];
}
type Props = Record<string, unknown>;
type Paint = number | string | null | { type: 'linear'; colors: (number | string)[]; direction: number };

export const node = (type: string, props: Props, children: ContentNode[] = []): ContentNode => ({
  type,
  props,
  children,
});

export const rect = (x: number, y: number, width: number, height: number, fill: Paint, more: Props = {}): ContentNode =>
  node('Rectangle', { x, y, width, height, fill, ...more });

export const frame = (
  x: number,
  y: number,
  width: number,
  height: number,
  stroke: number | string,
  strokeWidth: number,
  more: Props = {},
): ContentNode => node('Rectangle', { x, y, width, height, fill: null, stroke, strokeWidth, ...more });

export const disc = (cx: number, cy: number, r: number, fill: Paint, more: Props = {}): ContentNode =>
  node('Circle', { x: cx - r, y: cy - r, width: 2 * r, height: 2 * r, fill, ...more });

export const rule = (
  x: number,
  y: number,
  width: number,
  stroke: number | string,
  strokeWidth: number,
  more: Props = {},
): ContentNode => node('Line', { x, y: y - strokeWidth / 2, width, height: strokeWidth, stroke, strokeWidth, ...more });

/** Several images take turns from spread to spread. */
export const picture = (
  x: number,
  y: number,
  width: number,
  height: number,
  image: string | null | readonly string[],
  more: Props = {},
): ContentNode => node('Image', { x, y, width, height, image, ...more });

/** `fill` in `more` is what the empty cell shows; with `fillOpacity: 0`, what lies under it. */
export const cell = (x: number, y: number, double = false, more: Props = {}): ContentNode =>
  node('StickerCell', { x, y, width: double ? 100 : 50, height: 70, ...(double && { doubleSticker: true }), ...more });

/** A grid of single cells: every x in every row, in reading order. */
export const cells = (xs: readonly number[], ys: readonly number[], more: Props = {}): ContentNode[] =>
  ys.flatMap((y) => xs.map((x) => cell(x, y, false, more)));

interface TextStyle extends Props {
  /** Of the drawn text: the box's width is divided by it. */
  scale?: number;
  /** In per cent. */
  lineHeight?: number;
  lines?: number;
}

/** For titles that are named later: a longer one is drawn smaller, and never leaves its box. */
export const FITTED = { autosize: false, fit: true };

/** `width` is that of the drawn box. */
export function text(
  x: number,
  y: number,
  width: number,
  size: number,
  content: string,
  style: TextStyle = {},
): ContentNode {
  const { scale = 1, lines = 1, ...rest } = style;
  const lineHeight = style.lineHeight ?? 100;
  const height = Math.ceil(((size * 25.4) / 72) * (lineHeight / 100) * lines * 10) / 10;
  return node('Text', { x, y, width: round(width / scale), height, scale, size, lineHeight, text: content, ...rest });
}

export const spread = (name: string, fill: Paint, children: ContentNode[]): ContentNode =>
  node('Spread', { name, fill }, children);
/** The front cover: a single page, written as the right page of a spread and moved to where single pages lie. */
export const frontCover = (fill: Paint, children: ContentNode[]): ContentNode =>
  spread(
    'Umschlag',
    fill,
    children.map((child) => ({ ...child, props: { ...child.props, x: (child.props['x'] as number) - 230 } })),
  );
export const section = (name: string, spreads: ContentNode[], isStatic = false): ContentNode =>
  node('Section', { name, static: isStatic }, spreads);

/** The page numbers of a spread, outer bottom, in the given style. */
export function folios(left: number, right: number, y: number, size: number, style: TextStyle): ContentNode[] {
  return [
    text(left, y, 18, size, '{page-number}', { ...style, name: 'Folio' }),
    text(right, y, 18, size, '{page-number}', { ...style, align: 'right', name: 'Folio' }),
  ];
}

export interface ContentImage {
  id: string;
  file: string;
  width: number;
  height: number;
}
export interface ContentLayout {
  id: string;
  name: Localised;
  role: 'opener' | 'team' | 'picture' | 'text';
  /** For somebody on purpose (the main person, a pair): never filled by a list, only by hand. */
  by_hand?: true;
  spread: ContentNode;
}
export interface BlueprintContent {
  id: string;
  blueprint_category: string;
  title: Localised;
  description: Localised;
  /** Palette 2 to 6: ink, lead, second, third, paper. */
  palette: [string, string, string, string, string];
  fonts: Record<'title' | 'sub_title' | 'paragraph', { family: string; bold: boolean }>;
  design: string;
  /** What the design makes of the colours of photos; as they are when absent. */
  portrait?: 'grey' | (number | string)[];
  texts: Record<string, Wordings>;
  questions?: readonly Question[];
  sections: ContentNode[];
  layouts: ContentLayout[];
  /** SVG by image id. */
  drawings: Record<string, { svg: string; width: number; height: number; own_colors?: true }>;
}

/** The same words, and which of two colours it is. */
export function coloured(name: Localised, colour: Localised): Localised {
  const { de, en, fr, it, pl } = name;
  return named(
    `${de}, ${colour.de}`,
    `${en}, ${colour.en}`,
    `${fr}, ${colour.fr}`,
    `${it}, ${colour.it}`,
    `${pl}, ${colour.pl}`,
  );
}
export const IN_RED = named('rot', 'red', 'rouge', 'rosso', 'czerwony');
export const IN_BLUE = named('blau', 'blue', 'bleu', 'blu', 'niebieski');

/** One of a list by its place; a wrong place stops the build. */
export function pick<Item>(list: readonly Item[], index: number): Item {
  const found = list[index];
  if (found === undefined) throw new Error(`there is no place ${index}`);
  return found;
}

export const round = (value: number): number => Math.round(value * 100) / 100;

/** A seeded stream of numbers from 0 to 1, so that drawings come out the same every time. */
export function stream(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Sharp in print up to `times` its own millimetres. */
export function svg(
  width: number,
  height: number,
  inner: string,
  times = 1,
): { svg: string; width: number; height: number } {
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${round(width * times)}mm" height="${round(height * times)}mm">${inner}</svg>\n`,
    width: Math.round(width * 8 * times),
    height: Math.round(height * 8 * times),
  };
}

/** Drawings that take turns, from another one of the list on: neighbours differ even before they take turns. */
export const inTurn = (images: readonly string[], first: number): string[] =>
  images.map((_, index) => pick(images, (first + index) % images.length));
/** Of the two beside each other on one spread: the second has one of its own, so that they never show the same. */
export const besideEachOther = (images: readonly string[], index: number): string[] =>
  index === 0 ? images.filter((_, place) => place !== 1) : [pick(images, 1)];
