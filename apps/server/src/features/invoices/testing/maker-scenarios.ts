/** What holds of invoices whoever makes them: the same calls against either maker. */
import { changeInvoice, createInvoice, creditInvoice, type Invoice, readOrder } from '@figurina/contract';
import { expect } from 'vitest';
import { ask, refusal } from '../../../testing/checked-call.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import type { TestUser } from '../../../testing/test-user.ts';
import { placedOrder, type PlacedOrder } from '../../../testing/placed-order.ts';

export interface Shop {
  readonly server: TestServer;
  readonly admin: TestUser;
  readonly customer: TestUser;
  /** Whose order it is not. */
  readonly stranger: TestUser;
}

export async function orderIn({ server, customer }: Shop, more: Partial<PlacedOrder> = {}): Promise<string> {
  const order = await placedOrder(server.database.db, { albumId: 'none', by: customer.id, ...more });
  return order.id;
}

export async function invoiceOf({ admin }: Shop, id: string): Promise<Invoice> {
  return (await ask(admin, createInvoice, { params: { id } })).invoice;
}

/** Names of happenings in the order's timeline. */
async function happenings({ customer }: Shop, id: string): Promise<string[]> {
  const { order } = await ask(customer, readOrder, { params: { id } });
  return order.order_updates.map((update) => update.signal);
}

export async function runMakerScenarios(shop: Shop): Promise<void> {
  const { server, admin, customer, stranger } = shop;
  const change = (id: string, status: 'paid' | 'uncollectible' | 'void') =>
    ({ params: { id }, body: { invoice: { status } } }) as const;

  // Staff alone, whatever they know of it.
  const order = await orderIn(shop);
  expect(await refusal(server.url, createInvoice, { params: { id: order } })).toBe('unauthorized');
  for (const other of [customer, stranger])
    expect(await refusal(other, createInvoice, { params: { id: order } })).toBe('forbidden');
  expect(await refusal(admin, createInvoice, { params: { id: 'none' } })).toBe('not_found');

  // Once an order, in its timeline once, and its customer has the link.
  const made = await invoiceOf(shop, order);
  expect(made).toMatchObject({ status: 'open', cancels: null });
  expect(made.number).toMatch(/\d{4}$/);
  expect(made.due_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(await refusal(admin, createInvoice, { params: { id: order } })).toBe('invoice_exists');
  const read = (await ask(customer, readOrder, { params: { id: order } })).order;
  expect(read.user_invoice).toEqual(made);
  expect((await happenings(shop, order)).filter((signal) => signal === 'invoice_created')).toHaveLength(1);

  // Its states, by staff alone, and none after the end.
  expect(await refusal(customer, changeInvoice, change(made.id, 'paid'))).toBe('forbidden');
  expect(await refusal(admin, changeInvoice, change('none', 'paid'))).toBe('not_found');
  const become = async (status: 'paid' | 'uncollectible' | 'void', id = made.id) =>
    (await ask(admin, changeInvoice, change(id, status))).invoice.status;
  expect(await become('uncollectible')).toBe('uncollectible');
  expect(await refusal(admin, changeInvoice, change(made.id, 'uncollectible'))).toBe('invoice_status_impossible');
  expect(await become('paid')).toBe('paid');
  for (const status of ['paid', 'uncollectible', 'void'] as const)
    expect(await refusal(admin, changeInvoice, change(made.id, status))).toBe('invoice_status_impossible');
  expect(await refusal(admin, createInvoice, { params: { id: order } })).toBe('invoice_exists');

  // What was paid is final, and taken back by a credit note, once.
  const taken = { params: { id: made.id } };
  for (const other of [customer, stranger]) expect(await refusal(other, creditInvoice, taken)).toBe('forbidden');
  const { invoice: credit } = await ask(admin, creditInvoice, taken);
  expect(credit).toMatchObject({ cancels: made.number, due_on: null });
  expect(credit.number).not.toBe(made.number);
  expect(await refusal(admin, creditInvoice, taken)).toBe('invoice_status_impossible');
  expect(await refusal(admin, creditInvoice, { params: { id: credit.id } })).toBe('invoice_status_impossible');
  expect((await ask(customer, readOrder, { params: { id: order } })).order.user_invoice).toMatchObject({
    id: made.id,
    status: 'paid',
  });

  // A void one does not count: another may be made, and has another number.
  const second = await orderIn(shop);
  const wrong = await invoiceOf(shop, second);
  expect(await become('void', wrong.id)).toBe('void');
  expect(await refusal(admin, changeInvoice, change(wrong.id, 'void'))).toBe('invoice_status_impossible');
  const right = await invoiceOf(shop, second);
  expect(right.status).toBe('open');
  expect(right.number).not.toBe(wrong.number);
  expect((await ask(customer, readOrder, { params: { id: second } })).order.user_invoice?.id).toBe(right.id);

  // What has ended is not charged; what was shipped is.
  const rejected = await orderIn(shop, { signals: ['rejected'] });
  expect(await refusal(admin, createInvoice, { params: { id: rejected } })).toBe('order_ended');
  const shipped = await orderIn(shop, { signals: ['albums_shipped', 'shipment_created', 'shipped'] });
  expect((await invoiceOf(shop, shipped)).status).toBe('open');

  // Pressed twice at once.
  const third = await orderIn(shop);
  const path = `/orders/${third}/invoice`;
  const both = await Promise.all([admin.call('POST', path), admin.call('POST', path)]);
  expect(both.map((answer) => answer.status)).toContain(201);
  const rows = await server.database.db.selectFrom('invoices').select('id').where('order_id', '=', third).execute();
  expect(rows).toHaveLength(1);
}
