/**
 * `npm run test:cluster [-- --people 50] [--former REF]`: a customer's story over three web servers, two workers, PostgreSQL, Redis, a
 * bucket and a mail server, which are ended one after the other. Needs PostgreSQL on this machine. With
 * `TEST_S3_URL=http://key:secret@host:port` the bucket is one of that store. With `--former` every
 * server starts as the version of that commit and is replaced by today's, so that both serve side by side.
 */
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import { formerVersion } from './former-version.mjs';
import { BIN, projectNode } from './installed.mjs';
import { runInForeground } from './program.mjs';

const { values } = parseArgs({ options: { people: { type: 'string', default: '50' }, former: { type: 'string' } } });
const files = ['apps/server/src/cluster.api.test.ts'];
process.exitCode = await runInForeground(
  projectNode(),
  [join(BIN, 'vitest'), 'run', '--project', 'api-postgres', '--reporter=default', ...files],
  {
    env: {
      ...process.env,
      CLUSTER: '1',
      PEOPLE: values.people,
      ...(values.former && { FORMER_VERSION: formerVersion(values.former) }),
    },
  },
);
