/** Where the spreads lie in the world: rows of a fixed number of columns, read from left to right, 60 mm between them. */
import {
  type Box,
  centreOf,
  movedBox,
  type NodeId,
  PAGE,
  type Point,
  SPREAD_GAP,
  spreadPositions,
  subtractPoints,
  worldBox,
} from '@figurina/album';

/** A point of the world as a point of the spread it lies on. */
export interface PlaceOnSpread {
  readonly spreadId: NodeId;
  /** Where the spread lies in the world. */
  readonly box: Box;
  readonly at: Point;
}

export interface WorldLayout {
  readonly spreadIds: readonly NodeId[];
  readonly columns: number;
  /** Where the place of the first spread begins. */
  readonly origin: Point;
  readonly content: Box;
  boxOf(spreadId: NodeId): Box | null;
  indexOf(spreadId: NodeId): number;
  spreadAt(world: Point): NodeId | null;
  /** Null in the gaps between the spreads and beyond them. */
  placeAt(world: Point): PlaceOnSpread | null;
  /** The spreads that a box touches, in reading order: arithmetic, not a search. */
  spreadsIn(box: Box): NodeId[];
  /** The spread whose place is nearest to a point. */
  nearest(world: Point): NodeId | null;
}

const STEP_X = 2 * PAGE.width + SPREAD_GAP;
const STEP_Y = PAGE.height + SPREAD_GAP;

/** At least 4 columns, and so many that the whole is about as wide as a screen. Changes only when the album outgrows it. */
export function columnsFor(count: number): number {
  return Math.max(4, Math.ceil(Math.sqrt(count)));
}

const AT_ZERO: Point = { x: 0, y: 0 };

export function worldLayout(
  spreadIds: readonly NodeId[],
  { columns = columnsFor(spreadIds.length), origin = AT_ZERO }: { columns?: number; origin?: Point } = {},
): WorldLayout {
  const boxes = spreadPositions(spreadIds.length, { columns }).map((box) => movedBox(box, origin));
  const indices = new Map(spreadIds.map((id, index) => [id, index]));
  const rows = Math.ceil(spreadIds.length / columns);
  const idAt = (row: number, column: number): NodeId | undefined => spreadIds[row * columns + column];
  function placeAt({ x, y }: Point): PlaceOnSpread | null {
    const [column, row] = [Math.floor((x - origin.x) / STEP_X), Math.floor((y - origin.y) / STEP_Y)];
    if (column < 0 || row < 0 || column >= columns) return null;
    const box = boxes[row * columns + column];
    const inside = box && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    return inside ? { spreadId: idAt(row, column)!, box, at: { x: x - box.x, y: y - box.y } } : null;
  }
  return {
    spreadIds,
    columns,
    origin,
    content: worldBox(boxes),
    boxOf: (spreadId) => boxes[indices.get(spreadId) ?? -1] ?? null,
    indexOf: (spreadId) => indices.get(spreadId) ?? -1,
    spreadAt: (world) => placeAt(world)?.spreadId ?? null,
    placeAt,
    spreadsIn({ x, y, width, height }) {
      const found: NodeId[] = [];
      const [left, top] = [x - origin.x, y - origin.y];
      const lastRow = Math.min(rows - 1, Math.floor((top + height) / STEP_Y));
      const lastColumn = Math.min(columns - 1, Math.floor((left + width) / STEP_X));
      for (let row = Math.max(0, Math.ceil((top - PAGE.height) / STEP_Y)); row <= lastRow; row++)
        for (let column = Math.max(0, Math.ceil((left - 2 * PAGE.width) / STEP_X)); column <= lastColumn; column++) {
          const id = idAt(row, column);
          if (id !== undefined) found.push(id);
        }
      return found;
    },
    nearest({ x, y }) {
      const column = Math.min(columns - 1, Math.max(0, Math.round((x - origin.x - PAGE.width) / STEP_X)));
      const row = Math.min(rows - 1, Math.max(0, Math.round((y - origin.y - PAGE.height / 2) / STEP_Y)));
      return spreadIds[Math.min(spreadIds.length - 1, row * columns + column)] ?? null;
    },
  };
}

/**
 * The layout of other spreads, or of the same in another order, in which `anchor` lies where it lay: whoever works on it
 * keeps it under their hands while others insert, move and delete spreads. Where it is gone, the one behind it (else the
 * one before) takes its place.
 */
export function layoutAround(before: WorldLayout, spreadIds: readonly NodeId[], anchor: NodeId | null): WorldLayout {
  const next = worldLayout(spreadIds, { origin: before.origin });
  const at = anchor ? before.indexOf(anchor) : -1;
  const was = anchor && before.boxOf(anchor);
  const heir = [...before.spreadIds.slice(at), ...before.spreadIds.slice(0, at).toReversed()].find(
    (id) => next.indexOf(id) !== -1,
  );
  const is = heir && next.boxOf(heir);
  if (!was || !is) return next;
  const by = subtractPoints(centreOf(was), centreOf(is));
  if (by.x === 0 && by.y === 0) return next;
  const { x, y } = before.origin;
  return worldLayout(spreadIds, { columns: next.columns, origin: { x: x + by.x, y: y + by.y } });
}
