/**
 * Kills the whole server tree at random moments under a steady load of mutations: during edits, during the first start,
 * during a backup. What was acknowledged has to be there afterwards.
 *
 * `KILL_SEED=… KILL_ROUNDS=…` repeats or prolongs a run; `npm run test:long` kills 40 times.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { listBackups, writeBackup } from './platform/backup/write-backup.ts';
import { checkBackup } from './platform/backup/read-backup.ts';
import { readConfig, type Config } from './platform/config/config.ts';
import { openDatabase, type OpenDatabase } from './platform/db/database.ts';
import { freePort } from './testing/free-port.ts';
import { createMutationLoad, type MutationLoad } from './testing/mutation-load.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

const SEED = Number(process.env['KILL_SEED'] ?? 20_261_122);
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 5);
/** Fresh directories whose first start is killed; the last of them takes all further kills. */
const FIRST_STARTS = Math.ceil(ROUNDS / 5);
const hint = `seed ${SEED}`;

test('nothing acknowledged is lost when the server is killed', { timeout: 600_000 }, async (context) => {
  if (inject('databaseTemplate').kind === 'postgres') return context.skip('a PostgreSQL server does not die with ours');
  const random = randomFrom(SEED);
  const total = { kills: 0, acknowledged: 0, ms: 0 };
  for (let first = 1; first <= FIRST_STARTS && total.kills < ROUNDS; first++) {
    const site = await newSite();
    await killFirstStart(site, 300 + random() * 4000);
    total.kills += 1;
    const further = first === FIRST_STARTS ? ROUNDS - total.kills : 1;
    for (let kill = 0; kill < further; kill++) {
      const { acknowledged, ms } = await killUnderLoad(site, 300 + random() * 700, total.kills % 3 === 0);
      total.kills += 1;
      total.acknowledged += acknowledged;
      total.ms += ms;
    }
    await verifyAtLast(site);
    await rm(site.env.DATA_DIR, { recursive: true, force: true });
  }
  const rate = Math.round((total.acknowledged / total.ms) * 1000);
  process.stdout.write(
    `note: kill test, ${hint}: ${total.kills} kills, ${total.acknowledged} mutations acknowledged, ${rate} a second\n`,
  );
  expect(total.kills, hint).toBe(ROUNDS);
  expect(total.acknowledged, hint).toBeGreaterThan(0);
});

interface Site {
  env: { PORT: string; DATA_DIR: string };
  url: string;
  config: Config;
  load?: MutationLoad;
}

async function newSite(): Promise<Site> {
  const env = { PORT: String(await freePort()), DATA_DIR: await mkdtemp(join(tmpdir(), 'figurina-kill-')) };
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.problems.join());
  return { env, url: read.config.baseUrl, config: read.config };
}

async function killFirstStart({ env }: Site, afterMs: number): Promise<void> {
  const server = startServerProcess(env);
  await Promise.race([pause(afterMs), server.printed('Figurina runs at')]);
  await server.killTree();
}

/** Starts the server, looks whether everything is there, and kills it while people write. */
async function killUnderLoad(
  site: Site,
  afterMs: number,
  duringBackup: boolean,
): Promise<{ acknowledged: number; ms: number }> {
  return withServer(site, async (server, database) => {
    site.load ??= await createMutationLoad(database, site.config);
    await site.load.verify(site.url, database, hint);
    const writing = (await site.load.join(site.url))();
    const backup = duringBackup ? pause(afterMs * 0.8).then(() => backUp(database, site)) : undefined;
    await pause(afterMs);
    await server.killTree();
    await backup;
    return writing;
  });
}

async function verifyAtLast(site: Site): Promise<void> {
  await withServer(site, async (server, database) => {
    await site.load?.verify(site.url, database, hint);
    for (const file of await listBackups(join(site.env.DATA_DIR, 'backups')))
      expect(await checkBackup(file), hint).toMatchObject({ ok: true });
    await database.close();
    server.child.kill('SIGTERM');
    expect(await server.ended, server.output()).toBe(0);
  });
}

async function withServer<Result>(
  { env, config }: Site,
  work: (server: ServerProcess, database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const server = startServerProcess(env);
  try {
    await server.printed('Figurina runs at');
    const opened = await openDatabase(config, { join: true });
    if (!opened.ok) throw new Error(opened.code);
    const result = await work(server, opened.database);
    await opened.database.close();
    return result;
  } finally {
    await server.killTree();
  }
}

/** One that the kill cuts off has to leave nothing under a backup's name. */
async function backUp(database: OpenDatabase, { env }: Site): Promise<void> {
  await writeBackup(database, { folder: join(env.DATA_DIR, 'backups'), now: new Date() }).catch(() => undefined);
}

/** mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
