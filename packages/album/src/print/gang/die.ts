import { STICKER_SIZE } from '../../document/sticker.ts';
import { BLEED } from '../bleed.ts';
import type { CutBox, GangSettings } from './sheet-plan.ts';

/** The one grid that all sheets of a file are cut by: rows of singles above rows of doubles, in reading order. */
export interface Die {
  /** The block of all places with their bleeds. */
  readonly width: number;
  readonly height: number;
  readonly singles: readonly CutBox[];
  readonly doubles: readonly CutBox[];
}

/**
 * The die that needs the fewest sheets for so many singles and doubles (P32). A double takes two columns and lies in their
 * middle, so that bleeds never meet. Null where the paper has no room for one of each that is wanted.
 */
export function dieFor(singles: number, doubles: number, settings: GangSettings): Die | null {
  const { columns, rows, pitch } = gridOf(settings);
  const pairs = Math.floor(columns / 2);
  let best: { readonly rowsOfDoubles: number; readonly sheets: number } | null = null;
  for (let rowsOfDoubles = 0; rowsOfDoubles <= rows; rowsOfDoubles++) {
    const sheets = Math.max(
      sheetsFor(singles, (rows - rowsOfDoubles) * columns),
      sheetsFor(doubles, rowsOfDoubles * pairs),
    );
    if (sheets < (best?.sheets ?? Infinity)) best = { rowsOfDoubles, sheets };
  }
  if (!best) return null;
  const first = rows - best.rowsOfDoubles;
  const { gap } = settings;
  // Two columns are two singles with their bleeds and a gap wide.
  const besideDouble = (2 * pitch.x - gap - STICKER_SIZE.double.width) / 2;
  const at = (count: number, row: number, step: number, inset: number, size: { width: number; height: number }) =>
    Array.from({ length: count }, (_, column) => ({
      x: column * step + inset,
      y: row * pitch.y + BLEED,
      ...size,
    }));
  return {
    width: columns * pitch.x - gap,
    height: rows * pitch.y - gap,
    singles: rowsFrom(0, first, (row) => at(columns, row, pitch.x, BLEED, STICKER_SIZE.single)),
    doubles: rowsFrom(first, rows, (row) => at(pairs, row, 2 * pitch.x, besideDouble, STICKER_SIZE.double)),
  };
}

function gridOf({ paper, gap, around }: GangSettings) {
  const { width, height } = STICKER_SIZE.single;
  const pitch = { x: width + 2 * BLEED + gap, y: height + 2 * BLEED + gap };
  const fitting = (side: number, step: number): number => Math.max(0, Math.floor((side - 2 * around + gap) / step));
  return { pitch, columns: fitting(paper.width, pitch.x), rows: fitting(paper.height, pitch.y) };
}

function sheetsFor(stickers: number, places: number): number {
  if (stickers === 0) return 0;
  return places === 0 ? Infinity : Math.ceil(stickers / places);
}

function rowsFrom(first: number, end: number, row: (at: number) => CutBox[]): CutBox[] {
  return Array.from({ length: end - first }, (_, at) => row(first + at)).flat();
}
