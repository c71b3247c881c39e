/**
 * A smooth rising curve through (0, 0), (1/4, a), (1/2, b), (3/4, c), (1, 1) as a table for the values 0 to 255, in
 * fractions. Between the points it never overshoots (monotone cubic after Fritsch and Carlson).
 */
export function toneCurve([a, b, c]: readonly [number, number, number]): Float32Array {
  const heights = [0, a, b, c, 1];
  const step = 0.25;
  const slopes = heights.slice(1).map((height, index) => (height - heights[index]!) / step);
  const tangents = heights.map((_, index) => tangentAt(slopes[index - 1], slopes[index]));
  return Float32Array.from({ length: 256 }, (_, value) => {
    const x = value / 255;
    const span = Math.min(3, Math.floor(x / step));
    const t = (x - span * step) / step;
    const [from, to] = [heights[span]!, heights[span + 1]!];
    const [leave, arrive] = [tangents[span]! * step, tangents[span + 1]! * step];
    return (
      from * (2 * t ** 3 - 3 * t ** 2 + 1) +
      leave * (t ** 3 - 2 * t ** 2 + t) +
      to * (-2 * t ** 3 + 3 * t ** 2) +
      arrive * (t ** 3 - t ** 2)
    );
  });
}

function tangentAt(before: number | undefined, after: number | undefined): number {
  if (before === undefined || after === undefined) return before ?? after ?? 0;
  // The harmonic mean keeps the curve between its points; where it turns, it is level.
  return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
}
