import type { OnboardingState } from '@figurina/contract';
import { anAlbum } from '@figurina/album/testing';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, aUser, type Answers } from '../../../../app/testing.tsx';
import { aSession, InEditor } from '../../testing.tsx';
import { OnboardingPanel } from './OnboardingPanel.tsx';
import { PhoneWarningOnce } from './PhoneWarningOnce.tsx';

beforeEach(() => localStorage.clear());

const nothing: OnboardingState = {
  has_invitations: false,
  has_title_and_release_date: true,
  has_sticker: false,
  has_updated_section: false,
  has_updated_sticker_link_config: false,
  has_image: false,
};
const STATE = 'GET /v1/albums/album/onboarding_state';

async function open(part: Partial<OnboardingState> = {}, more: Answers = {}, role: 'owner' | 'editor' = 'owner') {
  const stage = await aStage({
    [STATE]: { body: { onboarding_state: { ...nothing, ...part } } },
    'GET /v1/users/me': { body: { user: aUser() } },
    ...more,
  });
  const session = await aSession(stage, anAlbum().section('Erste Elf').spread().build(), { role });
  await render(
    <InEditor stage={stage} session={session} at="/album/album/onboarding">
      <main className="editor-panel" style={{ width: 300, height: 760 }}>
        <h1>Album</h1>
        <OnboardingPanel />
      </main>
    </InEditor>,
  );
  return { stage, session };
}

async function faults(): Promise<string[]> {
  const { violations } = await axe.run(document);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
const step = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

test('says which steps are done, and opens the first that is not', async () => {
  const { session } = await open({ has_image: true });
  await expect.element(page.getByRole('progressbar')).toHaveAccessibleName('2 von 6');
  await expect.element(step('Titel und Datum erledigt')).toHaveAttribute('aria-expanded', 'false');
  await expect.element(step('Kapitel benennen jetzt dran')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(step('Leute eintragen noch offen')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Zu den Kapiteln' }))
    .toHaveAttribute('href', '/album/album/stickers');
  await step('Leute eintragen').click();
  await expect.element(page.getByRole('link', { name: 'Zu den Kapiteln' })).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Liste einlesen' }))
    .toHaveAttribute('href', '/album/album/stickers/import');
  expect(await faults()).toEqual([]);
  session.end();
});

test('sees by itself what was done meanwhile', async () => {
  const { stage, session } = await open();
  await expect.element(step('Kapitel benennen jetzt dran')).toBeVisible();
  stage.answers[STATE] = { body: { onboarding_state: { ...nothing, has_updated_section: true } } };
  session.meta.set({ ...session.meta.get(), title: 'Neu' });
  await expect.element(step('Kapitel benennen erledigt')).toBeVisible();
  await expect.element(step('Leute eintragen jetzt dran')).toHaveAttribute('aria-expanded', 'true');
  session.end();
});

test('invites from the last step, and says what is wrong with an address', async () => {
  const done = Object.fromEntries(Object.keys(nothing).map((flag) => [flag, flag !== 'has_invitations']));
  const refused = { type: 'x', title: 'Nein', status: 409, code: 'invitation_exists' };
  const invite = 'POST /v1/albums/album/invitations';
  const { stage, session } = await open(done, { [invite]: { status: 409, body: refused } });
  const email = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
  const button = page.getByRole('button', { name: 'Einladen' });
  await expect.element(button).toBeDisabled();
  await email.fill('mia@verein.de');
  await button.click();
  await expect.element(email).toHaveAttribute('aria-invalid', 'true');
  stage.answers[invite] = {
    status: 201,
    body: { invitation: { id: 'i', email: 'mia@verein.de', created_at: '', expires_at: '' } },
  };
  stage.answers[STATE] = { body: { onboarding_state: { ...nothing, ...done, has_invitations: true } } };
  await button.click();
  await expect.element(page.getByText('Die Einladung an mia@verein.de ist unterwegs.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Alles beisammen' })).toBeVisible();
  expect(await faults()).toEqual([]);
  session.end();
});

test('who may not invite has one step less', async () => {
  const { session } = await open({}, {}, 'editor');
  await expect.element(page.getByRole('progressbar')).toHaveAccessibleName('1 von 5');
  await expect.element(step('Mithilfe holen')).not.toBeInTheDocument();
  session.end();
});

test('the steps are put away and fetched again', async () => {
  const { session } = await open();
  await page.getByRole('button', { name: 'Schritte ausblenden' }).click();
  await expect.element(page.getByText('Du hast die Schritte ausgeblendet.')).toBeVisible();
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Schritte wieder zeigen' }).click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  session.end();
});

test('an outage is told in place, and one click tries again', async () => {
  const { stage, session } = await open({}, { [STATE]: { status: 503, body: { code: 'unavailable', status: 503 } } });
  await expect.element(page.getByRole('alert').getByText(/Der Dienst ist gerade nicht erreichbar/)).toBeVisible();
  stage.answers[STATE] = { body: { onboarding_state: nothing } };
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  session.end();
});

test('a phone is warned once, and gets the link by mail', async () => {
  const mail = 'POST /v1/albums/album/link_mail';
  const stage = await aStage({
    'GET /v1/users/me': { body: { user: aUser() } },
    [mail]: { status: 429, body: { type: 'x', title: 'Zu viele', status: 429, code: 'too_many_requests' } },
  });
  const session = await aSession(stage, anAlbum().section('Erste Elf').spread().build());
  const show = () =>
    render(
      <InEditor stage={stage} session={session} at="/album/album">
        <main>
          <h1>Album</h1>
          <PhoneWarningOnce />
        </main>
      </InEditor>,
    );
  const screen = await show();
  const warning = page.getByRole('dialog', { name: 'Am Rechner geht mehr' });
  await expect.element(warning.getByRole('button', { name: 'Link an mich mailen' })).toHaveFocus();
  expect(await faults()).toEqual([]);
  await warning.getByRole('button', { name: 'Link an mich mailen' }).click();
  await expect.element(warning.getByText(/Das waren zu viele Anfragen/)).toBeVisible();
  stage.answers[mail] = { status: 204 };
  await warning.getByRole('button', { name: 'Link an mich mailen' }).click();
  await expect.element(warning.getByText('Die Mail an mara@example.org ist unterwegs.')).toBeVisible();
  await warning.getByRole('button', { name: 'Auf dem Handy weitermachen' }).click();
  await expect.element(warning).not.toBeInTheDocument();
  await screen.unmount();
  await show();
  await expect.element(page.getByRole('heading', { name: 'Album' })).toBeVisible();
  expect(document.querySelector('dialog[open]')).toBeNull();
  session.end();
});
