import axe from 'axe-core';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { connectAnalytics } from '../../analytics/analytics.ts';
import { type Answers, aUser } from '../../app/testing.tsx';
import { decide } from '../../consent/decision.ts';
import { aCheckout, CHECKOUT, openCheckout, ORDER } from './testing.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const order = page.getByRole('button', { name: 'Zahlungspflichtig bestellen' });
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const faults = page.getByRole('region', { name: /stimmt noch nicht|stimmen noch nicht/ });
const ordered = { status: 201, body: { order: { id: 'o1' } } };

/** All that is needed but the consent. */
async function fillIn(): Promise<void> {
  const texts = {
    Vorname: 'Mara',
    Nachname: 'König',
    Telefon: '0171 2345678',
    'Straße und Hausnummer': 'Am Waldstadion 12',
    PLZ: '50933',
    Ort: 'Köln',
  };
  for (const [name, text] of Object.entries(texts)) await box(name).fill(text);
}
const agree = async () => page.getByRole('checkbox', { name: /^Ich erlaube Figurina/ }).click();
const refusal = (code: string, status: number, part: object = {}) => ({ status, body: { code, status, ...part } });

async function openContact(answers: Answers = {}, options: { width?: number } = {}) {
  return openCheckout(answers, { step: 'contact', ...options });
}

test('faults show where a field is left and as a list of links, and under the button stands what is missing', async () => {
  await openContact();
  await expect.element(box('E-Mail')).toHaveValue('mara@example.org');
  await expect.element(box('Verein')).toHaveValue('SV Blau-Weiß 09');
  await expect.element(order).toBeDisabled();
  await expect.element(faults).not.toBeInTheDocument();
  await box('E-Mail').fill('mara@blauweiss09');
  await expect.element(faults).not.toBeInTheDocument();
  await box('Telefon').fill('0171/2345678');
  await userEvent.tab();
  await expect.element(faults).toMatchTextContent('Zwei Angaben stimmen noch nicht');
  await expect.element(box('E-Mail')).toHaveAccessibleDescription('E-Mail ist ungültig');
  await faults.getByRole('link', { name: 'Telefon: Nur Ziffern und Leerzeichen' }).click();
  await expect.element(box('Telefon')).toHaveFocus();
  await fillIn();
  await expect
    .element(page.getByRole('button', { name: 'Noch offen: eine Angabe und die Druckerlaubnis' }))
    .toBeVisible();
  await box('E-Mail').fill('mara@example.org');
  await page.getByRole('button', { name: 'Noch offen: die Druckerlaubnis' }).click();
  await expect.element(faults).toHaveFocus();
  await expect.element(order).toBeDisabled();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await agree();
  await expect.element(order).toBeEnabled();
});

test('the order holds what was seen and typed, and leads to its page', async () => {
  const { sent, calls } = await openContact({ [ORDER]: ordered });
  await fillIn();
  await agree();
  const recap = page.getByRole('region', { name: 'Das bestellst du' });
  await expect.element(recap).toMatchTextContent('5.400 Tüten mit je 4 Stickern');
  await expect.element(recap).toMatchTextContent('voraussichtlich am 20. Mai 2099, Köln, Deutschland');
  await expect.element(recap).toMatchTextContent('Gesamt 1.944,46 EUR inkl. MwSt. und Versand');
  await expect.element(recap).toMatchTextContent('kein Widerrufsrecht');
  await expect.element(recap.getByRole('link', { name: 'AGB' })).toHaveAttribute('href', '/terms');
  await order.dblClick();
  await expect.element(page.getByRole('heading', { name: '/orders/o1?new=1' })).toBeVisible();
  expect(calls.filter((call) => call === ORDER)).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    album_id: 'a1',
    no_albums: 120,
    release_date: '2099-06-12',
    organization: 'SV Blau-Weiß 09',
    phone: '00491712345678',
    country_code: 'DE',
    billing_address: null,
    print_access_consent: true,
    quote_hash: 'h1',
  });
  expect(sessionStorage).toHaveLength(0);
});

test('an order is told once it is there, with what led to it, to those who may know', async () => {
  const told: Record<string, unknown>[] = [];
  // What would leave this browser for another host.
  vi.spyOn(window, 'fetch').mockImplementation(async (_, init) => {
    told.push(JSON.parse(init!.body as string) as Record<string, unknown>);
    return new Response(null);
  });
  const disconnect = connectAnalytics({ url: 'https://zahlen.example/v1', write_key: 'schluessel' });
  document.cookie = 'figurina_campaign=utm_source=druckerei; Path=/';
  decide({ targeting: true });
  try {
    const order1 = { id: 'o1', name: 'F-20001', amount: 163_400, currency: 'EUR' };
    const { answers, sent } = await openContact({ [ORDER]: refusal('unavailable', 503) });
    await fillIn();
    await agree();
    await order.click();
    await page.getByRole('button', { name: 'OK' }).last().click();
    expect(told).toEqual([]);
    answers[ORDER] = { status: 201, body: { order: order1 } };
    await order.click();
    await expect.element(page.getByRole('heading', { name: '/orders/o1?new=1' })).toBeVisible();
    expect(sent.at(-1)).toMatchObject({ campaign: { utm_source: 'druckerei' } });
    expect(told.map(({ event, properties }) => ({ event, properties }))).toEqual([
      {
        event: 'Order Created',
        properties: { order: 'F-20001', amount: 163_400, currency: 'EUR', category: 'sports' },
      },
    ]);
  } finally {
    disconnect();
    vi.restoreAllMocks();
    for (const name of ['figurina_visitor', 'figurina_campaign']) document.cookie = `${name}=; Max-Age=0; Path=/`;
  }
});

test('an order that failed keeps what was typed and its key; one that is refused says so at the fields', async () => {
  const keys: (string | null)[] = [];
  const { answers } = await openContact({ [ORDER]: refusal('unavailable', 503) }, { width: 390 });
  await fillIn();
  await agree();
  const kept = (): string =>
    (JSON.parse(sessionStorage.getItem(sessionStorage.key(0)!)!) as { sending: { key: string } }).sending.key;
  await order.click();
  const notice = page.getByRole('dialog', { name: 'Hoppla, da ist etwas schiefgelaufen' });
  await expect.element(notice).toBeVisible();
  keys.push(kept());
  answers[ORDER] = refusal('order_invalid', 422, {
    errors: [
      { pointer: '/order/zip_code', code: 'zip_required', detail: 'Die PLZ gibt es nicht' },
      { pointer: '/order/album_id', code: 'other', detail: 'Etwas anderes' },
    ],
  });
  await notice.getByRole('button', { name: 'OK' }).click();
  await order.click();
  await expect.element(faults).toHaveFocus();
  keys.push(kept());
  expect(keys[1]).toBe(keys[0]);
  await expect.element(box('PLZ')).toHaveAccessibleDescription('Die PLZ gibt es nicht');
  await expect.element(faults).toMatchTextContent('Etwas anderes');
  await box('PLZ').fill('50934');
  await expect.element(faults).not.toBeInTheDocument();
  answers[ORDER] = ordered;
  await order.click();
  await expect.element(page.getByRole('heading', { name: '/orders/o1?new=1' })).toBeVisible();
});

test('a price that changed is asked about with both sums, and ordered only when that is agreed to', async () => {
  const now = (amount_gross_human: string, quote_hash: string) =>
    refusal('price_changed', 409, { checkout: aCheckout({ amount_gross_human, quote_hash }) });
  const { answers, sent, calls } = await openContact({ [ORDER]: now('2.000,00 EUR', 'h2') });
  await fillIn();
  await agree();
  const asked = () => calls.filter((call) => call.startsWith(CHECKOUT)).length;
  await expect.element(order).toBeEnabled();
  const before = asked();
  await order.click();
  const dialog = page.getByRole('dialog', { name: 'Die Bestellung ist nicht mehr dieselbe' });
  await expect.element(dialog.getByRole('row', { name: /^Gesamt/ })).toMatchTextContent('1.944,46 EUR2.000,00 EUR');
  await dialog.getByRole('button', { name: 'Noch nicht' }).click();
  expect(sent).toHaveLength(1);
  answers[ORDER] = now('2.100,00 EUR', 'h3');
  await order.click();
  await expect.element(dialog.getByRole('row', { name: /^Gesamt/ })).toMatchTextContent('2.000,00 EUR2.100,00 EUR');
  answers[ORDER] = ordered;
  await dialog.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
  await expect.element(page.getByRole('heading', { name: '/orders/o1?new=1' })).toBeVisible();
  expect(sent.map(({ quote_hash }) => quote_hash)).toEqual(['h1', 'h2', 'h3']);
  // The refusal brings what it costs now: nobody asks a second time.
  expect(asked()).toBe(before);
});

test('what was typed is there after a reload, the country leads prefix and price, and only the consent is given anew', async () => {
  const before = await openContact();
  await fillIn();
  await agree();
  await page.getByRole('combobox', { name: 'Land' }).click();
  await page.getByRole('option', { name: 'Italien' }).click();
  await expect.element(page.getByRole('combobox', { name: 'Vorwahl' })).toHaveValue('IT +39');
  await expect.poll(() => before.calls.at(-1)).toContain('country_code=IT');
  await expect.element(page.getByText('Prüf die PLZ noch einmal', { exact: false })).not.toBeInTheDocument();
  await box('PLZ').fill('5093');
  await userEvent.tab();
  await expect.element(page.getByText('Prüf die PLZ noch einmal', { exact: false })).toBeVisible();
  document.body.replaceChildren();
  const { sent } = await openContact({ [ORDER]: ordered });
  await expect.element(box('Nachname')).toHaveValue('König');
  await expect.element(page.getByRole('checkbox', { name: /^Ich erlaube Figurina/ })).not.toBeChecked();
  await page.getByText('Mehr für Rechnung und Buchhaltung').click();
  await box('USt-IdNr.').fill('IT00743110157');
  await page.getByRole('checkbox', { name: 'Rechnung an eine andere Adresse' }).click();
  const billing = page.getByRole('group', { name: 'Rechnungsadresse' });
  await expect
    .element(page.getByRole('button', { name: /^Noch offen: 6 Angaben und die Druckerlaubnis/ }))
    .toBeVisible();
  for (const [name, text] of Object.entries({
    Verein: 'SV Blau-Weiß 09 e. V.',
    Vorname: 'Ben',
    Nachname: 'Brandt',
    'Straße und Hausnummer': 'Ring 1',
    PLZ: '50667',
    Ort: 'Köln',
  }))
    await billing.getByRole('textbox', { name, exact: true }).fill(text);
  await agree();
  await order.click();
  await expect.element(page.getByRole('heading', { name: '/orders/o1?new=1' })).toBeVisible();
  expect(sent[0]).toMatchObject({
    phone: '003901712345678',
    country_code: 'IT',
    billing_address: { first_name: 'Ben', city: 'Köln', country_code: 'IT' },
  });
});

test('an address that is not confirmed says so before anything is typed, and no more when one comes back from its link', async () => {
  let confirmed = false;
  await openContact({
    'GET /v1/users/me': () => ({ body: { user: aUser({ email_confirmed: confirmed }) } }),
    'POST /v1/users/activation_mail': { status: 204 },
  });
  const note = page.getByRole('region', { name: /^Bestätige zuerst deine E-Mail-Adresse/ });
  await note.getByRole('button', { name: 'Neuen Link schicken' }).click();
  await expect.element(note.getByText('Der Link ist unterwegs.')).toBeVisible();
  expect((await axe.run(document)).violations).toEqual([]);
  confirmed = true;
  window.dispatchEvent(new Event('visibilitychange'));
  await expect.element(note).not.toBeInTheDocument();
});

test('who ordered before finds their address, and an address that is not confirmed says what to do', async () => {
  const address = {
    organization: 'Alt e. V.',
    first_name: 'Mara',
    last_name: 'König',
    address1: 'Am Waldstadion 12',
    address2: '',
    zip_code: '1010',
    city: 'Wien',
    country_code: 'AT',
    phone: '00436601234567',
  };
  const { calls } = await openContact({
    'GET /v1/orders': { body: { orders: [{ id: 'o0' }], pagination: { total_pages: 1, current_page: 1 } } },
    'GET /v1/orders/o0': { body: { order: { shipping_address: address } } },
    'POST /v1/users/activation_mail': { status: 204 },
    [ORDER]: refusal('address_unconfirmed', 403),
  });
  await expect.element(box('Ort')).toHaveValue('Wien');
  await expect.element(box('Verein')).toHaveValue('SV Blau-Weiß 09');
  await expect.element(box('Telefon')).toHaveValue('6601234567');
  expect(calls.findLast((call) => call.startsWith(CHECKOUT))).toContain('country_code=AT');
  await agree();
  await order.click();
  await page.getByRole('button', { name: 'Neuen Link schicken' }).click();
  await expect.element(page.getByText('Der Link ist unterwegs.')).toBeVisible();
});
