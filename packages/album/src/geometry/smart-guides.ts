import type { Box } from './box.ts';
import {
  ALL_ANCHORS,
  anchorAt,
  GUIDE_TOLERANCE,
  type Anchors,
  type Axis,
  type GuideKind,
  type SnapLine,
} from './snapping.ts';

/** A line to draw while a box rests on it: at `at` on its axis, from `from` to `to` on the other one. */
export interface Guide {
  readonly axis: Axis;
  readonly at: number;
  readonly kind: GuideKind;
  readonly from: number;
  readonly to: number;
  /** Millimetres between the moving box and the one the line comes from; 0 where they meet or overlap. */
  readonly distance: number;
}

/** The guides of a box that has come to rest: every line that one of its anchors lies on, lines at the same place made one. */
export function guidesFor(box: Box, lines: readonly SnapLine[], anchors: Anchors = ALL_ANCHORS): Guide[] {
  return (['x', 'y'] as const).flatMap((axis) => {
    const places = anchors[axis].map((anchor) => anchorAt(box, axis, anchor));
    const met = lines.filter(
      (line) => line.axis === axis && places.some((place) => Math.abs(place - line.at) <= GUIDE_TOLERANCE),
    );
    return joined(met, extentAcross(box, axis));
  });
}

interface Extent {
  readonly from: number;
  readonly to: number;
}

function extentAcross(box: Box, axis: Axis): Extent {
  return axis === 'x' ? { from: box.y, to: box.y + box.height } : { from: box.x, to: box.x + box.width };
}

/** One guide a place and, of several kinds there, the one that says most: paper before elements. */
function joined(lines: readonly SnapLine[], own: Extent): Guide[] {
  const guides: Guide[] = [];
  for (const line of lines.toSorted((a, b) => RANK[a.kind] - RANK[b.kind])) {
    const there = guides.findIndex((guide) => Math.abs(guide.at - line.at) <= GUIDE_TOLERANCE);
    const known = guides[there];
    const from = Math.min(own.from, line.from, known?.from ?? Infinity);
    const to = Math.max(own.to, line.to, known?.to ?? -Infinity);
    const gap = Math.max(0, line.from - own.to, own.from - line.to);
    const guide = { axis: line.axis, at: line.at, kind: line.kind, from, to, distance: gap };
    if (known) guides[there] = { ...known, from, to, distance: Math.min(known.distance, gap) };
    else guides.push(guide);
  }
  return guides;
}

const RANK: Record<GuideKind, number> = {
  fold: 0,
  trim: 1,
  bleed: 2,
  'page-centre': 3,
  centre: 5,
  edge: 6,
  gap: 7,
  size: 8,
  grid: 9,
};
