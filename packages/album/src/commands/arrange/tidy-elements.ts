import type { AlbumDocument } from '../../document/album.ts';
import type { NodeId } from '../../document/ids.ts';
import { centreOf, unionOfBoxes, type Box } from '../../geometry/box.ts';
import { NOTHING_MEASURED } from '../../geometry/measured.ts';
import { inRows } from '../../geometry/reading-order.ts';
import { refused, type CommandResult } from '../command.ts';
import { pagesUnder, placedElements, shiftElements, type PlacedElement, type Shift } from './element-boxes.ts';

/** Between elements that overlapped, in millimetres. */
const USUAL_GAP = 5;

/**
 * Puts elements into an even grid: rows as one reads them, middles on the crossings, at the usual distance of the
 * neighbours, or with a gap of 5 mm where they overlapped. Each page gets a grid of its own, so that nothing comes to
 * lie in the fold; rows that a page has no room for are broken. Sizes, angles and the reading order stay.
 */
export function tidyElements(
  document: AlbumDocument,
  input: { ids: Iterable<NodeId>; measured?: typeof NOTHING_MEASURED },
): CommandResult {
  const placed = placedElements(document, input.ids, input.measured);
  if (placed.length < 2) return refused('too_few');
  const pages = pagesUnder(document, placed[0]!.element.id);
  const isWide = placed.some(({ box }) => box.width > pages[0]!.width);
  const areas = isWide ? [unionOfBoxes(pages)!] : pages;
  const byArea = Map.groupBy(placed, ({ box }) => areas.findLast(({ x }) => x <= centreOf(box).x) ?? areas[0]!);
  return shiftElements(
    document,
    [...byArea].flatMap(([area, members]) => tidied(members, area)),
  );
}

function tidied(members: readonly PlacedElement[], area: Box): Shift[] {
  const width = cellSide(members.map(({ box }) => box.width));
  const height = cellSide(members.map(({ box }) => box.height));
  const rows = fitting(
    inRows(members, ({ box }) => box),
    Math.max(1, Math.floor(area.width / width)),
  );
  const columns = Math.max(...rows.map((row) => row.length));
  const across = pitch(
    rows.flatMap((row) => distances(row.map(({ box }) => centreOf(box).x))),
    width,
  );
  const down = pitch(distances(rows.map((row) => centreOf(row[0]!.box).y)), height);
  const stepX = columns === 1 ? 0 : Math.min(across, tenthBelow((area.width - width) / (columns - 1)));
  const wantedLeft = Math.min(...rows.map((row) => centreOf(row[0]!.box).x));
  const furthestLeft = area.x + area.width - width / 2 - stepX * (columns - 1);
  const left = Math.max(area.x + width / 2, Math.min(wantedLeft, furthestLeft));
  const top = Math.min(...rows[0]!.map(({ box }) => centreOf(box).y));
  return rows.flatMap((row, at) =>
    row.map(({ element, box }, column) => {
      const { x, y } = centreOf(box);
      return { element, by: { x: left + column * stepX - x, y: top + at * down - y } };
    }),
  );
}

/** The rows as they are, or, when one is too long for the page, dealt out anew in reading order. */
function fitting<Item>(rows: readonly Item[][], columns: number): readonly Item[][] {
  if (rows.every((row) => row.length <= columns)) return rows;
  const all = rows.flat();
  return Array.from({ length: Math.ceil(all.length / columns) }, (_, at) =>
    all.slice(at * columns, (at + 1) * columns),
  );
}

/** The median of the distances there are; with the usual gap where things would overlap. In tenths of a millimetre. */
function pitch(distancesThere: readonly number[], size: number): number {
  const sorted = distancesThere.toSorted((a, b) => a - b);
  const median = Math.round((sorted[sorted.length >> 1] ?? 0) * 10) / 10;
  return median >= size ? median : size + USUAL_GAP;
}

function distances(places: readonly number[]): number[] {
  return places.slice(1).map((place, at) => place - places[at]!);
}

/** The largest of the sizes, in whole tenths: steps in tenths are found again, whatever the places were rounded to. */
function cellSide(sizes: readonly number[]): number {
  return Math.ceil(Math.max(...sizes) * 10 - 0.001) / 10;
}

function tenthBelow(value: number): number {
  return Math.floor(value * 10 + 0.001) / 10;
}
