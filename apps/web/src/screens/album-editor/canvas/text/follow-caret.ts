import { panBy } from '@figurina/editor';
import type { EditorView } from '@tiptap/pm/view';
import type { EditorSession } from '../../session/editor-session.ts';

/** Pixels that stay free between the caret and the edge of the canvas. */
const ROOM = 40;

/** Brings the canvas to where one writes: the browser's own way would scroll the canvas away under its controls. */
export function followCaret({ camera, worldElement }: EditorSession, view: EditorView): void {
  const desk = worldElement()?.closest('.canvas-desk')?.getBoundingClientRect();
  if (!desk) return;
  const { left, right, top, bottom } = view.coordsAtPos(view.state.selection.head);
  const x = beyond(left, right, desk.left + ROOM, desk.right - ROOM);
  const y = beyond(top, bottom, desk.top + ROOM, desk.bottom - ROOM);
  if (x !== 0 || y !== 0) camera.set(panBy(camera.get(), { x: -x, y: -y }));
}

/** How far a stretch lies beyond its room; where it is longer than that, its end counts. */
function beyond(from: number, to: number, least: number, most: number): number {
  return to > most ? to - most : Math.min(0, from - least);
}
