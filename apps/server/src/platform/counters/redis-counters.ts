/** Counters in Redis, which forgets them by itself. */
import type { Clock } from '../clock.ts';
import type { Log } from '../log/log.ts';
import { inTime } from '../process/in-time.ts';
import { connectRedis } from '../redis.ts';
import type { Counters } from './counters.ts';

/** Longer than a Redis that is there ever takes. */
const MOST_MS = 2000;

export async function createRedisCounters(url: string, { clock, log }: { clock: Clock; log: Log }): Promise<Counters> {
  const client = await connectRedis(url, log);

  async function count(names: readonly string[], forMs: number, amount: number): Promise<number[]> {
    const many = client.multi();
    for (const name of names) many.incrBy(name, amount);
    for (const name of names) many.pExpire(name, forMs);
    return (await many.exec()).slice(0, names.length).map(Number);
  }

  return {
    add: async (keys, spanMs, amount = 1) => {
      const span = Math.floor(clock.now().getTime() / spanMs);
      const names = keys.map((key) => `figurina:counter:${spanMs}:${span}:${key}`);
      // Commands wait for a Redis that is away, and with them whoever sends a photo: rather nothing is counted meanwhile.
      const uncounted = keys.map(() => 0);
      if (!client.isReady) return uncounted;
      const counted = async (): Promise<number[]> =>
        count(names, 2 * spanMs, amount).catch((error: unknown) => {
          log.warn({ err: error }, 'not counted');
          return uncounted;
        });
      return inTime(counted, MOST_MS, uncounted);
    },
    ready: () => client.isReady,
    close: async () => {
      await client.close();
    },
  };
}
