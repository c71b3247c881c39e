/** What a finger on the book means: how far a page is turned, whether it falls on or back, and where a zoomed book lies. */
import type { BookForm } from './openings.ts';
import type { Direction } from './turn-motions.ts';

/** Who takes hold of a page near its fold still pulls it like a page. */
const LEAST_GRIP = 0.35;

export interface Grip {
  readonly form: BookForm;
  readonly by: Direction;
  /** Where the page was taken, and where the finger is now: in pixels from the middle of the book. */
  readonly start: number;
  readonly now: number;
  readonly pageWidth: number;
}

/** From 0, as it lies, to 1, as it lies on the other side. The edge that is held stays under the finger. */
export function progressOf({ form, by, start, now, pageWidth }: Grip): number {
  if (form === 'pages') return within((start - now) * by, 0, pageWidth) / pageWidth;
  const grip = Math.max(Math.abs(start), LEAST_GRIP * pageWidth);
  return Math.acos(within(1 - ((start - now) * by) / grip, -1, 1)) / Math.PI;
}

/** Pixels a millisecond from which on a flick turns the page, however short it was. */
const FLICK = 0.4;

/** Whether a page that is let go falls on the other side. `speed`: in pixels a millisecond, in the direction of the turn. */
export function fallsOver(progress: number, speed: number): boolean {
  if (Math.abs(speed) > FLICK) return speed > 0;
  return progress > 0.5;
}

export interface View {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}
export const WHOLE: View = { scale: 1, x: 0, y: 0 };
export const MOST_ZOOM = 4;
/** So near to the whole book one meant all of it. */
const NEARLY_WHOLE = 1.05;

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Zoomed about a point that stays where it is; nothing but the book is shown. */
export function zoomedAt(view: View, scale: number, at: Point, stage: Size): View {
  const next = within(scale, 1, MOST_ZOOM);
  const factor = next / view.scale;
  return shownWithin({ scale: next, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor }, stage);
}

export function movedBy(view: View, by: Point, stage: Size): View {
  return shownWithin({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** When the fingers have gone. */
export function settled(view: View): View {
  return view.scale < NEARLY_WHOLE ? WHOLE : view;
}

function shownWithin({ scale, x, y }: View, { width, height }: Size): View {
  return { scale, x: within(x, width * (1 - scale), 0), y: within(y, height * (1 - scale), 0) };
}

function within(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
