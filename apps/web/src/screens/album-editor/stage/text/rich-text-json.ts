/** Rich text of the document to Tiptap's JSON and back. */
import { type Inline, type Paragraph, type RichText, richTextSchema, type SymbolKind } from '@figurina/album';
import type { JSONContent } from '@tiptap/core';
import { attributesOf, marksOf, type RunAttributes } from './rich-text-schema.ts';

export function toEditing(text: RichText): JSONContent {
  return {
    type: 'doc',
    content: text.paragraphs.map((paragraph) => ({
      type: 'paragraph',
      attrs: { align: paragraph.align ?? null, lineHeight: paragraph.lineHeight ?? null },
      content: paragraph.content.map(inlineToEditing),
    })),
  };
}

function inlineToEditing(inline: Inline): JSONContent {
  if ('break' in inline) return { type: 'hardBreak' };
  const node: JSONContent =
    'text' in inline ? { type: 'text', text: inline.text } : { type: 'symbol', attrs: { kind: inline.symbol } };
  const { text: _text, symbol: _symbol, ...marks } = inline as Partial<Record<string, unknown>>;
  if (Object.values(marks).some((value) => value !== undefined))
    node.marks = [{ type: 'run', attrs: attributesOf(marks) }];
  return node;
}

/** Null when Tiptap holds something that is no rich text: a bug of ours, and the text stays as it was. */
export function fromEditing(content: JSONContent): RichText | null {
  const paragraphs = (content.content ?? []).map(paragraphFromEditing);
  const parsed = richTextSchema.safeParse({ paragraphs: paragraphs.length > 0 ? paragraphs : [{ content: [] }] });
  return parsed.success ? parsed.data : null;
}

function paragraphFromEditing(paragraph: JSONContent): Paragraph {
  const { align, lineHeight } = (paragraph.attrs ?? {}) as Pick<Paragraph, 'align' | 'lineHeight'>;
  return {
    ...(align ? { align } : {}),
    ...(lineHeight ? { lineHeight } : {}),
    content: (paragraph.content ?? []).flatMap(inlineFromEditing),
  };
}

function inlineFromEditing(node: JSONContent): Inline[] {
  if (node.type === 'hardBreak') return [{ break: true }];
  const run = node.marks?.find(({ type }) => type === 'run')?.attrs as RunAttributes | undefined;
  const marks = run ? marksOf(run) : {};
  if (node.type === 'symbol') return [{ symbol: (node.attrs as { kind: SymbolKind }).kind, ...marks }];
  return node.text ? [{ text: node.text, ...marks }] : [];
}
