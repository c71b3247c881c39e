import {
  type Anchors,
  applyToVector,
  CORNER_HANDLES,
  cornerGuides,
  type Guide,
  type Handle,
  handleDirection,
  type OrientedBox,
  type Point,
  snap,
  snapCorners,
  type SnapField,
  subtractPoints,
  turning,
} from '@figurina/album';

interface Corners {
  /** Of a frame, clockwise from the handle `nw`, in millimetres of the spread. */
  readonly corners: readonly Point[];
}

interface AskewPull<Pulled extends Corners> {
  readonly handle: Handle;
  readonly frame: OrientedBox;
  /** Width and height grow alike. */
  readonly even: boolean;
  readonly pulled: Pulled;
  /** What it becomes when it is pulled on by so many millimetres of the spread. */
  readonly on: (by: Point) => Pulled;
}

const POINT: Anchors = { x: ['start'], y: ['start'] };
/** In millimetres: so far, that the rounding of what is stored plays no part in where corners go. */
const FAR = 100;
/** Corners that go less than this for each millimetre stay where they are. */
const STAYS = 0.01;

/**
 * Brings a frame that stands askew to rest by its corners. One that goes where the pointer goes rests on both axes; the
 * others go along a line, until one of them lies on another.
 */
export function restOnCorners<Pulled extends Corners>(
  { handle, frame, even, pulled, on }: AskewPull<Pulled>,
  field: SnapField,
  reach: { readonly distance: number; readonly grid: number | undefined },
): { rested: Pulled; guides: Guide[] } {
  const free = even ? -1 : CORNER_HANDLES.indexOf(handle);
  if (free !== -1) {
    const by = snap({ ...pulled.corners[free]!, width: 0, height: 0 }, field, { ...reach, anchors: POINT });
    const rested = on(by);
    return { rested, guides: cornerGuides([rested.corners[free]!], field) };
  }
  const way = wayOf(handle, frame);
  const far = on({ x: way.x * FAR, y: way.y * FAR }).corners;
  const ways = pulled.corners.map((at, index) => {
    const { x, y } = subtractPoints(far[index]!, at);
    return { at, way: { x: x / FAR, y: y / FAR } };
  });
  const by = snapCorners(ways, field, reach);
  const rested = by === 0 ? pulled : on({ x: way.x * by, y: way.y * by });
  const moved = rested.corners.filter((_, index) => Math.hypot(ways[index]!.way.x, ways[index]!.way.y) > STAYS);
  return { rested, guides: cornerGuides(moved, field) };
}

/** The way that a handle goes on the spread, one millimetre long: out of its edge, or along the diagonal. */
function wayOf(handle: Handle, { width, height, rotation }: OrientedBox): Point {
  const { x, y } = handleDirection(handle);
  const along = x !== 0 && y !== 0 ? { x: x * width, y: y * height } : { x, y };
  const length = Math.hypot(along.x, along.y);
  return applyToVector(turning(rotation), { x: along.x / length, y: along.y / length });
}
