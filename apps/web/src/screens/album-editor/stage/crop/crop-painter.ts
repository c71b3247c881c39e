import {
  applyMatrix,
  compose,
  cropMatrix,
  cssMatrix,
  type Handle,
  handleDirection,
  type Matrix,
  type Point,
  scaling,
  translation,
} from '@figurina/album';
import { PICTURE_BOX, pictureMatrix } from '@figurina/drawing';
import type { OpenCrop } from '@figurina/editor';
import { edgeHandlesFit, handleRoom } from '../painters/overlay-shapes.ts';
import type { EditorSession } from '../../session/editor-session.ts';

/** Pixels from the frame to the handle that turns the picture. */
const TURN_PX = 28;

/**
 * Shows the open crop: writes the one transform of the drawn picture behind its frame, and the overlay's ghost, lines and
 * handles, once a frame. Answers how to end it.
 */
export function createCropPainter(root: HTMLElement, session: EditorSession): () => void {
  const { camera, cropping, facts, store } = session;
  const part = (name: string): string => `[data-part="crop-${name}"]`;
  const ghost = root.querySelector<HTMLElement>(part('ghost'))!;
  const ghostPicture = ghost.querySelector('img')!;
  const frame = root.querySelector<SVGPathElement>(part('frame'))!;
  const thirds = root.querySelector<SVGPathElement>(part('thirds'))!;
  const picture = root.querySelector<SVGPathElement>(part('picture'))!;
  const corners = [...root.querySelectorAll<HTMLElement>('.crop-corner')];
  const turn = root.querySelector<HTMLElement>('.crop-turn')!;
  const edges = [...root.querySelectorAll<HTMLElement>('.crop-edge')];
  let drawn: HTMLImageElement | null = null;
  let last: OpenCrop | null = null;
  let due = 0;

  function drawnPicture(open: OpenCrop): HTMLImageElement | null {
    if (!drawn?.isConnected)
      drawn =
        session
          .worldElement()
          ?.querySelector<HTMLImageElement>(`[data-node="${CSS.escape(open.target.nodeId)}"] .fg-picture > img`) ??
        null;
    return drawn;
  }
  function paint(): void {
    const open = cropping.get();
    if (!open) return;
    last = open;
    const { target, crop } = open;
    const image = drawnPicture(open);
    const box = facts.layout.get().boxOf(target.spreadId);
    if (!box) return;
    if (image) image.style.transform = cssMatrix(pictureMatrix(target.frame, target.picture, crop, target.flip));
    if (image && ghostPicture.src !== image.src) ghostPicture.src = image.src;
    const { x, y, zoom } = camera.get();
    const toScreen = compose(scaling(zoom), translation(box.x - x, box.y - y), target.toSpread);
    const laid = compose(toScreen, cropMatrix(target.frame, target.picture, crop, target.flip));
    const { width, height } = target.picture;
    ghostPicture.style.transform = cssMatrix(compose(laid, scaling(width / PICTURE_BOX, height / PICTURE_BOX)));
    const inside = rectanglePath(toScreen, target.frame);
    const desk = camera.viewport();
    ghost.style.clipPath = `path(evenodd, "M0 0H${desk.width}V${desk.height}H0Z ${inside}")`;
    frame.setAttribute('d', inside);
    thirds.setAttribute('d', thirdsPath(toScreen, target.frame));
    picture.setAttribute('d', rectanglePath(laid, target.picture));
    cornersOf(laid, target.picture).forEach((point, index) => place(corners[index]!, point));
    for (const edge of edges) placeEdge(edge, target.box ? toScreen : null, target.frame);
    place(turn, besideFrame(toScreen, target.frame));
  }
  const soon = (): void => {
    due ||= requestAnimationFrame(() => {
      due = 0;
      paint();
    });
  };
  const ends = [
    // With the world, or the picture would swim against its ghost while the camera moves.
    camera.subscribe(paint),
    cropping.subscribe(soon),
    store.subscribe('document', soon),
    facts.layout.subscribe(soon),
  ];
  paint();
  return () => {
    cancelAnimationFrame(due);
    for (const end of ends) end();
    restore(session, last);
  };
}

/** As the document has it: what was shown and not recorded goes. */
function restore(session: EditorSession, last: OpenCrop | null): void {
  if (!last) return;
  const { nodeId } = last.target;
  const target = session.cropping.targetOf(nodeId);
  const image = session
    .worldElement()
    ?.querySelector<HTMLImageElement>(`[data-node="${CSS.escape(nodeId)}"] .fg-picture > img`);
  if (target && image)
    image.style.transform = cssMatrix(pictureMatrix(target.frame, target.picture, target.saved, target.flip));
}

function place(element: HTMLElement, { x, y }: Point): void {
  element.style.transform = `translate(${x}px,${y}px)`;
}

/** A handle of the frame; away where the frame cannot be pulled, and where its side is too short for it. */
function placeEdge(element: HTMLElement, matrix: Matrix | null, { width, height }: Size): void {
  const handle = element.dataset['handle'] as Handle;
  const zoom = matrix ? Math.hypot(matrix[0], matrix[1]) : 0;
  const room = handleRoom(window.matchMedia('(pointer: coarse)').matches);
  const fits = handle.length === 2 || edgeHandlesFit(room, handle, width * zoom, height * zoom);
  element.hidden = !matrix || !fits;
  if (!matrix) return;
  const { x, y } = handleDirection(handle);
  place(element, applyMatrix(matrix, { x: (width * (1 + x)) / 2, y: (height * (1 + y)) / 2 }));
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function cornersOf(matrix: Matrix, { width, height }: Size): Point[] {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ].map(([x, y]) => applyMatrix(matrix, { x: x!, y: y! }));
}

function rectanglePath(matrix: Matrix, size: Size): string {
  return `M${cornersOf(matrix, size)
    .map(({ x, y }) => `${round(x)} ${round(y)}`)
    .join('L')}Z`;
}

function thirdsPath(matrix: Matrix, { width, height }: Size): string {
  const line = (from: Point, to: Point): string => {
    const [a, b] = [applyMatrix(matrix, from), applyMatrix(matrix, to)];
    return `M${round(a.x)} ${round(a.y)}L${round(b.x)} ${round(b.y)}`;
  };
  return [1 / 3, 2 / 3]
    .map(
      (share) =>
        line({ x: width * share, y: 0 }, { x: width * share, y: height }) +
        line({ x: 0, y: height * share }, { x: width, y: height * share }),
    )
    .join('');
}

/** Below the middle of the frame's lower edge, as it is turned. */
function besideFrame(matrix: Matrix, { width, height }: Size): Point {
  const edge = applyMatrix(matrix, { x: width / 2, y: height });
  const middle = applyMatrix(matrix, { x: width / 2, y: height / 2 });
  const length = Math.hypot(edge.x - middle.x, edge.y - middle.y) || 1;
  return {
    x: edge.x + ((edge.x - middle.x) / length) * TURN_PX,
    y: edge.y + ((edge.y - middle.y) / length) * TURN_PX,
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;
