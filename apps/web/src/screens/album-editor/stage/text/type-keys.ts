import type { Editor } from '@tiptap/core';
import { Selection, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Types keys that came before their field, as the browser would have: letters, Enter, what deletes and what moves the caret. */
export function typeKeys({ view }: Editor, keys: readonly string[]): void {
  for (const key of keys) {
    const { tr } = view.state;
    if (/^.$/u.test(key)) view.dispatch(tr.insertText(key).scrollIntoView());
    // Enter and much of what deletes are bound; the rest is the browser's, which hears of no key that was pressed before.
    else if (!isBound(view, key)) view.dispatch(withKey(tr, key).scrollIntoView());
  }
}

function isBound(view: EditorView, key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, cancelable: true });
  return view.someProp('handleKeyDown', (handle) => handle(view, event)) === true;
}

function withKey(tr: Transaction, key: string): Transaction {
  const { doc, selection } = tr;
  const { from, to, empty, $head } = selection;
  switch (key) {
    case 'Home':
      return tr.setSelection(Selection.atStart(doc));
    case 'End':
      return tr.setSelection(Selection.atEnd(doc));
    case 'ArrowLeft':
    case 'ArrowUp':
      return caretAt(tr, empty && key === 'ArrowLeft' ? Math.max(1, from - 1) : from, -1);
    case 'ArrowRight':
    case 'ArrowDown':
      return caretAt(tr, empty && key === 'ArrowRight' ? Math.min(doc.content.size - 1, to + 1) : to, 1);
    case 'Backspace':
      return empty && $head.parentOffset > 0 ? tr.delete(from - 1, from) : tr;
    case 'Delete':
      return empty && $head.parentOffset < $head.parent.content.size ? tr.delete(from, from + 1) : tr;
    default:
      return tr;
  }
}

function caretAt(tr: Transaction, position: number, side: -1 | 1): Transaction {
  return tr.setSelection(TextSelection.near(tr.doc.resolve(position), side));
}
