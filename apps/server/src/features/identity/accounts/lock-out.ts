/**
 * Stops the guessing of passwords. Counted by the address that is typed, whether or not it has an account, so that the
 * answer tells nothing, and by where it is typed, so that a stranger elsewhere locks nobody out. Guesses from many places
 * together lock the address everywhere; its owner then comes in by mail. Kept in the database, so that a restart or a
 * second server forgets nothing.
 */
import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** Wrong passwords for one address, from one origin and from all. */
const FAILURES = { origin: 5, everywhere: 25 } as const;
const LOCK_MS = 15 * 60_000;
const EVERYWHERE = '';

export interface Place {
  address: string;
  /** Where the attempt comes from: a connection, or what of its address one person has. */
  origin: string;
}

/** `locksUntil`: this attempt was the last allowed one, and until when it locks if its password is wrong. */
export type Attempt =
  | { ok: true; locksUntil: Date | null; locksEverywhere: boolean }
  | { ok: false; lockedUntil: Date; everywhere: boolean };

/**
 * Counts one attempt before its password is looked at, so that many at once get no more tries than one after the other.
 * The last allowed attempt locks; a right password takes the lock away again (`forgive`).
 */
export async function takeAttempt(db: Kysely<Database>, { address, origin }: Place, now: Date): Promise<Attempt> {
  const here = await count(db, [addressHash(address), addressHash(origin)], FAILURES.origin, now);
  if (!here.ok) return { ...here, everywhere: false };
  const all = await count(db, [addressHash(address), EVERYWHERE], FAILURES.everywhere, now);
  if (!all.ok) return { ...all, everywhere: true };
  return { ok: true, locksUntil: all.locksUntil ?? here.locksUntil, locksEverywhere: all.locksUntil !== null };
}

type Counted = { ok: true; locksUntil: Date | null } | { ok: false; lockedUntil: Date };

async function count(
  db: Kysely<Database>,
  [addressHash, originHash]: readonly [string, string],
  atMost: number,
  now: Date,
): Promise<Counted> {
  const until = new Date(now.getTime() + LOCK_MS);
  const stale = new Date(now.getTime() - LOCK_MS);
  const failures = sql<number>`case when sign_in_failures.last_failure_at < ${stale} or sign_in_failures.locked_until <= ${now}
    then 1 else sign_in_failures.failures + 1 end`;
  const taken = await db
    .insertInto('sign_in_failures')
    .values({
      address_hash: addressHash,
      origin_hash: originHash,
      failures: 1,
      last_failure_at: now,
      locked_until: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['address_hash', 'origin_hash'])
        .doUpdateSet({
          failures,
          last_failure_at: now,
          locked_until: sql`case when ${failures} >= ${atMost} then ${until}::timestamptz end`,
        })
        .where(sql<boolean>`sign_in_failures.locked_until is null or sign_in_failures.locked_until <= ${now}`),
    )
    .returning('locked_until')
    .executeTakeFirst();
  if (taken) return { ok: true, locksUntil: taken.locked_until };
  const row = await db
    .selectFrom('sign_in_failures')
    .select('locked_until')
    .where('address_hash', '=', addressHash)
    .where('origin_hash', '=', originHash)
    .where('locked_until', '>', now)
    .executeTakeFirst();
  return { ok: false, lockedUntil: row?.locked_until ?? until };
}

/** At one place and in the sum of all; without an origin everywhere: whoever reads the mails of an address is no guesser. */
export async function forgive(
  db: Kysely<Database>,
  { address, origin }: { address: string; origin?: string },
): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('address_hash', '=', addressHash(address))
    .$if(origin !== undefined, (query) => query.where('origin_hash', 'in', [addressHash(origin ?? ''), EVERYWHERE]))
    .execute();
}

/** Rows that no longer lock anybody. */
export async function forgetFailures(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .deleteFrom('sign_in_failures')
    .where('last_failure_at', '<', new Date(now.getTime() - LOCK_MS))
    .execute();
}

/** However it was typed. */
export function addressHash(text: string): string {
  return createHash('sha256').update(text.trim().toLowerCase()).digest('hex');
}
