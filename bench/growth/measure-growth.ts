/**
 * What the server asks of a PostgreSQL that has grown for years: calls of an album among hundreds of thousands, edits, and
 * each kind of work that comes by the clock, with the tables that were read from end to end meanwhile.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { anAlbum } from '@figurina/album/testing';
import { printedAlbum } from '../../apps/server/src/testing/printed-album.ts';
import { findPostgres, startPostgres } from '../../apps/server/src/testing/postgres-server.ts';
import { makeListIndexes } from '../../apps/server/src/features/dashboard/list-indexes.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { openDatabase, type OpenDatabase } from '../../apps/server/src/platform/db/database.ts';
import { databaseBytes, rowsReadByScans, withClockWork } from '../../apps/server/src/testing/growth/grown-database.ts';
import { type GrowthAmounts, seedGrowth } from '../../apps/server/src/testing/growth/seed-growth.ts';
import { connect } from '../server/album-client.ts';
import { startStand, type Stand } from '../stand/stand.ts';
import { quantile, round } from '../statistics.ts';

export interface AskedFigures {
  readonly p50_ms: number;
  readonly p95_ms: number;
  /** Of large tables that were read from end to end, each time: their rows. */
  readonly whole: Readonly<Record<string, number>>;
}

interface JobFigures extends Pick<AskedFigures, 'whole'> {
  /** In UTC. */
  readonly cron: string;
  readonly seconds: number;
}

export interface GrowthFigures extends GrowthAmounts {
  readonly gigabytes: number;
  readonly seeding_s: number;
  readonly calls: Readonly<Record<string, AskedFigures>>;
  readonly edit: AskedFigures;
  readonly jobs: Readonly<Record<string, JobFigures>>;
}

const FULL: GrowthAmounts = { orders: 100_000, albums: 300_000, mutations: 100, images: 34 };
const QUICK: GrowthAmounts = { orders: 10_000, albums: 30_000, mutations: 20, images: 10 };
const ASKED = 40;
/** Smaller ones may well be read whole. */
const LARGE = 5000;
/** Statistics of a connection that rests are written down after ten seconds. */
const NOTED_MS = 11_000;

/** Null where there is no PostgreSQL on the machine. */
export async function measureGrowth(quick: boolean): Promise<GrowthFigures | null> {
  const programs = findPostgres();
  if (!programs) return null;
  const postgres = await startPostgres(programs, { large: true });
  try {
    const stand = await startStand(null, undefined, { DATABASE_URL: postgres.url, DRAW_COVERS: 'false' });
    try {
      const read = readConfig({ DATABASE_URL: postgres.url });
      if (!read.ok) throw new Error(read.problems.join('\n'));
      const opened = await openDatabase(read.config);
      if (!opened.ok) throw new Error(opened.code);
      const { database } = opened;
      try {
        const amounts = quick ? QUICK : FULL;
        const began = performance.now();
        await seedGrowth(database.db, amounts, stand.owner.id);
        await makeListIndexes({ db: database.db, config: read.config });
        const seeding_s = Math.round((performance.now() - began) / 1000);
        return { ...amounts, seeding_s, ...(await measure(stand, database)) };
      } finally {
        await database.close();
      }
    } finally {
      await stand.close();
    }
  } finally {
    await postgres.stop();
  }
}

async function measure(stand: Stand, database: OpenDatabase) {
  await pause(NOTED_MS);
  const id = await stand.put(printedAlbum({ pages: 40, singles: 172 }));
  const { token: staff } = await stand.staff();
  const calls: Record<string, AskedFigures> = {};
  for (const path of callsOf(id))
    calls[path.replace(id, ':id')] = await timed(database, () => get(stand.url + path, stand.owner.token));
  for (const path of CALLS_OF_STAFF) calls[path] = await timed(database, () => get(stand.url + path, staff));
  const edited = await stand.put(anAlbum().section('Team').spreads(9).rectangle({ id: 'box' }).parts());
  const client = await connect(stand, edited, stand.owner);
  let x = 10;
  const edit = await timed(database, () =>
    client.write([{ part: 'workspace', path: 'nodes/box/props/x', value: x++ }]),
  );
  client.close();
  return {
    gigabytes: round((await databaseBytes(database.db)) / 1e9),
    calls,
    edit,
    jobs: await measureClockWork(database),
  };
}

const callsOf = (id: string): string[] => [
  '/v1/albums',
  `/v1/albums/${id}`,
  `/v1/albums/${id}/associations`,
  `/v1/albums/${id}/comment_reads`,
  `/v1/albums/${id}/versions`,
  `/v1/albums/${id}/trash`,
  `/v1/albums/${id}/sticker_link`,
  `/v1/albums/${id}/sticker_uploads`,
  `/v1/albums/${id}/checkout?no_albums=100`,
  '/v1/notifications',
  '/v1/notifications/unread',
  '/v1/orders',
  '/v1/users/me',
];
const CALLS_OF_STAFF = [
  '/v1/orders/dashboard',
  '/v1/orders/dashboard?query=koln',
  '/v1/albums/dashboard',
  '/v1/albums/dashboard?query=koln',
  '/v1/orders/order-47',
  '/v1/audit_log',
  '/v1/mails',
  '/v1/customers',
];

async function get(url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${text}`);
}

async function timed(database: OpenDatabase, ask: () => Promise<unknown>): Promise<AskedFigures> {
  const taken: number[] = [];
  // The first finds nothing prepared.
  await ask();
  const whole = await wholeReads(database, async () => {
    for (let at = 0; at < ASKED; at++) {
      const began = performance.now();
      await ask();
      taken.push(performance.now() - began);
    }
  });
  const each = Object.entries(whole).map(([table, rows]) => [table, Math.round(rows / ASKED)]);
  return { p50_ms: quantile(taken, 0.5), p95_ms: quantile(taken, 0.95), whole: Object.fromEntries(each) };
}

async function measureClockWork(database: OpenDatabase): Promise<GrowthFigures['jobs']> {
  return withClockWork(database, async (work) => {
    const figures: Record<string, JobFigures> = {};
    for (const { name, cron, run } of work) {
      let seconds = 0;
      const whole = await wholeReads(database, async () => {
        seconds = await run();
      });
      figures[name] = { cron, seconds: round(seconds), whole };
    }
    return figures;
  });
}

/** Rows of large tables that were read by reading all of it. */
async function wholeReads({ db }: OpenDatabase, act: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await rowsReadByScans(db);
  await act();
  await pause(NOTED_MS);
  const after = await rowsReadByScans(db);
  const read = [...after].map(([table, rows]) => [table, rows - (before.get(table) ?? 0)] as const);
  return Object.fromEntries(read.filter(([, rows]) => rows > LARGE));
}
