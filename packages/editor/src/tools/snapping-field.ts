/** What a gesture may snap to on a spread. */
import {
  type AlbumDocument,
  boundsInSpread,
  type Box,
  dangerZone,
  type NodeId,
  paperLines,
  type SnapField,
  SNAP_PIXELS,
  snapField,
} from '@figurina/album';
import type { ToolContext } from './tool-state.ts';

/**
 * The paper of a spread, and every element on it but those of the gesture. Around what lies in a group it is the other
 * elements of the group, and those outside of it.
 */
export function fieldOf(context: ToolContext, spreadId: NodeId, moving: readonly NodeId[] = []): SnapField {
  const document = context.document();
  const layout = context.layout();
  const sheet = layout.boxOf(spreadId) ?? { width: 0, height: 0 };
  const apart = new Set<NodeId>(moving);
  const containers = new Set<NodeId>([spreadId]);
  for (const id of moving)
    for (let parent = document.nodes.get(id)?.parent; parent; parent = document.nodes.get(parent)?.parent)
      if (document.nodes.get(parent)?.type === 'Group') {
        apart.add(parent);
        containers.add(parent);
      }
  const boxes = [...containers]
    .flatMap((container) => document.childIds(container))
    .filter((id) => !apart.has(id) && isSeen(document, id))
    .map((id) => boundsInSpread(document, id, context.measured))
    .filter((box): box is Box => box !== undefined);
  const zone = dangerZone(layout.indexOf(spreadId), layout.spreadIds.length);
  return snapField(paperLines(sheet, zone), boxes);
}

/** How near an edge must come, in millimetres, and the lines of the grid. */
export function snapReach(context: ToolContext): { distance: number; grid: number | undefined } {
  return { distance: SNAP_PIXELS / context.camera.get().zoom, grid: context.grid() };
}

function isSeen(document: AlbumDocument, id: NodeId): boolean {
  const node = document.nodes.get(id);
  return node !== undefined && node.type !== 'Comment' && !('hidden' in node.props && node.props.hidden);
}
