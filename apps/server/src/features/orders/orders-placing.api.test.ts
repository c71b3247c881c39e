/** Taking orders over HTTP: what is written, what is refused, and that the same is done once. */
import { documentContent, parseAlbum } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { packPlan, packsCsv, type PriceList, workingCalendar } from '@figurina/commerce';
import { CHEAPEST, PRICE_LISTS } from '@figurina/commerce/testing';
import {
  type Checkout,
  createOrder,
  deleteAlbum,
  listReviews,
  type Order,
  type OrderWish,
  readAlbum,
  readCheckout,
} from '@figurina/contract';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { printedAlbumOnServer } from '../../testing/printed-album.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { createPricing } from '../checkout/index.ts';
import { findTriedVoucher } from '../vouchers/index.ts';
import { forgetOldRequests } from './orders.ts';
import { pricedOrder } from './placing/priced-order.ts';
import { motifsOfAlbum } from './placing/pack-run.ts';
import { orderWish } from './testing/order-wish.ts';

let server: TestServer;
let people: Record<'olga' | 'mia' | 'rita' | 'ramona' | 'sam', TestUser>;
/** Of a club, with 40 pages and 172 stickers. */
let album: string;
/** A Monday morning on which example 3 of the requirements is ordered. */
let now = new Date('2027-05-03T08:20:00Z');
const clock = { now: () => now };
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const db = () => server.database.db;

/** Tokens are good for half a day. */
async function signIn(): Promise<void> {
  const user = (email: string, admin = false) => testUser(server, email, { admin, clock });
  people = {
    olga: await user('olga@verein.de'),
    mia: await user('mia@verein.de'),
    rita: await user('rita@verein.de'),
    ramona: await user('ramona@figurina.example', true),
    sam: await user('sam@anderswo.de'),
  };
}

beforeAll(async () => {
  server = await startTestServer({ clock });
  await signIn();
  album = await club({ pages: 40, singles: 172 });
});
afterAll(() => server.stop());

/** Of Olga's, with Mia who designs and Rita who looks. */
function club(figures: { pages?: number; singles?: number } = {}): Promise<string> {
  const { olga, mia, rita } = people;
  const members = [olga, mia, { id: rita.id, role: 'reader' as const }];
  return printedAlbumOnServer(server.database, members, { category: 'sports', ...figures });
}
const small = (id: string, wish: Partial<OrderWish> = {}): OrderWish =>
  orderWish(id, { no_albums: 10, order_features: [], ...wish });
async function post(by: TestUser, wish: OrderWish, key?: string) {
  const headers = { 'accept-language': 'de', ...(key !== undefined && { 'idempotency-key': key }) };
  const answer = await by.call('POST', '/orders', { order: wish }, headers);
  const body = (await answer.json()) as {
    order: Order;
    code: string;
    title: string;
    errors?: { pointer: string; code: string; detail: string }[];
    checkout?: Checkout;
    range?: object;
  };
  return { ...body, status: answer.status, headers: answer.headers };
}
const code = async (by: TestUser, wish: OrderWish, key?: string) => (await post(by, wish, key)).code;
async function count(table: 'orders' | 'voucher_redemptions' | 'order_requests', albumId?: string): Promise<number> {
  const all = await db().selectFrom(table).selectAll().execute();
  return all.filter((row) => albumId === undefined || ('album_id' in row && row.album_id === albumId)).length;
}
async function voucher(text: string, given: object = {}): Promise<void> {
  const worth = JSON.stringify({ kind: 'percent', rate: 1000 });
  const row = { id: newId(), code: text, worth, currency: 'EUR' as const, valid_from: null, valid_to: null };
  const made = { min_amount: 0, max_uses: null, series: null, created_by: people.ramona.id, created_at: now };
  await db()
    .insertInto('vouchers')
    .values({ ...row, ...made, ...given })
    .execute();
}

test('an order is what the checkout said: its sums, its copy, its packs, its album', async () => {
  const { olga } = people;
  const quoted = await olga.call(
    'GET',
    `/albums/${album}/checkout?no_albums=120&country_code=DE&release_date=2027-06-12&order_features[]=design_check&order_features[]=premium_lamination`,
  );
  const { checkout } = (await quoted.json()) as { checkout: { quote_hash: string; amount_gross: number } };
  const campaign = { utm_source: 'verein', entrypoint: 'affiliate' };
  const made = await post(olga, orderWish(album, { quote_hash: checkout.quote_hash, campaign }), newId());
  expect(made.status, JSON.stringify(made)).toBe(201);
  const { order } = made;
  expect(order).toMatchObject({
    amount: 170_900,
    tax_value: 32_471,
    amount_gross: checkout.amount_gross,
    currency: 'EUR',
    packs_per_album: 45,
    estimated_delivery_date: '2027-05-20',
    phone: '00491712345678',
    may: { change: true, cancel: true, confirm_delivery: false, reorder: false },
  });
  expect(order.amount_gross).toBe(203_371);
  expect(order.line_items.map(({ amount_gross }) => amount_gross)).toEqual([57_120, 134_946, 4641, 4284, 2380]);
  expect(order.order_updates.map(({ signal }) => signal)).toEqual(['accepted', 'created']);
  expect(order.shipping_address).toMatchObject({ organization: 'SV Blau-Weiß 09 e. V.', city: 'Köln' });

  const row = await db().selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ placed_by: olga.id, language: 'de', price_list: '2026-01-01.eur', campaign });
  const { document, version } = (await server.app.realtime.readDocument(album))!;
  const snapshot = await db().selectFrom('order_snapshots').selectAll().executeTakeFirstOrThrow();
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const copy = parseAlbum(JSON.parse(snapshot.parts), snapshot.schema_version);
  expect(copy.ok && documentContent(copy.document)).toBe(documentContent(document));
  expect(snapshot).toMatchObject({ version, hash: sha256(documentContent(document)) });
  const run = { motifs: motifsOfAlbum(document), albums: 120, packsPerAlbum: 45 };
  // Nobody waits for what proves the packs.
  const proof = async () => {
    const { packs_hash } = await db().selectFrom('orders').select('packs_hash').executeTakeFirstOrThrow();
    return packs_hash;
  };
  await expect.poll(proof, { timeout: 30_000 }).toBe(sha256(packsCsv(packPlan(run, row.packs_seed!))));
  expect(row.packs_seed!.length).toBeGreaterThanOrEqual(32);

  const { album: head } = await ask(olga, readAlbum, { params: { id: album } });
  expect(head).toMatchObject({ has_order: true, release_date: '2027-06-12', locked: false });
  expect((await ask(olga, listReviews, { params: { id: album } })).review_state.lock).toBeNull();
  expect(await refusal(olga, deleteAlbum, { params: { id: album } })).toBe('album_has_order');
});

test('who may order an album', async () => {
  const { olga, mia, rita, ramona, sam } = people;
  const id = await club();
  expect(await refusal(server.url, createOrder, { body: { order: small(id) } })).toBe('unauthorized');
  expect(await code(sam, small(id))).toBe('not_found');
  expect(await code(sam, small(newId()))).toBe('not_found');
  expect(await code(rita, small(id))).toBe('forbidden');
  expect((await post(mia, small(id))).status).toBe(201);
  expect((await post(ramona, small(id))).status).toBe(201);
  await db().updateTable('users').set({ activated_at: null }).where('sub', '=', mia.id).execute();
  expect(await code(mia, small(id, { comment: 'Noch einmal' }))).toBe('address_unconfirmed');
  await db().updateTable('users').set({ activated_at: now }).where('sub', '=', mia.id).execute();
  await db().updateTable('albums').set({ is_blueprint: true }).where('id', '=', id).execute();
  expect(await code(olga, small(id))).toBe('blueprint_not_orderable');
});

describe('an order is refused', () => {
  test('with every fault of its form, at its field and in the words of the checkout', async () => {
    const { olga } = people;
    const id = await club();
    const made = await post(olga, {
      ...small(id),
      organization: ' ',
      first_name: '',
      last_name: 'x'.repeat(101),
      email: 'mara@',
      phone: '0049',
      address1: '',
      zip_code: '',
      city: '',
      comment: 'x'.repeat(1001),
      print_access_consent: false,
      release_date: '2027-05-02',
      billing_address: { ...small(id), city: '' },
      vat_id: 'AT 1234',
      leitweg_id: '04011000-1234512345-07',
    });
    expect([made.status, made.code]).toEqual([422, 'order_invalid']);
    expect(made.errors!.map(({ pointer, detail }) => `${pointer} ${detail}`)).toEqual([
      '/order/organization Firma/Verein fehlt',
      '/order/first_name Vorname fehlt',
      '/order/last_name höchstens 100 Zeichen',
      '/order/email E-Mail ist ungültig',
      '/order/phone Telefon fehlt',
      '/order/address1 Straße und Hausnummer fehlen',
      '/order/zip_code PLZ fehlt',
      '/order/city Ort fehlt',
      '/order/comment höchstens 1000 Zeichen',
      '/order/print_access_consent Die Druckerlaubnis fehlt',
      '/order/billing_address/city Ort fehlt',
      '/order/vat_id Diese Nummer gibt es so nicht',
      '/order/leitweg_id Diese Nummer gibt es so nicht',
      '/order/release_date Das Datum des Fests ist schon vorbei',
    ]);
    const missing = await post(olga, small(id, { release_date: null, country_code: '' }));
    expect(missing.errors!.map((error) => error.code)).toEqual(['country_required', 'event_date_required']);
    expect((await post(olga, small(id, { phone: '0171 2345' }))).errors![0]!.code).toBe('phone_characters');
    expect(await code(olga, small(id, { country_code: 'US' }))).toBe('country_unsupported');
  });

  test('where it cannot be had, or is not what was agreed to', async () => {
    const { olga } = people;
    const id = await club();
    expect(await post(olga, small(id, { no_albums: 9 }))).toMatchObject({
      code: 'no_albums_out_of_range',
      range: { min: 10, max: 200 },
    });
    expect(await code(olga, small(id, { packs_per_album: 4 }))).toBe('packs_per_album_out_of_range');
    expect(await code(olga, small(id, { order_features: ['custom_stickerpack'] }))).toBe('feature_unavailable');
    expect(await code(olga, small(id, { voucher_code: 'NIE' }))).toBe('voucher_invalid');
    await voucher('GROSS', { min_amount: 1_000_000 });
    expect(await code(olga, small(id, { voucher_code: 'GROSS' }))).toBe('voucher_below_minimum_amount');
    const changed = await post(olga, small(id, { quote_hash: 'of yesterday' }));
    expect([changed.status, changed.code]).toEqual([409, 'price_changed']);
    // With the checkout as it is asked for otherwise: who agrees to it orders at that.
    const asked = { no_albums: 10, country_code: 'DE', release_date: small(id).release_date! };
    const { checkout } = await ask(olga, readCheckout, { params: { id }, query: asked as never });
    const { quote_hash, amount_gross, estimated_delivery_date } = checkout;
    expect(changed.checkout).toMatchObject({ quote_hash, amount_gross, estimated_delivery_date, errors: [] });
    const thin = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [olga]);
    const unprintable = await post(olga, small(thin, { organization: 'SV' }));
    expect(unprintable.code).toBe('album_not_printable');
    expect(unprintable.errors!.map(({ code: rule, detail }) => [rule, detail.length > 20])).toContainEqual([
      'no_motifs',
      true,
    ]);
    expect(await count('orders', id)).toBe(0);
  });

  test('at another price than the list had when it was shown: it is asked about, not charged', async () => {
    const [list] = PRICE_LISTS;
    const dearer = JSON.parse(JSON.stringify(list).replaceAll('"setup":', '"setup":1')) as PriceList;
    const lists = [...PRICE_LISTS, { ...dearer, id: 'dearer', effective_from: '2027-05-10' }];
    const pricing = createPricing({
      lists,
      calendar: workingCalendar(),
      findVoucher: findTriedVoucher,
      offers: { find: async () => null },
      vatIds: { stateOf: async () => 'unchecked' },
      plan: async () => null,
    });
    const facts = { category: 'sports', pages: 20, singles: 16, doubles: 0 } as const;
    const beside = { voucherCode: null, releaseDate: '2027-06-12', vatId: '', quoteName: '' };
    const wish = { ...CHEAPEST, ...beside };
    const shown = await pricing.price(wish, facts, { now: new Date('2027-05-09T21:59:00Z'), db: db() });
    const agreed = shown.ok ? shown.hash : '';
    const order = (moment: string) =>
      db()
        .transaction()
        .execute((tx) => pricedOrder(pricing, tx, { wish, facts, agreed, now: new Date(moment) }));
    expect(await order('2027-05-09T21:59:59Z')).toMatchObject({ ok: true, quote: { priceList: list!.id } });
    expect(await order('2027-05-09T22:00:00Z')).toMatchObject({ ok: false, code: 'price_changed' });
  });

  test('after ten in an hour', async () => {
    const busy = await testUser(server, 'busy@verein.de', { clock });
    const id = await printedAlbumOnServer(server.database, [busy], { category: 'birthday' });
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) statuses.push((await post(busy, small(id), newId())).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    later(HOUR_MS + MINUTE_MS);
    expect((await post(busy, small(id), newId())).status).toBe(201);
  });
});

describe('the same order', () => {
  test('by one key is one, however often it is sent at once', async () => {
    const { olga } = people;
    const id = await club();
    const key = newId();
    const sent = await Promise.all(Array.from({ length: 50 }, () => post(olga, small(id), key)));
    const statuses = sent.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => ![201, 200, 409].includes(status))).toEqual([]);
    const waiting = sent.filter(({ status }) => status === 409);
    expect(waiting.every((one) => one.code === 'order_in_progress' && one.headers.get('retry-after') === '1')).toBe(
      true,
    );
    const again = await post(olga, small(id), key);
    expect([again.status, again.order.id]).toEqual([200, sent.find(({ status }) => status === 201)!.order.id]);
    expect(await count('orders', id)).toBe(1);

    expect(await code(olga, small(id, { no_albums: 11 }), key)).toBe('idempotency_conflict');
    // Of somebody else, the same key is another one.
    expect((await post(people.mia, small(id), key)).status).toBe(201);
    later(23 * HOUR_MS);
    await signIn();
    expect((await post(people.olga, small(id), key)).status).toBe(200);
    later(HOUR_MS);
    await runJob(server, forgetOldRequests, {});
    const kept = await db().selectFrom('order_requests').select('key').where('key', '=', `key ${key}`).execute();
    expect(kept).toEqual([]);
    expect((await post(people.olga, small(id), key)).status).toBe(201);
  });

  test('without a key is one within a minute', async () => {
    const { olga } = people;
    const id = await club();
    const sent = await Promise.all(Array.from({ length: 20 }, () => post(olga, small(id))));
    expect(sent.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await post(olga, small(id, { comment: 'Andere Worte' }))).status).toBe(201);
    later(MINUTE_MS + 1);
    expect((await post(olga, small(id))).status).toBe(201);
    expect(await count('orders', id)).toBe(3);
  });

  test('that was refused may be sent again by the same key', async () => {
    const { olga } = people;
    const id = await club();
    const key = newId();
    expect(await code(olga, small(id, { voucher_code: 'SPAETER' }), key)).toBe('voucher_invalid');
    await voucher('SPAETER');
    expect((await post(olga, small(id, { voucher_code: 'SPAETER' }), key)).status).toBe(201);
  });
});

test('of twenty people with one code for one order, one gets it and the others are told', async () => {
  await voucher('NUREINER', { max_uses: 1 });
  const before = [await count('orders'), await count('voucher_redemptions')];
  const guests = await Promise.all(
    Array.from({ length: 20 }, async (_, at) => {
      const guest = await testUser(server, `gast${at}@fest.example`, { clock });
      return { guest, id: await printedAlbumOnServer(server.database, [guest], { category: 'wedding' }) };
    }),
  );
  const answers = await Promise.all(
    guests.map(({ guest, id }) => post(guest, small(id, { voucher_code: ' nur-einer ' }), newId())),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 201);
  expect(new Set(refused.map(({ status, code: why, title }) => `${status} ${why} ${title}`))).toEqual(
    new Set(['409 voucher_taken Dieser Code wurde schon eingelöst.']),
  );
  const won = answers.find(({ status }) => status === 201)!.order;
  expect(won.line_items.find(({ product }) => product === 'voucher')!.amount).toBeLessThan(0);
  // What was hidden from weddings is not kept of one.
  expect(won.shipping_address.organization).toBe('');
  expect([await count('orders'), await count('voucher_redemptions')]).toEqual([before[0]! + 1, before[1]! + 1]);
});
