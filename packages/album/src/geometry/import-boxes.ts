import type { Box } from './box.ts';
import type { Point } from './vector.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Where pictures lie that are brought onto a spread together, each in its own ratio, in millimetres of the spread.
 * One is as wide as the spread (460 on a double page); several lie side by side and share that width,
 * in as few columns as its height allows. Their middle is at a height that was asked for,
 * but no part of the spread stays bare for what lies beyond its edge.
 */
export function importBoxes(sizes: readonly Size[], spread: Size, at: Point): Box[] {
  const columns = columnsFor(sizes, spread);
  const rows = rowsOf(sizes, columns);
  const width = spread.width / columns;
  const heights = rows.map((row) => heightOf(row, width));
  const spare = spread.height - total(heights);
  const top = Math.min(Math.max(at.y - total(heights) / 2, Math.min(spare, 0)), Math.max(spare, 0));
  return rows.flatMap((row, index) => {
    const y = top + total(heights.slice(0, index));
    return row.map((size, column) => ({ x: column * width, y, width, height: (size.height / size.width) * width }));
  });
}

function columnsFor(sizes: readonly Size[], spread: Size): number {
  for (let columns = 1; columns < sizes.length; columns++) {
    const heights = rowsOf(sizes, columns).map((row) => heightOf(row, spread.width / columns));
    if (total(heights) <= spread.height) return columns;
  }
  return Math.max(sizes.length, 1);
}

function rowsOf(sizes: readonly Size[], columns: number): Size[][] {
  const count = Math.ceil(sizes.length / columns);
  return Array.from({ length: count }, (_, row) => sizes.slice(row * columns, (row + 1) * columns));
}

const heightOf = (row: readonly Size[], width: number) =>
  Math.max(...row.map((size) => (size.height / size.width) * width));

const total = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0);
