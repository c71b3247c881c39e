/** What an answer about orders needs beside the orders themselves: for any number of them a query each. */
import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';

type Db = Kysely<Database>;

/** Ids of the orders that somebody placed, or that are of their own albums: the newest first. */
export async function listOrderIds(
  db: Db,
  sub: string,
  { page, per }: { page: number; per: number },
): Promise<{ ids: string[]; total: number }> {
  const own = db
    .selectFrom('orders')
    .where('deleted_at', 'is', null)
    .where('run_id', 'is', null)
    // Each by its own index, which one or the other would not be.
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('orders as placed')
        .select('placed.id')
        .where('placed.placed_by', '=', sub)
        .union(
          eb
            .selectFrom('orders as of_own')
            .innerJoin('album_members', 'album_members.album_id', 'of_own.album_id')
            .select('of_own.id')
            .where('album_members.user_sub', '=', sub)
            .where('album_members.owner', '=', true),
        ),
    );
  const rows = await own
    .select('id')
    .orderBy('number', 'desc')
    .limit(per)
    .offset((page - 1) * per)
    .execute();
  const { total } = await own.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), total: Number(total) };
}

export async function findIdByToken(db: Db, tokenHash: string): Promise<string | undefined> {
  const row = await db.selectFrom('orders').select('id').where('status_token_hash', '=', tokenHash).executeTakeFirst();
  return row?.id;
}

/** Also of an album in the trash: it is still theirs. */
export async function isOwner(db: Db, albumId: string, sub: string): Promise<boolean> {
  const row = await db
    .selectFrom('album_members')
    .select('id')
    .where('album_id', '=', albumId)
    .where('user_sub', '=', sub)
    .where('owner', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

export interface AlbumNow {
  readonly id: string;
  readonly cover_key: string | null;
  /** Whether this person is in it. */
  readonly isIn: boolean;
}

/** The albums that are still there; `sub`: who asks. */
export async function albumsNow(db: Db, ids: readonly string[], sub: string): Promise<Map<string, AlbumNow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('albums')
    .leftJoin('album_members', (join) =>
      join.onRef('album_members.album_id', '=', 'albums.id').on('album_members.user_sub', '=', sub),
    )
    .select(['albums.id', 'albums.cover_key', 'album_members.id as member'])
    .where('albums.id', 'in', ids)
    .where('albums.trashed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, cover_key, member }) => [id, { id, cover_key, isIn: member !== null }]));
}

export interface Approved {
  readonly at: Date;
  readonly version: number;
  /** Its copy may be printed. */
  readonly isValid: boolean;
}

export async function approvalsOf(db: Db, ids: readonly string[]): Promise<Map<string, Approved>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('album_approvals')
    .innerJoin('album_reviews', 'album_reviews.id', 'album_approvals.review_id')
    .select(['album_reviews.id', 'album_reviews.created_at', 'album_reviews.version', 'album_approvals.invalid_since'])
    .where('album_reviews.id', 'in', ids)
    .execute();
  return new Map(
    rows.map(({ id, created_at, version, invalid_since }) => [
      id,
      { at: created_at, version, isValid: invalid_since === null },
    ]),
  );
}

export async function numbersOf(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('orders').select(['id', 'number']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Who placed an order, as they are called now. */
export async function findCustomer(
  db: Db,
  sub: string,
): Promise<{ id: string; email: string; name: string } | undefined> {
  return db
    .selectFrom('users')
    .select(['sub as id', 'email', 'nickname as name'])
    .where('sub', '=', sub)
    .executeTakeFirst();
}

/** What is printed of an order: the copy that was approved, as long as there is none what was ordered. */
export async function copyOf(
  db: Db,
  { id, approval_id }: { readonly id: string; readonly approval_id: string | null },
): Promise<{ version: number; hash: string; invalid_since: Date | null } | undefined> {
  if (approval_id === null) {
    const ordered = db.selectFrom('order_snapshots').select(['version', 'hash']).where('order_id', '=', id);
    const found = await ordered.executeTakeFirst();
    return found && { ...found, invalid_since: null };
  }
  return db
    .selectFrom('album_approvals')
    .innerJoin('album_reviews', 'album_reviews.id', 'album_approvals.review_id')
    .select(['album_reviews.version', 'album_approvals.hash', 'album_approvals.invalid_since'])
    .where('album_approvals.review_id', '=', approval_id)
    .executeTakeFirst();
}
