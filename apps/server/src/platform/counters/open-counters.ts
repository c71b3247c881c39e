import type { Kysely } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/schema.ts';
import type { Log } from '../log/log.ts';
import type { Counters } from './counters.ts';
import { createDatabaseCounters } from './database-counters.ts';
import { createRedisCounters } from './redis-counters.ts';

interface CountersParts {
  config: Pick<Config, 'redisUrl'>;
  db: Kysely<Database>;
  clock: Clock;
  log: Log;
}

/** In Redis where there is one, otherwise in the database. */
export async function openCounters({ config, db, clock, log }: CountersParts): Promise<Counters> {
  return config.redisUrl ? createRedisCounters(config.redisUrl, { clock, log }) : createDatabaseCounters(db, clock);
}
