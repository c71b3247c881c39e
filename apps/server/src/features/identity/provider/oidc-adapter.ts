/** Where oidc-provider keeps its sessions, interactions, codes, refresh tokens and grants: one table, a row each. */
import { sql, type ExpressionBuilder, type Kysely } from 'kysely';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/schema.ts';

/**
 * Two tabs that wake up together refresh with the same token. For this long a used one still counts as unused; after it,
 * its use means that somebody copied it, and the whole sign-in is revoked.
 */
const REFRESH_GRACE_MS = 10_000;

export function createOidcAdapter(db: Kysely<Database>, clock: Clock): (model: string) => Adapter {
  return (model) => {
    const rows = () => db.selectFrom('oidc_records').selectAll().where('model', '=', model);
    const fresh = (row: { payload: object; consumed_at: Date | null; expires_at: Date | null } | undefined) => {
      const now = clock.now().getTime();
      if (!row || (row.expires_at && row.expires_at.getTime() <= now)) return undefined;
      const consumed = row.consumed_at !== null && isSpent(model, row.consumed_at.getTime(), now);
      return { ...row.payload, ...(consumed && { consumed: true }) } as AdapterPayload;
    };
    return {
      async upsert(id, payload, expiresIn) {
        const row = {
          payload: JSON.stringify(payload),
          account_id: payload.accountId ?? null,
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expires_at: expiresIn ? new Date(clock.now().getTime() + expiresIn * 1000) : null,
        };
        await db
          .insertInto('oidc_records')
          .values({ model, id, ...row, consumed_at: null })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
          .execute();
      },
      async find(id) {
        return fresh(await rows().where('id', '=', id).executeTakeFirst());
      },
      async findByUid(uid) {
        return fresh(await rows().where('uid', '=', uid).executeTakeFirst());
      },
      // The device flow is off: there are no user codes.
      async findByUserCode() {
        return undefined;
      },
      async consume(id) {
        await db
          .updateTable('oidc_records')
          .set({ consumed_at: clock.now() })
          .where('model', '=', model)
          .where('id', '=', id)
          .where('consumed_at', 'is', null)
          .execute();
      },
      async destroy(id) {
        await db.deleteFrom('oidc_records').where('model', '=', model).where('id', '=', id).execute();
      },
      async revokeByGrantId(grantId) {
        await db.deleteFrom('oidc_records').where('model', '=', model).where('grant_id', '=', grantId).execute();
      },
    };
  };
}

function isSpent(model: string, consumedAt: number, now: number): boolean {
  return model !== 'RefreshToken' || now - consumedAt > REFRESH_GRACE_MS;
}

/**
 * Signs an account out everywhere: its sessions, codes, refresh tokens and grants are gone, but for those of the grant `kept`.
 * Answers the grants that are gone.
 */
export async function revokeAccount(db: Kysely<Database>, accountId: string, kept?: string): Promise<string[]> {
  const gone = await db
    .deleteFrom('oidc_records')
    .where('account_id', '=', accountId)
    .$if(kept !== undefined, (all) => all.where((is) => is.not(isPartOf(is, kept!))))
    .returning(['model', 'id'])
    .execute();
  return gone.flatMap(({ model, id }) => (model === 'Grant' ? [id] : []));
}

/** The grant itself, what was given out for it, and the session of its browser. */
function isPartOf(is: ExpressionBuilder<Database, 'oidc_records'>, grantId: string) {
  const inSession = sql<boolean>`jsonb_path_exists(payload, '$.authorizations.*.grantId ? (@ == $grant)', jsonb_build_object('grant', ${grantId}::text))`;
  return is.or([
    is.and([is('model', '=', 'Grant'), is('id', '=', grantId)]),
    is('grant_id', 'is not distinct from', grantId),
    is.and([is('model', '=', 'Session'), inSession]),
  ]);
}

/** Ends one sign-in: its codes, refresh tokens and the grant itself are gone. */
export async function revokeGrant(db: Kysely<Database>, grantId: string): Promise<void> {
  await db
    .deleteFrom('oidc_records')
    .where((is) => is.or([is('grant_id', '=', grantId), is.and([is('model', '=', 'Grant'), is('id', '=', grantId)])]))
    .execute();
}

export async function forgetRecords(db: Kysely<Database>, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('oidc_records').where('expires_at', '<', now).executeTakeFirst();
  return Number(numDeletedRows);
}
