/**
 * A sign-in is what oidc-provider calls a grant: it begins when a browser has signed in, and its refresh tokens, codes and
 * the session of that browser belong to it.
 */
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import { revokeGrant } from '../provider/oidc-adapter.ts';
import type { Device } from './device-of.ts';

export interface StoredSignIn {
  readonly id: string;
  readonly device: Device | null;
  readonly begun_at: Date;
  /** When it got its last token. */
  readonly used_at: Date | null;
}

export async function keepDevice(db: Kysely<Database>, id: string, device: Device): Promise<void> {
  await db
    .updateTable('oidc_records')
    .set({ device: JSON.stringify(device) })
    .where('model', '=', 'Grant')
    .where('id', '=', id)
    .execute();
}

export async function signInLasts(db: Kysely<Database>, id: string): Promise<boolean> {
  const grants = db.selectFrom('oidc_records').select('id').where('model', '=', 'Grant');
  return (await grants.where('id', '=', id).executeTakeFirst()) !== undefined;
}

const issuedAt = sql<Date>`to_timestamp((payload->>'iat')::bigint)`;

/** Those that can still go on: they have a refresh token. */
export async function listSignIns(db: Kysely<Database>, accountId: string, now: Date): Promise<StoredSignIn[]> {
  const own = db.selectFrom('oidc_records').where('account_id', '=', accountId).where('expires_at', '>', now);
  const [grants, tokens] = await Promise.all([
    own
      .select(['id', 'device', issuedAt.as('begun_at')])
      .where('model', '=', 'Grant')
      .execute(),
    own
      .select(['grant_id', sql<Date>`max(${issuedAt})`.as('used_at')])
      .where('model', '=', 'RefreshToken')
      .groupBy('grant_id')
      .execute(),
  ]);
  const used = new Map(tokens.map(({ grant_id, used_at }) => [grant_id, used_at]));
  return grants.flatMap((grant) => (used.has(grant.id) ? [{ ...grant, used_at: used.get(grant.id)! }] : []));
}

/** With the browser's session, which would begin another one without asking. Answers whether it was there, and theirs. */
export async function endSignIn(db: Kysely<Database>, accountId: string, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const own = tx.selectFrom('oidc_records').select(['id', 'payload']).where('account_id', '=', accountId);
    const grant = await own.where('model', '=', 'Grant').where('id', '=', id).executeTakeFirst();
    if (!grant) return false;
    const sessions = await own.where('model', '=', 'Session').execute();
    const its = sessions.filter(({ payload }) => grantsOf(payload).includes(id)).map((session) => session.id);
    if (its.length > 0)
      await tx.deleteFrom('oidc_records').where('model', '=', 'Session').where('id', 'in', its).execute();
    await revokeGrant(tx, id);
    return true;
  });
}

function grantsOf({ authorizations }: Record<string, unknown>): unknown[] {
  return Object.values((authorizations ?? {}) as Record<string, { grantId?: string }>).map(({ grantId }) => grantId);
}
