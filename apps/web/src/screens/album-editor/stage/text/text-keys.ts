import type { EditorSession } from '../../session/editor-session.ts';

/** The keys of an open text beside those of writing. True when the key is done with. */
export function handleTextKey(event: KeyboardEvent, session: EditorSession): boolean {
  if (event.isComposing) return false;
  if (event.key === 'Escape') {
    leaveText(session);
    return true;
  }
  // As from the canvas; Esc leads back to the words.
  if (event.key === 'F10' && event.altKey) return session.floating.focusToolbar();
  const text = session.openText.get();
  if (!text || !(event.ctrlKey || event.metaKey) || event.altKey) return false;
  switch (event.key.toLowerCase()) {
    case 'b':
      text.apply({ bold: text.format().bold !== true });
      return true;
    case 'i':
      text.apply({ italic: text.format().italic !== true });
      return true;
    case 'u':
      // On the canvas the same key ungroups.
      text.apply({ underline: text.format().underline !== true });
      return true;
    case 'h':
      session.textSearch.open(text.selectedWords());
      return true;
    case 'z':
      if (event.shiftKey) session.redo();
      else session.undo();
      return true;
    case 'y':
      session.redo();
      return true;
    default:
      return false;
  }
}

/** The text is done: it stays selected, and the keys are the desk's again. */
function leaveText(session: EditorSession): void {
  session.selection.leave();
  session.worldElement()?.closest<HTMLElement>('.canvas-desk')?.focus({ preventScroll: true });
}
