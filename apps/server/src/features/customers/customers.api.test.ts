import { anAlbum } from '@figurina/album/testing';
import {
  createOrderUpdate,
  listAuditLog,
  listCustomerMails,
  listCustomers,
  readCustomer,
  resendCustomerMail,
} from '@figurina/contract';
import { orderName } from '@figurina/commerce';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { placedOrder } from '../../testing/placed-order.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import type { StoredOrder } from '../orders/index.ts';

let server: TestServer;
let staff: TestUser;
let mara: TestUser;
let sam: TestUser;
let order: StoredOrder;

beforeAll(async () => {
  server = await startTestServer();
  staff = await testUser(server, 'staff@figurina.example', { admin: true });
  mara = await testUser(server, 'mara@blauweiss09.example');
  sam = await testUser(server, 'sam@anderswo.example');
  // Whom the server has not seen is nobody's customer.
  for (const one of [mara, sam]) await one.call('GET', '/albums');
  const albumId = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [mara]);
  order = await placedOrder(server.database.db, { albumId, by: mara.id, email: 'kasse@blauweiss09.example' });
});
afterAll(() => server.stop());

const find = async (query: string) => (await ask(staff, listCustomers, { query: { query } })).customers;
const mailsOf = async ({ id }: TestUser) =>
  (await ask(staff, listCustomerMails, { params: { id }, query: { per: 100 } })).mails;
const again = (id: string, mailId: string) => ({ params: { id, mailId } });
const outbox = () => server.database.db.selectFrom('mails').selectAll().orderBy('id').execute();

test('a customer is found by their name, their address or those of an order, with what they have', async () => {
  for (const words of ['MARA@blau', 'waldstadion', 'KÖNIG', 'kasse@'])
    expect(
      (await find(words)).map(({ id }) => id),
      words,
    ).toEqual(words === 'waldstadion' ? [] : [mara.id]);
  expect(await find('%')).toEqual([]);
  const [found] = await find('konig');
  expect(found).toMatchObject({ id: mara.id, email: mara.email, albums: 1, orders: 1 });
  const { customer } = await ask(staff, readCustomer, { params: { id: mara.id } });
  expect(customer).toMatchObject({ ...found, language: 'en' });
  expect(customer.album_list).toMatchObject([{ id: order.album_id }]);
  expect(customer.order_list).toMatchObject(
    [
      { id: order.id, name: orderName(order.number), album_title: 'SV Blau-Weiß 09', amount_gross_human: /2,033.71/ },
    ].map((one) => ({ ...one, amount_gross_human: expect.stringMatching(one.amount_gross_human) as string })),
  );
  expect(await refusal(staff, readCustomer, { params: { id: 'none' } })).toBe('not_found');
});

test('the very mail goes once more to the address that the order has now, within the budget, and is written down', async () => {
  const { db } = server.database;
  const reset = {
    id: 'reset',
    kind: 'password_reset',
    sender: null,
    recipient: mara.email,
    recipients: 1,
    album_id: null,
    outcome: 'sent' as const,
    at: new Date('2026-01-01T00:00:00Z'),
    subject: 'Neues Passwort',
  };
  await db.insertInto('mail_log').values(reset).execute();
  const update = { signal: 'rejected', message: 'Die Fotos sind zu klein.' } as const;
  await ask(staff, createOrderUpdate, { params: { id: order.id }, body: { order_update: update } });
  const [mail, secret] = await mailsOf(mara);
  expect(mail).toMatchObject({
    kind: 'order_rejected',
    about: 'order',
    to: 'kasse@blauweiss09.example',
    state: 'sent',
    order: { id: order.id },
    resending: 'yes',
  });
  expect(secret).toMatchObject({ kind: 'password_reset', about: 'account', resending: 'secret' });
  expect(await mailsOf(sam)).toEqual([]);
  expect(await refusal(staff, resendCustomerMail, again(mara.id, 'reset'))).toBe('mail_not_resendable');
  expect(await refusal(staff, resendCustomerMail, again(sam.id, mail!.id))).toBe('not_found');

  const to = 'mara.neu@blauweiss09.example';
  await db.updateTable('orders').set({ email: to }).where('id', '=', order.id).execute();
  const before = await outbox();
  expect(await ask(staff, resendCustomerMail, again(mara.id, mail!.id))).toEqual({ to });
  const after = await outbox();
  const { subject, text, html } = before.findLast(({ recipient }) => recipient === 'kasse@blauweiss09.example')!;
  expect(text).toContain('Die Fotos sind zu klein.');
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)).toMatchObject({ recipient: to, subject, text, html });
  // Pressed twice, it goes out once.
  expect(await refusal(staff, resendCustomerMail, again(mara.id, mail!.id))).toBe('too_many_requests');
  expect(await outbox()).toHaveLength(after.length);
  const { entries } = await ask(staff, listAuditLog, { query: { action: 'mail.resend' } });
  expect(entries).toMatchObject([{ subject: mail!.id, order: { id: order.id }, after: { subject, email: to } }]);

  // Each is a mail of its own, and twenty a day go to one address.
  for (let sent = 1; sent < 20; sent += 1)
    await ask(staff, resendCustomerMail, again(mara.id, (await mailsOf(mara))[0]!.id));
  const newest = (await mailsOf(mara))[0]!;
  expect(await refusal(staff, resendCustomerMail, again(mara.id, newest.id))).toBe('too_many_requests');
  expect((await mailsOf(mara))[0]).toMatchObject({ state: 'too_many', resending: 'not_sent' });
});
