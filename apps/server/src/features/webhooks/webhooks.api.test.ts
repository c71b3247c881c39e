import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { anAlbum } from '@figurina/album/testing';
import { SIGNALS } from '@figurina/commerce';
import {
  changeWebhook,
  createOrderUpdate,
  createWebhook,
  deleteOrderUpdate,
  listAuditLog,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhook,
  rotateWebhookSecret,
  testWebhook,
  WEBHOOK_EVENTS,
  type WebhookEvent,
  webhookPayloadSchema,
} from '@figurina/contract';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { placedOrder, type PlacedOrder } from '../../testing/placed-order.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { addUpdate } from '../orders/index.ts';
import { deliverWebhooks } from './deliver.ts';
import { noteOrderEvent } from './note-event.ts';

interface Called {
  readonly path: string;
  readonly body: string;
  readonly headers: IncomingHttpHeaders;
}
const MINUTE = 60_000;
let server: TestServer;
let receiver: Server;
let base: string;
let staff: TestUser;
let album: string;
let ahead = 0;
/** What the receiver was called with, and what it answers by path. */
let called: Called[] = [];
const answers = new Map<string, number>();
const clock = { now: () => new Date(Date.now() + ahead) };

beforeAll(async () => {
  receiver = createServer((request, answer) => {
    void text(request).then((body) => {
      const path = request.url ?? '';
      called.push({ path, body, headers: request.headers });
      answer.writeHead(answers.get(path) ?? 200).end(`Empfangen: ${path}${'.'.repeat(2000)}`);
      return undefined;
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  server = await startTestServer({ clock, env: { WEBHOOK_LOOPBACK: 'true' } });
  staff = await testUser(server, 'staff@figurina.de', { admin: true });
  album = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [staff]);
});
afterAll(async () => {
  await server.stop();
  receiver.closeAllConnections();
  await new Promise((resolve) => receiver.close(resolve));
});

const place = (order: Partial<PlacedOrder> = {}) =>
  placedOrder(server.database.db, { albumId: album, by: staff.id, ...order });
const make = async (path: string, events: WebhookEvent[]) =>
  ask(staff, createWebhook, { body: { webhook: { name: `Druckerei ${path}`, url: base + path, events } } });
const said = async (id: string, signal: 'accepted' | 'review_feedback') =>
  ask(staff, createOrderUpdate, {
    params: { id },
    body: { order_update: { signal, message: 'Bitte Seite 3 prüfen' } },
  });
const deliver = () => runJob(server, deliverWebhooks, {});
const callsOf = (path: string) => called.filter((one) => one.path === path);
const logOf = async (id: string) => (await ask(staff, listWebhookDeliveries, { params: { id }, query: {} })).deliveries;
const stateOf = async (id: string) =>
  (await ask(staff, listWebhooks, {})).webhooks.find((webhook) => webhook.id === id)!;
const headersOf = ({ headers }: Called) => headers as Record<string, string>;

test('what happens to an order is told once it has happened, signed, by a schema, without personal data', async () => {
  const { webhook, secret } = await make('/a', ['order.accepted', 'order.event_withdrawn']);
  const other = await make('/b', ['shipment.shipped']);
  const order = await place();
  await expect(
    server.database.db.transaction().execute(async (tx) => {
      await addUpdate(tx, order.id, { signal: 'accepted', by: 'system' }, clock.now());
      throw new Error('changed my mind');
    }),
  ).rejects.toThrow('changed my mind');
  expect(await logOf(webhook.id)).toEqual([]);
  await said(order.id, 'accepted');
  const updates = server.database.db.selectFrom('order_updates').select('id').where('order_id', '=', order.id);
  const { id } = await updates.where('signal', '=', 'accepted').executeTakeFirstOrThrow();
  await ask(staff, deleteOrderUpdate, { params: { id } });
  await deliver();
  const calls = callsOf('/a');
  const bodies = calls.map(({ body }) => webhookPayloadSchema.parse(JSON.parse(body)));
  expect(bodies.map(({ type }) => type).toSorted()).toEqual(['order.accepted', 'order.event_withdrawn']);
  expect(bodies.find(({ type }) => type === 'order.accepted')).toMatchObject({
    data: { order: { id: order.id, album_id: album, created_at: '2026-05-04T07:05:00.000Z' } },
  });
  expect(bodies.find(({ type }) => type === 'order.event_withdrawn')?.data.withdrawn).toContain('accepted');
  for (const call of calls) {
    expect(() => new Webhook(secret).verify(call.body, headersOf(call))).not.toThrow();
    expect(() => new Webhook(other.secret).verify(call.body, headersOf(call))).toThrow();
    expect(call.body).not.toMatch(/@|König|Waldstadion|prüfen|gross/);
  }
  expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(2);
  expect(callsOf('/b')).toEqual([]);
  const [delivery] = await logOf(webhook.id);
  expect(delivery).toMatchObject({ state: 'delivered', order: { id: order.id }, next_at: null });
  expect(delivery!.attempts).toMatchObject([{ status: 200, fault: null }]);
  expect(delivery!.attempts[0]!.answer).toHaveLength(1024);
  const stored = await ask(staff, listAuditLog, { query: {} });
  const seen = JSON.stringify([stored, await ask(staff, listWebhooks, {}), await logOf(webhook.id)]);
  expect(seen).not.toContain(secret);
  await ask(staff, changeWebhook, { params: { id: webhook.id }, body: { webhook: { active: false } } });
});

test('every event that can be asked for comes, of the signal that it is about', async () => {
  const { webhook } = await make('/every', [...WEBHOOK_EVENTS]);
  const order = await place();
  await server.database.db.transaction().execute(async (tx) => {
    for (const signal of SIGNALS) await noteOrderEvent(tx, order.id, { signal }, clock.now());
    await noteOrderEvent(tx, order.id, { withdrawn: ['accepted'] }, clock.now());
  });
  expect((await logOf(webhook.id)).map(({ type }) => type).toSorted()).toEqual(WEBHOOK_EVENTS.toSorted());
  await ask(staff, changeWebhook, { params: { id: webhook.id }, body: { webhook: { active: false } } });
  expect((await logOf(webhook.id)).every(({ state }) => state === 'failed')).toBe(true);
  const schema = join(import.meta.dirname, '../../../../../content/schemas/figurina.event-1.json');
  expect(JSON.parse(readFileSync(schema, 'utf8'))).toEqual(z.toJSONSchema(webhookPayloadSchema));
});

test('what fails is tried again with growing pauses and the same id, then sent by hand; stopped ones get nothing', async () => {
  called = [];
  answers.set('/down', 500);
  const { webhook } = await make('/down', ['order.accepted']);
  const params = { id: webhook.id };
  const order = await place();
  await said(order.id, 'accepted');
  for (const minutes of [0, 1, 5, 15, 60, 120, 240, 480, 480]) {
    ahead += minutes * MINUTE;
    await deliver();
  }
  ahead += 480 * MINUTE;
  await deliver();
  staff = await testUser(server, staff.email, { admin: true, clock });
  const [failed] = await logOf(webhook.id);
  expect(failed).toMatchObject({ state: 'failed', next_at: null });
  expect(failed!.attempts.map(({ status, fault }) => `${status} ${fault}`)).toEqual(Array(9).fill('500 status'));
  expect(new Set(callsOf('/down').map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`)).size).toBe(1);
  expect((await stateOf(webhook.id)).state).toBe('failing');
  answers.delete('/down');
  const again = { params: { ...params, delivery: failed!.id } };
  await ask(staff, redeliverWebhook, again);
  await deliver();
  expect((await logOf(webhook.id))[0]).toMatchObject({ id: failed!.id, state: 'delivered' });
  expect((await stateOf(webhook.id)).state).toBe('active');
  expect(await refusal(staff, redeliverWebhook, { params: { ...params, delivery: 'none' } })).toBe('not_found');
  await ask(staff, changeWebhook, { params, body: { webhook: { active: false } } });
  expect(await refusal(staff, testWebhook, { params })).toBe('webhook_stopped');
  expect(await refusal(staff, redeliverWebhook, again)).toBe('webhook_stopped');
});

test('after days without an answer a webhook is given up, the staff hear of it, and it can go on', async () => {
  answers.set('/gone', 500);
  const { webhook } = await make('/gone', ['order.accepted']);
  const params = { id: webhook.id };
  await ask(staff, testWebhook, { params });
  await deliver();
  ahead += 3 * 24 * 60 * MINUTE;
  staff = await testUser(server, staff.email, { admin: true, clock });
  await deliver();
  expect((await stateOf(webhook.id)).state).toBe('given_up');
  const order = await place();
  await said(order.id, 'accepted');
  expect((await logOf(webhook.id)).map(({ type }) => type)).toEqual(['test']);
  const mails = await server.database.db.selectFrom('mails').selectAll().execute();
  expect(mails.filter(({ subject }) => subject.includes('/gone'))).toHaveLength(1);
  answers.delete('/gone');
  await ask(staff, changeWebhook, { params, body: { webhook: { active: true } } });
  expect(await stateOf(webhook.id)).toMatchObject({ state: 'active', failing_since: null });
  ahead = 0;
  staff = await testUser(server, staff.email, { admin: true });
});

test('who answers that there is nothing any more is asked no more', async () => {
  answers.set('/moved', 410);
  const { webhook } = await make('/moved', ['order.accepted']);
  await ask(staff, testWebhook, { params: { id: webhook.id } });
  await deliver();
  expect((await stateOf(webhook.id)).state).toBe('given_up');
  expect((await logOf(webhook.id)).map(({ state }) => state)).toEqual(['failed']);
  const order = await place();
  await said(order.id, 'accepted');
  await deliver();
  expect(await logOf(webhook.id)).toHaveLength(1);
  const { db } = server.database;
  const deeds = await db.selectFrom('audit_log').select('action').where('subject', '=', webhook.id).execute();
  expect(deeds.map(({ action }) => action)).toContain('webhook.give_up');
});

test('a new secret signs beside the one before for a day; addresses that lead inside are refused', async () => {
  called = [];
  const { webhook, secret } = await make('/turn', ['order.created']);
  const params = { id: webhook.id };
  const turned = await ask(staff, rotateWebhookSecret, { params });
  expect(turned.webhook.old_secret_until).not.toBeNull();
  await ask(staff, testWebhook, { params });
  await deliver();
  const [both] = callsOf('/turn');
  for (const one of [secret, turned.secret])
    expect(() => new Webhook(one).verify(both!.body, headersOf(both!))).not.toThrow();
  expect(webhookPayloadSchema.parse(JSON.parse(both!.body))).toMatchObject({ type: 'test', data: { order: null } });
  await server.database.db.updateTable('webhook_endpoints').set({ old_secret_until: new Date() }).execute();
  await ask(staff, testWebhook, { params });
  await deliver();
  const last = callsOf('/turn').at(-1)!;
  expect(() => new Webhook(secret).verify(last.body, headersOf(last))).toThrow();
  expect(() => new Webhook(turned.secret).verify(last.body, headersOf(last))).not.toThrow();
  for (const url of [
    'https://10.0.0.1/',
    'https://metadata.internal/',
    'http://example.org/',
    'https://a:b@example.org',
  ])
    expect(await refusal(staff, changeWebhook, { params, body: { webhook: { url } } })).toBe('webhook_address');
  const { entries } = await ask(staff, listAuditLog, { query: {} });
  expect(entries.filter(({ subject }) => subject === webhook.id).map(({ action }) => action)).toEqual([
    'webhook.rotate',
    'webhook.create',
  ]);
});
