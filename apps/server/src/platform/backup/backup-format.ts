/**
 * A backup is a gzipped text file, a JSON value a line: the header, then for each table its head followed by one array
 * a row (every value in PostgreSQL's own text form, or null), and at last the count of all rows. It holds the rows, not
 * the tables: those are made by the migrations it names, so that it can be restored into either database, by a newer
 * version of the program too.
 */
import { z } from 'zod';

export const headerSchema = z.object({
  format: z.literal('figurina-backup-1'),
  created_at: z.iso.datetime(),
  migrations: z.array(z.string()),
  /** Version of the job queue's tables. */
  jobs_version: z.int().nullable(),
});
export type BackupHeader = z.infer<typeof headerSchema>;

export const tableSchema = z.object({ schema: z.string(), table: z.string(), columns: z.array(z.string()) });
export type BackupTable = z.infer<typeof tableSchema>;

export const endSchema = z.object({ rows: z.int() });

/** Schemas whose tables are saved: ours, and the job queue's. */
export const SAVED_SCHEMAS = ['public', 'pgboss'];
/** Told by the header instead, or of use for minutes only. */
export const LEFT_OUT = [
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'pgboss.version',
  'public.counters',
];

/** As an identifier in SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
