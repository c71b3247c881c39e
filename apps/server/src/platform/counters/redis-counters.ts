/** Counters in Redis, which forgets them by itself. */
import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { connectRedis } from '../redis.ts';
import type { Counters } from './counters.ts';

export async function createRedisCounters(url: string, { clock, log }: { clock: Clock; log: Log }): Promise<Counters> {
  const client = await connectRedis(url, log);
  return {
    add: async (keys, spanMs) => {
      const span = Math.floor(clock.now().getTime() / spanMs);
      const names = keys.map((key) => `figurina:counter:${spanMs}:${span}:${key}`);
      const many = client.multi();
      for (const name of names) many.incr(name);
      for (const name of names) many.pExpire(name, 2 * spanMs);
      return (await many.exec()).slice(0, names.length).map(Number);
    },
    close: async () => {
      await client.close();
    },
  };
}
