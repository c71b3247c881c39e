/** The whole API called at random; `npm run fuzz -- --requests 20000` does it for longer. See `testing/fuzz/fuzz.ts`. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeListIndexes } from './features/dashboard/list-indexes.ts';
import { type Finding, fuzz } from './testing/fuzz/fuzz.ts';
import { collectGarbage } from './testing/collect-garbage.ts';
import { collectStatements, forgetCounts, wholeTables } from './testing/query-plans.ts';
import { seedDashboard } from './testing/seed-dashboard.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 800);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_124);
const MOST_GROWTH_MB = 200;
/** Told after each of them, when there are many. */
const PART = 10_000;

test('whatever is sent, by whom it may be: an answer or a refusal in words, and nothing of somebody else’s', async () => {
  const server = await startTestServer({ env: { WORKS: 'prints,pictures', RATE_LIMIT: '0' } });
  const isPostgres = server.database.kind === 'postgres';
  if (isPostgres) await forgetCounts(server.database.db);
  const statements = collectStatements(server.database.pool);
  const megabytes = (): number => {
    collectGarbage();
    return Math.round(process.memoryUsage().heapUsed / 1e6);
  };
  const findings: Finding[] = [];
  const tally = new Map<number, number>();
  let most = { succeeded: 0, endpoints: 0 };
  const ask = async (count: number, from: number): Promise<void> => {
    const part = await fuzz(server, { requests: count, seed: from });
    findings.push(...part.findings);
    for (const [status, times] of part.statuses) tally.set(status, (tally.get(status) ?? 0) + times);
    if (part.succeeded >= most.succeeded) most = part;
  };
  try {
    await ask(Math.min(PART, Math.ceil(requests / 2)), seed);
    const before = megabytes();
    for (let at = 0; at < requests; at += PART) {
      await ask(Math.min(PART, requests - at), seed + 1 + at / PART);
      if (process.env['FUZZ_REQUESTS']) tell(at + PART, before);
    }
    expect(findings).toEqual([]);
    // Or nothing was tried at all.
    expect(most.succeeded).toBeGreaterThan(most.endpoints / 8);
    expect(megabytes() - before).toBeLessThan(MOST_GROWTH_MB);
    if (isPostgres) expect(await readWhole(server, [...statements])).toEqual([]);
  } finally {
    await server.stop();
  }

  function tell(done: number, before: number): void {
    const answered = [...tally].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    process.stdout.write(
      `${Math.min(done, requests)} requests from seed ${seed}. ${answered.join(', ')}\n${most.succeeded} of ${most.endpoints} ` +
        `endpoints did what was asked. Heap ${before} to ${megabytes()} MB. ${JSON.stringify(findings.slice(-3))}\n`,
    );
  }
}, 36_000_000);

/** Counted by indexes of their own, by the board of the day; asked once a person, when they leave or want their data. */
const MAY_READ_ALL = [/"tab" (not )?in \(/, /"placed_by" = \$1 or lower\(email\)/, /limit \$\d+$/];

/** Statements that would read a growing table whole, with many orders and albums there. */
async function readWhole({ config, database }: TestServer, statements: readonly string[]): Promise<string[]> {
  const { db } = database;
  await makeListIndexes({ db, config });
  const { sub } = await db.selectFrom('users').select('sub').limit(1).executeTakeFirstOrThrow();
  await seedDashboard(db, { orders: 3000, albums: 9000 }, sub);
  // Of many people.
  await sql`update orders set placed_by = 'customer ' || number % 1000`.execute(db);
  await sql`update albums set owner_id = 'owner ' || hashtext(id) % 1000`.execute(db);
  await sql`analyze orders, albums`.execute(db);
  const found: string[] = [];
  for (const text of statements) {
    if (MAY_READ_ALL.some((pattern) => pattern.test(text))) continue;
    const tables = await wholeTables(db, text);
    if (tables.length > 0) found.push(`${tables.join(', ')}: ${text}`);
  }
  return found;
}
