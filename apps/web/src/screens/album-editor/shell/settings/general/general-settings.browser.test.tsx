import { anAlbum } from '@figurina/album/testing';
import type { AlbumHead } from '@figurina/contract';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type Answers, aStage } from '../../../../../app/testing.tsx';
import type { OpenAlbumMeta } from '../../../session/connection/meta-source.ts';
import { aSession, InEditor } from '../../../testing.tsx';
import { GeneralSettings } from './GeneralSettings.tsx';
import '../settings.css';

const PATCH = 'PATCH /v1/albums/album';
const organization = {
  name: 'SV Blau-Weiß',
  size: '1-150',
  contactName: 'Mara',
  phone: '030 1',
  contactRole: 'lead',
} as const;
const refused = (code: string) => ({ status: 403, body: { type: 'about:blank', title: '', status: 403, code } });

async function open(part: Partial<OpenAlbumMeta> = {}, more: Answers = {}) {
  await page.viewport(1000, 900);
  const sent: unknown[] = [];
  const head = {
    id: 'album',
    title: 'SV',
    release_date: null,
    language: 'de',
    locked: false,
    role: 'owner',
    sections: null,
    blueprint_category: 'sports',
    email_notifications_enabled: true,
    organization,
    ...(part.role && { role: part.role }),
  } as unknown as AlbumHead;
  const stage = await aStage(
    {
      [PATCH]: () => {
        Object.assign(head, (sent.at(-1) as { album: object }).album);
        return { body: { album: head } };
      },
      'GET /v1/config': { body: { config: { legal_pages: ['contact'] } } },
      ...more,
    },
    'de',
    (call, body) => call === PATCH && sent.push(body),
  );
  const session = await aSession(stage, anAlbum().section('Team', { id: 'team' }).spread().build());
  session.meta.set({ ...session.meta.get(), organization, ...part });
  const told: string[] = [];
  await render(
    <InEditor stage={stage} session={session} at="/album/album/settings/general">
      <main className="settings">
        <h1>Album</h1>
        <h2>Einstellungen</h2>
        <GeneralSettings />
      </main>
    </InEditor>,
  );
  return { session, stage, sent, told };
}
const mails = page.getByRole('switch', { name: /^E-Mails zum Album/ });
const language = page.getByRole('combobox', { name: 'Sprache des Albums' });
const spoken = (name: string) => page.getByRole('listbox').getByRole('option', { name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

test('a setting shows at once, is saved, and says so', async () => {
  const { session, sent } = await open();
  await userEvent.click(mails);
  await expect.element(mails).not.toBeChecked();
  await expect.element(page.getByText('Erfolgreich gespeichert.')).toBeVisible();
  await userEvent.click(language);
  await userEvent.click(spoken('Français'));
  await expect.poll(() => session.meta.get().language).toBe('fr');
  expect(sent).toEqual([{ album: { email_notifications_enabled: false } }, { album: { language: 'fr' } }]);
  session.end();
});

test('what could not be saved goes back, and says why', async () => {
  const { session } = await open({}, { [PATCH]: refused('album_locked') });
  await userEvent.click(mails);
  await expect.element(page.getByText('Das ließ sich nicht speichern')).toBeVisible();
  await expect.element(page.getByText('Das Album ist gesperrt und kann nicht geändert werden.')).toBeVisible();
  await expect.element(mails).toBeChecked();
  await userEvent.click(language);
  await userEvent.click(spoken('Polski'));
  await expect.poll(() => session.meta.get().language).toBe('de');
  session.end();
});

test.each([
  ['owner', false, [true, true, true, true]],
  ['owner', true, [true, false, false, true]],
  ['editor', false, [true, true, true, false]],
  ['filler', false, [false, false, false, false]],
  ['reader', true, [false, false, false, false]],
  ['admin', true, [true, true, true, true]],
] as const)('as %s, locked: %s, what can be set', async (role, locked, [switches, speaks, organizes, deletes]) => {
  const { session } = await open({ role, locked });
  const enabled = (element: typeof mails) => element.query()?.matches(':enabled') ?? false;
  await expect.element(mails).toBeInTheDocument();
  expect([
    enabled(mails),
    enabled(language),
    enabled(page.getByRole('textbox', { name: 'Telefon' })),
    enabled(button('Album löschen')),
  ]).toEqual([switches, speaks, organizes, deletes]);
  // Who may not is told why, beside the field.
  if (!speaks) {
    const why = locked && ['owner', 'editor'].includes(role) ? /gesperrt/ : /Das ändert nur, wer das Album gestaltet/;
    expect(
      document.getElementById(language.element().getAttribute('aria-describedby')!.split(' ')[0]!)!.textContent,
    ).toMatch(why);
  }
  await expect.element(page.getByRole('combobox', { name: 'Deine Sprache' })).toBeEnabled();
  expect(button(/Album sperren|Album öffnen/).query() !== null).toBe(role === 'admin');
  session.end();
});

test('the organisation is saved as a whole, and large ones are offered a conversation', async () => {
  const { session, sent } = await open();
  const phone = page.getByRole('textbox', { name: 'Telefon' });
  await expect.element(button('Angaben speichern')).toBeDisabled();
  await userEvent.clear(phone);
  await userEvent.click(button('Angaben speichern'));
  await expect.element(page.getByText('Das brauchen wir noch.')).toBeVisible();
  await expect.element(phone).toHaveFocus();
  expect(sent).toEqual([]);
  await userEvent.fill(phone, '030 22');
  expect(page.getByText(/Ab 200 Personen/).query()).toBeNull();
  await userEvent.click(page.getByRole('combobox', { name: 'Wie viele seid ihr?' }));
  await userEvent.click(page.getByRole('option', { name: '201 bis 1000' }));
  await expect
    .element(page.getByRole('link', { name: 'Mit dem Vertrieb sprechen' }))
    .toHaveAttribute('href', '/contact');
  await userEvent.click(button('Angaben speichern'));
  await expect.poll(() => session.meta.get().organization?.phone).toBe('030 22');
  expect(sent).toEqual([{ album: { organization: { ...organization, phone: '030 22', size: '201-1000' } } }]);
  session.end();
});

test('an administrator locks it with a reason', async () => {
  const { session, sent } = await open({ role: 'admin' });
  await expect.element(button('Album sperren')).toBeDisabled();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Wozu' }), 'review');
  await userEvent.fill(page.getByRole('textbox', { name: 'Grund' }), ' Prüfung ');
  await userEvent.click(button('Album sperren'));
  await expect.element(button('Album öffnen')).toBeVisible();
  expect(sent).toEqual([{ album: { locked: true, lock_cause: 'review', lock_reason: 'Prüfung' } }]);
  session.end();
});

test('deleting asks first, and says when it did not work', async () => {
  const { session, stage } = await open({}, { 'DELETE /v1/albums/album': refused('forbidden') });
  await userEvent.click(button('Album löschen'));
  await expect.element(page.getByText('Bist du sicher, dass du dieses Album löschen möchtest?')).toBeVisible();
  await userEvent.click(button('Abbrechen').last());
  expect(stage.calls).not.toContain('DELETE /v1/albums/album');
  await userEvent.click(button('Album löschen'));
  await userEvent.click(button('In den Papierkorb'));
  await expect.element(page.getByText('Fehler beim Löschen des Albums')).toBeVisible();
  session.end();
});

test.each([1440, 390])('has no fault of accessibility at %i', async (width) => {
  const { session } = await open({ role: 'admin', organization: { ...organization, size: '1000+' } });
  await page.viewport(width, 900);
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  session.end();
});
