import { sql, type Kysely, type Selectable, type Transaction } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import type { ErasureRow } from '../privacy.tables.ts';
import { subjectHash } from '../subject-hash.ts';

type Db = Kysely<Database>;
export type Erasure = Selectable<ErasureRow>;

const open = (db: Db) =>
  db.selectFrom('erasures').selectAll().where('done_at', 'is', null).where('cancelled_at', 'is', null);

export async function findOpen(db: Db, sub: string): Promise<Erasure | undefined> {
  return open(db).where('subject_hash', '=', subjectHash(sub)).executeTakeFirst();
}

export async function listDue(db: Db, now: Date): Promise<Erasure[]> {
  return open(db).where('due_at', '<=', now).orderBy('due_at').execute();
}

export interface NewErasure {
  readonly sub: string;
  /** Of the staff who ask for somebody; null: themselves. */
  readonly askedBy: string | null;
  readonly handovers: Readonly<Record<string, string>>;
  readonly now: Date;
  readonly dueAt: Date;
}

/** Answers the one that there is already, if there is. */
export async function insertErasure(db: Db, { sub, askedBy, handovers, now, dueAt }: NewErasure): Promise<Erasure> {
  await db
    .insertInto('erasures')
    .values({
      id: newId(now.getTime()),
      user_sub: sub,
      subject_hash: subjectHash(sub),
      asked_by: askedBy,
      handovers: JSON.stringify(handovers),
      requested_at: now,
      due_at: dueAt,
      cancelled_at: null,
      done_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findOpen(db, sub))!;
}

/** Who changed their mind is not named any more. */
export async function cancelErasure(db: Db, sub: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('erasures')
    .set({ cancelled_at: now, user_sub: null, asked_by: null, handovers: '{}' })
    .where('subject_hash', '=', subjectHash(sub))
    .where('done_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function settleErasure(
  db: Db,
  id: string,
  done: Pick<Erasure, 'done_at' | 'albums_erased' | 'rows_erased' | 'files_erased'>,
): Promise<void> {
  await db
    .updateTable('erasures')
    .set({ ...done, user_sub: null, asked_by: null, handovers: '{}' })
    .where('id', '=', id)
    .execute();
}

/** When somebody was erased last. */
export async function findDone(db: Db, sub: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('erasures')
    .select('done_at')
    .where('subject_hash', '=', subjectHash(sub))
    .where('done_at', 'is not', null)
    .orderBy('done_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.done_at ?? undefined;
}

/** Those in the trash, too. */
export async function listOwned(db: Db, sub: string): Promise<string[]> {
  const rows = await db.selectFrom('albums').select('id').where('owner_id', '=', sub).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** Who gets an album that others are in: who was chosen, else who has designed it the longest; nobody where it is to go. */
export async function findHeir(
  db: Db,
  albumId: string,
  sub: string,
  chosen: string | undefined,
): Promise<string | undefined> {
  if (chosen === '') return undefined;
  const others = await db
    .selectFrom('album_members')
    .innerJoin('albums', 'albums.id', 'album_members.album_id')
    .select(['user_sub', 'role'])
    .where('album_id', '=', albumId)
    .where('user_sub', '!=', sub)
    .where('trashed_at', 'is', null)
    .orderBy('album_members.created_at')
    .orderBy('album_members.id')
    .execute();
  const heir = others.find(({ user_sub }) => user_sub === chosen) ?? others.find(({ role }) => role === 'editor');
  return heir?.user_sub;
}

export async function listImages(db: Db, albumId: string): Promise<string[]> {
  const rows = await db.selectFrom('images').select('id').where('album_id', '=', albumId).execute();
  return rows.map(({ id }) => id);
}

export async function listExportsOf(
  db: Db,
  column: 'album_id' | 'created_by' | 'order_id',
  value: string,
): Promise<{ id: string; file_key: string | null }[]> {
  return db.selectFrom('render_jobs').select(['id', 'file_key']).where(column, '=', value).execute();
}

export async function listBlobs(db: Db, sub: string): Promise<string[]> {
  const rows = await db.selectFrom('blobs').select('id').where('owner_id', '=', sub).execute();
  return rows.map(({ id }) => id);
}

export async function listOrders(db: Db, sub: string, email: string | undefined): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where((is) =>
      is.or([is('placed_by', '=', sub), ...(email === undefined ? [] : [is(sql`lower(email)`, '=', email)])]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

export async function listPersonExportKeys(db: Db, sub: string): Promise<string[]> {
  const rows = await db.selectFrom('person_exports').select('file_key').where('user_sub', '=', sub).execute();
  return rows.flatMap(({ file_key }) => file_key ?? []);
}

/** Background jobs that name somebody, mails that are on their way among them. */
export async function forgetJobs(tx: Transaction<Database>, names: readonly string[]): Promise<void> {
  for (const name of names)
    await sql`delete from pgboss.job where state <> 'active'
      and (strpos(data::text, ${name}) > 0 or strpos(coalesce(output::text, ''), ${name}) > 0)`.execute(tx);
}
