import { useEffect } from 'react';
import type { EditorSession } from '../../session/editor-session.ts';
import { pasteFiles } from '../../session/files/paste-files.ts';

export function useFilePaste(session: EditorSession): void {
  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      const { target, clipboardData } = event;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length === 0 || (target instanceof Element && target.closest(FIELDS))) return;
      // A spreadsheet also hands over a picture of its cells: the text is what is meant.
      if (clipboardData!.getData('text/plain').trim() !== '') return;
      event.preventDefault();
      // As elements and words: not while a picture is cropped, or something is dragged.
      if (session.selection.get().mode === 'image' || session.store.shown.own() !== null) return;
      pasteFiles(session, files);
    }
    // Before whoever pastes elements and words.
    window.addEventListener('paste', paste, true);
    return () => window.removeEventListener('paste', paste, true);
  }, [session]);
}

const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [data-typing]';
