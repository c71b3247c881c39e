/**
 * An installation as large ones are: three web servers behind a balancer, two workers, PostgreSQL, Redis and another
 * company's provider where there are such, a bucket, a mail server. Each process has a data directory of its own; of it they
 * share the keys of the sign-in alone.
 */
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startBalancer } from '../../features/realtime/testing/balancer.ts';
import { readConfig } from '../../platform/config/config.ts';
import { openDatabase, type OpenDatabase } from '../../platform/db/database.ts';
import { startBucketServer } from '../bucket-server.ts';
import { freePort } from '../free-port.ts';
import { hasGlewlwyd } from '../glewlwyd.ts';
import { findPostgres, startPostgres, type PostgresServer } from '../postgres-server.ts';
import { startRedis } from '../redis-server.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { startServerProcess, type ServerProcess } from '../server-process.ts';
import { testUser, type TestUser } from '../test-user.ts';
import { startMailCatcher, type CaughtMail } from './mail-catcher.ts';
import { startOutsideProvider } from './outside-people.ts';

const WEB_SERVERS = 3;

export interface Cluster {
  /** Of the balancer. */
  readonly url: string;
  readonly database: OpenDatabase;
  readonly postgres: PostgresServer;
  readonly redisUrl: string | undefined;
  readonly mails: readonly CaughtMail[];
  readonly webs: readonly ServerProcess[];
  /** The one that prints, and the one that does everything else. */
  readonly workers: readonly ServerProcess[];
  /** Whose people come in. */
  readonly provider: 'glewlwyd' | 'built-in';
  /** Somebody signed in, whose address is confirmed. */
  person(name: string, admin?: boolean): Promise<TestUser>;
  addressOf(web: number): string;
  /** Starts it again after it has ended. */
  startWeb(web: number): Promise<void>;
  startWorker(worker: number): Promise<void>;
  stop(): Promise<void>;
}

/** `first`: the folder of the version that they are of until they are started again; this one. */
export async function startCluster(first?: string): Promise<Cluster> {
  const programs = findPostgres();
  if (!programs) throw new Error('No PostgreSQL on this machine');
  const folder = scratchFolder('figurina-cluster-');
  const [postgres, redis, bucket, post] = await Promise.all([
    startPostgres(programs),
    startRedis(),
    startBucketServer(),
    startMailCatcher(),
  ]);
  const ports: number[] = [];
  for (let at = 0; at < WEB_SERVERS; at++) ports.push(await freePort());
  const balancer = await startBalancer(ports);
  const url = `http://127.0.0.1:${balancer.port}`;
  const { settings } = bucket;
  const outside = hasGlewlwyd() ? await startOutsideProvider(url) : undefined;
  const shared = {
    BASE_URL: url,
    ...outside?.env,
    DATABASE_URL: postgres.url,
    ...(redis && { REDIS_URL: redis.url }),
    S3_BUCKET: settings.bucket,
    S3_ENDPOINT: settings.endpoint,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    SMTP_URL: post.url,
    RATE_LIMIT: '0',
    STICKER_TASK_BITS: '4',
    EXPORT_WHEN: 'by_hand',
    DRAW_COVERS: 'false',
    ...(process.env['CHROMIUM_PATH'] && { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] }),
  };
  const dataOf = (name: string): string => join(folder, name);
  const webs: ServerProcess[] = [];
  const workers: ServerProcess[] = [];

  async function startWeb(at: number, root?: string): Promise<void> {
    const own = { DATA_DIR: dataOf(`web${at}`), PORT: String(ports[at]), ROLE: 'web' };
    webs[at] = startServerProcess({ ...shared, ...own }, { root });
    await webs[at].printed('Figurina runs at');
  }
  async function startWorker(at: number, root?: string): Promise<void> {
    const works = { DATA_DIR: dataOf(`worker${at}`), ROLE: 'worker', WORKS: ['prints', 'pictures,rest'][at]! };
    const port = await freePort();
    workers[at] = startServerProcess({ ...shared, ...works, PORT: String(port) }, { root });
    const isReady = (): Promise<boolean> =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    while (!(await isReady()))
      await Promise.race([workers[at].ended, new Promise((resolve) => setTimeout(resolve, 200))]);
  }

  // The first one makes tables and keys.
  await startWeb(0, first);
  for (const name of ['web1', 'web2', 'worker0', 'worker1']) {
    mkdirSync(dataOf(name));
    const keys = join(dataOf('web0'), 'identity');
    if (existsSync(keys)) cpSync(keys, join(dataOf(name), 'identity'), { recursive: true });
  }
  await Promise.all([startWeb(1, first), startWeb(2, first), startWorker(0, first), startWorker(1, first)]);

  const read = readConfig({ ...shared, DATA_DIR: dataOf('web0') });
  if (!read.ok) throw new Error(read.problems.join());
  const opened = await openDatabase(read.config);
  if (!opened.ok) throw new Error(opened.code);
  const { config } = read;
  const { database } = opened;
  return {
    url,
    database,
    provider: outside ? 'glewlwyd' : 'built-in',
    person: async (name, admin = false) =>
      outside
        ? outside.comeIn(database, name, admin ? 'print, admin' : 'print')
        : testUser({ config, database, url }, `${name}@verein.de`, { admin }),
    postgres,
    redisUrl: redis?.url,
    mails: post.mails,
    webs,
    workers,
    addressOf: (web) => `http://127.0.0.1:${ports[web]}`,
    startWeb: (at) => startWeb(at),
    startWorker: (at) => startWorker(at),
    stop: async () => {
      await Promise.all([...webs, ...workers].map((each) => each.killTree()));
      await database.close();
      await balancer.close();
      await Promise.all([postgres.stop(), redis?.stop(), outside?.stop(), bucket.stop(), post.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
