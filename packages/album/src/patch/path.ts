import type { PartName } from '../document/album.ts';
import type { Operation } from './patch.ts';

/** What an operation's path names: a record of a table, or one field of it. */
export interface Place {
  readonly table: 'nodes' | 'stickers' | 'colors' | 'fonts' | 'settings' | 'images';
  /** Key of the record; '' for the settings, which are one record. */
  readonly id: string;
  /** Field of the record, `parent`, `order` or a prop of a node; null names the whole record. */
  readonly field: string | null;
  /** Whether `field` is one of a node's props. */
  readonly isProp: boolean;
}

/** Reads a path; null when it has no meaning in its part. Says nothing about whether the record is there. */
export function readPath(part: PartName, path: string): Place | null {
  const segments = path.split('/');
  switch (part) {
    case 'workspace': {
      const [table, id, field, prop] = segments;
      if (table !== 'nodes' || !id) return null;
      if (segments.length === 2) return { table, id, field: null, isProp: false };
      if (segments.length === 3 && (field === 'parent' || field === 'order'))
        return { table, id, field, isProp: false };
      if (segments.length === 4 && field === 'props' && prop) return { table, id, field: prop, isProp: true };
      return null;
    }
    case 'stickers':
    case 'images': {
      const [id, field] = segments;
      if (!id || segments.length > 2 || field === '' || field === 'id') return null;
      return { table: part, id, field: field ?? null, isProp: false };
    }
    case 'colors':
    case 'fonts':
      return segments.length === 1 ? { table: part, id: path, field: null, isProp: false } : null;
    case 'sticker_template_settings':
      return segments.length === 1 ? { table: 'settings', id: '', field: path, isProp: false } : null;
  }
}

/** A path with its part, as refusals and conflict sets name it. */
export function fullPath(operation: { readonly part: PartName; readonly path: string }): string {
  return `${operation.part}:${operation.path}`;
}

/** Whether a change of one full path is a change of the other: they are equal, or one lies inside the other. */
export function pathsOverlap(a: string, b: string): boolean {
  if (a.length === b.length) return a === b;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.startsWith(short) && long[short.length] === '/';
}

/** Whether two patches touch a common path. */
export function patchesOverlap(a: readonly Operation[], b: readonly Operation[]): boolean {
  const paths = new PathSet(a.map(fullPath));
  return b.some((operation) => paths.overlaps(fullPath(operation)));
}

/** A set of full paths that answers in constant time whether a path overlaps one of them. */
export class PathSet {
  readonly #paths = new Map<string, number>();
  /** Every ancestor of a path in the set, counted. */
  readonly #above = new Map<string, number>();

  constructor(paths: Iterable<string> = []) {
    for (const path of paths) this.add(path);
  }

  get size(): number {
    return this.#paths.size;
  }

  add(path: string): void {
    count(this.#paths, path, 1);
    for (const ancestor of ancestors(path)) count(this.#above, ancestor, 1);
  }

  /** Takes back one `add` of the same path. */
  remove(path: string): void {
    if (!this.#paths.has(path)) return;
    count(this.#paths, path, -1);
    for (const ancestor of ancestors(path)) count(this.#above, ancestor, -1);
  }

  overlaps(path: string): boolean {
    if (this.#paths.has(path) || this.#above.has(path)) return true;
    for (const ancestor of ancestors(path)) if (this.#paths.has(ancestor)) return true;
    return false;
  }
}

function count(table: Map<string, number>, path: string, by: number): void {
  const next = (table.get(path) ?? 0) + by;
  if (next === 0) table.delete(path);
  else table.set(path, next);
}

function* ancestors(path: string): Iterable<string> {
  for (let at = path.lastIndexOf('/'); at > 0; at = path.lastIndexOf('/', at - 1)) yield path.slice(0, at);
}

/** A record that a patch touches: what a store notifies. */
export interface TouchedRecord {
  readonly table: Place['table'];
  readonly id: string;
}

/** The records a patch touches, each once, in the order of the patch. */
export function touchedRecords(patch: readonly Operation[]): TouchedRecord[] {
  const touched = new Map<string, TouchedRecord>();
  for (const { part, path } of patch) {
    const place = readPath(part, path);
    if (place) touched.set(`${place.table}:${place.id}`, { table: place.table, id: place.id });
  }
  return [...touched.values()];
}
