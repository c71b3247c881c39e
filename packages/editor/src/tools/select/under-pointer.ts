import {
  type AlbumDocument,
  applyToVector,
  boundsInSpread,
  containsBox,
  lockedBy,
  type NodeId,
  nodesAt,
  pathAt,
  type Point,
  selectionFrame,
  subtractPoints,
  turning,
} from '@figurina/album';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext } from '../tool-state.ts';

/** Pixels beside a hairline that still hit it, and the size of a comment's pin. */
const TOLERANCE_PX = 4;
const COMMENT_PX = 30;

/** The element that a click would take: the topmost of the level one works on; with Ctrl the leaf inside groups. */
export function elementUnder(context: ToolContext, input: Pick<PointerInput, 'world' | 'ctrl'>): NodeId | null {
  return (input.ctrl ? pathUnder(context, input.world).at(-1) : elementsUnder(context, input.world)[0]) ?? null;
}

/**
 * All elements under the pointer of the level one works on, topmost first: those of the entered group, else of the
 * groups around it, from the inside out, else of the spread.
 */
export function elementsUnder(context: ToolContext, world: Point): readonly NodeId[] {
  const { spreadId, point } = pointOnSpread(context, world);
  if (!spreadId) return [];
  const document = context.document();
  const options = hitOptions(context);
  for (let group = context.selection.get().group; group; group = groupAbove(document, group)) {
    const inside = nodesAt(document, group, point, options);
    if (inside.length > 0) return inside;
  }
  return nodesAt(document, spreadId, point, options);
}

/** From the topmost element of the spread, or of a group on it, that is under the pointer down to the leaf. */
export function pathUnder(context: ToolContext, world: Point, group: NodeId | null = null): readonly NodeId[] {
  const { spreadId, point } = pointOnSpread(context, world);
  return spreadId ? pathAt(context.document(), group ?? spreadId, point, hitOptions(context)) : [];
}

/** The group that an element lies in; null on a spread. */
export function groupAbove(document: AlbumDocument, id: NodeId): NodeId | null {
  const parent = document.nodes.get(id)?.parent ?? null;
  return parent && document.nodes.get(parent)?.type === 'Group' ? parent : null;
}

/** The element behind the selected one under the pointer; from the lowest on to the topmost again. */
export function elementBehind(context: ToolContext, world: Point): NodeId | null {
  const under = elementsUnder(context, world);
  const { ids } = context.selection.get();
  const at = under.findIndex((id) => ids.includes(id));
  return under[(Math.max(at, 0) + 1) % under.length] ?? null;
}

/**
 * Whether a drag that starts on `hit` moves what is selected: that itself, or a selected element beneath that it covers
 * whole, which could not be taken otherwise.
 */
export function grabsSelection(context: ToolContext, hit: NodeId, world: Point): boolean {
  const { ids } = context.selection.get();
  if (ids.includes(hit)) return true;
  const below = elementsUnder(context, world).find((id) => ids.includes(id));
  if (!below) return false;
  const document = context.document();
  const over = boundsInSpread(document, hit, context.measured);
  const under = boundsInSpread(document, below, context.measured);
  return over !== undefined && under !== undefined && containsBox(over, under);
}

/**
 * Whether a drag that starts on empty or locked ground moves what is selected: in the gaps of a group or of several
 * elements, and in the middle of an outline. The mouse's way: a finger pans there.
 */
export function isInSelection(context: ToolContext, { world, kind, ctrl, shift }: PointerInput): boolean {
  if (kind === 'touch' || ctrl || shift) return false;
  const { ids, spreadId, mode } = context.selection.get();
  const spread = spreadId && context.layout().boxOf(spreadId);
  if (!spread || ids.length === 0 || mode === 'text' || mode === 'image') return false;
  const document = context.document();
  if (ids.some((id) => lockedBy(document, id) !== null)) return false;
  const frame = selectionFrame(document, ids, context.measured);
  if (!frame) return false;
  const { x, y } = applyToVector(turning(-frame.rotation), subtractPoints(subtractPoints(world, spread), frame.centre));
  return Math.abs(x) <= frame.width / 2 && Math.abs(y) <= frame.height / 2;
}

function hitOptions(context: ToolContext) {
  const { zoom } = context.camera.get();
  const commentSize = context.commentsShown() ? COMMENT_PX / zoom : 0;
  return { tolerance: TOLERANCE_PX / zoom, commentSize, measured: context.measured };
}

/** A world point as a point of the spread under it. */
function pointOnSpread(context: ToolContext, world: Point): { spreadId: NodeId | null; point: Point } {
  const place = context.layout().placeAt(world);
  return { spreadId: place?.spreadId ?? null, point: place?.at ?? world };
}
