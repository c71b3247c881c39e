import {
  COPY_OFFSET,
  createdNodes,
  duplicateElements,
  isRefused,
  type NodeId,
  type Point,
  roundLength,
  selectionBounds,
  spreadOfNode,
} from '@figurina/album';
import type { EditorSession } from '../session/editor-session.ts';
import { runSaying } from '../session/notices/run-saying.ts';
import { movable } from '../session/selection/selected.ts';

interface LastCopy {
  readonly copies: readonly NodeId[];
  /** Where the sources lay on their spread when they were copied. */
  readonly from: Point;
}

/** Of every open album, for as long as it is open. */
const lastCopies = new WeakMap<EditorSession, LastCopy>();

/** Remembers what was dragged out of what, so that the next copy of the copies goes as far again. */
export function rememberCopies(session: EditorSession, sources: readonly NodeId[], copies: readonly NodeId[]): void {
  const { document } = session.store;
  const spreads = new Set([...sources, ...copies].map((id) => spreadOfNode(document, id)));
  const from = spreads.size === 1 && placeOf(session, sources);
  if (from) lastCopies.set(session, { copies, from });
}

/**
 * Copies the selection beside itself and selects the copies. Copies that were moved and are copied again go as far
 * once more: a row of things is made by one drag and some presses of the key.
 */
export function duplicateSelected(session: EditorSession): void {
  const ids = movable(session);
  const patch = duplicateElements(session.store.document, { ids, makeId: session.makeId, by: offset(session, ids) });
  const copies = isRefused(patch) ? [] : createdNodes(patch);
  const from = placeOf(session, ids);
  if (!runSaying(session, 'steps.duplicate', () => patch)) return;
  if (from) lastCopies.set(session, { copies, from });
  session.selection.select(copies);
}

function offset(session: EditorSession, ids: readonly NodeId[]): Point {
  const last = lastCopies.get(session);
  const now = placeOf(session, ids);
  const isAgain = last && now && last.copies.length === ids.length && ids.every((id) => last.copies.includes(id));
  if (!isAgain) return { x: COPY_OFFSET, y: COPY_OFFSET };
  return { x: roundLength(now.x - last.from.x), y: roundLength(now.y - last.from.y) };
}

function placeOf(session: EditorSession, ids: readonly NodeId[]): Point | undefined {
  return selectionBounds(session.store.document, ids, session.measured);
}
