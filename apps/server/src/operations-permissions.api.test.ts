/**
 * Who may do what at the staff's desk: every call against everybody who could make it, for things of their own, of others and
 * for those that there are not. Source: operations 9.
 */
import {
  changeAddress,
  changeCapacity,
  changeLineItem,
  changeOrder,
  changeOrderComment,
  changePartner,
  changeWebhook,
  createApiKey,
  createLineItem,
  createOrderComment,
  createOrderUpdate,
  createPartner,
  createWebhook,
  deleteLineItem,
  deleteOrder,
  deleteOrderComment,
  deleteOrderUpdate,
  type Endpoint,
  exportLabels,
  listAlbumErrors,
  listApiKeys,
  listAlbumsDashboard,
  listAuditLog,
  listCustomerMails,
  listCustomers,
  listDeletedOrders,
  listOrderComments,
  listParcels,
  listPartners,
  listOrdersDashboard,
  listPriceLists,
  listWebhookDeliveries,
  listWebhooks,
  makeArtifact,
  printDeliveryNotes,
  quotePriceList,
  readArtifact,
  readBoard,
  readCustomer,
  readCapacity,
  readHandover,
  readProductionOrder,
  readTracking,
  resendCustomerMail,
  redeliverWebhook,
  restoreOrder,
  revokeApiKey,
  rotatePartnerToken,
  rotateWebhookSecret,
  testWebhook,
  transferOrder,
  transferOrders,
  writeParcels,
} from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAlbum } from '@figurina/album/testing';
import { albumOnServer } from './testing/album-on-server.ts';
import { ask, call } from './testing/checked-call.ts';
import { placedOrder } from './testing/placed-order.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { testUser, type TestUser } from './testing/test-user.ts';
import type { StoredOrder } from './features/orders/index.ts';

const CALLERS = ['nobody', 'stranger', 'customer', 'owner', 'editor', 'late staff', 'staff'] as const;
type Caller = (typeof CALLERS)[number];

/** Called off, of the customer, an editor of the owner's album; and one of the stranger, of an album of theirs. */
let orders: { readonly first: StoredOrder; readonly other: StoredOrder };
let comment: string;
let server: TestServer;
let people: Record<Exclude<Caller, 'nobody'>, TestUser>;

beforeAll(async () => {
  server = await startTestServer();
  const person = (name: string, admin = false) => testUser(server, `${name}@figurina.example`, { admin });
  const days = { now: () => new Date(Date.now() - 3 * 86_400_000) };
  people = {
    stranger: await person('stranger'),
    customer: await person('customer'),
    owner: await person('owner'),
    editor: await person('editor'),
    'late staff': await testUser(server, 'staff@figurina.example', { admin: true, clock: days }),
    staff: await person('staff', true),
  };
  const parts = anAlbum().section('Team').spread().parts();
  const members = [
    people.owner,
    { ...people.customer, role: 'editor' as const },
    { ...people.editor, role: 'editor' as const },
  ];
  const album = await albumOnServer(server.database, parts, members);
  const theirs = await albumOnServer(server.database, parts, [people.stranger]);
  const { db } = server.database;
  const ended = { ended_at: new Date(), signals: ['accepted', 'shipped'] as const };
  orders = {
    first: await placedOrder(db, { albumId: album, by: people.customer.id, ...ended }),
    other: await placedOrder(db, { albumId: theirs, by: people.stranger.id, ...ended }),
  };
  const params = { id: orders.other.id };
  const written = await ask(people.staff, createOrderComment, { params, body: { comment: { content: 'Hallo' } } });
  comment = written.comment.id;
});
afterAll(() => server.stop());

/** Ids of one order. */
interface Ids {
  readonly order: string;
  readonly line: string;
  readonly address: string;
  readonly update: string;
  readonly comment: string;
}
const NONE: Ids = { order: 'none', line: 'none', address: 'none', update: 'none', comment: 'none' };
const idsOf = ({ id, lines, address, updates }: StoredOrder): Ids => ({
  order: id,
  line: lines[0]!.id,
  address: address.id,
  update: updates[0]!.id,
  // Of another order.
  comment,
});
const PLANNED = {
  category: 'sports',
  country_code: 'DE',
  no_albums: 50,
  sticker_packaging_type: 'stickerpack',
  pages: 32,
  singles: 100,
};
const updated_at = '2026-01-01T00:00:00.000Z';

/** What staff may do answers with what is wrong about it, where that can be, so that each call can be made by everybody. */
const ROWS: readonly [Endpoint, (ids: Ids) => unknown, ofStaff: string | number, ofNone?: string][] = [
  [changeOrder, ({ order: id }) => ({ params: { id }, body: { order: { updated_at } } }), 'conflict', 'not_found'],
  [listOrdersDashboard, () => ({ query: {} }), 200],
  [listAlbumsDashboard, () => ({ query: {} }), 200],
  [listAlbumErrors, ({ order: ids }) => ({ query: { ids } }), 200],
  [readBoard, () => ({}), 200],
  [listCustomers, () => ({ query: {} }), 200],
  [readCustomer, () => ({ params: { id: 'none' } }), 'not_found'],
  [listCustomerMails, () => ({ params: { id: 'none' }, query: {} }), 'not_found'],
  [resendCustomerMail, () => ({ params: { id: 'none', mailId: 'none' } }), 'not_found'],
  [exportLabels, ({ order: id }) => ({ body: { ids: [id] } }), 200, 'not_found'],
  [printDeliveryNotes, ({ order: id }) => ({ body: { ids: [id, 'none'] } }), 'not_found', 'not_found'],
  [transferOrders, ({ order: id }) => ({ body: { ids: [id] } }), 200, 'not_found'],
  [readTracking, () => ({ body: { csv: '' } }), 'tracking_unreadable'],
  [deleteOrder, ({ order: id }) => ({ params: { id } }), 'order_shipped', 'not_found'],
  [listDeletedOrders, () => ({}), 200],
  [restoreOrder, ({ order: id }) => ({ params: { id } }), 'not_found', 'not_found'],
  [
    changeAddress,
    ({ address: id }) => ({ params: { id }, body: { address: { updated_at } } }),
    'conflict',
    'not_found',
  ],
  [
    createLineItem,
    ({ order: orderId }) => ({ params: { orderId }, body: { line_item: { updated_at, product: 'shipping' } } }),
    'conflict',
    'not_found',
  ],
  [
    changeLineItem,
    ({ line: id }) => ({ params: { id }, body: { line_item: { updated_at } } }),
    'conflict',
    'not_found',
  ],
  [deleteLineItem, ({ line: id }) => ({ params: { id } }), 'order_ended', 'not_found'],
  [
    createOrderUpdate,
    ({ order: id }) => ({ params: { id }, body: { order_update: { signal: 'production_started' } } }),
    'order_update_not_possible',
    'not_found',
  ],
  [deleteOrderUpdate, ({ update: id }) => ({ params: { id } }), 'order_update_not_possible', 'not_found'],
  [listOrderComments, ({ order: id }) => ({ params: { id } }), 200, 'not_found'],
  [createOrderComment, ({ order: id }) => ({ params: { id }, body: { comment: { content: 'Ja' } } }), 201, 'not_found'],
  [
    changeOrderComment,
    ({ order: id, comment: commentId }) => ({ params: { id, commentId }, body: { comment: { completed: true } } }),
    'not_found',
    'not_found',
  ],
  [
    deleteOrderComment,
    ({ order: id, comment: commentId }) => ({ params: { id, commentId } }),
    'not_found',
    'not_found',
  ],
  [readHandover, ({ order: id }) => ({ params: { id } }), 200, 'not_found'],
  [readProductionOrder, ({ order: id }) => ({ params: { id } }), 'copy_not_approved', 'not_found'],
  [makeArtifact, ({ order: id }) => ({ params: { id } }), 'order_ended', 'not_found'],
  [readArtifact, ({ order: id }) => ({ params: { id } }), 'artifact_not_ready', 'not_found'],
  [transferOrder, ({ order: id }) => ({ params: { id }, body: { id } }), 'transfer_off', 'not_found'],
  [writeParcels, ({ order: id }) => ({ params: { id }, body: { codes: ['x'] } }), 'tracking_code_invalid'],
  [listParcels, ({ order: id }) => ({ params: { id } }), 200, 'not_found'],
  [listAuditLog, () => ({ query: {} }), 200],
  [listPartners, () => ({ query: {} }), 200],
  [createPartner, () => ({ body: { partner: { name: '', email: '', url_source: '' } } }), 'partner_wrong'],
  [changePartner, ({ order: id }) => ({ params: { id }, body: { partner: {} } }), 'not_found'],
  [rotatePartnerToken, ({ order: id }) => ({ params: { id } }), 'not_found'],
  [listApiKeys, () => ({}), 200],
  [createApiKey, () => ({ body: { api_key: { name: 'Skript', scopes: ['orders:read'] } } }), 201],
  [revokeApiKey, ({ order: id }) => ({ params: { id } }), 'not_found'],
  [readCapacity, () => ({}), 200],
  [changeCapacity, () => ({ body: { capacity: { albums_per_week: null, closed_weeks: [] } } }), 200],
  [listWebhooks, () => ({}), 200],
  [
    createWebhook,
    () => ({ body: { webhook: { name: 'x', url: 'http://x', events: ['order.created'] } } }),
    'webhook_address',
  ],
  [changeWebhook, ({ order: id }) => ({ params: { id }, body: { webhook: {} } }), 'not_found'],
  [rotateWebhookSecret, ({ order: id }) => ({ params: { id } }), 'not_found'],
  [listWebhookDeliveries, ({ order: id }) => ({ params: { id }, query: {} }), 'not_found'],
  [testWebhook, ({ order: id }) => ({ params: { id } }), 'not_found'],
  [redeliverWebhook, ({ order: id }) => ({ params: { id, delivery: 'none' } }), 'not_found'],
  [listPriceLists, () => ({}), 200],
  [quotePriceList, () => ({ body: { price_list: 'none', wish: PLANNED } }), 'not_found'],
];

async function said(by: Caller, endpoint: Endpoint, request: unknown): Promise<string | number> {
  const answer = await call(by === 'nobody' ? server.url : people[by], endpoint, request as never);
  return answer.ok ? answer.status : answer.code;
}

test.each(ROWS.map(([endpoint, ...row]) => [`${endpoint.method} ${endpoint.path}`, endpoint, ...row] as const))(
  '%s is for staff alone, whosever order it is and whether there is one',
  async (_, endpoint, request, ofStaff, ofNone) => {
    const asked = { own: idsOf(orders.first), none: NONE };
    for (const [which, ids] of Object.entries(asked)) {
      const answers: [Caller, string | number][] = [];
      for (const by of CALLERS) answers.push([by, await said(by, endpoint, request(ids))]);
      expect(Object.fromEntries(answers), which).toEqual({
        nobody: 'unauthorized',
        stranger: 'forbidden',
        customer: 'forbidden',
        owner: 'forbidden',
        editor: 'forbidden',
        'late staff': 'token_expired',
        staff: which === 'own' ? ofStaff : (ofNone ?? ofStaff),
      });
    }
  },
);

test('what customers read of their order has nothing of the staff’s', async () => {
  const read = async (by: Exclude<Caller, 'nobody'>) =>
    (await people[by].call('GET', `/orders/${orders.first.id}`)).json() as Promise<{ order: { staff: unknown } }>;
  expect((await read('customer')).order.staff).toBeNull();
  expect((await read('owner')).order.staff).toBeNull();
  expect((await read('staff')).order.staff).not.toBeNull();
});
