import { setTimeout } from 'node:timers/promises';
import pg from 'pg';

/** One that listens, and some that send. */
const CONNECTIONS = 4;
/** How often one looks whether anything waits for its turn. */
const TURN_MS = 10;

/**
 * Connections of their own for the messages between servers. The adapter keeps one for itself and lets it lie when it
 * breaks: its error would end the process, and its place in the pool would be lost.
 */
export interface MessagePool {
  readonly pool: pg.Pool;
  /** After the adapter was closed. One that still waits for a connection waits for ever: told no, it would ask for ever. */
  end(): Promise<void>;
}

export function messagePool(connectionString: string): MessagePool {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, connectionTimeoutMillis: 10_000 });
  /** To the adapter, for itself: what only a query needs comes back by itself. */
  const lent = new Set<pg.PoolClient>();
  pool.on('error', () => undefined);
  pool.on('release', (_error, client) => void lent.delete(client));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.on('end', () => {
      if (lent.has(client)) client.release(true);
    });
  });
  const connect = pool.connect.bind(pool);
  let ending = false;
  const never = new Promise<pg.PoolClient>(() => undefined);
  async function lend(): Promise<pg.PoolClient> {
    try {
      const client = await connect();
      if (!ending) {
        lent.add(client);
        return client;
      }
      client.release(true);
    } catch (error) {
      if (!ending) throw error;
    }
    return never;
  }
  pool.connect = ((done?: Parameters<typeof connect>[0]) => (done ? connect(done) : lend())) as typeof pool.connect;
  return {
    pool,
    end: async () => {
      ending = true;
      // The adapter forgets the one on which it was about to listen when it was closed; the pool would wait for it.
      for (const client of lent) {
        client.removeAllListeners('end');
        client.release(true);
      }
      // The pool forgets what still waits for its turn, whose timer then keeps the process.
      while (pool.waitingCount > 0) await setTimeout(TURN_MS);
      await pool.end();
    },
  };
}
