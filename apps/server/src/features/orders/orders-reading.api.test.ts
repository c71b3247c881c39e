import { SIGNAL_RULES, SIGNALS } from '@figurina/commerce';
import { anAlbum } from '@figurina/album/testing';
import { listOrders, listOrderSignals, readDeliveryNote, readOrder, readPublicOrder } from '@figurina/contract';
import { LOCALES } from '@figurina/locales';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { happened, placedOrder } from '../../testing/placed-order.ts';
import { orderWords } from './order-words.ts';
import type { StoredOrder } from './stored-order.ts';

let server: TestServer;
let now = new Date('2026-05-05T10:00:00Z');
/** Who placed it, who owns its album, a member, a stranger, an administrator. */
let people: { paula: TestUser; olga: TestUser; mia: TestUser; sam: TestUser; chef: TestUser };
let album: string;
let order: StoredOrder;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
  const [paula, olga, mia, sam, chef] = (await Promise.all(
    ['paula', 'olga', 'mia', 'sam', 'chef'].map((name) =>
      testUser(server, `${name}@verein.de`, { admin: name === 'chef' }),
    ),
  )) as [TestUser, TestUser, TestUser, TestUser, TestUser];
  people = { paula, olga, mia, sam, chef };
  album = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [olga, paula, mia]);
  order = await placedOrder(server.database.db, { albumId: album, by: paula.id, signals: ['accepted'] });
});
afterAll(() => server.stop());

const db = () => server.database.db;
const read = async (user: TestUser, id = order.id) => (await ask(user, readOrder, { params: { id } })).order;
const open = async (token: string) => (await ask(server.url, readPublicOrder, { params: { token } })).order;

test('who placed an order, the owner of its album and administrators see it; for members and strangers there is none', async () => {
  const { paula, olga, mia, sam, chef } = people;
  const params = { id: order.id };
  for (const who of [paula, olga, chef]) {
    expect((await read(who)).name).toBe(`F-${order.number}`);
    expect((await ask(who, readDeliveryNote, { params })).pdf_url).toContain(server.url);
  }
  for (const who of [mia, sam]) {
    expect(await refusal(who, readOrder, { params })).toBe('not_found');
    expect(await refusal(who, readDeliveryNote, { params })).toBe('not_found');
    expect((await ask(who, listOrders, { query: {} })).orders).toEqual([]);
  }
  for (const endpoint of [readOrder, readDeliveryNote] as const)
    expect(await refusal(server.url, endpoint, { params })).toBe('unauthorized');
  expect(await refusal(server.url, listOrders, { query: {} })).toBe('unauthorized');
  for (const who of [paula, olga]) expect((await ask(who, listOrders, { query: {} })).orders).toHaveLength(1);
  // Their own, also of administrators.
  expect((await ask(chef, listOrders, { query: {} })).orders).toEqual([]);
  expect(await refusal(chef, readOrder, { params: { id: 'nobody-knows' } })).toBe('not_found');
});

test('an order is read in the language of its reader, with every figure as it was stored', async () => {
  const mine = await read(people.paula);
  expect(mine).toMatchObject({
    amount: 170_900,
    tax_value: 32_471,
    amount_gross: 203_371,
    amounts_first: 'gross',
    design_check: true,
    shipping_address_line: 'SV Blau-Weiß 09 e. V., Am Waldstadion 12, 50933 Köln',
    transfer_status: { status: 'pending', date: '2026-05-07', target: null },
    albums_status: { status: 'pending', date: '2026-05-18', target: null },
    shipment_status: { status: 'pending', date: '2026-05-19', target: null },
    may: { change: true, cancel: true, confirm_delivery: false, reorder: false, upload_bag: false },
    status_path: `/order/${order.status_token}`,
    user_invoice: null,
    bag_artwork: null,
    album: { title: 'SV Blau-Weiß 09', pages: 40, total_sticker_sorts: 172, open: true },
  });
  const polish = await people.paula.call('GET', `/orders/${order.id}`, undefined, { 'accept-language': 'pl' });
  const words = async (answer: Response) =>
    ((await answer.json()) as { order: typeof mine }).order.line_items.map(({ text }) => text);
  expect((await words(polish))[1]).toMatch(/^5\s?400 saszetek po 4 naklejki$/);
  const german = await people.paula.call('GET', `/orders/${order.id}`, undefined, { 'accept-language': 'de' });
  expect(await words(german)).toEqual([
    '120 Alben, Softcover 23 × 29,7 cm',
    '5.400 Tüten mit je 4 Stickern',
    'Prüfung durch Figurina',
    'Glanzfolie auf dem Umschlag',
    'Versand nach Deutschland',
  ]);
});

test('the timeline is told the newest first; what goes on between house and print shop only to the staff', async () => {
  const { paula, chef } = people;
  const { id, status_token } = await placedOrder(db(), {
    albumId: album,
    by: paula.id,
    signals: ['accepted', 'review_completed', 'export_started', 'export_failed', 'transfer_completed'],
  });
  const at = (day: number) => new Date(Date.UTC(2026, 4, day, 9));
  const dhl_tracking_code = '00340434161094021505';
  const books = { dhl_tracking_code, note: 'Palette 7' };
  const parcel = { tracking_code: 'https://parcels.example/4711' };
  await happened(db(), id, { signal: 'production_started', created_at: at(8), message: 'Läuft, Mara!' });
  await happened(db(), id, { signal: 'albums_shipped', created_at: at(14), metadata: books });
  await happened(db(), id, { signal: 'shipment_created', created_at: at(18), metadata: parcel });
  expect((await read(paula, id)).status_message).toBe('The shipment is booked');
  await happened(db(), id, { signal: 'shipped', created_at: at(18) });

  const [mine, staff, shown] = [await read(paula, id), await read(chef, id), await open(status_token)];
  const told = SIGNALS.filter((signal) => !SIGNAL_RULES[signal].isInternal);
  expect(mine.order_updates.map(({ signal }) => signal)).toEqual([
    'shipped',
    'shipment_created',
    'albums_shipped',
    'production_started',
    'review_completed',
    'accepted',
    'created',
  ]);
  expect(staff.order_updates.map(({ signal }) => signal)).toContain('export_failed');
  expect(mine.order_updates.map(({ color, signal }) => [signal, color])).toEqual(
    mine.order_updates.map(({ signal }) => [signal, SIGNAL_RULES[signal].color]),
  );
  expect(mine.reached_signals.map(({ title }) => title)).toEqual(
    told.filter((signal) => mine.order_updates.some((update) => update.signal === signal)),
  );
  const update = (of: typeof shown, signal: string) => of.order_updates.find((one) => one.signal === signal);
  expect(update(mine, 'albums_shipped')?.metadata).toEqual({ dhl_tracking_code });
  expect(update(staff, 'albums_shipped')?.metadata).toEqual(books);
  expect(update(mine, 'production_started')?.message).toBe('Läuft, Mara!');
  expect(update(shown, 'production_started')?.message).toBe('From now on nothing can be changed any more.');
  expect(mine.status_message).toBe('3 parcels are on their way');
  for (const answer of [mine, shown]) {
    expect(answer.tracking_code).toBe(parcel.tracking_code);
    expect(update(answer, 'shipped')?.target_url).toBe(parcel.tracking_code);
  }
  expect(mine).toMatchObject({
    transfer_status: { status: 'completed', target: null },
    albums_status: {
      status: 'completed',
      date: '2026-05-14',
      target: `https://www.dhl.de/de/privatkunden/dhl-sendungsverfolgung.html?piececode=${dhl_tracking_code}`,
    },
    shipment_status: { status: 'shipped', date: '2026-05-18', target: parcel.tracking_code },
    may: { change: false, cancel: false, confirm_delivery: true },
  });
  expect(mine.stations.map(({ human_title, reached }) => [human_title, reached])).toEqual([
    ['Ordered', true],
    ['Approved', true],
    ['In print', true],
    ['Shipped', true],
    ['Delivered', false],
  ]);
  // Nobody missed a parcel for two weeks after the promised day.
  now = new Date('2026-06-04T10:00:00Z');
  expect((await read(paula, id)).status_message).toBe('Delivered');
  now = new Date('2026-05-05T10:00:00Z');
});

test('a link that staff typed wrong is none for customers', async () => {
  const { id } = await placedOrder(db(), { albumId: album, by: people.paula.id });
  const metadata = { tracking_code: 'javascript:alert(1)' };
  await happened(db(), id, { signal: 'shipment_created', created_at: now, metadata });
  const mine = await read(people.paula, id);
  expect(mine.tracking_code).toBeNull();
  expect(mine.order_updates[0]).toMatchObject({ target_url: null, metadata: {} });
});

test('the status page opens by its token alone and shows no address, telephone or mail', async () => {
  const shown = await open(order.status_token);
  expect(shown).toMatchObject({
    name: `F-${order.number}`,
    no_albums: 120,
    album: { cover_preview_url: null, open: false },
  });
  const said = JSON.stringify(shown);
  for (const personal of ['Mara', 'König', 'Waldstadion', '50933', '1712345678', 'blauweiss09.example', 'Platzwart'])
    expect(said).not.toContain(personal);
  // Nor that there is an invoice, in whatever words.
  await happened(db(), order.id, { signal: 'invoice_created', created_at: now });
  expect(await open(order.status_token)).toEqual(shown);
  expect((await read(people.paula)).order_updates[0]!.signal).toBe('invoice_created');
  await db().deleteFrom('order_updates').where('signal', '=', 'invoice_created').execute();
  for (const wrong of [order.id, order.status_token_hash, `${order.status_token}x`, order.status_token.slice(1)])
    expect(await refusal(server.url, readPublicOrder, { params: { token: wrong } })).toBe('order_gone');
});

test('the status page is read so often a minute from one address, by wrong tokens as well', async () => {
  now = new Date(now.getTime() + 60_000);
  const tried = await Promise.all(
    Array.from({ length: 125 }, () => fetch(`${server.url}/v1/public/orders/wrong`).then(({ status }) => status)),
  );
  expect(tried.filter((status) => status === 404)).toHaveLength(120);
  expect(tried.filter((status) => status === 429)).toHaveLength(5);
  expect(await refusal(server.url, readPublicOrder, { params: { token: order.status_token } })).toBe(
    'too_many_requests',
  );
  now = new Date(now.getTime() + 60_000);
});

test('orders come 25 a page, the newest first, with an empty page past the end', async () => {
  const { sam } = people;
  const own = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [sam]);
  const numbers: number[] = [];
  for (let at = 0; at < 27; at++) numbers.push((await placedOrder(db(), { albumId: own, by: sam.id })).number);
  const page = (query: { page?: number; per?: number }) => ask(sam, listOrders, { query });
  const names = numbers.toReversed().map((number) => `F-${number}`);
  const first = await page({});
  expect(first.orders.map(({ name }) => name)).toEqual(names.slice(0, 25));
  expect(first.pagination).toEqual({ current_page: 1, total_pages: 2 });
  expect((await page({ page: 2 })).orders.map(({ name }) => name)).toEqual(names.slice(25));
  expect(await page({ page: 3 })).toEqual({ orders: [], pagination: { current_page: 3, total_pages: 2 } });
  expect((await page({ per: 3 })).orders.map(({ name }) => name)).toEqual(names.slice(0, 3));
});

test('an order outlives its album', async () => {
  const { paula, olga } = people;
  const gone = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [olga]);
  const { id, status_token } = await placedOrder(db(), { albumId: gone, by: paula.id });
  const title = 'SV Blau-Weiß 09';
  // She placed it and is in the album no more.
  expect((await read(paula, id)).album).toMatchObject({ title, open: false, cover_preview_url: null });
  expect((await read(olga, id)).album.open).toBe(true);
  await db().updateTable('albums').set({ trashed_at: now }).where('id', '=', gone).execute();
  expect((await read(olga, id)).album).toMatchObject({ title, open: false });
  await db().deleteFrom('album_members').where('album_id', '=', gone).execute();
  await db().deleteFrom('albums').where('id', '=', gone).execute();
  expect((await read(paula, id)).album).toMatchObject({ title, pages: 40, open: false });
  expect((await open(status_token)).album.title).toBe(title);
  expect((await ask(paula, listOrders, { query: {} })).orders.map((one) => one.id)).toContain(id);
  expect(await refusal(olga, readOrder, { params: { id } })).toBe('not_found');
});

test('every signal, station and status has words in every language', async () => {
  const { signals } = await ask(people.sam, listOrderSignals, {});
  expect(signals.map(({ title }) => title)).toEqual(SIGNALS);
  expect(signals[0]).toEqual({ title: 'created', human_title: 'Ordered' });
  for (const locale of LOCALES) {
    const words = await orderWords(locale);
    const said = SIGNALS.flatMap((signal) => [
      words.signal(signal),
      words.headline(signal, order),
      words.message(signal, order),
    ]);
    expect(said.filter((text) => text.trim().length < 3 || /[{}]|undefined|NaN/.test(text))).toEqual([]);
    expect(new Set(SIGNALS.map((signal) => words.signal(signal))).size).toBe(SIGNALS.length);
  }
  const signalled = {
    ...order,
    updates: [...order.updates, { ...order.updates[0]!, signal: 'invoice_created' as const }],
  };
  const status = (await orderWords('de')).status(signalled, false);
  expect(status).toBe('Bestellung angenommen, die Rechnung ist da');
});
