import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import {
  changeInvoice,
  createCreditNote,
  creditInvoice,
  quoteCredit,
  readCredits,
  readOrder,
  readPublicInvoice,
} from '@figurina/contract';
import { sum } from '@figurina/commerce';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { happened } from '../../testing/placed-order.ts';
import { testUser } from '../../testing/test-user.ts';
import { breakConnections } from '../orders/testing/break-connection.ts';
import { createBuiltInMaker } from './built-in/built-in-maker.ts';
import { createInvoices } from './index.ts';
import type { InvoicesParts } from './invoices-parts.ts';
import { faultsOf } from './testing/check-xml.ts';
import { invoiceOf, orderIn, runMakerScenarios, type Shop } from './testing/maker-scenarios.ts';
import { SELLER } from './testing/seller.ts';

let shop: Shop;
const now = new Date();

beforeAll(async () => {
  const server = await startTestServer({ env: SELLER });
  const [customer, stranger, admin] = await Promise.all([
    testUser(server, 'mara@blauweiss09.example'),
    testUser(server, 'sam@anderswo.example'),
    testUser(server, 'staff@figurina.example', { admin: true }),
  ]);
  shop = { server, customer, stranger, admin };
});
afterAll(() => shop.server.stop());

const db = () => shop.server.database.db;
const tokenOf = (url: string | null) => url!.split('/').at(-1)!;
const load = (path: string) => fetch(`${shop.server.url}${path}`);
/** The server's own, but for what a test says. Files are kept nowhere. */
function partsWith(more: Partial<InvoicesParts>): InvoicesParts {
  const { config, app } = shop.server;
  return {
    db: db(),
    clock: { now: () => now },
    config,
    counters: { add: async () => [0] },
    log: app.http.log as InvoicesParts['log'],
    jobs: {
      handle: () => undefined,
      schedule: () => undefined,
      send: async () => '',
    },
    files: {
      put: async () => ({ bytes: 0 }),
      read: async () => undefined,
      delete: async () => undefined,
    },
    audit: { write: async () => undefined },
    mailInvoice: async () => undefined,
    mailCredit: async () => undefined,
    mailReduction: async () => undefined,
    mailReminder: async () => undefined,
    tellOfDifference: async () => undefined,
    ...more,
  };
}
async function numbers(): Promise<string[]> {
  const rows = await db().selectFrom('invoices').select('number').orderBy('number').execute();
  return rows.map((row) => row.number!);
}

test('invoices by this server go the way of all invoices', () => runMakerScenarios(shop));

test('numbers are given without a gap, to twenty at once, and one that is taken back leaves none', async () => {
  const before = await numbers();
  const ids = await Promise.all(Array.from({ length: 20 }, () => orderIn(shop)));
  const faulty = partsWith({ mailInvoice: () => Promise.reject(new Error('no mail today')) });
  const failing = createBuiltInMaker(faulty).make(await orderIn(shop));
  const [failed, ...made] = await Promise.allSettled([failing, ...ids.map((id) => invoiceOf(shop, id))]);
  expect(failed).toMatchObject({ status: 'rejected', reason: new Error('no mail today') });
  expect(made.every((one) => one.status === 'fulfilled')).toBe(true);
  const after = await numbers();
  expect(after).toHaveLength(before.length + 20);
  const year = now.getFullYear();
  expect(after).toEqual(after.map((_, at) => `R-${year}-${String(at + 1).padStart(4, '0')}`));
});

test('one whose answer is lost after it was issued has its files', async () => {
  const order = await orderIn(shop);
  const breaker = breakConnections(shop.server.database.pool, (texts) =>
    texts.some((text) => text.includes('insert into "invoices"')),
  );
  breaker.afterCommit();
  await expect(invoiceOf(shop, order)).rejects.toThrow();
  expect(breaker.broke).toBe(true);
  const row = await db().selectFrom('invoices').selectAll().where('order_id', '=', order).executeTakeFirstOrThrow();
  const pdf = await readFile(join(shop.server.config.dataDir, 'files', row.pdf_key!));
  expect(createHash('sha256').update(pdf).digest('hex')).toBe(row.pdf_sha256);
});

test('whoever has the link, and nobody else, sees the invoice and loads its files, without signing in', async () => {
  const lines = [
    ['album', 120, 48_000, 57_120],
    ['voucher', 1, -4202, -5000],
    ['shipping', 3, 2000, 2380],
  ] as const;
  const sums = { net: 45_798, vat: 8702, gross: 54_500 };
  const order = await orderIn(shop, { lines, ...sums, quote_name: 'A-2027-0004' });
  const { hosted_invoice_url, number } = await invoiceOf(shop, order);
  const token = tokenOf(hosted_invoice_url);
  expect(hosted_invoice_url).toBe(`${shop.server.url}/invoice/${token}`);
  expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
  const read = async () => (await ask(shop.server.url, readPublicInvoice, { params: { token } })).invoice;
  const shown = await read();
  expect(shown).toMatchObject({
    number,
    status: 'open',
    specimen: false,
    amount_gross: 54_500,
    tax_rate: 1900,
    language: 'de',
  });
  expect(shown.line_items.map(({ quantity }) => quantity)).toEqual([120, 3, 1]);
  expect(shown.seller.lines).toContain('USt-IdNr. DE123456788');
  expect(shown.transfer).toMatchObject({ iban: 'DE02120300000000202051', reference: number });
  expect(shown.transfer?.qr).toContain('EUR545.00');

  const xml = await load(shown.xml_url);
  const text = await xml.text();
  expect(await faultsOf(text)).toEqual([]);
  expect(text).toContain('<ram:Reason>Gutschein</ram:Reason>');
  const pdf = await load(shown.pdf_url);
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await pdf.arrayBuffer());
  expect((await PDFDocument.load(bytes, { updateMetadata: false })).getTitle()).toContain(number);
  const row = await db().selectFrom('invoices').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(row.pdf_sha256);
  for (const answer of [xml, pdf]) {
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(answer.headers.get('cache-control')).toContain('no-store');
  }

  for (const wrong of [`${token.slice(0, -1)}_`, 'nothing', row.token_hash!]) {
    expect(await refusal(shop.server.url, readPublicInvoice, { params: { token: wrong } })).toBe('invoice_gone');
    expect((await load(`/v1/public/invoices/${wrong}/invoice.pdf`)).status).toBe(404);
  }

  // What was issued stays, whatever becomes of the order.
  await db().updateTable('orders').set({ gross: 1, email: 'else@where.example' }).where('id', '=', order).execute();
  expect(await read()).toEqual(shown);
  // Other bytes are never shown as the invoice.
  const path = join(shop.server.config.dataDir, 'files', row.pdf_key!);
  await writeFile(path, 'another invoice');
  expect((await load(shown.pdf_url)).status).toBe(500);
  await rm(path);
  expect((await load(shown.pdf_url)).status).toBe(500);
});

test('a cancellation has its own number, files and link, and both pages say which belongs to which', async () => {
  const made = await invoiceOf(shop, await orderIn(shop));
  await ask(shop.admin, changeInvoice, { params: { id: made.id }, body: { invoice: { status: 'void' } } });
  const row = await db().selectFrom('invoices').selectAll().where('cancels', '=', made.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ kind: 'cancellation', status: 'paid', gross: 203_371, due_on: null });
  const open = async (token: string) => (await ask(shop.server.url, readPublicInvoice, { params: { token } })).invoice;
  const [first, second] = [await open(tokenOf(made.hosted_invoice_url)), await open(row.token!)];
  expect(first).toMatchObject({ status: 'void', cancelled_by: row.number, transfer: null });
  expect(second).toMatchObject({ cancels: made.number, cancelled_by: null, transfer: null });
  const xml = await (await load(second.xml_url)).text();
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(await faultsOf(xml)).toEqual([]);
  expect(await (await load(first.xml_url)).text()).toContain('<ram:TypeCode>380</ram:TypeCode>');
  for (const status of ['paid', 'void'] as const)
    expect(await refusal(shop.admin, changeInvoice, { params: { id: row.id }, body: { invoice: { status } } })).toBe(
      'invoice_status_impossible',
    );
});

test('what was paid is taken back by a credit note of its own, once, and the money is said to go back', async () => {
  const made = await invoiceOf(shop, await orderIn(shop, { email: 'zurueck@verein.example' }));
  const params = { id: made.id };
  expect(await refusal(shop.admin, creditInvoice, { params })).toBe('invoice_status_impossible');
  await ask(shop.admin, changeInvoice, { params, body: { invoice: { status: 'paid' } } });
  const { invoice: credit } = await ask(shop.admin, creditInvoice, { params });
  const open = async (url: string | null) =>
    (await ask(shop.server.url, readPublicInvoice, { params: { token: tokenOf(url) } })).invoice;
  const [first, second] = [await open(made.hosted_invoice_url), await open(credit.hosted_invoice_url)];
  expect(first).toMatchObject({ status: 'paid', cancelled_by: credit.number, is_credit: false, transfer: null });
  expect(second).toMatchObject({ cancels: made.number, is_credit: true, transfer: null });
  const xml = await (await load(second.xml_url)).text();
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(xml).toContain('Der bezahlte Betrag wird erstattet.');
  expect(await faultsOf(xml)).toEqual([]);
  const bytes = Buffer.from(await (await load(second.pdf_url)).arrayBuffer());
  expect((await PDFDocument.load(bytes, { updateMetadata: false })).getTitle()).toBe(
    `Rechnungskorrektur ${credit.number}`,
  );
  const told = db().selectFrom('order_mails').innerJoin('invoices', 'invoices.order_id', 'order_mails.order_id');
  const kinds = await told.select('order_mails.kind').where('invoices.id', '=', made.id).execute();
  expect(new Set(kinds.map(({ kind }) => kind.split(':')[0]))).toEqual(new Set(['credit', 'invoice', 'refund']));
});

test('a part is given back, line by line, never more than is left, and less is to be paid', async () => {
  const lines = [
    ['album', 120, 48_000, 57_120],
    ['stickerpack', 1440, 33_200, 39_508],
    ['voucher', 1, -4202, -5000],
    ['shipping', 3, 2000, 2380],
  ] as const;
  const order = await orderIn(shop, { lines, net: 78_998, vat: 15_010, gross: 94_008, email: 'teil@verein.example' });
  const made = await invoiceOf(shop, order);
  const params = { id: made.id };
  const note = (lines: { line: number; quantity?: number; amount?: number }[], seen: number, reason = '') =>
    ({ params, body: { credit: { lines, seen, reason } } }) as const;
  const { credit: first } = await ask(shop.admin, readCredits, { params });
  // The voucher is taken off each line.
  expect(first).toMatchObject({ open: true, refunds: false, seen: 0, notes: [] });
  expect(first.lines.map(({ quantity_left, amount_left }) => [quantity_left, amount_left])).toEqual([
    [120, 45_576],
    [1440, 31_523],
    [3, 1899],
  ]);

  const twelve = [{ line: 1, quantity: 12 }];
  const { quote } = await ask(shop.admin, quoteCredit, { params, body: { credit: { lines: twelve } } });
  expect(quote).toMatchObject({ lines: [{ line: 1, amount: 263 }] });
  // Pressed by two who saw the same: once.
  const both = await Promise.all([0, 1].map(() => call(shop.admin, createCreditNote, note(twelve, 0, '12 <Tüten>'))));
  expect(both.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]));
  const row = await db().selectFrom('invoices').selectAll().where('credits', '=', made.id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ kind: 'credit_note', status: 'paid', net: 263, vat: 50, gross: 313, due_on: null });
  const open = async (token: string) => (await ask(shop.server.url, readPublicInvoice, { params: { token } })).invoice;
  const shown = await open(row.token!);
  expect(shown).toMatchObject({ is_credit: true, part: 'reduced', cancels: made.number, transfer: null });
  expect(shown.notes).toContain('12 <Tüten>');
  const xml = await (await load(shown.xml_url)).text();
  expect(xml).toContain('<ram:TypeCode>381</ram:TypeCode>');
  expect(xml).toContain('12 &lt;Tüten&gt;');
  expect(await faultsOf(xml)).toEqual([]);
  const bytes = Buffer.from(await (await load(shown.pdf_url)).arrayBuffer());
  expect((await PDFDocument.load(bytes, { updateMetadata: false })).getTitle()).toContain(row.number);
  // What is to be transferred is what is left.
  const page = await open(tokenOf(made.hosted_invoice_url));
  expect(page).toMatchObject({ status: 'open', cancelled_by: null, part: null, credited: [{ number: row.number }] });
  expect(page.transfer?.qr).toContain(`EUR${((94_008 - 313) / 100).toFixed(2)}`);

  // Nothing beyond what is left, nothing of lines that there are not, and not as a whole any more.
  for (const lines of [[{ line: 1, quantity: 1429 }], [{ line: 0, amount: 45_577 }], [{ line: 3, quantity: 1 }]])
    expect(await refusal(shop.admin, createCreditNote, note(lines, 1))).toBe('credit_too_much');
  expect(await refusal(shop.admin, createCreditNote, { ...note(twelve, 0), params: { id: row.id } })).toBe(
    'invoice_status_impossible',
  );
  expect(await refusal(shop.admin, changeInvoice, { params, body: { invoice: { status: 'void' } } })).toBe(
    'invoice_credited',
  );

  // Once it is paid, money goes back; what is left at last goes back to the cent, and then nothing more does.
  await ask(shop.admin, changeInvoice, { params, body: { invoice: { status: 'paid' } } });
  const { invoice, credit } = await ask(shop.admin, createCreditNote, note([{ line: 0, amount: 1000 }], 1));
  expect(invoice).toMatchObject({ credits: made.number, cancels: null, amount_gross: 1190 });
  expect(credit).toMatchObject({ refunds: true, seen: 2 });
  expect(await open(tokenOf(invoice.hosted_invoice_url))).toMatchObject({ part: 'refunded' });
  await ask(shop.admin, creditInvoice, { params });
  expect(await refusal(shop.admin, creditInvoice, { params })).toBe('invoice_status_impossible');
  const rows = await db().selectFrom('invoices').selectAll().where('credits', '=', made.id).execute();
  expect(['net', 'vat', 'gross'].map((name) => sum(rows.map((one) => one[name as 'net'])))).toEqual([
    78_998, 15_010, 94_008,
  ]);
  expect((await ask(shop.admin, readCredits, { params })).credit).toMatchObject({ open: false, seen: 3 });

  const told = await db().selectFrom('order_mails').select('kind').where('order_id', '=', order).execute();
  const count = (name: string): number => told.filter(({ kind }) => kind.startsWith(`${name}:`)).length;
  expect(['credit', 'refund', 'invoice'].map(count)).toEqual([3, 2, 1]);
  const read = (await ask(shop.customer, readOrder, { params: { id: order } })).order;
  expect(read.order_updates.filter(({ signal }) => signal === 'credit_created')).toHaveLength(3);
  expect(read.user_invoice).toMatchObject({ id: made.id, amount_left: 0 });
  const deeds = await db().selectFrom('audit_log').select('action').where('order_id', '=', order).execute();
  expect(deeds.filter(({ action }) => action === 'invoice.credit_part')).toHaveLength(2);
});

test('of what was due a week ago its customer is reminded, once; not of what is paid, called off or a specimen', async () => {
  const reminded: string[] = [];
  let run: (() => Promise<void>) | undefined;
  const jobs = {
    handle: ({ name }: { name: string }, handler: { run: () => Promise<void> }) => {
      if (name === 'invoices.remind') run = handler.run;
    },
    schedule: () => undefined,
    send: async () => '',
  } as never;
  let later = now;
  const config = { ...shop.server.config, reminderDays: 7 };
  await createInvoices(
    partsWith({
      jobs,
      config,
      clock: { now: () => later },
      mailReminder: async (_tx, order, { number }) => void reminded.push(`${order.id} ${number}`),
    }),
  );
  const [due, paid, off] = [await orderIn(shop), await orderIn(shop), await orderIn(shop)];
  const open = await invoiceOf(shop, due);
  const settled = await invoiceOf(shop, paid);
  await invoiceOf(shop, off);
  await ask(shop.admin, changeInvoice, { params: { id: settled.id }, body: { invoice: { status: 'paid' } } });
  await happened(db(), off, { signal: 'cancelled', created_at: now });
  const days = async (count: number) => {
    later = new Date(now.getTime() + count * 86_400_000);
    await run!();
  };
  await days(20);
  expect(reminded).not.toContain(`${due} ${open.number}`);
  // Fourteen days to pay, and seven more.
  await days(21);
  expect(reminded).toContain(`${due} ${open.number}`);
  expect(reminded.filter((one) => one.includes(paid) || one.includes(off) || one.includes('MUSTER'))).toEqual([]);
});

test('a public body gets an XRechnung beside a PDF with the European form', async () => {
  const order = await orderIn(shop, { leitweg_id: '04011000-1234512345-06' });
  const base = `/v1/public/invoices/${tokenOf((await invoiceOf(shop, order)).hosted_invoice_url)}`;
  const xml = await (await load(`${base}/factur-x.xml`)).text();
  expect(xml).toContain('xrechnung_3.0');
  expect(xml).toContain('<ram:BuyerReference>04011000-1234512345-06</ram:BuyerReference>');
});

test('by itself, when the settings say so: with the transaction that caused it, and once', async () => {
  const sent: string[] = [];
  let run: ((data: never, attempt: never) => Promise<void>) | undefined;
  const warned: unknown[] = [];
  const log = { warn: (what: unknown) => warned.push(what) } as never;
  const jobs = {
    handle: ({ name }: { name: string }, handler: { run: typeof run }) => {
      if (name === 'invoices.make') run = handler.run;
    },
    schedule: () => undefined,
    send: async (_job: unknown, { orderId }: { orderId: string }) => String(sent.push(orderId)),
  } as never;
  const invoices = await createInvoices(partsWith({ jobs }));
  const order = await orderIn(shop);
  await db()
    .transaction()
    .execute(async (tx) => {
      await invoices.dueWith(tx, order, 'order');
      expect(sent).toEqual([]);
      await invoices.dueWith(tx, order, 'approval');
      expect(sent).toEqual([order]);
    });
  expect(await invoices.isInvoiced(db(), order)).toBe(false);
  const doIt = () => run!({ orderId: order } as never, { log } as never);
  await doIt();
  expect(await invoices.isInvoiced(db(), order)).toBe(true);
  // The job of a worker that died is done again.
  await doIt();
  expect(warned).toEqual([{ order, refusal: 'invoice_exists' }]);
  const [found = []] = (await invoices.of(db(), [order])).values();
  expect(found).toHaveLength(1);
  await ask(shop.admin, changeInvoice, { params: { id: found[0]!.id }, body: { invoice: { status: 'void' } } });
  expect(await invoices.isInvoiced(db(), order)).toBe(false);
  expect((await invoices.of(db(), [order])).get(order)?.map(({ cancels }) => cancels)).toEqual([
    null,
    found[0]!.number,
  ]);
});

test('without any seller there are specimens, with half of one there is no invoice', async () => {
  const parts = (seller: object | undefined) =>
    partsWith({ config: { ...shop.server.config, seller: seller as never } });
  const half = createBuiltInMaker(parts({ name: 'Figurina GmbH', country: 'DE' }));
  const order = await orderIn(shop);
  expect(await half.make(order)).toMatchObject({ code: 'seller_incomplete' });
  const specimen = await createBuiltInMaker(parts(undefined)).make(order);
  expect(specimen).toMatchObject({ number: `MUSTER-${now.getFullYear()}-0001`, status: 'open' });
});

test('numbers begin anew each year, by the calendar of the house', async () => {
  // Midnight is an hour earlier in Berlin than in UTC.
  const eve = new Date('2027-12-31T23:30:00Z');
  const maker = createBuiltInMaker(partsWith({ clock: { now: () => eve } }));
  expect(await maker.make(await orderIn(shop))).toMatchObject({ number: 'R-2028-0001', issued_on: '2028-01-01' });
});
