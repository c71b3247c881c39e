import type { NodeId, Point } from '@figurina/album';
import { useEffect } from 'react';
import type { EditorSession } from '../../session/editor-session.ts';
import { currentPlace, selectedOf } from '../../session/files/choose-files.ts';
import { isEmptyFrame } from './empty-frame.ts';

/** Pictures of the system's clipboard go onto the spread one works on, or into the cell or empty frame that is selected. */
export function pasteFiles(session: EditorSession, files: readonly File[], at?: PastePoint): void {
  const place = currentPlace(session);
  if (!place) return;
  const frame = selectedOf(session, 'Image');
  const [file, ...more] = files;
  if (at) void session.files.dropOnSpread(files, at.spreadId, at.point);
  else if (place.cell) session.files.dropOnCell(files, place.cell);
  else if (file && more.length === 0 && isEmptyFrame(session.store.document, frame))
    void session.files.fillFrame(file, frame);
  else void session.files.dropOnSpread(files, place.spreadId, place.middle);
}

/** Where on a spread the pictures shall have their middle. */
export interface PastePoint {
  readonly spreadId: NodeId;
  readonly point: Point;
}

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
