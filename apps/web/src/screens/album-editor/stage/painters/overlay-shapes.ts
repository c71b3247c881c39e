import {
  type AlbumDocument,
  type AlbumNode,
  type Box,
  lockedBy,
  HANDLES,
  CORNER_HANDLES,
  type NodeId,
  type NodeType,
  type OrientedBox,
  type Point,
} from '@figurina/album';
import { type Camera, type EditorStore, type Size, toScreen, type WorldLayout } from '@figurina/editor';

/** For the mouse and for fingers, in pixels. */
interface HandleRoom {
  /** Edges shorter than this have no handle in their middle: it would cover the corners. */
  readonly edge: number;
  /** Of a frame narrower than this the handles stand outside, so that there is still an element to take hold of. */
  readonly least: number;
  /** How far from its middle a handle can be taken hold of, and how far below the frame the one stands that turns (`overlay.css`). */
  readonly grip: number;
  readonly turn: number;
}
const MOUSE: HandleRoom = { edge: 40, least: 40, grip: 12, turn: 28 };
const FINGER: HandleRoom = { edge: 120, least: 88, grip: 22, turn: 44 };

export const handleRoom = (coarse: boolean): HandleRoom => (coarse ? FINGER : MOUSE);

export function edgeHandlesFit(room: HandleRoom, handle: string, width: number, height: number): boolean {
  return (handle === 'n' || handle === 's' ? width : height) >= room.edge;
}

/** How far outside a frame of this width or height its handles stand. */
export function handlesOutside(room: HandleRoom, size: number): number {
  return Math.max(0, (room.least - size) / 2);
}

const CORNERS = [...CORNER_HANDLES, 'rotate'];
const ALL = [...HANDLES, 'rotate'];
/** Of one element alone. */
const HANDLES_OF: Readonly<Record<NodeType, readonly string[]>> = {
  Root: [],
  Section: [],
  Spread: [],
  Group: CORNERS,
  Image: ALL,
  Text: ALL,
  Circle: ALL,
  Rectangle: ALL,
  Line: ['e', 'w', 'rotate'],
  Sticker: CORNERS,
  StickerCell: CORNERS,
  Comment: [],
};

/** Which handles a selection has: several elements scale at the corners. A text as high as its words has none above and below. */
export function handleSet(document: AlbumDocument, ids: readonly NodeId[]): ReadonlySet<string> {
  const nodes = ids.map((id) => document.nodes.get(id)).filter((node): node is AlbumNode => node !== undefined);
  const [only] = nodes;
  if (!only || nodes.every(({ id, type }) => type === 'Comment' || isLocked(document, id))) return new Set();
  if (nodes.length > 1) return new Set(CORNERS);
  const isAsHighAsItsWords = only.type === 'Text' && only.props.autosize;
  return new Set(HANDLES_OF[only.type].filter((handle) => !isAsHighAsItsWords || (handle !== 'n' && handle !== 's')));
}

const ENDS: ReadonlySet<string> = new Set(['e', 'w']);

/**
 * Those of them that are there however small it is: the ends of a line, and the sides of a text, which has no other way to
 * another width. Its corners stand off then.
 */
export function lastingHandles(document: AlbumDocument, ids: readonly NodeId[]): ReadonlySet<string> {
  const type = ids.length === 1 ? document.nodes.get(ids[0]!)?.type : undefined;
  return type === 'Line' || type === 'Text' ? ENDS : new Set();
}

/** Itself, or within a locked group. */
export function isLocked(document: AlbumDocument, id: NodeId): boolean {
  return lockedBy(document, id) !== null;
}

/** The corners of a turned box in pixels, from the top left one on. `offset`: where its spread lies in the world. */
export function cornersOf(
  { centre, width, height, rotation }: OrientedBox,
  offset: Box,
  view: Camera,
): { x: number; y: number }[] {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx, sy]) => {
    const [dx, dy] = [(sx! * width) / 2, (sy! * height) / 2];
    return toScreen(view, {
      x: offset.x + centre.x + dx * cos - dy * sin,
      y: offset.y + centre.y + dx * sin + dy * cos,
    });
  });
}

/** As high as the page control and the zoom reach from the bottom of the canvas, in pixels. */
const BARS = 66;

/**
 * Whether the handle that turns stands at the other edge: where it belongs it would lie under the bars at the bottom of
 * the canvas, or out of sight.
 */
export function turnsFromAbove(room: HandleRoom, box: OrientedBox, offset: Box, view: Camera, canvas: Size): boolean {
  const away = box.height + (2 * (handlesOutside(room, box.height * view.zoom) + room.turn)) / view.zoom;
  const [above, , below] = cornersOf({ ...box, width: 0, height: away }, offset, view);
  const isFree = ({ x, y }: { x: number; y: number }): boolean =>
    x >= room.grip && x <= canvas.width - room.grip && y >= room.grip && y <= canvas.height - BARS - room.grip;
  return !isFree(below!) && isFree(above!);
}

/** The upright box, in pixels, in which the handles around a turned box can be taken hold of. */
export function handlesReach(room: HandleRoom, box: OrientedBox, offset: Box, view: Camera, canvas: Size): Box {
  const pixels = (size: number): number => size / view.zoom;
  const out = (size: number): number => pixels(handlesOutside(room, size * view.zoom));
  const [width, height] = [box.width + 2 * out(box.width), box.height + 2 * out(box.height)];
  const handles = cornersOf({ ...box, width, height }, offset, view);
  // The one that turns stands in the middle of what would be the lower edge there, or the upper one.
  const [above, , below] = cornersOf({ ...box, width: 0, height: height + 2 * pixels(room.turn) }, offset, view);
  const turn = turnsFromAbove(room, box, offset, view, canvas) ? above! : below!;
  return grown(boundsOf([...handles, turn]), room.grip);
}

/** The upright box around points. */
export function boundsOf(points: readonly { x: number; y: number }[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** The outline of a turned box as an SVG path. */
export function framePath(box: OrientedBox, offset: Box, view: Camera): string {
  const corners = cornersOf(box, offset, view);
  return `M${corners.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** A point of the world in the millimetres of the spread that it would be dropped on: it is another one on the way there. */
export function placeOnSpread(layout: WorldLayout, world: Point, target: NodeId | undefined): Point | null {
  const spread = target ?? layout.spreadAt(world);
  const box = spread && layout.boxOf(spread);
  return box ? { x: world.x - box.x, y: world.y - box.y } : null;
}

const shownDocuments = new WeakMap<EditorStore, AlbumDocument>();

/** The document with the values that running gestures show: reads through, copies nothing. */
export function shownDocument(store: EditorStore): AlbumDocument {
  const { document } = store;
  if (!store.shown.isAny()) return document;
  const known = shownDocuments.get(store);
  if (known) return known;
  const { nodes } = document;
  const shownNodes: ReadonlyMap<NodeId, AlbumNode> = {
    get: (id) => store.shownNode(id),
    has: (id) => nodes.has(id),
    get size() {
      return nodes.size;
    },
    keys: () => nodes.keys(),
    values: () => nodes.values(),
    entries: () => nodes.entries(),
    forEach: (each, self) => nodes.forEach(each, self),
    [Symbol.iterator]: () => nodes[Symbol.iterator](),
  };
  const shown = Object.create(document, { nodes: { value: shownNodes } }) as AlbumDocument;
  shownDocuments.set(store, shown);
  return shown;
}
