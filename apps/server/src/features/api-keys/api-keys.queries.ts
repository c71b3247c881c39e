import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { ApiKeyRow } from './api-keys.tables.ts';

type Db = Kysely<Database>;
export type StoredKey = Selectable<ApiKeyRow>;
export type OwnedKey = StoredKey & { readonly owner: string };

/** More than an office ever has; the newest first. */
const SHOWN = 500;

export async function listKeys(db: Db): Promise<OwnedKey[]> {
  return owned(db).orderBy('api_keys.created_at', 'desc').orderBy('api_keys.id', 'desc').limit(SHOWN).execute();
}

export async function findKey(db: Db, id: string): Promise<OwnedKey | undefined> {
  return owned(db).where('api_keys.id', '=', id).executeTakeFirst();
}

function owned(db: Db) {
  return db
    .selectFrom('api_keys')
    .innerJoin('users', 'users.sub', 'api_keys.user_sub')
    .selectAll('api_keys')
    .select(sql<string>`coalesce(nullif(users.nickname, ''), users.email)`.as('owner'));
}

export async function findKeyByHash(db: Db, hash: string): Promise<StoredKey | undefined> {
  return db.selectFrom('api_keys').selectAll().where('key_hash', '=', hash).executeTakeFirst();
}

/** Whoever makes one waits for whoever else makes one for the same person, so that they are counted right. */
export async function holdOwner(tx: Db, sub: string): Promise<void> {
  await tx.selectFrom('users').select('sub').where('sub', '=', sub).forUpdate().execute();
}

export async function countLiving(tx: Db, sub: string, now: Date): Promise<number> {
  const { count } = await tx
    .selectFrom('api_keys')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('user_sub', '=', sub)
    .where('revoked_at', 'is', null)
    .where((is) => is.or([is('expires_at', 'is', null), is('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertKey(tx: Db, row: Insertable<ApiKeyRow>): Promise<void> {
  await tx.insertInto('api_keys').values(row).execute();
}

/** Undefined where there is none, or it is revoked already. */
export async function revokeKey(tx: Db, id: string, now: Date): Promise<StoredKey | undefined> {
  return tx
    .updateTable('api_keys')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

export async function noteUse(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('api_keys').set({ last_used_at: now }).where('id', '=', id).execute();
}
