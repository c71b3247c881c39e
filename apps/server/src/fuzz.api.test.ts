/** The whole API called at random; `npm run fuzz -- --requests 20000` does it for longer. See `testing/fuzz/fuzz.ts`. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fuzz } from './testing/fuzz/fuzz.ts';
import { collectStatements, forgetCounts, wholeTables } from './testing/query-plans.ts';
import { seedDashboard } from './testing/seed-dashboard.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 800);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_124);
const MOST_GROWTH_MB = 200;

test('whatever is sent, by whom it may be: an answer or a refusal in words, and nothing of somebody else’s', async () => {
  const server = await startTestServer({ env: { WORKS: 'prints,pictures', RATE_LIMIT: '0' } });
  const isPostgres = server.database.kind === 'postgres';
  if (isPostgres) await forgetCounts(server.database.db);
  const statements = collectStatements(server.database.pool);
  const megabytes = (): number => Math.round(process.memoryUsage().heapUsed / 1e6);
  try {
    const half = await fuzz(server, { requests: Math.ceil(requests / 2), seed });
    const before = megabytes();
    const { statuses, findings, succeeded, endpoints } = await fuzz(server, { requests, seed: seed + 1 });
    const answered = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    if (process.env['FUZZ_REQUESTS'])
      process.stdout.write(
        `${requests} requests from seed ${seed}. ${answered.join(', ')}\n` +
          `${succeeded} of ${endpoints} endpoints did what was asked. Heap ${before} to ${megabytes()} MB\n`,
      );
    expect([...half.findings, ...findings]).toEqual([]);
    // Or nothing was tried at all.
    expect(succeeded).toBeGreaterThan(endpoints / 8);
    expect(megabytes() - before).toBeLessThan(MOST_GROWTH_MB);
    if (isPostgres) expect(await readWhole(server, [...statements])).toEqual([]);
  } finally {
    await server.stop();
  }
}, 36_000_000);

/** Counted by indexes of their own, by the board of the day; asked once a person, when they leave or want their data. */
const MAY_READ_ALL = [/"tab" (not )?in \(/, /"placed_by" = \$1 or lower\(email\)/, /limit \$\d+$/];

/** Statements that would read a growing table whole, with many orders and albums there. */
async function readWhole({ database }: TestServer, statements: readonly string[]): Promise<string[]> {
  const { db } = database;
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
