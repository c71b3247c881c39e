import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ShellLayout } from '../../app/ShellLayout.tsx';
import { aStage, aUser, Staged, type Answer, type Answers } from '../../app/testing.tsx';
import { anOrderSummary } from '../../orders/testing.ts';
import { OrdersScreen } from './OrdersScreen.tsx';

const LIST = 'GET /v1/orders';
const signals = [
  { title: 'created', human_title: 'Bestellt' },
  { title: 'rejected', human_title: 'Abgelehnt' },
  { title: 'review_completed', human_title: 'Freigegeben' },
  { title: 'export_started', human_title: 'Druckdaten in Arbeit' },
  { title: 'credit_created', human_title: 'Rechnungskorrektur' },
  { title: 'shipped', human_title: 'Versendet' },
];
const some = [anOrderSummary(), anOrderSummary({ id: 'o2', name: 'F-20416' })];
const listed = (orders: unknown[], total_pages = 1, current_page = 1): Answer => ({
  body: { orders, pagination: { total_pages, current_page } },
});

async function open(answers: Answers, at = '/orders') {
  const stage = await aStage({
    'GET /v1/users/me': { body: { user: aUser() } },
    'GET /v1/order_signals': { body: { signals } },
    ...answers,
  });
  await stage.services.language.load(['order_pages']);
  const routes = [
    {
      element: <ShellLayout />,
      children: [
        { path: '/orders', element: <OrdersScreen /> },
        { path: '/orders/:id', element: <h1>Eine Bestellung</h1> },
      ],
    },
  ];
  await render(<Staged services={stage.services} routes={routes} at={at} />);
  return stage;
}
const faults = async () => (await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
const asked = (calls: string[]) => calls.filter((call) => call.startsWith(LIST) && call.includes('per=25'));

test('orders are cards with all there is to know at a glance, and lead to themselves', async () => {
  const { calls } = await open({ [LIST]: listed(some) });
  const card = page.getByRole('article').first();
  await expect.element(card.getByText('Bestellung F-20417 vom 3.5.2027')).toBeVisible();
  await expect.element(card.getByText('Drei Pakete sind unterwegs')).toBeVisible();
  await expect.element(card.getByText(/Am Waldstadion 12, 50933 Köln/)).toBeVisible();
  await expect.element(card.getByText('Euer Fest am 12.6.2027')).toBeVisible();
  await expect.element(card.getByText('2.033,71 EUR')).toBeVisible();
  // What happened has its day and its colour; what is only told when it happens, and what is about files, is not there.
  const strip = card.getByRole('list', { name: 'Stand der Bestellung' });
  await expect.element(strip).toHaveTextContent('Bestellt3.5.Freigegeben6.5.Versendetsteht noch aus');
  const done = strip.getByRole('listitem').filter({ hasText: 'Freigegeben' });
  await expect.element(done).toHaveAttribute('data-color', 'green');
  await expect.element(strip.getByRole('listitem').last()).not.toHaveAttribute('data-color');
  expect(document.title).toBe('Meine Bestellungen');
  expect(asked(calls)).toEqual(['GET /v1/orders?page=1&per=25']);
  // Who has ordered finds their orders in the header.
  await expect.element(page.getByRole('link', { name: 'Bestellungen' })).toHaveAttribute('aria-current', 'page');
  expect(await faults()).toEqual([]);
  await card.getByRole('link', { name: 'Details zu F-20417' }).click();
  await expect.element(page.getByRole('heading', { name: 'Eine Bestellung' })).toBeVisible();
});

test('pages follow the address, also one that is past the end or none', async () => {
  const { calls } = await open({ [LIST]: () => listed([], 2, 9) }, '/orders?page=9');
  await expect.element(page.getByRole('heading', { name: 'So weit reicht die Liste nicht' })).toBeVisible();
  await expect.element(page.getByText(/^Seite /)).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Ältere' })).toBeDisabled();
  await page.getByRole('link', { name: 'Neuere' }).click();
  await expect.element(page.getByText('Seite 2 von 2')).toBeVisible();
  await expect.poll(() => asked(calls)).toEqual(['GET /v1/orders?page=9&per=25', 'GET /v1/orders?page=2&per=25']);
});

test('what is no number of a page is the first one', async () => {
  const { calls } = await open({ [LIST]: listed(some, 2) }, '/orders?page=-3');
  await expect.element(page.getByText('Seite 1 von 2')).toBeVisible();
  expect(asked(calls)).toEqual(['GET /v1/orders?page=1&per=25']);
});

test('who has ordered nothing is told where one does, and has no entry in the header', async () => {
  await open({ [LIST]: listed([], 0) });
  await expect.element(page.getByRole('heading', { name: 'Noch nichts bestellt' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zu meinen Alben' })).toHaveAttribute('href', '/start');
  await expect.element(page.getByRole('link', { name: 'Bestellungen' })).not.toBeInTheDocument();
  expect(await faults()).toEqual([]);
});

test('a failure is told in its place, and one click tries again', async () => {
  const answers: Answers = { [LIST]: { status: 503, body: { code: 'unavailable', status: 503 } } };
  const stage = await open(answers);
  await expect
    .element(page.getByRole('alert').getByText('Ein Fehler ist aufgetreten. Bitte versuche es erneut.'))
    .toBeVisible();
  stage.answers[LIST] = listed(some);
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(page.getByRole('article').first()).toBeVisible();
});
