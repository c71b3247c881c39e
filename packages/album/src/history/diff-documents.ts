import type { AlbumDocument, PartName } from '../document/album.ts';
import type { AlbumNode } from '../document/nodes/node.ts';
import { recordOf } from '../document/record-of.ts';
import type { Operation } from '../patch/patch.ts';
import type { TouchedRecord } from '../patch/path.ts';

type Value = Extract<Operation, { value: unknown }>['value'];
type Fields = Readonly<Record<string, unknown>>;

const PARTS = {
  nodes: 'workspace',
  stickers: 'stickers',
  images: 'images',
  colors: 'colors',
  fonts: 'fonts',
  settings: 'sticker_template_settings',
} as const satisfies Record<TouchedRecord['table'], PartName>;

/** Writes a whole record, or removes it (undefined). The settings, which are always there, are written field by field. */
export function writeRecord({ table, id }: TouchedRecord, record: object | undefined): Operation[] {
  const part = PARTS[table];
  if (table === 'settings')
    return Object.entries(record ?? {}).map(([field, value]) => ({ part, path: field, value: value as Value }));
  const path = table === 'nodes' ? `nodes/${id}` : id;
  if (record === undefined) return [{ part, path, removed: true }];
  return [{ part, path, value: (table === 'colors' ? (record as { color: string }).color : record) as Value }];
}

/** What makes one record of another; nothing where they say the same. */
export function diffRecord(key: TouchedRecord, from: object | undefined, to: object | undefined): Operation[] {
  if (from === to) return [];
  const { table, id } = key;
  if (from === undefined || to === undefined || table === 'colors' || table === 'fonts')
    return same(from, to) ? [] : writeRecord(key, to);
  const part = PARTS[table];
  if (table !== 'nodes') return diffFields(from as Fields, to as Fields, part, table === 'settings' ? '' : `${id}/`);
  const [was, is] = [from as AlbumNode, to as AlbumNode];
  if (was.type !== is.type) return writeRecord(key, to);
  const operations: Operation[] = [];
  if (was.parent !== is.parent) operations.push({ part, path: `nodes/${id}/parent`, value: is.parent });
  if (was.order !== is.order) operations.push({ part, path: `nodes/${id}/order`, value: is.order });
  return [...operations, ...diffFields(was.props, is.props, part, `nodes/${id}/props/`)];
}

function diffFields(from: Fields, to: Fields, part: PartName, prefix: string): Operation[] {
  if (from === to) return [];
  return Object.keys(to)
    .filter((field) => !same(from[field], to[field]))
    .map((field) => ({ part, path: prefix + field, value: to[field] as Value }));
}

/** In whatever order the keys stand: databases reorder them, and pieces of the history do. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [were, are] = [fieldsOf(a), fieldsOf(b)];
  return were.length === are.length && were.every(([key, value]) => same(value, (b as Fields)[key]));
}

/** A field that is not there says as much as one that is undefined. */
const fieldsOf = (value: object): [string, unknown][] =>
  Object.entries(value).filter(([, field]) => field !== undefined);

/** The patch that makes `to` of `from`: nothing for what both have alike. What appears comes first, what goes comes last. */
export function diffDocuments(from: AlbumDocument, to: AlbumDocument): Operation[] {
  const [made, changed, gone]: Operation[][] = [[], [], []];
  const compare = (table: TouchedRecord['table'], id: string): void => {
    const [was, is] = [recordOf(from, { table, id }), recordOf(to, { table, id })];
    (was === undefined ? made : is === undefined ? gone : changed)!.push(...diffRecord({ table, id }, was, is));
  };
  for (const table of ['images', 'colors', 'fonts', 'nodes', 'stickers'] as const) {
    const ids = new Set<string>([...to[table].keys(), ...from[table].keys()]);
    for (const id of ids) compare(table, id);
  }
  compare('settings', '');
  return [...made!, ...changed!, ...gone!];
}
