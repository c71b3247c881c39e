import { SIGNALS, type Signal, tabOf } from '@figurina/commerce';
import { anAlbum } from '@figurina/album/testing';
import {
  exportLabels,
  listAlbumErrors,
  listAlbumsDashboard,
  listOrdersDashboard,
  printDeliveryNotes,
  readBoard,
  readTracking,
  transferOrders,
  type RequestOf,
} from '@figurina/contract';
import { textOfPdf } from '@figurina/press/testing/pdf-text';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { happened, placedOrder, type PlacedOrder } from '../../testing/placed-order.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { albumIdentifier } from '../orders/index.ts';
import { makeListIndexes } from './list-indexes.ts';
import { countDone, countKept, countAllAnew } from './running-counts.ts';

let server: TestServer;
let staff: TestUser;
let olga: TestUser;
let album: string;
/** A Tuesday, on which day and week are others in the world than in the house. */
let now = new Date('2026-05-05T10:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
  staff = await testUser(server, 'staff@figurina.de', { admin: true });
  olga = await testUser(server, 'olga@verein.de');
  album = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [olga]);
});
afterAll(() => server.stop());

const db = () => server.database.db;
const place = async (order: Partial<PlacedOrder> = {}) => placedOrder(db(), { albumId: album, by: olga.id, ...order });
const orders = async (query: RequestOf<typeof listOrdersDashboard>['query']) =>
  ask(staff, listOrdersDashboard, { query });
const names = async (query: Parameters<typeof orders>[0]) => (await orders(query)).orders.map(({ name }) => name);
const albums = async (query: RequestOf<typeof listAlbumsDashboard>['query']) =>
  ask(staff, listAlbumsDashboard, { query });
const clear = async () => {
  await db().deleteFrom('invoices').execute();
  await db().deleteFrom('orders').execute();
};
const APPROVED = ['accepted', 'review_completed'] as const;
const SENT = [...APPROVED, 'transfer_completed'] as const;

test('the dashboard is for administrators, and no id of an order or an album', async () => {
  const calls = [
    [listOrdersDashboard, { query: {} }],
    [listAlbumsDashboard, { query: {} }],
    [listAlbumErrors, { query: { ids: album } }],
  ] as const;
  for (const [endpoint, request] of calls) {
    expect((await call(server.url, endpoint, request as never)).status).toBe(401);
    expect((await call(olga, endpoint, request as never)).status).toBe(403);
    expect((await call(staff, endpoint, request as never)).status).toBe(200);
  }
  for (const query of [{ page: 0 }, { per: 101 }, { scope: 'dashboard' }, { query: 'x'.repeat(101) }])
    expect(await refusal(staff, listOrdersDashboard, { query: query as never })).toBe('invalid_request');
});

test('the tab of an order is what `tabOf` says of its timeline, whatever happened in whichever order', async () => {
  await clear();
  const random = numbersFrom(11);
  const told: Signal[][] = Array.from({ length: 80 }, () =>
    Array.from({ length: Math.floor(random() * 7) }, () => SIGNALS[Math.floor(random() * SIGNALS.length)]!),
  );
  const { id } = await place();
  const tabs: string[] = [];
  const row = () =>
    db().selectFrom('orders').select(['tab', 'accepted', 'books_sent']).where('id', '=', id).executeTakeFirstOrThrow();
  for (const signals of told) {
    await db().deleteFrom('order_updates').where('order_id', '=', id).execute();
    const metadata = JSON.stringify({});
    const rows = signals.map((signal, at) => ({
      id: `${id}-${at}`,
      order_id: id,
      signal,
      by: 'system' as const,
      metadata,
    }));
    if (rows.length > 0)
      await db()
        .insertInto('order_updates')
        .values(rows.map((update) => ({ ...update, created_at: now })))
        .execute();
    const expected = tabOf(signals.map((signal) => ({ signal })));
    expect(await row(), signals.join(' ')).toEqual({
      tab: expected,
      accepted: signals.includes('accepted'),
      books_sent: signals.includes('albums_shipped'),
    });
    tabs.push(expected);
  }
  expect(new Set(tabs).size).toBe(5);
});

test('each tab has its orders and their number; rejected ones stand under all alone, and say so', async () => {
  await clear();
  const review = await place({ signals: ['accepted'] });
  const check = await place({ signals: ['accepted'], approval_id: 'review' });
  const fresh = await place();
  const transfer = await place({ signals: APPROVED });
  const shipment = await place({ signals: SENT });
  const shipped = await place({ signals: [...SENT, 'albums_shipped', 'shipment_created', 'shipped'] });
  const rejected = await place({ signals: ['accepted', 'rejected'], ended_at: now });
  await place({ deleted_at: now });
  const ids = async (scope: 'show_all' | 'pending_review' | 'pending_transfer' | 'pending_shipment' | 'shipped') =>
    new Set((await orders({ scope })).orders.map(({ id }) => id));
  expect(await ids('pending_review')).toEqual(new Set([review.id, check.id, fresh.id]));
  expect(await ids('pending_transfer')).toEqual(new Set([transfer.id]));
  expect(await ids('pending_shipment')).toEqual(new Set([shipment.id]));
  expect(await ids('shipped')).toEqual(new Set([shipped.id]));
  const all = await orders({});
  expect(all.orders).toHaveLength(7);
  expect(all.meta).toMatchObject({
    show_all: 7,
    pending_review: 3,
    pending_transfer: 1,
    pending_shipment: 1,
    shipped: 1,
  });
  const turns = Object.fromEntries(all.orders.map(({ id, tab, turn }) => [id, [tab, turn]]));
  expect(turns).toEqual({
    [review.id]: ['pending_review', 'customer'],
    // The customer has approved it, or it has not been taken yet.
    [check.id]: ['pending_review', 'house'],
    [fresh.id]: ['pending_review', 'house'],
    [transfer.id]: ['pending_transfer', 'house'],
    [shipment.id]: ['pending_shipment', 'house'],
    [shipped.id]: ['shipped', null],
    [rejected.id]: ['rejected', null],
  });
  expect(all.orders.flatMap(({ ended_by }) => ended_by ?? [])).toEqual(['rejected']);
  expect(all.orders.find(({ id }) => id === shipped.id)).toMatchObject({
    customer: 'SV Blau-Weiß 09 e. V.',
    city: 'Köln',
    album: { title: 'SV Blau-Weiß 09', identifier: albumIdentifier(album), category: 'sports' },
    transfer_status: { status: 'completed', urgency: null },
    no_albums: 120,
    amount_gross_human: expect.stringMatching(/2,033\.71/) as string,
  });
});

test('what is due says whether it is late or of this week, by the calendar of the house', async () => {
  await clear();
  // Due for transfer on 7 May, for the books on 18 May, for the parcels on 19 May.
  const transfer = await place({ signals: APPROVED });
  const shipment = await place({ signals: SENT });
  const urgent = async (at: string) => {
    now = new Date(at);
    const { orders: rows, meta } = await orders({});
    const of = (id: string) => rows.find((row) => row.id === id)!;
    return [
      of(transfer.id).transfer_status.urgency,
      of(shipment.id).albums_status.urgency,
      of(shipment.id).shipment_status.urgency,
      meta.overdue.pending_transfer + 10 * meta.overdue.pending_shipment,
      meta.this_week.pending_transfer + 10 * meta.this_week.pending_shipment,
    ];
  };
  const dates = (await orders({})).orders.map((row) => row.transfer_status.date);
  expect(dates).toContain('2026-05-07');
  expect(await urgent('2026-05-03T21:59:00Z')).toEqual([null, null, null, 0, 0]);
  // Monday has begun in the house.
  expect(await urgent('2026-05-03T22:01:00Z')).toEqual(['this_week', null, null, 0, 1]);
  expect(await urgent('2026-05-07T21:59:00Z')).toEqual(['this_week', null, null, 0, 1]);
  expect(await urgent('2026-05-07T22:01:00Z')).toEqual(['overdue', null, null, 1, 0]);
  expect(await urgent('2026-05-18T09:00:00Z')).toEqual(['overdue', 'this_week', 'this_week', 1, 10]);
  expect(await urgent('2026-05-19T09:00:00Z')).toEqual(['overdue', 'overdue', 'this_week', 11, 0]);
  await happened(db(), shipment.id, { signal: 'albums_shipped', created_at: now });
  expect(await urgent('2026-05-19T10:00:00Z')).toEqual(['overdue', null, 'this_week', 1, 10]);
  now = new Date('2026-05-05T10:00:00Z');
});

test('an order is found by every word of it, without accents and capitals, and signs mean themselves', async () => {
  await clear();
  const facts = (title: string) => JSON.stringify({ pages: 40, singles: 9, doubles: 0, spine: 2, title });
  const zoe = await place({
    facts: facts('100 %_Łódź\\Straße'),
    email: 'Zoë@Example.org',
    address: { organization: 'Ça va SARL', first_name: 'Zoë', last_name: 'Łęcka', city: 'São Paulo' },
  });
  await place({ facts: facts('1000 Xlodz') });
  await happened(db(), zoe.id, {
    signal: 'albums_shipped',
    created_at: now,
    metadata: { dhl_tracking_code: '00340434161094021505' },
  });
  const name = `F-${zoe.number}`;
  const words = [
    '  lodz\\s',
    'STRASSE',
    '100 %',
    '%_ł',
    'ca VA',
    'zoe le',
    'zoë Łęcka',
    'zoe@example',
    'SAO',
    '094021505',
  ];
  for (const query of [...words, name.toLowerCase(), String(zoe.number), albumIdentifier(album).toLowerCase()])
    expect(await names({ query }), query).toContain(name);
  for (const query of ['%_', '_', '%', '\\', 'lodz\\s']) expect(await names({ query }), query).toEqual([name]);
  expect(await names({ query: 'o_d' })).toEqual([]);
  // The number of all does not depend on what is looked for; that of the pages does.
  expect(await orders({ query: 'o_d' })).toMatchObject({ meta: { show_all: 2 }, pagination: { total_count: 0 } });
  await db().updateTable('order_addresses').set({ city: 'Brno' }).where('order_id', '=', zoe.id).execute();
  await db().updateTable('orders').set({ email: 'new@example.org' }).where('id', '=', zoe.id).execute();
  expect(await names({ query: 'brno' })).toEqual([name]);
  expect(await names({ query: 'zoe@example' })).toEqual([]);
});

test('pages are of twenty, sorted by day or time with the missing ones last, and a page past the end is the last', async () => {
  await clear();
  const days = [null, '2026-06-01', '2026-05-20', null, '2026-06-01'];
  const placed: Awaited<ReturnType<typeof place>>[] = [];
  for (let at = 0; at < 45; at++)
    placed.push(await place({ release_date: days[at % days.length]!, created_at: new Date(Date.UTC(2026, 3, 1, at)) }));
  const byEvent = (factor: 1 | -1) =>
    placed
      .toSorted((a, b) => {
        const [left, right] = [a.release_date, b.release_date];
        if (left !== right) return left === null ? 1 : right === null ? -1 : left < right ? -factor : factor;
        return a.id < b.id ? -factor : factor;
      })
      .map(({ number }) => `F-${number}`);
  for (const [sort_order, expected] of [
    ['asc', byEvent(1)],
    ['desc', byEvent(-1)],
  ] as const) {
    const seen = await Promise.all([1, 2, 3].map((page) => names({ page, sort_order })));
    expect(seen.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(seen.flat()).toEqual(expected);
  }
  const newest = placed.map(({ number }) => `F-${number}`).toReversed();
  expect(await names({ sort_by: 'created_at', sort_order: 'desc' })).toEqual(newest.slice(0, 20));
  expect(await names({ sort_by: 'created_at', sort_order: 'asc', page: 3 })).toEqual(newest.toReversed().slice(40));
  const past = await orders({ page: 999, sort_by: 'created_at', sort_order: 'desc' });
  expect(past.pagination).toEqual({ current_page: 3, total_pages: 3, total_count: 45, is_more: false });
  expect(past.orders.map(({ name }) => name)).toEqual(newest.slice(40));
});

test('albums are listed with what is known of them, those of today by the clock of the house', async () => {
  await db().deleteFrom('albums').where('id', '<>', album).execute();
  const other = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [staff]);
  const gone = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [staff]);
  const set = async (id: string, values: object) =>
    db().updateTable('albums').set(values).where('id', '=', id).execute();
  now = new Date('2026-05-05T22:30:00Z');
  const times = { created_at: new Date('2026-04-01T00:00:00Z'), updated_at: new Date('2026-05-05T21:59:00Z') };
  await set(album, { ...times, title: 'Fußball am Öresund', has_order: true, blueprint_category: 'sports' });
  await set(other, { ...times, title: 'Hochzeit', updated_at: new Date('2026-05-05T22:01:00Z') });
  await set(gone, { trashed_at: now });
  const ids = async (query: Parameters<typeof albums>[0]) => (await albums(query)).albums.map(({ id }) => id);
  expect(await ids({ scope: 'updated_today' })).toEqual([other]);
  expect(await ids({ scope: 'with_order' })).toEqual([album]);
  expect(new Set(await ids({}))).toEqual(new Set([album, other]));
  for (const query of ['oresund', 'FUSSBALL', 'olga@verein', albumIdentifier(album)])
    expect(await ids({ query }), query).toEqual([album]);
  await db().updateTable('users').set({ email: 'olga@neu.example' }).where('sub', '=', olga.id).execute();
  expect(await ids({ query: 'neu.example' })).toEqual([album]);
  const answer = await albums({ scope: 'with_order', page: 7 });
  expect(answer.meta).toEqual({ show_all: 2, updated_today: 1, with_order: 1 });
  expect(answer.pagination).toEqual({ current_page: 1, total_pages: 1, total_count: 1, is_more: false });
  expect(answer.albums[0]).toMatchObject({
    title: 'Fußball am Öresund',
    identifier: albumIdentifier(album),
    category: 'sports',
    language: 'de',
    owner: 'olga@neu.example',
    total_sticker_sorts: 0,
  });
  const { errors } = await ask(staff, listAlbumErrors, { query: { ids: `${album},${gone},nobody` } });
  expect(Object.keys(errors)).toEqual([album]);
  expect(errors[album]).toContain('No sticker has been placed in the album yet. It needs at least one.');
  now = new Date('2026-05-05T10:00:00Z');
});

test('today says what waits for whom, the most urgent first, and counts the rest', async () => {
  await clear();
  const late = await place({ signals: APPROVED, estimated_delivery: '2026-05-14' });
  const soon = await place({ signals: APPROVED });
  const check = await place({ signals: ['accepted'], approval_id: 'review' });
  const open = await place({ signals: ['accepted'] });
  const ship = await place({ signals: SENT });
  await place({ signals: [...SENT, 'albums_shipped', 'shipment_created', 'shipped'] });
  await place({ signals: ['accepted'], deleted_at: now });
  const invoice = {
    kind: 'invoice',
    maker: 'built_in',
    status: 'open',
    net: 1,
    vat: 0,
    gross: 1,
    currency: 'EUR',
  } as const;
  await db()
    .insertInto('invoices')
    .values({ ...invoice, id: 'i1', order_id: ship.id, due_on: '2026-05-04', created_at: now, changed_at: now })
    .execute();
  const { queues } = await ask(staff, readBoard, {});
  const seen = queues.map(({ queue, turn, total, overdue, orders: rows }) => [
    queue,
    turn,
    total,
    overdue,
    rows.map(({ id }) => id),
  ]);
  expect(seen).toEqual([
    ['claim', 'house', 0, 0, []],
    ['review', 'house', 1, 0, [check.id]],
    ['transfer', 'house', 2, 1, [late.id, soon.id]],
    ['shipment', 'house', 1, 0, [ship.id]],
    ['approval', 'customer', 1, 0, [open.id]],
    ['payment', 'customer', 1, 1, [ship.id]],
  ]);
  expect((await call(olga, readBoard, {})).status).toBe(403);
});

test('labels have a row a parcel with its share of the weight, and nothing that a table program would run', async () => {
  await clear();
  const order = await place({
    signals: SENT,
    address: { organization: '=HYPERLINK("x")', first_name: 'Zoë', last_name: 'König' },
  });
  const one = await place({ signals: SENT, country: 'AT', albums: 10, lines: [['shipping', 1, 1, 1]] });
  const { csv, parcels } = await ask(staff, exportLabels, { body: { ids: [order.id, one.id, order.id] } });
  const rows = csv
    .replace('\u{FEFF}', '')
    .trim()
    .split('\r\n')
    .map((row) => row.split(';'));
  expect(parcels).toBe(4);
  expect(rows[0]).toEqual(
    'Order;Parcel;Organisation;Name;Street;Address line 2;Postcode;Town;Country;Address;Phone;Email;Weight (kg)'.split(
      ';',
    ),
  );
  expect(rows.slice(1).map(([name, parcel]) => `${name} ${parcel}`)).toEqual([
    `F-${order.number} 1/3`,
    `F-${order.number} 2/3`,
    `F-${order.number} 3/3`,
    `F-${one.number} 1/1`,
  ]);
  expect(rows[1]![2]).toBe(`"'=HYPERLINK(""x"")"`);
  expect(rows[1]!.slice(3, 9)).toEqual(['Zoë König', 'Am Waldstadion 12', '', '50933', 'Köln', 'DE']);
  // 46.36 kg in three parcels.
  const weights = rows.slice(1, 4).map((row) => Number(row.at(-1)));
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(46.36, 1);
  expect(rows[4]![9]).toContain('Austria');
  expect(await refusal(staff, exportLabels, { body: { ids: [order.id, 'nobody'] } })).toBe('not_found');
  expect(await refusal(staff, exportLabels, { body: { ids: [] } })).toBe('invalid_request');
});

test('delivery notes of several orders are one file, in the order of their ids', async () => {
  await clear();
  const [first, second] = [await place(), await place({ comment: '' })];
  const ids = [second.id, first.id];
  const { pdf, filename } = await ask(staff, printDeliveryNotes, { body: { ids } });
  const pages = await textOfPdf(Buffer.from(pdf, 'base64'));
  expect(pages.map((page) => /F-\d+/.exec(page)?.[0])).toEqual([`F-${second.number}`, `F-${first.number}`]);
  expect(filename).toBe('delivery-notes-2-2026-05-05.pdf');
  expect((await call(olga, printDeliveryNotes, { body: { ids } })).status).toBe(403);
});

test('orders are handed over together, each by itself: what stops one is told of it and stops no other', async () => {
  await clear();
  const [open, over] = [await place({ signals: APPROVED }), await place({ signals: ['rejected'], ended_at: now })];
  const ids = [open.id, over.id];
  const { results } = await ask(staff, transferOrders, { body: { ids } });
  // Here is no print shop to send to.
  expect(results).toEqual(
    [open, over].map(({ id, number }) => ({
      id,
      name: `F-${number}`,
      outcome: 'refused',
      message: expect.stringMatching(/print shop/) as string,
    })),
  );
  expect(await refusal(staff, transferOrders, { body: { ids: [...ids, 'nobody'] } })).toBe('not_found');
  expect((await call(olga, transferOrders, { body: { ids } })).status).toBe(403);
});

test('tracking numbers are read, shown, written once, and change nothing the second time', async () => {
  await clear();
  const [fine, early, other] = [await place({ signals: SENT }), await place(), await place({ signals: SENT })];
  await happened(db(), other.id, {
    signal: 'albums_shipped',
    created_at: now,
    metadata: { dhl_tracking_code: 'OTHER0001' },
  });
  const name = ({ number }: { number: number }) => `F-${number}`;
  const csv = [
    '\u{FEFF}Bestellung;Nummer',
    `"${name(fine)}";'0034 0434 1610 9402`,
    `f${fine.number};00340434161094021505`,
    `${name(early)};00340434161094021506`,
    `${name(other)};00340434161094021507`,
    `${name(fine)};x`,
    'F-99999;00340434161094021508',
    '',
  ].join('\r\n');
  const read = async (apply: boolean) => (await ask(staff, readTracking, { body: { csv, apply } })).rows;
  const expected = (first: string, further = first) => [
    [2, name(fine), '0034043416109402', first],
    [3, name(fine), '00340434161094021505', further],
    [4, name(early), '00340434161094021506', 'not_possible'],
    // A second of its three parcels.
    [5, name(other), '00340434161094021507', first],
    [6, name(fine), 'x', 'wrong_code'],
    [7, 'F-99999', '00340434161094021508', 'unknown_order'],
  ];
  const told = (rows: Awaited<ReturnType<typeof read>>) =>
    rows.map(({ line, order_name, code, outcome }) => [line, order_name, code, outcome]);
  const updates = async () =>
    db().selectFrom('order_updates').select(['order_id', 'signal', 'metadata']).orderBy('position').execute();
  const before = await updates();
  expect(told(await read(false))).toEqual(expected('ready'));
  expect(await updates()).toEqual(before);
  expect(told(await read(true))).toEqual(expected('written'));
  const after = await updates();
  expect(after.slice(before.length).map(({ order_id, signal }) => [order_id, signal])).toEqual([
    [fine.id, 'albums_shipped'],
    [fine.id, 'shipment_created'],
    [fine.id, 'shipped'],
  ]);
  expect(after[before.length]?.metadata).toEqual({ dhl_tracking_code: '0034043416109402' });
  expect(after[before.length + 1]?.metadata['tracking_code']).toContain('0034043416109402');
  expect(told(await read(true))).toEqual(expected('unchanged'));
  expect(await updates()).toEqual(after);
  const mails = await db().selectFrom('order_mails').select('kind').where('order_id', '=', fine.id).execute();
  expect(mails).toHaveLength(1);
  for (const wrong of ['', 'no table', 'order;number\n'])
    expect(await refusal(staff, readTracking, { body: { csv: wrong } })).toBe('tracking_unreadable');
  expect((await call(olga, readTracking, { body: { csv } })).status).toBe(403);
});

/** Always the same numbers from 0 to 1. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

test('orders that are done are counted as they come and go, also after the night that counts them anew', async () => {
  await clear();
  const isDone = ['shipped', 'rejected'] as const;
  const random = numbersFrom(23);
  const one = <Value>(of: readonly Value[]): Value => of[Math.floor(random() * of.length)]!;
  const placed = await Promise.all(Array.from({ length: 6 }, () => place()));
  const counted: number[] = [];
  for (let step = 0; step < 60; step++) {
    const { id } = one(placed);
    const order = db().updateTable('orders').where('id', '=', id);
    const update = { id: `${id}-${step}`, order_id: id, by: 'system' as const, metadata: '{}', created_at: now };
    await one([
      () => order.set({ deleted_at: now }).execute(),
      () => order.set({ deleted_at: null }).execute(),
      () =>
        db()
          .insertInto('order_updates')
          .values({ ...update, signal: one(['accepted', 'shipped', 'rejected']) })
          .execute(),
      () => db().deleteFrom('order_updates').where('order_id', '=', id).execute(),
      () => countAllAnew(db()),
    ])();
    const there = await db().selectFrom('orders').select('tab').where('deleted_at', 'is', null).execute();
    const done = await countDone(db());
    for (const tab of isDone) expect(done.get(tab) ?? 0).toBe(there.filter((row) => row.tab === tab).length);
    counted.push([...done.values()].reduce((sum, count) => sum + count, 0));
  }
  expect(Math.max(...counted)).toBeGreaterThan(1);
  await countAllAnew(db());
  expect(await db().selectFrom('done_orders').select('tab').execute()).toHaveLength((await countDone(db())).size);
  await clear();
  expect([...(await countDone(db())).values()].every((count) => count === 0)).toBe(true);
});

test('albums are counted as they are made, ordered, put in the trash, brought back and deleted', async () => {
  const random = numbersFrom(31);
  const one = <Value>(of: readonly Value[]): Value => of[Math.floor(random() * of.length)]!;
  const made: string[] = [];
  const dropAlbum = async (id = '') => db().deleteFrom('albums').where('id', '=', id).execute();
  const counted = new Set<string>();
  for (let step = 0; step < 60; step++) {
    const albums = db()
      .updateTable('albums')
      .where('id', '=', one([album, ...made]));
    await one([
      async () => made.push(await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [olga])),
      () => albums.set({ has_order: one([true, false]) }).execute(),
      () => albums.set({ trashed_at: now }).execute(),
      () => albums.set({ trashed_at: null }).execute(),
      () => albums.set({ title: 'The same' }).execute(),
      () => dropAlbum(made.pop()),
      () => countAllAnew(db()),
    ])();
    const there = await db().selectFrom('albums').select('has_order').where('trashed_at', 'is', null).execute();
    const ordered = there.filter(({ has_order }) => has_order);
    expect(await countKept(db())).toEqual({ show_all: there.length, with_order: ordered.length });
    counted.add(`${there.length} ${ordered.length}`);
  }
  expect(counted.size).toBeGreaterThan(5);
  const right = await countKept(db());
  await db().insertInto('kept_albums').values({ has_order: true, change: 7 }).execute();
  await countAllAnew(db());
  expect(await countKept(db())).toEqual(right);
  expect((await db().selectFrom('kept_albums').select('change').execute()).length).toBeLessThan(3);
});

test('what the tiles count is counted from indexes that are made beside the work, once, and anew where one is broken', async () => {
  const parts = { db: db(), config: server.config };
  await makeListIndexes(parts);
  const { rows } = await sql<{ name: string; id: number }>`
    select relname as name, oid::integer as id from pg_class where relname in ('orders_counted', 'audit_log_by_time')`.execute(
    db(),
  );
  expect(rows).toHaveLength(2);
  await sql`update pg_index set indisvalid = false where indexrelid = 'audit_log_by_time'::regclass`.execute(db());
  await makeListIndexes(parts);
  const { rows: after } = await sql<{ name: string; id: number; valid: boolean }>`
    select relname as name, oid::integer as id, indisvalid as valid from pg_class join pg_index on indexrelid = oid
    where relname in ('orders_counted', 'audit_log_by_time')`.execute(db());
  const idOf = (of: typeof rows, name: string) => of.find((row) => row.name === name)?.id;
  expect(after.every(({ valid }) => valid)).toBe(true);
  expect(idOf(after, 'orders_counted')).toBe(idOf(rows, 'orders_counted'));
  expect(idOf(after, 'audit_log_by_time')).not.toBe(idOf(rows, 'audit_log_by_time'));
});
