import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AdminOnly } from './AdminOnly.tsx';
import { ShellLayout } from './ShellLayout.tsx';
import { aStage, aUser, Staged } from './testing.tsx';

async function open(roles: string[]) {
  const { services } = await aStage({ 'GET /v1/users/me': { body: { user: aUser({ roles }) } } });
  const routes = [
    {
      element: <ShellLayout />,
      children: [{ element: <AdminOnly />, children: [{ path: '/secret', element: <p>Inhalt</p> }] }],
    },
  ];
  await render(<Staged services={services} routes={routes} at="/secret" />);
}

test('administrators see the screen and its place in the navigation', async () => {
  await page.viewport(1024, 700);
  await open(['admin']);
  await expect.element(page.getByText('Inhalt')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Postausgang' })).toHaveAttribute('href', '/mails');
});

test('on a phone the place of staff is in the head, and the outbox in the menu of the account', async () => {
  await page.viewport(390, 844);
  await open(['admin']);
  await expect.element(page.getByRole('link', { name: 'Betrieb' })).toHaveAttribute('href', '/dashboard');
  await expect.element(page.getByRole('link', { name: 'Postausgang' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: /Konto/ }));
  await expect.element(page.getByRole('menuitem', { name: 'Postausgang' })).toBeVisible();
});

test('for everybody else there is nothing at the address', async () => {
  await open(['user']);
  await expect.element(page.getByRole('heading', { name: 'Oh nein :(' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/start');
  await expect.element(page.getByText('Inhalt')).not.toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: 'Postausgang' })).not.toBeInTheDocument();
});
