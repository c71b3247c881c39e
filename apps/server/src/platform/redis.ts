import type { Log } from './log/log.ts';

/** A connection to Redis. Its library is a fifth of all that a server would load: only who has one set waits for it. */
export async function connectRedis(url: string, log: Log) {
  const { createClient } = await import('redis');
  const client = createClient({ url });
  client.on('error', (error: unknown) => log.error({ err: error }, 'redis'));
  return client.connect();
}
