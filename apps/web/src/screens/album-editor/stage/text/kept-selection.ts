import { Extension } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';

const key = new PluginKey<boolean>('kept-selection');

/** Shows which words are selected also while the focus is in a field of the toolbar. */
export const KeptSelection = Extension.create({
  name: 'keptSelection',
  addProseMirrorPlugins: () => [
    new Plugin<boolean>({
      key,
      state: {
        init: () => false,
        apply: (transaction, away) => (transaction.getMeta(key) as boolean | undefined) ?? away,
      },
      props: {
        decorations(state) {
          const { from, to, empty } = state.selection;
          if (empty || !key.getState(state)) return null;
          return DecorationSet.create(state.doc, [Decoration.inline(from, to, { class: 'text-selected' })]);
        },
        handleDOMEvents: {
          focus: (view) => tell(view, false),
          blur: (view) => tell(view, true),
        },
      },
    }),
  ],
});

function tell(view: EditorView, away: boolean): void {
  view.dispatch(view.state.tr.setMeta(key, away).setMeta('addToHistory', false));
}
