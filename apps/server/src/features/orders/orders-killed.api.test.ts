/** A process that dies while it takes an order leaves all of it or nothing. */
import type { Order } from '@figurina/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { printedAlbumOnServer } from '../../testing/printed-album.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { breakConnections } from './testing/break-connection.ts';
import { orderWish } from './testing/order-wish.ts';

let server: TestServer;
let olga: TestUser;
let album: string;
const clock = { now: () => new Date('2027-05-03T08:20:00Z') };
beforeAll(async () => {
  // Without background work: what is sent there is counted, and not done meanwhile.
  server = await startTestServer({ clock, env: { INVOICE_WHEN: 'order', ROLE: 'web' } });
  olga = await testUser(server, 'olga@verein.de', { clock });
  album = await printedAlbumOnServer(server.database, [olga], { category: 'sports' });
  const worth = JSON.stringify({ kind: 'percent', rate: 1000 });
  const open = { currency: null, valid_from: null, valid_to: null, min_amount: 0, max_uses: 2, series: null };
  const voucher = { id: newId(), code: 'ZWEIMAL', worth, ...open, created_by: olga.id, created_at: clock.now() };
  await server.database.db.insertInto('vouchers').values(voucher).execute();
});
afterAll(() => server.stop());

const WISH = { no_albums: 10, order_features: [], voucher_code: 'ZWEIMAL' };
const post = (key: string) =>
  olga.call('POST', '/orders', { order: orderWish(album, WISH) }, { 'idempotency-key': key });

/** Everything that an order writes, counted. */
async function rows(): Promise<Record<string, string>> {
  const { rows: counted } = await sql<Record<string, string>>`select
    (select count(*) from orders) as orders, (select count(*) from order_addresses) as addresses,
    (select count(*) from order_lines) as lines, (select count(*) from order_snapshots) as snapshots,
    (select count(*) from order_updates) as updates, (select count(*) from order_requests) as requests,
    (select count(*) from order_mails) as told, (select count(*) from mails) as mails,
    (select count(*) from voucher_redemptions) as redemptions,
    (select count(*) from pgboss.job where name = 'invoices.make' or name like 'mail%') as jobs,
    (select count(*) from albums where has_order or release_date is not null) as ordered`.execute(server.database.db);
  return counted[0]!;
}

test('dies before each of its statements, and nothing of the order is there', async () => {
  const breaker = breakConnections(server.database.pool, (texts) =>
    texts.some((text) => text.includes('pg_try_advisory_xact_lock')),
  );
  const nothing = await rows();
  expect(nothing).toMatchObject({ orders: '0', jobs: '0', ordered: '0' });
  const key = newId();
  let at = 1;
  let answer: Response;
  do {
    at++;
    breaker.before(at);
    answer = await post(key);
    if (breaker.broke) {
      expect(answer.status, `statement ${at}`).toBeGreaterThanOrEqual(500);
      expect(await rows(), `statement ${at}`).toEqual(nothing);
    }
  } while (breaker.broke);
  // It died before the last one, which is the commit, as well.
  expect(at - 1).toBe(breaker.counted);
  expect(at).toBeGreaterThan(20);
  expect(answer.status).toBe(201);
  const whole = await rows();
  expect(whole).toMatchObject({
    orders: '1',
    snapshots: '1',
    updates: '2',
    requests: '1',
    told: '2',
    redemptions: '1',
  });
  expect(whole).toMatchObject({ lines: '4', ordered: '1' });
  expect(Number(whole['jobs'])).toBeGreaterThan(0);
  expect((await post(key)).status).toBe(200);
  expect(await rows()).toEqual(whole);

  // Done, and nobody heard of it: sent again, it is answered with the order that there is.
  const other = newId();
  breaker.afterCommit();
  expect((await post(other)).status).toBeGreaterThanOrEqual(500);
  await expect.poll(async () => (await rows())['orders']).toBe('2');
  const again = await post(other);
  expect(again.status).toBe(200);
  const { order } = (await again.json()) as { order: Order };
  expect(order.line_items.map(({ product }) => product)).toEqual(['album', 'stickerpack', 'voucher', 'shipping']);
  expect(await rows()).toMatchObject({ orders: '2', redemptions: '2', told: '4' });
});
