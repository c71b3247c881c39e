/** The accounts of the embedded provider. */
import type { Locale } from '@figurina/locales';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import type { AccountRow } from '../identity.tables.ts';

export type Account = Selectable<AccountRow>;

export interface NewAccount {
  /** As `parseEmailAddress` answers it. */
  email: string;
  nickname: string;
  locale: Locale;
  passwordHash?: string;
  roles?: readonly string[];
}

/** Answers undefined when the address already has an account. */
export async function insertAccount(
  db: Kysely<Database>,
  account: NewAccount,
  now: Date,
): Promise<Account | undefined> {
  const row: Insertable<AccountRow> = {
    id: newId(now.getTime()),
    email: account.email,
    nickname: account.nickname,
    locale: account.locale,
    password_hash: account.passwordHash ?? null,
    roles: JSON.stringify(account.roles ?? []),
    created_at: now,
  };
  return db
    .insertInto('accounts')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findAccount(db: Kysely<Database>, id: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findAccountByEmail(db: Kysely<Database>, email: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('email', '=', email).executeTakeFirst();
}

/** The account that has had a role the longest. */
export async function findAccountWithRole(db: Kysely<Database>, role: string): Promise<Account | undefined> {
  const accounts = await db.selectFrom('accounts').selectAll().orderBy('created_at').orderBy('id').execute();
  return accounts.find(({ roles }) => roles.includes(role));
}

export async function updatePassword(db: Kysely<Database>, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('accounts').set({ password_hash: passwordHash }).where('id', '=', id).execute();
}

export async function updateRoles(db: Kysely<Database>, id: string, roles: readonly string[]): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ roles: JSON.stringify(roles) })
    .where('id', '=', id)
    .execute();
}
