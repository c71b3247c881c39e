/**
 * `npm run fuzz -- [--only api|socket|files] [--requests 20000] [--seed 7]`: calls the whole API at random, speaks to the
 * socket, and reads files of six kinds with any fault, on a database that is thrown away; fails with what should not have
 * been answered. 1,000,000 requests take an hour, more or less.
 */
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { BIN, projectNode } from './installed.mjs';
import { runInForeground } from './program.mjs';

/** By the Vitest project that each file is of. */
const PARTS = {
  api: { 'api*': 'apps/server/src/fuzz.api.test.ts' },
  socket: { 'api*': 'apps/server/src/fuzz-socket.api.test.ts' },
  files: {
    unit: 'apps/web/src/roster/reading/fuzz-files.test.ts',
    program: 'apps/server/src/features/images/picture/fuzz-pictures.program.test.ts',
  },
};
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now() % 1e6) },
  },
});
if (values.only !== undefined && !(values.only in PARTS)) {
  process.stderr.write(`There is no part "${values.only}": ${Object.keys(PARTS).join(', ')}\n`);
  process.exit(1);
}
const parts = values.only === undefined ? Object.values(PARTS) : [PARTS[values.only]];
for (const [project, file] of parts.flatMap((part) => Object.entries(part))) {
  // With its garbage collected before memory is measured.
  const args = ['run', '--project', project, '--execArgv=--expose-gc', '--reporter=default', file];
  const code = await runInForeground(projectNode(), [join(BIN, 'vitest'), ...args], {
    env: { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed },
  });
  process.exitCode ||= code;
}
