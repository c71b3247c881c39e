import type { AlbumDocument } from '../document/album.ts';
import {
  completeFont,
  completeImage,
  completeNode,
  completeSticker,
  IMAGE_DEFAULTS,
  NODE_DEFAULTS,
  SETTINGS_DEFAULTS,
  STICKER_DEFAULTS,
  type StoredNode,
} from '../document/complete.ts';
import { type DocumentTables, documentTables } from '../document/create-document.ts';
import type { ImageId, NodeId, StickerId } from '../document/ids.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { NODE_REFERENCES, STICKER_REFERENCES } from '../document/references.ts';
import type { Sticker } from '../document/sticker.ts';
import type { Operation, Patch } from './patch.ts';
import { type Place, readPath } from './path.ts';

/**
 * Changes the document in place and answers with the patch that takes it back. Checks nothing (`applyUnit` does); an
 * operation on a record or field that is not there does nothing, so a replica may apply its own pending changes on top
 * of whatever the server sent. Costs what the patch is long, whatever the size of the album.
 *
 * Writing a whole record creates or replaces it, removing a field sets its default.
 */
export function applyPatch(document: AlbumDocument, patch: Patch): Patch {
  const tables = documentTables(document);
  const inverse: Operation[] = [];
  for (const operation of patch) {
    const undo = applyOperation(tables, operation);
    if (undo) inverse.push(undo);
  }
  return inverse.reverse();
}

/** Applies one operation and answers with its inverse; null when there was nothing to do. */
export function applyOperation(tables: DocumentTables, operation: Operation): Operation | null {
  const place = readPath(operation.part, operation.path);
  if (!place) return null;
  const before = readPlace(tables, place);
  const value = 'removed' in operation ? undefined : operation.value;
  if (!writePlace(tables, place, value)) return null;
  const { part, path } = operation;
  return before === undefined ? { part, path, removed: true } : { part, path, value: before as never };
}

/** The value at a place; undefined when nothing is there. */
export function readPlace(tables: DocumentTables, { table, id, field, isProp }: Place): unknown {
  if (table === 'settings') return (tables.settings as Readonly<Record<string, unknown>>)[field!];
  const record = tables[table].get(id as never) as Readonly<Record<string, unknown>> | undefined;
  if (field === null || record === undefined) return record;
  const fields = isProp ? (record['props'] as Readonly<Record<string, unknown>>) : record;
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
}

/** Writes a value, or removes what is there (undefined). False when there is nothing to write to or to remove. */
function writePlace(tables: DocumentTables, place: Place, value: unknown): boolean {
  const { id, field } = place;
  switch (place.table) {
    case 'nodes':
      return field === null ? writeNode(tables, id as NodeId, value) : writeNodeField(tables, place, value);
    case 'stickers':
      return field === null ? writeSticker(tables, id as StickerId, value) : writeStickerField(tables, place, value);
    case 'images': {
      if (value === undefined && field === null) return tables.images.delete(id as ImageId);
      if (field === null) return set(tables.images, id as ImageId, completeImage(id, value as object));
      const image = tables.images.get(id as ImageId);
      const next = image && withField(image, field, value, IMAGE_DEFAULTS);
      return next !== undefined && set(tables.images, id as ImageId, next);
    }
    case 'colors':
      return value === undefined ? tables.colors.delete(id) : set(tables.colors, id, value as string);
    case 'fonts':
      return value === undefined ? tables.fonts.delete(id) : set(tables.fonts, id, completeFont(value as object));
    case 'settings': {
      const next = withField(tables.settings, field!, value, SETTINGS_DEFAULTS);
      if (next) tables.settings = next;
      return next !== undefined;
    }
  }
}

function writeNode({ nodes, children, references }: DocumentTables, id: NodeId, value: unknown): boolean {
  const before = nodes.get(id);
  if (!before && value === undefined) return false;
  if (before) {
    references.removeNode(before);
    children.remove(before);
    if (value === undefined) return nodes.delete(id);
  }
  const node = completeNode(id, value as StoredNode);
  nodes.set(id, node);
  references.addNode(node);
  children.add(nodes, node);
  return true;
}

function writeNodeField({ nodes, children, references }: DocumentTables, place: Place, value: unknown): boolean {
  const id = place.id as NodeId;
  const field = place.field!;
  const before = nodes.get(id);
  if (!before) return false;
  if (!place.isProp) {
    if (value === undefined) return false;
    children.remove(before);
    const node = { ...before, [field]: value } as AlbumNode;
    nodes.set(id, node);
    children.add(nodes, node);
    return true;
  }
  const props = withField(before.props, field, value, NODE_DEFAULTS[before.type]);
  if (!props) return false;
  const node = { ...before, props } as AlbumNode;
  nodes.set(id, node);
  if (Object.hasOwn(NODE_REFERENCES, field)) {
    references.removeNode(before);
    references.addNode(node);
  }
  return true;
}

function writeSticker({ stickers, references }: DocumentTables, id: StickerId, value: unknown): boolean {
  const before = stickers.get(id);
  if (before) references.removeSticker(before);
  if (value === undefined) return stickers.delete(id);
  const sticker = completeSticker(id, value as object);
  references.addSticker(sticker);
  return set(stickers, id, sticker);
}

function writeStickerField({ stickers, references }: DocumentTables, place: Place, value: unknown): boolean {
  const id = place.id as StickerId;
  const before = stickers.get(id);
  const next: Sticker | undefined = before && withField(before, place.field!, value, STICKER_DEFAULTS);
  if (!before || !next) return false;
  if (Object.hasOwn(STICKER_REFERENCES, place.field!)) {
    references.removeSticker(before);
    references.addSticker(next);
  }
  return set(stickers, id, next);
}

/** A copy of `record` with one of its fields set, or as by default; undefined when it has no such field. */
function withField<Fields extends object>(
  record: Fields,
  field: string,
  value: unknown,
  defaults: object,
): Fields | undefined {
  if (!Object.hasOwn(record, field)) return undefined;
  const next = value === undefined ? (defaults as Record<string, unknown>)[field] : value;
  return next === undefined ? undefined : { ...record, [field]: next };
}

function set<Key, Value>(table: Map<Key, Value>, key: Key, value: Value): boolean {
  table.set(key, value);
  return true;
}
