import type { Box } from './box.ts';
import type { Point } from './vector.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** What prints sharp, in pixels an inch of paper. */
const SHARP = 200;
const INCH = 25.4;
/** Millimetres: the widest that a picture comes in (decision 40). */
const WIDEST = 460;
/** Millimetres of the longer side: a small sign has to be seen and held, too. */
const LEAST = 10;

/**
 * Where pictures lie that are brought onto a spread together, each in its own ratio, in millimetres of the spread. Sizes
 * are pixels: each comes in as large as it prints sharp, at most 460 wide and never larger than the spread. Several lie
 * side by side and share its width, in rows where they come out larger so. The middle of all is at the point that was
 * asked for, as far as they stay on the spread.
 */
export function importBoxes(sizes: readonly Size[], spread: Size, at: Point): Box[] {
  const rows = rowsFor(sizes, spread);
  const height = total(rows.map(heightOf));
  const top = within(at.y - height / 2, spread.height - height);
  return rows.flatMap((row, index) => {
    const y = top + total(rows.slice(0, index).map(heightOf));
    const width = total(row.map((size) => size.width));
    const left = within(at.x - width / 2, spread.width - width);
    return row.map((size, column) => ({ x: left + total(row.slice(0, column).map((one) => one.width)), y, ...size }));
  });
}

/** All in one row, or in the rows of equal number in which they are larger and whose heights find room. */
function rowsFor(sizes: readonly Size[], spread: Size): Size[][] {
  let best: Size[][] = [];
  for (let columns = sizes.length; columns > 0; columns--) {
    const room = { width: Math.min(WIDEST, spread.width) / columns, height: spread.height };
    const rows = inRows(
      sizes.map((size) => sharpWithin(size, room)),
      columns,
    );
    const fits = columns === sizes.length || total(rows.map(heightOf)) <= spread.height;
    if (fits && widths(rows) > widths(best) + 0.01) best = rows;
  }
  return best;
}

const widths = (rows: readonly (readonly Size[])[]): number => total(rows.flat().map(({ width }) => width));

function sharpWithin({ width, height }: Size, room: Size): Size {
  const sharp = Math.max(INCH / SHARP, LEAST / Math.max(width, height));
  const scale = Math.min(sharp, room.width / width, room.height / height);
  return { width: width * scale, height: height * scale };
}

function inRows(sizes: readonly Size[], columns: number): Size[][] {
  const count = Math.ceil(sizes.length / columns);
  return Array.from({ length: count }, (_, row) => sizes.slice(row * columns, (row + 1) * columns));
}

const heightOf = (row: readonly Size[]): number => Math.max(...row.map(({ height }) => height));
const within = (start: number, spare: number): number => Math.min(Math.max(start, 0), Math.max(spare, 0));
const total = (lengths: readonly number[]): number => lengths.reduce((sum, length) => sum + length, 0);
