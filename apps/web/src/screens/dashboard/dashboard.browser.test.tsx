import type {
  AlbumsDashboard,
  Board,
  DashboardAlbum,
  DashboardOrder,
  OrdersDashboard,
  TrackingRow,
} from '@figurina/contract';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged, type Answers } from '../../app/testing.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const ORDERS = 'GET /v1/orders/dashboard';
const ALBUMS = 'GET /v1/albums/dashboard';
const ERRORS = 'GET /v1/albums/dashboard/errors';
const YEAR = new Date().getFullYear();

const due = (status: string, date: string | null, urgency: 'overdue' | 'this_week' | null = null) => ({
  status,
  date,
  target: null,
  urgency,
});
const anOrder = (part: Partial<DashboardOrder> = {}): DashboardOrder => ({
  id: 'o1',
  name: 'F-20431',
  album: {
    id: 'a1',
    title: 'Lena & Tomasz',
    identifier: 'A-7K3QXM',
    category: 'wedding',
    release_date: `${YEAR}-08-14`,
    cover_preview_url: null,
  },
  customer: 'Lena Hofmann',
  city: 'Bremen',
  tab: 'pending_transfer',
  turn: 'house',
  ended_by: null,
  transfer_status: due('pending', `${YEAR}-05-19`, 'overdue'),
  albums_status: due('pending', `${YEAR}-05-26`, 'this_week'),
  shipment_status: due('pending', `${YEAR}-06-02`),
  no_albums: 60,
  replacement: false,
  amount_gross_human: '612,85 EUR',
  created_at: `${YEAR}-05-01T10:00:00Z`,
  ...part,
});
const anAlbum: DashboardAlbum = {
  id: 'a1',
  title: 'Klasse 4b',
  identifier: 'A-7K3QXM',
  language: 'de',
  category: 'school',
  release_date: null,
  created_at: `${YEAR}-05-01T10:00:00Z`,
  updated_at: `${YEAR}-05-02T10:00:00Z`,
  cover_preview_url: null,
  blueprint_title: 'Schulhof',
  blueprint_category: 'school',
  total_sticker_sorts: 28,
  owner: 'anna@schule.example',
};
const none = { pending_review: 0, pending_transfer: 0, pending_shipment: 0 };
const meta: OrdersDashboard['meta'] = {
  show_all: 312,
  pending_review: 9,
  pending_transfer: 4,
  pending_shipment: 6,
  shipped: 293,
  overdue: { ...none, pending_review: 2 },
  this_week: { ...none, pending_review: 3, pending_transfer: 1 },
};
const orders = (
  list: DashboardOrder[],
  pagination = { current_page: 1, total_pages: 16, total_count: 312, is_more: false },
) => ({
  body: { orders: list, meta, pagination } satisfies OrdersDashboard,
});
const albums = (list: DashboardAlbum[]) => ({
  body: {
    albums: list,
    meta: { show_all: 1, updated_today: 0, with_order: 0 },
    pagination: { current_page: 1, total_pages: 1, total_count: list.length, is_more: false },
  } satisfies AlbumsDashboard,
});
const refused = { status: 500, body: { code: 'internal', status: 500, title: 'x' } };

let unmount: (() => Promise<void>) | null = null;
afterEach(async () => {
  await unmount?.();
  unmount = null;
});

async function open(
  answers: Answers,
  {
    width = 1440,
    locale = 'de' as 'de' | 'en',
    at = '/dashboard',
    heard = undefined as ((call: string, body: unknown) => void) | undefined,
  } = {},
) {
  await page.viewport(width, 900);
  const stage = await aStage(answers, locale, heard);
  await stage.services.language.load(['dashboard']);
  const routes = [
    {
      path: '/dashboard',
      element: (
        <main>
          <DashboardScreen />
        </main>
      ),
    },
    { path: '/orders/:id', element: <p>Die Bestellung</p> },
    { path: '*', element: <p>Anderswo</p> },
  ];
  const screen = await render(<Staged services={stage.services} routes={routes} at={at} />);
  unmount = () => screen.unmount();
  const asked = () =>
    stage.calls.findLast((call) => call.startsWith(`${ORDERS}?`) || call.startsWith(`${ALBUMS}?`)) ?? '';
  return { ...stage, asked };
}
const link = (name: string | RegExp) => page.getByRole('link', { name });
const row = (name: string) => page.getByRole('row').filter({ hasText: name });

test('orders stand with what is due, late and done, in words beside the colours, and a row opens its order', async () => {
  const done = anOrder({
    id: 'o2',
    name: 'F-20417',
    tab: 'shipped',
    turn: null,
    transfer_status: due('completed', `${YEAR}-05-01`),
    albums_status: due('completed', `${YEAR}-05-02`),
    shipment_status: due('shipped', `${YEAR}-05-18`),
  });
  const failed = anOrder({ id: 'o3', name: 'F-3', transfer_status: due('failed', `${YEAR}-05-01`) });
  const waiting = anOrder({ id: 'o4', name: 'F-4', tab: 'pending_review', turn: 'customer' });
  const ended = anOrder({ id: 'o5', name: 'F-5', tab: 'rejected', turn: null, ended_by: 'cancelled' });
  await open({ [ORDERS]: orders([anOrder(), done, failed, waiting, ended]) });
  await expect.element(row('F-20431').getByText('19.5. überfällig')).toBeVisible();
  await expect.element(row('F-20431').getByText('26.5. diese Woche')).toBeVisible();
  await expect.element(row('F-20417').getByRole('cell', { name: '18.5. fertig' })).toBeVisible();
  expect(row('F-20417').getByText('fertig').elements()).toHaveLength(3);
  await expect.element(row('F-3').getByText('fehlgeschlagen')).toBeVisible();
  await expect.element(row('F-4').getByText('wartet auf Freigabe')).toBeVisible();
  await expect.element(row('F-5').getByText('storniert')).toBeVisible();
  await expect.element(row('F-5').getByText('überfällig')).not.toBeInTheDocument();
  await expect.element(link(/^9 Prüfung offen 2 überfällig$/)).toBeVisible();
  await expect.element(link(/^4 Übergabe offen 1 diese Woche$/)).toBeVisible();
  await expect.element(page.getByText('1 bis 5 von 312')).toBeVisible();
  const { violations } = await axe.run(document.querySelector('main')!, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await row('F-20417').getByText('612,85 EUR').click({ force: true });
  await expect.element(page.getByText('Die Bestellung')).toBeVisible();
});

test('tab, search, order and page stand in the address; another tab begins anew and keeps the order', async () => {
  const { asked } = await open({
    [ORDERS]: orders([anOrder()]),
    [ALBUMS]: albums([anAlbum]),
    [ERRORS]: { body: { errors: {} } },
  });
  const query = () => Object.fromEntries(new URLSearchParams(asked().split('?')[1]));
  await page.getByRole('combobox', { name: 'Sortieren' }).selectOptions('Neueste zuerst');
  await expect.poll(query).toMatchObject({ sort_by: 'created_at', sort_order: 'desc', scope: 'show_all', page: '1' });
  await page.getByRole('searchbox').fill('100 %');
  await expect.poll(query).toMatchObject({ query: '100 %' });
  await link('Seite 2').click();
  await expect.poll(query).toMatchObject({ query: '100 %', page: '2' });
  await link(/Übergabe offen/).click();
  await expect.poll(query).toMatchObject({ scope: 'pending_transfer', query: '', page: '1', sort_by: 'created_at' });
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  await expect.element(link(/Übergabe offen/)).toHaveAttribute('aria-current', 'page');
  await link('Alben').click();
  await expect.poll(query).toMatchObject({ scope: 'show_all', sort_by: 'created_at', sort_order: 'desc' });
  expect(asked()).toMatch(/^GET \/v1\/albums\/dashboard\?/);
});

test('what can be searched for stands whole in its field, and nothing is wider than the page', async () => {
  for (const width of [768, 1024, 1280]) {
    await open({ [ORDERS]: orders([anOrder()]) }, { width });
    const field = page.getByRole('searchbox');
    await expect.element(field).toBeVisible();
    await expect.element(row('F-20431')).toBeVisible();
    expect(spareRoom(field.element() as HTMLInputElement), `${width}`).toBeGreaterThan(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await unmount?.();
  }
});

test('no word of a tile is cut, however many there are of what it counts', async () => {
  const many = albums([anAlbum]).body;
  const body = { ...many, meta: { show_all: 312_000, updated_today: 4120, with_order: 120_000 } };
  for (const width of [390, 768, 1440]) {
    await open({ [ALBUMS]: { body } }, { width, at: '/dashboard?view=albums' });
    await expect.element(page.getByRole('link', { name: /120.?000.*Mit Bestellung/ })).toBeVisible();
    const words = [...document.querySelectorAll<HTMLElement>('.dash-tiles b')];
    expect(words).toHaveLength(3);
    for (const one of words)
      expect(widestWord(one), `${one.textContent} at ${width}`).toBeLessThanOrEqual(one.clientWidth + 1);
    await unmount?.();
  }
});

function widestWord(element: HTMLElement): number {
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = getComputedStyle(element).font;
  return Math.max(...element.textContent.split(' ').map((word) => pen.measureText(word).width));
}

/** Pixels that the words of an empty field leave free. */
function spareRoom(field: HTMLInputElement): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = font;
  const room = field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return room - pen.measureText(field.placeholder).width;
}

test('nothing found can be taken back; what fails is told in the words of the server and tried again', async () => {
  const empty = orders([], { current_page: 1, total_pages: 1, total_count: 0, is_more: false });
  const { answers } = await open({ [ORDERS]: refused }, { at: '/dashboard?query=nobody' });
  await expect.element(page.getByText('Fehler: Ein Fehler ist aufgetreten. Bitte versuche es erneut.')).toBeVisible();
  answers[ORDERS] = empty;
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(page.getByText('Nichts gefunden', { exact: true }).first()).toBeVisible();
  answers[ORDERS] = orders([anOrder()]);
  await page.getByRole('button', { name: 'Alle anzeigen' }).click();
  await expect.element(link('Lena & Tomasz, F-20431')).toBeVisible();
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
});

test('where nothing has ever been ordered, it says so and offers nothing to press', async () => {
  await open({ [ORDERS]: orders([], { current_page: 1, total_pages: 1, total_count: 0, is_more: false }) });
  await expect.element(page.getByText('Noch ist nichts da.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Alle anzeigen' }).elements()).toEqual([]);
});

test('albums say what stands in the way of their order; on a phone each row is a card', async () => {
  const errors = { a1: ['Seite 3: ein Foto fehlt.', 'Es fehlen zwei Doppelseiten.'] };
  await open(
    { [ALBUMS]: albums([anAlbum]), [ERRORS]: { body: { errors } } },
    { width: 390, locale: 'en', at: '/dashboard?view=albums' },
  );
  await page.getByRole('button', { name: '2 errors' }).click();
  await expect.element(page.getByText('Seite 3: ein Foto fehlt.')).toBeVisible();
  await expect.element(page.getByText('A-7K3QXM, anna@schule.example')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const { violations } = await axe.run(document.querySelector('main')!, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test('several orders are chosen, and their delivery notes and labels come as one file', async () => {
  const sent: [string, unknown][] = [];
  const two = [anOrder(), anOrder({ id: 'o2', name: 'F-2' })];
  const { answers } = await open({ [ORDERS]: orders(two) }, { heard: (call, body) => void sent.push([call, body]) });
  const box = (name: string) => page.getByRole('checkbox', { name });
  const bar = page.getByRole('group', { name: 'Auswahl' });
  await box('F-2 auswählen').click();
  await expect.element(bar.getByText('1 ausgewählt')).toBeVisible();
  await box('Alle auf dieser Seite auswählen').click();
  await expect.element(box('F-20431 auswählen')).toBeChecked();
  answers['POST /v1/orders/labels'] = { body: { filename: 'labels.csv', csv: 'x', parcels: 4 } };
  await bar.getByRole('button', { name: 'Versandetiketten (CSV)' }).click();
  await expect.element(page.getByText('Daten für 4 Pakete')).toBeVisible();
  expect(sent.findLast(([call]) => call.endsWith('labels'))?.[1]).toEqual({ ids: ['o1', 'o2'] });
  answers['POST /v1/orders/bulk_delivery_notes'] = {
    status: 404,
    body: { code: 'not_found', status: 404, title: 'x' },
  };
  await bar.getByRole('button', { name: 'Lieferscheine' }).click();
  await expect.element(page.getByRole('alert').first()).toBeVisible();
  const result = (id: string, outcome: string, message: string) => ({ id, name: id, outcome, message });
  answers['POST /v1/orders/bulk_transfer'] = {
    body: { results: [result('o1', 'started', ''), result('o2', 'refused', 'Nicht freigegeben.')] },
  };
  await bar.getByRole('button', { name: 'Übergabe starten' }).click();
  await expect.element(page.getByText('Die Übergabe von 1 Bestellung läuft.')).toBeVisible();
  await expect.element(page.getByText('o2: Nicht freigegeben.')).toBeVisible();
  // What was stopped stays chosen.
  await expect.element(box('F-20431 auswählen')).not.toBeChecked();
  await expect.element(box('F-2 auswählen')).toBeChecked();
  await bar.getByRole('button', { name: 'Auswahl aufheben' }).click();
  await expect.element(bar).not.toBeInTheDocument();
});

test('a list of tracking numbers is shown with its faults before anything is written', async () => {
  const aRow = (line: number, outcome: TrackingRow['outcome']): TrackingRow => ({
    line,
    order_id: null,
    order_name: `F-${line}`,
    code: '00340434161094021505',
    outcome,
  });
  const sent: unknown[] = [];
  const TRACKING = 'POST /v1/orders/tracking';
  const { answers } = await open(
    { [ORDERS]: orders([anOrder()]), [TRACKING]: { body: { rows: [aRow(2, 'ready'), aRow(3, 'unknown_order')] } } },
    { heard: (call, body) => void (call === TRACKING && sent.push(body)) },
  );
  await page.getByRole('button', { name: 'Sendungsnummern einlesen' }).click();
  const dialog = page.getByRole('dialog');
  const file = document.querySelector<HTMLInputElement>('dialog input[type=file]')!;
  await userEvent.upload(file, new File(['F-2;1'], 'list.csv', { type: 'text/csv' }));
  await expect.element(dialog.getByText('keine solche Bestellung')).toBeVisible();
  expect(sent).toEqual([{ csv: 'F-2;1' }]);
  const { violations } = await axe.run(document.querySelector('dialog')!, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await dialog.getByRole('checkbox', { name: 'Kunden per E-Mail Bescheid geben' }).click();
  answers[TRACKING] = { body: { rows: [aRow(2, 'written'), aRow(3, 'unknown_order')] } };
  await dialog.getByRole('button', { name: '1 Bestellung als versendet eintragen' }).click();
  await expect.element(dialog.getByText('eingetragen', { exact: true })).toBeVisible();
  expect(sent.at(-1)).toEqual({ csv: 'F-2;1', apply: true, trigger_email: false });
  await expect.element(dialog.getByRole('button', { name: /als versendet/ })).not.toBeInTheDocument();
});

test('today shows each queue with its most urgent orders and the way to the others', async () => {
  const queue = (name: Board['queues'][number]['queue'], total: number, list: DashboardOrder[]) => ({
    queue: name,
    turn: name === 'payment' || name === 'approval' ? ('customer' as const) : ('house' as const),
    total,
    overdue: total > 1 ? 1 : 0,
    this_week: 0,
    orders: list,
  });
  const failed = anOrder({ id: 'o2', name: 'F-2', transfer_status: due('failed', `${YEAR}-05-01`, 'overdue') });
  const queues = [
    queue('review', 0, []),
    queue('transfer', 14, [anOrder(), failed]),
    queue('shipment', 1, [anOrder()]),
    queue('approval', 0, []),
    queue('payment', 1, [anOrder()]),
  ];
  await open(
    { 'GET /v1/orders/dashboard/today': { body: { queues } }, [ORDERS]: orders([anOrder()]) },
    { at: '/dashboard?view=today', width: 390 },
  );
  const transfer = page.getByRole('region', { name: /^Übergeben 14$/ });
  await expect.element(transfer.getByText('1 überfällig')).toBeVisible();
  await expect.element(transfer.getByText('fehlgeschlagen')).toBeVisible();
  await expect.element(page.getByRole('region', { name: /^Prüfen 0$/ }).getByText('Nichts wartet.')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  const { violations } = await axe.run(document.querySelector('main')!, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await transfer.getByRole('link', { name: 'Noch 12 weitere' }).click();
  await expect.element(link(/Übergabe offen/)).toHaveAttribute('aria-current', 'page');
});

test('what is to be made stands week by week; staff set how much that can be, and which weeks are closed', async () => {
  const weeks = [
    { week: '2027-05-03', albums: 120, closed: false },
    { week: '2027-05-10', albums: 100, closed: false },
    { week: '2027-05-17', albums: 0, closed: true },
  ];
  const capacity = { albums_per_week: 100, closed_weeks: ['2027-05-17'], weeks };
  const sent: unknown[] = [];
  const { answers } = await open(
    {
      'GET /v1/orders/dashboard/today': { body: { queues: [] } },
      'GET /v1/production_capacity': { body: { capacity } },
    },
    {
      at: '/dashboard?view=today',
      width: 390,
      heard: (call, body) => void (call.startsWith('PATCH') && sent.push(body)),
    },
  );
  const panel = page.getByRole('region', { name: 'Auslastung' });
  await expect
    .element(panel.getByRole('listitem').nth(0))
    .toHaveTextContent('Woche ab 3.5.2027120 von 100 Alben zu viel');
  await expect
    .element(panel.getByRole('listitem').nth(1))
    .toHaveTextContent('Woche ab 10.5.2027100 von 100 Alben · voll');
  await expect.element(panel.getByRole('listitem').nth(2)).toHaveTextContent('Woche ab 17.5.2027geschlossen');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await panel.getByRole('button', { name: 'Kapazität ändern' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: 'Alben je Woche' }).fill('5');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(form.getByRole('textbox', { name: 'Alben je Woche' })).toHaveFocus();
  expect(sent).toEqual([]);
  await form.getByRole('textbox', { name: 'Alben je Woche' }).fill('150');
  await form.getByRole('checkbox', { name: 'Woche ab 10.5.2027' }).click();
  const { violations } = await axe.run(document.querySelector('main')!, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  answers['PATCH /v1/production_capacity'] = { body: { capacity: { ...capacity, albums_per_week: 150 } } };
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(panel.getByRole('listitem').nth(0)).toHaveTextContent('Woche ab 3.5.2027120 von 150 Alben');
  expect(sent).toEqual([{ capacity: { albums_per_week: 150, closed_weeks: ['2027-05-17', '2027-05-10'] } }]);
});

test('what bookkeeping needs is fetched for a period; what fails is said and tried again', async () => {
  const ORDERS_CSV = 'GET /v1/orders.csv';
  const DATEV = 'GET /v1/invoices.datev';
  const { answers, calls } = await open(
    { [ORDERS]: orders([anOrder()]), [ORDERS_CSV]: { status: 429, body: { code: 'too_many_requests', status: 429 } } },
    { width: 390 },
  );
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Exportieren …' }).click();
  await expect.element(dialog.getByRole('textbox', { name: 'Vom' })).toBeVisible();
  const { violations } = await axe.run(document.querySelector('dialog[open]')!, {
    rules: { region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  await dialog.getByRole('textbox', { name: 'Vom' }).fill('31.12.2027');
  await dialog.getByRole('textbox', { name: 'Bis' }).fill('1.12.2027');
  await userEvent.keyboard('{Tab}');
  await expect.element(dialog.getByText('Das Ende liegt vor dem Anfang.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Herunterladen' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'Vom' }).fill('1.11.2027');
  await userEvent.keyboard('{Tab}');
  await dialog.getByRole('button', { name: 'Herunterladen' }).click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  answers[ORDERS_CSV] = { body: 'Bestellung' };
  await dialog.getByRole('button', { name: 'Herunterladen' }).click();
  await expect.element(page.getByText('orders-2027-11-01-2027-12-01.csv ist heruntergeladen.')).toBeVisible();
  expect(calls.filter((call) => call.startsWith(ORDERS_CSV)).at(-1)).toBe(
    `${ORDERS_CSV}?from=2027-11-01&to=2027-12-01`,
  );

  answers[DATEV] = { body: 'EXTF' };
  // The focus is back where it was.
  await userEvent.keyboard('{Enter}');
  await dialog.getByRole('radio', { name: 'Buchungsstapel für DATEV' }).click();
  const month = dialog.getByRole('combobox', { name: 'Monat' }).element() as HTMLSelectElement;
  await dialog.getByRole('button', { name: 'Herunterladen' }).click();
  await expect.poll(() => calls.at(-1)).toBe(`${DATEV}?month=${month.value}`);
  await expect.element(page.getByText(`EXTF_Buchungsstapel_${month.value}.csv ist heruntergeladen.`)).toBeVisible();
});
