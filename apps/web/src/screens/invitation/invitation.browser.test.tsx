import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, aUser, Staged, type Answers } from '../../app/testing.tsx';
import type { SignInHints } from '../../session/session.ts';
import { invitedHints } from './invited-hints.ts';
import { InvitationAcceptScreen } from './InvitationAcceptScreen.tsx';
import { InvitationConfirmScreen } from './InvitationConfirmScreen.tsx';

const problem = (status: number, code: string) => ({ status, body: { type: 'x', title: 'Weg', status, code } });
const gone = problem(404, 'invitation_gone');
const invitation = {
  id: 'i1',
  email: 'mara@example.org',
  only_this_email: false,
  album_id: 'a1',
  album_title: 'SV Blau-Weiß 09',
  invited_by: 'Olga Meier',
  inviter_email: 'olga@example.org',
  inviter_picture: null,
  cover: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
  role: 'editor',
  message: '',
  expires_at: '2026-12-01T00:00:00.000Z',
};
const READ = 'GET /v1/public/invitations/t1';
const CONFIRM = 'POST /v1/invitations/t1/confirm';
const joined = { body: { album_id: 'a7', association: {} } };
const signedIn = { 'GET /v1/users/me': { body: { user: aUser() } } };
const accept = (name: string | RegExp = 'Einladung annehmen') => page.getByRole('link', { name });

async function open(answers: Answers, { at = 'accept', isSignedIn = true } = {}) {
  const stage = await aStage({ ...signedIn, ...answers });
  await stage.services.language.load(['invitation']);
  const signIns: [string, SignInHints | undefined][] = [];
  const session = {
    ...stage.services.session,
    accessToken: async () => (isSignedIn ? 'token' : null),
    signIn: async (to: string, hints?: SignInHints) => void signIns.push([to, hints]),
  };
  const routes = [
    { path: '/invitations/:token/accept', element: <InvitationAcceptScreen /> },
    { path: '/invitations/:token/confirm', element: <InvitationConfirmScreen /> },
    { path: '/album/:albumId', element: <h1>Editor</h1> },
  ];
  await render(<Staged services={{ ...stage.services, session }} routes={routes} at={`/invitations/t1/${at}`} />);
  return { ...stage, signIns, posts: () => stage.calls.filter((call) => call.startsWith('POST')) };
}
const editor = page.getByRole('heading', { name: 'Editor' });

test('says who invites to which album, and accepting opens it', async () => {
  const { posts } = await open({ [READ]: { body: { invitation } }, [CONFIRM]: joined }, { isSignedIn: false });
  await expect.element(page.getByRole('heading', { name: 'Bau mit am Album „SV Blau-Weiß 09“' })).toBeVisible();
  await expect.element(page.getByText(/Olga Meier gestaltet dieses Album/)).toBeVisible();
  await expect.element(page.getByText('olga@example.org')).toBeVisible();
  expect(document.querySelector('.invitation-cover')?.getAttribute('src')).toBe(invitation.cover);
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  await accept().click();
  await expect.element(editor).toBeVisible();
  expect(posts()).toEqual([CONFIRM]);
});

test.each([
  ['filler', /braucht dich für die Sticker/],
  ['commenter', /möchte deine Meinung hören/],
  ['reader', /zeigt dir, wie es wird/],
])('says what a %s is wanted for, with the inviter’s own words', async (role, text) => {
  await open({ [READ]: { body: { invitation: { ...invitation, role, message: 'Bis Freitag!' } } } });
  const title = page.getByRole('heading', { name: 'Du bist zum Album „SV Blau-Weiß 09“ eingeladen' });
  await expect.element(title).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByText('Bis Freitag!')).toBeVisible();
  await expect.element(page.getByText('Du bist als mara@example.org angemeldet.')).toBeVisible();
});

test('who is signed in under another address than was invited is told, and may come as who they are', async () => {
  const other = { ...invitation, email: 'jonas@example.org' };
  const { signIns, posts } = await open({ [READ]: { body: { invitation: other } }, [CONFIRM]: joined });
  await expect
    .element(page.getByText('Eingeladen ist jonas@example.org, angemeldet bist du als mara@example.org.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Mit anderem Konto anmelden' }).click();
  expect(signIns).toEqual([['/invitations/t1/confirm', { email: 'jonas@example.org', anotherAccount: true }]]);
  expect(posts()).toEqual([]);
  await accept('Als mara@example.org annehmen').click();
  await expect.element(editor).toBeVisible();
});

test('who comes back from the sign-in under another address is asked before they join', async () => {
  const other = { ...invitation, email: 'jonas@example.org' };
  const { posts } = await open({ [READ]: { body: { invitation: other } }, [CONFIRM]: joined }, { at: 'confirm' });
  await expect.element(page.getByText(/^Eingeladen ist jonas@example\.org/)).toBeVisible();
  expect(posts()).toEqual([]);
  await accept('Als mara@example.org annehmen').click();
  await expect.element(editor).toBeVisible();
  expect(posts()).toEqual([CONFIRM]);
});

test('an album that takes the invited address alone offers another account and nothing else', async () => {
  const only = { ...invitation, email: 'jonas@example.org', only_this_email: true };
  await open({ [READ]: { body: { invitation: only } } });
  await expect.element(page.getByText(/Dieses Album nimmt nur die eingeladene Adresse auf\.$/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Mit anderem Konto anmelden' })).toBeVisible();
  await expect.element(accept(/annehmen/)).not.toBeInTheDocument();
});

test('an address that is not confirmed can be confirmed from here', async () => {
  const { answers, posts } = await open(
    {
      [READ]: { body: { invitation } },
      [CONFIRM]: problem(403, 'address_unconfirmed'),
      'POST /v1/users/activation_mail': { status: 204 },
    },
    { at: 'confirm' },
  );
  await expect.element(page.getByRole('heading', { name: 'Bestätige erst deine Adresse' })).toBeVisible();
  await page.getByRole('button', { name: 'Neuen Link schicken' }).click();
  await expect.element(page.getByText(/^Der Link ist unterwegs/)).toBeVisible();
  answers[CONFIRM] = joined;
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(editor).toBeVisible();
  expect(posts()).toEqual([CONFIRM, 'POST /v1/users/activation_mail', CONFIRM]);
});

test('an open link names nobody’s address, and takes whoever is signed in', async () => {
  const link = { ...invitation, id: null, email: null, inviter_email: null, role: 'filler' };
  const { posts } = await open({ [READ]: { body: { invitation: link } }, [CONFIRM]: joined }, { at: 'confirm' });
  await expect.element(editor).toBeVisible();
  expect(posts()).toEqual([CONFIRM]);
});

test('a link that no longer works says so and leads on', async () => {
  await open({ [READ]: gone });
  await expect.element(page.getByText('Diese Einladung gilt nicht mehr.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
});

test('who is in the album already comes to it by a link that is used up', async () => {
  await open({ [READ]: gone, [CONFIRM]: joined }, { at: 'confirm' });
  await expect.element(editor).toBeVisible();
});

test('a confirmation that fails can be tried again', async () => {
  const { answers } = await open(
    { [READ]: { body: { invitation } }, [CONFIRM]: problem(503, 'unavailable') },
    { at: 'confirm' },
  );
  await expect.element(page.getByText('Das hat nicht geklappt. Bitte versuche es später noch einmal.')).toBeVisible();
  answers[CONFIRM] = joined;
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(editor).toBeVisible();
});

test('the sign-in is handed the invited address, and opens as a sign-up', async () => {
  const { services, answers } = await aStage({ [READ]: { body: { invitation } } });
  const hints = () => invitedHints(services.api)(new URL('https://figurina.example/invitations/t1/confirm'));
  expect(await hints()).toEqual({ signUp: true, email: 'mara@example.org' });
  answers[READ] = gone;
  expect(await hints()).toEqual({ signUp: true, email: null });
});
