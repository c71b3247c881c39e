import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/schema.ts';
import { RESTORED_SETTING } from '../../platform/backup/restore-backup.ts';
import type { Withdrawals } from './withdrawals.ts';

const DONE_SETTING = 'withdrawn_after_restore';

/** Once for every restored backup. Of several servers that start at once each may do it: twice does no harm. */
export async function withdrawAfterRestore(parts: {
  db: Kysely<Database>;
  withdrawals: Pick<Withdrawals, 'repeat'>;
}): Promise<void> {
  const { db, withdrawals } = parts;
  const rows = await db
    .selectFrom('settings')
    .selectAll()
    .where('name', 'in', [RESTORED_SETTING, DONE_SETTING])
    .execute();
  const [restored, done] = [RESTORED_SETTING, DONE_SETTING].map((wanted) => rows.find(({ name }) => name === wanted));
  if (!restored || restored.value === done?.value) return;
  await withdrawals.repeat();
  const { value } = restored;
  await db
    .insertInto('settings')
    .values({ name: DONE_SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
