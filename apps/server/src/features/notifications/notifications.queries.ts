import type { NotificationLevel } from '@figurina/contract';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { NotificationRow } from './notifications.tables.ts';

type Db = Kysely<Database>;
export type StoredNotification = Selectable<NotificationRow>;

/** Answers those who had not been told yet. */
export async function insertNotifications(
  db: Db,
  rows: readonly StoredNotification[],
): Promise<Pick<StoredNotification, 'user_sub' | 'mail'>[]> {
  if (rows.length === 0) return [];
  return db
    .insertInto('notifications')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['album_id', 'user_sub', 'thing', 'kind']).where('thing', 'is not', null).doNothing(),
    )
    .returning(['user_sub', 'mail'])
    .execute();
}

/** Those who chose nothing are not in it. */
export async function levelsIn(
  db: Db,
  albumId: string,
  subs: readonly string[],
): Promise<Map<string, NotificationLevel>> {
  const rows = await db
    .selectFrom('notification_preferences')
    .select(['user_sub', 'level'])
    .where('album_id', '=', albumId)
    .where('user_sub', '=', sql<string>`any(${[...subs]}::text[])`)
    .execute();
  return new Map(rows.map(({ user_sub, level }) => [user_sub, level]));
}

export async function setLevel(db: Db, albumId: string, sub: string, level: NotificationLevel): Promise<void> {
  await db
    .insertInto('notification_preferences')
    .values({ album_id: albumId, user_sub: sub, level })
    .onConflict((conflict) => conflict.columns(['album_id', 'user_sub']).doUpdateSet({ level }))
    .execute();
}

/** Of albums that one is in: what was said in an album is no longer told to who had to leave it, but that they had to. */
function shownTo(db: Db, sub: string) {
  return db
    .selectFrom('notifications as n')
    .innerJoin('albums', 'albums.id', 'n.album_id')
    .leftJoin('album_members as mine', (join) =>
      join.onRef('mine.album_id', '=', 'n.album_id').onRef('mine.user_sub', '=', 'n.user_sub'),
    )
    .where('n.user_sub', '=', sub)
    .where('n.withdrawn', '=', false)
    .where('albums.trashed_at', 'is', null)
    .where(({ or, eb }) => or([eb('mine.id', 'is not', null), eb('n.kind', '=', 'removed')]));
}

export interface Page {
  readonly albumId?: string | undefined;
  readonly before?: string | undefined;
  readonly limit: number;
}
export type ShownNotification = Awaited<ReturnType<typeof listNotifications>>[number];

/** Newest first. Who did it is named to those who share the album with them. */
export async function listNotifications(db: Db, sub: string, { albumId, before, limit }: Page) {
  return shownTo(db, sub)
    .leftJoin('users', 'users.sub', 'n.by_sub')
    .leftJoin('album_members as theirs', (join) =>
      join.onRef('theirs.album_id', '=', 'n.album_id').onRef('theirs.user_sub', '=', 'n.by_sub'),
    )
    .select(['n.id', 'n.kind', 'n.album_id', 'n.path', 'n.excerpt', 'n.created_at', 'n.read_at'])
    .select(['albums.title', 'users.nickname', 'users.picture', 'mine.id as membership', 'theirs.id as by_member'])
    .$if(albumId !== undefined, (query) => query.where('n.album_id', '=', albumId!))
    .$if(before !== undefined, (query) => query.where('n.id', '<', before!))
    .orderBy('n.id', 'desc')
    .limit(limit)
    .execute();
}

export async function countUnread(db: Db, sub: string): Promise<{ album_id: string; count: number }[]> {
  const rows = await shownTo(db, sub)
    .where('n.read_at', 'is', null)
    .select(['n.album_id', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('n.album_id')
    .execute();
  return rows.map(({ album_id, count }) => ({ album_id, count: Number(count) }));
}

export type Which =
  | { readonly ids: readonly string[] }
  | { readonly until: string; readonly album_id?: string | undefined };

/** Answers the albums in which that changed anything. */
export async function markRead(db: Db, sub: string, which: Which, readAt: Date | null): Promise<Set<string>> {
  const rows = await db
    .updateTable('notifications')
    .set({ read_at: readAt })
    .where('user_sub', '=', sub)
    .where('read_at', readAt ? 'is' : 'is not', null)
    .$if('ids' in which, (query) =>
      query.where('id', '=', sql<string>`any(${'ids' in which ? [...which.ids] : []}::text[])`),
    )
    .$if('until' in which, (query) => query.where('id', '<=', 'until' in which ? which.until : ''))
    .$if('album_id' in which && which.album_id !== undefined, (query) =>
      query.where('album_id', '=', ('album_id' in which && which.album_id) || ''),
    )
    .returning('album_id')
    .execute();
  return new Set(rows.map(({ album_id }) => album_id));
}

/** What was told of threads, to who has read them. True when that changed anything. */
export async function markThreads(
  db: Db,
  { albumId, sub, threads }: { albumId: string; sub: string; threads: readonly string[] },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('album_id', '=', albumId)
    .where('user_sub', '=', sub)
    .where('thread', '=', sql<string>`any(${[...threads]}::text[])`)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Words that are gone are not told any further. Answers who had been told of them. */
export async function withdraw(db: Db, albumId: string, things: readonly string[]): Promise<string[]> {
  const rows = await db
    .updateTable('notifications')
    .set({ withdrawn: true, excerpt: '' })
    .where('album_id', '=', albumId)
    .where('thing', '=', sql<string>`any(${[...things]}::text[])`)
    .returning('user_sub')
    .execute();
  return rows.map(({ user_sub }) => user_sub);
}

export async function forgetNotifications(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notifications').where('created_at', '<', before).execute();
}

/** The person of an album who has this address. */
export async function findMemberByEmail(db: Db, albumId: string, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('album_members')
    .innerJoin('users', 'users.sub', 'album_members.user_sub')
    .select('album_members.user_sub')
    .where('album_members.album_id', '=', albumId)
    .where(({ fn, eb }) => eb(fn<string>('lower', ['users.email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return row?.user_sub;
}
