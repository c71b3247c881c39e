import pg from 'pg';

/** One that listens, and some that send. */
const CONNECTIONS = 4;

/**
 * Connections of their own for the messages between servers. The adapter keeps one for itself and lets it lie when it
 * breaks: its error would end the process, and its place in the pool would be lost.
 */
export function messagePool(connectionString: string): pg.Pool {
  const pool = new pg.Pool({ connectionString, max: CONNECTIONS, connectionTimeoutMillis: 10_000 });
  const taken = new Set<pg.PoolClient>();
  pool.on('error', () => undefined);
  pool.on('acquire', (client) => void taken.add(client));
  pool.on('release', (_error, client) => void taken.delete(client));
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.on('end', () => {
      if (taken.has(client)) client.release(true);
    });
  });
  return pool;
}
