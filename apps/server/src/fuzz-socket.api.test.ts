/** The socket spoken to at random; `npm run fuzz -- --only socket` does it for longer. See `testing/fuzz/fuzz-socket.ts`. */
import { expect, test } from 'vitest';
import { fuzzSocket } from './testing/fuzz/fuzz-socket.ts';
import { startTestServer } from './testing/test-server.ts';

const requests = Number(process.env['FUZZ_REQUESTS'] ?? 150);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_128);
const MOST_GROWTH_MB = 150;

test('whatever is said to the socket, by whom it may be: an answer or the end of it, and nothing of somebody else’s', async () => {
  const server = await startTestServer({ env: { ROLE: 'web', RATE_LIMIT: '0' } });
  const megabytes = (): number => {
    globalThis.gc?.();
    return Math.round(process.memoryUsage().heapUsed / 1e6);
  };
  try {
    const first = await fuzzSocket(server, { requests: Math.ceil(requests / 4), seed });
    const before = megabytes();
    const { answers, findings } = await fuzzSocket(server, { requests, seed: seed + 1 });
    if (process.env['FUZZ_REQUESTS'])
      process.stdout.write(
        `${requests} messages from seed ${seed}: ${JSON.stringify(Object.fromEntries(answers))}. ` +
          `Heap ${before} to ${megabytes()} MB\n`,
      );
    expect([...first.findings, ...findings]).toEqual([]);
    expect(answers.get('silence')).toBeUndefined();
    // Some of it was understood, or nothing was tried at all.
    for (const word of ['ok', 'mutation_unreadable', 'passed by', 'not_found', 'unauthorized'])
      expect([word, answers.get(word) ?? 0]).not.toEqual([word, 0]);
    expect(megabytes() - before).toBeLessThan(MOST_GROWTH_MB);
  } finally {
    await server.stop();
  }
}, 36_000_000);
