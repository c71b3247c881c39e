import type { Customer, CustomerMail, CustomerSummary } from '@figurina/contract';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged, type Answers } from '../../app/testing.tsx';
import { CustomerScreen } from './customer/CustomerScreen.tsx';
import { CustomersScreen } from './CustomersScreen.tsx';

const LIST = 'GET /v1/customers';
const READ = 'GET /v1/customers/mara';
const SIGN_INS = 'GET /v1/customers/mara/sign_ins';
const NOWHERE = { count: 0, second_factor_since: null };
const MAILS = 'GET /v1/customers/mara/mails';
const AGAIN = 'POST /v1/customers/mara/mails/m1/copies';

const mara: CustomerSummary = {
  id: 'mara',
  name: 'Mara König',
  email: 'mara.koenig-von-und-zu-hohenschwangau@blauweiss09-vereinsheim.example',
  albums: 120,
  orders: 1,
  last_order_at: '2027-05-04T07:05:00Z',
  created_at: '2027-05-03T10:00:00Z',
};
const customer: Customer = {
  ...mara,
  email_confirmed: true,
  language: 'de',
  last_seen_at: '2027-05-05T10:00:00Z',
  album_list: [{ id: 'a1', title: '', identifier: 'A-7K3QXM', category: null, created_at: '2027-05-03T10:00:00Z' }],
  order_list: [
    {
      id: 'o1',
      name: 'F-20431',
      album_title: 'SV Blau-Weiß 09',
      status_message: 'Abgelehnt',
      amount_gross_human: '2.033,71 EUR',
      created_at: '2027-05-04T07:05:00Z',
    },
  ],
};
const aMail = (part: Partial<CustomerMail> = {}): CustomerMail => ({
  id: 'm1',
  kind: 'order_rejected',
  about: 'order',
  subject: 'Deine Bestellung F-20431',
  to: 'kasse@blauweiss09.example',
  at: '2027-05-05T08:00:00Z',
  state: 'sent',
  order: { id: 'o1', name: 'F-20431' },
  resending: 'yes',
  ...part,
});
const mails = (list: CustomerMail[], total_pages = 1) => ({
  body: { mails: list, pagination: { current_page: 1, total_pages } },
});
const SECRET = aMail({ id: 'm2', about: 'account', subject: 'Neues Passwort', order: null, resending: 'secret' });
const MANY = aMail({ id: 'm3', state: 'too_many', subject: null, resending: 'not_sent' });

let unmount: (() => Promise<void>) | null = null;
afterEach(async () => {
  await unmount?.();
  unmount = null;
});

async function open(answers: Answers, { at = '/customers', width = 1440, locale = 'de' as 'de' | 'pl' } = {}) {
  await page.viewport(width, 900);
  const stage = await aStage({ [SIGN_INS]: { body: { sign_ins: NOWHERE } }, ...answers }, locale);
  await stage.services.language.load(['customers']);
  const routes = [
    {
      path: '/customers',
      element: (
        <main>
          <CustomersScreen />
        </main>
      ),
    },
    {
      path: '/customers/:customerId',
      element: (
        <main>
          <CustomerScreen />
        </main>
      ),
    },
  ];
  const screen = await render(<Staged services={stage.services} routes={routes} at={at} />);
  unmount = () => screen.unmount();
  return stage;
}
const dialog = () => page.getByRole('dialog');
const faults = async (width: number) => {
  const { violations } = await axe.run(document.body);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
};

test('from the list to a customer, whose mail goes out once more after being asked; which cannot says why', async () => {
  const erasure = { requested_at: '2027-05-01T10:00:00Z', due_at: '2027-05-08T10:00:00Z', by_staff: true };
  const { answers, calls } = await open({
    'POST /v1/customers/mara/exports': { status: 202, body: { to: mara.email } },
    'POST /v1/customers/mara/erasure': { status: 201, body: { erasure } },
    [LIST]: { body: { customers: [mara], pagination: { current_page: 1, total_pages: 1 } } },
    [READ]: { body: { customer } },
    [MAILS]: mails([aMail(), SECRET, MANY], 2),
    [AGAIN]: { status: 429, body: { code: 'too_many_requests', status: 429, title: 'x' } },
  });
  await page.getByRole('link', { name: 'Mara König' }).click();
  await expect.element(page.getByRole('heading', { name: 'Mara König' })).toBeVisible();
  await expect.element(page.getByText('Die neuesten 1 von 120')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Titel des Albums' })).toHaveAttribute('href', '/album/a1');
  await expect.element(page.getByText('wird nie erneut gesendet', { exact: false })).toBeVisible();
  await expect.element(page.getByText('zu viele an einem Tag')).toBeVisible();
  const again = page.getByRole('button', { name: /^Noch einmal senden: / });
  expect(again.elements()).toHaveLength(1);
  await faults(1440);

  await again.click();
  await dialog().getByRole('button', { name: 'Abbrechen' }).last().click();
  expect(calls.filter((call) => call === AGAIN)).toEqual([]);
  await again.click();
  await dialog().getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect.element(page.getByText('zu viele Anfragen', { exact: false })).toBeVisible();
  answers[AGAIN] = { status: 201, body: { to: 'neu@blauweiss09.example' } };
  await again.click();
  await dialog().getByRole('button', { name: 'Noch einmal senden' }).click();
  await expect.element(page.getByText('Noch einmal gesendet an neu@blauweiss09.example.')).toBeVisible();
  await page.getByRole('button', { name: 'Kopie der Daten schicken' }).click();
  await dialog().getByRole('button', { name: 'Kopie der Daten schicken' }).click();
  await expect.element(page.getByText(`Die Kopie wird zusammengestellt und geht an ${mara.email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await dialog().getByRole('button', { name: 'Löschen', exact: true }).click();
  await expect.element(page.getByText('Wird am 8.5.2027 gelöscht.')).toBeVisible();
  await page.getByRole('button', { name: 'Ältere' }).click();
  await expect.poll(() => calls.at(-1)).toBe(`${MAILS}?page=2&per=25`);
});

test('a customer with many orders has them page by page, and links to what is below', async () => {
  const order_list = Array.from({ length: 60 }, (_, at) => ({
    ...customer.order_list[0]!,
    id: `o${at}`,
    name: `F-${20_500 - at}`,
    // A day later by the clock of the house.
    created_at: '2027-05-04T22:05:00Z',
  }));
  await open(
    { [READ]: { body: { customer: { ...customer, orders: 60, order_list } } }, [MAILS]: mails([aMail()]) },
    { at: '/customers/mara', width: 1024 },
  );
  const part = page.getByRole('region', { name: 'Bestellungen' });
  const names = () =>
    part
      .getByRole('link')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(names).toHaveLength(25);
  await expect.element(part.getByText('5.5.2027').first()).toBeVisible();
  await part.getByRole('button', { name: 'Ältere' }).click();
  await part.getByRole('button', { name: 'Ältere' }).click();
  await expect.poll(names).toEqual(Array.from({ length: 10 }, (_, at) => `F-${20_450 - at}`));
  await expect.element(part.getByText('Seite 3 von 3')).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '5.5.2027, 10:00' })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Abschnitte der Seite' }).getByRole('link');
  await expect.poll(() => links.elements()).toHaveLength(5);
  for (const link of links.elements()) {
    const section = document.querySelector(link.getAttribute('href')!);
    expect(section?.querySelector('h2')?.textContent).toBe(link.textContent);
  }
  await faults(1024);
});

test('list and page are named and readable on a phone in Polish; nothing and failures say so', async () => {
  const failed = { status: 500, body: { code: 'internal', status: 500, title: 'x' } };
  const none: Customer = { ...customer, albums: 0, orders: 0, album_list: [], order_list: [] };
  const { answers } = await open(
    { [LIST]: failed, [READ]: { body: { customer: none } }, [MAILS]: mails([]) },
    { width: 390, locale: 'pl' },
  );
  answers[LIST] = { body: { customers: [mara], pagination: { current_page: 1, total_pages: 1 } } };
  await page.getByRole('button', { name: 'Spróbuj ponownie' }).click();
  await expect.element(page.getByRole('link', { name: 'Mara König' })).toBeVisible();
  await faults(390);
  await page.getByRole('link', { name: 'Mara König' }).click();
  await expect.element(page.getByText('Jeszcze nic nie zamówiono.')).toBeVisible();
  await expect.element(page.getByText('W ostatnich 30 dniach', { exact: false })).toBeVisible();
  answers[MAILS] = mails([aMail(), SECRET, MANY]);
  await unmount?.();
  await open(answers, { at: '/customers/mara', width: 390, locale: 'pl' });
  await expect.element(page.getByText('kasse@blauweiss09.example', { exact: false }).first()).toBeVisible();
  await faults(390);
});

test('somebody is signed out everywhere, and asked for no code any more, each after a question', async () => {
  const { answers, calls } = await open(
    {
      [READ]: { body: { customer } },
      [MAILS]: mails([], 1),
      [SIGN_INS]: { body: { sign_ins: { count: 2, second_factor_since: '2027-05-01T10:00:00Z' } } },
      'DELETE /v1/customers/mara/sign_ins': { status: 503, body: { code: 'unavailable', status: 503, title: 'x' } },
      'DELETE /v1/customers/mara/second_factor': { status: 204 },
    },
    { at: '/customers/mara' },
  );
  const access = page.getByRole('region', { name: 'Anmeldung' });
  await expect.element(access.getByText('Auf 2 Geräten angemeldet. Mit Code seit 1.5.2027.')).toBeVisible();
  await access.getByRole('button', { name: 'Code ausschalten' }).click();
  await faults(1440);
  answers[SIGN_INS] = { body: { sign_ins: { count: 2, second_factor_since: null } } };
  await dialog().getByRole('button', { name: 'Code ausschalten' }).click();
  await expect.element(access.getByText('Ab jetzt genügt das Passwort.')).toBeVisible();
  await expect.element(access.getByRole('button', { name: 'Code ausschalten' })).not.toBeInTheDocument();
  await access.getByRole('button', { name: 'Überall abmelden' }).click();
  await dialog().getByRole('button', { name: 'Überall abmelden' }).click();
  await expect.element(access.getByRole('alert')).toBeVisible();
  answers['DELETE /v1/customers/mara/sign_ins'] = { status: 204 };
  answers[SIGN_INS] = { body: { sign_ins: NOWHERE } };
  await access.getByRole('button', { name: 'Überall abmelden' }).click();
  await dialog().getByRole('button', { name: 'Überall abmelden' }).click();
  await expect.element(access.getByText('Überall abgemeldet.')).toBeVisible();
  await expect.element(access.getByRole('button', { name: 'Überall abmelden' })).toBeDisabled();
  expect(calls.filter((call) => call.startsWith('DELETE'))).toHaveLength(3);
});
