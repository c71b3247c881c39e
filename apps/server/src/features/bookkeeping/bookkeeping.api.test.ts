import { changeInvoice, createApiKey, createInvoice, listAuditLog } from '@figurina/contract';
import { orderName } from '@figurina/commerce';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../testing/checked-call.ts';
import { placedOrder, type PlacedOrder } from '../../testing/placed-order.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { SELLER } from '../invoices/testing/seller.ts';
import { albumIdentifier, type StoredOrder } from '../orders/index.ts';

let server: TestServer;
let staff: TestUser;
let mara: TestUser;
/** May by the world's clock, June by the house's. */
const NOW = new Date('2026-05-31T22:30:00Z');
const ENV = {
  ...SELLER,
  DATEV_CONSULTANT: '29098',
  DATEV_CLIENT: '55003',
  DATEV_ACCOUNTS: 'standard=4401',
};
/** A name that a table program would run, and one with a letter that DATEV does not know. */
const EVIL = '=HYPERLINK("http://böse.example")';
const orders: Record<'german' | 'austrian' | 'polish', StoredOrder> = {} as never;

beforeAll(async () => {
  server = await startTestServer({ env: ENV, clock: { now: () => NOW } });
  staff = await testUser(server, 'staff@figurina.example', { admin: true });
  mara = await testUser(server, 'mara@blauweiss09.example');
  const place = (more: Partial<PlacedOrder>) =>
    placedOrder(server.database.db, { albumId: 'none', by: mara.id, created_at: NOW, ...more });
  const organization = 'Wiener Łyżwy; AG';
  const abroad = { organization, city: 'Wien' };
  const ofPoland = { country: 'PL', currency: 'PLN', tax_rate: 2300, net: 1000, vat: 230, gross: 1230 } as const;
  orders.german = await place({ address: { organization: EVIL } });
  orders.austrian = await place({
    country: 'AT',
    tax_rate: 2000,
    net: 1000,
    vat: 200,
    gross: 1200,
    lines: [['album', 1, 1000, 1200]],
    address: abroad,
  });
  orders.polish = await place({ ...ofPoland, lines: [['album', 1, 1000, 1230]] });
  await place({ created_at: new Date('2026-05-31T21:59:00Z') });
  await place({ deleted_at: NOW });
});
afterAll(() => server.stop());

const file = async (path: string, by: TestUser = staff) => {
  const answer = await by.call('GET', path, undefined, { 'accept-language': 'de' });
  return { answer, text: await answer.clone().text(), bytes: Buffer.from(await answer.arrayBuffer()) };
};
const invoice = async ({ id }: StoredOrder) => (await ask(staff, createInvoice, { params: { id } })).invoice;

test('orders of a period are a table by the calendar of the house, for administrators, and nothing in it is run', async () => {
  const path = '/orders.csv?from=2026-06-01&to=2026-06-30';
  expect((await fetch(`${server.url}/v1${path}`)).status).toBe(401);
  for (const address of [path, '/invoices.csv?month=2026-06', '/invoices.datev?month=2026-06'])
    expect((await mara.call('GET', address)).status, address).toBe(403);
  const wish = { api_key: { name: 'Buchhaltung', scopes: ['invoices:read' as const] } };
  const { key } = await ask(staff, createApiKey, { body: wish });
  const byKey = async (address: string) =>
    (await fetch(`${server.url}/v1${address}`, { headers: { authorization: `Bearer ${key}` } })).status;
  expect(await byKey(path)).toBe(403);
  expect(await byKey('/invoices.csv?month=2026-07')).toBe(200);
  for (const wrong of ['from=2026-06-02&to=2026-06-01', 'from=2026-06-01&to=2027-06-02', 'from=2026-06-01'])
    expect((await staff.call('GET', `/orders.csv?${wrong}`)).status, wrong).toBe(400);
  for (const wrong of ['month=2026-13', 'month=2026', ''])
    expect((await staff.call('GET', `/invoices.csv?${wrong}`)).status, wrong).toBe(400);

  const { answer, text, bytes } = await file(path);
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="orders-2026-06-01-2026-06-30.csv"');
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, ...rows] = text.replace('\u{FEFF}', '').trimEnd().split('\r\n');
  expect(head).toMatch(/^Bestellung;Datum;Kunde;/);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toBe(
    [
      orderName(orders.german.number),
      '2026-06-01',
      `"'=HYPERLINK(""http://böse.example"")"`,
      'mara@blauweiss09.example;Köln;DE;SV Blau-Weiß 09',
      albumIdentifier('none'),
      'Sport;120;Stickertüten mit 4 zufälligen Stickern;45;1709,00;19;324,71;2033,71;EUR;;2027-01-01.eur;;;2026-05-21',
      'Prüfung offen',
    ].join(';'),
  );
  expect((await file('/orders.csv?from=2026-05-31&to=2026-05-31')).text.split('\r\n')).toHaveLength(3);
  const { entries } = await ask(staff, listAuditLog, { query: { action: 'export.orders' } });
  expect(entries.map(({ after }) => after)).toEqual([
    { from: '2026-05-31', to: '2026-05-31' },
    { from: '2026-06-01', to: '2026-06-30' },
  ]);
});

test('invoices of a month are a journal, and in euro postings that DATEV takes; what takes one back is below zero', async () => {
  const german = await invoice(orders.german);
  const austrian = await invoice(orders.austrian);
  await invoice(orders.polish);
  await ask(staff, changeInvoice, { params: { id: german.id }, body: { invoice: { status: 'void' } } });

  const journal = (await file('/invoices.csv?month=2026-06')).text.replace('\u{FEFF}', '').trimEnd().split('\r\n');
  expect(journal).toHaveLength(5);
  const name = orderName(orders.german.number);
  expect(journal[1]).toBe(
    `${german.number};2026-06-01;Rechnung;"'=HYPERLINK(""http://böse.example"")";;DE;${name};` +
      `1709,00;19;324,71;2033,71;EUR;${german.due_on};;Storniert`,
  );
  expect(journal[3]).toContain(';PLN;');
  expect(journal[4]).toMatch(
    new RegExp(`;Stornorechnung;.*;-1709,00;19;-324,71;-2033,71;EUR;;${german.number};Bezahlt$`),
  );

  const { answer, bytes } = await file('/invoices.datev?month=2026-06');
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=windows-1252');
  expect(answer.headers.get('content-disposition')).toContain('EXTF_Buchungsstapel_2026-06.csv');
  const text = new TextDecoder('windows-1252').decode(bytes);
  const lines = text.split('\r\n');
  expect(lines[0]).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20260531223000000;;"FG";"";"";29098;55003;20260101;4;20260601;20260630;' +
      '"Rechnungen 06/2026";"";1;0;0;"EUR";;"";;;"04";;;"";""',
  );
  const names = lines[1]!.split(';');
  expect(names).toHaveLength(125);
  expect(lines).toHaveLength(6);
  const posting = (line: string) => {
    // A semicolon within quotes parts nothing.
    const cells = line.match(/"(?:[^"]|"")*"|[^;]+|(?<=^|;)(?=;|$)/g)!;
    expect(cells).toHaveLength(125);
    return Object.fromEntries(
      names.map((column, at) => [column, cells[at]]).filter(([, cell]) => cell && cell !== '""'),
    );
  };
  const ofGermany = {
    'Umsatz (ohne Soll/Haben-Kz)': '2033,71',
    'WKZ Umsatz': '"EUR"',
    Konto: '10000',
    'Gegenkonto (ohne BU-Schlüssel)': '4401',
    Belegdatum: '0106',
    Buchungstext: `"'=HYPERLINK(""http://böse.example"")"`,
    Auftragsnummer: `"${name}"`,
    Festschreibung: '0',
  };
  const due = (iso: string | null) => iso!.split('-').toReversed().join('');
  expect(posting(lines[2]!)).toEqual({
    ...ofGermany,
    'Soll/Haben-Kennzeichen': '"S"',
    'Belegfeld 1': `"${german.number}"`,
    Fälligkeit: due(german.due_on),
  });
  expect(posting(lines[3]!)).toMatchObject({
    'Umsatz (ohne Soll/Haben-Kz)': '12,00',
    'Soll/Haben-Kennzeichen': '"S"',
    'Gegenkonto (ohne BU-Schlüssel)': '4320',
    'Belegfeld 1': `"${austrian.number}"`,
    Buchungstext: '"Wiener Lyzwy; AG"',
    'EU-Land u. UStID (Bestimmung)': '"AT"',
    'EU-Steuersatz (Bestimmung)': '20,00',
  });
  expect(posting(lines[4]!)).toMatchObject({ ...ofGermany, 'Soll/Haben-Kennzeichen': '"H"' });
  expect((await file('/invoices.datev?month=2026-07')).text.split('\r\n')).toHaveLength(3);
});
