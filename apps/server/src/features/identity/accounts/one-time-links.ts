/** Links that prove something once: a password reset by mail, the sign-in printed at the first start. Kept as hashes. */
import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { newSecret } from '../../../platform/ids.ts';

/**
 * `sign_in` is told at the terminal, `mailed_sign_in` goes to the address of the account; `second_factor` is no link, but what a
 * page holds between the two factors.
 */
export type LinkPurpose = 'password_reset' | 'sign_in' | 'mailed_sign_in' | 'second_factor';

export const LINK_MINUTES: Record<LinkPurpose, number> = {
  password_reset: 60,
  sign_in: 24 * 60,
  mailed_sign_in: 60,
  second_factor: 10,
};

/** Makes a link's token; those made before for the same purpose die. */
export async function createLink(
  db: Kysely<Database>,
  accountId: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string> {
  const token = newSecret();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('one_time_links')
      .set({ expires_at: now })
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute();
    await transaction
      .insertInto('one_time_links')
      .values({
        token_hash: hashToken(token),
        purpose,
        account_id: accountId,
        created_at: now,
        expires_at: new Date(now.getTime() + LINK_MINUTES[purpose] * 60_000),
        used_at: null,
      })
      .execute();
  });
  return token;
}

/** An address that signs a browser in, once. */
export async function createSignInLink(
  db: Kysely<Database>,
  baseUrl: string,
  accountId: string,
  now: Date,
): Promise<string> {
  return `${baseUrl}/oidc/link/${await createLink(db, accountId, 'sign_in', now)}`;
}

/** Whose link it is while it works, without using it. */
export async function peekLink(
  db: Kysely<Database>,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('one_time_links')
    .select('account_id')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.account_id;
}

/** Uses the link up: of two at once only one is answered with the account. */
export async function redeemLink(
  db: Kysely<Database>,
  token: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .updateTable('one_time_links')
    .set({ used_at: now })
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

export async function hasUsedLink(db: Kysely<Database>, accountId: string, purpose: LinkPurpose): Promise<boolean> {
  const row = await db
    .selectFrom('one_time_links')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Used sign-in links stay: they say that the first administrator has come in. */
export async function forgetLinks(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('one_time_links')
    .where('expires_at', '<', new Date(now.getTime() - 86_400_000))
    .where((is) => is.or([is('used_at', 'is', null), is('purpose', '!=', 'sign_in')]))
    .execute();
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
