import { sql, type Kysely, type Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { StoredNotification } from './notifications.queries.ts';

type Db = Kysely<Database>;

export type DueMail = Awaited<ReturnType<typeof listDue>>[number];

/** What is to be mailed by itself, oldest first, with its album and who it is by. */
export async function listDue(db: Db, limit: number) {
  return db
    .selectFrom('notifications as n')
    .innerJoin('albums', 'albums.id', 'n.album_id')
    .leftJoin('users', 'users.sub', 'n.by_sub')
    .leftJoin('album_members as theirs', (join) =>
      join.onRef('theirs.album_id', '=', 'n.album_id').onRef('theirs.user_sub', '=', 'n.by_sub'),
    )
    .select([
      'n.id',
      'n.album_id',
      'n.user_sub',
      'n.kind',
      'n.by_sub',
      'n.path',
      'n.excerpt',
      'n.read_at',
      'n.withdrawn',
    ])
    .select(['albums.title', 'albums.email_notifications_enabled', 'users.nickname', 'theirs.id as by_member'])
    .where('n.mail', '=', 'due')
    .where('albums.trashed_at', 'is', null)
    .orderBy('n.id')
    .limit(limit)
    .execute();
}

/** False when another server has it in hand, or has sent it. */
export async function claim(db: Db, id: string, mail: Exclude<StoredNotification['mail'], 'due'>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ mail })
    .where('id', '=', id)
    .where('mail', '=', 'due')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whoever has unread words in an album that were not mailed, and is still in it. */
export async function listForDigest(db: Db) {
  return db
    .selectFrom('notifications as n')
    .innerJoin('albums', 'albums.id', 'n.album_id')
    .innerJoin('album_members as mine', (join) =>
      join.onRef('mine.album_id', '=', 'n.album_id').onRef('mine.user_sub', '=', 'n.user_sub'),
    )
    .select(['n.album_id', 'n.user_sub', 'albums.title'])
    .where('n.mail', '=', 'digest')
    .where('albums.trashed_at', 'is', null)
    .where('n.read_at', 'is', null)
    .where('n.withdrawn', '=', false)
    .groupBy(['n.album_id', 'n.user_sub', 'albums.title'])
    .orderBy('n.user_sub')
    .orderBy('n.album_id')
    .execute();
}

/** Takes them for one mail; nothing when another server did, or they were read. */
export async function claimDigest(
  tx: Transaction<Database>,
  { album_id, user_sub }: { album_id: string; user_sub: string },
): Promise<{ nickname: string | null; excerpt: string }[]> {
  const { rows } = await sql<{ nickname: string | null; excerpt: string }>`
    with taken as (
      update notifications set mail = 'sent'
      where album_id = ${album_id} and user_sub = ${user_sub} and mail = 'digest' and read_at is null and not withdrawn
      returning id, by_sub, excerpt
    )
    select users.nickname, taken.excerpt from taken left join users on users.sub = taken.by_sub order by taken.id`.execute(
    tx,
  );
  return rows;
}
