import { centreOf, type Box } from './box.ts';

/**
 * Sorts what lies on a spread as one reads it (decision 6): a row opens at the topmost box and takes the boxes whose
 * middle lies within half of that box's height; in a row from left to right, across both pages.
 */
export function inReadingOrder<Item>(items: readonly Item[], boxOf: (item: Item) => Box): Item[] {
  return inRows(items, boxOf).flat();
}

/** The same, row by row. */
export function inRows<Item>(items: readonly Item[], boxOf: (item: Item) => Box): Item[][] {
  const waiting = items
    .map((item) => ({ item, box: boxOf(item) }))
    .sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
  const rows: Item[][] = [];
  while (waiting.length > 0) {
    const opener = waiting[0]!.box;
    const reach = opener.height / 2;
    const middle = centreOf(opener).y;
    const row = waiting.filter(({ box }) => Math.abs(centreOf(box).y - middle) <= reach);
    row.sort((a, b) => a.box.x - b.box.x || a.box.y - b.box.y);
    rows.push(row.map(({ item }) => item));
    for (const entry of row) waiting.splice(waiting.indexOf(entry), 1);
  }
  return rows;
}
