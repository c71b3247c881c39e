import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ShellLayout } from '../../app/ShellLayout.tsx';
import { aStage, aUser, Staged, type Answers } from '../../app/testing.tsx';
import { anOrderSummary } from '../../orders/testing.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

async function open(answers: Answers) {
  const stage = await aStage({
    'GET /v1/users/me': { body: { user: aUser() } },
    'GET /v1/order_signals': { body: { signals: [] } },
    'GET /v1/orders': { body: { orders: [], pagination: { total_pages: 0, current_page: 1 } } },
    ...answers,
  });
  await stage.services.language.load(['order_pages', 'profile']);
  const routes = [{ element: <ShellLayout />, children: [{ path: '/profile/*', element: <ProfileScreen /> }] }];
  await render(<Staged services={stage.services} routes={routes} at="/profile" />);
  return stage;
}
const faults = async () => (await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

test('the profile says who one is, sends the link that confirms the address, and shows the last three orders', async () => {
  const orders = ['F-20417', 'F-20416', 'F-20415'].map((name) => anOrderSummary({ id: name, name }));
  const { calls } = await open({
    'GET /v1/orders': { body: { orders, pagination: { total_pages: 4, current_page: 1 } } },
    'POST /v1/users/activation_mail': { status: 204 },
  });
  const account = page.getByRole('region', { name: 'Konto' });
  await expect.element(account.getByText('Mara König')).toBeVisible();
  await expect.element(account.getByText('mara@example.org')).toBeVisible();
  await expect.element(account.getByText('Noch nicht bestätigt')).toBeVisible();
  await account.getByRole('button', { name: 'Bestätigungslink schicken' }).click();
  await expect.element(account.getByText('Der Link ist unterwegs zu mara@example.org.')).toBeVisible();
  await expect.element(page.getByRole('article').nth(2)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Alle Bestellungen' })).toHaveAttribute('href', '/orders');
  expect(calls).toContain('GET /v1/orders?page=1&per=3');
  expect(document.title).toBe('Profil');
  expect(await faults()).toEqual([]);
  await account.getByRole('combobox', { name: 'Sprache' }).selectOptions('pl');
  await expect.element(page.getByRole('heading', { name: 'Ostatnie zamówienia' })).toBeVisible();
});

test('who signs in elsewhere is told where name and address come from', async () => {
  await open({
    'GET /v1/users/me': { body: { user: aUser({ email_confirmed: true }) } },
    'GET /v1/config': { body: { config: { provider: 'outside', legal_pages: [] } } },
  });
  await expect.element(page.getByText(/kommen von deinem Anmeldedienst/)).toBeVisible();
  await expect.element(page.getByText('Bestätigt', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^Noch nichts bestellt/)).toBeVisible();
});
