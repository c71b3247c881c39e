import type { AlbumDocument } from '../document/album.ts';
import type { Color, Gradient } from '../document/paint.ts';
import { resolveColor } from './resolve-color.ts';

/** A colour of a gradient and its place, from 0 to 1. */
export interface GradientStop {
  readonly color: Color;
  readonly at: number;
}

export const FEWEST_STOPS = 2;
export const MOST_STOPS = 4;
/** As choices of the direction: horizontal, vertical and the two diagonals (specification, section 9). */
export const GRADIENT_DIRECTIONS = [90, 0, 45, 135] as const;

/** The colours of a gradient with their places; evenly spread where it names none. */
export function gradientStops({ colors, positions }: Gradient): readonly GradientStop[] {
  return colors.map((color, index) => ({ color, at: positions?.[index] ?? index / (colors.length - 1) }));
}

/** A gradient of 2 to 4 stops. Places are written only when they are not the even ones. */
export function gradientOf(stops: readonly GradientStop[], direction: number): Gradient {
  const colors = stops.map(({ color }) => color);
  const places = stops.map(({ at }) => Math.round(within(at, 0, 1) * 1000) / 1000);
  const even = places.every((at, index) => Math.abs(at - index / (places.length - 1)) < 0.0005);
  return { type: 'linear', colors, ...(even ? {} : { positions: places }), direction: wholeTurn(direction) };
}

/** Adds a stop of the colour that the gradient has at that place. Null when there are four. */
export function withStopAt(
  stops: readonly GradientStop[],
  at: number,
  palette: AlbumDocument['colors'],
): { readonly stops: readonly GradientStop[]; readonly index: number } | null {
  if (stops.length >= MOST_STOPS) return null;
  const place = within(at, 0, 1);
  const next = stops.findIndex((stop) => stop.at > place);
  const index = next === -1 ? stops.length : next;
  return { stops: stops.toSpliced(index, 0, { color: colorAt(stops, place, palette), at: place }), index };
}

/** Moves a stop as far as its neighbours let it: colours do not change places. */
export function withStopMoved(stops: readonly GradientStop[], index: number, at: number): readonly GradientStop[] {
  const stop = stops[index];
  if (!stop) return stops;
  const place = within(at, stops[index - 1]?.at ?? 0, stops[index + 1]?.at ?? 1);
  return stops.with(index, { ...stop, at: place });
}

/** Takes a stop away. Null when only two are left. */
export function withoutStop(stops: readonly GradientStop[], index: number): readonly GradientStop[] | null {
  return stops.length > FEWEST_STOPS && stops[index] ? stops.toSpliced(index, 1) : null;
}

export function withStopColor(stops: readonly GradientStop[], index: number, color: Color): readonly GradientStop[] {
  const stop = stops[index];
  return stop ? stops.with(index, { ...stop, color }) : stops;
}

/** The colour between two stops; that of a stop itself, index or not, at its own place. */
function colorAt(stops: readonly GradientStop[], at: number, palette: AlbumDocument['colors']): Color {
  const after = stops.find((stop) => stop.at >= at) ?? stops.at(-1)!;
  const before = stops.findLast((stop) => stop.at <= at) ?? stops[0]!;
  if (after.at === before.at || before.color === after.color) return after.color;
  const t = (at - before.at) / (after.at - before.at);
  const [from, to] = [channels(resolveColor(palette, before.color)), channels(resolveColor(palette, after.color))];
  const mixed = from.map((value, index) => Math.round(value + (to[index]! - value) * t));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Degrees from 0 up to 360. */
function wholeTurn(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
