/** The one way to the database: Kysely over `pg`, to a PostgreSQL server or to the embedded one. */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Config } from '../config/config.ts';
import { findEmbedded, startEmbedded, type EmbeddedDatabase } from './embedded/start-embedded.ts';
import { tracedQuery } from '../observation/traces.ts';
import type { Database } from './schema.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  pool: pg.Pool;
  kind: 'postgres' | 'embedded';
  /** For libraries that connect themselves. */
  connectionString: string;
  /** Called when the embedded database's process died: nothing works any more. */
  onLost(listener: () => void): void;
  close(): Promise<void>;
}

export type OpenAnswer = { ok: true; database: OpenDatabase } | { ok: false; code: 'in_use' };

export interface OpenOptions {
  /** Command-line tools and workers join an embedded database that already runs; a server insists on its own. */
  join?: boolean;
}

export async function openDatabase(
  config: Pick<Config, 'dataDir' | 'database'>,
  { join = false }: OpenOptions = {},
): Promise<OpenAnswer> {
  if (config.database.url) return { ok: true, database: open(config.database.url, config.database.pool) };
  const running = join ? await findEmbedded(config.dataDir) : undefined;
  if (running) return { ok: true, database: open(embeddedUrl(running.host), config.database.pool, running) };
  const started = await startEmbedded(config.dataDir, config.database);
  if (!started.ok) return started;
  return { ok: true, database: open(embeddedUrl(started.embedded.host), config.database.pool, started.embedded) };
}

function embeddedUrl(folder: string): string {
  return `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`;
}

function open(connectionString: string, size: number, embedded?: EmbeddedDatabase): OpenDatabase {
  const pool = new pg.Pool({ connectionString, max: size, connectionTimeoutMillis: 30_000 });
  // A connection that breaks is replaced by the pool, and whoever uses it hears of it by their query; without these
  // listeners the event of the connection itself would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query, queryDurationMillis }) => tracedQuery(query.sql, queryDurationMillis, level === 'error'),
  });
  return {
    db,
    pool,
    kind: embedded ? 'embedded' : 'postgres',
    connectionString,
    onLost: (listener) => embedded?.onLost(listener),
    close: async () => {
      await db.destroy();
      await embedded?.close();
    },
  };
}
