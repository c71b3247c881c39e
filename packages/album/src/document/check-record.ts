/**
 * Whether a record from outside has the shape of its table. Field by field, so that one prop of a patch and a whole
 * album take the same way. A check answers with the place of the fault inside the record, or null.
 */
import { z } from 'zod';
import { fontEntrySchema } from './fonts.ts';
import { imageSchema } from './image.ts';
import { NODE_PROPS, type NodeType } from './nodes/node-props.ts';
import { isOrder } from './order.ts';
import { hexColorSchema } from './paint.ts';
import { stickerSchema, stickerTemplateSettingsSchema } from './sticker.ts';

/** Ids go into paths and into JSON objects. */
const RECORD_ID = /^(?!__proto__$)[A-Za-z0-9_.:-]{1,64}$/;

export const recordIdSchema = z.string().regex(RECORD_ID);

type Shape = Readonly<Record<string, z.ZodType>>;
type Fault = string | null;

const NODE_FIELDS = ['id', 'type', 'parent', 'order', 'props'];
const LAST_COLOR = 63;

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Simple values that a schema has taken. Most of an album says the same few things again and again: 0, 1, null, true. */
const taken = new WeakMap<z.ZodType, Set<unknown>>();
const MOST_TAKEN = 2000;

/** Each record of an album has one: asked for more often than all else together. */
function isRecordId(value: unknown): boolean {
  return typeof value === 'string' && RECORD_ID.test(value);
}

function fits(schema: z.ZodType, value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return schema.safeParse(value).success;
  const known = taken.get(schema) ?? new Set();
  if (known.has(value)) return true;
  if (known.size === 0) taken.set(schema, known);
  const does = schema.safeParse(value).success;
  if (does && known.size < MOST_TAKEN) known.add(value);
  return does;
}

export function isNodeType(type: unknown): type is NodeType {
  return typeof type === 'string' && Object.hasOwn(NODE_PROPS, type);
}

export function checkProp(type: NodeType, prop: string, value: unknown): Fault {
  return checkField(NODE_PROPS[type].shape, prop, value);
}

export function checkNodeField(field: 'parent' | 'order', value: unknown): Fault {
  return (field === 'parent' ? isRecordId(value) : isOrder(value)) ? null : field;
}

/** A stored node: `props` may leave out defaults. */
export function checkNode(id: string, value: unknown): Fault {
  if (!isRecord(value) || !isRecordId(id)) return '';
  if (value['id'] !== id) return 'id';
  if (!isNodeType(value['type'])) return 'type';
  if (value['parent'] !== null && checkNodeField('parent', value['parent']) !== null) return 'parent';
  if (checkNodeField('order', value['order']) !== null) return 'order';
  const extra = Object.keys(value).find((field) => !NODE_FIELDS.includes(field));
  if (extra !== undefined) return extra;
  const props = value['props'] ?? {};
  if (!isRecord(props)) return 'props';
  const fault = checkFields(NODE_PROPS[value['type']].shape, props);
  return fault === null ? null : `props/${fault}`;
}

export function checkStickerField(field: string, value: unknown): Fault {
  return checkField(stickerSchema.shape, field, value);
}

export function checkSticker(id: string, value: unknown): Fault {
  if (!isRecord(value) || !isRecordId(id)) return '';
  if (value['id'] !== id) return 'id';
  if (!Object.hasOwn(value, 'sectionId')) return 'sectionId';
  return checkFields(stickerSchema.shape, value);
}

export function checkImageField(field: string, value: unknown): Fault {
  return checkField(imageSchema.shape, field, value);
}

export function checkImage(id: string, value: unknown): Fault {
  if (!isRecord(value) || !isRecordId(id)) return '';
  if (value['id'] !== id) return 'id';
  if (!Object.hasOwn(value, 'details')) return 'details';
  return checkFields(imageSchema.shape, value);
}

export function checkColor(index: string, value: unknown): Fault {
  const isIndex = /^\d{1,2}$/.test(index) && String(Number(index)) === index && Number(index) <= LAST_COLOR;
  return isIndex && fits(hexColorSchema, value) ? null : '';
}

export function checkFont(key: string, value: unknown): Fault {
  return isRecordId(key) && fits(fontEntrySchema, value) ? null : '';
}

export function checkSetting(field: string, value: unknown): Fault {
  return checkField(stickerTemplateSettingsSchema.shape, field, value);
}

function checkField(shape: Shape, field: string, value: unknown): Fault {
  if (!Object.hasOwn(shape, field)) return field;
  return value !== undefined && fits(shape[field]!, value) ? null : field;
}

function checkFields(shape: Shape, record: Readonly<Record<string, unknown>>): Fault {
  for (const field of Object.keys(record)) {
    if (checkField(shape, field, record[field]) !== null) return field;
  }
  return null;
}
