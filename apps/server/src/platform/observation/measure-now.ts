/** Measures that are asked for when somebody looks, instead of counted while they happen. */
import type { OpenDatabase } from '../db/database.ts';
import { backupAge, databaseConnections, diskFree, jobs, jobsOldest, partUp, sockets } from './metrics.ts';
import { countJobs } from './count-jobs.ts';
import type { PartState } from './parts.ts';

/** Counting jobs reads their table, and a mail server is knocked at: not oftener than this, however many look. */
const ASK_EVERY_MS = 20_000;

interface MeasureParts {
  readonly database: Pick<OpenDatabase, 'db' | 'pool'>;
  readonly connections: () => number;
  readonly states: () => Promise<readonly PartState[]>;
}

/** Answers what to call before the metrics are read. */
export function createMeasureNow({ database, connections, states }: MeasureParts): () => Promise<void> {
  let askedAt = -Infinity;
  return async () => {
    sockets.set(connections());
    const { totalCount, idleCount, waitingCount } = database.pool;
    databaseConnections.set({ state: 'in_use' }, totalCount - idleCount);
    databaseConnections.set({ state: 'idle' }, idleCount);
    databaseConnections.set({ state: 'waiting' }, waitingCount);
    if (performance.now() - askedAt < ASK_EVERY_MS) return;
    askedAt = performance.now();
    for (const { part, state, facts } of await states()) {
      if (state !== 'off') partUp.set({ part }, state === 'bad' ? 0 : 1);
      if (part === 'disk' && facts.free_bytes !== undefined) diskFree.set(facts.free_bytes);
      if (part === 'backup' && facts.age_seconds !== undefined) backupAge.set(facts.age_seconds);
    }
    const counted = await countJobs(database).catch(() => []);
    jobs.reset();
    jobsOldest.reset();
    for (const { queue, state, count, oldest } of counted) {
      jobs.set({ queue, state }, count);
      if (state === 'waiting') jobsOldest.set({ queue }, oldest);
    }
  };
}
