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
  /** Their issuer says that the address is theirs. */
  confirmed: boolean;
}

export async function findUser(db: Kysely<Database>, sub: string): Promise<UserRecord | undefined> {
  return db.selectFrom('users').selectAll().where('sub', '=', sub).executeTakeFirst();
}

/** Another address than before is not proved by what proved that one. */
export async function upsertUser(
  db: Kysely<Database>,
  { sub, confirmed, ...user }: SeenUser,
  now: Date,
): Promise<void> {
  const activated = confirmed
    ? sql<Date>`coalesce(users.activated_at, ${now}::timestamptz)`
    : sql<Date | null>`case when users.email = ${user.email} then users.activated_at end`;
  const row = { ...user, roles: JSON.stringify(user.roles), last_seen_at: now };
  await db
    .insertInto('users')
    .values({ sub, ...row, activated_at: confirmed ? now : null, first_seen_at: now })
    .onConflict((conflict) => conflict.column('sub').doUpdateSet({ ...row, activated_at: activated }))
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
