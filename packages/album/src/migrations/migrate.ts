import { SCHEMA_VERSION } from '../document/album.ts';
import { baseline } from './0001-baseline.ts';
import type { JsonObject, Migration } from './migration.ts';

/** In order; the last one's `to` is SCHEMA_VERSION. */
export const MIGRATIONS: readonly Migration[] = [baseline];

/** Brings stored parts of an older version to the current one. */
export function migrate(parts: JsonObject, from: number): JsonObject {
  return MIGRATIONS.filter(({ to }) => to > from && to <= SCHEMA_VERSION).reduce(
    (current, migration) => migration.up(current),
    parts,
  );
}
