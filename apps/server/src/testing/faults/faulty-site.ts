/**
 * A server as a program of its own, with a faulty wire at each of its borders: to its database, its bucket, its mail server,
 * to Redis where there is one, and to the browsers of those who use it.
 */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startBucketServer } from '../bucket-server.ts';
import { type CaughtMail, startMailCatcher } from '../cluster/mail-catcher.ts';
import { freePort } from '../free-port.ts';
import type { Chance } from '../fuzz/chance.ts';
import { reachDatabase } from '../reach-database.ts';
import { startRedis } from '../redis-server.ts';
import { startServerProcess, type ServerProcess } from '../server-process.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { FAULTS, openWire, type FaultyWire } from './faulty-wire.ts';

/** The most pieces of a border that meet a fault, of 1: of a thousand statements a story has. */
const WORST = { database: 0.01, bucket: 0.1, mail: 0.1, redis: 0.02, browser: 0.04 };
/** Of how many schedules the server dies in one, of 1: its start takes as much work as three stories. */
const DEATHS = 0.1;
type Border = keyof typeof WORST;

export interface FaultySite {
  /** By way of the faulty wire. */
  readonly url: string;
  /** The server that has the database, and its tables: nothing is wrong with its wires. */
  readonly calm: TestServer;
  readonly mails: readonly CaughtMail[];
  /** What the server has printed since it started last. */
  output(): string;
  /** Has things go wrong until the story is told, and has the server die in between where `chance` says so. */
  during<Told>(chance: Chance, tell: () => Promise<Told>): Promise<Told>;
  /** How much went wrong so far, in words. */
  summary(): string;
  stop(): Promise<void>;
}

export async function startFaultySite(): Promise<FaultySite> {
  const [bucket, post, redis] = await Promise.all([startBucketServer(), startMailCatcher(), startRedis()]);
  const wires: Partial<Record<Border, FaultyWire>> = {};
  const through = async (border: Border, address: string): Promise<string> => {
    const url = new URL(address);
    const { hostname, port: behind } = url;
    const wire = await openWire(() => connect(Number(behind), hostname));
    wires[border] = wire;
    url.port = String(wire.port);
    return url.href.replace(/\/$/, '');
  };
  const port = await freePort();
  const url = await through('browser', `http://127.0.0.1:${port}`);
  const { settings } = bucket;
  const shared = {
    BASE_URL: url,
    RATE_LIMIT: '0',
    STICKER_TASK_BITS: '4',
    S3_BUCKET: settings.bucket,
    S3_REGION: settings.region,
    S3_ACCESS_KEY_ID: settings.accessKeyId,
    S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    EXPORT_WHEN: 'by_hand',
    DRAW_COVERS: 'false',
  };
  const calm = await startTestServer({ env: { ...shared, S3_ENDPOINT: settings.endpoint, ROLE: 'web' } });
  const database = reachDatabase(calm.database.connectionString);
  wires.database = await openWire(database.reach);
  const env = {
    ...shared,
    PORT: String(port),
    DATA_DIR: calm.config.dataDir,
    DATABASE_URL: database.through(wires.database.port),
    S3_ENDPOINT: await through('bucket', settings.endpoint),
    SMTP_URL: await through('mail', post.url),
    ...(redis && { REDIS_URL: await through('redis', redis.url) }),
    ...(process.env['CHROMIUM_PATH'] && { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] }),
  };
  let deaths = 0;
  let isOver = false;
  const broken = Promise.withResolvers<never>();
  broken.promise.catch(() => undefined);
  let server = start();
  await server.printed('Figurina runs at').catch((error: unknown) => {
    isOver = true;
    throw error;
  });

  /** One that is killed is started again, as whatever runs it would do; none ends by itself once it has begun to work. */
  function start(): ServerProcess {
    const started = startServerProcess(env);
    void goOn(started);
    return started;
  }

  async function goOn(started: ServerProcess): Promise<void> {
    const how = await started.ended;
    if (isOver) return;
    const said = started.output();
    const hadBegun = said.includes('Figurina runs at') && !said.includes('The server could not be started');
    if (how === 'SIGKILL' || !hadBegun) restart();
    else broken.reject(new Error(`The server ended by itself (${how}):\n${said}`));
  }

  /** It is calm then: of the hundreds of statements of a start one would meet a fault, and the next would end again. */
  function restart(): void {
    calmDown();
    server = start();
  }

  async function die(afterMs: number): Promise<void> {
    await pause(afterMs);
    deaths += 1;
    await server.killTree();
    await begun();
  }

  /** Where there is little of the processor, a start may time out, and is tried again. */
  async function begun(): Promise<void> {
    const current = server;
    await current.printed('Figurina runs at').catch((error: unknown) => {
      if (server === current) throw error;
      return begun();
    });
  }

  function calmDown(): void {
    for (const wire of Object.values(wires)) wire.spoil(0);
  }

  return {
    url,
    calm,
    mails: post.mails,
    output: () => server.output(),
    during: async (chance, tell) => {
      for (const [border, wire] of Object.entries(wires)) wire.spoil(chance.next() * WORST[border as Border], chance);
      const death = chance.happens(DEATHS) ? die(chance.int(4000)) : undefined;
      try {
        return await Promise.race([tell(), broken.promise]);
      } finally {
        calmDown();
        await death;
      }
    },
    summary: () => {
      const struck = Object.entries(wires).map(([border, wire]) => {
        const each = FAULTS.flatMap((fault) => (wire.struck[fault] > 0 ? `${wire.struck[fault]} ${fault}` : []));
        return `${border}: ${each.join(', ') || 'none'}`;
      });
      return `${struck.join('; ')}; the server died ${deaths} times`;
    },
    stop: async () => {
      isOver = true;
      await server.killTree();
      await Promise.all(Object.values(wires).map((wire) => wire.close()));
      await calm.stop();
      await Promise.all([bucket.stop(), post.stop(), redis?.stop()]);
    },
  };
}
