/** The accounts of the embedded provider. */
import type { Locale } from '@figurina/locales';
import { sql, type Insertable, type Kysely, type Selectable } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
import type { AccountRow } from '../identity.tables.ts';

/** Accounts of one address that a sign-in looks at; more than anybody makes by mistake. */
const AT_MOST = 50;

export type Account = Selectable<AccountRow>;

export interface NewAccount {
  /** As `parseEmailAddress` answers it. */
  email: string;
  nickname: string;
  locale: Locale;
  passwordHash?: string;
  /** Their address is proved: by a mail, or by whoever operates the server. */
  confirmed?: boolean;
  roles?: readonly string[];
}

/**
 * Answers undefined when it is to be confirmed and somebody else's is. An address that nobody has proved may have several
 * accounts: see docs/decisions/0018-a-sign-up-always-succeeds.md.
 */
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
    email_confirmed_at: account.confirmed ? now : null,
  };
  return db
    .insertInto('accounts')
    .values(row)
    .onConflict((conflict) => conflict.column('email').where('email_confirmed_at', 'is not', null).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findAccount(db: Kysely<Database>, id: string): Promise<Account | undefined> {
  return db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The confirmed one first, then in the order in which they were made. */
export async function findAccountsByEmail(db: Kysely<Database>, email: string): Promise<Account[]> {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('email', '=', email)
    .orderBy((by) => by('email_confirmed_at', 'is', null))
    .orderBy('created_at')
    .orderBy('id')
    .limit(AT_MOST)
    .execute();
}

/** False when the address is proved to be another account's. */
export async function confirmEmail(db: Kysely<Database>, id: string, email: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ email_confirmed_at: sql`coalesce(email_confirmed_at, ${now})` })
    .where('id', '=', id)
    .where('email', '=', email)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('accounts as other')
            .select('other.id')
            .where('other.email', '=', email)
            .where('other.id', '!=', id)
            .where('other.email_confirmed_at', 'is not', null),
        ),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
