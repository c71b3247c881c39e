/** A connection that breaks while an order is taken leaves all of it or nothing. */
import type { Order } from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { printedAlbumOnServer } from '../../testing/printed-album.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { breakConnections } from './testing/break-connection.ts';
import { orderRows } from './testing/order-rows.ts';
import { orderWish } from './testing/order-wish.ts';
import { voucherForTwo } from './testing/voucher-for-two.ts';
import { placesOrder } from './testing/watch-statements.ts';

let server: TestServer;
let olga: TestUser;
let album: string;
const clock = { now: () => new Date('2027-05-03T08:20:00Z') };
beforeAll(async () => {
  // Without background work: what is sent there is counted, and not done meanwhile.
  server = await startTestServer({ clock, env: { INVOICE_WHEN: 'order', ROLE: 'web' } });
  olga = await testUser(server, 'olga@verein.de', { clock });
  album = await printedAlbumOnServer(server.database, [olga], { category: 'sports' });
  await voucherForTwo(server.database.db, olga.id, clock.now());
});
afterAll(() => server.stop());

const WISH = { no_albums: 10, order_features: [], voucher_code: 'ZWEIMAL' };
const post = (key: string) =>
  olga.call('POST', '/orders', { order: orderWish(album, WISH) }, { 'idempotency-key': key });

const rows = () => orderRows(server.database.db, album);

test('dies before each of its statements, and nothing of the order is there', async () => {
  const breaker = breakConnections(server.database.pool, placesOrder);
  const nothing = await rows();
  expect(nothing).toMatchObject({ orders: '0', jobs: '0', ordered: '0' });
  const key = newId();
  let at = 1;
  let answer: Response;
  do {
    at++;
    do {
      breaker.before(at);
      answer = await post(key);
      // The database has not noticed yet that the connection before is dead: it is still being done.
    } while (answer.status === 409);
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
