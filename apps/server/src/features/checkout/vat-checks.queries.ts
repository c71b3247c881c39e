import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import type { VatCheckRow } from './checkout.tables.ts';

export async function findCheck(
  db: Kysely<Database>,
  number: string,
  since: Date,
): Promise<VatCheckRow['state'] | undefined> {
  const row = await db
    .selectFrom('vat_checks')
    .select('state')
    .where('number', '=', number)
    .where('checked_at', '>', since)
    .executeTakeFirst();
  return row?.state;
}

/** Those from before `since` count no more, and go. */
export async function keepCheck(
  db: Kysely<Database>,
  { number, state, now, since }: { number: string; state: VatCheckRow['state']; now: Date; since: Date },
): Promise<void> {
  await db.deleteFrom('vat_checks').where('checked_at', '<=', since).execute();
  await db
    .insertInto('vat_checks')
    .values({ number, state, checked_at: now })
    .onConflict((conflict) => conflict.column('number').doUpdateSet({ state, checked_at: now }))
    .execute();
}
