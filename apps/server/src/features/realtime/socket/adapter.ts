import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import type { Config } from '../../../platform/config/config.ts';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import { connectRedis } from '../../../platform/redis.ts';
import { messagePool } from './message-pool.ts';
import type { RealtimeServer } from './socket-server.ts';

/** How server processes tell each other what to broadcast. */
export interface Adapter {
  /** Whether messages reach the other processes; without, they find out by asking the database. */
  readonly isShared: boolean;
  close(): Promise<void>;
}

/** Redis when there is one, else the PostgreSQL server; the embedded database is for one process, which needs nothing. */
export async function chooseAdapter(
  io: RealtimeServer,
  { config, database, log }: { config: Pick<Config, 'redisUrl'>; database: OpenDatabase; log: Log },
): Promise<Adapter> {
  const namespace = io.of('/');
  if (config.redisUrl) {
    const client = lookedAfter(await connectRedis(config.redisUrl, log), log);
    const { createAdapter: createRedisAdapter } = await import('@socket.io/redis-streams-adapter');
    io.adapter(createRedisAdapter(client));
    return {
      isShared: true,
      close: async () => {
        await namespace.adapter.close();
        client.destroy();
      },
    };
  }
  if (database.kind !== 'postgres') return { isShared: false, close: async () => undefined };
  const messages = messagePool(database.connectionString);
  const errorHandler = (error: Error) => log.warn({ err: error }, 'messages between servers');
  io.adapter(createPostgresAdapter(messages.pool, { errorHandler }));
  return {
    isShared: true,
    close: async () => {
      await namespace.adapter.close();
      await messages.end();
    },
  };
}

interface Sends {
  publish(...message: never[]): Promise<unknown>;
  subscribe(...to: never[]): Promise<unknown>;
  duplicate(): Sends;
}

/**
 * The adapter does not look back at what it sends: were nobody to hear that Redis has gone away meanwhile, or that the server
 * stops, the process would end by it. Its own connections are duplicates of this one.
 */
function lookedAfter<Client extends Sends>(client: Client, log: Log): Client {
  const publish = client.publish.bind(client);
  const subscribe = client.subscribe.bind(client);
  const duplicate = client.duplicate.bind(client);
  const lost = (error: unknown): void => log.warn({ err: error }, 'a message between servers was lost');
  const looked: Sends = client;
  looked.publish = async (...message) => publish(...message).catch(lost);
  looked.subscribe = async (...to) => subscribe(...to).catch(lost);
  looked.duplicate = () => lookedAfter(duplicate(), log);
  return client;
}
