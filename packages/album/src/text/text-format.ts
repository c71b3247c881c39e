/** How words look: what a toolbar shows and sets, whatever the text node says itself and what its runs say. */
import type { FontEntry } from '../document/fonts.ts';
import type { PropsOf } from '../document/nodes/node-props.ts';
import type { Color } from '../document/paint.ts';
import type { ALIGNMENTS, Paragraph, RichText, SymbolRun, TextRun } from '../document/rich-text.ts';
import { isFontRole, resolveFont } from './resolve-font.ts';

export interface RunFormat {
  /** A role of the album's fonts, or a family. */
  readonly font: string;
  /** Points. */
  readonly size: number;
  readonly color: Color;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly uppercase: boolean;
  /** Said by runs alone: a line under a whole text stands under each of its words. */
  readonly underline: boolean;
}
export interface ParagraphFormat {
  readonly align: (typeof ALIGNMENTS)[number];
  /** Per cent of the size. */
  readonly lineHeight: number;
}
export type TextFormat = RunFormat & ParagraphFormat;
/** The format of several words or texts: null where they differ. */
export type SharedFormat = { readonly [Key in keyof TextFormat]: TextFormat[Key] | null };
export type FormatChange = Partial<TextFormat>;

/** What a run says itself; what is absent comes from its text. */
export type RunMarks = Omit<TextRun, 'text'>;
export type TextProps = Readonly<PropsOf<'Text'>>;
export type AlbumFonts = ReadonlyMap<string, FontEntry>;

export const RUN_KEYS = ['font', 'size', 'color', 'bold', 'italic', 'uppercase', 'underline'] as const;
export const PARAGRAPH_KEYS = ['align', 'lineHeight'] as const;
const FORMAT_KEYS = [...RUN_KEYS, ...PARAGRAPH_KEYS] as const;

/** The format of words with such marks in a text. A font of their own brings its role's weight along. */
export function formatOfRun(props: TextProps, marks: RunMarks, fonts: AlbumFonts): RunFormat {
  const font = marks.font ?? props.font;
  const inherited = props.bold ?? resolveFont(props.font, fonts).bold;
  const ofFont = marks.font === undefined ? inherited : resolveFont(marks.font, fonts).bold;
  return {
    font,
    size: marks.size ?? props.size,
    color: marks.color ?? props.color,
    bold: marks.bold ?? ofFont,
    italic: marks.italic ?? props.italic,
    uppercase: marks.uppercase ?? props.uppercase,
    underline: marks.underline ?? false,
  };
}

export function formatOfParagraph(
  props: TextProps,
  paragraph: Pick<Paragraph, 'align' | 'lineHeight'>,
): ParagraphFormat {
  return { align: paragraph.align ?? props.align, lineHeight: paragraph.lineHeight ?? props.lineHeight };
}

/** The marks of words after a change: they say only what differs from their text. */
export function changeMarks(props: TextProps, marks: RunMarks, change: FormatChange, fonts: AlbumFonts): RunMarks {
  const before = formatOfRun(props, marks, fonts);
  const wanted: Record<string, unknown> = { ...marks };
  for (const key of RUN_KEYS) if (change[key] !== undefined) wanted[key] = change[key];
  // A role has a weight of its own; another family keeps the weight the words had.
  if (change.font !== undefined && change.bold === undefined)
    wanted['bold'] = isFontRole(change.font) ? undefined : before.bold;
  return leanMarks(props, wanted, fonts);
}

/** Leaves out what the words would be without saying it. */
function leanMarks(props: TextProps, wanted: RunMarks, fonts: AlbumFonts): RunMarks {
  let marks = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined)) as RunMarks;
  const format = formatOfRun(props, marks, fonts);
  for (const key of RUN_KEYS) {
    if (!(key in marks)) continue;
    const { [key]: _own, ...rest } = marks;
    const without = formatOfRun(props, rest, fonts);
    if (RUN_KEYS.every((each) => without[each] === format[each])) marks = rest;
  }
  return marks;
}

/** What all formats have in common. Of none: null throughout. */
export function sharedFormat(formats: Iterable<TextFormat>): SharedFormat {
  let shared: Record<string, unknown> | null = null;
  for (const format of formats) {
    shared ??= { ...format };
    for (const key of FORMAT_KEYS) if (shared[key] !== format[key]) shared[key] = null;
  }
  return (shared ?? Object.fromEntries(FORMAT_KEYS.map((key) => [key, null]))) as unknown as SharedFormat;
}

/** The formats of all words of a text; of the text itself where it holds none. */
export function* formatsIn(props: TextProps, fonts: AlbumFonts): Generator<TextFormat> {
  const { text, symbol } = props;
  for (const paragraph of symbol ? [{ content: [] }] : text.paragraphs) {
    const around = formatOfParagraph(props, paragraph);
    const runs = paragraph.content.filter((inline): inline is TextRun | SymbolRun => !('break' in inline));
    if (runs.length > 0) for (const run of runs) yield { ...formatOfRun(props, run, fonts), ...around };
    else if (!hasRuns(text)) yield { ...formatOfRun(props, {}, fonts), ...around };
  }
}

function hasRuns(text: RichText): boolean {
  return text.paragraphs.some(({ content }) => content.some((inline) => !('break' in inline)));
}

/** Whether a text shows anything: a word or an automatic text. */
export function hasWords(text: RichText): boolean {
  return text.paragraphs.some(({ content }) =>
    content.some((inline) => 'symbol' in inline || ('text' in inline && inline.text.trim() !== '')),
  );
}

/** The roles and families that a text names, its runs included, and whether words in them slant. */
export function fontsIn({ font, italic, text }: TextProps): Map<string, { readonly italic: boolean }> {
  const fonts = new Map([[font, { italic }]]);
  for (const { content } of text.paragraphs)
    for (const inline of content) {
      if ('break' in inline) continue;
      const named = inline.font ?? font;
      fonts.set(named, { italic: (inline.italic ?? italic) || (fonts.get(named)?.italic ?? false) });
    }
  return fonts;
}
