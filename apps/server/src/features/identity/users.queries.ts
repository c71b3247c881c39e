/** The people who were seen with a valid access token. */
import type { Locale } from '@figurina/locales';
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { UserRow } from './identity.tables.ts';

export type UserRecord = Selectable<UserRow>;

export interface SeenUser {
  sub: string;
  email: string;
  nickname: string;
  picture: string | null;
  locale: Locale;
  roles: readonly string[];
}

export async function findUser(db: Kysely<Database>, sub: string): Promise<UserRecord | undefined> {
  return db.selectFrom('users').selectAll().where('sub', '=', sub).executeTakeFirst();
}

export async function upsertUser(db: Kysely<Database>, { sub, ...user }: SeenUser, now: Date): Promise<void> {
  const row = { ...user, roles: JSON.stringify(user.roles), last_seen_at: now };
  await db
    .insertInto('users')
    .values({ sub, ...row, activated_at: null, first_seen_at: now })
    .onConflict((conflict) => conflict.column('sub').doUpdateSet(row))
    .execute();
}

/** Keeps the moment of the first activation. */
export async function activateUser(db: Kysely<Database>, sub: string, now: Date): Promise<UserRecord | undefined> {
  return db
    .updateTable('users')
    .set({ activated_at: sql`coalesce(activated_at, ${now})` })
    .where('sub', '=', sub)
    .returningAll()
    .executeTakeFirst();
}
