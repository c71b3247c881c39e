/**
 * A server that is killed while it takes an order leaves all of it or nothing, and the one that is started after it goes on
 * from there. `npm run test:long` kills before every statement, on every database.
 */
import type { Order } from '@figurina/contract';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { readConfig, type Config } from '../../platform/config/config.ts';
import { openDatabase, type OpenDatabase } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { freePort } from '../../testing/free-port.ts';
import { findPostgres } from '../../testing/postgres-server.ts';
import { printedAlbumOnServer } from '../../testing/printed-album.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { testDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createScriptToken } from '../identity/index.ts';
import { orderRows } from './testing/order-rows.ts';
import { orderWish } from './testing/order-wish.ts';
import { voucherForTwo } from './testing/voucher-for-two.ts';

const isLong = process.env['TEST_LONG'] !== undefined;
const isEmbedded = inject('databaseTemplate').kind === 'embedded';
const DYING = import.meta.resolve('./testing/die-at-statement.ts');
/** Before its first statement, amid its rows, at the last moment, and when it is written and nobody has heard of it. */
const PLACES = ['2', '16', 'commit', 'after'];
const DAY_MS = 86_400_000;

let own: TestDatabase;
let settings: Record<string, string>;
let config: Config;
let token: string;
let order: ReturnType<typeof orderWish>;
beforeAll(async () => {
  own = await testDatabase();
  settings = { PORT: String(await freePort()), DATA_DIR: own.dataDir, ROLE: 'web', INVOICE_WHEN: 'order' };
  if (own.DATABASE_URL) settings['DATABASE_URL'] = own.DATABASE_URL;
  const read = readConfig(settings);
  if (!read.ok) throw new Error(read.problems.join());
  config = read.config;
  await withDatabase(async ({ db }) => {
    const made = await createScriptToken({ db, clock: systemClock, config }, { email: 'olga@verein.de' });
    if (!made.ok) throw new Error(made.code);
    token = made.token;
    const album = await printedAlbumOnServer({ db }, [{ id: made.userId }], { category: 'sports' });
    await voucherForTwo(db, made.userId, new Date());
    const event = new Date(Date.now() + 120 * DAY_MS).toISOString().slice(0, 10);
    order = orderWish(album, { no_albums: 10, order_features: [], voucher_code: 'ZWEIMAL', release_date: event });
  });
});
afterAll(() => own.remove());

/** Beside the server that runs on it, or without one. */
async function withDatabase<Done>(work: (database: Pick<OpenDatabase, 'db'>) => Promise<Done>): Promise<Done> {
  const opened = await openDatabase(config, { join: true });
  if (!opened.ok) throw new Error(opened.code);
  try {
    return await work(opened.database);
  } finally {
    await opened.database.close();
  }
}

const key = newId();
const post = () =>
  fetch(`${config.baseUrl}/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ order }),
  });

interface Life {
  /** What was there when it began: what the one before it left. */
  readonly found: Record<string, string>;
  /** Undefined where it died before it answered. */
  readonly answer?: { readonly status: number; readonly order: Order; readonly left: Record<string, string> };
}

/** One server from its start to its end, asked once for the order. */
async function life(dieAt: string | undefined): Promise<Life> {
  const server = startServerProcess({ ...settings, DIE_AT_STATEMENT: dieAt ?? '' }, { preload: DYING });
  try {
    await server.printed('Figurina runs at');
    const rows = () => withDatabase(({ db }) => orderRows(db, order.album_id));
    const found = await rows();
    const said = await post().catch(() => undefined);
    if (!said) {
      expect(await server.ended).toBe('SIGKILL');
      return { found };
    }
    const { order: made } = (await said.json()) as { order: Order };
    return { found, answer: { status: said.status, order: made, left: await rows() } };
  } finally {
    await server.killTree();
  }
}

const rowsAre = (count: string, names: readonly string[]) => Object.fromEntries(names.map((name) => [name, count]));

test('is killed while it takes an order, and its successor finds all of it or nothing', async (context) => {
  if (isEmbedded && findPostgres() && !isLong) return context.skip('PostgreSQL is here');
  let killed = 0;
  for (;;) {
    const { found, answer } = await life(isLong ? `${killed + 2},after` : PLACES[killed]);
    if (!answer) {
      expect(found, `after ${killed} deaths`).toEqual(rowsAre('0', Object.keys(found)));
      killed += 1;
      continue;
    }
    // The last one died with its order written, before anybody was told: asked once more, it is that order and no other.
    expect(answer.status).toBe(200);
    expect(answer.order.line_items.map(({ product }) => product)).toEqual([
      'album',
      'stickerpack',
      'voucher',
      'shipping',
    ]);
    expect(found).toMatchObject({
      ...rowsAre('1', ['orders', 'addresses', 'snapshots', 'requests', 'redemptions', 'ordered']),
      ...rowsAre('2', ['updates', 'told']),
      lines: '4',
    });
    expect(Number(found['jobs'])).toBeGreaterThan(0);
    expect(answer.left).toEqual(found);
    break;
  }
  expect(killed).toBeGreaterThanOrEqual(isLong ? 20 : PLACES.length);
}, 900_000);
