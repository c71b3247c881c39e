import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, aUser, Staged, type Answers } from '../../app/testing.tsx';
import { StartScreen } from './StartScreen.tsx';
import { ActivateScreen } from './ActivateScreen.tsx';

async function open(answers: Answers) {
  const stage = await aStage({
    'GET /v1/users/me': { body: { user: aUser() } },
    'GET /v1/albums': { body: { albums: [] } },
    ...answers,
  });
  const routes = [
    { path: '/profile/activate', element: <ActivateScreen /> },
    { path: '/start', element: <StartScreen /> },
  ];
  await render(<Staged services={stage.services} routes={routes} at="/profile/activate" />);
  return stage;
}
const ACTIVATE = 'PATCH /v1/users/activate';

test('the link of the mail activates the account, and the start page says so', async () => {
  const { calls } = await open({ [ACTIVATE]: { body: { user: aUser({ activated_at: '2026-11-20T10:00:00.000Z' }) } } });
  await expect.element(page.getByRole('status').getByText('Dein Konto ist aktiviert')).toBeVisible();
  expect(calls.filter((call) => call === ACTIVATE)).toHaveLength(1);
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect.element(page.getByText('Dein Konto ist aktiviert')).not.toBeInTheDocument();
});

test('a failure says so, and one click tries again', async () => {
  const { answers } = await open({ [ACTIVATE]: { status: 503, body: { code: 'unavailable', status: 503 } } });
  await expect.element(page.getByText('Ein Fehler ist aufgetreten. Bitte versuche es erneut.')).toBeVisible();
  answers[ACTIVATE] = { body: { user: aUser() } };
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(page.getByText('Dein Konto ist aktiviert')).toBeVisible();
});
