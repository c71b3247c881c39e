/**
 * The camera: which part of the world (millimetres) the viewport (CSS pixels) shows. Pure functions; the canvas writes
 * the camera as one transform and never re-renders for it.
 */
import type { Box, Point } from '@figurina/album';

export interface Size {
  readonly width: number;
  readonly height: number;
}
/** `x`, `y`: the world point at the viewport's top left. `zoom`: CSS pixels per millimetre. */
export interface Camera extends Point {
  readonly zoom: number;
}

export const MAX_ZOOM = 100;
export const ZOOM_PRESETS = [0.5, 1, 2, 3] as const;
/** Pixels that stay visible of the content when panning, and that fitting leaves free around it. */
export const PAN_MARGIN = 30;
const WHEEL_STEP = 0.002;
const WHEEL_DELTA_LIMIT = 100;

export function toWorld(camera: Camera, screen: Point): Point {
  return { x: camera.x + screen.x / camera.zoom, y: camera.y + screen.y / camera.zoom };
}

export function toScreen(camera: Camera, world: Point): Point {
  return { x: (world.x - camera.x) * camera.zoom, y: (world.y - camera.y) * camera.zoom };
}

/** The world box that the viewport shows. */
export function visibleBox(camera: Camera, viewport: Size): Box {
  return { x: camera.x, y: camera.y, width: viewport.width / camera.zoom, height: viewport.height / camera.zoom };
}

export function panBy(camera: Camera, screenDelta: Point): Camera {
  return { ...camera, x: camera.x - screenDelta.x / camera.zoom, y: camera.y - screenDelta.y / camera.zoom };
}

/**
 * The factor of one turn of the wheel: 1 + 0.002 x delta, clamped to 100 a step; divided, not multiplied, for the other
 * direction, so that a turn back undoes it (decision 33). A wheel turned away (negative delta) zooms in.
 */
export function wheelFactor(deltaY: number): number {
  const step = 1 + WHEEL_STEP * Math.min(WHEEL_DELTA_LIMIT, Math.abs(deltaY));
  return deltaY < 0 ? step : 1 / step;
}

/** Zooms by a factor so that the world point under `screen` stays there. */
export function zoomAt(camera: Camera, screen: Point, factor: number, minZoom: number): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(minZoom, camera.zoom * factor));
  const world = toWorld(camera, screen);
  return { x: world.x - screen.x / zoom, y: world.y - screen.y / zoom, zoom };
}

/** The camera that shows a whole box in the middle of the viewport, `padding` pixels free around it. */
export function fitBox(box: Box, viewport: Size, padding: number = PAN_MARGIN): Camera {
  const width = Math.max(1, viewport.width - 2 * padding);
  const height = Math.max(1, viewport.height - 2 * padding);
  const zoom = Math.min(MAX_ZOOM, width / Math.max(0.01, box.width), height / Math.max(0.01, box.height));
  return {
    x: box.x + box.width / 2 - viewport.width / 2 / zoom,
    y: box.y + box.height / 2 - viewport.height / 2 / zoom,
    zoom,
  };
}

/** The smallest zoom: everything fitted, with some air. */
export function minZoomFor(content: Box, viewport: Size): number {
  return fitBox(content, viewport).zoom * 0.8;
}

/** Keeps at least `PAN_MARGIN` pixels of the content in view. */
export function keepInView(camera: Camera, content: Box, viewport: Size): Camera {
  const margin = PAN_MARGIN / camera.zoom;
  const width = viewport.width / camera.zoom;
  const height = viewport.height / camera.zoom;
  return {
    ...camera,
    x: Math.min(content.x + content.width - margin, Math.max(content.x + margin - width, camera.x)),
    y: Math.min(content.y + content.height - margin, Math.max(content.y + margin - height, camera.y)),
  };
}

/** A camera between two, for animations: the zoom in equal ratios, the middle of the view in a straight line. */
export function between(from: Camera, to: Camera, t: number, viewport: Size): Camera {
  const zoom = from.zoom * (to.zoom / from.zoom) ** t;
  const middle = (camera: Camera): Point => toWorld(camera, { x: viewport.width / 2, y: viewport.height / 2 });
  const a = middle(from);
  const b = middle(to);
  // In a zoom the path is straight on the screen only if it follows the scale, not the time.
  const along = Math.abs(to.zoom - from.zoom) < 1e-9 ? t : (1 / from.zoom - 1 / zoom) / (1 / from.zoom - 1 / to.zoom);
  const x = a.x + (b.x - a.x) * along;
  const y = a.y + (b.y - a.y) * along;
  return { x: x - viewport.width / 2 / zoom, y: y - viewport.height / 2 / zoom, zoom };
}
