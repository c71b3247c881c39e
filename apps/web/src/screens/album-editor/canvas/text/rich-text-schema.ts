/** The editing form of rich text: what Tiptap may hold, one to one with the document's rich text. */
import { Mark, mergeAttributes, Node, type Extensions } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';

const StyledParagraph = Paragraph.extend({
  addAttributes: () => ({ align: { default: null }, lineHeight: { default: null } }),
  renderHTML({ HTMLAttributes, node }) {
    const { align, lineHeight } = node.attrs as { align: string | null; lineHeight: number | null };
    const style = [align && `text-align:${align}`, lineHeight && `line-height:${lineHeight / 100}`].filter(Boolean);
    const { align: _align, lineHeight: _height, ...rest } = HTMLAttributes as Record<string, unknown>;
    return ['p', mergeAttributes(rest, style.length > 0 ? { style: style.join(';') } : {}), 0];
  },
});

/** An automatic text: an atom that shows its value. */
const SymbolAtom = Node.create<{ valueOf: (kind: string) => string }>({
  name: 'symbol',
  group: 'inline',
  inline: true,
  atom: true,
  addOptions: () => ({ valueOf: (kind) => kind }),
  addAttributes: () => ({ kind: { default: 'page-number' } }),
  renderHTML({ node }) {
    const kind = (node.attrs as { kind: string }).kind;
    return ['span', { 'data-symbol': kind }, this.options.valueOf(kind)];
  },
  parseHTML: () => [{ tag: 'span[data-symbol]' }],
});

const Uppercase = Mark.create({
  name: 'uppercase',
  renderHTML: () => ['span', { style: 'text-transform:uppercase' }, 0],
});

/** Font, size and colour of a run; how they look is up to `styleOf`, which knows palette and fonts. */
const RunStyle = Mark.create<{ styleOf: (attributes: RunAttributes) => string }>({
  name: 'run',
  addOptions: () => ({ styleOf: () => '' }),
  addAttributes: () => ({ font: { default: null }, size: { default: null }, color: { default: null } }),
  renderHTML({ mark }) {
    return ['span', { style: this.options.styleOf(mark.attrs as RunAttributes) }, 0];
  },
});

export interface RunAttributes {
  font: string | null;
  size: number | null;
  color: string | number | null;
}

export function richTextExtensions(options: {
  symbolValue: (kind: string) => string;
  runStyle: (attributes: RunAttributes) => string;
}): Extensions {
  return [
    Document,
    StyledParagraph,
    Text,
    HardBreak,
    Bold,
    Italic,
    Uppercase,
    UndoRedo,
    SymbolAtom.configure({ valueOf: options.symbolValue }),
    RunStyle.configure({ styleOf: options.runStyle }),
  ];
}
