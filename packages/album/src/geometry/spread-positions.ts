import { PAGE, SPREAD_GAP, spreadSize } from '../print/page-size.ts';
import { boxesOverlap, boxAround, containsPoint, cornersOf, type Box } from './box.ts';
import type { Point } from './vector.ts';

/** How the spreads of an album lie beside each other: one row, one column, or a grid of so many columns. */
export type Arrangement = 'row' | 'column' | { readonly columns: number };

const SLOT = { width: 2 * PAGE.width, height: PAGE.height };

/**
 * Where every spread lies in the world, in reading order. A point of the world less x, y is a
 * point of the spread. Covers, single pages, stand close in a row and in the middle of their place in columns.
 */
export function spreadPositions(count: number, arrangement: Arrangement): Box[] {
  const sizes = Array.from({ length: count }, (_, index) => spreadSize(index, count));
  if (arrangement === 'row') {
    let right = -SPREAD_GAP;
    return sizes.map((size) => {
      const x = right + SPREAD_GAP;
      right = x + size.width;
      return { x, y: 0, ...size };
    });
  }
  const columns = arrangement === 'column' ? 1 : Math.max(1, Math.floor(arrangement.columns));
  return sizes.map((size, index) => ({
    x: (index % columns) * (SLOT.width + SPREAD_GAP) + (SLOT.width - size.width) / 2,
    y: Math.floor(index / columns) * (SLOT.height + SPREAD_GAP),
    ...size,
  }));
}

/** The box around all spreads. */
export function worldBox(positions: readonly Box[]): Box {
  return boxAround(positions.flatMap(cornersOf)) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** The index of the spread under a point of the world; undefined in the gaps and outside. */
export function spreadIndexAt(positions: readonly Box[], point: Point): number | undefined {
  const index = positions.findIndex((position) => containsPoint(position, point));
  return index === -1 ? undefined : index;
}

/** The spreads that a box of the world (the viewport) touches, in order. */
export function spreadIndexesIn(positions: readonly Box[], view: Box): number[] {
  return positions.flatMap((position, index) => (boxesOverlap(position, view) ? [index] : []));
}
