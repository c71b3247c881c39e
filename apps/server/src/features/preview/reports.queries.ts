import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { StickerReportRow } from './preview.tables.ts';

type Db = Kysely<Database>;
export type Report = Selectable<StickerReportRow>;

export async function insertReport(db: Db, report: Report): Promise<void> {
  await db.insertInto('sticker_reports').values(report).execute();
}

/** The open ones first, then the newest. */
export async function listReports(db: Db, albumId: string, limit: number): Promise<Report[]> {
  return db
    .selectFrom('sticker_reports')
    .selectAll()
    .where('album_id', '=', albumId)
    .orderBy('done_at', (order) => order.desc().nullsFirst())
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function countOpenReports(db: Db, albumId: string): Promise<number> {
  const { count } = await db
    .selectFrom('sticker_reports')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('album_id', '=', albumId)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function settleReport(
  db: Db,
  albumId: string,
  id: string,
  doneAt: Date | null,
): Promise<Report | undefined> {
  return db
    .updateTable('sticker_reports')
    .set({ done_at: doneAt })
    .where('album_id', '=', albumId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}
