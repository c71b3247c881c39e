import type { Gradient } from '@figurina/album';

export interface GradientLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** Where CSS would run `linear-gradient(direction)` over a box: through its middle, so long that the corners get the end colours. */
export function gradientLine(width: number, height: number, direction: number): GradientLine {
  const angle = (direction * Math.PI) / 180;
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  const half = (Math.abs(width * sin) + Math.abs(height * cos)) / 2;
  return {
    x1: width / 2 - sin * half,
    y1: height / 2 + cos * half,
    x2: width / 2 + sin * half,
    y2: height / 2 - cos * half,
  };
}

/** The place of each colour from 0 to 1. */
export function stopOffsets(gradient: Gradient): number[] {
  const last = gradient.colors.length - 1;
  return gradient.colors.map((_, index) => gradient.positions?.[index] ?? index / last);
}
