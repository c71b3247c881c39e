import {
  type AlbumDocument,
  boundsInSpread,
  boxBetween,
  type Box,
  containsBox,
  movedBox,
  type NodeId,
  nodesInLasso,
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
  const { nodes } = context.document();
  const kept = start.shift ? before.ids.filter((id) => nodes.get(id)?.parent === container) : [];
  const scrolling = edgeScrolling(context, follow);

  function follow(input: PointerInput): void {
    const box = boxBetween(start.world, input.world);
    context.showLasso(box);
    if (!container || !spreadBox) return;
    const local = movedBox(box, { x: -spreadBox.x, y: -spreadBox.y });
    const document = context.document();
    const touched = nodesInLasso(document, container, local, context.measured).filter(
      (id) =>
        (context.commentsShown() || document.nodes.get(id)?.type !== 'Comment') &&
        (!isGround(document, id) || encloses(local, id)),
    );
    const ids = [...kept, ...touched.filter((id) => !kept.includes(id))];
    if (ids.length > 0) selection.select(ids);
    else if (group) selection.select([group]);
    else selection.selectSpread(spreadId);
  }
  function encloses(lasso: Box, id: NodeId): boolean {
    const bounds = boundsInSpread(context.document(), id, context.measured);
    return bounds !== undefined && containsBox(lasso, bounds);
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

function isGround(document: AlbumDocument, id: NodeId): boolean {
  const bounds = boundsInSpread(document, id);
  return bounds !== undefined && bounds.width >= PAGE.width && bounds.height >= PAGE.height;
}
