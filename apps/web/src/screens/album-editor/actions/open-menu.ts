import { type NodeId, type Point, selectionBounds } from '@figurina/album';
import { elementsUnder, toScreen } from '@figurina/editor';
import type { EditorSession } from '../session/editor-session.ts';

/**
 * Opens the menu of what lies under the pointer: of the selection when that is under it, else of the topmost element,
 * else of the spread. `at` in pixels of the window.
 */
export function openMenuAt(session: EditorSession, at: Point, world: Point): void {
  const pile = elementsUnder(session.toolContext, world);
  const { ids } = session.selection.get();
  if (!pile.some((id) => ids.includes(id))) choose(session, pile[0], world);
  session.windows.open({ kind: 'menu', at, world, pile });
}

/** Opens it for the keyboard, below the selection, or in the middle of the view. */
export function openMenuOnSelection(session: EditorSession): void {
  const desk = session.worldElement()?.closest('.canvas-desk')?.getBoundingClientRect();
  if (!desk) return;
  const { ids, spreadId } = session.selection.get();
  const spread = spreadId && session.facts.layout.get().boxOf(spreadId);
  const box = spread && selectionBounds(session.store.document, ids, session.measured);
  const world = box && spread ? { x: spread.x + box.x + box.width / 2, y: spread.y + box.y + box.height / 2 } : null;
  const screen = world ? toScreen(session.camera.get(), world) : { x: desk.width / 2, y: desk.height / 3 };
  session.windows.open({
    kind: 'menu',
    at: { x: desk.left + within(screen.x, desk.width), y: desk.top + within(screen.y, desk.height) },
    world: null,
    pile: world ? elementsUnder(session.toolContext, world) : [],
  });
}

function choose(session: EditorSession, id: NodeId | undefined, world: Point): void {
  if (id) session.selection.select([id]);
  else session.selection.selectSpread(session.facts.layout.get().spreadAt(world));
}

const within = (value: number, most: number): number => Math.max(0, Math.min(value, most));
