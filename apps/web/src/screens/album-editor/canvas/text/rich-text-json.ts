/** Rich text of the document to Tiptap's JSON and back. */
import { type Inline, type Paragraph, type RichText, richTextSchema, type SymbolKind } from '@figurina/album';
import type { JSONContent } from '@tiptap/core';

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
  const marks: JSONContent['marks'] = [];
  if (inline.bold) marks.push({ type: 'bold' });
  if (inline.italic) marks.push({ type: 'italic' });
  if (inline.uppercase) marks.push({ type: 'uppercase' });
  const { font = null, size = null, color = null } = inline;
  if (font !== null || size !== null || color !== null) marks.push({ type: 'run', attrs: { font, size, color } });
  return 'text' in inline
    ? { type: 'text', text: inline.text, marks }
    : { type: 'symbol', attrs: { kind: inline.symbol }, marks };
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
  const marks: Record<string, unknown> = {};
  for (const mark of node.marks ?? []) {
    if (mark.type === 'run') {
      for (const [key, value] of Object.entries(mark.attrs ?? {})) if (value !== null) marks[key] = value;
    } else marks[mark.type] = true;
  }
  if (node.type === 'symbol') return [{ symbol: (node.attrs as { kind: SymbolKind }).kind, ...marks }];
  return node.text ? [{ text: node.text, ...marks }] : [];
}
