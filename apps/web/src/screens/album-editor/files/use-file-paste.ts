import { useEffect } from 'react';
import type { EditorSession } from '../session/editor-session.ts';
import { currentPlace } from './choose-files.ts';

/** Pictures of the system's clipboard go onto the spread one works on, or into the cell that is selected. */
export function useFilePaste(session: EditorSession): void {
  useEffect(() => {
    function paste(event: ClipboardEvent): void {
      const { target, clipboardData } = event;
      const files = [...(clipboardData?.files ?? [])];
      if (files.length === 0 || (target instanceof Element && target.closest(FIELDS))) return;
      // A spreadsheet also hands over a picture of its cells: the text is what is meant.
      if (clipboardData!.getData('text/plain').trim() !== '') return;
      event.preventDefault();
      const place = currentPlace(session);
      if (place?.cell) session.files.dropOnCell(files, place.cell);
      else if (place) void session.files.dropOnSpread(files, place.spreadId, place.middle);
    }
    // Before whoever pastes elements and words.
    window.addEventListener('paste', paste, true);
    return () => window.removeEventListener('paste', paste, true);
  }, [session]);
}

const FIELDS = 'input, textarea, select, [contenteditable="true"], [role="dialog"], [data-typing]';
