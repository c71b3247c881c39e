import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';
import type { SecondFactorRow } from '../identity.tables.ts';

export async function findFactor(
  db: Kysely<Database>,
  accountId: string,
): Promise<Selectable<SecondFactorRow> | undefined> {
  return db.selectFrom('second_factors').selectAll().where('account_id', '=', accountId).executeTakeFirst();
}

/** In the place of one that was never confirmed. False where there is one. */
export async function beginFactor(db: Kysely<Database>, row: Insertable<SecondFactorRow>): Promise<boolean> {
  const begun = await db
    .insertInto('second_factors')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('account_id')
        .doUpdateSet({ secret: row.secret, created_at: row.created_at })
        .where('second_factors.confirmed_at', 'is', null),
    )
    .returning('account_id')
    .executeTakeFirst();
  return begun !== undefined;
}

/** Of two at once one is the first. */
export async function confirmFactor(
  db: Kysely<Database>,
  { account_id, secret }: Pick<Selectable<SecondFactorRow>, 'account_id' | 'secret'>,
  given: { step: number; now: Date; hashes: readonly string[] },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ confirmed_at: given.now, last_step: given.step, recovery_hashes: JSON.stringify(given.hashes) })
    .where('account_id', '=', account_id)
    .where('secret', '=', secret)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A code is good once: answers false for one of a step that was used, or of one before it. */
export async function takeStep(db: Kysely<Database>, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function takeRecoveryCode(db: Kysely<Database>, accountId: string, hash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ recovery_hashes: sql`recovery_hashes - ${hash}::text` })
    .where('account_id', '=', accountId)
    .where(sql<boolean>`jsonb_exists(recovery_hashes, ${hash}::text)`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False where none is confirmed. */
export async function replaceRecoveryCodes(
  db: Kysely<Database>,
  accountId: string,
  hashes: readonly string[],
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ recovery_hashes: JSON.stringify(hashes) })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Answers whether it was asked for. */
export async function deleteFactor(db: Kysely<Database>, accountId: string): Promise<boolean> {
  const gone = await db
    .deleteFrom('second_factors')
    .where('account_id', '=', accountId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return gone?.confirmed_at instanceof Date;
}

/** Begun and never confirmed. */
export async function forgetUnconfirmed(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom('second_factors').where('confirmed_at', 'is', null).where('created_at', '<', before).execute();
}
