/** Pictures as a newspaper prints them: drawn people and things as dots of one ink. Tones go from 0, dark, to 1, paper. */
import { svg } from './builder.ts';

type Tone = (x: number, y: number) => number;

const SIZES = 9;

/** Sharp in print up to `times` its own millimetres. Dots in rows that are set half a step against each other. Neighbours of one size are one dotted line: the file stays small. */
export function halftone(width: number, height: number, step: number, ink: string, tone: Tone, times = 1) {
  const runs: string[][] = Array.from({ length: SIZES + 1 }, () => []);
  const draw = (size: number, from: number, y: number, count: number): void => {
    if (size > 0) runs[size]?.push(`M${short(from)} ${short(y)}h${short((count - 1) * step + DOT)}`);
  };
  for (let row = 0, y = 0; y <= height; row++, y = row * step * 0.5) {
    let [size, from, count] = [0, 0, 0];
    for (let x = row % 2 === 0 ? 0 : step / 2; x <= width; x += step) {
      const next = Math.round(Math.sqrt(1 - ramp(tone(x, y), 0, 1)) * SIZES);
      if (next !== size) {
        draw(size, from, y, count);
        [size, from, count] = [next, x, 0];
      }
      count++;
    }
    draw(size, from, y, count);
  }
  const paths = runs
    .map((list, size) => `<path stroke-width="${((size / SIZES) * step * 0.86).toFixed(2)}" d="${list.join('')}"/>`)
    .slice(1)
    .join('');
  return svg(
    width,
    height,
    `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-dasharray="${DOT} ${short(step - DOT)}">${paths}</g>`,
    times,
  );
}

/** How long a dot is: its ends are round. */
const DOT = 0.01;
const short = (length: number): string => String(Math.round(length * 100) / 100);

const inEllipse = (u: number, v: number, x: number, y: number, rx: number, ry: number): boolean =>
  ((u - x) / rx) ** 2 + ((v - y) / ry) ** 2 < 1;
const ramp = (value: number, from: number, to: number): number =>
  Math.min(1, Math.max(0, (value - from) / (to - from)));

export interface Portrait {
  x: number;
  y: number;
  /** Half the width of the head, roughly. */
  size: number;
  hair: 'short' | 'long' | 'curls' | 'none';
  glasses?: boolean;
  hat?: boolean;
  beard?: boolean;
}

/** The tone of somebody at a point, or undefined beside them. */
export function portraitTone(px: number, py: number, { x, y, size, hair, glasses, hat, beard }: Portrait) {
  const u = (px - x) / size;
  const v = (py - y) / size;
  if (hat) {
    if (inEllipse(u, v, 0, -2.2, 0.2, 0.2)) return 0.15;
    if (v > -2.15 && v < -0.8 && Math.abs(u) < (v + 2.15) * 0.44)
      return Math.floor((v + u * 0.6) * 5) % 2 === 0 ? 0.2 : 0.95;
  }
  if (hair === 'curls' && v < 0.1)
    for (let curl = 0; curl <= 8; curl++) {
      const turn = Math.PI * (1.08 - (curl / 8) * 1.16);
      if (inEllipse(u, v, Math.cos(turn) * 0.86, -Math.sin(turn) * 0.86 - 0.12, 0.32, 0.32)) return 0.14;
    }
  const head = inEllipse(u, v, 0, 0, 0.8, 1.04);
  const fringe = v < -0.5 + 0.32 * Math.abs(u) - (hair === 'short' ? 0.18 * u : 0);
  if (hair !== 'none' && fringe && inEllipse(u, v, 0, -0.04, 0.9, 1.14))
    return 0.12 + 0.22 * ramp(-u, 0.1, 0.8) * ramp(v, -1.1, -0.6);
  if (head) return faceTone(u, v, { glasses, beard });
  if (hair === 'long' && v < 1.2 && inEllipse(u, v, 0, 0.2, 1.06, 1.36)) return 0.14;
  if (inEllipse(u, v, -0.82, 0.06, 0.14, 0.22) || inEllipse(u, v, 0.82, 0.06, 0.14, 0.22)) return 0.6;
  if (v > 0.7 && v < 1.42 && Math.abs(u) < 0.36) return 0.62 - 0.3 * ramp(u, -0.1, 0.4);
  if (v > 1.1 && inEllipse(u, v, 0, 2.7, 1.9, 1.5)) {
    if (Math.abs(v - 1.52) < 0.05 + Math.abs(u) * 0.3 && Math.abs(u) < 0.34) return 0.04;
    return Math.abs(u) < 0.5 - (v - 1.3) * 0.42 ? 0.97 : 0.24 + 0.16 * ramp(-u, 0, 1.4);
  }
  return undefined;
}

function faceTone(
  u: number,
  v: number,
  { glasses, beard }: { glasses?: boolean | undefined; beard?: boolean | undefined },
): number {
  const side = Math.abs(Math.abs(u) - 0.32);
  const eye = (side / 0.11) ** 2 + ((v + 0.05) / 0.085) ** 2;
  const rim = Math.hypot(side, v + 0.04);
  if (glasses && (Math.abs(rim - 0.25) < 0.045 || (Math.abs(u) < 0.1 && Math.abs(v + 0.08) < 0.04))) return 0.02;
  if (eye < 1) return 0.03;
  if (!glasses && Math.abs(v + 0.3 - side * 0.3) < 0.05 && side < 0.2) return 0.12;
  const smile = 0.58 - 0.9 * u * u;
  if (Math.abs(u) < 0.4 && Math.abs(v - smile) < 0.02 + 0.06 * (1 - Math.abs(u) / 0.4)) return beard ? 0.95 : 0.06;
  if (beard && v > 0.28 + 0.2 * (0.8 - Math.abs(u))) return 0.2;
  if (Math.abs(u - 0.08) < 0.06 && v > -0.05 && v < 0.28) return 0.5;
  return 0.95 - 0.42 * ramp(u, 0.12, 0.8) - 0.18 * ramp(v, 0.5, 1);
}

/** A cake with candles, standing on a table in their light. */
export function cakeTone(px: number, py: number, width: number, height: number): number {
  const u = (px / width - 0.5) * 2;
  const v = py / height;
  for (const candle of [-0.3, -0.15, 0, 0.15, 0.3]) {
    if (inEllipse(u, v, candle, 0.24, 0.026, 0.04)) return 1;
    if (Math.abs(u - candle) < 0.018 && v > 0.285 && v < 0.4) return Math.floor((v + u) * 40) % 2 === 0 ? 0.95 : 0.5;
  }
  const tier = (half: number, from: number, to: number, top: number, side: number): number | undefined => {
    if (Math.abs(u) > half || v < from || v > to) return undefined;
    const drip = from + 0.035 + 0.025 * Math.sin(u * 38) + 0.014 * Math.sin(u * 17);
    return v < drip ? top : side - 0.36 * ramp(u, -half, half) + 0.05 * Math.sin(v * 120);
  };
  const tone =
    tier(0.42, 0.4, 0.58, 0.99, 0.62) ?? tier(0.62, 0.58, 0.8, 0.96, 0.52) ?? tier(0.78, 0.8, 0.83, 0.9, 0.9);
  if (tone !== undefined) return tone;
  if (v > 0.83) return 0.34 + 0.1 * Math.sin(u * 5 + v * 9);
  const glow = Math.hypot(u * 1.1, (v - 0.26) * 1.6);
  return 0.86 - 0.74 * ramp(glow, 0.1, 1.15);
}
