import { anAlbum } from '@figurina/album/testing';
import { addDays, productionWeek, workingCalendar } from '@figurina/commerce';
import { changeCapacity, listAuditLog, readCapacity, readCheckout } from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { placedOrder, type PlacedOrder } from '../../testing/placed-order.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { readPlan } from './plan.ts';

const NOW = new Date('2027-06-07T07:00:00Z');
const clock = { now: () => NOW };
const CALENDAR = workingCalendar();
let server: TestServer;
let staff: TestUser;
let album: string;

beforeAll(async () => {
  server = await startTestServer({ clock });
  staff = await testUser(server, 'staff@figurina.de', { admin: true, clock });
  album = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [staff]);
});
afterAll(() => server.stop());

const place = (order: Partial<PlacedOrder>, db = server.database.db) =>
  placedOrder(db, { albumId: album, by: staff.id, created_at: NOW, ...order });
const set = async (albums_per_week: number | null, closed_weeks: string[] = []) =>
  (await ask(staff, changeCapacity, { body: { capacity: { albums_per_week, closed_weeks } } })).capacity;
const estimate = async () => {
  const { checkout } = await ask(staff, readCheckout, { params: { id: album }, query: { no_albums: 20 } });
  return checkout.estimated_delivery_date;
};

test('the checkout promises the first week with room, past full and closed ones, and staff see load and capacity', async () => {
  const plain = await estimate();
  const week = productionWeek(plain, 'DE', CALENDAR);
  const next = addDays(week, 7);
  await place({ albums: 90, estimated_delivery: plain });
  await place({ albums: 90, estimated_delivery: plain, ended_at: NOW });
  await place({ albums: 90, estimated_delivery: plain, deleted_at: NOW });
  expect(await estimate()).toBe(plain);
  const shown = await set(100);
  expect(shown.weeks[0]!.week).toBe('2027-06-07');
  expect(shown.weeks.find((one) => one.week === week)).toEqual({ week, albums: 90, closed: false });
  const moved = await estimate();
  expect([moved > plain, productionWeek(moved, 'DE', CALENDAR)]).toEqual([true, next]);
  const closed = await set(100, [addDays(next, 3), '2027-01-04']);
  expect(closed.closed_weeks).toEqual([next]);
  expect(closed.weeks.find((one) => one.week === next)?.closed).toBe(true);
  expect(productionWeek(await estimate(), 'DE', CALENDAR)).toBe(addDays(next, 7));
  await set(110);
  expect(await estimate()).toBe(plain);
  for (const albums_per_week of [0, 19, 1.5])
    expect(await refusal(staff, changeCapacity, { body: { capacity: { albums_per_week, closed_weeks: [] } } })).toBe(
      'invalid_request',
    );
  const { entries } = await ask(staff, listAuditLog, { query: { action: 'capacity.change' } });
  expect(entries[0]).toMatchObject({
    before: { albums_per_week: 100, closed_weeks: [next] },
    after: { albums_per_week: 110, closed_weeks: [] },
  });
  expect((await ask(staff, readCapacity, {})).capacity.albums_per_week).toBe(110);
});

test('of two who take the last room at once the second sees what the first has taken', async () => {
  await set(100);
  const delivery = '2027-09-15';
  const week = productionWeek(delivery, 'DE', CALENDAR);
  const seen: number[] = [];
  const take = () =>
    server.database.db.transaction().execute(async (tx) => {
      const plan = await readPlan(tx, CALENDAR, { day: '2027-06-07', hold: true });
      seen.push(plan!.load.get(week) ?? 0);
      await place({ albums: 30, estimated_delivery: delivery }, tx);
    });
  await Promise.all([take(), take()]);
  expect(seen).toEqual([0, 30]);
});
