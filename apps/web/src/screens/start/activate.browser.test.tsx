import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, aUser, Staged, type Answers } from '../../app/testing.tsx';
import { StartScreen } from './StartScreen.tsx';
import { ActivateScreen } from './ActivateScreen.tsx';

async function open(answers: Answers, at = '/profile/activate?token=t0k3n') {
  const told: unknown[] = [];
  const stage = await aStage(
    {
      'GET /v1/users/me': { body: { user: aUser() } },
      'GET /v1/albums': { body: { albums: [] } },
      ...answers,
    },
    'de',
    (call, body) => call === ACTIVATE && told.push(body),
  );
  const routes = [
    { path: '/profile/activate', element: <ActivateScreen /> },
    { path: '/start', element: <StartScreen /> },
  ];
  await render(<Staged services={stage.services} routes={routes} at={at} />);
  return { ...stage, told };
}
const ACTIVATE = 'PATCH /v1/users/activate';

test('the link of the mail activates the account, and the start page says so', async () => {
  const activated = aUser({ activated_at: '2026-11-20T10:00:00.000Z', email_confirmed: true });
  const { calls, told } = await open({ [ACTIVATE]: { body: { user: activated } } });
  await expect.element(page.getByRole('status').getByText('Dein Konto ist aktiviert')).toBeVisible();
  expect(calls.filter((call) => call === ACTIVATE)).toHaveLength(1);
  expect(told).toEqual([{ token: 't0k3n' }]);
  await expect.element(page.getByText('Bestätige noch deine Adresse')).not.toBeInTheDocument();
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

test('a link that is gone leads to the start page, which sends another one and says when there were too many', async () => {
  const gone = { status: 404, body: { code: 'activation_link_gone', status: 404 } };
  const SEND = 'POST /v1/users/activation_mail';
  const detail = 'An deine Adresse sind gerade schon mehrere Mails gegangen.';
  const { answers, calls } = await open({
    [ACTIVATE]: gone,
    [SEND]: { status: 429, body: { code: 'too_many_requests', status: 429, detail } },
  });
  await expect.element(page.getByText('Dieser Link gilt nicht mehr', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect.element(page.getByText('Bestätige noch deine Adresse mara@example.org', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Neuen Link schicken' }).click();
  await expect.element(page.getByText(detail)).toBeVisible();
  answers[SEND] = { status: 204 };
  await page.getByRole('button', { name: 'Neuen Link schicken' }).click();
  await expect.element(page.getByText('Der Link ist unterwegs zu mara@example.org.')).toBeVisible();
  expect(calls.filter((call) => call === SEND)).toHaveLength(2);
});
