import { EXPORT_TRANSITIONS, type ExportState, type PrintCheck, type RenderParams } from '@figurina/contract';
import { sql, type Kysely, type Selectable, type Transaction, type Updateable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { RenderJobRow } from './exports.tables.ts';
import type { ExportFinding } from './findings.ts';

/** Everything but the album's copy, which may be megabytes. */
const HEAD = [
  'id',
  'album_id',
  'created_by',
  'queue_id',
  'params',
  'state',
  'progress',
  'attempt',
  'failure',
  'checks',
  'findings',
  'sheets',
  'album_version',
  'order_id',
  'copy_hash',
  'file_sha256',
  'file_key',
  'file_name',
  'file_type',
  'file_bytes',
  'created_at',
] as const;
export type JobHead = Pick<Selectable<RenderJobRow>, (typeof HEAD)[number]>;

export interface NewJob {
  id: string;
  albumId: string;
  createdBy: string;
  params: RenderParams;
  findings: readonly ExportFinding[];
  sheets: number;
  albumVersion: number;
  /** The order that it is made for. */
  orderId: string | null;
  /** The approved copy that it prints; null for the album as it is. */
  copy: { readonly approvalId: string; readonly hash: string } | null;
  album: string;
  now: Date;
}

export async function insertJob(db: Kysely<Database>, job: NewJob): Promise<void> {
  await db
    .insertInto('render_jobs')
    .values({
      id: job.id,
      album_id: job.albumId,
      created_by: job.createdBy,
      params: JSON.stringify(job.params),
      state: 'queued',
      checks: '[]',
      findings: JSON.stringify(job.findings),
      sheets: job.sheets,
      album_version: job.albumVersion,
      order_id: job.orderId,
      approval_id: job.copy?.approvalId ?? null,
      copy_hash: job.copy?.hash ?? null,
      album: job.album,
      created_at: job.now,
    })
    .execute();
}

export async function setQueueId(db: Kysely<Database>, id: string, queueId: string): Promise<void> {
  await db.updateTable('render_jobs').set({ queue_id: queueId }).where('id', '=', id).execute();
}

export async function findJob(db: Kysely<Database>, id: string): Promise<JobHead | undefined> {
  return db.selectFrom('render_jobs').select(HEAD).where('id', '=', id).executeTakeFirst();
}

/** Newest first; of one person, or everybody's. */
export async function listJobs(
  db: Kysely<Database>,
  albumId: string,
  createdBy: string | undefined,
): Promise<JobHead[]> {
  return (
    db
      .selectFrom('render_jobs')
      .select(HEAD)
      .where('album_id', '=', albumId)
      // What is printed without a job is nobody's export.
      .where('created_by', '<>', 'shell')
      .$if(createdBy !== undefined, (query) => query.where('created_by', '=', createdBy ?? ''))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(200)
      .execute()
  );
}

/** How many exports of somebody are not done yet. */
export async function countOpen(db: Kysely<Database>, createdBy: string): Promise<number> {
  const { count } = await db
    .selectFrom('render_jobs')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('created_by', '=', createdBy)
    .where('state', 'in', ['queued', 'working'])
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function readSnapshot(
  db: Kysely<Database>,
  id: string,
): Promise<{ albumId: string; album: string } | undefined> {
  const row = await db.selectFrom('render_jobs').select(['album_id', 'album']).where('id', '=', id).executeTakeFirst();
  return row && { albumId: row.album_id, album: row.album };
}

type Change = Omit<Updateable<RenderJobRow>, 'id' | 'state'>;

/**
 * Moves a job to another state as the contract's table allows it. False when it is not in a state from which it may go
 * there, when another attempt has taken it over since, or when it was deleted.
 */
export async function moveJob(
  db: Kysely<Database>,
  id: string,
  to: ExportState,
  change: Change = {},
  attempt?: string,
): Promise<boolean> {
  const from = (Object.keys(EXPORT_TRANSITIONS) as ExportState[]).filter((state) =>
    EXPORT_TRANSITIONS[state].includes(to),
  );
  const { numUpdatedRows } = await db
    .updateTable('render_jobs')
    .set({ ...change, state: to })
    .where('id', '=', id)
    .where('state', 'in', from)
    .$if(attempt !== undefined, (query) => query.where('attempt', '=', attempt ?? ''))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function setProgress(db: Kysely<Database>, id: string, attempt: string, progress: number): Promise<void> {
  await db
    .updateTable('render_jobs')
    .set({ progress })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', '=', 'working')
    .execute();
}

export async function setChecks(
  db: Kysely<Database>,
  id: string,
  attempt: string,
  checks: readonly PrintCheck[],
): Promise<void> {
  await db
    .updateTable('render_jobs')
    .set({ checks: JSON.stringify(checks) })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute();
}

/** Names a file of a job that is not finished; false when the attempt has no say any more. */
export async function setFileKey(db: Kysely<Database>, id: string, attempt: string, key: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('render_jobs')
    .set({ file_key: key })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Exports whose copy of the album has one of the pictures. */
export async function listShowing(db: Kysely<Database>, albumId: string, imageIds: readonly string[]) {
  if (imageIds.length === 0) return [];
  return db
    .selectFrom('render_jobs')
    .select(['id', 'queue_id', 'file_key'])
    .where('album_id', '=', albumId)
    .where((where) => where.or(imageIds.map((id) => where(sql`strpos(album, ${`"${id}"`})`, '>', 0))))
    .execute();
}

/** Takes away what an export holds, whatever its state: it can neither be downloaded nor printed again. */
export async function emptyJob(tx: Transaction<Database>, id: string, failure: string): Promise<void> {
  await tx.deleteFrom('render_tokens').where('job_id', '=', id).execute();
  await tx
    .updateTable('render_jobs')
    .set({ state: 'error', failure, album: '{}', attempt: null, file_key: null, file_bytes: null, production: null })
    .where('id', '=', id)
    .execute();
}

export async function deleteJob(db: Kysely<Database>, id: string): Promise<void> {
  await db.deleteFrom('render_jobs').where('id', '=', id).execute();
}

/** Exports from before `time`, and those of albums that are gone. */
export async function listDoomed(
  db: Kysely<Database>,
  time: Date,
  limit: number,
): Promise<{ id: string; file_key: string | null }[]> {
  return db
    .selectFrom('render_jobs')
    .select(['render_jobs.id', 'render_jobs.file_key'])
    .leftJoin('albums', 'albums.id', 'render_jobs.album_id')
    .where((where) => where.or([where('render_jobs.created_at', '<', time), where('albums.id', 'is', null)]))
    .orderBy('render_jobs.created_at')
    .limit(limit)
    .execute();
}

/** Exports that nobody will do any more: their background job is long gone. */
export async function listStuck(db: Kysely<Database>, time: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('render_jobs')
    .select('id')
    .where('created_at', '<', time)
    .where('state', 'in', ['queued', 'working', 'exists'])
    .execute();
  return rows.map(({ id }) => id);
}

export async function insertToken(
  db: Kysely<Database>,
  token: { hash: string; jobId: string; expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('render_tokens')
    .values({ hash: token.hash, job_id: token.jobId, expires_at: token.expiresAt })
    .execute();
}

/** The job that a token reads, unless it is out of date. */
export async function findTokenJob(db: Kysely<Database>, hash: string, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('render_tokens')
    .select('job_id')
    .where('hash', '=', hash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.job_id;
}

export async function deleteToken(db: Kysely<Database>, hash: string): Promise<void> {
  await db.deleteFrom('render_tokens').where('hash', '=', hash).execute();
}

export async function deleteOldTokens(db: Kysely<Database>, now: Date): Promise<void> {
  await db.deleteFrom('render_tokens').where('expires_at', '<', now).execute();
}
