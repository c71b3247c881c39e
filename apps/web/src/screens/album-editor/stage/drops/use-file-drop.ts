import { cellUnder } from '@figurina/editor';
import { type RefObject, useEffect } from 'react';
import { isTypingPlace } from '../../parts/typing-places.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { emptyFrameAt } from '../../session/files/empty-frame.ts';

/**
 * Files from the desktop: dropped on a cell they become its sticker, one on an empty frame fills it (not with Alt),
 * elsewhere on a page they lie there as pictures.
 */
export function useFileDrop(element: RefObject<HTMLElement | null>, session: EditorSession): void {
  useEffect(() => {
    const canvas = element.current;
    if (!canvas) return;

    function over(event: DragEvent): void {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      const under = placeUnder(session, event);
      // Only a sticker's cell takes anything of who fills.
      const place =
        under && session.editable(under.cell ? 'fill' : 'design', under.cell ?? under.spreadId) ? under : null;
      event.dataTransfer!.dropEffect = place || (!under && session.editable()) ? 'copy' : 'none';
      session.highlightCell(place?.cell ?? (event.dataTransfer!.items.length === 1 ? (place?.frame ?? null) : null));
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
    /** Beside the canvas the browser would open the file, and a link anywhere but in a field, and leave the album. */
    function elsewhere(event: DragEvent): void {
      const isOpened = carriesFiles(event) || (carriesLink(event) && !isTypingPlace(event.target));
      if (!isOpened || event.defaultPrevented) return;
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

function carriesLink({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('text/uri-list') ?? false;
}

function takeFiles(session: EditorSession, files: readonly File[], pointer: MouseEvent): void {
  const place = placeUnder(session, pointer);
  if (files.length === 0) return;
  // Who drops pictures is done with the text or crop that is open: what arrives may be selected.
  const { mode } = session.selection.get();
  if (place && session.editable() && (mode === 'text' || mode === 'image')) session.selection.leave();
  const [file, ...more] = files;
  if (place?.cell) session.files.dropOnCell(files, place.cell);
  else if (place?.frame && file && more.length === 0) void session.files.fillFrame(file, place.frame);
  else if (place) void session.files.dropOnSpread(files, place.spreadId, place.at);
  else session.notify('notices.files_outside');
}

function placeUnder(session: EditorSession, pointer: { clientX: number; clientY: number; altKey: boolean }) {
  const place = session.facts.layout.get().placeAt(session.worldAt(pointer));
  if (!place) return null;
  const { document } = session.store;
  const cell = cellUnder(document, place.spreadId, place.at);
  const frame = pointer.altKey ? null : emptyFrameAt(document, place.spreadId, place.at);
  return { ...place, cell, frame };
}
