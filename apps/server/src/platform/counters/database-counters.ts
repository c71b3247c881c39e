/** Counters in the database. A row goes soon after its span; of addresses in keys only a keyed hash is kept. */
import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import { keptSecret } from '../db/kept-secret.ts';
import type { Database } from '../db/schema.ts';
import { newSecret } from '../ids.ts';
import type { Counters } from './counters.ts';

const SWEEP_EVERY_MS = 60_000;

export async function createDatabaseCounters(db: Kysely<Database>, clock: Clock): Promise<Counters> {
  const secret = await keptSecret(db, 'counters_secret', newSecret());
  let swept = clock.now().getTime();

  async function sweep(now: number): Promise<void> {
    if (now - swept < SWEEP_EVERY_MS) return;
    swept = now;
    await db.deleteFrom('counters').where('expires_at', '<', new Date(now)).execute();
  }

  return {
    add: async (keys, spanMs, amount = 1) => {
      const now = clock.now().getTime();
      await sweep(now);
      const span = Math.floor(now / spanMs);
      const hashes = keys.map((key) =>
        createHmac('sha256', secret).update(`${spanMs} ${span} ${key}`).digest('base64'),
      );
      // In one order, so that two calls with the same keys wait for each other instead of both for ever.
      const counted = await sql<{ key: string; count: number }>`
        insert into counters (key, count, expires_at)
        select key, greatest(0, ${amount}::int), ${new Date((span + 1) * spanMs)}::timestamptz
        from unnest(${[...new Set(hashes)].toSorted()}::text[]) as given (key) order by key
        on conflict (key) do update set count = counters.count + ${amount}::int
        returning key, count`.execute(db);
      const counts = new Map(counted.rows.map(({ key, count }) => [key, count]));
      return hashes.map((hash) => counts.get(hash) ?? 0);
    },
    ready: () => true,
    close: async () => undefined,
  };
}
