/** The lock of an album with its cause: the one place that sets and takes it, and notes who did. */
import type { LockCause } from '@figurina/contract';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';

export interface AlbumLock {
  readonly cause: LockCause;
  readonly reason: string | null;
  /** The subject of who locked it; null for a lock from before there were causes. */
  readonly by: string | null;
  readonly at: Date | null;
}

export interface LockedHead {
  readonly version: number;
  readonly has_order: boolean;
  readonly lock: AlbumLock | null;
}

/** Holds the album as it is until the transaction ends: no edit and no other lock comes between. */
export async function holdAlbum(tx: Transaction<Database>, id: string): Promise<LockedHead | undefined> {
  const row = await headOf(tx, id).forUpdate().executeTakeFirst();
  return row && wireHead(row);
}

export async function findLock(db: Kysely<Database>, id: string): Promise<LockedHead | undefined> {
  const row = await headOf(db, id).executeTakeFirst();
  return row && wireHead(row);
}

/** `cause`: of the lock that is set, or of the one that is taken away. */
export interface LockChange {
  readonly locked: boolean;
  readonly cause: LockCause;
  readonly reason: string | null;
  readonly by: string;
}

/** In the transaction that holds the album. */
export async function setLock(
  tx: Transaction<Database>,
  albumId: string,
  change: LockChange,
  now: Date,
): Promise<void> {
  const { locked, cause, reason, by } = change;
  const lock = locked
    ? { lock_cause: cause, lock_reason: reason, locked_by: by, locked_at: now }
    : { lock_cause: null, lock_reason: null, locked_by: null, locked_at: null };
  await tx
    .updateTable('albums')
    .set({ locked, ...lock, updated_at: now })
    .where('id', '=', albumId)
    .execute();
  await tx
    .insertInto('album_locks')
    .values({ id: newId(now.getTime()), album_id: albumId, locked, cause, reason, by_sub: by, at: now })
    .execute();
}

function headOf(db: Kysely<Database>, id: string) {
  return db
    .selectFrom('albums')
    .select(['version', 'has_order', 'locked', 'lock_cause', 'lock_reason', 'locked_by', 'locked_at'])
    .where('id', '=', id);
}

type HeadRow = Awaited<ReturnType<ReturnType<typeof headOf>['executeTakeFirstOrThrow']>>;

function wireHead({ version, has_order, locked, lock_cause, lock_reason, locked_by, locked_at }: HeadRow): LockedHead {
  const lock = { cause: lock_cause ?? 'staff', reason: lock_reason, by: locked_by, at: locked_at };
  return { version, has_order, lock: locked ? lock : null };
}
