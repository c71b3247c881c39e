/** Who may do what in the shop: every call against everybody who could make it. Source: operations 9, shop 6.3 and 11.6. */
import type { MemberRole } from '@figurina/album';
import {
  answerClaim,
  cancelOrder,
  changeInvoice,
  changeOrderByCustomer,
  changeVoucher,
  confirmDelivery,
  createClaim,
  createCreditNote,
  createInvoice,
  createOffer,
  createOrder,
  createVouchers,
  creditInvoice,
  type Endpoint,
  exportVoucherSeries,
  listClaims,
  listOffers,
  listOrders,
  listOrderSignals,
  listVouchers,
  priceOffer,
  quoteCredit,
  quoteOrderChange,
  quoteReorder,
  readCheckout,
  readCredits,
  readDeliveryNote,
  readOrder,
  readPublicInvoice,
  readPublicOrder,
  reorder,
  replaceClaimed,
  uploadBagArtwork,
  withdrawOffer,
} from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderWish } from './features/orders/testing/order-wish.ts';
import { ask, call } from './testing/checked-call.ts';
import { placedOrder } from './testing/placed-order.ts';
import { printedAlbumOnServer } from './testing/printed-album.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { testUser, type TestUser } from './testing/test-user.ts';

const CALLERS = [
  'nobody',
  'stranger',
  'customer',
  'owner',
  'editor',
  'filler',
  'commenter',
  'reader',
  'staff',
] as const;
type Caller = (typeof CALLERS)[number];

let server: TestServer;
let people: Record<Exclude<Caller, 'nobody'>, TestUser>;
let album: string;
/** Called off, of the customer, who is an editor of the owner's album. */
let order: string;
let tokens: { order: string; invoice: string };

beforeAll(async () => {
  server = await startTestServer();
  const names = CALLERS.filter((name) => name !== 'nobody');
  const users = await Promise.all(
    names.map((name) => testUser(server, `${name}@verein.example`, { admin: name === 'staff' })),
  );
  people = Object.fromEntries(names.map((name, at) => [name, users[at]!])) as typeof people;
  const member = (name: MemberRole) => ({ id: people[name as 'filler'].id, role: name });
  const members = [people.owner, { ...people.customer, role: 'editor' as const }];
  const others = (['editor', 'filler', 'commenter', 'reader'] as const).map(member);
  album = await printedAlbumOnServer(server.database, [...members, ...others], { category: 'sports' });
  const { db } = server.database;
  const invoiced = await placedOrder(db, { albumId: album, by: people.customer.id });
  const { invoice } = await ask(people.staff, createInvoice, { params: { id: invoiced.id } });
  const features = JSON.stringify(['custom_stickerpack']);
  const ended = { ended_at: new Date(), signals: ['accepted', 'cancelled'] as const, features };
  const { id, status_token } = await placedOrder(db, { albumId: album, by: people.customer.id, ...ended });
  order = id;
  tokens = { order: status_token, invoice: invoice.hosted_invoice_url!.split('/').at(-1)! };
});
afterAll(() => server.stop());

const send = async (by: Caller, endpoint: Endpoint, request: unknown): Promise<string | number> => {
  const answer = await call(by === 'nobody' ? server.url : people[by], endpoint, request as never);
  return answer.ok ? answer.status : answer.code;
};
type Cells = Readonly<Record<Caller, string | number>>;

/** Everybody who is signed in, but those who are named. */
const cells = (rest: string | number, named: Partial<Cells>): Cells =>
  Object.fromEntries(
    CALLERS.map((name) => [name, named[name] ?? (name === 'nobody' ? 'unauthorized' : rest)]),
  ) as Cells;
/** Who sees an order: who placed it, the owner of its album, staff. For members and strangers there is none. */
const ofOrder = (said: string | number): Cells => cells('not_found', { customer: said, owner: said, staff: said });
/** Who may order the album: owner, editors, staff. */
const ofAlbum = (said: string | number): Cells => cells(said, { stranger: 'not_found', ...MAY_NOT_ORDER });
const ofStaff = (said: string | number): Cells => cells('forbidden', { staff: said });
const everybody = (said: string | number): Cells => cells(said, { nobody: said });
const MAY_NOT_ORDER = { filler: 'forbidden', commenter: 'forbidden', reader: 'forbidden' } as const;

const change = orderWish('', { release_date: '2020-06-12' });
const again = { no_albums: 50, sticker_packaging_type: 'stickerpack' as const };
const claim = { kind: 'other', item: 'album', quantity: 1, words: 'x' } as const;
const worth = { kind: 'percent', rate: 1000 } as const;
const scope = {
  category: 'sports',
  country_code: 'DE',
  no_albums: 50,
  sticker_packaging_type: 'stickerpack',
  pages: 20,
  singles: 16,
  valid_until: '2020-01-01',
} as const;

/** What may be done answers with what is wrong about it, so that each call can be made by everybody. `id`: an order's. */
const ROWS: readonly [Endpoint, (id: string) => unknown, Cells, cellsOfUnknown?: Cells][] = [
  [readCheckout, () => ({ params: { id: album }, query: {} }), ofAlbum(200)],
  [createOrder, () => ({ body: { order: { ...change, album_id: album } } }), ofAlbum('order_invalid')],
  [listOrders, () => ({ query: {} }), cells(200, {})],
  [listOrderSignals, () => ({}), cells(200, {})],
  [readOrder, (id) => ({ params: { id } }), ofOrder(200), cells('not_found', {})],
  [readDeliveryNote, (id) => ({ params: { id } }), ofOrder(200), cells('not_found', {})],
  [
    quoteOrderChange,
    (id) => ({ params: { id }, body: { order: change } }),
    ofOrder('order_fixed'),
    cells('not_found', {}),
  ],
  [
    changeOrderByCustomer,
    (id) => ({ params: { id }, body: { order: change, quote_hash: '' } }),
    ofOrder('order_fixed'),
    cells('not_found', {}),
  ],
  // It is already.
  [cancelOrder, (id) => ({ params: { id }, body: {} }), ofOrder(200), cells('not_found', {})],
  [confirmDelivery, (id) => ({ params: { id } }), ofOrder('order_update_not_possible'), cells('not_found', {})],
  [
    quoteReorder,
    (id) => ({ params: { id }, body: { order: again } }),
    ofOrder('order_not_approved'),
    cells('not_found', {}),
  ],
  [
    reorder,
    (id) => ({ params: { id }, body: { order: again } }),
    ofOrder('order_not_approved'),
    cells('not_found', {}),
  ],
  [
    uploadBagArtwork,
    (id) => ({ params: { id }, body: { blob_id: 'none' } }),
    ofOrder('order_fixed'),
    cells('not_found', {}),
  ],
  [listClaims, (id) => ({ params: { id } }), ofOrder(200), cells('not_found', {})],
  [createClaim, (id) => ({ params: { id }, body: { claim } }), ofOrder('claim_too_early'), cells('not_found', {})],
  [
    answerClaim,
    () => ({ params: { id: 'none' }, body: { claim: { state: 'refused', answer: 'x' } } }),
    ofStaff('not_found'),
  ],
  [replaceClaimed, () => ({ params: { id: 'none' } }), ofStaff('not_found')],
  [createInvoice, (id) => ({ params: { id } }), ofStaff('order_ended'), ofStaff('not_found')],
  [changeInvoice, () => ({ params: { id: 'none' }, body: { invoice: { status: 'paid' } } }), ofStaff('not_found')],
  [creditInvoice, () => ({ params: { id: 'none' } }), ofStaff('not_found')],
  [readCredits, () => ({ params: { id: 'none' } }), ofStaff('not_found')],
  [quoteCredit, () => ({ params: { id: 'none' }, body: { credit: { lines: [{ line: 0 }] } } }), ofStaff('not_found')],
  [
    createCreditNote,
    () => ({ params: { id: 'none' }, body: { credit: { lines: [{ line: 0 }], seen: 0 } } }),
    ofStaff('not_found'),
  ],
  [listVouchers, () => ({ query: {} }), ofStaff(200)],
  [createVouchers, () => ({ body: { voucher: { worth } } }), ofStaff('voucher_code_required')],
  [changeVoucher, () => ({ params: { id: 'none' }, body: { voucher: { disabled: true } } }), ofStaff('not_found')],
  [exportVoucherSeries, () => ({ params: { series: 'none' } }), ofStaff('not_found')],
  [listOffers, () => ({ query: {} }), ofStaff(200)],
  [priceOffer, () => ({ body: { offer: scope } }), ofStaff('offer_wrong')],
  [createOffer, () => ({ body: { offer: { ...scope, customer: 'SV', language: 'de' } } }), ofStaff('offer_wrong')],
  [withdrawOffer, () => ({ params: { id: 'none' }, body: { offer: { withdrawn: true } } }), ofStaff('not_found')],
  // Whoever holds the link, signed in or not.
  [readPublicOrder, () => ({ params: { token: tokens.order } }), everybody(200)],
  [readPublicOrder, () => ({ params: { token: order } }), everybody('order_gone')],
  [readPublicInvoice, () => ({ params: { token: tokens.invoice } }), everybody(200)],
  [readPublicInvoice, () => ({ params: { token: tokens.order } }), everybody('invoice_gone')],
];

const said = async (endpoint: Endpoint, request: unknown): Promise<Cells> => {
  const answers: [Caller, string | number][] = [];
  for (const by of CALLERS) answers.push([by, await send(by, endpoint, request)]);
  return Object.fromEntries(answers) as Cells;
};

test.each(ROWS.map(([endpoint, ...row]) => [`${endpoint.method} ${endpoint.path}`, endpoint, ...row] as const))(
  '%s is for whom the table says, and for nobody else',
  async (name, endpoint, request, expected, ofUnknown) => {
    expect(await said(endpoint, request(order)), name).toEqual(expected);
    if (ofUnknown) expect(await said(endpoint, request('none')), `${name} of none`).toEqual(ofUnknown);
  },
);

test('a list of orders has those that one may open, and no others', async () => {
  const count = async (by: TestUser) => (await ask(by, listOrders, { query: {} })).orders.length;
  const counts = await Promise.all(CALLERS.filter((by) => by !== 'nobody').map((by) => count(people[by])));
  expect(counts).toEqual([0, 2, 2, 0, 0, 0, 0, 0]);
});

test('the staff’s view of an invoice is the staff’s alone', async () => {
  const { orders } = await ask(people.customer, listOrders, { query: {} });
  const { id } = orders.find((one) => one.id !== order)!;
  for (const by of ['customer', 'owner', 'staff'] as const) {
    const { order: read } = await ask(people[by], readOrder, { params: { id } });
    expect([by, read.invoice !== null, read.user_invoice !== null]).toEqual([by, by === 'staff', true]);
  }
});

test('a token that has run out opens nothing', async () => {
  const days = { now: () => new Date(Date.now() - 3 * 86_400_000) };
  const late = await testUser(server, 'customer@verein.example', { clock: days });
  expect(await call(late, readOrder, { params: { id: order } })).toMatchObject({ ok: false, code: 'token_expired' });
});
