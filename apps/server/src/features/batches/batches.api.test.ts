/** Runs for guests over HTTP: who makes them, what guests do by their links, and what is printed and invoiced of it. */
import { sum } from '@figurina/commerce';
import {
  changeBatch,
  changeInvoice,
  changeOrder,
  confirmGuestOrder,
  createBatch,
  createGuestOrder,
  createInvoice,
  creditInvoice,
  createOrderUpdate,
  deleteLineItem,
  deleteOrder,
  type GuestQuote,
  listBatches,
  listOrders,
  listOrdersDashboard,
  listParcels,
  moveBatch,
  problemSchema,
  productionOrderSchema,
  quotePublicBatch,
  quoteReorder,
  readBatch,
  readGuestOrder,
  readOrder,
  readProductionOrder,
  readTracking,
  readPublicBatch,
  readPublicOrder,
  reorder,
  withdrawGuestOrder,
  writeParcels,
} from '@figurina/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvedCopy } from '../../testing/approved-copy.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { printedAlbumOnServer } from '../../testing/printed-album.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { endOverdue } from './batch-jobs.ts';

let server: TestServer;
let people: Record<'olga' | 'rita' | 'sam' | 'staff', TestUser>;
let now = new Date('2027-05-03T08:20:00Z');
const clock = { now: () => now };
const db = () => server.database.db;

async function signIn(): Promise<void> {
  const user = (email: string, admin = false) => testUser(server, email, { admin, clock });
  people = {
    olga: await user('olga@verein.de'),
    rita: await user('rita@verein.de'),
    sam: await user('sam@anderswo.de'),
    staff: await user('staff@figurina.example', true),
  };
}

beforeAll(async () => {
  server = await startTestServer({ clock, env: { INVOICE_WHEN: 'order', GUEST_PAYMENT: 'choice' } });
  await signIn();
});
afterAll(() => server.stop());

/** Olga's, which Rita may look at. */
function club(): Promise<string> {
  const { olga, rita } = people;
  const members = [olga, { id: rita.id, role: 'reader' as const }];
  return printedAlbumOnServer(server.database, members, { category: 'sports' });
}
const run = { kind: 'preorder', minimum: 2, deadline: '2027-05-20', print_access_consent: true } as const;
async function make(album: string, wish: object = {}) {
  const { batch } = await ask(people.olga, createBatch, {
    params: { id: album },
    body: { batch: { ...run, ...wish } },
  });
  return { ...batch, token: batch.url.split('/').at(-1)! };
}
interface Wanted {
  readonly albums: number;
  readonly packs: number;
  readonly motifs?: { number: number; quantity: number }[];
  readonly country_code: string;
}
const quoteOf = async (token: string, order: Wanted) =>
  (await ask(server.url, quotePublicBatch, { params: { token }, body: { order } })).quote;

const FAMILY = {
  first_name: 'Ida',
  last_name: 'Brandt',
  address1: 'Am Markt 3',
  zip_code: '50667',
  city: 'Köln',
  country_code: 'DE',
  phone: '00491701234567',
};
interface Ordered {
  readonly payment?: 'invoice' | 'prepayment';
  readonly email: string;
  readonly albums?: number;
  readonly packs?: number;
  readonly for_name?: string;
  readonly motifs?: { number: number; quantity: number }[];
  readonly country_code?: string;
}
async function order(
  token: string,
  { email, albums = 1, packs = 5, motifs = [], country_code = 'DE', for_name = '', payment = 'invoice' }: Ordered,
) {
  const { quote_hash } = await quoteOf(token, { albums, packs, motifs, country_code });
  const wish = { ...FAMILY, email, albums, packs, motifs, country_code, for_name, payment, quote_hash };
  return ask(server.url, createGuestOrder, { params: { token }, body: { order: wish } });
}
const mailsTo = (recipient: string) =>
  db().selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('created_at').execute();
/** Of the newest mail to somebody. */
async function ownToken(email: string): Promise<string> {
  const mails = await mailsTo(email);
  return /\/join\/order\/([\w-]{32})/.exec(mails.findLast(({ text }) => text.includes('/join/order/'))!.text)![1]!;
}
async function confirmed(token: string, ordered: Ordered): Promise<string> {
  await order(token, ordered);
  const own = await ownToken(ordered.email);
  await ask(server.url, confirmGuestOrder, { params: { token: own } });
  return own;
}
const board = async (album: string, batch: string) => ask(people.olga, readBatch, { params: { id: album, batch } });
const staffRead = async (id: string) => (await ask(people.staff, readOrder, { params: { id } })).order;

test('a link is made by whoever may order the album, with a minimum and a day that can be', async () => {
  const album = await club();
  const params = { id: album };
  const refused = (by: TestUser, wish: object) =>
    refusal(by, createBatch, { params, body: { batch: { ...run, ...wish } } });
  expect(await refused(people.rita, {})).toBe('forbidden');
  expect(await refused(people.sam, {})).toBe('not_found');
  expect(await refusal(people.rita, listBatches, { params })).toBe('forbidden');
  // Nothing is approved that could be topped up.
  expect(await refused(people.olga, { kind: 'topup', minimum: 1 })).toBe('batch_needs_approval');
  for (const wrong of [
    { kind: 'group', minimum: 9 },
    { deadline: '2027-05-02' },
    { deadline: '2028-06-01' },
    { close_at: 1 },
    { print_access_consent: false },
  ])
    expect(await refused(people.olga, wrong)).toBe('batch_wrong');
  const made = await make(album, { note: ' Für alle Familien der E-Jugend ' });
  expect(made).toMatchObject({ state: 'open', note: 'Für alle Familien der E-Jugend', orders: 0, run_id: null });
  expect(made.token).toMatch(/^[\w-]{22}$/);
  const { batches, kinds } = await ask(people.olga, listBatches, { params });
  expect(batches.map(({ url }) => url)).toEqual([made.url]);
  expect(kinds).toContainEqual({ kind: 'topup', least: 1, available: false });
  const change = (wish: object) =>
    ask(people.olga, changeBatch, { params: { id: album, batch: made.id }, body: { batch: wish } });
  expect((await change({ deadline: '2027-06-01', close_at: 30 })).batch).toMatchObject({
    deadline: '2027-06-01',
    close_at: 30,
    minimum: 2,
  });
  const elsewhere = { id: await club(), batch: made.id };
  expect(await refusal(people.olga, readBatch, { params: elsewhere })).toBe('not_found');
  expect(await refusal(people.sam, moveBatch, { params: { id: album, batch: made.id }, body: { move: 'close' } })).toBe(
    'not_found',
  );
});

test('a guest sees what it costs, orders once however often it is sent, and counts once they confirm by mail', async () => {
  const album = await club();
  const { id, token } = await make(album);
  const { batch } = await ask(server.url, readPublicBatch, { params: { token } });
  expect(batch).toMatchObject({ open: true, title: expect.any(String), orders: 0, minimum: 2, packs_recommended: 5 });
  expect(await refusal(server.url, readPublicBatch, { params: { token: 'x'.repeat(22) } })).toBe('batch_gone');
  // A tenth of what ten albums with their packs cost by the list, shipping and VAT.
  const quote = await quoteOf(token, { albums: 1, packs: 5, country_code: 'DE' });
  expect(quote).toMatchObject({ amount_human: '31.14\u00A0EUR', amount_gross_human: '37.06\u00A0EUR' });
  expect((await quoteOf(token, { albums: 1, packs: 5, country_code: 'PL' })).currency).toBe('PLN');
  const wanted = { albums: 1, packs: 5, country_code: 'DE' };
  const asked = (part: object) =>
    refusal(server.url, quotePublicBatch, { params: { token }, body: { order: { ...wanted, ...part } } });
  expect(await asked({ albums: 0, packs: 0 })).toBe('batch_wrong');
  expect(await asked({ albums: 21 })).toBe('batch_wrong');
  expect(await asked({ country_code: 'US' })).toBe('country_unsupported');

  const wish = {
    ...FAMILY,
    ...wanted,
    email: 'ida@familie.example',
    for_name: 'Person 3',
    quote_hash: quote.quote_hash,
  };
  const send = async (body: object, key: string) => {
    const answer = await fetch(`${server.url}/v1/public/batches/${token}/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, 'accept-language': 'de' },
      body: JSON.stringify({ order: body }),
    });
    return { status: answer.status, body: (await answer.json()) as { code?: string; errors?: { pointer: string }[] } };
  };
  const empty = await send({ ...wish, email: 'ida@', zip_code: '' }, 'k0');
  expect(empty.body.errors?.map(({ pointer }) => pointer)).toEqual(['/order/email', '/order/zip_code']);
  expect((await send({ ...wish, packs: 6 }, 'k0')).body.code).toBe('price_changed');
  const twice = await Promise.all([send(wish, 'k1'), send(wish, 'k1')]);
  expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 201]);
  expect((await send({ ...wish, city: 'Bonn' }, 'k1')).body.code).toBe('idempotency_conflict');
  expect(await mailsTo('ida@familie.example')).toHaveLength(1);

  const own = await ownToken('ida@familie.example');
  const read = async () => (await ask(server.url, readGuestOrder, { params: { token: own } })).order;
  expect(await read()).toMatchObject({ state: 'placed', may: { confirm: true, withdraw: true }, status_path: null });
  expect((await board(album, id)).batch).toMatchObject({ orders: 0, waiting: 1 });
  for (let at = 0; at < 2; at++) await ask(server.url, confirmGuestOrder, { params: { token: own } });
  const seen = await board(album, id);
  expect(seen.batch).toMatchObject({ orders: 1, waiting: 0, albums: 1, packs: 5 });
  expect(seen.guests).toMatchObject([{ name: 'Ida Brandt', for_name: 'Person 3', state: 'confirmed' }]);
  expect(seen.people.filter(({ ordered }) => ordered).map(({ name }) => name)).toEqual(['Person 3']);
  // Neither address nor amount is for who made the link.
  expect(JSON.stringify(seen)).not.toMatch(/Am Markt|ida@|37[.,]06/);
  await ask(server.url, withdrawGuestOrder, { params: { token: own } });
  expect(await read()).toMatchObject({ state: 'withdrawn', may: { confirm: false, withdraw: false } });
  expect(await refusal(server.url, confirmGuestOrder, { params: { token: own } })).toBe('batch_closed');
  expect((await board(album, id)).batch.orders).toBe(0);

  // Nobody has somebody else's mailbox filled.
  await send(wish, 'k2');
  await send(wish, 'k3');
  expect((await send(wish, 'k4')).body.code).toBe('too_many_requests');
  const before = now;
  now = new Date(before.getTime() + 3_600_000);
  for (const key of ['k5', 'k6', 'k7']) expect((await send(wish, key)).status).toBe(201);
  now = new Date(before.getTime() + 2 * 3_600_000);
  expect((await send(wish, 'k8')).body.code).toBe('too_many_requests');
  now = before;
});

test('a run that is confirmed is one order to print, and one with an invoice for each guest', async () => {
  const album = await club();
  const { id, token } = await make(album);
  const params = { id: album, batch: id };
  const move = (name: 'close' | 'reopen' | 'confirm' | 'expire') =>
    ask(people.olga, moveBatch, { params, body: { move: name } });
  const own = await confirmed(token, { email: 'ada@familie.example', albums: 2, packs: 10, for_name: 'person 1' });
  expect(await refusal(people.olga, moveBatch, { params, body: { move: 'confirm' } })).toBe('batch_below_minimum');
  await confirmed(token, { email: 'ben@familie.example', albums: 0, packs: 7, country_code: 'AT' });
  await order(token, { email: 'cem@familie.example' });
  await move('close');
  const late = await ownToken('cem@familie.example');
  expect(await refusal(server.url, confirmGuestOrder, { params: { token: late } })).toBe('batch_closed');
  expect(await refusal(server.url, withdrawGuestOrder, { params: { token: own } })).toBe('batch_closed');
  expect((await move('reopen')).batch.state).toBe('open');
  const { batch } = await move('confirm');
  expect(batch).toMatchObject({ state: 'confirmed', orders: 2, moves: [] });
  expect(await refusal(people.olga, moveBatch, { params, body: { move: 'expire' } })).toBe('batch_not_possible');
  const runId = batch.run_id!;

  const parcels = async () => (await ask(people.staff, listParcels, { params: { id: runId } })).parcels;
  await expect.poll(async () => (await parcels()).length).toBe(2);
  const printed = await staffRead(runId);
  expect(printed).toMatchObject({ no_albums: 2, amount: 0, amount_gross: 0 });
  expect(printed.line_items.map(({ product, quantity }) => [product, quantity])).toEqual([
    ['album', 2],
    ['stickerpack', 17],
  ]);
  // The clock stands still: who confirmed first is not told by it.
  const [ada, ben] = (await parcels()).toSorted((a, b) => b.albums - a.albums);
  expect(ada).toMatchObject({ recipient: 'Ida Brandt', for_name: 'person 1', albums: 2, packs: 10, ended: false });
  expect(ada!.address_line).toBe('Am Markt 3, 50667 Köln');
  const ofAda = await staffRead(ada!.order_id);
  expect(sum(ofAda.line_items.map(({ amount_gross }) => amount_gross))).toBe(ofAda.amount_gross);
  expect(await staffRead(ben!.order_id)).toMatchObject({ tax_rate: 2000, no_albums: 0 });
  const invoiceOf = async (orderId: string) => (await staffRead(orderId)).invoice?.status;
  await expect.poll(async () => invoiceOf(ada!.order_id)).toBe('open');
  await expect.poll(async () => invoiceOf(ben!.order_id)).toBe('open');
  expect((await staffRead(runId)).invoice).toBeNull();
  // The guest's page leads on to the order, which says nothing of money.
  const { order: shown } = await ask(server.url, readGuestOrder, { params: { token: own } });
  expect(shown.status_path).toMatch(/^\/order\//);
  expect((await mailsTo('ada@familie.example')).map(({ subject }) => subject)).toHaveLength(3);
  expect(await mailsTo('cem@familie.example')).toHaveLength(1);

  // Guests order for themselves: the owner of the album sees the run alone, staff the run first.
  expect(await refusal(people.olga, readOrder, { params: { id: ada!.order_id } })).toBe('not_found');
  const mine = (await ask(people.olga, listOrders, { query: {} })).orders.filter((one) => one.album.id === album);
  expect(mine.map((one) => one.id)).toEqual([runId]);
  const board = async (query: string) =>
    (await ask(people.staff, listOrdersDashboard, { query: { query } })).orders.map((one) => one.id);
  const all = await board('');
  expect(all).toContain(runId);
  expect(all).not.toContain(ada!.order_id);
  expect(await board('ada@familie')).toEqual([ada!.order_id]);

  // Approved, it goes on for all of them; the guests see it, not where the parcel of the run went.
  await approvedCopy(server, album, { by: people.olga.id, orderId: runId });
  const say = event;
  await say(runId, { signal: 'review_completed' });
  const production = await ask(people.staff, readProductionOrder, { params: { id: runId } });
  expect(production.items.map(({ product, quantity }) => [product, quantity])).toEqual([
    ['album', 2],
    ['stickerpack', 17],
  ]);
  const { order: status } = await ask(server.url, readPublicOrder, {
    params: { token: shown.status_path!.split('/').at(-1)! },
  });
  expect(status.stations.filter(({ reached }) => reached)).toHaveLength(2);

  // Each guest's parcel has numbers of its own, by hand or from the carrier's list, as soon as there is something to send.
  const write = (codes: string[]) => ({ params: { id: ada!.order_id }, body: { codes, trigger_email: true } });
  expect(await refusal(people.staff, writeParcels, write(['00340434161094021501']))).toBe('order_update_not_possible');
  await say(runId, { signal: 'transfer_completed' });
  expect(await refusal(people.staff, writeParcels, write(['https://dhl.de/1']))).toBe('tracking_code_is_url');
  const ofParcel = await ask(people.staff, writeParcels, write(['0034 0434 1610 9402 1501']));
  expect(ofParcel.parcels).toMatchObject([{ code: '00340434161094021501' }]);
  await ask(people.staff, writeParcels, write(['00340434161094021501']));
  const csv = `order;code\n${ada!.name};00340434161094021501\n${ben!.name};00340434161094021502\n${ben!.name};00340434161094021503`;
  const { rows } = await ask(people.staff, readTracking, { body: { csv, apply: true, trigger_email: true } });
  expect(rows.map(({ outcome }) => outcome)).toEqual(['unchanged', 'written', 'other_code']);
  expect(new Map((await parcels()).map((one) => [one.name, one.codes]))).toEqual(
    new Map([
      [ada!.name, ['00340434161094021501']],
      [ben!.name, ['00340434161094021502']],
    ]),
  );
  const { order: followed } = await ask(server.url, readPublicOrder, {
    params: { token: shown.status_path!.split('/').at(-1)! },
  });
  expect(followed.parcels).toEqual(ofParcel.parcels);
  expect(followed.tracking_code).toBe(ofParcel.parcels[0]?.url);
  const toAda = (await mailsTo('ada@familie.example')).filter(({ text }) => text.includes('00340434161094021501'));
  expect(toAda).toHaveLength(1);
  const deeds = await db().selectFrom('audit_log').select('action').where('order_id', '=', ada!.order_id).execute();
  expect(deeds).toEqual([{ action: 'order.parcels' }]);

  expect(await refusal(people.staff, deleteOrder, { params: { id: runId } })).toBe('order_of_batch');
  expect(
    await refusal(people.staff, createOrderUpdate, {
      params: { id: ada!.order_id },
      body: { order_update: { signal: 'production_started' } },
    }),
  ).toBe('order_update_not_possible');
  // Rejected, it takes what guests ordered with it, and their invoices.
  await say(runId, { signal: 'rejected', message: 'Die Druckerei ist abgebrannt.' });
  await expect.poll(async () => (await parcels()).map(({ ended }) => ended)).toEqual([true, true]);
  await expect.poll(async () => invoiceOf(ada!.order_id)).toBe('void');
  const toBen = (await mailsTo('ben@familie.example')).map(({ text }) => text).join();
  expect(toBen).toContain('Die Druckerei ist abgebrannt.');
});

function event(
  id: string,
  order_update: { signal: 'review_completed' | 'transfer_completed' | 'rejected'; message?: string },
) {
  return ask(people.staff, createOrderUpdate, { params: { id }, body: { order_update } });
}

test('a run is neither invoiced nor ordered again: what is in it are orders of its guests', async () => {
  const album = await club();
  await approvedCopy(server, album, { by: people.olga.id });
  const made = await make(album, { kind: 'topup', minimum: 1 });
  await confirmed(made.token, { email: 'eda@familie.example' });
  const confirm = { params: { id: album, batch: made.id }, body: { move: 'confirm' } } as const;
  const id = (await ask(people.olga, moveBatch, confirm)).batch.run_id!;
  const { order: run } = await ask(people.olga, readOrder, { params: { id } });
  expect(run.may.reorder).toBe(false);
  const wish = { no_albums: 20, sticker_packaging_type: 'stickerpack', release_date: '2027-06-12' } as const;
  const again = { params: { id }, body: { order: { ...wish, print_access_consent: true } } };
  expect(await refusal(people.olga, quoteReorder, again)).toBe('order_of_batch');
  expect(await refusal(people.olga, reorder, again)).toBe('order_of_batch');
  expect(await refusal(people.staff, createInvoice, { params: { id } })).toBe('order_of_batch');
  // Nor do staff change what it costs.
  const { updated_at } = (await staffRead(id)).staff!;
  const priced = { params: { id }, body: { order: { updated_at, amount: 100 } } };
  expect(await refusal(people.staff, changeOrder, priced)).toBe('order_of_batch');
  const line = { params: { id: run.line_items[0]!.id } };
  expect(await refusal(people.staff, deleteLineItem, line)).toBe('order_of_batch');
});

test('its number ends it at once, its last day by what was ordered; who ordered in vain hears of it', async () => {
  const album = await club();
  await approvedCopy(server, album, { by: people.olga.id });
  const topup = await make(album, { kind: 'topup', minimum: 1, close_at: 2 });
  const few = await make(album, { minimum: 3 });
  await confirmed(topup.token, { email: 'dora@familie.example', albums: 0, packs: 12 });
  await confirmed(few.token, { email: 'emil@familie.example' });
  expect((await board(album, topup.id)).batch.state).toBe('open');
  await confirmed(topup.token, { email: 'finn@familie.example', albums: 1 });
  await expect.poll(async () => (await board(album, topup.id)).batch.state).toBe('confirmed');
  const { run_id } = (await board(album, topup.id)).batch;
  // What was approved is printed, without another approval.
  expect((await staffRead(run_id!)).approved_version).not.toBeNull();
  expect((await staffRead(run_id!)).order_updates.map(({ signal }) => signal)).toContain('review_completed');

  // One that is reached already when it is set, too.
  const params = { id: album, batch: (await make(album, { minimum: 1, close_at: 30 })).id };
  await confirmed((await board(album, params.batch)).batch.url.split('/').at(-1)!, { email: 'gus@familie.example' });
  await ask(people.olga, changeBatch, { params, body: { batch: { close_at: 1 } } });
  await expect.poll(async () => (await board(album, params.batch)).batch.state).toBe('confirmed');

  // One that cannot be read stands in nobody's way.
  const torn = await club();
  const { id: tornId, token: tornToken } = await make(torn, { minimum: 1, deadline: '2027-05-19' });
  await confirmed(tornToken, { email: 'hans@familie.example' });
  const { id: copy } = await approvedCopy(server, torn, { by: people.olga.id });
  await db().updateTable('album_approvals').set({ parts: '{}' }).where('review_id', '=', copy).execute();

  now = new Date('2027-05-21T08:00:00Z');
  await signIn();
  const closed = (await ask(server.url, readPublicBatch, { params: { token: few.token } })).batch;
  expect(closed).toMatchObject({ state: 'open', open: false });
  await runJob(server, endOverdue, {});
  expect((await board(album, few.id)).batch.state).toBe('expired');
  expect((await board(torn, tornId)).batch.state).toBe('open');
  await expect.poll(async () => (await mailsTo('emil@familie.example')).length).toBe(2);
  expect((await mailsTo('emil@familie.example')).at(-1)!.text).not.toContain('/join/order/');
  expect((await mailsTo('olga@verein.de')).length).toBeGreaterThanOrEqual(2);
  const { quote }: { quote: GuestQuote } = await ask(server.url, quotePublicBatch, {
    params: { token: few.token },
    body: { order: { albums: 1, packs: 5, country_code: 'DE' } },
  });
  const wish = { ...FAMILY, albums: 1, packs: 5, email: 'gil@familie.example', quote_hash: quote.quote_hash };
  expect(await refusal(server.url, createGuestOrder, { params: { token: few.token }, body: { order: wish } })).toBe(
    'batch_closed',
  );

  // What people typed in vain is forgotten a month later; what was ordered stays.
  now = new Date('2027-06-21T08:00:00Z');
  await signIn();
  await runJob(server, endOverdue, {});
  expect((await board(album, few.id)).guests).toEqual([]);
  expect((await board(album, topup.id)).guests).toHaveLength(2);
});

test('single stickers are picked by the numbers of the printed album, and exactly those are made with the run', async () => {
  const { olga, staff } = people;
  const album = await printedAlbumOnServer(server.database, [olga], { category: 'sports', doubles: 2 });
  await approvedCopy(server, album, { by: olga.id });
  const deadline = '2027-07-01';
  const before = await make(album, { deadline });
  const wish = { albums: 0, packs: 0, country_code: 'DE' } as const;
  const refused = async (token: string, motifs: Wanted['motifs']) => {
    const answer = await fetch(`${server.url}/v1/public/batches/${token}/quote`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ order: { ...wish, motifs } }),
    });
    return problemSchema.parse(await answer.json()).errors?.[0];
  };
  const { batch: preorder } = await ask(server.url, readPublicBatch, { params: { token: before.token } });
  expect(preorder.numbers).toBeNull();
  expect(await refused(before.token, [{ number: 3, quantity: 1 }])).toMatchObject({ code: 'no_motifs' });
  const { id, token } = await make(album, { kind: 'topup', deadline });
  const { batch } = await ask(server.url, readPublicBatch, { params: { token } });
  // Sixteen single ones and two doubles.
  expect(batch.numbers).toBe(20);
  expect(await refused(token, [{ number: 21, quantity: 1 }])).toMatchObject({
    pointer: '/order/motifs',
    code: 'unknown_motif',
  });
  expect(await refused(token, [{ number: 1, quantity: 301 }])).toMatchObject({ code: 'too_many' });
  // A double is two, by whichever of its numbers it is named.
  const motifs = [
    { number: 18, quantity: 1 },
    { number: 3, quantity: 2 },
    { number: 17, quantity: 1 },
  ];
  const quote = await quoteOf(token, { ...wish, motifs });
  expect(quote.motifs).toEqual([
    { number: 3, quantity: 2 },
    { number: 17, quantity: 2 },
  ]);
  expect(quote.lines.map(({ product, quantity }) => [product, quantity])).toEqual([
    ['sticker_topup', 6],
    ['shipping', 1],
  ]);
  expect(quote.sticker_gross_human).toBe('0.54\u{a0}EUR');
  expect(batch.payments).toEqual(['invoice', 'prepayment']);
  await confirmed(token, { email: 'eva@familie.example', ...wish, motifs, payment: 'prepayment' });
  await confirmed(token, { email: 'finn@familie.example', albums: 1, packs: 5, motifs: [{ number: 3, quantity: 1 }] });
  expect((await board(album, id)).batch).toMatchObject({ orders: 2, albums: 1, packs: 5, stickers: 5 });
  const params = { id: album, batch: id };
  const decided = (await ask(olga, moveBatch, { params, body: { move: 'confirm' } })).batch;
  const runId = decided.run_id!;
  const production = await ask(staff, readProductionOrder, { params: { id: runId } });
  expect(productionOrderSchema.parse(production)).toEqual(production);
  expect(production.items.map(({ product, quantity }) => [product, quantity])).toEqual([
    ['album', 1],
    ['stickerbox_single_variety', 2],
    ['stickerpack', 5],
  ]);
  expect(production.boxes?.map(({ number, quantity }) => [number, quantity])).toEqual([
    [3, 3],
    [17, 2],
  ]);
  const list = async () => ask(staff, listParcels, { params: { id: runId } });
  await expect.poll(async () => (await list()).parcels.length).toBe(2);
  const ofEva = (await list()).parcels.find(({ albums }) => albums === 0)!;
  expect(ofEva).toMatchObject({ stickers: '3 (2), 17 (2)', parcels: 1 });
  // Paid in advance: nothing goes out before the money is there.
  expect((await list()).parcels.filter(({ unpaid }) => unpaid)).toHaveLength(1);
  await event(runId, { signal: 'transfer_completed' });
  const codes = { params: { id: ofEva.order_id }, body: { codes: ['00340434161094021509'] } };
  expect(await refusal(staff, writeParcels, codes)).toBe('order_unpaid');
  const csv = `order;code\n${ofEva.name};00340434161094021509`;
  expect((await ask(staff, readTracking, { body: { csv } })).rows).toMatchObject([{ outcome: 'not_possible' }]);
  await expect.poll(async () => (await staffRead(ofEva.order_id)).invoice?.status).toBe('open');
  const { id: invoice } = (await staffRead(ofEva.order_id)).invoice!;
  await ask(staff, changeInvoice, { params: { id: invoice }, body: { invoice: { status: 'paid' } } });
  await ask(staff, writeParcels, codes);
  expect((await list()).parcels.every(({ unpaid }) => !unpaid)).toBe(true);
  // Given back, it is as good as not paid.
  await ask(staff, creditInvoice, { params: { id: invoice } });
  expect((await list()).parcels.filter(({ unpaid }) => unpaid)).toHaveLength(1);
  const more = { ...codes, body: { codes: [...codes.body.codes, '00340434161094021510'] } };
  expect(await refusal(staff, writeParcels, more)).toBe('order_unpaid');
  const order = await staffRead(ofEva.order_id);
  expect(sum(order.line_items.map(({ amount_gross }) => amount_gross))).toBe(order.amount_gross);

  // What was approved anew may have other numbers: nobody gets another sticker than they picked.
  const again = await make(album, { kind: 'topup', deadline });
  await confirmed(again.token, { email: 'gabi@familie.example', ...wish, motifs });
  await confirmed(again.token, { email: 'hugo@familie.example', ...wish, motifs });
  await sql`update batches set facts = jsonb_set(facts, '{motifs,2,sticker}', '"another"') where id = ${again.id}`.execute(
    db(),
  );
  const moves = { params: { id: album, batch: again.id }, body: { move: 'confirm' } } as const;
  expect(await refusal(olga, moveBatch, moves)).toBe('batch_motifs_moved');
});
