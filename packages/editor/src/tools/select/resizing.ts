import {
  about,
  type Anchors,
  applyMatrix,
  applyToVector,
  boxAround,
  boundsThrough,
  type Box,
  boxMatrix,
  type BoxPlacement,
  compose,
  CORNER_HANDLES,
  cornersOf,
  guidesFor,
  type Handle,
  handleDirection,
  invertMatrix,
  type Point,
  resizedBox,
  scaledBox,
  selectionScaling,
  snap,
  subtractPoints,
  turning,
} from '@figurina/album';
import type { GestureValues } from '../../store/shown-values.ts';
import { edgeScrolling } from '../edge-scrolling.ts';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';
import { fieldOf, snapReach } from '../snapping-field.ts';
import { handleCursor } from './handle-cursor.ts';
import { restOnCorners } from './resting-corners.ts';
import { arePlaceable, grown, isGone, placementPatch, type Snapshot, type SnapshotNode } from './snapshot.ts';

/** What a pull makes of the selection: the values of its nodes, the corners of its frame, and its upright bounds on the spread. */
interface Pulled {
  readonly values: GestureValues;
  /** Clockwise from the handle `nw`. */
  readonly corners: readonly Point[];
  readonly bounds: Box;
}

/**
 * Pulls a handle. Shift keeps the ratio, alt the middle; sticker cells always keep their ratio. The corner of a text
 * scales it; groups and several elements scale as one. Pulled edges come to rest on lines; of a frame that stands askew it
 * is the corners.
 */
export function resizing(context: ToolContext, start: PointerInput, snapshot: Snapshot, handle: Handle): ToolState {
  const ids = snapshot.nodes.map(({ node }) => node.id);
  const field = fieldOf(context, snapshot.spreadId, ids);
  const direction = handleDirection(handle);
  const anchors = pulledAnchors(snapshot, handle);
  const scrolling = edgeScrolling(context, follow);
  let values: GestureValues = new Map();

  function pull(delta: Point, input: PointerInput): Pulled {
    const only = snapshot.nodes.length === 1 ? snapshot.nodes[0] : undefined;
    const box = only && 'width' in only.node.props ? (only.node.props as BoxPlacement) : null;
    if (!only || !box) return scaleTogether(snapshot, handle, delta, input.alt);
    return pullBox(context, only, box, handle, delta, { keepRatio: keepsRatio(only, input), fromCentre: input.alt });
  }
  function follow(input: PointerInput): void {
    const delta = subtractPoints(input.world, start.world);
    let pulled = pull(delta, input);
    const snaps = context.snapping() && !input.ctrl;
    const even = evenly(snapshot, input, handle);
    if (snaps && snapshot.frame.rotation % 90 !== 0) {
      const on = (by: Point): Pulled => pull({ x: delta.x + by.x, y: delta.y + by.y }, input);
      const askew = { handle, frame: snapshot.frame, even, pulled, on };
      const { rested, guides } = restOnCorners(askew, field, snapReach(context));
      pulled = rested;
      context.showGuides({ spreadId: snapshot.spreadId, guides });
    } else if (snaps) {
      const growth = input.alt ? 2 : 1;
      const by = snap(pulled.bounds, field, { ...snapReach(context), anchors, growth });
      if (by.x !== 0 || by.y !== 0)
        pulled = pull(even ? along(pulled.bounds, by) : { x: delta.x + by.x, y: delta.y + by.y }, input);
      const guides = guidesFor(pulled.bounds, field, { anchors, resized: true });
      context.showGuides({ spreadId: snapshot.spreadId, guides });
    } else context.showGuides(null);
    if (arePlaceable(pulled.values)) values = pulled.values;
    context.showGesture(values);

    /** Where both sides grow alike, the nearer of two lines wins and the pull goes along the diagonal. */
    function along(bounds: Box, by: Point): Point {
      const horizontal = by.y === 0 || (by.x !== 0 && Math.abs(by.x) <= Math.abs(by.y));
      const growth = input.alt ? 2 : 1;
      const sign = horizontal ? (anchors.x.includes('start') ? -1 : 1) : anchors.y.includes('start') ? -1 : 1;
      const [size, before] = horizontal
        ? [bounds.width + by.x * sign * growth, snapshot.bounds.width]
        : [bounds.height + by.y * sign * growth, snapshot.bounds.height];
      const { frame } = snapshot;
      const reach = (size / before - 1) / growth;
      const diagonal = { x: direction.x * frame.width * reach, y: direction.y * frame.height * reach };
      return applyToVector(turning(frame.rotation), diagonal);
    }
  }
  function end(): ToolState {
    scrolling.end();
    context.showGesture(null);
    context.showGuides(null);
    return context.rest();
  }

  return {
    name: 'select.resizing',
    cursor: handleCursor(handle, snapshot.frame.rotation),
    pointerMove(input) {
      if (isGone(context.document(), snapshot)) return end();
      follow(input);
      scrolling.follow(input);
      return undefined;
    },
    pointerUp(input) {
      follow(input);
      context.commit('steps.resize', placementPatch(context.document(), snapshot, values));
      return end();
    },
    cancel: end,
  };
}

function scaleTogether(snapshot: Snapshot, handle: Handle, delta: Point, fromCentre: boolean): Pulled {
  const { centre, width, height, rotation } = snapshot.frame;
  const frame = { x: centre.x - width / 2, y: centre.y - height / 2, width, height };
  // The frame of a turned group is turned with it: it is pulled as if it stood upright, about its own middle.
  const upright = about(centre, turning(-rotation));
  const inside = applyToVector(turning(-rotation), delta);
  const matrix = compose(invertMatrix(upright), selectionScaling(frame, handle, inside, fromCentre), upright);
  const corners = cornersOf(frame).map((corner) =>
    applyMatrix(compose(matrix, about(centre, turning(rotation))), corner),
  );
  return { values: grown(snapshot, matrix), corners, bounds: boundsThrough(matrix, snapshot.bounds) };
}

function pullBox(
  context: ToolContext,
  { node, parentMatrix }: SnapshotNode,
  box: BoxPlacement,
  handle: Handle,
  delta: Point,
  options: { keepRatio: boolean; fromCentre: boolean },
): Pulled {
  const inParent = applyToVector(invertMatrix(parentMatrix), delta);
  const measured = node.type === 'Text' && node.props.autosize ? context.measured(node.id) : undefined;
  const extent = { width: box.width, height: measured ?? box.height };
  const change = scales(node.type, handle)
    ? scaledBox(box, handle, inParent, { fromCentre: options.fromCentre, extent })
    : resizedBox(box, handle, inParent, { ...options, least: 1 });
  const after = { ...box, ...change };
  const shown = { x: 0, y: 0, width: after.width, height: measured ?? after.height };
  const matrix = compose(parentMatrix, boxMatrix(after));
  const corners = cornersOf(shown).map((corner) => applyMatrix(matrix, corner));
  return { values: new Map([[node.id, { ...change }]]), corners, bounds: boxAround(corners)! };
}

function scales(type: string, handle: Handle): boolean {
  return type === 'Text' && CORNER_HANDLES.includes(handle);
}

function keepsRatio({ node }: SnapshotNode, input: PointerInput): boolean {
  return input.shift || node.type === 'StickerCell' || node.type === 'Sticker';
}

/** Whether width and height grow alike. */
function evenly(snapshot: Snapshot, input: PointerInput, handle: Handle): boolean {
  const [only] = snapshot.nodes;
  if (snapshot.nodes.length > 1 || !only || !('width' in only.node.props)) return true;
  return keepsRatio(only, input) || scales(only.node.type, handle);
}

/** Which edges of the upright bounds a handle pulls, for a frame that stands on one of its sides. */
function pulledAnchors(snapshot: Snapshot, handle: Handle): Anchors {
  const { x, y } = applyToVector(turning(snapshot.frame.rotation), handleDirection(handle));
  const edge = (way: number): Anchors['x'] => (Math.abs(way) < 0.5 ? [] : [way < 0 ? 'start' : 'end']);
  return { x: edge(x), y: edge(y) };
}
