/** The server program. `ROLE` says which part of the work it does: answering requests, background jobs, or both. */
import type { App } from './app.ts';
import { openOrRescue, rescueWords } from './platform/backup/rescue-database.ts';
import { createBackups } from './platform/backup/timed-backups.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig, type Config } from './platform/config/config.ts';
import type { OpenDatabase } from './platform/db/database.ts';
import { migrate, pendingMigrations } from './platform/db/migrate.ts';
import { writeEverywhere } from './platform/files/data-disk.ts';
import { listenForHealth } from './platform/http/health.ts';
import { createLog } from './platform/log/log.ts';
import { observeProcess } from './platform/observation/metrics.ts';
import { serveMetrics } from './platform/observation/serve-metrics.ts';
import { startTraces } from './platform/observation/traces.ts';
import { version } from './platform/observation/version.ts';
import { dataDirProblem, databaseProblem, listenProblem } from './platform/process/start-problems.ts';
import { stopOnSignals } from './platform/process/stop-on-signals.ts';

const read = readConfig(process.env);
if (!read.ok) giveUp(...read.problems);
const { config } = read;
const log = createLog(config.log.level);

let app: App | undefined;
let database: OpenDatabase | undefined;
let health: { close(): Promise<unknown> } | undefined;
let metrics: Awaited<ReturnType<typeof serveMetrics>>;
let endTraces: (() => Promise<void>) | undefined;
const stop = stopOnSignals(async (why) => {
  log.info({ why }, 'stopping');
  await app?.close();
  await health?.close();
  metrics?.close();
  await database?.close();
  await endTraces?.();
});

try {
  await start();
} catch (error) {
  if (!stop.hasBegun()) {
    log.fatal({ err: error }, 'The server could not be started');
    stop.begin('a failed start', 1);
  }
}

async function start(): Promise<void> {
  endTraces = await startTraces(config);
  const opening = openOrGiveUp(config);
  // The database's process starts while everything else is loaded.
  const { createApp } = await import('./app.ts');
  const opened = await opening;
  database = opened;
  opened.onLost(() => {
    log.fatal('The embedded database has ended unexpectedly');
    stop.begin('no database', 1);
  });
  await bringUpToDate(opened);
  const created = await createApp({ config, log, database: opened, clock: systemClock });
  app = created;
  await created.start();
  await showMetrics(created, opened);
  if (config.role === 'worker') await work(created);
  else await listen(created, opened);
  // Prints ask this server for its pages: it must listen before it takes up work.
  if (config.role !== 'web') await created.work();
  // After the address is told: the first start is quick, and the example is there a moment later.
  if (config.role !== 'worker')
    await created.makeExample().catch((error: unknown) => log.error({ err: error }, 'the example album was not made'));
  // What only makes things faster or fuller must not take a server down that already serves.
  await created.prepare().catch((error: unknown) => {
    if (!stop.hasBegun()) log.error({ err: error }, 'could not prepare everything');
  });
}

async function openOrGiveUp(wanted: Config): Promise<OpenDatabase> {
  try {
    await writeEverywhere(wanted.dataDir);
    const opened = await openOrRescue(wanted, { join: wanted.role === 'worker', log, now: systemClock.now() });
    if (opened.rescue) for (const line of rescueWords(opened.rescue)) say(line);
    if (!opened.ok) return giveUp(`The data directory ${wanted.dataDir} is in use by another server`);
    if (opened.database.kind === 'embedded')
      say(
        `The embedded database in ${wanted.dataDir} is for trying out and small teams: production wants PostgreSQL (DATABASE_URL).`,
      );
    return opened.database;
  } catch (error) {
    return giveUp(dataDirProblem(error, wanted) ?? (error as Error).message);
  }
}

/** A database that has something to lose is saved before its tables change. */
async function bringUpToDate(opened: OpenDatabase): Promise<void> {
  try {
    const pending = await pendingMigrations(opened.db);
    const backups = createBackups({ config, database: opened, log, clock: systemClock });
    if (opened.kind === 'embedded' && pending && pending.length > 0) await backups.make('before-migration');
    await migrate(opened.db);
  } catch (error) {
    if (opened.kind === 'embedded') throw error;
    giveUp(databaseProblem(error));
  }
}

async function listen(ready: App, opened: OpenDatabase): Promise<void> {
  try {
    await ready.http.listen({ host: config.host, port: config.port, listenTextResolver: () => 'listening' });
  } catch (error) {
    const problem = listenProblem(error, config);
    if (!problem) throw error;
    await ready.close();
    await opened.close();
    giveUp(problem);
  }
  say(`Figurina runs at ${config.baseUrl}`);
  for (const line of await ready.welcome()) say(line);
}

/** What nobody can look at is worth a line, not the server. */
async function showMetrics({ measure }: App, { kind }: OpenDatabase): Promise<void> {
  if (!config.metrics) return;
  observeProcess({ version, role: config.role, database: kind });
  try {
    metrics = await serveMetrics({ config, log, measure });
  } catch (error) {
    log.warn({ err: error }, 'no address for metrics');
  }
}

/**
 * A worker answers whoever watches over it; one whose port another program has works all the same. For its own prints it
 * listens on this machine alone.
 */
async function work({ http, ready }: App): Promise<void> {
  await http.listen({ host: '127.0.0.1', port: 0, listenTextResolver: () => 'listening' });
  try {
    health = await listenForHealth(config, { log, ready });
  } catch (error) {
    log.warn({ err: error }, `no address for health: ${listenProblem(error, config) ?? 'it cannot be listened on'}`);
  }
  log.info('working');
}

/** For the person at the terminal; the log is for machines and goes to standard error. */
function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function giveUp(...lines: string[]): never {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exit(1);
}
