/** Brings the fields of stored records within bounds that are younger than they are: too long, too large, too small. */
import type { z } from 'zod';
import type { Operation } from '../patch/patch.ts';
import type { Repair } from '../rules/mend-content.ts';
import type { PartName } from './album.ts';
import { isNodeType } from './check-record.ts';
import { imageSchema } from './image.ts';
import { NODE_PROPS } from './nodes/node-props.ts';
import { stickerSchema } from './sticker.ts';

/** What was put right, as it grows. */
export interface Mended {
  readonly patch: Operation[];
  readonly repairs: Repair[];
}

type Fields = Readonly<Record<string, unknown>>;
type MendedTable = 'nodes' | 'stickers' | 'images';

export function isMended(table: string): table is MendedTable {
  return table === 'nodes' || table === 'stickers' || table === 'images';
}

/** What a stored document may lose, since nothing is drawn by it. */
const DISPENSABLE = new Set(['pexelsId', 'tags', 'meta', 'original_image_id']);

/** Notes what a record needs to pass its check; the fault that remains, which is one of another kind, or null. */
export function mendRecord(
  mended: Mended,
  table: MendedTable,
  stored: { check: (key: string, value: unknown) => string | null; prefix: string; key: string; value: unknown },
): string | null {
  const { check, prefix, key } = stored;
  let record = stored.value as Fields;
  for (;;) {
    const fault = check(key, record);
    if (fault === null) return null;
    const schema = schemaAt(table, record, fault);
    const isProp = fault.startsWith('props/');
    const field = isProp ? fault.slice('props/'.length) : fault;
    const fields = (isProp ? record['props'] : record) as Fields;
    if (!schema || fields[field] === undefined) return fault;
    const value = withinBounds(schema, fields[field]);
    if (value === undefined && !DISPENSABLE.has(field)) return fault;
    mended.patch.push(operation(`${prefix}${key}/${fault}`, value));
    mended.repairs.push({ rule: 'out_of_range', at: `${prefix}${key}` });
    const { [field]: _old, ...rest } = fields;
    const next = value === undefined ? rest : { ...rest, [field]: value };
    record = isProp ? { ...record, props: next } : next;
  }
}

function schemaAt(table: MendedTable, record: Fields, fault: string): z.ZodType | undefined {
  const shapes = { stickers: stickerSchema.shape, images: imageSchema.shape };
  if (table !== 'nodes') return (shapes[table] as Record<string, z.ZodType>)[fault];
  const type = record['type'];
  if (!isNodeType(type) || !fault.startsWith('props/')) return undefined;
  return (NODE_PROPS[type].shape as Record<string, z.ZodType>)[fault.slice('props/'.length)];
}

/** The nearest value that the schema takes; undefined where the value is wrong in another way. */
function withinBounds(schema: z.ZodType, value: unknown): unknown {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  if (issue?.path.length !== 0) return undefined;
  const nearest = issue.code === 'too_big' ? cut(value, Number(issue.maximum)) : undefined;
  const mended = issue.code === 'too_small' && typeof value === 'number' ? Number(issue.minimum) : nearest;
  return schema.safeParse(mended).success ? mended : undefined;
}

function cut(value: unknown, most: number): unknown {
  if (typeof value === 'string' || Array.isArray(value)) return value.slice(0, most);
  return typeof value === 'number' ? most : undefined;
}

function operation(at: string, value: unknown): Operation {
  const [part = '', ...path] = at.split(':');
  const place = { part: part as PartName, path: path.join(':') };
  return value === undefined ? { ...place, removed: true } : { ...place, value: value as never };
}
