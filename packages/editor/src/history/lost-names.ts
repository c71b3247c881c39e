import { type AlbumDocument, NODE_REFERENCES, type NodeId, type Place, STICKER_REFERENCES } from '@figurina/album';
import { recordOf } from '../store/change.ts';
import { isNodeRemoval, madeBy, type Step } from './step.ts';

type Fields = Readonly<Record<string, unknown>>;
const TABLES = { sticker: 'stickers', image: 'images', section: 'nodes' } as const;

/**
 * A step without the names of records that are gone by now, and of stickers that have another cell, or would have two: what
 * comes back comes back without its picture or its sticker. Steps that nothing is left out of stay the same objects.
 */
export function withoutLostNames(document: AlbumDocument, steps: readonly Step[]): Step[] {
  const made = new Set(steps.filter((step) => madeBy(step)).map(({ place }) => keyOf(place)));
  const freed = new Set(steps.filter((step) => isNodeRemoval(step) || isLink(step.place)).map(({ place }) => place.id));

  const cells = firstCells(steps);

  const isLost = (table: Place['table'], id: string, prop: string, value: unknown): boolean => {
    const target = (table === 'nodes' ? NODE_REFERENCES : table === 'stickers' ? STICKER_REFERENCES : {})[prop];
    if (!target || typeof value !== 'string') return false;
    const named = { table: TABLES[target], id: value };
    if (!made.has(keyOf(named)) && recordOf(document, named) === undefined) return true;
    if (target !== 'sticker') return false;
    const isPlaced = [...document.nodesUsing('sticker', value)].some((cell) => cell !== id && holds(cell));
    return isPlaced || (prop === 'stickerId' && (cells.get(value) ?? id) !== id);
  };
  const holds = (cell: NodeId): boolean => !freed.has(cell) && document.nodes.get(cell)?.type === 'StickerCell';

  return steps.flatMap((step): Step[] => {
    const { operation, place } = step;
    if ('removed' in operation) return [step];
    const { table, id, field } = place;
    if (field !== null) return isLost(table, id, field, operation.value) ? [] : [step];
    const record = madeBy(step)!;
    const fields = (table === 'nodes' ? (record['props'] ?? {}) : record) as Fields;
    const lost = Object.keys(fields).filter((prop) => isLost(table, id, prop, fields[prop]));
    if (lost.length === 0) return [step];
    const rest = { ...fields, ...Object.fromEntries(lost.map((prop) => [prop, null])) };
    const value = (table === 'nodes' ? { ...record, props: rest } : rest) as never;
    return [{ operation: { ...operation, value }, place }];
  });
}

/** The cells of a step by their stickers: of several with the same, the first. */
function firstCells(steps: readonly Step[]): ReadonlyMap<unknown, string> {
  const cells = new Map<unknown, string>();
  for (const step of steps) {
    const { operation, place } = step;
    if ('removed' in operation || place.table !== 'nodes') continue;
    const props = madeBy(step)?.['props'] as Fields | undefined;
    const sticker = isLink(place) ? operation.value : props?.['stickerId'];
    if (typeof sticker === 'string' && !cells.has(sticker)) cells.set(sticker, place.id);
  }
  return cells;
}

function isLink({ table, field }: Place): boolean {
  return table === 'nodes' && field === 'stickerId';
}

function keyOf({ table, id }: Pick<Place, 'table' | 'id'>): string {
  return `${table}:${id}`;
}
