import { changeInvoice, createInvoice } from '@figurina/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startStripeServer, type StripeServer } from '../../testing/stripe-server.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { testUser } from '../../testing/test-user.ts';
import { invoiceOf, orderIn, runMakerScenarios, type Shop } from './testing/maker-scenarios.ts';

let shop: Shop;
let there: StripeServer;
let events = 0;

beforeAll(async () => {
  there = await startStripeServer();
  const server = await startTestServer({
    env: { STRIPE_SECRET_KEY: 'sk_test_figurina', STRIPE_WEBHOOK_SECRET: there.secret, STRIPE_URL: there.url },
  });
  const [customer, stranger, admin] = await Promise.all([
    testUser(server, 'mara@blauweiss09.example'),
    testUser(server, 'sam@anderswo.example'),
    testUser(server, 'staff@figurina.example', { admin: true }),
  ]);
  shop = { server, customer, stranger, admin };
});
afterAll(async () => {
  await shop.server.stop();
  await there.stop();
});
beforeEach(() => {
  there.skew = 0;
  there.losing = 0;
});

const db = () => shop.server.database.db;
const rowOf = (orderId: string) =>
  db().selectFrom('invoices').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
const theirs = async (orderId: string) => there.invoices.get((await rowOf(orderId)).stripe_id!)!;
const drafts = (orderId: string) => [...there.invoices.values()].filter((one) => one.metadata['order_id'] === orderId);
const updates = (orderId: string) =>
  db().selectFrom('order_updates').select('id').where('order_id', '=', orderId).where('signal', '=', 'invoice_created');

const secondsNow = () => Math.floor(Date.now() / 1000);
const eventOf = (type: string, object: object, id = `evt_${++events}`) => ({
  id,
  object: 'event',
  type,
  data: { object },
});
function send({ body, header }: { body: string; header?: string }): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(header && { 'stripe-signature': header }) };
  return fetch(`${shop.server.url}/v1/webhooks/stripe`, { method: 'POST', headers, body });
}
const tell = async (event: object): Promise<number> => (await send(there.signed(event, secondsNow()))).status;

test('invoices by Stripe go the way of all invoices', () => runMakerScenarios(shop));

test('Stripe is asked for the order as it is: its lines, one exclusive rate, fourteen days, keys that follow from the order', async () => {
  const lines = [
    ['album', 120, 48_000, 57_120],
    ['voucher', 1, -4202, -5000],
  ] as const;
  const order = await orderIn(shop, { lines, net: 43_798, vat: 8322, gross: 52_120, purchase_order: 'PO 4711' });
  const made = await invoiceOf(shop, order);
  const invoice = await theirs(order);
  expect(made).toMatchObject({ number: invoice.number, hosted_invoice_url: invoice.hosted_invoice_url });
  expect(there.items.get(invoice.id)).toEqual([
    { amount: 48_000, description: expect.stringContaining('120 × Album „SV Blau-Weiß 09“') },
    { amount: -4202, description: 'Gutschein' },
  ]);
  expect(invoice.form).toMatchObject({
    collection_method: 'send_invoice',
    days_until_due: '14',
    currency: 'eur',
    auto_advance: 'false',
    'metadata[order_id]': order,
    'custom_fields[1][value]': 'PO 4711',
  });
  expect(there.taxRates.filter((rate) => rate.id === invoice.form['default_tax_rates[0]'])).toMatchObject([
    { percentage: 19 },
  ]);
  // The rate is used again, not made again.
  await invoiceOf(shop, await orderIn(shop));
  expect(there.taxRates).toHaveLength(1);

  const exported = { country: 'CH', tax_rate: 0, tax_category: 'G', net: 48_000, vat: 0, gross: 48_000 } as const;
  const abroad = await orderIn(shop, { ...exported, lines: [['album', 120, 48_000, 48_000]] });
  await invoiceOf(shop, abroad);
  const free = await theirs(abroad);
  expect(free.form).not.toHaveProperty('default_tax_rates[0]');
  expect(free.form['footer']).toContain('Ausfuhrlieferung');
  expect(there.customers.at(-1)).toMatchObject({ tax_exempt: 'exempt', 'address[country]': 'CH' });
});

test('a call whose answer is lost is made again and makes nothing twice', async () => {
  const order = await orderIn(shop);
  // Longer than the library tries by itself.
  there.losing = 4;
  expect((await shop.admin.call('POST', `/orders/${order}/invoice`)).status).toBe(500);
  there.losing = 0;
  expect((await rowOf(order)).status).toBe('draft');
  expect((await invoiceOf(shop, order)).status).toBe('open');
  expect(drafts(order)).toHaveLength(1);
  expect(there.items.get(drafts(order)[0]!.id)).toHaveLength(5);
});

test('where Stripe arrives at another total it stays a draft that no customer sees, until it is right', async () => {
  there.skew = 1;
  const order = await orderIn(shop);
  const made = await invoiceOf(shop, order);
  expect(made).toMatchObject({ status: 'draft', number: null, hosted_invoice_url: null });
  expect((await theirs(order)).status).toBe('draft');
  expect(await updates(order).execute()).toEqual([]);
  const status = { params: { id: made.id }, body: { invoice: { status: 'paid' } } } as const;
  expect(await refusal(shop.admin, changeInvoice, status)).toBe('invoice_status_impossible');
  there.skew = 0;
  // A draft does not keep the order's amounts: they may have been corrected meanwhile.
  await db().updateTable('orders').set({ net: 48_000, vat: 9120, gross: 57_120 }).where('id', '=', order).execute();
  await db().deleteFrom('order_lines').where('order_id', '=', order).where('product', '<>', 'album').execute();
  expect(await invoiceOf(shop, order)).toMatchObject({ id: made.id, status: 'open' });
  expect((await theirs(order)).total).toBe(57_120);
  expect(await rowOf(order)).toMatchObject({ net: 48_000, vat: 9120, gross: 57_120 });
  expect(drafts(order)).toHaveLength(1);
  expect(await refusal(shop.admin, createInvoice, { params: { id: order } })).toBe('invoice_exists');
});

test.each([
  ['paid', ['finalized', 'marked_uncollectible', 'paid']],
  ['void', ['finalized', 'marked_uncollectible', 'voided']],
] as const)('events end in %s, in whatever order and however often they arrive', async (end, types) => {
  const orders = permutations(types);
  expect(orders).toHaveLength(6);
  for (const order of orders) {
    there.skew = 1;
    const id = await orderIn(shop);
    await invoiceOf(shop, id);
    there.skew = 0;
    const draft = await theirs(id);
    const told = {
      ...draft,
      number: `ST-${id}`,
      hosted_invoice_url: 'https://invoice.stripe.example/x',
      total: 203_371,
    };
    const said = order.map((type) => eventOf(`invoice.${type}`, { ...told, status: type }));
    for (const event of said) expect(await tell(event)).toBe(200);
    for (const event of said) expect(await tell(event)).toBe(200);
    expect(await rowOf(id)).toMatchObject({ status: end, number: `ST-${id}` });
    expect(await updates(id).execute()).toHaveLength(1);
  }
});

test('only what Stripe signed, as it was, and lately, is believed', async () => {
  const order = await orderIn(shop);
  await invoiceOf(shop, order);
  const event = eventOf('invoice.paid', { ...(await theirs(order)), status: 'paid' });
  const signed = there.signed(event, secondsNow());
  expect((await send({ body: signed.body })).status).toBe(400);
  expect((await send({ ...signed, body: signed.body.replace('invoice.paid', 'invoice.voided') })).status).toBe(400);
  expect((await send({ ...signed, header: signed.header.replace('v1=', 'v1=0') })).status).toBe(400);
  expect((await send(there.signed(event, secondsNow() - 301))).status).toBe(400);
  expect((await rowOf(order)).status).toBe('open');
  // A second time it says nothing new: also not what it did not say the first time.
  expect((await send(signed)).status).toBe(200);
  expect((await rowOf(order)).status).toBe('paid');
  const again = { ...event, type: 'invoice.voided' };
  expect(await tell(again)).toBe(200);
  expect((await rowOf(order)).status).toBe('paid');
  // Other invoices of the account, and other news, are none of ours.
  expect(await tell(eventOf('invoice.paid', { id: 'in_other', object: 'invoice', metadata: {} }))).toBe(200);
  expect(await tell(eventOf('customer.created', { id: 'cus_1', object: 'customer' }))).toBe(200);
  const foreign = { ...(await theirs(order)), id: 'in_forged' };
  expect(await tell(eventOf('invoice.voided', foreign))).toBe(200);
});

test('a draft that was thrown away at Stripe is made anew', async () => {
  there.skew = 1;
  const order = await orderIn(shop);
  await invoiceOf(shop, order);
  there.skew = 0;
  const gone = await theirs(order);
  there.invoices.delete(gone.id);
  expect(await tell(eventOf('invoice.deleted', gone))).toBe(200);
  expect((await rowOf(order)).stripe_id).toBe(null);
  const { invoice } = await ask(shop.admin, createInvoice, { params: { id: order } });
  expect(invoice.status).toBe('open');
  expect((await theirs(order)).id).not.toBe(gone.id);
});

function permutations<T>(all: readonly T[]): T[][] {
  if (all.length < 2) return [[...all]];
  return all.flatMap((one, at) => permutations(all.toSpliced(at, 1)).map((rest) => [one, ...rest]));
}
