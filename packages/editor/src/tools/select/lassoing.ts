import { boxBetween, movedBox, nodesInLasso, type NodeId } from '@figurina/album';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';

/** Drag on empty ground: selects what the box touches on the spread where it started; shift adds to the selection. */
export function lassoing(context: ToolContext, start: PointerInput): ToolState {
  const { selection } = context;
  const before = selection.get();
  const layout = context.layout();
  const spreadId = layout.spreadAt(start.world) ?? layout.nearest(start.world);
  const spreadBox = spreadId && layout.boxOf(spreadId);
  const kept: readonly NodeId[] = start.shift ? before.ids : [];

  function end(): ToolState {
    context.showLasso(null);
    return context.rest();
  }
  return {
    name: 'select.lassoing',
    cursor: 'crosshair',
    pointerMove(input) {
      const box = boxBetween(start.world, input.world);
      context.showLasso(box);
      if (!spreadId || !spreadBox) return undefined;
      const local = movedBox(box, { x: -spreadBox.x, y: -spreadBox.y });
      const touched = nodesInLasso(context.document(), spreadId, local, context.measured);
      if (touched.length + kept.length === 0) selection.selectSpread(spreadId);
      else selection.select([...kept, ...touched.filter((id) => !kept.includes(id))]);
      return undefined;
    },
    pointerUp: end,
    cancel() {
      if (before.ids.length > 0) selection.select(before.ids, before.group);
      else selection.selectSpread(before.spreadId);
      return end();
    },
  };
}
