import {
  applyToVector,
  type BoxPlacement,
  CORNER_HANDLES,
  type Handle,
  handleDirection,
  invertMatrix,
  movedBox,
  type Point,
  resizedBox,
  scaledBox,
  selectionScaling,
  SNAP_PIXELS,
  snap,
  subtractPoints,
  type Anchors,
  guidesFor,
} from '@figurina/album';
import type { GestureValues } from '../../store/shown-values.ts';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';
import { placementPatch, type Snapshot, transformed } from './snapshot.ts';

/**
 * Pulls a handle. Shift keeps the ratio, alt the middle; sticker cells always keep their ratio. The corner of a text
 * scales it; groups and several elements scale as one.
 */
export function resizing(context: ToolContext, start: PointerInput, snapshot: Snapshot, handle: Handle): ToolState {
  let values: GestureValues = new Map();

  function end(): ToolState {
    context.showGesture(null);
    context.showGuides(null);
    return context.rest();
  }
  function follow(input: PointerInput): void {
    const pulled = subtractPoints(input.world, start.world);
    const delta = context.snapping() && !input.ctrl ? snapped(context, snapshot, handle, pulled) : pulled;
    values = resizedValues(context, snapshot, handle, delta, input);
    context.showGesture(values);
  }

  return {
    name: 'select.resizing',
    cursor: `${handle}-resize`,
    pointerMove(input) {
      follow(input);
      return undefined;
    },
    pointerUp(input) {
      follow(input);
      context.commit('steps.resize', placementPatch(context.document(), values));
      return end();
    },
    cancel: end,
  };
}

function resizedValues(
  context: ToolContext,
  snapshot: Snapshot,
  handle: Handle,
  delta: Point,
  input: PointerInput,
): GestureValues {
  const [only] = snapshot.nodes;
  const { shift, alt } = input;
  if (snapshot.nodes.length > 1 || !only || only.node.type === 'Group' || !('width' in only.node.props)) {
    const { centre, width, height } = snapshot.frame;
    const upright = only?.node.type === 'Group' && snapshot.nodes.length === 1 ? snapshot.bounds : null;
    const frame = upright ?? { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
    return transformed(snapshot, selectionScaling(frame, handle, delta, alt));
  }
  const { node, parentMatrix } = only;
  const box = node.props as BoxPlacement;
  const inParent = applyToVector(invertMatrix(parentMatrix), delta);
  if (node.type === 'Text' && CORNER_HANDLES.includes(handle)) {
    const height = (node.props.autosize && context.measured(node.id)) || box.height;
    const extent = { width: box.width, height };
    return new Map([[node.id, { ...scaledBox(box, handle, inParent, { fromCentre: alt, extent }) }]]);
  }
  const keepRatio = shift || node.type === 'StickerCell' || node.type === 'Sticker';
  const least = node.type === 'Line' ? 0.1 : 1;
  return new Map([[node.id, { ...resizedBox(box, handle, inParent, { keepRatio, fromCentre: alt, least }) }]]);
}

/** The delta by which the pulled edges of an upright selection come to rest on a line; turned ones do not snap. */
function snapped(context: ToolContext, snapshot: Snapshot, handle: Handle, delta: Point): Point {
  if (snapshot.frame.rotation % 90 !== 0) return delta;
  const direction = handleDirection(handle);
  const anchors: Anchors = {
    x: direction.x === 0 ? [] : [direction.x < 0 ? 'start' : 'end'],
    y: direction.y === 0 ? [] : [direction.y < 0 ? 'start' : 'end'],
  };
  const box = movedBox(snapshot.bounds, delta);
  const by = snap(box, snapshot.lines, { distance: SNAP_PIXELS / context.camera.get().zoom, anchors });
  context.showGuides({ spreadId: snapshot.spreadId, guides: guidesFor(movedBox(box, by), snapshot.lines, anchors) });
  return { x: delta.x + by.x, y: delta.y + by.y };
}
