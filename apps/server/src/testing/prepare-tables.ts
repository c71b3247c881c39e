import { migrate } from '../platform/db/migrate.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { createJobs } from '../platform/jobs/jobs.ts';
import { createLog } from '../platform/log/log.ts';

/** Everything a server's first start would make, so that no test waits for it. */
export async function prepareTables(database: OpenDatabase): Promise<void> {
  await migrate(database.db);
  const jobs = createJobs({ database, log: createLog('warn') });
  await jobs.start();
  await jobs.stop();
}
