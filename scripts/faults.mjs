/**
 * `npm run test:faults [-- --schedules 200] [--seed 7] [--prints] [--database postgres]`: a customer's
 * story under faults at every border of the server, once a schedule; with `--prints`, pages are printed each time.
 */
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { BIN, projectNode } from './installed.mjs';
import { runInForeground } from './program.mjs';

const { values } = parseArgs({
  options: {
    schedules: { type: 'string', default: '200' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
    prints: { type: 'boolean', default: false },
    database: { type: 'string', default: 'embedded' },
  },
});
const project = values.database === 'postgres' ? 'api-postgres' : 'api';
const file = 'apps/server/src/faults.api.test.ts';
process.exitCode = await runInForeground(
  projectNode(),
  [join(BIN, 'vitest'), 'run', '--project', project, '--reporter=default', file],
  {
    env: {
      ...process.env,
      TEST_LONG: '1',
      FAULT_SCHEDULES: values.schedules,
      FAULT_SEED: values.seed,
      ...(values.prints && { FAULT_PRINTS: '1' }),
    },
  },
);
