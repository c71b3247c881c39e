/**
 * A stroke lies inside its box: a shape of 50 x 70 mm stays 50 x 70 mm whatever its outline. One function for the
 * drawing, the painter and the hit test.
 */
export interface StrokeBox {
  /** Of the path that is stroked: the middle of the stroke. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  readonly strokeWidth: number;
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly borderRadius?: number;
  readonly stroke: unknown;
  readonly strokeWidth: number;
}

export function strokeBox(shape: Shape): StrokeBox {
  const shorter = Math.min(shape.width, shape.height);
  const strokeWidth = shape.stroke === null ? 0 : Math.min(shape.strokeWidth, shorter / 2);
  const inset = strokeWidth / 2;
  const radius = Math.min(shape.borderRadius ?? 0, shorter / 2);
  return {
    x: inset,
    y: inset,
    width: shape.width - strokeWidth,
    height: shape.height - strokeWidth,
    radius: Math.max(0, radius - inset),
    strokeWidth,
  };
}

/** Dashes and gaps of a line in mm; dots are dashes of no length with round ends. */
export function dashArray(dash: 'none' | 'dashed' | 'dotted', strokeWidth: number): [number, number] | null {
  if (dash === 'none' || strokeWidth === 0) return null;
  return dash === 'dashed' ? [strokeWidth * 3, strokeWidth * 2] : [0, strokeWidth * 2];
}
