/** The real server over HTTP on a free port, with a database of its own. */
import { createApp, type App } from '../app.ts';
import { systemClock, type Clock } from '../platform/clock.ts';
import { readConfig, type Config } from '../platform/config/config.ts';
import { openDatabase, type OpenDatabase } from '../platform/db/database.ts';
import { createLog, type Log } from '../platform/log/log.ts';
import { freePort } from './free-port.ts';
import { testDatabase, type TestDatabase } from './test-database.ts';

export interface TestServer {
  /** Without a closing slash. */
  url: string;
  config: Config;
  app: App;
  database: OpenDatabase;
  stop(): Promise<void>;
}

export interface TestServerOptions {
  /** Settings beside those of a test, as environment variables. */
  env?: Record<string, string>;
  clock?: Clock;
  /** What it logs to, instead of standard error. */
  log?: Log;
  /** Another process on the database of a server that runs: nothing in memory is shared, tokens are. */
  beside?: TestServer;
  port?: number;
}

/** `LOG_LEVEL=error npx vitest …` shows what the server logs. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { env, clock = systemClock, beside, port = await freePort() } = options;
  const own = beside ? databaseOf(beside) : await testDatabase();
  const read = readConfig({
    PORT: String(port),
    DATA_DIR: own.dataDir,
    DATABASE_URL: own.DATABASE_URL,
    BACKUP_EVERY: 'off',
    DATABASE_SHORT_LIVED: 'true',
    // One with an address of its own takes the time that a password is worth.
    PASSWORD_LOG_N: env?.['BASE_URL'] ? undefined : '4',
    DRAW_COVERS: 'false',
    EXPORT_WHEN: 'by_hand',
    // Machines that test are busy.
    DRAWING_SECONDS: '60',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    CHROMIUM_PATH: process.env['CHROMIUM_PATH'],
    BASE_URL: beside?.config.baseUrl,
    ...env,
  });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const opened = await openDatabase(config, { join: beside !== undefined });
  if (!opened.ok) throw new Error(`The database in ${config.dataDir} is in use`);
  const { database } = opened;
  const app = await createApp({ config, log: options.log ?? createLog(config.log.level), database, clock });
  await app.start();
  await app.http.listen({ host: config.host, port });
  if (config.role !== 'web') await app.work();
  return {
    url: beside ? `http://localhost:${port}` : config.baseUrl,
    config,
    app,
    database,
    stop: async () => {
      await app.close();
      await database.close();
      await own.remove();
    },
  };
}

function databaseOf({ config }: TestServer): Pick<TestDatabase, 'dataDir' | 'DATABASE_URL' | 'remove'> {
  return { dataDir: config.dataDir, DATABASE_URL: config.database.url, remove: async () => undefined };
}
