/** The whole API called at random; `npm run fuzz -- --requests 20000` does it for longer. See `testing/fuzz/fuzz.ts`. */
import { expect, test } from 'vitest';
import { fuzz } from './testing/fuzz/fuzz.ts';
import { hearStatements } from './testing/plans/hear-statements.ts';
import { scansOfLargeTables } from './testing/plans/scans.ts';
import { startTestServer } from './testing/test-server.ts';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 800);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_124);
const MOST_GROWTH_MB = 200;

test('whatever is sent, by whom it may be: an answer or a refusal in words, and nothing of somebody else’s', async () => {
  const heard = hearStatements();
  const server = await startTestServer({ env: { WORKS: 'prints,pictures', RATE_LIMIT: '0' } });
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
    expect(heard.texts.size).toBeGreaterThan(100);
    if (server.database.kind === 'postgres')
      expect(await scansOfLargeTables(server.database.pool, heard.texts)).toEqual([]);
    expect([...half.findings, ...findings]).toEqual([]);
    // Or nothing was tried at all.
    expect(succeeded).toBeGreaterThan(endpoints / 8);
    expect(megabytes() - before).toBeLessThan(MOST_GROWTH_MB);
  } finally {
    heard.stop();
    await server.stop();
  }
}, 36_000_000);
