import {
  boxBetween,
  type Box,
  containsBox,
  movedBox,
  type InLasso,
  lassoField,
  type NodeId,
  PAGE,
} from '@figurina/album';
import { edgeScrolling } from '../edge-scrolling.ts';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';

/**
 * Selects what a box touches on the spread where it was begun, or inside one group of it; shift adds to what is selected
 * there. What covers a page, the ground of others, is taken when the box encloses it.
 */
export function lassoing(context: ToolContext, start: PointerInput, group: NodeId | null = null): ToolState {
  const { selection } = context;
  const before = selection.get();
  const layout = context.layout();
  const spreadId = layout.spreadAt(start.world) ?? layout.nearest(start.world);
  const spreadBox = spreadId && layout.boxOf(spreadId);
  const container = group ?? spreadId;
  const document = context.document();
  const kept = start.shift ? before.ids.filter((id) => document.nodes.get(id)?.parent === container) : [];
  const field = container && lassoField(document, container, context.measured);
  const scrolling = edgeScrolling(context, follow);

  function follow(input: PointerInput): void {
    const box = boxBetween(start.world, input.world);
    context.showLasso(box);
    if (!field || !spreadBox) return;
    const local = movedBox(box, { x: -spreadBox.x, y: -spreadBox.y });
    const touched = field(local).filter((one) => isMeant(one, local));
    const ids = [...new Set([...kept, ...touched.map(({ id }) => id)])];
    if (ids.length > 0) selection.select(ids);
    else if (group) selection.select([group]);
    else selection.selectSpread(spreadId);
  }
  function isMeant({ id, bounds }: InLasso, lasso: Box): boolean {
    // Somebody may have deleted it since.
    const node = context.document().nodes.get(id);
    if (!node || (node.type === 'Comment' && !context.commentsShown())) return false;
    const isGround = bounds.width >= PAGE.width && bounds.height >= PAGE.height;
    return !isGround || containsBox(lasso, bounds);
  }
  function end(): ToolState {
    scrolling.end();
    context.showLasso(null);
    return context.rest();
  }
  return {
    name: 'select.lassoing',
    cursor: 'crosshair',
    pointerMove(input) {
      follow(input);
      scrolling.follow(input);
      return undefined;
    },
    pointerUp: end,
    cancel() {
      if (before.ids.length > 0) selection.select(before.ids);
      else selection.selectSpread(before.spreadId);
      return end();
    },
  };
}
