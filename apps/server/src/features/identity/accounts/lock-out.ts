/**
 * Stops the guessing of passwords. Counted by the address that is typed, whether or not it has an account, so that the
 * answer tells nothing; kept in the database, so that a restart or a second server forgets nothing.
 */
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

const LOCK_OUT = { failures: 5, minutes: 15 } as const;
const LOCK_MS = LOCK_OUT.minutes * 60_000;

/** `locksUntil`: this attempt was the last allowed one, and until when it locks if its password is wrong. */
export type Attempt = { ok: true; locksUntil: Date | null } | { ok: false; lockedUntil: Date };

/**
 * Counts one attempt before its password is looked at, so that many at once get no more tries than one after the other.
 * The last allowed attempt locks; a right password takes the lock away again (`forgive`).
 */
export async function takeAttempt(db: Kysely<Database>, address: string, now: Date): Promise<Attempt> {
  const key = hashAddress(address);
  const until = new Date(now.getTime() + LOCK_MS);
  const stale = new Date(now.getTime() - LOCK_MS);
  const count = sql<number>`case when sign_in_failures.last_failure_at < ${stale} or sign_in_failures.locked_until <= ${now}
    then 1 else sign_in_failures.failures + 1 end`;
  const taken = await db
    .insertInto('sign_in_failures')
    .values({ address_hash: key, failures: 1, last_failure_at: now, locked_until: null })
    .onConflict((conflict) =>
      conflict
        .column('address_hash')
        .doUpdateSet({
          failures: count,
          last_failure_at: now,
          locked_until: sql`case when ${count} >= ${LOCK_OUT.failures} then ${until}::timestamptz end`,
        })
        .where(sql<boolean>`sign_in_failures.locked_until is null or sign_in_failures.locked_until <= ${now}`),
    )
    .returning('locked_until')
    .executeTakeFirst();
  if (taken) return { ok: true, locksUntil: taken.locked_until };
  return { ok: false, lockedUntil: (await lockOf(db, address, now)) ?? until };
}

async function lockOf(db: Kysely<Database>, address: string, now: Date): Promise<Date | undefined> {
  const row = await db
    .selectFrom('sign_in_failures')
    .select('locked_until')
    .where('address_hash', '=', hashAddress(address))
    .where('locked_until', '>', now)
    .executeTakeFirst();
  return row?.locked_until ?? undefined;
}

export async function forgive(db: Kysely<Database>, address: string): Promise<void> {
  await db.deleteFrom('sign_in_failures').where('address_hash', '=', hashAddress(address)).execute();
}

/** Rows that no longer lock anybody. */
export async function forgetFailures(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('last_failure_at', '<', new Date(now.getTime() - LOCK_MS))
    .execute();
}

function hashAddress(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex');
}
