import { anAlbum } from '@figurina/album/testing';
import { LOCALES } from '@figurina/locales';
import { JSDOM } from 'jsdom';
import type { Transaction } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/db/schema.ts';
import { openCounters } from '../../../platform/counters/open-counters.ts';
import { createJobs } from '../../../platform/jobs/jobs.ts';
import { createLog } from '../../../platform/log/log.ts';
import { createMailer } from '../../../platform/mail/mail.ts';
import { albumOnServer } from '../../../testing/album-on-server.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testUser, type TestUser } from '../../../testing/test-user.ts';
import { createMails } from '../../mails/index.ts';
import { placedOrder, type PlacedOrder } from '../../../testing/placed-order.ts';
import { createOrderMails, type OrderMails } from './order-mails.ts';

let server: TestServer;
let olga: TestUser;
let album: string;
let orderMails: OrderMails;
const clock = { now: () => new Date('2026-05-05T10:00:00Z') };

beforeAll(async () => {
  server = await startTestServer({ clock, env: { WITHDRAWAL_URL: 'https://figurina.example/withdrawal' } });
  const { config, database } = server;
  const { db } = database;
  olga = await testUser(server, 'olga@verein.de');
  album = await albumOnServer(database, anAlbum().section('Team').spread().parts(), [olga]);
  const log = createLog('silent');
  const jobs = createJobs({ database, log });
  const counters = await openCounters({ config, db, clock, log });
  const mailer = createMailer({ config, database, jobs, clock });
  const mails = createMails({ db, clock, config, counters, jobs, mailer, isConfirmed: async () => true });
  orderMails = createOrderMails({ clock, config, mails });
});
afterAll(() => server.stop());

const db = () => server.database.db;
const place = (order: Partial<PlacedOrder> = {}) => placedOrder(db(), { albumId: album, by: olga.id, ...order });
/** In a transaction that commits. */
const within = (work: (tx: Transaction<Database>) => Promise<void>) => db().transaction().execute(work);
const mailsTo = (recipient: string) =>
  db().selectFrom('mails').selectAll().where('recipient', '=', recipient).orderBy('created_at').execute();

test.each(LOCALES)(
  'every mail about an order is written in %s, as text too, and leads where it says',
  async (language) => {
    const email = `kundin-${language}@verein.example`;
    const order = await place({ language, email, signals: ['accepted'] });
    const invoice = {
      id: 'i1',
      number: 'R-2026-0001',
      hosted_invoice_url: `${server.url}/invoice/x`,
      due_on: '2026-05-19',
      cancels: null,
      credits: null,
      amount_gross: order.gross,
      amount_left: order.gross,
    };
    await within(async (tx) => {
      await orderMails.write(tx, 'received', order);
      await orderMails.write(tx, 'rejected', order, { words: 'Zu viele Wappen' });
      await orderMails.write(tx, 'feedback', order, { round: 'r1', words: 'Seite 14' });
      await orderMails.write(tx, 'approved', order, { round: 'a1' });
      await orderMails.write(tx, 'shipment', order, { link: 'https://parcels.example/4711' });
      await orderMails.write(tx, 'invoice', order, { invoice });
      const cancelling = { ...invoice, id: 'i2', number: 'R-2026-0002', cancels: 'R-2026-0001' };
      await orderMails.write(tx, 'invoice', order, { invoice: cancelling });
      await orderMails.write(tx, 'invoice', order, { invoice: { ...invoice, id: 'i3', number: null } });
      await orderMails.write(tx, 'credit', order, { invoice: { ...cancelling, id: 'i4', number: 'R-2026-0003' } });
      await orderMails.write(tx, 'refund', order, { invoice: { ...cancelling, id: 'i4', number: 'R-2026-0003' } });
      const part = { ...invoice, credits: 'R-2026-0001', amount_gross: 1190, amount_left: 1190 };
      await orderMails.write(tx, 'credit', order, { invoice: { ...part, id: 'i5', number: 'R-2026-0004' } });
      await orderMails.write(tx, 'credit', order, {
        invoice: { ...part, id: 'i6', number: 'R-2026-0005' },
        owed: 2380,
      });
      await orderMails.write(tx, 'claim', order, { round: 'c1', kind: 'packs_missing', quantity: 12, words: 'Leider' });
      await orderMails.write(tx, 'claim_answer', order, { round: 'c1', words: 'Kommt.', isAccepted: true });
      await orderMails.write(tx, 'reminder', order, { invoice });
      await orderMails.write(tx, 'differs', order, { ours: '1,00 EUR', theirs: '2,00 EUR' });
      await orderMails.write(tx, 'print_failed', order, { round: 'j1', words: 'P20' });
      await orderMails.write(tx, 'cancelled', order);
      await orderMails.write(tx, 'changed', order, { round: 'u1' });
    });
    const written = await mailsTo(email);
    expect(written).toHaveLength(14);
    expect(new Set(written.map(({ subject }) => subject)).size).toBe(14);
    for (const { subject, html, text } of written) {
      const { document } = new JSDOM(html).window;
      expect(document.documentElement.lang).toBe(language);
      expect(`${subject}${text}`).not.toMatch(/[{}]|undefined|\bnull\b|NaN/);
      expect(text).toContain(document.querySelector('h1')!.textContent);
      for (const { textContent } of document.querySelectorAll('td'))
        expect(text.replaceAll(/\s+/g, ' ')).toContain(textContent.replaceAll(/\s+/g, ' ').trim());
    }
    const links = written.flatMap(({ html }) =>
      [...new JSDOM(html).window.document.querySelectorAll('a')].map(({ href }) => href),
    );
    for (const link of [
      `${server.url}/orders/${order.id}`,
      `${server.url}/order/${order.status_token}`,
      `${server.url}/album/${album}/review`,
      'https://parcels.example/4711',
      invoice.hosted_invoice_url,
      'https://figurina.example/withdrawal',
    ])
      expect(links).toContain(link);
  },
);

test('the terms as a file go with the first mail, where the operator has one', async () => {
  const sent: [string, unknown][] = [];
  const { config } = server;
  const withFile = { ...config, orders: { ...config.orders, termsPdf: '/srv/figurina/AGB.pdf' } };
  const mails = {
    sendAboutOrder: async (kind: string, { attachments }: { attachments?: unknown }) =>
      void sent.push([kind, attachments]),
  };
  const written = createOrderMails({ clock, config: withFile, mails });
  const order = await place();
  await within(async (tx) => {
    await written.write(tx, 'received', order);
    await written.write(tx, 'cancelled', order);
  });
  expect(sent).toEqual([
    ['order_received', [{ filename: 'AGB.pdf', path: '/srv/figurina/AGB.pdf' }]],
    ['order_cancelled', undefined],
  ]);
});

test('the first mail has all terms of the order; the staff get theirs', async () => {
  const order = await place({
    email: 'alles@verein.example',
    features: JSON.stringify(['design_check']),
    purchase_order: 'B-4711',
    billing_address: JSON.stringify({
      organization: 'Stadt Köln',
      first_name: '',
      last_name: '',
      address1: 'Rathausplatz 2',
      address2: '',
      zip_code: '50667',
      city: 'Köln',
      country_code: 'DE',
    }),
  });
  await within((tx) => orderMails.write(tx, 'received', order));
  await within((tx) => orderMails.write(tx, 'new', order));
  const [mail] = await mailsTo(order.email);
  const said = mail!.text.replaceAll(/\s+/g, ' ');
  for (const words of [
    `F-${order.number} vom 4.5.2026`,
    '120 Alben, Softcover 23 × 29,7 cm 571,20 EUR',
    '5.400 Tüten mit je 4 Stickern 1.349,46 EUR',
    'Prüfung durch Figurina 46,41 EUR',
    'Versand nach Deutschland 23,80 EUR',
    'Preis inkl. Versand (netto) 1.709,00 EUR',
    'MwSt. 19 % 324,71 EUR',
    'Gesamt 2.033,71 EUR',
    'SV Blau-Weiß 09 e. V. Mara König Am Waldstadion 12 50933 Köln',
    'Stadt Köln Rathausplatz 2 50667 Köln',
    'Voraussichtliche Lieferung 21.5.2026',
    'Für euer Fest am 13.6.2026',
    'Bestellnummer: B-4711',
    'kein Widerrufsrecht',
    'innerhalb von 14 Tagen',
    'hallo@figurina.localhost',
    `${server.url}/order/${order.status_token}`,
  ])
    expect(said).toContain(words);
  const toStaff = await mailsTo(server.config.orders.staffEmail);
  const staff = toStaff.find(({ subject }) => subject === `Neue Bestellung F-${order.number}: 120 × SV Blau-Weiß 09`);
  for (const words of ['00491712345678', 'Platzwart', 'Gesamt', `/orders/${order.id}`])
    expect(staff!.text).toContain(words);
  expect(staff!.text).not.toContain(order.status_token);
});

test('none is written twice, feedback once a round, and none of what was rolled back', async () => {
  const order = await place({ email: 'einmal@verein.example' });
  const feedback = (round: string) =>
    within((tx) => orderMails.write(tx, 'feedback', order, { round, words: `Runde ${round}` }));
  for (const round of ['1', '1', '2']) await feedback(round);
  for (let times = 0; times < 2; times++) await within((tx) => orderMails.write(tx, 'cancelled', order));
  await Promise.all([1, 2, 3].map(() => within((tx) => orderMails.write(tx, 'received', order))));
  await expect(
    within(async (tx) => {
      await orderMails.write(tx, 'approved', order, { round: 'a' });
      throw new Error('rolled back');
    }),
  ).rejects.toThrow('rolled back');
  expect(await mailsTo(order.email)).toHaveLength(4);
  const kinds = await db().selectFrom('order_mails').select('kind').where('order_id', '=', order.id).execute();
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['cancelled', 'feedback:1', 'feedback:2', 'received']);
  const logged = await db().selectFrom('mail_log').selectAll().where('recipient', '=', order.email).execute();
  expect(logged.map(({ kind }) => kind).toSorted()).toEqual([
    'order_cancelled',
    'order_feedback',
    'order_feedback',
    'order_received',
  ]);
  expect(logged[0]).toMatchObject({ album_id: album, sender: olga.id, outcome: 'sent' });
});

test('words of persons stay words', async () => {
  const order = await place({
    email: 'worte@verein.example',
    comment: '<img src=x> http://evil.example/x',
    address: { first_name: '<b>Mara</b>', organization: 'evil.example' },
  });
  await within((tx) => orderMails.write(tx, 'received', order));
  const [mail] = await mailsTo(order.email);
  const { document } = new JSDOM(mail!.html).window;
  expect(document.querySelectorAll('b, img, script')).toHaveLength(0);
  expect(document.body.textContent).toContain('<b>Mara</b>');
  expect(`${mail!.subject} ${mail!.text} ${document.body.textContent}`).not.toContain('evil.example');
});
