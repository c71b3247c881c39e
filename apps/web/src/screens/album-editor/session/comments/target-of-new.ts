import {
  boundsInSpread,
  commentTarget,
  type CommentTarget,
  type MeasuredHeights,
  type NodeId,
  type Point,
} from '@figurina/album';
import type { EditorStore, SelectionStore } from '@figurina/editor';

/** Next to it, in millimetres. */
const NEAR = 0.5;

/**
 * What a new comment is about: the element under it, or the one that is selected when it stands at that one's upper right
 * corner, where the keys put it.
 */
export function targetOfNew(
  { store, selection, measured }: { store: EditorStore; selection: SelectionStore; measured: MeasuredHeights },
  spreadId: NodeId,
  at: Point,
): CommentTarget | null {
  const { ids } = selection.get();
  const [only] = ids;
  const bounds = ids.length === 1 && only ? boundsInSpread(store.document, only, measured) : undefined;
  const isAtCorner =
    bounds !== undefined && Math.abs(bounds.x + bounds.width - at.x) < NEAR && Math.abs(bounds.y - at.y) < NEAR;
  return commentTarget(store.document, { spreadId, at, named: isAtCorner ? only : undefined }, measured);
}
