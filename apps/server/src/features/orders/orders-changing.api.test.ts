/** What becomes of an order until it is printed: changed, called off, approved, delivered, ordered again. */
import { findingKey, preflight } from '@figurina/album';
import {
  cancelOrder,
  changeAlbum,
  changeInvoice,
  changeOrderByCustomer,
  confirmDelivery,
  createInvoice,
  createOffer,
  createReview,
  deleteAlbum,
  listOffers,
  type Order,
  type OrderChange,
  type OrderWish,
  quoteOrderChange,
  readOrder,
  reorder,
  createLineItem,
} from '@figurina/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { printedAlbumOnServer } from '../../testing/printed-album.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { touchOrders } from './approving/touched-orders.ts';
import { ELSEWHERE_A_DAY } from './order-mails/customers-address.ts';
import { heldByOrders } from './orders-of-album.queries.ts';
import { happened } from '../../testing/placed-order.ts';
import { CLUB, orderWish } from './testing/order-wish.ts';

let server: TestServer;
let people: Record<'olga' | 'mia' | 'ramona' | 'sam', TestUser>;
let now = new Date('2027-05-03T08:20:00Z');
const clock = { now: () => now };
const db = () => server.database.db;

beforeAll(async () => {
  server = await startTestServer({ clock, env: { INVOICE_WHEN: 'by_hand' } });
});
afterAll(() => server.stop());
// Ten orders an hour and person are made here, and more; tokens are good for half a day.
const wait = async (hours: number): Promise<void> => {
  now = new Date(now.getTime() + hours * 3_660_000);
  const user = (email: string, admin = false) => testUser(server, email, { admin, clock });
  people = {
    olga: await user('olga@verein.de'),
    mia: await user('mia@verein.de'),
    ramona: await user('ramona@figurina.example', true),
    sam: await user('sam@anderswo.de'),
  };
};
beforeEach(() => wait(1));

/** Of Olga's, with Mia who designs; 20 pages and 16 stickers. */
const club = () => {
  const { olga, mia } = people;
  return printedAlbumOnServer(server.database, [olga, mia], { category: 'sports' });
};
async function place(by: TestUser, wish: Partial<OrderWish> & { album_id: string }): Promise<Order> {
  const order = orderWish(wish.album_id, { no_albums: 50, order_features: [], ...wish });
  const answer = await by.call('POST', '/orders', { order }, { 'accept-language': 'de', 'idempotency-key': newId() });
  const body = (await answer.json()) as { order: Order; code?: string };
  expect(body.code).toBeUndefined();
  return body.order;
}
/** The order as it is, as the form of a change has it. */
const changeOf = (order: Order, change: Partial<OrderChange> = {}) => ({
  no_albums: order.no_albums,
  sticker_packaging_type: order.sticker_packaging_type,
  packs_per_album: order.packs_per_album,
  order_features: order.order_features,
  release_date: order.release_date,
  ...CLUB,
  ...change,
});
const read = async (by: TestUser, { id }: Order) => (await ask(by, readOrder, { params: { id } })).order;
const quoted = (by: TestUser, order: Order, change: Partial<OrderChange>) =>
  ask(by, quoteOrderChange, { params: { id: order.id }, body: { order: changeOf(order, change) } });
async function changed(by: TestUser, order: Order, change: Partial<OrderChange>, hash?: string) {
  const quote_hash = hash ?? (await quoted(by, order, change)).checkout.quote_hash;
  const body = { order: changeOf(order, change), quote_hash };
  return call(by, changeOrderByCustomer, { params: { id: order.id }, body });
}
const signals = (order: Order) => order.order_updates.map(({ signal }) => signal).toReversed();
async function review(by: TestUser, albumId: string, more: object = {}): Promise<Response> {
  const { document, version } = (await server.app.realtime.readDocument(albumId))!;
  const accepted_warnings = preflight(document, 'order').map(findingKey);
  const wish = { kind: 'approval', version, accepted_warnings, ...more };
  return by.call('POST', `/albums/${albumId}/reviews`, { review: wish }, { 'accept-language': 'de' });
}
const say = (by: TestUser, id: string, kind: 'remarks' | 'feedback') =>
  ask(by, createReview, { params: { id }, body: { review: { kind, content: 'Seite 3, bitte', version: 0 } } });
/** Another sticker, in a cell of its own. */
async function grow(albumId: string, by: TestUser, name: string): Promise<void> {
  const { document } = (await server.app.realtime.readDocument(albumId))!;
  const cell = [...document.nodes.values()].find(({ type }) => type === 'StickerCell')!;
  const sticker = [...document.stickers.values()][0]!;
  const record = { ...sticker, id: name, name };
  const node = { ...cell, id: `cell-${name}`, order: `zz${name}`, props: { ...cell.props, stickerId: name } };
  const units = [
    [
      { part: 'stickers' as const, path: name, value: record as never },
      { part: 'workspace' as const, path: `nodes/cell-${name}`, value: node as never },
    ],
  ];
  const actor = { userId: by.id, role: 'owner' } as const;
  const done = await server.app.realtime.applyMutation({ albumId, actor, units });
  expect(done).toMatchObject({ ok: true, refused: [] });
}
const mailsOf = async ({ id }: Order): Promise<string[]> => {
  const rows = await db().selectFrom('order_mails').select('kind').where('order_id', '=', id).execute();
  return rows.map(({ kind }) => kind.replace(/:.*/, '')).toSorted();
};

describe('a change', () => {
  test('is asked about first, then made at the shown price, once', async () => {
    const { olga } = people;
    const album = await club();
    const order = await place(olga, { album_id: album });
    const wish = { no_albums: 80, order_features: ['premium_lamination' as const], city: 'Bonn', phone: '00492281234' };
    const { checkout, difference_gross } = await quoted(olga, order, wish);
    expect(difference_gross).toBe(checkout.amount_gross - order.amount_gross);
    expect(await read(olga, order)).toMatchObject({ no_albums: 50, amount_gross: order.amount_gross });
    const path = `/orders/${order.id}/change`;
    const other = await olga.call('PATCH', path, { order: changeOf(order, wish), quote_hash: 'of yesterday' });
    expect(other.status).toBe(409);
    // With the price of this very change, as the call that asks for it answers it.
    expect(await other.json()).toMatchObject({ code: 'price_changed', checkout, difference_gross });
    for (let at = 0; at < 2; at++)
      expect(await changed(olga, order, wish, checkout.quote_hash)).toMatchObject({ ok: true });
    const after = await read(olga, order);
    expect(after).toMatchObject({
      no_albums: 80,
      amount_gross: checkout.amount_gross,
      shipping_address: { city: 'Bonn', phone: '00492281234' },
      order_features: ['premium_lamination'],
    });
    expect(after.line_items.map(({ amount }) => amount)).toEqual(checkout.line_items.map(({ amount }) => amount));
    expect(after.line_items.reduce((sum, { amount_gross }) => sum + amount_gross, 0)).toBe(after.amount_gross);
    expect(signals(after)).toEqual(['created', 'accepted', 'changed']);
    expect(await mailsOf(order)).toEqual(['changed', 'new', 'received']);
    const faulty = await changed(olga, after, { zip_code: '', release_date: '2027-05-01' });
    expect(faulty).toMatchObject({ code: 'order_invalid' });
    const abroad = await changed(olga, after, { country_code: 'PL' });
    expect(abroad).toMatchObject({ ok: true, body: { order: { currency: 'PLN', tax_rate: 2300 } } });
  });

  test('keeps the voucher that was redeemed as long as it holds; calling off gives it back', async () => {
    const { olga, mia } = people;
    const album = await club();
    const worth = JSON.stringify({ kind: 'fixed', gross: 5000 });
    const open = { valid_from: null, valid_to: null, max_uses: 1, series: null, created_by: olga.id, created_at: now };
    const voucher = { id: newId(), code: 'EINMAL', worth, currency: 'EUR' as const, min_amount: 20_000, ...open };
    await db().insertInto('vouchers').values(voucher).execute();
    const order = await place(olga, { album_id: album, voucher_code: 'EINMAL' });
    const redemptions = () => db().selectFrom('voucher_redemptions').select('order_id').execute();
    expect(await redemptions()).toEqual([{ order_id: order.id }]);
    // Its last day is over, and it is switched off: what was redeemed stays.
    const over = { valid_to: '2027-05-01', disabled: true };
    await db().updateTable('vouchers').set(over).where('id', '=', voucher.id).execute();
    const more = await changed(olga, order, { no_albums: 60 });
    expect(more).toMatchObject({ ok: true });
    expect((await read(olga, order)).line_items.map(({ product }) => product)).toContain('voucher');
    // For too little it does not count: it is given back, and can be typed again with more.
    const usable = { valid_to: null, disabled: false, min_amount: 30_000 };
    await db().updateTable('vouchers').set(usable).where('id', '=', voucher.id).execute();
    expect((await quoted(olga, order, { no_albums: 10 })).checkout.voucher?.status).toBe('below_minimum_amount');
    expect(await changed(olga, order, { no_albums: 10 })).toMatchObject({ ok: true });
    expect(await redemptions()).toEqual([]);
    const typed = { no_albums: 60, voucher_code: ' ein-mal' };
    expect((await quoted(olga, order, typed)).checkout.voucher).toMatchObject({ code: 'EINMAL', status: 'valid' });
    for (let at = 0; at < 2; at++) expect(await changed(olga, order, typed)).toMatchObject({ ok: true });
    expect(await redemptions()).toEqual([{ order_id: order.id }]);
    expect((await read(olga, order)).amount_gross).toBe(more.ok ? more.body.order.amount_gross : 0);
    const params = { id: order.id };
    expect(await refusal(mia, cancelOrder, { params, body: {} })).toBe('not_found');
    for (let at = 0; at < 2; at++) await ask(olga, cancelOrder, { params, body: { reason: 'Doch kein Fest' } });
    const ended = await read(olga, order);
    expect(signals(ended)).toEqual(['created', 'accepted', 'changed', 'changed', 'changed', 'cancelled']);
    expect(ended.order_updates[0]!.message).toBe('Doch kein Fest');
    expect(await redemptions()).toEqual([]);
    expect(await mailsOf(order)).toEqual(['cancelled', 'changed', 'changed', 'changed', 'new', 'received']);
    expect(await changed(olga, order, { no_albums: 70 }, 'any')).toMatchObject({ code: 'order_fixed' });
    await ask(olga, deleteAlbum, { params: { id: album } });
  });

  test('of what was offered is of the price of the day; calling off leaves the offer to another order', async () => {
    const { olga, ramona } = people;
    const album = await club();
    const scope = {
      category: 'sports',
      country_code: 'DE',
      pages: 20,
      singles: 16,
      valid_until: '2027-06-30',
    } as const;
    const ordered = { no_albums: 50, sticker_packaging_type: 'stickerpack', order_features: [] } as const;
    const wish = { ...scope, ...ordered, order_features: [], customer: 'SV Blau-Weiß 09', language: 'de' as const };
    const { offer } = await ask(ramona, createOffer, { body: { offer: wish } });
    const orderOf = async () => {
      const { offers } = await ask(ramona, listOffers, { query: { query: offer.name } });
      return offers[0]!.order_name;
    };
    const first = await place(olga, { album_id: album, quote_name: offer.name });
    expect([first.amount, await orderOf()]).toEqual([offer.amount, first.name]);
    await place(olga, { album_id: album, quote_name: offer.name });
    expect(await orderOf()).toBe(first.name);
    expect(await changed(olga, first, { no_albums: 51 })).toMatchObject({ ok: true });
    expect(await orderOf()).toBeNull();
    expect(await changed(olga, first, { no_albums: 50 })).toMatchObject({ ok: true });
    expect(await orderOf()).toBe(first.name);
    await ask(olga, cancelOrder, { params: { id: first.id }, body: {} });
    expect(await orderOf()).toBeNull();
  });

  test('is for who placed the order, the owner of its album and the staff', async () => {
    const { olga, mia, ramona, sam } = people;
    const order = await place(mia, { album_id: await club() });
    const own = await place(olga, { album_id: order.album.id });
    const body = { order: changeOf(order), quote_hash: 'x' };
    const calls = [
      (by: TestUser | string, id: string) =>
        call(by, quoteOrderChange, { params: { id }, body: { order: body.order } }),
      (by: TestUser | string, id: string) => call(by, changeOrderByCustomer, { params: { id }, body }),
      (by: TestUser | string, id: string) => call(by, confirmDelivery, { params: { id } }),
      (by: TestUser | string, id: string) => call(by, reorder, { params: { id }, body: { order: body.order } }),
      (by: TestUser | string, id: string) => call(by, cancelOrder, { params: { id }, body: {} }),
    ];
    const answers = async (by: TestUser | string, id: string): Promise<(string | number)[]> => {
      const said: (string | number)[] = [];
      for (const send of calls) {
        const answer = await send(by, id);
        said.push(answer.ok ? answer.status : answer.code);
      }
      return said;
    };
    const all = (what: string) => Array(5).fill(what);
    expect(await answers(server.url, order.id)).toEqual(all('unauthorized'));
    expect(await answers(sam, order.id)).toEqual(all('not_found'));
    expect(await answers(mia, own.id)).toEqual(all('not_found'));
    expect(await answers(olga, newId())).toEqual(all('not_found'));
    const theirs = [200, 'price_changed', 'order_update_not_possible', 'order_not_approved', 200];
    expect(await answers(mia, order.id)).toEqual(theirs);
    expect(await answers(olga, own.id)).toEqual(theirs);
    const third = await place(mia, { album_id: order.album.id });
    expect(await answers(olga, third.id)).toEqual(theirs);
    const fourth = await place(mia, { album_id: order.album.id });
    expect(await answers(ramona, fourth.id)).toEqual(theirs);
  });
});

describe('calling off', () => {
  test('takes the invoice back that was not paid; of what was paid there is a credit note', async () => {
    const { olga, ramona } = people;
    const album = await club();
    const [order, paid] = [await place(olga, { album_id: album }), await place(olga, { album_id: album })];
    await ask(ramona, createInvoice, { params: { id: order.id } });
    const { invoice } = await ask(ramona, createInvoice, { params: { id: paid.id } });
    const settled = { params: { id: invoice.id }, body: { invoice: { status: 'paid' as const } } };
    await ask(ramona, changeInvoice, settled);
    expect((await read(olga, order)).may).toMatchObject({ cancel: true, change: false });
    expect((await read(olga, paid)).may).toMatchObject({ cancel: true, change: false });
    for (const { id } of [order, paid]) await ask(olga, cancelOrder, { params: { id }, body: {} });
    const status = async () => (await read(olga, order)).user_invoice?.status;
    await expect.poll(status, { timeout: 30_000 }).toBe('void');
    await expect
      .poll(() => mailsOf(paid), { timeout: 30_000 })
      .toEqual(['cancelled', 'credit', 'invoice', 'new', 'received', 'refund']);
    expect((await read(olga, paid)).user_invoice?.status).toBe('paid');
    expect(await mailsOf(order)).toEqual(['cancelled', 'invoice', 'invoice', 'new', 'received']);
  });
});

test('who has left the album keeps the order and its address, and reaches no album by it', async () => {
  const { olga, mia } = people;
  const album = await club();
  const order = await place(mia, { album_id: album });
  await grow(album, olga, 'wim');
  await db().deleteFrom('album_members').where('user_sub', '=', mia.id).where('album_id', '=', album).execute();
  const scope = { accept_scope: true, packs_per_album: null, release_date: '2027-07-01', city: 'Bonn' };
  expect((await quoted(mia, order, scope)).checkout.album.total_sticker_sorts).toBe(16);
  expect(await changed(mia, order, scope)).toMatchObject({ ok: true });
  expect(await read(mia, order)).toMatchObject({
    shipping_address: { city: 'Bonn' },
    release_date: '2027-07-01',
    album: { total_sticker_sorts: 16, open: false },
  });
  const head = await db().selectFrom('albums').select('release_date').where('id', '=', album).executeTakeFirst();
  expect(head).toEqual({ release_date: '2027-06-12' });
});

test('no mailbox of somebody else is flooded by changes: what is too much goes to who ordered', async () => {
  const { olga } = people;
  const order = await place(olga, { album_id: await club(), email: 'Jemand@anderswo.example' });
  // One was that it is ordered, another one may go there.
  const before = Array.from({ length: ELSEWHERE_A_DAY - 2 }, (_, at) => `changed:${at}`);
  const rows = before.map((kind) => ({ order_id: order.id, kind, sent_at: now }));
  await db().insertInto('order_mails').values(rows).execute();
  for (const no_albums of [51, 52, 53]) expect(await changed(olga, order, { no_albums })).toMatchObject({ ok: true });
  const sent = await db().selectFrom('mail_log').select('recipient').where('album_id', '=', order.album.id).execute();
  const to = (address: string) => sent.filter(({ recipient }) => recipient === address).length;
  expect([to('Jemand@anderswo.example'), to(olga.email)]).toEqual([2, 2]);
});

describe('the print approval', () => {
  test('of what was ordered says so in the timeline and moves delivery; then nothing is changed any more', async () => {
    const album = await club();
    const order = await place(people.olga, { album_id: album });
    const checked = await place(people.olga, { album_id: album, order_features: ['design_check'] });
    await wait(48);
    const { olga } = people;
    expect((await review(olga, album)).status).toBe(201);
    const approved = await read(olga, order);
    expect(signals(approved)).toEqual(['created', 'accepted', 'review_completed']);
    expect(approved).toMatchObject({ approved_version: 0, may: { change: false, cancel: false, reorder: true } });
    expect(approved.estimated_delivery_date > order.estimated_delivery_date).toBe(true);
    // Staff have yet to look.
    const waiting = await read(olga, checked);
    expect(signals(waiting)).toEqual(['created', 'accepted']);
    expect(waiting.approved_at).not.toBeNull();
    expect(await mailsOf(checked)).toEqual(['approved', 'new', 'received']);
    for (const one of [order, checked]) {
      expect(await changed(olga, one, { no_albums: 60 }, 'any')).toMatchObject({ code: 'order_fixed' });
      expect(await refusal(olga, cancelOrder, { params: { id: one.id }, body: {} })).toBe('order_fixed');
    }
    const taken = await db().selectFrom('review_signals').selectAll().where('album_id', '=', album).execute();
    expect(taken).toMatchObject([{ signal: 'review_completed', taken_at: now }]);
  });

  test('of another scope is refused with the difference, until who ordered agrees to it', async () => {
    const { olga, mia } = people;
    const album = await club();
    const order = await place(mia, { album_id: album });
    await grow(album, olga, 'zoe');
    const refused = await review(olga, album);
    expect(refused.status).toBe(409);
    const problem = (await refused.json()) as { code: string; errors: { code: string; detail: string }[] };
    expect(problem.code).toBe('order_scope_changed');
    expect(problem.errors.map(({ code }) => code)).toEqual([order.name]);
    expect(problem.errors[0]!.detail).toMatch(/20 Seiten mit 16 Stickern.*20 Seiten mit 17 Stickern/);
    // Olga approves, Mia pays: she is asked by herself.
    expect((await review(olga, album, { accept_scope: true })).status).toBe(409);
    const scope = { accept_scope: true, packs_per_album: null };
    expect((await quoted(olga, order, scope)).checkout.album.total_sticker_sorts).toBe(16);
    expect((await quoted(mia, order, scope)).checkout.album.total_sticker_sorts).toBe(17);
    expect(await changed(mia, order, scope)).toMatchObject({ ok: true });
    expect((await review(olga, album)).status).toBe(201);
    const after = await read(mia, order);
    expect(signals(after)).toEqual(['created', 'accepted', 'changed', 'review_completed']);
    expect(after.album.total_sticker_sorts).toBe(17);
  });

  test('with the agreement of who ordered reprices the order; opened again, it is given again', async () => {
    const { olga, ramona } = people;
    const album = await club();
    const order = await place(olga, { album_id: album, sticker_packaging_type: 'stickerbox_single_variety' });
    await say(ramona, album, 'remarks');
    await say(olga, album, 'feedback');
    await grow(album, olga, 'yan');
    expect((await review(olga, album, { accept_scope: true })).status).toBe(201);
    const first = await read(olga, order);
    const talk = ['created', 'accepted', 'review_feedback', 'review_feedback', 'changed', 'review_completed'];
    expect(signals(first)).toEqual(talk);
    expect(first.amount_gross).toBeGreaterThan(order.amount_gross);
    expect(first.line_items.find(({ product }) => product === 'stickerbox_single_variety')!.quantity).toBe(17);
    expect(await mailsOf(order)).toEqual(['approved', 'feedback', 'new', 'received']);

    const unlock = { album: { locked: false, lock_reason: 'Ein Name ist falsch' } };
    await ask(ramona, changeAlbum, { params: { id: album }, body: unlock });
    expect(await read(olga, order)).toMatchObject({ approved_at: null, may: { change: true, reorder: false } });
    await grow(album, olga, 'xaver');
    expect((await review(olga, album, { accept_scope: true })).status).toBe(201);
    const again = await read(olga, order);
    expect(signals(again)).toEqual([...talk, 'review_feedback', 'changed', 'review_completed']);
    expect(again.amount_gross).toBeGreaterThan(first.amount_gross);
  });

  test('keeps the amounts that staff typed; the rest is of the list', async () => {
    const { olga, ramona } = people;
    const album = await club();
    const order = await place(olga, { album_id: album, sticker_packaging_type: 'stickerbox_single_variety' });
    const type = async (line: { product: 'sticker_topup' | 'adjustment'; amount: number; description: string }) => {
      const { updated_at } = (await read(ramona, order)).staff!;
      await ask(ramona, createLineItem, {
        params: { orderId: order.id },
        body: { line_item: { ...line, updated_at } },
      });
    };
    await type({ product: 'sticker_topup', amount: 5000, description: 'Nachgedruckte' });
    await type({ product: 'adjustment', amount: -1000, description: 'Für die Verspätung' });
    const before = await read(olga, order);
    // Sent for nothing, and fewer than anybody can order.
    const free = await place(olga, { album_id: album });
    await db().updateTable('orders').set({ replacement: true, albums: 2 }).where('id', '=', free.id).execute();
    expect(await changed(olga, free, { no_albums: 60 }, 'any')).toMatchObject({ code: 'order_fixed' });
    await grow(album, olga, 'zoran');
    expect((await review(olga, album, { accept_scope: true })).status).toBe(201);
    expect((await read(olga, free)).amount).toBe(free.amount);
    const after = await read(ramona, order);
    const typed = ({ line_items }: Order) =>
      line_items
        .filter(({ product }) => product === 'sticker_topup' || product === 'adjustment')
        .map(({ amount, description }) => [amount, description]);
    expect(typed(after)).toEqual([
      [-1000, 'Für die Verspätung'],
      [5000, 'Nachgedruckte'],
    ]);
    expect(Object.values(after.staff!.by_hand)).toEqual(['amount', 'amount']);
    expect(after.line_items.find(({ product }) => product === 'stickerbox_single_variety')!.quantity).toBe(17);
    expect(after.amount).toBeGreaterThan(before.amount);
    expect(after.line_items.reduce((sum, { amount }) => sum + amount, 0)).toBe(after.amount);
    expect(after.line_items.reduce((sum, { amount_gross }) => sum + amount_gross, 0)).toBe(after.amount_gross);
  });
});

describe('what was approved', () => {
  test('is ordered again as it was approved, without another approval, once', async () => {
    const { olga } = people;
    const album = await club();
    const order = await place(olga, { album_id: album });
    const wish = { ...changeOf(order), print_access_consent: true };
    const again = (by: TestUser, key: string, more: object = {}) =>
      by.call('POST', `/orders/${order.id}/reorder`, { order: { ...wish, ...more } }, { 'idempotency-key': key });
    expect(((await (await again(olga, newId())).json()) as { code: string }).code).toBe('order_not_approved');
    expect((await review(olga, album)).status).toBe(201);
    const key = newId();
    const [first, second] = [await again(olga, key), await again(olga, key)];
    expect([first.status, second.status]).toEqual([201, 200]);
    const made = ((await first.json()) as { order: Order }).order;
    expect(((await second.json()) as { order: Order }).order.id).toBe(made.id);
    expect(signals(made)).toEqual(['created', 'accepted', 'review_completed']);
    expect(made).toMatchObject({ approved_version: 0, shipping_address: { city: 'Köln' }, comment: '' });
    expect(await again(olga, key, { no_albums: 60 }).then(({ status }) => status)).toBe(409);
    const ids = [order.id, made.id];
    const copies = await db().selectFrom('order_snapshots').select('hash').where('order_id', 'in', ids).execute();
    expect(new Set(copies.map(({ hash }) => hash)).size).toBe(1);
    const refused = await again(olga, newId(), { print_access_consent: false, release_date: null });
    const { errors } = (await refused.json()) as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer)).toEqual(['/order/release_date', '/order/print_access_consent']);
    // A new order of the album that its approval has locked is of the approved copy, too.
    expect(signals(await place(olga, { album_id: album }))).toContain('review_completed');
  });

  test('keeps its pictures; one that is withdrawn takes the approval back', async () => {
    const { olga } = people;
    const album = await club();
    const [called, order] = [await place(olga, { album_id: album }), await place(olga, { album_id: album })];
    const images = JSON.stringify(['ada', 'bob']);
    await db().updateTable('order_snapshots').set({ images }).where('order_id', 'in', [called.id, order.id]).execute();
    const held = async () => [...(await heldByOrders(db(), album, ['ada', 'zoe']))];
    expect(await held()).toEqual(['ada']);
    await ask(olga, cancelOrder, { params: { id: called.id }, body: {} });
    expect(await held()).toEqual(['ada']);
    await touchOrders({ db: db(), clock }, album, ['ada', 'zoe']);
    expect(signals(await read(olga, order))).toEqual(['created', 'accepted', 'changed']);
    expect((await review(olga, album)).status).toBe(201);
    await touchOrders({ db: db(), clock }, album, ['bob']);
    await touchOrders({ db: db(), clock }, album, ['zoe']);
    const after = await read(people.ramona, order);
    expect(signals(after)).toEqual(['created', 'accepted', 'changed', 'review_completed', 'review_feedback']);
    expect(after.order_updates[0]!.metadata).toMatchObject({ kind: 'photo_withdrawn', images: ['bob'] });
    expect(signals(await read(olga, called))).toEqual(['created', 'accepted', 'cancelled']);
  });

  test('has arrived when its customer says so, once it was shipped', async () => {
    const { olga } = people;
    const album = await club();
    const order = await place(olga, { album_id: album });
    const params = { id: order.id };
    expect(await refusal(olga, confirmDelivery, { params })).toBe('order_update_not_possible');
    await happened(db(), order.id, { signal: 'shipped', created_at: now });
    const { order: there } = await ask(olga, confirmDelivery, { params });
    expect(there.delivered_at).toBe(now.toISOString());
    now = new Date(now.getTime() + 60_000);
    expect((await ask(olga, confirmDelivery, { params })).order.delivered_at).toBe(there.delivered_at);
    await ask(olga, deleteAlbum, { params: { id: album } });
  });
});
