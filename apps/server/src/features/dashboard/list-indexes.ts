/**
 * What the tiles count of orders and how far a page of them lies is read from indexes alone: those of the lists lack
 * whether an order is a guest's. So is who did what when in the audit log, which may have millions of rows, and what is
 * asked every few minutes: which albums may lack a point in time, whose owners are to hear of new photos. They are made
 * beside the work, at night: made by a migration, they would lock tables that people write to. Until then the tables are
 * read.
 */
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/db/schema.ts';
import { defineJob } from '../../platform/jobs/define-job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

const LISTED = 'where deleted_at is null and run_id is null';
const INDEXES: Readonly<Record<string, string>> = {
  orders_counted: `orders (tab, books_sent, albums, country, estimated_delivery) ${LISTED}`,
  orders_listed_by_time: `orders (created_at, id) ${LISTED}`,
  orders_listed_by_event: `orders (release_date, id) ${LISTED}`,
  orders_listed_by_late_event: `orders (release_date desc nulls last, id desc) ${LISTED}`,
  audit_log_by_action: 'audit_log (action, position)',
  audit_log_by_person: 'audit_log (by_sub, position)',
  audit_log_by_address: 'audit_log (lower(by_email), position)',
  audit_log_by_time: 'audit_log (at)',
  sticker_uploads_new: `sticker_uploads (album_id, created_at) where state = 'new' and withdrawn_at is null`,
  albums_points_due: 'albums (updated_at) where trashed_at is null and version is distinct from point_version',
};

const makeIndexes = defineJob({ name: 'dashboard.make_indexes', data: z.object({}), timeoutSeconds: 3600 });

interface IndexParts {
  readonly db: Kysely<Database>;
  readonly config: Pick<Config, 'database'>;
}

export function makeListIndexesNightly({
  jobs,
  ...parts
}: IndexParts & { readonly jobs: Pick<Jobs, 'handle' | 'schedule'> }) {
  jobs.handle(makeIndexes, { run: () => makeListIndexes(parts) });
  jobs.schedule(makeIndexes, '37 3 * * *');
}

/** Was made here once, and is asked for no more. */
const FORMER = 'albums_counted';

/** Again, it does nothing; what was broken off in the middle is made anew. */
export async function makeListIndexes({ db, config }: IndexParts): Promise<void> {
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select relname as name, indisvalid as valid from pg_index join pg_class on pg_class.oid = indexrelid
    where relname in (${sql.join(Object.keys(INDEXES))})`.execute(db);
  // The embedded database has one connection: nobody else could work meanwhile.
  const how = config.database.url ? 'concurrently' : '';
  await sql.raw(`drop index ${how} if exists ${FORMER}`).execute(db);
  for (const [name, columns] of Object.entries(INDEXES)) {
    const found = rows.find((row) => row.name === name);
    if (found?.valid) continue;
    if (found) await sql`drop index ${sql.id(name)}`.execute(db);
    await sql.raw(`create index ${how} if not exists ${name} on ${columns}`).execute(db);
  }
}
