import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Order, StaffOrder } from '@figurina/contract';
import { ShellLayout } from '../../../app/ShellLayout.tsx';
import { aStage, aUser, Staged, type Answers } from '../../../app/testing.tsx';
import { anOrder, anUpdate } from '../../../orders/testing.ts';
import { OrderScreen } from '../OrderScreen.tsx';

const SEEN = '2027-05-06T08:00:00.000Z';
const NEWER = '2027-05-06T08:01:00.000Z';

function aDesk(part: Partial<Order> = {}, staff: Partial<StaffOrder> = {}): Order {
  return anOrder({
    staff: {
      updated_at: SEEN,
      placed_by: { id: 'mara', email: 'mara@blauweiss09.example', name: 'Mara' },
      open_signals: [
        { signal: 'rejected', human_title: 'Abgelehnt', needs: 'message', mail: 'always' },
        { signal: 'production_started', human_title: 'Im Druck', needs: 'nothing', mail: 'never' },
        { signal: 'albums_shipped', human_title: 'Alben gedruckt', needs: 'dhl_tracking_code', mail: 'never' },
        { signal: 'shipment_created', human_title: 'Sendung angemeldet', needs: 'tracking_code', mail: 'on_request' },
      ],
      undo: null,
      batch: null,
      by_hand: {},
      copy: { approved: true, valid: true, version: 7, hash: 'abcdef0123456789' },
      may: { edit: true, edit_amounts: true, delete: true, invoice: true, credit: false },
      ...staff,
    },
    ...part,
  });
}

const problem = (status: number, code: string, more = {}) => ({
  status,
  body: { type: 'x', title: 'Nein', status, code, ...more },
});
const comment = { id: 'c1', order_id: 'o1', content: 'Bei Sticker 7 steht Paula.', email: 'k@figurina.example' };
const talk = {
  comments: [{ ...comment, name: 'Kasimir Thoma', created_at: SEEN, completed: false, mentions: [] }],
  colleagues: [{ id: 'k', name: 'Kasimir Thoma', email: 'k@figurina.example' }],
};

async function open(order: Order, answers: Answers = {}, at = '/orders/o1') {
  const sent: [string, unknown][] = [];
  const stage = await aStage(
    {
      'GET /v1/users/me': { body: { user: aUser({ roles: ['admin'] }) } },
      'GET /v1/orders': { body: { orders: [], pagination: { total_pages: 1, current_page: 1 } } },
      'GET /v1/orders/o1': { body: { order } },
      'GET /v1/orders/o1/comments': { body: talk },
      ...answers,
    },
    'de',
    (call, body) => body !== undefined && sent.push([call, body]),
  );
  await stage.services.language.load(['order_pages', 'order_desk', 'address', 'claims']);
  const routes = [
    { element: <ShellLayout />, children: [{ path: '/orders/:orderId', element: <OrderScreen /> }] },
    { path: '/dashboard', element: <h1>Betrieb</h1> },
  ];
  const { unmount } = await render(<Staged services={stage.services} routes={routes} at={at} />);
  await expect.element(page.getByRole('heading', { name: 'Positionen' })).toBeVisible();
  return { ...stage, sent, unmount };
}
const faults = async () => (await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const quantity = () => page.getByRole('textbox', { name: 'Menge von Album, Softcover 23 × 29,7 cm' });

test('a colleague was faster: the page shows what they did, what was typed stays and is saved the second time', async () => {
  let tries = 0;
  const theirs = aDesk({ comment: 'Neu von Kasimir' }, { updated_at: NEWER });
  const mine = aDesk({ comment: 'Neu von Kasimir', line_items: [{ ...theirs.line_items[0]!, quantity: 100 }] });
  const { sent } = await open(aDesk(), {
    'PATCH /v1/line_items/l1': () =>
      (tries += 1) === 1
        ? problem(409, 'conflict', { order: theirs })
        : { body: { line_item: mine.line_items[0], order: mine } },
  });
  await expect.element(page.getByText('Erfolgreich gespeichert.')).not.toBeInTheDocument();
  expect(await faults()).toEqual([]);
  await quantity().fill('100');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/^Jemand anders hat diese Bestellung inzwischen geändert\./)).toBeVisible();
  await expect.element(page.getByText('Neu von Kasimir')).toBeVisible();
  await expect.element(quantity()).toHaveValue('100');
  await quantity().click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Erfolgreich gespeichert.')).toBeVisible();
  const line = (updated_at: string) => ['PATCH /v1/line_items/l1', { line_item: { updated_at, quantity: 100 } }];
  expect(sent).toEqual([line(SEEN), line(NEWER)]);
});

test('a typed total brings its gross amount along; another error says itself, and what was typed stays', async () => {
  const { sent } = await open(aDesk(), { 'PATCH /v1/orders/o1': problem(422, 'amount_gross_mismatch') });
  await button('Betrag festlegen').click();
  const [net, gross] = ['Netto (EUR)', 'Brutto (EUR)'].map((label) => page.getByRole('textbox', { name: label }));
  await net!.fill('1600,01');
  await expect.element(gross!).toHaveValue('1904,01');
  await gross!.fill('1905');
  await button('Speichern').click();
  await expect
    .element(page.getByText('Fehler beim Speichern: Der Bruttobetrag passt nicht zum Nettobetrag.'))
    .toBeVisible();
  await expect.element(net!).toHaveValue('1600,01');
  expect(sent).toEqual([
    ['PATCH /v1/orders/o1', { order: { updated_at: SEEN, amount: 160_001, amount_gross: 190_500 } }],
  ]);
});

test('the fields of an event are those of its chip, by keys alone; it can be taken back', async () => {
  const update = anUpdate({ id: 'u9', signal: 'shipment_created', human_title: 'Sendung angemeldet' });
  const undo = { id: 'u9', until: '2999-01-01T00:00:00.000Z' };
  const said = aDesk({ order_updates: [update, anUpdate()] }, { open_signals: [], undo });
  const { sent, calls } = await open(aDesk(), {
    'POST /v1/orders/o1/order_updates': { status: 201, body: { order_update: update, order: said } },
    'DELETE /v1/order_updates/u9': { body: { order: aDesk() } },
  });
  const first = page.getByRole('radio', { name: 'Im Druck' });
  first.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('textbox', { name: 'Notiz' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('textbox', { name: 'DHL-Sendungsnummer' })).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  const link = page.getByRole('textbox', { name: 'Link zur Sendungsverfolgung' });
  await link.fill('https://dhl.de/1');
  await expect.element(page.getByRole('checkbox', { name: 'Mara per E-Mail informieren' })).toBeChecked();
  expect(await faults()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('„Sendung angemeldet“ ist eingetragen.')).toBeVisible();
  const metadata = { tracking_code: 'https://dhl.de/1' };
  const order_update = { signal: 'shipment_created', metadata, trigger_email: true };
  expect(sent).toEqual([['POST /v1/orders/o1/order_updates', { order_update }]]);
  await expect.element(page.getByText('Es können keine weiteren Ereignisse angelegt werden.')).toBeVisible();
  await button('„Sendung angemeldet“ zurücknehmen').click();
  await expect.element(page.getByText('„Sendung angemeldet“ ist zurückgenommen.')).toBeVisible();
  expect(calls).toContain('DELETE /v1/order_updates/u9');
});

test('comments are written, done and deleted after being asked; one that failed is still there to send', async () => {
  let tries = 0;
  const { sent, calls } = await open(aDesk(), {
    'POST /v1/orders/o1/comments': () =>
      (tries += 1) === 1 ? problem(500, 'internal') : { status: 201, body: { comment: talk.comments[0] } },
    'PATCH /v1/orders/o1/comments/c1': { body: { comment: talk.comments[0] } },
    'DELETE /v1/orders/o1/comments/c1': { status: 204 },
  });
  const field = page.getByRole('textbox', { name: 'Kommentar für das Team' });
  await field.fill('Nachgefragt.');
  await button('Senden').click();
  await expect.element(page.getByText('Das hat leider nicht funktioniert. Bitte versuche es nochmal.')).toBeVisible();
  await expect.element(field).toHaveValue('Nachgefragt.');
  await button('Senden').click();
  await expect.element(field).toHaveValue('');
  await page.getByRole('checkbox', { name: 'erledigt' }).click();
  await button('Kommentar von Kasimir Thoma löschen').click();
  await expect.element(page.getByText('Kommentar wirklich löschen?')).toBeVisible();
  await button('Löschen').click();
  await expect
    .poll(() => calls.filter((call) => call.startsWith('DELETE')))
    .toEqual(['DELETE /v1/orders/o1/comments/c1']);
  expect(sent).toEqual([
    ...['once', 'again'].map(() => [
      'POST /v1/orders/o1/comments',
      { comment: { content: 'Nachgefragt.', mentions: [] } },
    ]),
    ['PATCH /v1/orders/o1/comments/c1', { comment: { completed: true } }],
  ]);
});

test('an order is deleted after being asked, and one is back at the board', async () => {
  let tries = 0;
  await open(aDesk(), {
    'DELETE /v1/orders/o1': () => ((tries += 1) === 1 ? problem(409, 'order_invoiced') : { status: 204 }),
  });
  const question = 'Bist du sicher, dass du die Bestellung endgültig löschen möchtest?';
  await button('Bestellung endgültig löschen').click();
  await expect.element(page.getByText(question)).toBeVisible();
  await button('Löschen').click();
  await expect.element(page.getByText(/^Fehler beim Löschen der Bestellung: /)).toBeVisible();
  await button('Bestellung endgültig löschen').click();
  await button('Löschen').click();
  await expect.element(page.getByRole('heading', { name: 'Betrieb' })).toBeVisible();
  await expect.element(page.getByText('Bestellung erfolgreich gelöscht')).toBeVisible();
});

test('what is invoiced keeps its amounts, a part of it is given back; its customer’s view is a press away', async () => {
  const invoice = {
    id: 'i1',
    number: 'R-2027-0001',
    status: 'open' as const,
    hosted_invoice_url: 'https://figurina.example/invoice/x',
    cancels: null,
    credits: null,
    amount_gross: 203_371,
    amount_left: 203_371,
    due_on: '2027-06-01',
    created_at: SEEN,
  };
  const may = { edit: true, edit_amounts: false, delete: false, invoice: false, credit: false };
  const line = { quantity: 1440, amount_human: '230,00 EUR', amount_left: 23_000, amount_left_human: '230,00 EUR' };
  const credit = {
    open: true,
    refunds: false,
    seen: 0,
    currency: 'EUR',
    lines: [{ line: 0, title: 'Stickertüten', quantity_left: 1440, ...line }],
    amount_left_human: '2.033,71 EUR',
    notes: [] as object[],
  };
  const note = { id: 'i2', number: 'R-2027-0002', amount_gross_human: '2,28 EUR', issued_on: '2027-05-06' };
  const noted = { ...credit, seen: 1, notes: [{ ...note, hosted_invoice_url: 'https://figurina.example/invoice/y' }] };
  const sums = { amount_human: '1,92 EUR', tax_value_human: '0,36 EUR', amount_gross_human: '2,28 EUR' };
  let isNoted = false;
  const { calls, sent } = await open(aDesk({ invoice }, { may }), {
    'PATCH /v1/invoices/i1': { body: { invoice: { ...invoice, status: 'void' } } },
    'GET /v1/invoices/i1/credit_notes': () => ({ body: { credit: isNoted ? noted : credit } }),
    'POST /v1/invoices/i1/credit_notes/quote': {
      body: { quote: { lines: [{ line: 0, amount: 192, amount_human: '1,92 EUR' }], ...sums } },
    },
    'POST /v1/invoices/i1/credit_notes': () => {
      isNoted = true;
      return { status: 201, body: { invoice: { ...invoice, id: 'i2', number: note.number }, credit: noted } };
    },
  });
  // A part of it, as the server reckons it.
  await button('Teil gutschreiben').click();
  await expect.element(button('Rechnung korrigieren')).toBeDisabled();
  const quantity = page.getByRole('textbox', { name: 'Gutgeschriebene Menge von Stickertüten' });
  // More than there is stays to be seen: 144 would be credited in its place.
  await quantity.fill('14400');
  await expect.element(quantity).toHaveValue('14400');
  await expect.element(quantity).toBeInvalid();
  await quantity.fill('12');
  await expect.element(quantity).toBeValid();
  await expect.element(page.getByText('1,92 EUR netto, 0,36 EUR MwSt.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Grund' }).fill('Es fehlten zwölf.');
  expect(await faults()).toEqual([]);
  await button('Rechnung korrigieren').click();
  await expect.element(page.getByText(/^Rechnungskorrektur R-2027-0002 ist erstellt/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'R-2027-0002' })).toBeVisible();
  const lines = [{ line: 0, quantity: 12 }];
  expect(sent.at(-1)).toEqual([
    'POST /v1/invoices/i1/credit_notes',
    { credit: { seen: 0, lines, reason: 'Es fehlten zwölf.' } },
  ]);
  await expect.element(page.getByText('Die Rechnung ist gestellt, die Beträge bleiben.')).toBeVisible();
  for (const name of ['Position', 'Betrag festlegen', 'Rechnung erstellen', 'Bestellung endgültig löschen'])
    await expect.element(button(name)).not.toBeInTheDocument();
  await button('Stornieren').click();
  await expect.element(page.getByText(/lässt sich nicht zurücknehmen\.$/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Stornieren' }).click();
  await expect.poll(() => calls).toContain('PATCH /v1/invoices/i1');
  await page.getByRole('link', { name: 'Kundenansicht' }).click();
  await expect.element(page.getByRole('heading', { name: 'Drei Pakete sind unterwegs', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Ansicht für das Team' }).click();
  await expect.element(page.getByRole('heading', { name: 'F-20417, SV Blau-Weiß 09' })).toBeVisible();
});

test('a claim is answered in words, and what was accepted is replaced after asking', async () => {
  let claim = {
    id: 'c1',
    kind: 'packs_missing',
    item: 'stickerpack',
    quantity: 12,
    motifs: [],
    words: 'Zwölf Tüten fehlen.',
    state: 'open',
    answer: '',
    answered_at: null as string | null,
    replacement: null as object | null,
    photos: [{ id: 'p1', url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' }],
    created_at: SEEN,
  };
  const order = { id: 'o9', name: 'F-20431' };
  const { sent, calls } = await open(aDesk({ order_updates: [anUpdate({ signal: 'shipment_created' })] }), {
    'GET /v1/orders/o1/claims': () => ({ body: { claims: [claim], kinds: [], motifs: [] } }),
    'PATCH /v1/claims/c1': () => {
      claim = { ...claim, state: 'accepted', answer: 'Kommt sofort.', answered_at: SEEN };
      return { body: { claim } };
    },
    'POST /v1/claims/c1/replacement': () => {
      claim = { ...claim, replacement: order };
      return { status: 201, body: { claim, order } };
    },
  });
  await expect.element(page.getByRole('img', { name: 'Foto 1' })).toBeInTheDocument();
  await button('Annehmen').click();
  await expect.element(page.getByText('Schreib eine Antwort.')).toBeVisible();
  expect(await faults()).toEqual([]);
  await page.getByRole('textbox', { name: 'Antwort an die Kundin oder den Kunden' }).fill('Kommt sofort.');
  await button('Annehmen').click();
  await expect.element(page.getByText('Kommt sofort.')).toBeVisible();
  expect(sent).toEqual([['PATCH /v1/claims/c1', { claim: { state: 'accepted', answer: 'Kommt sofort.' } }]]);
  await button('Ersatz anlegen').click();
  await expect
    .element(page.getByText(/^Das legt eine eigene Bestellung zum Preis von null an: 12 Tüten/))
    .toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Ersatz anlegen' }).click();
  const link = page.getByRole('link', { name: 'Ersatz kommt mit Bestellung F-20431' });
  await expect.element(link).toHaveAttribute('href', '/orders/o9');
  await expect.element(button('Ersatz anlegen')).not.toBeInTheDocument();
  expect(calls).toContain('POST /v1/claims/c1/replacement');
});

test('a run with many guests shows some of them and the others when asked; long numbers stay in their row', async () => {
  const parcels = Array.from({ length: 24 }, (_, at) => ({
    order_id: `g${at}`,
    name: `F-${20_500 + at}`,
    recipient: `Förderverein der Grund- und Gemeinschaftsschule, Gast ${at}`,
    address_line: 'Am Waldstadion 12, 50933 Köln',
    for_name: '',
    albums: 0,
    packs: 30,
    stickers: at === 1 ? '3, 8 (2), 13, 18, 23, 28 (2), 33, 38, 43, 48 (2), 53, 58, 63, 68 (2), 73, 78' : '',
    parcels: 3,
    codes: at === 0 ? ['JD014600003456710003', 'JD014600003456710004', 'JD014600003456710005'] : [],
    amount_gross_human: '46,41 EUR',
    unpaid: at === 2,
    ended: at === 3,
  }));
  const body = { parcels, filename: 'parcels.csv', csv: '' };
  for (const width of [390, 1024]) {
    await page.viewport(width, 900);
    const { unmount } = await open(aDesk({}, { batch: 'run' }), { 'GET /v1/orders/o1/parcels': { body } });
    const panel = page.getByRole('region', { name: '24 Paketempfänger' });
    await expect.element(panel.getByText('JD014600003456710003', { exact: false })).toBeVisible();
    const last = panel.getByRole('link', { name: 'F-20523' });
    await expect.element(last).not.toBeInTheDocument();
    await panel.getByText('4 weitere Paketempfänger').click();
    await expect.element(last).toBeVisible();
    expect(panel.element().scrollWidth).toBeLessThanOrEqual(panel.element().clientWidth);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const name = panel.getByText('Gast 0', { exact: false }).element();
    expect(name.getBoundingClientRect().width).toBeGreaterThan(100);
    expect(await faults()).toEqual([]);
    await unmount();
  }
});

test('of several claims those that wait for an answer stand first', async () => {
  const claim = { kind: 'damaged', item: 'album', quantity: 1, motifs: [], photos: [], replacement: null };
  const claims = (['refused', 'open', 'accepted', 'open'] as const).map((state, at) => ({
    ...claim,
    id: `c${at}`,
    words: `Meldung ${at}`,
    state,
    answer: state === 'open' ? '' : 'Gut.',
    answered_at: state === 'open' ? null : SEEN,
    created_at: SEEN,
  }));
  await open(aDesk({ order_updates: [anUpdate({ signal: 'shipment_created' })] }), {
    'GET /v1/orders/o1/claims': { body: { claims, kinds: [], motifs: [] } },
  });
  const said = page.getByRole('region', { name: 'Reklamationen' }).getByText(/^Meldung/);
  await expect
    .poll(() => said.elements().map(({ textContent }) => textContent))
    .toEqual(['Meldung 1', 'Meldung 3', 'Meldung 0', 'Meldung 2']);
});

test('each parcel has its number once the print shop has the order, in one field with commas', async () => {
  const numbers = ['00340434161094021501', '00340434161094021502'];
  let codes: string[] = [];
  const handedOver = () =>
    aDesk({
      order_updates: [anUpdate({ signal: 'transfer_completed' })],
      parcels: codes.map((code) => ({ code, url: `https://www.dhl.de/${code}` })),
    });
  const { sent } = await open(handedOver(), {
    'GET /v1/orders/o1': () => ({ body: { order: handedOver() } }),
    'PATCH /v1/orders/o1/parcel_codes': () => {
      codes = numbers;
      return { body: { parcels: handedOver().parcels } };
    },
  });
  const panel = page.getByRole('region', { name: 'Sendungsnummern' });
  await panel.getByRole('button', { name: /^Nummer eintragen/ }).click();
  await page.getByRole('textbox', { name: 'DHL-Sendungsnummer' }).fill(numbers.join(', '));
  expect(await faults()).toEqual([]);
  await button('Speichern').click();
  await expect.element(panel.getByText(numbers.join(', '))).toBeVisible();
  await expect.element(panel.getByRole('button', { name: /^Nummern ändern/ })).toBeVisible();
  expect(sent).toEqual([['PATCH /v1/orders/o1/parcel_codes', { codes: numbers, trigger_email: true }]]);
});
