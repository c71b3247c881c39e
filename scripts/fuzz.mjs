/**
 * `npm run fuzz -- --requests 20000 [--seed 7]`: calls the whole API at random, on a database that is thrown away, and fails
 * with what should not have been answered. 1,000,000 requests take some hours.
 */
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { BIN, projectNode } from './installed.mjs';
import { runInForeground } from './program.mjs';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
});
process.exitCode = await runInForeground(
  projectNode(),
  [join(BIN, 'vitest'), 'run', '--project', 'api*', '--reporter=default', 'apps/server/src/fuzz.api.test.ts'],
  { env: { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed } },
);
