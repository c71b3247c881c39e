import {
  guidesFor,
  movedBox,
  type NodeId,
  orderBetween,
  type Patch,
  type Point,
  SNAP_PIXELS,
  snap,
  subtractPoints,
  translation,
} from '@figurina/album';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';
import { placementPatch, type Snapshot, transformed } from './snapshot.ts';

/**
 * Moves the selection with the pointer. Snaps to paper and neighbours unless Ctrl is held; shift keeps to one axis.
 * Dropped on another spread it goes there; dropped outside every spread it returns, with a notice (decision 11).
 */
export function translating(context: ToolContext, start: PointerInput, snapshot: Snapshot): ToolState {
  let delta: Point = { x: 0, y: 0 };

  function end(): ToolState {
    context.showGesture(null);
    context.showGuides(null);
    return context.rest();
  }
  function follow(input: PointerInput): void {
    delta = subtractPoints(input.world, start.world);
    if (input.shift) delta = Math.abs(delta.x) > Math.abs(delta.y) ? { x: delta.x, y: 0 } : { x: 0, y: delta.y };
    const box = movedBox(snapshot.bounds, delta);
    if (context.snapping() && !input.ctrl) {
      const by = snap(box, snapshot.lines, { distance: SNAP_PIXELS / context.camera.get().zoom });
      delta = { x: delta.x + by.x, y: delta.y + by.y };
      context.showGuides({ spreadId: snapshot.spreadId, guides: guidesFor(movedBox(box, by), snapshot.lines) });
    } else context.showGuides(null);
    context.showGesture(transformed(snapshot, translation(delta.x, delta.y)));
  }

  return {
    name: 'select.translating',
    cursor: 'grabbing',
    pointerMove(input) {
      follow(input);
      return undefined;
    },
    pointerUp(input) {
      follow(input);
      const target = dropTarget(context, snapshot, input, delta);
      if (target === null) context.notify('notices.outside');
      else if (target === snapshot.spreadId)
        context.commit(
          'steps.move',
          placementPatch(context.document(), transformed(snapshot, translation(delta.x, delta.y))),
        );
      else context.commit('steps.move', patchToSpread(context, snapshot, target, delta));
      return end();
    },
    cancel: end,
  };
}

/** Where the selection was dropped: the spread under the pointer, else the one under its middle; null for none. */
function dropTarget(context: ToolContext, snapshot: Snapshot, input: PointerInput, delta: Point): NodeId | null {
  // What lies inside a group stays in it.
  if (snapshot.nodes.some(({ node }) => node.parent !== snapshot.spreadId)) return snapshot.spreadId;
  const { x, y, width, height } = movedBox(snapshot.bounds, delta);
  const middle = { x: snapshot.spreadBox.x + x + width / 2, y: snapshot.spreadBox.y + y + height / 2 };
  const layout = context.layout();
  return layout.spreadAt(input.world) ?? layout.spreadAt(middle);
}

/** Puts the nodes on top of another spread, at the place on the paper where they were let go. */
function patchToSpread(context: ToolContext, snapshot: Snapshot, target: NodeId, delta: Point): Patch {
  const document = context.document();
  const box = context.layout().boxOf(target)!;
  const offset = subtractPoints(snapshot.spreadBox, box);
  let order = document.nodes.get(document.childIds(target).at(-1) ?? target)?.order ?? null;
  if (document.childIds(target).length === 0) order = null;
  return snapshot.nodes.flatMap(({ node }) => {
    order = orderBetween(order, null);
    const moved = transformed(snapshot, translation(delta.x + offset.x, delta.y + offset.y));
    return [
      { part: 'workspace' as const, path: `nodes/${node.id}/parent`, value: target },
      { part: 'workspace' as const, path: `nodes/${node.id}/order`, value: order },
      ...placementPatch(document, new Map([[node.id, moved.get(node.id)!]])),
    ];
  });
}
