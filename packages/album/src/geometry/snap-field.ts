import { type Axis, firstIndex, sizeOf, startOf } from './axis.ts';
import type { Box } from './box.ts';
import { boxLines, type SnapLine } from './snap-lines.ts';

/** What one axis offers: lines by place, boxes by their start, boxes by their size. */
export interface AxisField {
  readonly lines: readonly SnapLine[];
  readonly boxes: readonly Box[];
  readonly sizes: readonly Box[];
}

/**
 * All that a moving box may snap to, sorted once at the start of a gesture, so that a move of the pointer asks it in
 * microseconds however much lies on the spread.
 */
export interface SnapField {
  readonly x: AxisField;
  readonly y: AxisField;
}

/** `paper`: the lines of the sheet; `boxes`: the elements that stay where they are. In millimetres of the spread. */
export function snapField(paper: readonly SnapLine[], boxes: readonly Box[]): SnapField {
  const lines = [...paper, ...boxLines(boxes)];
  return { x: axisField('x', lines, boxes), y: axisField('y', lines, boxes) };
}

function axisField(axis: Axis, lines: readonly SnapLine[], boxes: readonly Box[]): AxisField {
  return {
    lines: lines.filter((line) => line.axis === axis).toSorted((a, b) => a.at - b.at),
    boxes: boxes.toSorted((a, b) => startOf(a, axis) - startOf(b, axis)),
    sizes: boxes.filter((box) => sizeOf(box, axis) > 0).toSorted((a, b) => sizeOf(a, axis) - sizeOf(b, axis)),
  };
}

/** The lines no further than `reach` from a place. */
export function* linesNear(lines: readonly SnapLine[], at: number, reach: number): Iterable<SnapLine> {
  for (let index = firstIndex(lines, (line) => line.at >= at - reach); index < lines.length; index++) {
    const line = lines[index]!;
    if (line.at > at + reach) return;
    yield line;
  }
}
