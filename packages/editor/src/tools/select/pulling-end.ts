import {
  addPoints,
  applyMatrix,
  type BoxPlacement,
  guidesFor,
  invertMatrix,
  lineBetween,
  lineEnds,
  multiplyPoint,
  type NodeOf,
  type Point,
  ROTATION_STEP,
  snap,
  subtractPoints,
} from '@figurina/album';
import type { GestureValues } from '../../store/shown-values.ts';
import { edgeScrolling } from '../edge-scrolling.ts';
import type { PointerInput } from '../pointer.ts';
import type { ToolContext, ToolState } from '../tool-state.ts';
import { fieldOf, snapReach } from '../snapping-field.ts';
import { arePlaceable, isGone, placementPatch, type Snapshot } from './snapshot.ts';

const START_ONLY = { x: ['start'], y: ['start'] } as const;

/** The line of a snapshot that holds nothing else. */
export function onlyLine({ nodes }: Snapshot): NodeOf<'Line'> | null {
  const [only] = nodes;
  return nodes.length === 1 && only?.node.type === 'Line' ? only.node : null;
}

/** Pulls one end of a line, which turns and stretches to follow. Shift turns it by 45 degrees, alt keeps its middle. */
export function pullingEnd(context: ToolContext, start: PointerInput, snapshot: Snapshot, end: 'e' | 'w'): ToolState {
  const { node, parentMatrix } = snapshot.nodes[0]!;
  const box = node.props as BoxPlacement;
  const field = fieldOf(context, snapshot.spreadId, [node.id]);
  const inSpread = (point: Point): Point => applyMatrix(parentMatrix, point);
  const inParent = (point: Point): Point => applyMatrix(invertMatrix(parentMatrix), point);
  const ends = lineEnds(box);
  const other = end === 'e' ? 'w' : 'e';
  const [from, fixed] = [inSpread(ends[end]), inSpread(ends[other])];
  const scrolling = edgeScrolling(context, follow);
  let values: GestureValues = new Map();

  function follow(input: PointerInput): void {
    let to = addPoints(from, subtractPoints(input.world, start.world));
    const pivot = input.alt ? multiplyPoint(addPoints(from, fixed), 0.5) : fixed;
    context.showGuides(null);
    if (input.shift) to = onRay(pivot, to);
    else if (context.snapping() && !input.ctrl) {
      const point = { ...to, width: 0, height: 0 };
      to = addPoints(to, snap(point, field, { ...snapReach(context), anchors: START_ONLY }));
      const guides = guidesFor({ ...to, width: 0, height: 0 }, field, { anchors: START_ONLY });
      context.showGuides({ spreadId: snapshot.spreadId, guides: guides.filter(({ kind }) => kind !== 'gap') });
    }
    const opposite = input.alt ? subtractPoints(multiplyPoint(pivot, 2), to) : fixed;
    const [w, e] = end === 'e' ? [opposite, to] : [to, opposite];
    const pulled = new Map([[node.id, { ...lineBetween(box, { w: inParent(w), e: inParent(e) }) }]]);
    if (arePlaceable(pulled)) values = pulled;
    context.showGesture(values);
  }
  function finish(): ToolState {
    scrolling.end();
    context.showGesture(null);
    context.showGuides(null);
    return context.rest();
  }

  return {
    name: 'select.pulling-end',
    cursor: 'crosshair',
    pointerMove(input) {
      if (isGone(context.document(), snapshot)) return finish();
      follow(input);
      scrolling.follow(input);
      return undefined;
    },
    pointerUp(input) {
      follow(input);
      context.commit('steps.resize', placementPatch(context.document(), snapshot, values));
      return finish();
    },
    cancel: finish,
  };
}

/** The point as far along the nearest of the eight directions as it lies that way. */
function onRay(from: Point, to: Point): Point {
  const { x, y } = subtractPoints(to, from);
  const step = (ROTATION_STEP * Math.PI) / 180;
  const angle = Math.round(Math.atan2(y, x) / step) * step;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = x * cos + y * sin;
  return { x: from.x + along * cos, y: from.y + along * sin };
}
