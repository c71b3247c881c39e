import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Checkout, Order } from '@figurina/contract';
import { ShellLayout } from '../../app/ShellLayout.tsx';
import { aStage, aUser, Staged, type Answers } from '../../app/testing.tsx';
import { anOrder, anUpdate, stationsReached } from '../../orders/testing.ts';
import { OrderScreen } from './OrderScreen.tsx';

const READ = 'GET /v1/orders/o1';
const may = (part: Partial<Order['may']>): Order['may'] => ({ ...anOrder().may, ...part });
const problem = (status: number, code: string, more = {}) => ({
  status,
  body: { type: 'x', title: 'Nein', status, code, ...more },
});

async function open(order: Order | null, answers: Answers = {}, at = '/orders/o1') {
  const sent: [string, unknown][] = [];
  const stage = await aStage(
    {
      'GET /v1/users/me': { body: { user: aUser() } },
      'GET /v1/orders': { body: { orders: [], pagination: { total_pages: 1, current_page: 1 } } },
      ...(order && {
        [READ]: { body: { order } },
        [`${READ}/claims`]: { body: { claims: [], kinds: [], motifs: [] } },
      }),
      ...answers,
    },
    'de',
    (call, body) => body !== undefined && sent.push([call, body]),
  );
  await stage.services.language.load(['order_pages', 'address', 'claims']);
  const routes = [
    { element: <ShellLayout />, children: [{ path: '/orders/:orderId', element: <OrderScreen /> }] },
    { path: '/album/:id/*', element: <h1>Editor</h1> },
  ];
  await render(<Staged services={stage.services} routes={routes} at={at} />);
  return { ...stage, sent };
}
const faults = async () => (await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** What a change would cost; only what the dialogs read of it. */
function aCheckout(part: Partial<Checkout> = {}): Partial<Checkout> {
  return {
    amount_human: '1.800,00 EUR',
    tax_value_human: '342,00 EUR',
    amount_gross_human: '2.142,00 EUR',
    amounts_first: 'gross',
    estimated_delivery_date: '2027-05-21',
    delivery_tight: false,
    limits: { min: 10, max: 200, step: 1 },
    packaging: { type: 'stickerpack', unavailable: [], per_box: null },
    voucher: null,
    available_features: ['design_check', 'premium_lamination'],
    feature_prices: [],
    pack_plan: null,
    quote_hash: 'h1',
    ...part,
  };
}
const quoted = (part: Partial<Checkout> = {}) => ({
  body: { checkout: aCheckout(part), difference_gross: 10_829, difference_gross_human: '+108,29 EUR' },
});

test('an order says where it is, what was agreed and what it costs', async () => {
  const { calls } = await open(
    anOrder({
      approved_at: '2027-05-06T16:03:00.000Z',
      stations: stationsReached('2027-05-03', '2027-05-06'),
      user_invoice: {
        id: 'i1',
        number: 'R-2027-0001',
        status: 'void',
        hosted_invoice_url: 'https://figurina.example/invoice/x',
        cancels: null,
        credits: null,
        amount_gross: 203_371,
        amount_left: 203_371,
        due_on: null,
        created_at: '2027-05-06T16:03:00.000Z',
      },
    }),
  );
  await expect.element(page.getByRole('heading', { name: 'Drei Pakete sind unterwegs', level: 1 })).toBeVisible();
  const album = page.getByRole('region', { name: 'SV Blau-Weiß 09' });
  await expect.element(album.getByText(/Stand vom 6\. Mai 2027 eingefroren\./)).toBeVisible();
  await expect
    .element(album.getByRole('link', { name: 'Album ansehen' }))
    .toHaveAttribute('href', '/album/a1/stickers');
  const badge = album.getByRole('link', { name: 'Rechnung storniert' });
  await expect.element(badge).toHaveAttribute('href', 'https://figurina.example/invoice/x');
  await expect.element(badge).toHaveAttribute('data-status', 'void');
  // Gross first for a club, net beneath it; the sums are the server's.
  const [line] = page.getByRole('row', { name: /^Album, Softcover/ }).elements();
  expect(line?.textContent).toBe('Album, Softcover 23 × 29,7 cm40 Seiten, 172 Sticker120571,20 EUR480,00 EUR netto');
  await expect.element(page.getByRole('row', { name: 'MwSt. 19 % 324,71 EUR' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'Gesamt 2.033,71 EUR' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '+491712345678' })).toHaveAttribute('href', 'tel:+491712345678');
  // Nothing that may not be done is offered.
  for (const name of ['Nachbestellen', 'Bestellung ändern', 'Stornieren', 'Ist da'])
    await expect.element(button(name)).not.toBeInTheDocument();
  expect(document.title).toBe('Bestellung F-20417');
  expect(calls.filter((call) => call.includes('/orders/o1'))).toEqual([READ]);
  expect(await faults()).toEqual([]);
});

test('right after ordering it says where the mail went and what comes next, until that is put away', async () => {
  await open(anOrder(), {}, '/orders/o1?new=1');
  const thanks = page.getByRole('status', { name: 'Danke! Deine Bestellung ist da' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveFocus();
  await expect.element(thanks.getByText(/geht an mara@blauweiss09\.example/)).toBeVisible();
  await expect.element(thanks.getByText(/^Du gibst das Album zum Druck frei/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zur Freigabe' })).toHaveAttribute('href', '/album/a1/review');
  expect(await faults()).toEqual([]);
  await thanks.getByRole('button', { name: 'Schließen' }).click();
  await expect.element(thanks).not.toBeInTheDocument();
  await expect.element(heading).toHaveFocus();
});

test('to whom it does not belong there is nothing here, and an outage is told as one', async () => {
  const { answers } = await open(null, { [READ]: problem(503, 'unavailable') });
  await expect
    .element(page.getByText('Der Dienst ist gerade nicht erreichbar. Bitte versuche es gleich noch einmal.'))
    .toBeVisible();
  answers[READ] = problem(404, 'not_found');
  await button('Erneut versuchen').click();
  await expect.element(page.getByRole('heading', { name: 'Oh nein :(' })).toBeVisible();
});

test('the delivery note opens in the window of the click; without one it is offered', async () => {
  const NOTE = 'GET /v1/orders/o1/delivery_note';
  const { answers } = await open(anOrder(), { [NOTE]: { body: { pdf_url: '/v1/files/note.pdf' } } });
  const opened: string[] = [];
  const was = window.open.bind(window);
  const replaced: string[] = [];
  const closed = { count: 0 };
  const other = { opener: window, closed: false, location: { replace: (to: string) => replaced.push(to) } };
  window.open = (to) => {
    opened.push(String(to));
    return { ...other, close: () => (closed.count += 1) } as unknown as Window;
  };
  try {
    await button('Lieferschein').click();
    await expect.poll(() => replaced).toEqual(['/v1/files/note.pdf']);
    expect(opened).toEqual(['about:blank']);
    answers[NOTE] = problem(503, 'unavailable');
    await button('Lieferschein').click();
    await expect.poll(() => closed.count).toBe(1);
    answers[NOTE] = { body: { pdf_url: '/v1/files/note.pdf' } };
    window.open = () => null;
    await button('Lieferschein').click();
    await expect.element(page.getByRole('status').getByRole('button', { name: 'Öffnen' })).toBeVisible();
  } finally {
    window.open = was;
  }
});

test('a change shows its price before it is saved, and asks again when that has changed', async () => {
  const QUOTE = 'POST /v1/orders/o1/change_quote';
  const CHANGE = 'PATCH /v1/orders/o1/change';
  const order = anOrder({ may: may({ change: true, cancel: true }) });
  const { body: dearer } = quoted({ amount_gross_human: '2.200,00 EUR', quote_hash: 'h2' });
  const { answers, sent } = await open(order, { [QUOTE]: quoted(), [CHANGE]: problem(409, 'price_changed', dearer) });
  await button('Bestellung ändern').click();
  const dialog = page.getByRole('dialog', { name: 'Bestellung F-20417 ändern' });
  const save = dialog.getByRole('button', { name: 'Änderung speichern' });
  await expect.element(dialog.getByText('2.142,00 EUR')).toBeVisible();
  // Nothing to save yet.
  await expect.element(save).toBeDisabled();
  expect(await faults()).toEqual([]);
  await dialog.getByLabelText('Anzahl der Alben').fill('130');
  await expect.element(save).toBeEnabled();
  expect(sent.at(-1)).toMatchObject([QUOTE, { order: { no_albums: 130, city: 'Köln' } }]);
  await save.click();
  await expect.element(dialog.getByText(/^Der Preis hat sich gerade geändert/)).toBeVisible();
  await expect.element(dialog.getByText('2.200,00 EUR')).toBeVisible();
  expect(sent.at(-1)?.[0]).toBe(CHANGE);
  answers[QUOTE] = { body: dearer };
  // What is wrong stands at its field, and the rest of what was typed stays.
  const errors = [{ pointer: '/order/zip_code', code: 'zip_required', detail: 'PLZ fehlt' }];
  answers[CHANGE] = problem(422, 'order_invalid', { errors });
  await dialog.getByRole('textbox', { name: 'PLZ', exact: true }).fill('');
  await expect.element(save).toBeEnabled();
  await save.click();
  await expect
    .element(dialog.getByRole('textbox', { name: 'PLZ', exact: true }))
    .toHaveAccessibleDescription('PLZ fehlt');
  // A code is tried by its own button or by Enter, which saves nothing.
  const code = dialog.getByRole('textbox', { name: 'Gutscheincode' });
  const tried = (status: 'valid' | 'taken', error_message: string | null) => {
    answers[QUOTE] = quoted({ quote_hash: 'h2', voucher: { code: 'EINMAL', status, error_message } });
  };
  tried('taken', 'Dieser Code wurde schon eingelöst.');
  await code.fill('einmal');
  await userEvent.keyboard('{Enter}');
  await expect.element(code).toHaveAccessibleDescription('Dieser Code wurde schon eingelöst.');
  expect(sent.at(-1)).toMatchObject([QUOTE, { order: { voucher_code: 'einmal' } }]);
  tried('valid', null);
  await code.fill('einmal ');
  await code.fill('ein-mal');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Code EINMAL entfernen' })).toHaveFocus();
  answers[CHANGE] = { body: { order: { ...order, status_message: 'Bestellung geändert' } } };
  await dialog.getByRole('textbox', { name: 'PLZ', exact: true }).fill('50931');
  await expect.element(save).toBeEnabled();
  await save.click();
  await expect.element(page.getByRole('heading', { name: 'Bestellung geändert', level: 1 })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent.at(-1)).toMatchObject([CHANGE, { quote_hash: 'h2', order: { no_albums: 130, zip_code: '50931' } }]);
});

test('an order that was approved meanwhile is not changed, and is shown as it is', async () => {
  const order = anOrder({ may: may({ change: true }) });
  const { answers } = await open(order, {
    'POST /v1/orders/o1/change_quote': quoted(),
    'PATCH /v1/orders/o1/change': problem(409, 'order_fixed'),
  });
  await button('Bestellung ändern').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Anzahl der Alben').fill('130');
  answers[READ] = { body: { order: anOrder({ status_message: 'Zum Druck freigegeben' }) } };
  await dialog.getByRole('button', { name: 'Änderung speichern' }).click();
  await expect.element(page.getByText('Diese Bestellung lässt sich nicht mehr ändern.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Zum Druck freigegeben', level: 1 })).toBeVisible();
  await expect.element(button('Bestellung ändern')).not.toBeInTheDocument();
});

test('it is called off after being asked, with a reason if one likes', async () => {
  const CANCEL = 'POST /v1/orders/o1/cancel';
  const off = anOrder({ status_message: 'Bestellung storniert', order_updates: [anUpdate({ signal: 'cancelled' })] });
  const { sent } = await open(anOrder({ may: may({ cancel: true }) }), { [CANCEL]: { body: { order: off } } });
  await button('Stornieren').click();
  const dialog = page.getByRole('dialog', { name: 'Bestellung F-20417 stornieren?' });
  // The harmless answer has the focus: Enter must not call anything off.
  await expect.element(dialog.getByRole('button', { name: 'Bestellung behalten' }).last()).toHaveFocus();
  await dialog.getByLabelText('Warum?').fill('Fest verschoben');
  await dialog.getByRole('button', { name: 'Endgültig stornieren' }).click();
  await expect.element(page.getByText('Wird nicht gedruckt')).toBeVisible();
  expect(sent).toEqual([[CANCEL, { reason: 'Fest verschoben' }]]);
});

test('the approved copy is ordered again at its price, once however often it is sent', async () => {
  const REORDER = 'POST /v1/orders/o1/reorder';
  const { answers, sent } = await open(anOrder({ may: may({ reorder: true }) }), {
    'POST /v1/orders/o1/reorder_quote': { body: { checkout: aCheckout() } },
    'GET /v1/config': { body: { config: { legal_pages: ['terms', 'withdrawal'] } } },
    [REORDER]: problem(503, 'unavailable'),
    'GET /v1/orders/o2': { body: { order: anOrder({ id: 'o2', name: 'F-20420' }) } },
  });
  await button('Nachbestellen').click();
  const dialog = page.getByRole('dialog', { name: '„SV Blau-Weiß 09“ nachbestellen' });
  const commit = dialog.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
  await expect.element(dialog.getByText('2.142,00 EUR')).toBeVisible();
  await expect.element(commit).toBeDisabled();
  // As the law wants it above the button.
  await expect.element(dialog.getByText(/kein Widerrufsrecht/)).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'AGB' })).toHaveAttribute('href', '/terms');
  await dialog.getByRole('checkbox', { name: /auf das Album zugreifen/ }).click();
  await expect.element(commit).toBeEnabled();
  await commit.click();
  await expect.element(dialog.getByText(/gerade nicht erreichbar/)).toBeVisible();
  answers[REORDER] = { status: 201, body: { order: anOrder({ id: 'o2', name: 'F-20420' }) } };
  await commit.click();
  await expect.poll(() => document.title).toBe('Bestellung F-20420');
  await expect.element(page.getByRole('status', { name: /^Danke!/ })).toBeVisible();
  const orders = sent.filter(([call]) => call === REORDER).map(([, body]) => body);
  expect(orders).toHaveLength(2);
  expect(orders[0]).toEqual(orders[1]);
  expect(orders[0]).toMatchObject({ order: { no_albums: 120, print_access_consent: true, quote_hash: 'h1' } });
});

test('who got the parcel says so, and the link for others is copied', async () => {
  const arrived = anOrder({ status_message: 'Angekommen', delivered_at: '2027-05-20T10:00:00.000Z' });
  const { calls } = await open(anOrder({ may: may({ confirm_delivery: true }) }), {
    'POST /v1/orders/o1/delivered': { body: { order: arrived } },
  });
  const copied: string[] = [];
  const writeText = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = async (text) => void copied.push(text);
  try {
    await button('Link kopieren').click();
    await expect.poll(() => copied).toEqual([`${location.origin}/order/geheim`]);
  } finally {
    navigator.clipboard.writeText = writeText;
  }
  await userEvent.click(button('Ist da'));
  await expect.element(page.getByRole('heading', { name: 'Angekommen', level: 1 })).toHaveFocus();
  await expect.element(button('Ist da')).not.toBeInTheDocument();
  expect(calls).toContain('POST /v1/orders/o1/delivered');
});

test('the artwork of own packs is asked for, and can be sent again when it did not arrive', async () => {
  const custom = anOrder({ bag_artwork: { filename: null }, may: may({ upload_bag: true }) });
  const { sent } = await open(custom, {
    'POST /v1/orders/o1/bag_artwork': { body: { bag_artwork: { filename: 'motiv.pdf' } } },
  });
  await expect.element(page.getByRole('heading', { name: 'Motiv für deine Tüten' })).toBeVisible();
  await expect.element(page.getByText('Noch keine Datei')).toBeVisible();
  expect(await faults()).toEqual([]);
  await expect.element(button('Datei hochladen')).toBeVisible();
  // There is no server behind this page: what is sent does not arrive, which is said, and it can be sent again.
  await userEvent.upload(
    page.elementLocator(document.querySelector('input[type="file"]')!),
    new File(['%PDF-'], 'motiv.pdf', { type: 'application/pdf' }),
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(button('Datei hochladen')).toBeEnabled();
  expect(sent).toEqual([]);
});

test('artwork that is there is named, and stays as it is once the packs are printed', async () => {
  await open(anOrder({ bag_artwork: { filename: 'motiv.pdf' }, may: may({ upload_bag: false }) }));
  await expect.element(page.getByText('motiv.pdf ist da.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /hochladen/ })).not.toBeInTheDocument();
});

test('what is wrong with what was sent is reported with photos, corrected where it must be, and stands with its answer', async () => {
  const items = [
    { item: 'album' as const, most: 120 },
    { item: 'stickerpack' as const, most: 5400 },
  ];
  const kinds = [
    { kind: 'packs_missing' as const, items: items.slice(1) },
    { kind: 'damaged' as const, items },
  ];
  const claim = {
    id: 'c1',
    kind: 'damaged',
    item: 'album',
    quantity: 2,
    motifs: [],
    words: 'Zwei sind geknickt.',
    state: 'open',
    answer: '',
    answered_at: null,
    photos: [],
    replacement: null as object | null,
    created_at: '2027-05-19T08:00:00.000Z',
  };
  const sentFor = { id: 'o9', name: 'F-20431' };
  const accepted = { ...claim, id: 'c0', state: 'accepted', answer: 'Wir schicken dir neue.', replacement: sentFor };
  let claims: object[] = [accepted];
  let tries = 0;
  const order = anOrder({ order_updates: [anUpdate({ signal: 'shipped' })] });
  const { sent } = await open(order, {
    [`${READ}/claims`]: () => ({ body: { claims, kinds, motifs: [] } }),
    'POST /v1/orders/o1/claims': () => {
      tries += 1;
      if (tries === 1) return problem(500, 'internal');
      claims = [claim, ...claims];
      return { status: 201, body: { claim } };
    },
  });
  await expect.element(page.getByText('Wir schicken dir neue.')).toBeVisible();
  const link = page.getByRole('link', { name: 'Ersatz kommt mit Bestellung F-20431' });
  await expect.element(link).toHaveAttribute('href', '/orders/o9');
  await button('Etwas melden').click();
  await page.getByRole('combobox', { name: 'Was ist los?' }).selectOptions('Etwas ist beschädigt');
  await page.getByRole('textbox', { name: 'Wie viele?' }).fill('121');
  await button('Absenden').click();
  await expect.element(page.getByText('Gib eine Zahl von 1 bis 120 an.')).toBeVisible();
  await expect.element(page.getByText('Schreib kurz, was passiert ist.')).toBeVisible();
  expect(await faults()).toEqual([]);
  await page.getByRole('textbox', { name: 'Wie viele?' }).fill('2');
  const words = page.getByRole('textbox', { name: 'Was ist passiert?' });
  await words.fill(claim.words);
  await button('Absenden').click();
  // It failed: what was typed is still there to send.
  await expect.poll(() => tries).toBe(1);
  await expect.element(words).toHaveValue(claim.words);
  await button('Absenden').click();
  await expect.element(page.getByText('Danke, deine Meldung ist da. Wir antworten dir per Mail.')).toBeVisible();
  const waiting = page.getByRole('listitem', { name: 'Etwas ist beschädigt' }).first();
  await expect.element(waiting.getByText('Offen')).toBeVisible();
  const said = { kind: 'damaged', item: 'album', quantity: 2, motifs: [], words: claim.words, blob_ids: [] };
  expect(sent.at(-1)).toEqual(['POST /v1/orders/o1/claims', { claim: said }]);
  expect(await faults()).toEqual([]);
});
