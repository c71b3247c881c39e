import { panBy } from '@figurina/editor';
import type { EditorView } from '@tiptap/pm/view';
import type { EditorSession } from '../../session/editor-session.ts';

/** Pixels that stay free between the caret and the edge of the canvas. */
const ROOM = 40;

/** Brings the canvas to where one writes: the browser's own way would scroll the canvas away under its controls. */
export function followCaret(session: EditorSession, view: EditorView): void {
  const { camera, worldElement } = session;
  const desk = worldElement()?.closest('.canvas-desk');
  if (!desk) return;
  reachText(session, view);
  const free = freeOf(desk);
  const { left, right, top, bottom } = view.coordsAtPos(view.state.selection.head);
  const x = beyond(left, right, free.left + ROOM, free.right - ROOM);
  const y = beyond(top, bottom, free.top + ROOM, free.bottom - ROOM);
  if (x !== 0 || y !== 0) camera.set(panBy(camera.get(), { x: -x, y: -y }));
}

/**
 * A text may be longer than its page: the canvas can go as far as its box does, and the spread shows what lies beyond its
 * edge, as long as it is written into.
 */
export function reachText({ camera, worldAt }: EditorSession, view: EditorView): void {
  const box = view.dom.getBoundingClientRect();
  const slot = view.dom.closest('.world-slot');
  const from = worldAt({ clientX: box.left, clientY: box.top });
  const { zoom } = camera.get();
  camera.reach({ ...from, width: box.width / zoom, height: box.height / zoom });
  // Once it shows it, it goes on to: nothing flickers at the edge.
  if (slot && reachesOver(box, slot.getBoundingClientRect())) slot.setAttribute('data-written', '');
}

/** The text is left: back to the pages. */
export function leaveReach({ comeBack, worldElement }: EditorSession): void {
  for (const slot of worldElement()?.querySelectorAll('[data-written]') ?? []) slot.removeAttribute('data-written');
  comeBack();
}

/** Less than a pixel is a matter of rounding. */
function reachesOver(inner: DOMRect, outer: DOMRect): boolean {
  return (
    inner.top < outer.top - 1 ||
    inner.left < outer.left - 1 ||
    inner.bottom > outer.bottom + 1 ||
    inner.right > outer.right + 1
  );
}

/** And again when the keyboard of a tablet or phone comes up over it. Answers how to end that. */
export function followKeyboard(session: EditorSession, view: EditorView): () => void {
  const follow = (): void => {
    if (view.hasFocus()) followCaret(session, view);
  };
  window.visualViewport?.addEventListener('resize', follow);
  return () => window.visualViewport?.removeEventListener('resize', follow);
}

/** Where the canvas is seen: neither under a keyboard, which lies over the page, nor under the sheet of phones. */
function freeOf(desk: Element): { left: number; right: number; top: number; bottom: number } {
  const { left, right, top, bottom } = desk.getBoundingClientRect();
  const cover = desk.parentElement?.querySelector('.toolbar-sheet')?.getBoundingClientRect();
  const sheet = cover?.height ? cover.top : bottom;
  const seen = window.visualViewport;
  if (!seen) return { left, right, top, bottom: Math.min(bottom, sheet) };
  return {
    left: Math.max(left, seen.offsetLeft),
    right: Math.min(right, seen.offsetLeft + seen.width),
    top: Math.max(top, seen.offsetTop),
    bottom: Math.min(bottom, sheet, seen.offsetTop + seen.height),
  };
}

/** How far a stretch lies beyond its room; where it is longer than that, its end counts. */
function beyond(from: number, to: number, least: number, most: number): number {
  return to > most ? to - most : Math.min(0, from - least);
}
