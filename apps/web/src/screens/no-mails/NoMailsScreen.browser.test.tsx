import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged, type Answers } from '../../app/testing.tsx';
import { NoMailsScreen } from './NoMailsScreen.tsx';

const LOOK = 'GET /v1/public/no_mails/t0k3n';
const CHANGE = 'PATCH /v1/public/no_mails/t0k3n';

async function open(answers: Answers) {
  const told: unknown[] = [];
  const stage = await aStage(answers, 'de', (call, body) => call === CHANGE && told.push(body));
  const routes = [{ path: '/no-mails/:token', element: <NoMailsScreen /> }];
  await render(<Staged services={stage.services} routes={routes} at="/no-mails/t0k3n?lang=de" />);
  return { ...stage, told };
}

test('one click ends the mails, another lets them come again, and looking alone does neither', async () => {
  const { told, answers } = await open({
    [LOOK]: { body: { no_mails: { stopped: false } } },
    [CHANGE]: { body: { no_mails: { stopped: true } } },
  });
  await expect.element(page.getByRole('heading', { name: 'Keine Mails mehr?' })).toBeVisible();
  expect(told).toEqual([]);
  await page.getByRole('button', { name: 'Keine Mails mehr' }).click();
  await expect.element(page.getByRole('heading', { name: 'Es ist Ruhe' })).toBeVisible();
  answers[CHANGE] = { body: { no_mails: { stopped: false } } };
  await page.getByRole('button', { name: 'Doch wieder Mails bekommen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Keine Mails mehr?' })).toBeVisible();
  expect(told).toEqual([{ no_mails: { stopped: true } }, { no_mails: { stopped: false } }]);
});

test('a link that is gone says that no mails come from there any more', async () => {
  await open({ [LOOK]: { status: 404, body: { code: 'no_mails_gone', status: 404 } } });
  await expect.element(page.getByText('Von hier kommen keine Mails mehr.', { exact: false })).toBeVisible();
});

test('who is in the album may choose to hear less of it instead', async () => {
  const WISH = 'GET /v1/public/notification_preferences/t0k3n';
  const level = { notification_preference: { level: 'mentions' } };
  await open({
    [LOOK]: { body: { no_mails: { stopped: false } } },
    [WISH]: { body: { notification_preference: { level: 'all' } } },
    'PATCH /v1/public/notification_preferences/t0k3n': { body: level },
  });
  await expect.element(page.getByRole('radio', { name: 'Alles' })).toBeChecked();
  await page.getByRole('radio', { name: 'Nur was an dich geht' }).click();
  await expect.element(page.getByRole('radio', { name: 'Nur was an dich geht' })).toBeChecked();
});
