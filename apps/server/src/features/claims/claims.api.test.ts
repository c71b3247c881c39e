import { anAlbum } from '@figurina/album/testing';
import {
  answerClaim,
  changeAddress,
  changeLineItem,
  createClaim,
  createInvoice,
  createLineItem,
  deleteLineItem,
  listClaims,
  listOrdersDashboard,
  makeArtifact,
  productionOrderSchema,
  readBoard,
  readOrder,
  readProductionOrder,
  replaceClaimed,
  type RequestOf,
} from '@figurina/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { approvedCopy } from '../../testing/approved-copy.ts';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { happened, placedOrder } from '../../testing/placed-order.ts';
import { printedAlbumOnServer } from '../../testing/printed-album.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { upload } from '../../testing/upload.ts';
import { breakConnections } from '../orders/testing/break-connection.ts';

let server: TestServer;
let people: Record<'customer' | 'owner' | 'editor' | 'stranger' | 'staff', TestUser>;
let album: string;

beforeAll(async () => {
  server = await startTestServer();
  const person = (name: string, admin = false) => testUser(server, `${name}@verein.example`, { admin });
  people = {
    customer: await person('customer'),
    owner: await person('owner'),
    editor: await person('editor'),
    stranger: await person('stranger'),
    staff: await person('staff', true),
  };
  const parts = anAlbum().section('Team').spread().parts();
  const members = [
    people.owner,
    { ...people.customer, role: 'editor' as const },
    { ...people.editor, role: 'editor' as const },
  ];
  album = await albumOnServer(server.database, parts, members);
});
afterAll(() => server.stop());

const db = () => server.database.db;
type Wish = RequestOf<typeof createClaim>['body']['claim'];
const MISSING: Wish = { kind: 'packs_missing', item: 'stickerpack', quantity: 12, words: 'Zwölf <Tüten> fehlen.' };
const orderOf = async (...signals: ('albums_shipped' | 'shipment_created' | 'shipped' | 'rejected')[]) =>
  (await placedOrder(db(), { albumId: album, by: people.customer.id, signals })).id;
const report = (id: string, claim: Partial<Wish> = {}) => ({
  params: { id },
  body: { claim: { ...MISSING, ...claim } },
});
/** Taken on a phone, and told where. */
const photo = async () => {
  const taken = sharp({ create: { width: 2600, height: 1300, channels: 3, background: '#d93318' } });
  return taken
    .withExif({ IFD0: { Artist: 'geheim' }, IFD3: { GPSLatitude: '51/1 57/1 0/1' } })
    .jpeg()
    .toBuffer();
};

test('what is missing is reported once something was sent, within what was sent, once a kind while it is open', async () => {
  const { customer, owner, editor, stranger } = people;
  const order = await orderOf();
  const list = async (by = customer) => ask(by, listClaims, { params: { id: order } });
  expect(await list()).toEqual({ claims: [], kinds: [], motifs: [] });
  expect(await refusal(customer, createClaim, report(order))).toBe('claim_too_early');
  await happened(db(), order, { signal: 'albums_shipped', created_at: new Date() });
  const { kinds } = await list();
  expect(kinds.map(({ kind }) => kind)).toEqual(['packs_missing', 'albums_missing', 'damaged', 'misprint', 'other']);
  expect(kinds[2]?.items).toEqual([
    { item: 'album', most: 120 },
    { item: 'stickerpack', most: 5400 },
  ]);
  for (const by of [editor, stranger]) {
    expect(await refusal(by, createClaim, report(order))).toBe('not_found');
    expect(await refusal(by, listClaims, { params: { id: order } })).toBe('not_found');
  }
  for (const wrong of [
    { quantity: 5401 },
    { item: 'album' },
    { kind: 'albums_missing' },
    { item: 'stickerbox_single_variety' },
  ] as const)
    expect(await refusal(customer, createClaim, report(order, wrong))).toBe('claim_quantity_impossible');
  expect((await call(customer, createClaim, report(order, { words: ' ' }))).status).toBe(400);

  // Pressed twice at once.
  const both = await Promise.all([0, 1].map(() => call(customer, createClaim, report(order))));
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
  expect(await refusal(owner, createClaim, report(order))).toBe('claim_open');
  await ask(owner, createClaim, report(order, { kind: 'damaged', item: 'album', quantity: 120 }));
  const { claims, kinds: left } = await list();
  expect(claims.map(({ kind, state, words }) => [kind, state, words])).toEqual([
    ['damaged', 'open', MISSING.words],
    ['packs_missing', 'open', MISSING.words],
  ]);
  expect(left.map(({ kind }) => kind)).toEqual(['albums_missing', 'misprint', 'other']);
  const ended = await orderOf('shipment_created', 'rejected');
  expect(await refusal(customer, createClaim, report(ended))).toBe('claim_too_early');
});

test('photos are made anew, and shown to the staff, to who ordered and to who reported it', async () => {
  const { customer, owner, stranger, staff } = people;
  const order = await orderOf('shipment_created');
  const send = async (by: TestUser, bytes: Uint8Array) => upload(server, by, bytes, 'schaden.jpg');
  const blob_ids = [await send(customer, await photo()), await send(customer, await photo())];
  // Nobody hands in what somebody else uploaded, and no drawings or texts.
  expect(await refusal(customer, createClaim, report(order, { blob_ids: [await send(stranger, await photo())] }))).toBe(
    'blob_not_found',
  );
  const drawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${' '.repeat(200)}</svg>`);
  for (const bytes of [drawing, Buffer.alloc(500, 'words ')])
    expect(
      await refusal(customer, createClaim, report(order, { blob_ids: [blob_ids[0]!, await send(customer, bytes)] })),
    ).toBe('image_type_unsupported');
  expect(
    (await call(customer, createClaim, report(order, { blob_ids: Array.from({ length: 7 }, String) }))).status,
  ).toBe(400);
  const { claim } = await ask(customer, createClaim, report(order, { blob_ids }));
  expect(claim.photos).toHaveLength(2);
  const answer = await fetch(claim.photos[0]!.url);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toContain('no-store');
  const { width, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([width, exif]).toEqual([2000, undefined]);
  const [first = ''] = claim.photos.map(({ url }) => url);
  expect((await fetch(`${first.slice(0, -1)}_`)).status).toBe(404);
  const seen = async (by: TestUser) =>
    (await ask(by, listClaims, { params: { id: order } })).claims.map(({ photos }) => photos.length);
  expect([await seen(customer), await seen(owner), await seen(staff)]).toEqual([[2], [0], [2]]);
  // What was uploaded is used up.
  await ask(staff, answerClaim, { params: { id: claim.id }, body: { claim: { state: 'refused', answer: 'Nein.' } } });
  expect(await refusal(customer, createClaim, report(order, { blob_ids }))).toBe('blob_not_found');
});

test('a claim whose answer is lost is there, with its photos', async () => {
  const { customer } = people;
  const order = await orderOf('shipment_created');
  const blob_ids = [await upload(server, customer, await photo(), 'schaden.jpg')];
  const breaker = breakConnections(server.database.pool, (texts) =>
    texts.some((text) => text.includes('insert into "order_claims"')),
  );
  breaker.afterCommit();
  expect(await refusal(customer, createClaim, report(order, { blob_ids }))).toBe('unavailable');
  expect(breaker.broke).toBe(true);
  expect(await refusal(customer, createClaim, report(order, { blob_ids }))).toBe('claim_open');
  const { claims } = await ask(customer, listClaims, { params: { id: order } });
  expect((await fetch(claims[0]!.photos[0]!.url)).status).toBe(200);
});

test('staff hear of it, see it on their board, and answer once; the customer reads the answer', async () => {
  const { customer, staff } = people;
  const order = await orderOf('shipment_created');
  const { claim } = await ask(customer, createClaim, report(order));
  const waits = async () =>
    (await ask(staff, readBoard, {})).queues
      .find(({ queue }) => queue === 'claim')!
      .orders.some(({ id }) => id === order);
  expect(await waits()).toBe(true);
  const say = (state: 'accepted' | 'refused', answer = 'Wir schicken dir zwölf.') =>
    ({ params: { id: claim.id }, body: { claim: { state, answer } } }) as const;
  expect(await refusal(customer, answerClaim, say('accepted'))).toBe('forbidden');
  const both = await Promise.all([call(staff, answerClaim, say('accepted')), call(staff, answerClaim, say('refused'))]);
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
  const [read] = (await ask(customer, listClaims, { params: { id: order } })).claims;
  expect(read).toMatchObject({ id: claim.id, answer: 'Wir schicken dir zwölf.' });
  expect(read?.state).not.toBe('open');
  expect(await waits()).toBe(false);
  const told = await db().selectFrom('order_mails').select('kind').where('order_id', '=', order).execute();
  expect(told.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([`claim:${claim.id}`, `claim_answer:${claim.id}`]),
  );
  const deeds = await db().selectFrom('audit_log').select('action').where('order_id', '=', order).execute();
  expect(deeds).toEqual([{ action: 'claim.answer' }]);
  // Of the same kind something may be reported again.
  await ask(customer, createClaim, report(order));
});

test('what was accepted is replaced at no price, once, from the same copy, and is no order like others', async () => {
  const { customer, staff } = people;
  const first = await orderOf('shipment_created');
  const accept = async (claim: Partial<Wish>, order = first) => {
    // By the owner: one person reports twelve times an hour, and the customer has.
    const { id } = (await ask(people.owner, createClaim, report(order, claim))).claim;
    await ask(staff, answerClaim, { params: { id }, body: { claim: { state: 'accepted', answer: 'Kommt.' } } });
    return { params: { id } };
  };
  const { id: open } = (await ask(customer, createClaim, report(first))).claim;
  const packs = { params: { id: open } };
  expect(await refusal(staff, replaceClaimed, packs)).toBe('claim_not_accepted');
  await ask(staff, answerClaim, { ...packs, body: { claim: { state: 'accepted', answer: 'Kommt.' } } });
  expect(await refusal(customer, replaceClaimed, packs)).toBe('forbidden');
  expect(await refusal(staff, replaceClaimed, packs)).toBe('order_not_approved');
  const { id: approval } = await approvedCopy(server, album, { by: people.owner.id, orderId: first });
  // Pressed twice at once.
  const both = await Promise.all([0, 1].map(() => call(staff, replaceClaimed, packs)));
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
  expect(await refusal(staff, replaceClaimed, packs)).toBe('claim_replaced');

  const [listed] = (await ask(customer, listClaims, { params: { id: first } })).claims;
  const { id, name } = listed!.replacement!;
  expect(name).toMatch(/^F-\d+$/);
  const { order } = await ask(customer, readOrder, { params: { id } });
  const { order: before } = await ask(customer, readOrder, { params: { id: first } });
  expect(order).toMatchObject({
    amount: 0,
    amount_gross: 0,
    no_albums: 0,
    replaces: { id: first, name: before.name },
    shipping_address_line: before.shipping_address_line,
    approved_version: before.approved_version,
    user_invoice: null,
    may: { change: false, cancel: false, reorder: false },
  });
  expect(order.line_items).toMatchObject([{ product: 'stickerpack', quantity: 12, amount_gross: 0, description: '' }]);
  expect(order.order_updates.map(({ signal }) => signal)).toEqual(['review_completed', 'accepted', 'created']);
  const row = await db().selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ approval_id: approval, packs_seed: 'seed', placed_by: customer.id, campaign: null });

  // It is printed as far as it goes, and charged to nobody.
  const told = await ask(staff, readProductionOrder, { params: { id } });
  expect(told.items).toMatchObject([{ product: 'stickerpack', quantity: 12 }]);
  expect([told.packs?.packs, told.boxes]).toEqual([12, null]);
  expect(await refusal(staff, createInvoice, { params: { id } })).toBe('order_for_nothing');
  const albums = await ask(staff, replaceClaimed, await accept({ kind: 'damaged', item: 'album', quantity: 2 }));
  const ofAlbums = await ask(staff, readProductionOrder, { params: { id: albums.order.id } });
  expect(ofAlbums.items).toMatchObject([{ product: 'album', quantity: 2 }]);
  expect([ofAlbums.packs, ofAlbums.boxes]).toEqual([null, null]);
  // Staff send more than was reported: as many are dealt as its lines say, with albums as well.
  const dealt = () =>
    db()
      .selectFrom('orders')
      .select(['packs', 'packs_per_album', 'gross'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const staffs = async () => (await ask(staff, readOrder, { params: { id } })).order;
  const packLine = async (line: { quantity?: number; amount?: number }) => {
    const { line_items, staff: view } = await staffs();
    const body = { line_item: { updated_at: view!.updated_at, ...line } };
    await ask(staff, changeLineItem, { params: { id: line_items[0]!.id }, body });
  };
  await packLine({ quantity: 30 });
  await packLine({ amount: 0 });
  const { updated_at } = (await staffs()).staff!;
  const more = { updated_at, product: 'album', quantity: 3, amount: 0 } as const;
  const { line_item } = await ask(staff, createLineItem, { params: { orderId: id }, body: { line_item: more } });
  expect(await dealt()).toEqual({ packs: 30, packs_per_album: 1, gross: 0 });
  await ask(staff, deleteLineItem, { params: { id: line_item.id } });
  await packLine({ quantity: 12 });
  expect(await dealt()).toEqual({ packs: 12, packs_per_album: 1, gross: 0 });
  // Nor does another country give it a price.
  const { shipping_address: to, staff: view } = await staffs();
  const { id: addressId, ...where } = to;
  const abroad = { ...where, country_code: 'AT', updated_at: view!.updated_at };
  const moved = await ask(staff, changeAddress, { params: { id: addressId }, body: { address: abroad } });
  expect(moved).toMatchObject({ repriced: null, order: { country_code: 'AT', tax_rate: 2000, amount_gross: 0 } });
  expect(await dealt()).toEqual({ packs: 12, packs_per_album: 1, gross: 0 });
  const { orders } = await ask(staff, listOrdersDashboard, { query: { query: name } });
  expect(orders).toMatchObject([{ id, replacement: true, no_albums: 0, tab: 'pending_transfer' }]);
  const mails = await db().selectFrom('order_mails').select('kind').where('order_id', '=', id).execute();
  expect(mails).toEqual([{ kind: 'replacement' }]);
  // It may be incomplete as well, as far as it went.
  await happened(db(), id, { signal: 'shipment_created', created_at: new Date() });
  const { kinds } = await ask(customer, listClaims, { params: { id } });
  expect(kinds.map(({ items }) => items)).toEqual(Array.from({ length: 4 }, () => [{ item: 'stickerpack', most: 12 }]));
});

test('boxes are named by their motifs, and exactly those are made anew; many packs are dealt as one run', async () => {
  const { customer, staff, owner } = people;
  const boxed = await printedAlbumOnServer(server.database, [owner]);
  const { id: first } = await placedOrder(db(), {
    albumId: boxed,
    by: customer.id,
    packaging: 'stickerbox_single_variety',
    packs_per_album: null,
    albums: 50,
    signals: ['shipment_created'],
  });
  const list = async (id = first) => ask(customer, listClaims, { params: { id } });
  // Nobody knows what is in the boxes of what was never approved.
  expect((await list()).kinds.map(({ kind }) => kind)).not.toContain('packs_missing');
  await approvedCopy(server, boxed, { by: owner.id, orderId: first });
  const { motifs, kinds } = await list();
  expect(motifs[2]).toEqual({ number: 3, name: 'Person 3' });
  expect(kinds[0]).toEqual({ kind: 'packs_missing', items: [{ item: 'stickerbox_single_variety', most: 172 }] });
  const boxes = { item: 'stickerbox_single_variety' as const, quantity: 2, motifs: [7, 3] };
  for (const wrong of [{ motifs: [] }, { motifs: [3, 99] }, { motifs: [3, 3] }, { quantity: 3 }])
    expect(await refusal(customer, createClaim, report(first, { ...boxes, ...wrong }))).toBe('claim_motifs_unknown');
  // The customer has reported much this hour; the owner may as well.
  const { claim } = await ask(owner, createClaim, report(first, boxes));
  expect(claim.motifs).toEqual([
    { number: 7, name: 'Person 7' },
    { number: 3, name: 'Person 3' },
  ]);
  const accept = async (id: string) => {
    await ask(staff, answerClaim, { params: { id }, body: { claim: { state: 'accepted', answer: 'Kommt.' } } });
    return (await ask(staff, replaceClaimed, { params: { id } })).order.id;
  };
  const id = await accept(claim.id);
  const told = await ask(staff, readProductionOrder, { params: { id } });
  expect(productionOrderSchema.parse(told)).toEqual(told);
  expect(told.items).toMatchObject([{ product: 'stickerbox_single_variety', quantity: 2 }]);
  expect(told.packs).toBeNull();
  expect(told.boxes).toEqual([
    { number: 3, name: 'Person 3', quantity: 52 },
    { number: 7, name: 'Person 7', quantity: 52 },
  ]);
  const printed = async (order: string) => {
    await ask(staff, makeArtifact, { params: { id: order } });
    const row = db().selectFrom('render_jobs').select('params').where('order_id', '=', order);
    return (await row.executeTakeFirstOrThrow()).params;
  };
  expect(await printed(id)).toMatchObject({ motifs: '7x52,3x52', packsPerAlbum: 0 });
  // They may be incomplete as well, as far as they went.
  await happened(db(), id, { signal: 'shipment_created', created_at: new Date() });
  expect((await list(id)).motifs.map(({ number }) => number)).toEqual([3, 7]);

  const packs = await placedOrder(db(), { albumId: boxed, by: customer.id, signals: ['shipment_created'] });
  await approvedCopy(server, boxed, { by: owner.id, orderId: packs.id });
  const many = await accept((await ask(owner, createClaim, report(packs.id, { quantity: 450 }))).claim.id);
  expect((await ask(staff, readProductionOrder, { params: { id: many } })).packs).toMatchObject({ packs: 450 });
  expect(await printed(many)).toMatchObject({ albums: 450, packsPerAlbum: 1, packsSeed: 'seed', motifs: '' });
});
