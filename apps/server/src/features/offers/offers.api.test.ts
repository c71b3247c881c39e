import { PDFDocument } from '@cantoo/pdf-lib';
import {
  type Checkout,
  createOffer,
  listOffers,
  type Offer,
  priceOffer,
  type RequestOf,
  withdrawOffer,
} from '@figurina/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { placedOrder } from '../../testing/placed-order.ts';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { printedAlbumOnServer } from '../../testing/printed-album.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { giveBack, nextNumber, redeem } from './offers.queries.ts';

let server: TestServer;
let staff: TestUser;
let customer: TestUser;
const TODAY = new Date('2026-05-03T10:00:00Z');
let now = TODAY;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now }, env: { PREPAYMENT_ABOVE: '1500' } });
  staff = await testUser(server, 'staff@figurina.de', { admin: true });
  customer = await testUser(server, 'olga@verein.de');
});
beforeEach(() => {
  now = TODAY;
});
afterAll(() => server.stop());

type Wish = RequestOf<typeof createOffer>['body']['offer'];
/** The third of the worked examples. */
const SCOPE: RequestOf<typeof priceOffer>['body']['offer'] = {
  category: 'sports',
  country_code: 'DE',
  no_albums: 120,
  sticker_packaging_type: 'stickerpack',
  order_features: ['design_check', 'premium_lamination'],
  pages: 40,
  singles: 172,
  valid_until: '2026-06-30',
};
const WISH: Wish = {
  ...SCOPE,
  customer: 'SV Blau-Weiß <Kassel>\nAm Ring 1',
  email: 'vorstand@verein.de',
  language: 'de',
  note: 'Wie besprochen.',
};
const offer = async (wish: Partial<Wish> = {}): Promise<Offer> =>
  (await ask(staff, createOffer, { body: { offer: { ...WISH, ...wish } } })).offer;
const list = async (query: RequestOf<typeof listOffers>['query'] = {}) => ask(staff, listOffers, { query });
const withdraw = async (id: string, withdrawn: boolean) =>
  (await ask(staff, withdrawOffer, { params: { id }, body: { offer: { withdrawn } } })).offer;
const read = async (address: string) => fetch(address, { headers: { 'accept-language': 'fr' } });

test('visitors and customers make no quotes and see none', async () => {
  const calls = [
    [listOffers, { query: {} }],
    [priceOffer, { body: { offer: SCOPE } }],
    [createOffer, { body: { offer: WISH } }],
    [withdrawOffer, { params: { id: 'none' }, body: { offer: { withdrawn: true } } }],
  ] as const;
  for (const [endpoint, request] of calls) {
    expect((await call(server.url, endpoint, request as never)).status).toBe(401);
    expect((await call(customer, endpoint, request as never)).status).toBe(403);
  }
  expect((await list()).offers).toEqual([]);
});

test('costs what the list says today, with a number of its year, and stays at that', async () => {
  const { offer_price: price } = await ask(staff, priceOffer, { body: { offer: SCOPE } });
  expect(price.line_items.map(({ product, amount }) => [product, amount])).toEqual([
    ['album', 48_000],
    ['stickerpack', 113_400],
    ['design_check', 3900],
    ['premium_lamination', 3600],
    ['shipping', 2000],
  ]);
  expect(price.packs_per_album).toBe(45);
  const made = await offer();
  expect(made).toMatchObject({
    name: 'A-2026-0001',
    packs_per_album: 45,
    amount: 170_900,
    tax_value: 32_471,
    amount_gross: 203_371,
    state: 'open',
    order_name: null,
  });
  expect(price.amount_gross_human).toBe(made.amount_gross_human);
  const { lines, price_list } = await server.database.db
    .selectFrom('offers')
    .selectAll()
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  expect(price_list).toBe('2026-01-01.eur');
  expect(lines.reduce((sum, { gross }) => sum + gross, 0)).toBe(203_371);
});

test('numbers have no gaps: twenty at once, some of which are refused; each year begins anew', async () => {
  const before = (await list()).offers.length;
  const made = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      call(staff, createOffer, { body: { offer: { ...WISH, ...(at % 4 === 3 && { valid_until: '2026-05-02' }) } } }),
    ),
  );
  expect(made.filter(({ ok }) => !ok)).toHaveLength(5);
  const names = (await list({ per: 100 })).offers.map(({ name }) => name);
  const wanted = Array.from({ length: before + 15 }, (_, at) => `A-2026-${String(at + 1).padStart(4, '0')}`);
  expect(names.toSorted()).toEqual(wanted);
  expect(await server.database.db.transaction().execute(async (tx) => nextNumber(tx, 2027))).toBe(1);
});

test('a number that is taken back with its transaction is the next one’s', async () => {
  const { db } = server.database;
  const { name } = await offer();
  await expect(
    db.transaction().execute(async (tx) => {
      await tx.updateTable('offer_numbers').set({ last: 9000 }).where('year', '=', 2026).execute();
      throw new Error('The connection is gone');
    }),
  ).rejects.toThrow('gone');
  expect(Number((await offer()).name.slice(-4))).toBe(Number(name.slice(-4)) + 1);
});

test('what cannot be had or is over already is refused, with its field', async () => {
  const codeOf = async (wish: Partial<Wish>) => refusal(staff, createOffer, { body: { offer: { ...WISH, ...wish } } });
  expect(await codeOf({ no_albums: 9 })).toBe('no_albums_out_of_range');
  expect(await codeOf({ no_albums: 201 })).toBe('no_albums_out_of_range');
  expect(await codeOf({ packs_per_album: 4 })).toBe('packs_per_album_out_of_range');
  expect(await codeOf({ singles: 3 })).toBe('packaging_unavailable');
  expect(await codeOf({ customer: ' ' })).toBe('invalid_request');
  expect(await codeOf({ pages: 21 })).toBe('invalid_request');
  const boxes = { sticker_packaging_type: 'stickerbox_single_variety', order_features: ['custom_stickerpack'] };
  const answer = await staff.call(
    'POST',
    '/offers',
    { offer: { ...WISH, ...boxes, valid_until: '2026-05-02' } },
    { 'accept-language': 'de' },
  );
  expect(await answer.json()).toMatchObject({
    code: 'offer_wrong',
    errors: [
      { pointer: '/offer/valid_until', detail: 'Wähle einen Tag, der nicht vorbei ist.' },
      { pointer: '/offer/order_features', detail: 'Nicht alle Extras gibt es bei dieser Bestellung.' },
    ],
  });
});

test('is found by its number, its customer or its note, page by page', async () => {
  const { name } = await offer({ customer: 'Bäckerei 100%_Korn', note: 'Jubiläum' });
  const names = async (query: string) => (await list({ query })).offers.map((one) => one.name);
  expect(await names(name.toLowerCase())).toEqual([name]);
  expect(await names('100%_k')).toEqual([name]);
  expect(await names('JUBILÄUM')).toEqual([name]);
  const last = await list({ per: 5, page: 1000 });
  expect(last.offers).toEqual([]);
  expect(last.pagination.total_pages).toBeGreaterThan(3);
});

test('its page opens by its link alone, in its own language, and is kept from search engines', async () => {
  const made = await offer({ customer: '<script>x</script>\nKassel' });
  const answer = await read(made.url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const page = await answer.text();
  expect(page).toContain(`<title>Angebot ${made.name}</title>`);
  expect(page).toContain('&lt;script&gt;x&lt;/script&gt;\nKassel');
  expect(page).toContain('5.400 Stickertüten');
  expect(page).toContain('Bei diesem Betrag zahlst du vor der Produktion.');
  // Nobody has said who sells.
  expect(page).toContain('Muster');
  expect(made.url).toMatch(/\/offer\/[\w-]{32}$/);
  const wrong = await read(`${server.url}/offer/${'x'.repeat(32)}`);
  expect(wrong.status).toBe(404);
  expect(await wrong.text()).toContain('Ce devis n’existe pas');
});

test('withdrawn it says so and has no PDF; it can be given again, and its time runs out', async () => {
  const made = await offer();
  expect(await withdraw(made.id, true)).toMatchObject({ state: 'withdrawn', withdrawn: true });
  expect(await (await read(made.url)).text()).toContain('Dieses Angebot gilt nicht mehr.');
  expect((await read(made.pdf_url)).status).toBe(404);
  expect(await withdraw(made.id, false)).toMatchObject({ state: 'open' });
  // The last day ends by the house's clock.
  now = new Date('2026-06-30T21:59:00Z');
  expect((await withdraw(made.id, false)).state).toBe('open');
  now = new Date('2026-06-30T22:01:00Z');
  expect((await withdraw(made.id, false)).state).toBe('over');
  expect(await (await read(made.url)).text()).toContain('Dieses Angebot galt bis zum 30.6.2026.');
  const deeds = await server.database.db
    .selectFrom('audit_log')
    .select('action')
    .where('subject', '=', made.id)
    .orderBy('id')
    .execute();
  expect(deeds.map(({ action }) => action)).toEqual(['offer.create', 'offer.change', 'offer.change']);
  const none = { params: { id: 'none' }, body: { offer: { withdrawn: true } } };
  expect(await refusal(staff, withdrawOffer, none)).toBe('not_found');
});

test('is printed once, on A4', async () => {
  const made = await offer();
  const [first, second] = await Promise.all([read(made.pdf_url), read(made.pdf_url)]);
  expect(first.headers.get('content-disposition')).toBe(`attachment; filename="${made.name}.pdf"`);
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(Buffer.from(await second.arrayBuffer())).toEqual(bytes);
  expect(Buffer.from(await (await read(made.pdf_url)).arrayBuffer())).toEqual(bytes);
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.getPageCount()).toBe(1);
  const { width, height } = pdf.getPage(0).getSize();
  expect([width, height].map((points) => Math.round((points * 25.4) / 72))).toEqual([210, 297]);
});

test('typed in the checkout, its number holds the price for as much or less, until there is an order', async () => {
  const album = { category: 'sports', pages: 40, singles: 100 } as const;
  const params = { id: await printedAlbumOnServer(server.database, [customer], album) };
  const wish = { no_albums: 120, country_code: 'DE', release_date: '2026-07-01' } as const;
  const extras = 'order_features=design_check&order_features=premium_lamination';
  const read = async (quote_name: string, query: object = {}): Promise<Checkout> => {
    const search = new URLSearchParams({ ...wish, ...query, quote_name } as unknown as Record<string, string>);
    const answer = await customer.call('GET', `/albums/${params.id}/checkout?${search}&${extras}`);
    return ((await answer.json()) as { checkout: Checkout }).checkout;
  };
  const made = await offer();
  const ofList = await read('Unser Zeichen 4711');
  expect(ofList.offer).toBeNull();
  const offered = await read(made.name.toLowerCase().replaceAll('-', ' '));
  expect(offered.offer).toMatchObject({ name: made.name, applied: true });
  expect([offered.amount, offered.amount_gross]).toEqual([170_900, 203_371]);
  expect(ofList.amount).toBeLessThan(offered.amount);
  const other = await read(made.name, { no_albums: 119 });
  expect(other.offer).toMatchObject({ name: made.name, applied: false });
  expect(other.amount).toBe((await read('', { no_albums: 119 })).amount);

  const { db } = server.database;
  const placed = { albumId: params.id, by: customer.id };
  const orders = await Promise.all(Array.from({ length: 5 }, async () => (await placedOrder(db, placed)).id));
  const taken = await Promise.all(orders.map((id) => db.transaction().execute(async (tx) => redeem(tx, made.id, id))));
  expect(taken.filter(Boolean)).toHaveLength(1);
  expect((await list({ query: made.name })).offers).toMatchObject([
    { state: 'ordered', order_name: expect.stringMatching(/^F-\d{5}$/) },
  ]);
  expect((await read(made.name)).offer).toMatchObject({ applied: false });
  expect(await withdraw(made.id, true)).toMatchObject({ state: 'ordered', withdrawn: false });
  await giveBack(db, orders[taken.indexOf(true)]!);
  expect((await read(made.name)).offer).toMatchObject({ applied: true });
});

test('nobody tries one link after the other', async () => {
  now = new Date('2026-05-04T10:00:00Z');
  const answers = await Promise.all(Array.from({ length: 130 }, () => read(`${server.url}/offer/wrong`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 429]));
});
