/** The pen of the picture library: drawings in millimetres of a spread with its bleed, written as small as they can be. */
export const W = 464;
export const H = 301;

type Point = readonly [x: number, y: number];
export type Attributes = Readonly<Record<string, string | number>>;

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Dice that fall the same way on every run. */
export function dice(seed: number): (from?: number, to?: number) => number {
  let state = seed * 7919;
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * (to - from);
  };
}

export const times = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index));
/** The entry of a list, which begins anew at its end. */
export function pick<Value>(list: readonly Value[], at: number): Value {
  const found = list.at(((Math.floor(at) % list.length) + list.length) % list.length);
  if (found === undefined) throw new Error('Nothing can be picked from an empty list');
  return found;
}

function tag(name: string, attributes: Attributes, inside = ''): string {
  const words = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
  return inside ? `<${name}${words}>${inside}</${name}>` : `<${name}${words}/>`;
}

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string => tag('rect', { x, y, width, height, fill, ...more });
export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  tag('circle', { cx, cy, r, fill, ...more });
export const path = (d: string, fill: string, more: Attributes = {}): string => tag('path', { d, fill, ...more });
export const stroke = (d: string, colour: string, width: number, more: Attributes = {}): string =>
  tag('path', { d, fill: 'none', stroke: colour, 'stroke-width': String(Math.round(width * 100) / 100), ...more });
export const group = (more: Attributes, ...inside: readonly string[]): string => tag('g', more, inside.join(''));

/** The path of a box, for many in one element. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`;
export const line = (...points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at ? 'L' : 'M'}${n(x)} ${n(y)}`).join('');
export const polygon = (...points: readonly Point[]): string => `${line(...points)}z`;

/** A soft line through points. */
export function curve(points: readonly Point[], closed = false): string {
  const at = (index: number): Point => pick(points, closed ? index : Math.min(points.length - 1, Math.max(0, index)));
  const [startX, startY] = pick(points, 0);
  let d = `M${n(startX)} ${n(startY)}`;
  for (let index = 0; index < points.length - (closed ? 0 : 1); index++) {
    const [a, b, c, e] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${n(b[0] + (c[0] - a[0]) / 6)} ${n(b[1] + (c[1] - a[1]) / 6)} ${n(c[0] - (e[0] - b[0]) / 6)} ${n(c[1] - (e[1] - b[1]) / 6)} ${n(c[0])} ${n(c[1])}`;
  }
  return closed ? `${d}z` : d;
}

/** A round shape that is not quite round. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  roll: ReturnType<typeof dice>,
  rough = 0.18,
): string {
  const corners = 9;
  return curve(
    times(corners, (index) => {
      const angle = (index / corners) * 2 * Math.PI;
      const far = 1 + roll(-rough, rough);
      return [cx + Math.cos(angle) * rx * far, cy + Math.sin(angle) * ry * far] as const;
    }),
    true,
  );
}

/** The outline of hills from the left edge to the right one, filled down to the bottom. */
export function hills(y: number, height: number, roll: ReturnType<typeof dice>, steps = 7): string {
  const points = times(steps + 1, (index) => [(index / steps) * (W + 40) - 20, y + roll(-height, height)] as const);
  return `${curve(points)}V${H}H-20z`;
}

/** A leaf from its foot, `angle` in degrees. */
export function leaf(x: number, y: number, length: number, width: number, angle: number): string {
  const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const at = (along: number, across: number): string =>
    `${n(x + c * along - s * across)} ${n(y + s * along + c * across)}`;
  return `M${at(0, 0)}C${at(length * 0.3, width)} ${at(length * 0.75, width)} ${at(length, 0)}C${at(length * 0.75, -width)} ${at(length * 0.3, -width)} ${at(0, 0)}z`;
}

/** A star or a flower: `points` tips between two radii. */
export function star(x: number, y: number, outer: number, inner: number, points: number, turn = -90): string {
  return polygon(
    ...times(points * 2, (index) => {
      const angle = ((turn + (index * 180) / points) * Math.PI) / 180;
      const radius = index % 2 ? inner : outer;
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius] as const;
    }),
  );
}

/** A fading from one colour to others; `angle` 0 runs to the right, 90 down. */
export function fade(id: string, angle: number, ...stops: readonly string[]): string {
  const [x, y] = [Math.cos((angle * Math.PI) / 180) / 2, Math.sin((angle * Math.PI) / 180) / 2];
  return tag(
    'linearGradient',
    { id, x1: hundredth(0.5 - x), y1: hundredth(0.5 - y), x2: hundredth(0.5 + x), y2: hundredth(0.5 + y) },
    stopsOf(stops),
  );
}
export function glow(id: string, cx: number, cy: number, r: number, ...stops: readonly string[]): string {
  return tag('radialGradient', { id, cx, cy, r, gradientUnits: 'userSpaceOnUse' }, stopsOf(stops));
}
const hundredth = (value: number): string => String(Math.round(value * 100) / 100);
/** `#rrggbb`, or `#rrggbb/0.4` for a see-through one. */
const stopsOf = (stops: readonly string[]): string =>
  stops
    .map((stop, at) => {
      const [colour = '', opacity] = stop.split('/');
      const offset = hundredth(at / Math.max(1, stops.length - 1));
      return tag('stop', { offset, 'stop-color': colour, ...(opacity && { 'stop-opacity': opacity }) });
    })
    .join('');

export function drawing(ground: string, ...parts: readonly (string | readonly string[])[]): string {
  const inside = parts.flat().join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}mm" height="${H}mm" viewBox="0 0 ${W} ${H}"><rect width="${W}" height="${H}" fill="${ground}"/>${inside}</svg>\n`;
}

export interface StockDrawing {
  readonly id: string;
  /** German, English, French, Italian, Polish. */
  readonly title: readonly [string, string, string, string, string];
  /** Keys of words.ts. */
  readonly tags: readonly string[];
  /** What the drawing looks like from afar. */
  readonly color: string;
  readonly svg: string;
}
