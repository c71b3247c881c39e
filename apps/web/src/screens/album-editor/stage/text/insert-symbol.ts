import { isContents, type SymbolKind } from '@figurina/album';
import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';

/** Puts an automatic text in the place of the selection, in its format; a table of contents gets a paragraph of its own. */
export function insertSymbol(tiptap: Editor, kind: SymbolKind): void {
  const { state, view } = tiptap;
  const { schema, selection } = state;
  const marks = state.storedMarks ?? selection.$from.marks();
  const symbol = schema.nodes['symbol']!.create({ kind }, null, marks);
  const { tr } = state;
  if (!isContents(kind)) {
    view.dispatch(tr.replaceSelectionWith(symbol, false).setStoredMarks(marks).scrollIntoView());
    return;
  }
  tr.deleteSelection();
  const { $from } = tr.selection;
  const { parent } = $from;
  const [before, after] = [parent.cut(0, $from.parentOffset), parent.cut($from.parentOffset)];
  const own = schema.nodes['paragraph']!.create(parent.attrs, symbol);
  const start = $from.before();
  const paragraphs = [before, own, after].filter((paragraph) => paragraph === own || paragraph.content.size > 0);
  tr.replaceWith(start, $from.after(), paragraphs);
  // Behind the symbol: into its paragraph, and over the one letter that it is.
  const caret = start + (paragraphs[0] === own ? 0 : before.nodeSize) + 2;
  view.dispatch(tr.setSelection(TextSelection.create(tr.doc, caret)).scrollIntoView());
}
