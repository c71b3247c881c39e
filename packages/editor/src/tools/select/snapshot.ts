/** What a gesture computes from: the selection as it was when the gesture started. */
import {
  type AlbumDocument,
  type AlbumNode,
  type Box,
  grownNode,
  isPlaceable,
  lockedBy,
  type Matrix,
  mayEditNode,
  movedNode,
  type NodeId,
  onlyChanges,
  type OrientedBox,
  type Patch,
  type PlacementChange,
  type Point,
  selectionBounds,
  selectionFrame,
  spreadMatrix,
  transformedNode,
} from '@figurina/album';
import { spreadOf } from '../../selection/selection-store.ts';
import type { GestureValues } from '../../store/shown-values.ts';
import type { ToolContext } from '../tool-state.ts';

export interface SnapshotNode {
  readonly node: AlbumNode;
  /** From the parent's millimetres to the spread's. */
  readonly parentMatrix: Matrix;
}

export interface Snapshot {
  readonly spreadId: NodeId;
  /** Where the spread lies in the world. */
  readonly spreadBox: Box;
  readonly nodes: readonly SnapshotNode[];
  /** The selection's frame and upright bounds, in millimetres of the spread. */
  readonly frame: OrientedBox;
  readonly bounds: Box;
}

/** Null when nothing movable is selected: locked or vanished elements, and those in a locked group, stay where they are. */
export function takeSnapshot(context: ToolContext): Snapshot | null {
  const document = context.document();
  const ids = context.selection.get().ids.filter((id) => isMovable(context, id));
  const spreadId = ids[0] ? spreadOf(document, ids[0]) : null;
  const spreadBox = spreadId && context.layout().boxOf(spreadId);
  const frame = selectionFrame(document, ids, context.measured);
  const bounds = selectionBounds(document, ids, context.measured);
  if (!spreadId || !spreadBox || !frame || !bounds) return null;
  const nodes = ids.map((id) => {
    const node = document.nodes.get(id)!;
    return { node, parentMatrix: spreadMatrix(document, node.parent!) };
  });
  return { spreadId, spreadBox, nodes, frame, bounds };
}

/** What every node of the snapshot becomes when it is moved, in the spread's millimetres. */
export function moved(snapshot: Snapshot, way: Point): GestureValues {
  return new Map(
    snapshot.nodes.map(({ node, parentMatrix }) => [node.id, asProps(movedNode(node, parentMatrix, way))]),
  );
}

/** What every node of the snapshot becomes when it is turned, in the spread's millimetres. */
export function transformed(snapshot: Snapshot, bySpread: Matrix): GestureValues {
  return new Map(
    snapshot.nodes.map(({ node, parentMatrix }) => [node.id, asProps(transformedNode(node, parentMatrix, bySpread))]),
  );
}

/** The same when it is made larger or smaller. */
export function grown(snapshot: Snapshot, bySpread: Matrix): GestureValues {
  return new Map(
    snapshot.nodes.map(({ node, parentMatrix }) => [node.id, asProps(grownNode(node, parentMatrix, bySpread))]),
  );
}

/** Whether all of them may lie so; a gesture that goes further shows and keeps what it had before. */
export function arePlaceable(values: GestureValues): boolean {
  return [...values.values()].every((change) => isPlaceable(change as PlacementChange));
}

/**
 * The unit that records shown values. What did not change is left out; so is what somebody has deleted since, or put into
 * another group: the values are millimetres of the one that it lay in.
 */
export function placementPatch(document: AlbumDocument, snapshot: Snapshot, values: GestureValues): Patch {
  const parents = new Map(snapshot.nodes.map(({ node }) => [node.id, node.parent]));
  return [...values].flatMap(([id, change]) => {
    const node = document.nodes.get(id);
    if (!node || node.parent !== parents.get(id)) return [];
    return Object.entries(onlyChanges(node, change as PlacementChange)).map(([prop, value]) => ({
      part: 'workspace' as const,
      path: `nodes/${id}/props/${prop}`,
      value: value as number,
    }));
  });
}

/** Somebody has deleted all of it: there is nothing left to go on with. */
export function isGone(document: AlbumDocument, { nodes }: Snapshot): boolean {
  return nodes.every(({ node }) => !document.nodes.has(node.id));
}

function asProps(change: PlacementChange): Readonly<Record<string, unknown>> {
  return { ...change };
}

function isMovable(context: ToolContext, id: NodeId): boolean {
  const document = context.document();
  const node = document.nodes.get(id);
  if (!node || node.type === 'Root' || node.type === 'Section' || node.type === 'Spread') return false;
  return lockedBy(document, id) === null && mayEditNode(document, context.actor(), node);
}
