import { anAlbum } from '@figurina/album/testing';
import { DESK_PRODUCTS } from '@figurina/commerce';
import {
  changeAddress,
  changeInvoice,
  changeLineItem,
  changeOrder,
  changeOrderComment,
  createCreditNote,
  createInvoice,
  createLineItem,
  createOrderComment,
  createOrderUpdate,
  creditInvoice,
  deleteLineItem,
  deleteOrder,
  deleteOrderComment,
  deleteOrderUpdate,
  type Endpoint,
  listAuditLog,
  listDeletedOrders,
  listOrderComments,
  type Order,
  readCredits,
  readOrder,
  restoreOrder,
} from '@figurina/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { placedOrder, type PlacedOrder } from '../../testing/placed-order.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { purgeOrders } from './order-trash.ts';
import { runJob } from '../../testing/run-job.ts';

let server: TestServer;
let ramona: TestUser;
let kasimir: TestUser;
let olga: TestUser;
let album: string;

beforeAll(async () => {
  server = await startTestServer();
  [ramona, kasimir, olga] = await Promise.all([
    testUser(server, 'ramona@figurina.example', { admin: true }),
    testUser(server, 'kasimir@figurina.example', { admin: true }),
    testUser(server, 'olga@verein.example'),
  ]);
  album = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [olga]);
});
afterAll(() => server.stop());

const db = () => server.database.db;
const place = (order: Partial<PlacedOrder> = {}) => placedOrder(db(), { albumId: album, by: olga.id, ...order });
const read = async (id: string, by = ramona): Promise<Order> => (await ask(by, readOrder, { params: { id } })).order;
/** Of the order as it is now. */
const seen = async (id: string): Promise<string> => (await read(id)).staff!.updated_at;
const lineOf = (order: Order, product: string) => order.line_items.find((line) => line.product === product)!;
const deeds = async (order_id: string): Promise<string[]> =>
  (await ask(ramona, listAuditLog, { query: { order_id } })).entries.map(({ action }) => action).toReversed();
const edit = async (id: string, change: object) =>
  call(ramona, changeOrder, { params: { id }, body: { order: { updated_at: await seen(id), ...change } } });
const say = (id: string, signal: string, more: object = {}) =>
  call(ramona, createOrderUpdate, { params: { id }, body: { order_update: { signal, ...more } } } as never);
const mailsTo = async (recipient: string) =>
  (await db().selectFrom('mails').select('subject').where('recipient', '=', recipient).execute()).map(
    (one) => one.subject,
  );

test('amounts add up to the cent: a quantity by the list, a typed total by an adjustment, a gross within a cent', async () => {
  const { id } = await place();
  const packs = lineOf(await read(id), 'stickerpack');
  const { order, line_item } = await ask(ramona, changeLineItem, {
    params: { id: packs.id },
    body: { line_item: { updated_at: await seen(id), quantity: 5000 } },
  });
  expect([line_item.amount, order.amount, order.tax_value, order.amount_gross]).toEqual([
    105_400, 162_900, 30_951, 193_851,
  ]);
  expect(order.staff!.by_hand).toEqual({ [packs.id]: 'quantity' });
  expect(await edit(id, { amount: 160_000, amount_gross: 190_401 })).toMatchObject({
    ok: true,
    body: { order: { amount: 160_000, amount_gross: 190_400 } },
  });
  expect(lineOf(await read(id), 'adjustment')).toMatchObject({ quantity: 1, amount: -2900 });
  expect(await edit(id, { amount: 160_000, amount_gross: 190_500 })).toMatchObject({ code: 'amount_gross_mismatch' });
  const now = await read(id);
  expect([now.amount, now.line_items.reduce((net, line) => net + line.amount, 0)]).toEqual([160_000, 160_000]);
  expect(now.line_items.reduce((gross, line) => gross + line.amount_gross, 0)).toBe(190_400);
  // Back at what the lines come to, there is nothing to adjust.
  expect(await edit(id, { amount: 162_900 })).toMatchObject({ body: { order: { amount_gross: 193_851 } } });
  expect((await read(id)).line_items).toHaveLength(5);
  expect(await deeds(id)).toEqual(['line_item.change', 'order.change', 'order.change']);
  const [entry] = (await ask(ramona, listAuditLog, { query: { order_id: id } })).entries;
  expect(entry).toMatchObject({ before: { net: 160_000 }, after: { net: 162_900 }, by: { email: ramona.email } });
});

test('lines are added, typed and taken off; what is made follows what is charged', async () => {
  const { id } = await place();
  const add = async (line: object) =>
    call(ramona, createLineItem, {
      params: { orderId: id },
      body: { line_item: { updated_at: await seen(id), ...line } },
    } as never);
  const change = async (lineId: string, line: object) =>
    call(ramona, changeLineItem, {
      params: { id: lineId },
      body: { line_item: { updated_at: await seen(id), ...line } },
    } as never);
  expect(await add({ product: 'sticker_topup' })).toMatchObject({ code: 'line_amount_required' });
  expect(await add({ product: 'adjustment', amount: -200_000 })).toMatchObject({ code: 'order_amount_impossible' });
  expect(await add({ product: 'custom_stickerpack', description: 'Mit Wappen' })).toMatchObject({
    body: { line_item: { amount: 8900, description: 'Mit Wappen' } },
  });
  expect(await add({ product: 'sticker_topup', quantity: 40, amount: 1500 })).toMatchObject({ ok: true });
  const albums = lineOf(await read(id), 'album');
  expect(await change(albums.id, { quantity: 100 })).toMatchObject({ body: { line_item: { amount: 44_000 } } });
  expect(await read(id)).toMatchObject({
    no_albums: 100,
    packs_per_album: 54,
    order_features: ['design_check', 'premium_lamination', 'custom_stickerpack'],
  });
  // A typed amount stays, whatever number it is of.
  expect(await change(albums.id, { amount: 40_000 })).toMatchObject({ body: { line_item: { amount: 40_000 } } });
  expect(await change(albums.id, { quantity: 110 })).toMatchObject({
    body: { line_item: { amount: 40_000 }, order: { no_albums: 110, staff: { by_hand: { [albums.id]: 'amount' } } } },
  });
  const topup = lineOf(await read(id), 'sticker_topup');
  const audited = (await deeds(id)).length;
  expect(await change(topup.id, { quantity: 40, amount: 1500 })).toMatchObject({ ok: true });
  expect(await deeds(id)).toHaveLength(audited);
  expect((await ask(ramona, deleteLineItem, { params: { id: topup.id } })).order.line_items).toHaveLength(6);
  expect(await refusal(ramona, deleteLineItem, { params: { id: topup.id } })).toBe('not_found');
  expect((await deeds(id)).at(-1)).toBe('line_item.delete');
  // The customer sees it, and changes no more what staff have priced.
  expect(await read(id, olga)).toMatchObject({ no_albums: 110, staff: null, may: { change: false } });

  const { invoice } = await ask(ramona, createInvoice, { params: { id } });
  expect((await ask(ramona, listAuditLog, { query: { order_id: id } })).entries[0]).toMatchObject({
    action: 'invoice.create',
    subject: invoice.id,
    before: null,
    after: { status: 'open', number: invoice.number },
  });
  for (const line of [{ quantity: 90 }, { amount: 1 }, { description: 'anders' }])
    expect(await change(albums.id, line)).toMatchObject({ code: 'order_invoiced' });
  expect(await edit(id, { amount: 1 })).toMatchObject({ code: 'order_invoiced' });
  expect(await edit(id, { comment: 'Ruft an' })).toMatchObject({ body: { order: { comment: 'Ruft an' } } });
  const params = { id: invoice.id };
  await ask(ramona, changeInvoice, { params, body: { invoice: { status: 'paid' } } });
  await ask(ramona, creditInvoice, { params });
  expect(await deeds(id)).toMatchObject({ length: 10 });
  expect((await deeds(id)).slice(-3)).toEqual(['order.change', 'invoice.change', 'invoice.credit']);
});

test('of two staff at once one is told of the other, with the order as it is now', async () => {
  const { id } = await place();
  const updated_at = await seen(id);
  const both = await Promise.all(
    [ramona, kasimir].map((by) =>
      by.call('PATCH', `/orders/${id}`, { order: { updated_at, email: `${by.email.split('@')[0]}@neu.example` } }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const problem = (await both.find(({ status }) => status === 409)!.json()) as { code: string; order: Order };
  const now = await read(id);
  expect(problem).toMatchObject({ code: 'conflict', order: { email: now.email } });
  expect(Date.parse(now.staff!.updated_at)).toBeGreaterThan(Date.parse(updated_at));
  expect(await deeds(id)).toEqual(['order.change']);
  expect(await edit(id, { email: 'keine' })).toMatchObject({ code: 'order_invalid' });
});

test('another country has its VAT, its shipping and its way, and keeps what staff typed', async () => {
  const { id } = await place();
  const go = async (more: object) => {
    const { shipping_address: address, staff } = await read(id);
    const params = { id: address.id };
    return call(ramona, changeAddress, {
      params,
      body: { address: { ...address, updated_at: staff!.updated_at, ...more } },
    });
  };
  expect(await go({ city: 'Bonn', zip_code: '53111' })).toMatchObject({ ok: true, body: { repriced: null } });
  expect(await go({ city: ' ' })).toMatchObject({ code: 'order_invalid' });
  expect(await go({ country_code: 'US' })).toMatchObject({ code: 'country_unsupported' });
  const austria = await go({ country_code: 'AT', city: 'Wien', zip_code: '1010' });
  expect(austria).toMatchObject({ ok: true, body: { order: { tax_rate: 2000, country_code: 'AT', amount: 171_900 } } });
  expect(austria.ok && austria.body.repriced!.after_human).toMatch(/2.062.80/);
  const before = await read(id);
  expect(before.estimated_delivery_date > '2026-05-21').toBe(true);

  const packs = lineOf(before, 'stickerpack');
  const line_item = { updated_at: before.staff!.updated_at, amount: 100_000 };
  await ask(ramona, changeLineItem, { params: { id: packs.id }, body: { line_item } });
  expect(await go({ country_code: 'PL', city: 'Kraków', zip_code: '31-001' })).toMatchObject({
    code: 'order_amounts_typed',
  });
  const swiss = await go({ country_code: 'CH', city: 'Basel', zip_code: '4001' });
  expect(swiss).toMatchObject({ ok: true, body: { order: { tax_rate: 0, tax_value: 0 } } });
  const now = await read(id);
  expect([lineOf(now, 'stickerpack').amount, lineOf(now, 'shipping').amount]).toEqual([100_000, 5600]);
  expect(now.amount_gross).toBe(now.line_items.reduce((sum, line) => sum + line.amount, 0));
  const [entry] = (await ask(ramona, listAuditLog, { query: { order_id: id } })).entries;
  expect(entry).toMatchObject({
    action: 'address.change',
    before: { 'address.city': 'Wien' },
    after: { 'address.city': 'Basel' },
  });
  expect(Object.keys(entry!.after!)).not.toContain('address.first_name');
});

test('staff say what happened, each once, as far as the order is; what follows from it follows', async () => {
  const { id } = await place({ email: 'kundin@verein.example', signals: ['accepted', 'review_completed'] });
  expect(await say(id, 'accepted')).toMatchObject({ code: 'order_update_exists' });
  expect(await say(id, 'albums_shipped', { metadata: { dhl_tracking_code: '00340434161094042557' } })).toMatchObject({
    code: 'order_update_not_possible',
  });
  expect(await say(id, 'review_feedback', { message: 'Wer ist das?' })).toMatchObject({
    code: 'order_update_not_possible',
  });
  expect(await say(id, 'transfer_completed')).toMatchObject({ ok: true });
  expect(await say(id, 'production_started')).toMatchObject({ ok: true });
  const wrong: [string, object, string][] = [
    ['albums_shipped', { dhl_tracking_code: 'https://dhl.de/0034' }, 'tracking_code_is_url'],
    ['albums_shipped', { dhl_tracking_code: 'www.dhl.de' }, 'tracking_code_is_url'],
    ['albums_shipped', { dhl_tracking_code: '1234567' }, 'tracking_code_invalid'],
    ['albums_shipped', {}, 'tracking_code_invalid'],
    ['shipment_created', { tracking_code: 'javascript:alert(1)' }, 'tracking_url_invalid'],
    ['shipment_created', { tracking_code: 'http://dhl.de/1' }, 'tracking_url_invalid'],
    ['shipment_created', { tracking_code: 'https://u:p@dhl.de/1' }, 'tracking_url_invalid'],
  ];
  for (const [signal, metadata, code] of wrong)
    expect(await say(id, signal, { metadata }), code).toMatchObject({ code });
  const shipped = await say(id, 'albums_shipped', { metadata: { dhl_tracking_code: '0034 0434 1610 9404 2557' } });
  expect(shipped).toMatchObject({
    body: { order_update: { metadata: { dhl_tracking_code: '00340434161094042557' }, color: 'grey' } },
  });
  expect(await mailsTo('kundin@verein.example')).toEqual([]);
  const link = 'https://www.dhl.de/de/sendung?nr=1';
  const created = await say(id, 'shipment_created', { metadata: { tracking_code: link }, trigger_email: true });
  expect(created).toMatchObject({
    body: { order: { tracking_code: link, shipment_status: { status: 'shipped', target: link } } },
  });
  expect(await mailsTo('kundin@verein.example')).toHaveLength(1);
  const done = await read(id);
  expect(done.order_updates[0]!.signal).toBe('shipped');
  expect(done.staff!.open_signals).toEqual([]);

  // It was the wrong parcel: what followed goes with it, and the right one is told of again.
  const { undo } = done.staff!;
  expect(undo!.id).toBe(created.ok && (created.body as { order_update: { id: string } }).order_update.id);
  expect(await refusal(ramona, deleteOrderUpdate, { params: { id: done.order_updates.at(-1)!.id } })).toBe(
    'order_update_not_possible',
  );
  const { order: undone } = await ask(ramona, deleteOrderUpdate, { params: { id: undo!.id } });
  expect(undone.order_updates[0]!.signal).toBe('albums_shipped');
  expect(
    await say(id, 'shipment_created', { metadata: { tracking_code: `${link}2` }, trigger_email: true }),
  ).toMatchObject({ ok: true });
  expect(await mailsTo('kundin@verein.example')).toHaveLength(2);
  const late = { created_at: new Date(Date.now() - 600_001) };
  await db().updateTable('order_updates').set(late).where('order_id', '=', id).execute();
  expect((await read(id)).staff!.undo).toBeNull();
  expect(await deeds(id)).toEqual([
    ...Array(4).fill('order_update.create'),
    'order_update.delete',
    'order_update.create',
  ]);
});

test('feedback of staff takes the approval back and opens the album, for all that is ordered of it', async () => {
  const approval_id = 'approval';
  const { id } = await place({ approval_id, signals: ['accepted', 'review_completed'], email: 'frage@verein.example' });
  const other = await place({ approval_id, signals: ['accepted', 'review_completed'] });
  const locked = { locked: true, lock_cause: 'approval' as const, locked_by: olga.id, locked_at: new Date() };
  await db().updateTable('albums').set(locked).where('id', '=', album).execute();
  expect(await say(id, 'review_feedback')).toMatchObject({ code: 'order_update_message_required' });
  expect(await say(id, 'review_feedback', { message: 'Paula oder Paulina?' })).toMatchObject({ ok: true });
  const now = await db().selectFrom('albums').select('locked').where('id', '=', album).executeTakeFirstOrThrow();
  expect(now.locked).toBe(false);
  for (const one of [id, other.id]) expect((await read(one, olga)).order_updates[0]!.signal).toBe('review_feedback');
  expect((await read(other.id)).staff!.copy.approved).toBe(false);
  const review = db().selectFrom('album_reviews').select(['kind', 'content']).where('album_id', '=', album);
  expect(await review.execute()).toEqual([{ kind: 'reopening', content: 'Paula oder Paulina?' }]);
  expect(await mailsTo('frage@verein.example')).toHaveLength(1);
  expect(await say(id, 'review_completed')).toMatchObject({ code: 'order_update_not_possible' });
  expect(await say(id, 'transfer_completed')).toMatchObject({ code: 'order_update_not_possible' });
});

test('what was approved before it was accepted is reviewed with that, but for a design check', async () => {
  const approved = { approval_id: 'approval', features: JSON.stringify([]) };
  const { id } = await place(approved);
  expect(await say(id, 'accepted')).toMatchObject({ ok: true });
  const { order_updates: updates, staff } = await read(id);
  expect(updates.map(({ signal }) => signal)).toEqual(['review_completed', 'accepted', 'created']);
  const { order } = await ask(ramona, deleteOrderUpdate, { params: { id: staff!.undo!.id } });
  expect(order.order_updates.map(({ signal }) => signal)).toEqual(['created']);
  const checked = await place({ approval_id: 'approval' });
  await say(checked.id, 'accepted');
  expect((await read(checked.id)).order_updates[0]!.signal).toBe('accepted');
  expect(await say(checked.id, 'review_completed')).toMatchObject({ ok: true });
});

test('of two who say the same at once one has said it', async () => {
  const { id } = await place({ signals: ['accepted', 'review_completed'] });
  const both = await Promise.all(Array.from({ length: 4 }, () => say(id, 'transfer_completed')));
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.filter((one) => !one.ok && one.code === 'order_update_exists')).toHaveLength(3);
  expect(await deeds(id)).toEqual(['order_update.create']);
});

test('a rejected order has ended: its customer reads why, and its voucher is free', async () => {
  const worth = JSON.stringify({ kind: 'percent', rate: 1000 });
  const open = { currency: null, valid_from: null, valid_to: null, min_amount: 0, max_uses: 1, series: null };
  const voucher = { id: 'v1', code: 'EINMAL', worth, ...open, created_by: ramona.id, created_at: new Date() };
  await db().insertInto('vouchers').values(voucher).execute();
  const order = await place({ email: 'ende@verein.example', signals: ['accepted'], voucherId: 'v1' });
  const { id } = order;
  expect(await say(id, 'rejected')).toMatchObject({ code: 'order_update_message_required' });
  expect(await say(id, 'rejected', { message: 'Die Wappen sind nicht eure.' })).toMatchObject({ ok: true });
  expect((await read(id, olga)).order_updates[0]).toMatchObject({
    signal: 'rejected',
    message: 'Die Wappen sind nicht eure.',
  });
  expect(await mailsTo('ende@verein.example')).toHaveLength(1);
  expect(await db().selectFrom('voucher_redemptions').selectAll().execute()).toEqual([]);
  expect((await read(id)).staff).toMatchObject({ open_signals: [], undo: null, may: { edit: false, delete: true } });
  expect(await edit(id, { comment: 'zu spät' })).toMatchObject({ code: 'order_ended' });
  expect(await say(id, 'accepted')).toMatchObject({ ok: false });
});

test('a deleted order lies in the trash for thirty days, and comes back with its voucher unless that is taken', async () => {
  const order = await place({ voucherId: 'v1' });
  const { id } = order;
  const other = await place();
  await ask(ramona, deleteOrder, { params: { id } });
  expect(await refusal(ramona, deleteOrder, { params: { id } })).toBe('not_found');
  for (const by of [ramona, olga]) expect(await refusal(by, readOrder, { params: { id } })).toBe('not_found');
  const { orders } = await ask(ramona, listDeletedOrders, {});
  expect(orders).toMatchObject([{ id, deleted_by: ramona.email, customer: 'SV Blau-Weiß 09 e. V.' }]);
  const taken = { voucher_id: 'v1', order_id: other.id, redeemed_at: new Date() };
  await db().insertInto('voucher_redemptions').values(taken).execute();
  expect(await refusal(ramona, restoreOrder, { params: { id } })).toBe('voucher_taken');
  await db().deleteFrom('voucher_redemptions').where('order_id', '=', other.id).execute();
  expect((await ask(ramona, restoreOrder, { params: { id } })).order.staff!.may.edit).toBe(true);
  expect(await db().selectFrom('voucher_redemptions').select('order_id').execute()).toEqual([{ order_id: id }]);
  expect(await deeds(id)).toEqual(['order.delete', 'order.restore']);

  await ask(ramona, createInvoice, { params: { id: other.id } });
  expect(await refusal(ramona, deleteOrder, { params: { id: other.id } })).toBe('order_invoiced');
  const gone = await place({ signals: ['shipped'] });
  expect(await refusal(ramona, deleteOrder, { params: { id: gone.id } })).toBe('order_shipped');
  await ask(ramona, deleteOrder, { params: { id } });
  const old = { deleted_at: new Date(Date.now() - 31 * 86_400_000) };
  await db().updateTable('orders').set(old).where('id', '=', id).execute();
  expect(await refusal(ramona, restoreOrder, { params: { id } })).toBe('not_found');
  await runJob(server, purgeOrders, {});
  expect(await db().selectFrom('orders').select('id').where('id', '=', id).execute()).toEqual([]);
  expect(await deeds(id)).toEqual(['order.delete', 'order.restore', 'order.delete']);
});

test('staff talk about an order: the newest last, done or not, a colleague is called by mail', async () => {
  const { id } = await place();
  const params = { id };
  const write = (by: TestUser, content: string, mentions: string[] = []) =>
    ask(by, createOrderComment, { params, body: { comment: { content, mentions } } });
  await write(ramona, 'Bei Sticker 7 steht Paula.');
  const { comment } = await write(ramona, 'Schaust du?', [kasimir.id, ramona.id, olga.id, 'niemand']);
  expect(comment).toMatchObject({ email: ramona.email, completed: false, mentions: [kasimir.id] });
  expect(await mailsTo(kasimir.email)).toHaveLength(1);
  expect(await mailsTo(olga.email)).toEqual([]);
  expect(await refusal(ramona, createOrderComment, { params, body: { comment: { content: '  ' } } })).toBe(
    'invalid_request',
  );
  const { comments, colleagues } = await ask(kasimir, listOrderComments, { params });
  expect(comments.map(({ content }) => content)).toEqual(['Bei Sticker 7 steht Paula.', 'Schaust du?']);
  expect(colleagues.map(({ email }) => email).toSorted()).toEqual([kasimir.email, ramona.email]);
  const of = { id, commentId: comment.id };
  const done = { params: of, body: { comment: { completed: true } } };
  for (const again of [1, 2])
    expect((await ask(kasimir, changeOrderComment, done)).comment.completed, String(again)).toBe(true);
  const elsewhere = { id: (await place()).id, commentId: comment.id };
  expect(await refusal(ramona, deleteOrderComment, { params: elsewhere })).toBe('not_found');
  await ask(ramona, deleteOrderComment, { params: of });
  expect(await refusal(ramona, changeOrderComment, done)).toBe('not_found');
  expect(await deeds(id)).toEqual(['comment.create', 'comment.create', 'comment.change', 'comment.delete']);
});

/** With `TEST_LONG` more of them. */
const HISTORIES = Number(process.env['ORDER_HISTORIES'] ?? (process.env['TEST_LONG'] === undefined ? 3 : 40));
const COUNTRIES_TRIED = ['DE', 'AT', 'CH', 'PL', 'FR'];

test(
  'after random histories lines, totals, invoices and credit notes add up, and no deed is missing in the audit',
  async () => {
    const deed = fc.record({
      kind: fc.constantFrom(
        'quantity',
        'amount',
        'add',
        'remove',
        'total',
        'country',
        'invoice',
        'status',
        'credit',
        'part',
        'say',
      ),
      at: fc.nat(7),
      number: fc.integer({ min: 1, max: 300_000 }),
    });
    const seed = Number(process.env['FC_SEED'] ?? 20_417);
    const histories = fc.sample(fc.array(deed, { minLength: 8, maxLength: 12 }), { numRuns: HISTORIES, seed });

    async function tryOut(now: Order, { kind, at, number }: (typeof histories)[number][number]): Promise<boolean> {
      const { id, staff, line_items, shipping_address, invoice } = now;
      const { updated_at } = staff!;
      const params = { id: line_items[at % line_items.length]?.id ?? 'none' };
      const send = async (endpoint: Endpoint, request: object) => (await call(ramona, endpoint, request as never)).ok;
      const status = (['paid', 'uncollectible', 'void'] as const)[at % 3]!;
      const country_code = COUNTRIES_TRIED[at % COUNTRIES_TRIED.length]!;
      switch (kind) {
        case 'quantity':
          return send(changeLineItem, { params, body: { line_item: { updated_at, quantity: 1 + (number % 6000) } } });
        case 'amount':
          return send(changeLineItem, { params, body: { line_item: { updated_at, amount: number } } });
        case 'add': {
          const product = DESK_PRODUCTS[number % DESK_PRODUCTS.length];
          const line_item = { updated_at, product, quantity: 1 + at, amount: 100 - (number % 9000) };
          return send(createLineItem, { params: { orderId: id }, body: { line_item } });
        }
        case 'remove':
          return send(deleteLineItem, { params });
        case 'total':
          return send(changeOrder, { params: { id }, body: { order: { updated_at, amount: number } } });
        case 'country': {
          const address = { ...shipping_address, country_code, updated_at };
          return send(changeAddress, { params: { id: shipping_address.id }, body: { address } });
        }
        case 'invoice':
          return send(createInvoice, { params: { id } });
        case 'status':
          return send(changeInvoice, { params: { id: invoice?.id ?? 'none' }, body: { invoice: { status } } });
        case 'credit':
          return send(creditInvoice, { params: { id: invoice?.id ?? 'none' } });
        case 'part': {
          const { lines, seen } = invoice
            ? (await ask(ramona, readCredits, { params: { id: invoice.id } })).credit
            : { lines: [], seen: 0 };
          const wish = { line: at % Math.max(1, lines.length), amount: 1 + (number % 9000) };
          const credit = { seen, lines: [wish] };
          return send(createCreditNote, { params: { id: invoice?.id ?? 'none' }, body: { credit } });
        }
        case 'say': {
          const signals = staff!.open_signals.filter(({ needs }) => needs === 'nothing');
          const { signal } = signals[at % Math.max(1, signals.length)] ?? { signal: 'accepted' };
          return send(createOrderUpdate, { params: { id }, body: { order_update: { signal } } });
        }
      }
    }

    let made = 0;
    for (const history of histories) {
      const { id } = await place({ email: 'viel@verein.example' });
      let before = { order: await read(id), deeds: 0 };
      for (const tried of history) {
        const isDone = await tryOut(before.order, tried);
        const order = await read(id);
        const isOther = comparable(order) !== comparable(before.order);
        if (!isDone) expect(isOther, tried.kind).toBe(false);
        const written = await db().selectFrom('audit_log').select('id').where('order_id', '=', id).execute();
        expect(written.length - before.deeds, `${tried.kind} of ${id}`).toBe(isOther ? 1 : 0);
        before = { order, deeds: written.length };
        made += Number(isOther);
        const total = (name: 'amount' | 'amount_gross') => order.line_items.reduce((all, line) => all + line[name], 0);
        expect([total('amount'), total('amount_gross')]).toEqual([order.amount, order.amount_gross]);
        expect(order.amount + order.tax_value).toBe(order.amount_gross);
        expect(order.tax_value).toBe(Math.floor((order.amount * order.tax_rate + 5000) / 10_000));
        await invoicesAddUp(id, order);
      }
    }
    expect(made).toBeGreaterThan(HISTORIES * 3);
  },
  Math.max(300_000, HISTORIES * 10_000),
);

/** What one can see of an order, without what time alone changes. */
function comparable({ staff, ...order }: Order): string {
  const { updated_at: _, undo: __, ...view } = staff!;
  return JSON.stringify({ order, view });
}

/** What stands is what the order costs; what was taken back is taken back to the cent, once. */
async function invoicesAddUp(orderId: string, order: Order): Promise<void> {
  const rows = await db().selectFrom('invoices').selectAll().where('order_id', '=', orderId).execute();
  const invoices = rows.filter(({ kind }) => kind === 'invoice');
  const cancellations = rows.filter(({ kind }) => kind !== 'invoice');
  for (const { id, net, gross } of invoices) {
    const ends = cancellations.filter(({ cancels }) => cancels === id);
    const parts = cancellations.filter(({ credits }) => credits === id);
    expect(ends.length).toBeLessThanOrEqual(1);
    const back = [...ends, ...parts].reduce(
      (all, one) => [all[0]! + Math.abs(one.net), all[1]! + Math.abs(one.gross)],
      [0, 0],
    );
    // All of it, parts and what was left; or parts, and never more than there was.
    if (ends.length > 0) expect(back).toEqual([net, gross]);
    else expect(back[0]! <= net && back[1]! <= gross, `${back.join()} of ${net}, ${gross}`).toBe(true);
  }
  expect(cancellations.every(({ cancels, credits }) => (cancels === null) !== (credits === null))).toBe(true);
  const standing = invoices.filter(({ status }) => status !== 'void');
  expect(standing.length).toBeLessThanOrEqual(1);
  for (const { net, gross } of standing) expect([net, gross]).toEqual([order.amount, order.amount_gross]);
  for (const { id, status } of invoices)
    expect(status === 'void').toBe(status !== 'paid' && cancellations.some(({ cancels }) => cancels === id));
}
