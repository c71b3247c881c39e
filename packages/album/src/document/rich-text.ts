import { z } from 'zod';
import { SYMBOL_KINDS } from '../symbols/symbol-kinds.ts';
import { colorSchema } from './paint.ts';

export const ALIGNMENTS = ['left', 'center', 'right', 'justify'] as const;
export const FONT_SIZES = [4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28, 36, 48, 72] as const;
/** In per cent of the font size. */
export const LINE_HEIGHTS = [100, 120, 150, 200] as const;

export const alignSchema = z.enum(ALIGNMENTS);
/** Points. The list of the specification is what the toolbar offers; copy-fit and imports may store sizes between. */
export const fontSizeSchema = z.number().min(1).max(400);
export const lineHeightSchema = z.number().min(50).max(400);
/** A role of the album's fonts (`title`, `sub_title`, `paragraph`) or the name of a font family. */
export const fontSchema = z.string().min(1).max(80);

const marks = {
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  uppercase: z.boolean().optional(),
  underline: z.boolean().optional(),
  font: fontSchema.optional(),
  size: fontSizeSchema.optional(),
  color: colorSchema.optional(),
};
/** A run of text, an automatic text (an atom that shows its value), or a line break. Absent marks come from the text node. */
export const inlineSchema = z.union([
  z.strictObject({ text: z.string().min(1), ...marks }),
  z.strictObject({ symbol: z.enum(SYMBOL_KINDS), ...marks }),
  z.strictObject({ break: z.literal(true) }),
]);
export type Inline = z.infer<typeof inlineSchema>;
export type TextRun = Extract<Inline, { text: string }>;
export type SymbolRun = Extract<Inline, { symbol: string }>;

export const paragraphSchema = z.strictObject({
  align: alignSchema.optional(),
  lineHeight: lineHeightSchema.optional(),
  content: z.array(inlineSchema),
});
export type Paragraph = z.infer<typeof paragraphSchema>;

/** The text of one text node: one leaf of the document. */
export const richTextSchema = z.strictObject({ paragraphs: z.array(paragraphSchema).min(1) });
export type RichText = z.infer<typeof richTextSchema>;

export const EMPTY_TEXT: RichText = { paragraphs: [{ content: [] }] };

/** Plain text to rich text: one paragraph a line. */
export function richText(plain: string): RichText {
  return { paragraphs: plain.split('\n').map((line) => ({ content: line === '' ? [] : [{ text: line }] })) };
}

/** The words of a rich text, symbols as `{kind}`, paragraphs joined by line feeds. */
export function plainText(text: RichText): string {
  return text.paragraphs
    .map((paragraph) =>
      paragraph.content
        .map((inline) => ('text' in inline ? inline.text : 'symbol' in inline ? `{${inline.symbol}}` : '\n'))
        .join(''),
    )
    .join('\n');
}
