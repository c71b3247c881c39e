/** Where the spreads lie in the world: rows of a fixed number of columns, read from left to right, 60 mm between them. */
import { type Box, type NodeId, PAGE, type Point, SPREAD_GAP, spreadPositions, worldBox } from '@figurina/album';

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

export function worldLayout(spreadIds: readonly NodeId[], columns: number = columnsFor(spreadIds.length)): WorldLayout {
  const boxes = spreadPositions(spreadIds.length, { columns });
  const indices = new Map(spreadIds.map((id, index) => [id, index]));
  const rows = Math.ceil(spreadIds.length / columns);
  const idAt = (row: number, column: number): NodeId | undefined => spreadIds[row * columns + column];
  function placeAt({ x, y }: Point): PlaceOnSpread | null {
    const [column, row] = [Math.floor(x / STEP_X), Math.floor(y / STEP_Y)];
    if (column < 0 || row < 0 || column >= columns) return null;
    const box = boxes[row * columns + column];
    const inside = box && x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
    return inside ? { spreadId: idAt(row, column)!, box, at: { x: x - box.x, y: y - box.y } } : null;
  }
  return {
    spreadIds,
    columns,
    content: worldBox(boxes),
    boxOf: (spreadId) => boxes[indices.get(spreadId) ?? -1] ?? null,
    indexOf: (spreadId) => indices.get(spreadId) ?? -1,
    spreadAt: (world) => placeAt(world)?.spreadId ?? null,
    placeAt,
    spreadsIn(box) {
      const found: NodeId[] = [];
      const lastRow = Math.min(rows - 1, Math.floor((box.y + box.height) / STEP_Y));
      const lastColumn = Math.min(columns - 1, Math.floor((box.x + box.width) / STEP_X));
      for (let row = Math.max(0, Math.ceil((box.y - PAGE.height) / STEP_Y)); row <= lastRow; row++)
        for (let column = Math.max(0, Math.ceil((box.x - 2 * PAGE.width) / STEP_X)); column <= lastColumn; column++) {
          const id = idAt(row, column);
          if (id !== undefined) found.push(id);
        }
      return found;
    },
    nearest({ x, y }) {
      const column = Math.min(columns - 1, Math.max(0, Math.round((x - PAGE.width) / STEP_X)));
      const row = Math.min(rows - 1, Math.max(0, Math.round((y - PAGE.height / 2) / STEP_Y)));
      return spreadIds[Math.min(spreadIds.length - 1, row * columns + column)] ?? null;
    },
  };
}
