import { formatTexts, type NodeId, type NodeOf } from '@figurina/album';
import type { Editor } from '@tiptap/core';
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import type { EditorSession } from '../../session/editor-session.ts';
import type { OpenText } from '../../session/text/open-text.ts';
import type { TextStep } from '../../session/text/text-writing.ts';
import { formatSelection, isWordless, selectedFormat } from './format-selection.ts';
import { insertSymbol } from './insert-symbol.ts';

/** An open text as toolbar and actions work on it. `asStep` runs a change of the words as an undo step of that name. */
export function openTextOf(
  session: EditorSession,
  tiptap: Editor,
  id: NodeId,
  asStep: (step: TextStep, change: () => void) => void,
): OpenText {
  const look = () => ({
    props: (session.store.document.nodes.get(id) as NodeOf<'Text'>).props,
    fonts: session.store.document.fonts,
  });
  return {
    id,
    format: () => selectedFormat(tiptap.state, look()),
    apply(change, mergeKey) {
      // Without words there is nothing that could carry a format of its own: the whole text takes it.
      if (isWordless(tiptap.state.doc))
        session.run('steps.format', (document) => formatTexts(document, { ids: [id], change }), mergeKey);
      else
        asStep({ label: 'steps.format', mergeKey }, () =>
          tiptap.view.dispatch(formatSelection(tiptap.state, change, look())),
        );
    },
    insertSymbol: (kind) => asStep({ label: 'steps.symbol' }, () => insertSymbol(tiptap, kind)),
    selectedWords() {
      const { from, to } = tiptap.state.selection;
      return tiptap.state.doc.textBetween(from, to, ' ');
    },
    undo: () => undoDepth(tiptap.state) > 0 && undo(tiptap.state, tiptap.view.dispatch),
    redo: () => redoDepth(tiptap.state) > 0 && redo(tiptap.state, tiptap.view.dispatch),
    focus: () => tiptap.view.focus(),
  };
}
