import type { TouchedRecord } from '../patch/path.ts';
import type { AlbumDocument } from './album.ts';

/** A record by its table and key; undefined where there is none. */
export function recordOf(document: AlbumDocument, { table, id }: TouchedRecord): object | undefined {
  if (table === 'settings') return document.settings;
  const record = (document[table] as ReadonlyMap<string, object | string>).get(id);
  // A colour is a bare string; wrapped, records compare alike.
  return typeof record === 'string' ? { color: record } : record;
}
