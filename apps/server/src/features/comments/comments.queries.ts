import type { AppliedMutation, CommentReads, Unit } from '@figurina/contract';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/schema.ts';

type Db = Kysely<Database>;

/** Notes that people are told that a comment names them; answers those who had not been, by this server or another one. */
export async function keepTold(
  db: Db,
  clock: Clock,
  { albumId, commentId, subs }: { albumId: string; commentId: string; subs: readonly string[] },
): Promise<string[]> {
  if (subs.length === 0) return [];
  const rows = await db
    .insertInto('comment_mentions')
    .values(subs.map((user_sub) => ({ album_id: albumId, comment_id: commentId, user_sub, told_at: clock.now() })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_sub')
    .execute();
  return rows.map(({ user_sub }) => user_sub);
}

export async function listReads(db: Db, albumId: string, sub: string): Promise<CommentReads> {
  const rows = await db
    .selectFrom('comment_reads')
    .select(['comment_id', 'read_until'])
    .where('album_id', '=', albumId)
    .where('user_sub', '=', sub)
    .execute();
  return Object.fromEntries(rows.map(({ comment_id, read_until }) => [comment_id, read_until.toISOString()]));
}

/** Who has read a thread as far as this moment. */
export async function listReaders(db: Db, albumId: string, threadId: string, until: string): Promise<string[]> {
  const moment = new Date(until);
  if (Number.isNaN(moment.getTime())) return [];
  const rows = await db
    .selectFrom('comment_reads')
    .select('user_sub')
    .where('album_id', '=', albumId)
    .where('comment_id', '=', threadId)
    .where('read_until', '>=', moment)
    .execute();
  return rows.map(({ user_sub }) => user_sub);
}

/** Never back. True when any of it was news. */
export async function writeReads(db: Db, albumId: string, sub: string, reads: CommentReads): Promise<boolean> {
  const rows = Object.entries(reads).map(([comment_id, until]) => ({
    album_id: albumId,
    user_sub: sub,
    comment_id,
    read_until: new Date(until),
  }));
  if (rows.length === 0) return false;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('comment_reads')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['album_id', 'user_sub', 'comment_id'])
        .doUpdateSet(({ ref }) => ({ read_until: ref('excluded.read_until') }))
        .whereRef('comment_reads.read_until', '<', 'excluded.read_until'),
    )
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function sweptUntil(db: Db): Promise<Date | undefined> {
  return (await db.selectFrom('comment_sweep').select('until').executeTakeFirst())?.until;
}

export async function setSwept(db: Db, until: Date): Promise<void> {
  await db
    .insertInto('comment_sweep')
    .values({ id: 1, until })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ until }))
    .execute();
}

/** What was written of comments in a span of time, of all albums, oldest first. */
export async function listSaid(
  db: Db,
  from: Date,
  until: Date,
): Promise<{ albumId: string; mutation: AppliedMutation }[]> {
  const rows = await db
    .selectFrom('album_mutations')
    .select(['album_id', 'mutation_id', 'client_id', 'user_id', 'base_version', 'version', 'units'])
    .where('created_at', '>=', from)
    .where('created_at', '<', until)
    .where(sql<boolean>`(units like '%"Comment"%' or units like '%/props/mentions"%')`)
    .orderBy('created_at')
    .execute();
  return rows.map(({ album_id, mutation_id, client_id, user_id, base_version, version, units }) => ({
    albumId: album_id,
    mutation: {
      id: mutation_id,
      client_id,
      user: user_id,
      base_version,
      version,
      units: JSON.parse(units) as Unit[],
    },
  }));
}
