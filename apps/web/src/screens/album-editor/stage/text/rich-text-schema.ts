/** The editing form of rich text: what Tiptap may hold, one to one with the document's rich text. */
import { inlineSchema, isSymbolKind, type Paragraph, paragraphSchema, type RunMarks } from '@figurina/album';
import { Mark, mergeAttributes, Node, type Extensions, type NodeViewRenderer } from '@tiptap/core';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Paragraph as ParagraphNode } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';

/** The marks of a run as Tiptap holds them: all named, null where the run says nothing. */
export type RunAttributes = { readonly [Key in keyof RunMarks]-?: Exclude<RunMarks[Key], undefined> | null };
const NO_RUN: RunAttributes = {
  font: null,
  size: null,
  color: null,
  bold: null,
  italic: null,
  uppercase: null,
  underline: null,
};

const StyledParagraph = ParagraphNode.extend({
  addAttributes: () => ({ align: { default: null }, lineHeight: { default: null } }),
  parseHTML: () => [
    {
      tag: 'p',
      getAttrs: ({ dataset }) => ({ align: null, lineHeight: null, ...paragraphFrom(dataset['paragraph']) }),
    },
  ],
  renderHTML({ HTMLAttributes, node }) {
    const { align, lineHeight } = node.attrs as { align: string | null; lineHeight: number | null };
    const style = [align && `text-align:${align}`, lineHeight && `line-height:${lineHeight / 100}`].filter(Boolean);
    const { align: _align, lineHeight: _height, ...rest } = HTMLAttributes as Record<string, unknown>;
    return [
      'p',
      mergeAttributes(
        rest,
        style.length > 0 ? { style: style.join(';'), 'data-paragraph': JSON.stringify({ align, lineHeight }) } : {},
      ),
      0,
    ];
  },
});

/** An automatic text: an atom that shows its value. */
const SymbolAtom = Node.create<{ view: NodeViewRenderer | null }>({
  name: 'symbol',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ view: null }),
  addAttributes: () => ({ kind: { default: 'page-number' } }),
  renderHTML({ node }) {
    const { kind } = node.attrs as { kind: string };
    return ['span', { 'data-symbol': kind }, `{${kind}}`];
  },
  parseHTML: () => [
    {
      tag: 'span[data-symbol]',
      getAttrs: ({ dataset }) => (isSymbolKind(dataset['symbol']) ? { kind: dataset['symbol'] } : false),
    },
  ],
  addNodeView() {
    return this.options.view;
  },
});

/** Font, size, colour and weight of a run; how they look is up to `styleOf`, which knows palette and fonts. */
const RunStyle = Mark.create<{ styleOf: (marks: RunMarks) => string }>({
  name: 'run',
  addOptions: () => ({ styleOf: () => '' }),
  addAttributes: () => Object.fromEntries(Object.keys(NO_RUN).map((key) => [key, { default: null }])),
  parseHTML: () => [{ tag: 'span[data-run]', getAttrs: ({ dataset }) => attributesOf(marksFrom(dataset['run'])) }],
  renderHTML({ mark }) {
    const marks = marksOf(mark.attrs as RunAttributes);
    return ['span', { style: this.options.styleOf(marks), 'data-run': JSON.stringify(marks) }, 0];
  },
});

/** What a run says itself. */
export function marksOf(attributes: RunAttributes): RunMarks {
  return Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null)) as RunMarks;
}

export function attributesOf(marks: RunMarks): RunAttributes {
  return { ...NO_RUN, ...marks };
}

/** From HTML, which anybody may have written: only what rich text may say. */
export function marksFrom(json: string | undefined): RunMarks {
  const parsed = inlineSchema.safeParse({ text: ' ', ...jsonObject(json) });
  if (!parsed.success || !('text' in parsed.data)) return {};
  const { text: _text, ...marks } = parsed.data;
  return marks;
}

export function paragraphFrom(json: string | undefined): Pick<Paragraph, 'align' | 'lineHeight'> {
  const given = Object.entries(jsonObject(json)).filter(([, value]) => value !== null);
  const parsed = paragraphSchema.safeParse({ ...Object.fromEntries(given), content: [] });
  if (!parsed.success) return {};
  const { content: _content, ...style } = parsed.data;
  return style;
}

function jsonObject(json: string | undefined): object {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export function richTextExtensions(options: {
  symbolView: NodeViewRenderer | null;
  runStyle: (marks: RunMarks) => string;
}): Extensions {
  return [
    Document,
    StyledParagraph,
    Text,
    HardBreak,
    UndoRedo,
    SymbolAtom.configure({ view: options.symbolView }),
    RunStyle.configure({ styleOf: options.runStyle }),
  ];
}
