import { type NodeId, nodesAt, pathAt, type Point } from '@figurina/album';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext } from '../tool-state.ts';

/** Pixels beside a hairline that still hit it, and the size of a comment's pin. */
const TOLERANCE_PX = 4;
const COMMENT_PX = 30;

/**
 * The element that a click would take: the topmost of the level one works on; with Ctrl the leaf inside groups; a double
 * click goes one level down.
 */
export function elementUnder(context: ToolContext, input: Pick<PointerInput, 'world' | 'ctrl'>): NodeId | null {
  const { spreadId, point } = pointOnSpread(context, input.world);
  if (!spreadId) return null;
  const document = context.document();
  const { group } = context.selection.get();
  const options = hitOptions(context);
  if (input.ctrl) return pathAt(document, spreadId, point, options).at(-1) ?? null;
  if (group) {
    const inside = nodesAt(document, group, point, options)[0];
    if (inside) return inside;
  }
  return nodesAt(document, spreadId, point, options)[0] ?? null;
}

export function hitOptions(context: ToolContext) {
  const { zoom } = context.camera.get();
  return { tolerance: TOLERANCE_PX / zoom, commentSize: COMMENT_PX / zoom, measured: context.measured };
}

/** A world point as a point of the spread under it. */
export function pointOnSpread(context: ToolContext, world: Point): { spreadId: NodeId | null; point: Point } {
  const layout = context.layout();
  const spreadId = layout.spreadAt(world);
  const box = spreadId && layout.boxOf(spreadId);
  return { spreadId, point: box ? { x: world.x - box.x, y: world.y - box.y } : world };
}
