import { cellUnder } from '@figurina/editor';
import { type RefObject, useEffect } from 'react';
import type { EditorSession } from '../session/editor-session.ts';

/** Files from the desktop: dropped on a cell they become its sticker, elsewhere on a page they lie there as pictures. */
export function useFileDrop(element: RefObject<HTMLElement | null>, session: EditorSession): void {
  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return;

    function over(event: DragEvent): void {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      event.dataTransfer!.dropEffect = session.editable() ? 'copy' : 'none';
      session.highlightCell((session.editable() && placeUnder(session, event)?.cell) || null);
    }
    function leave(event: DragEvent): void {
      if (!canvas!.contains(event.relatedTarget as Node | null)) session.highlightCell(null);
    }
    function drop(event: DragEvent): void {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      session.highlightCell(null);
      takeFiles(session, [...event.dataTransfer!.files], event);
    }
    /** Beside the canvas the browser would open the file and leave the album. */
    function elsewhere(event: DragEvent): void {
      if (!carriesFiles(event) || event.defaultPrevented) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    }
    canvas.addEventListener('dragover', over);
    canvas.addEventListener('dragleave', leave);
    canvas.addEventListener('drop', drop);
    window.addEventListener('dragover', elsewhere);
    window.addEventListener('drop', elsewhere);
    return () => {
      canvas.removeEventListener('dragover', over);
      canvas.removeEventListener('dragleave', leave);
      canvas.removeEventListener('drop', drop);
      window.removeEventListener('dragover', elsewhere);
      window.removeEventListener('drop', elsewhere);
    };
  }, [element, session]);
}

function carriesFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}

function takeFiles(session: EditorSession, files: readonly File[], pointer: MouseEvent): void {
  const place = placeUnder(session, pointer);
  if (files.length === 0) return;
  if (place?.cell) session.files.dropOnCell(files, place.cell);
  else if (place) void session.files.dropOnSpread(files, place.spreadId, place.at);
  else session.notify('notices.files_outside');
}

function placeUnder(session: EditorSession, pointer: { clientX: number; clientY: number }) {
  const place = session.facts.layout.get().placeAt(session.worldAt(pointer));
  return place && { ...place, cell: cellUnder(session.store.document, place.spreadId, place.at) };
}
