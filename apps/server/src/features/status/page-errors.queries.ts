import { sql, type Kysely, type Selectable } from 'kysely';
import type { PageErrorReport } from '@figurina/contract';
import type { Database } from '../../platform/db/schema.ts';
import type { PageErrorRow } from './status.tables.ts';

const SHOWN = 50;
const KEPT_DAYS = 30;

export type StoredPageError = Selectable<PageErrorRow>;

/** Once more; false where nothing like it is known. */
export async function countKnown(db: Kysely<Database>, fingerprint: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('page_errors')
    .set({ count: sql`least(count, 1000000000) + 1`, last_at: now })
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertNew(
  db: Kysely<Database>,
  fingerprint: string,
  { name, message, screen, frames }: Omit<PageErrorReport, 'kind'>,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('page_errors')
    .where('last_at', '<', new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    .execute();
  const times = { first_at: now, last_at: now };
  await db
    .insertInto('page_errors')
    .values({ fingerprint, name, message, screen, frames: JSON.stringify(frames), count: 1, ...times })
    .onConflict((same) => same.column('fingerprint').doUpdateSet({ count: sql`page_errors.count + 1`, last_at: now }))
    .execute();
}

export async function listLatest(db: Kysely<Database>): Promise<StoredPageError[]> {
  return db.selectFrom('page_errors').selectAll().orderBy('last_at', 'desc').limit(SHOWN).execute();
}
