import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged, type Answers } from '../../app/testing.tsx';
import { InvitationAcceptScreen } from './InvitationAcceptScreen.tsx';
import { InvitationConfirmScreen } from './InvitationConfirmScreen.tsx';

const gone = { status: 404, body: { type: 'x', title: 'Weg', status: 404, code: 'invitation_gone' } };
const invitation = {
  email: 'jonas@example.org',
  album_title: 'SV Blau-Weiß 09',
  invited_by: 'Mara König',
  expires_at: '2026-12-01T00:00:00.000Z',
};

async function open(answers: Answers) {
  const stage = await aStage(answers);
  const routes = [
    { path: '/invitations/:token/accept', element: <InvitationAcceptScreen /> },
    { path: '/invitations/:token/confirm', element: <InvitationConfirmScreen /> },
    { path: '/album/:albumId', element: <h1>Editor</h1> },
  ];
  await render(<Staged services={stage.services} routes={routes} at="/invitations/t1/accept" />);
  return stage;
}

test('says who invites to which album, and accepting opens it', async () => {
  const { calls } = await open({
    'GET /v1/public/invitations/t1': { body: { invitation } },
    'POST /v1/invitations/t1/confirm': { body: { album_id: 'a7', association: {} } },
  });
  await expect.element(page.getByRole('heading', { name: 'Bau mit am Album „SV Blau-Weiß 09“' })).toBeVisible();
  await expect.element(page.getByText(/Mara König gestaltet dieses Album/)).toBeVisible();
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  await page.getByRole('link', { name: 'Einladung annehmen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Editor' })).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /v1/invitations/t1/confirm']);
});

test('a link that no longer works says so and leads on', async () => {
  await open({ 'GET /v1/public/invitations/t1': gone });
  await expect.element(page.getByText('Diese Einladung gilt nicht mehr.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});

test('a confirmation that fails can be tried again', async () => {
  const answers: Answers = {
    'GET /v1/public/invitations/t1': { body: { invitation } },
    'POST /v1/invitations/t1/confirm': { status: 503, body: { code: 'unavailable', status: 503 } },
  };
  await open(answers);
  await page.getByRole('link', { name: 'Einladung annehmen' }).click();
  await expect.element(page.getByText('Das hat nicht geklappt. Bitte versuche es später noch einmal.')).toBeVisible();
  answers['POST /v1/invitations/t1/confirm'] = { body: { album_id: 'a7', association: {} } };
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Editor' })).toBeVisible();
});
