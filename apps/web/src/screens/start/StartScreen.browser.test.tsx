import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ShellLayout } from '../../app/ShellLayout.tsx';
import { walkByTab } from '../../app/testing-keys.ts';
import { aStage, aUser, Staged, type Answers } from '../../app/testing.tsx';
import { StartScreen } from './StartScreen.tsx';
import { anAlbumSummary } from './testing.ts';

const albums = [
  anAlbumSummary({ id: 'a1', title: 'SV Blau-Weiß 09' }),
  anAlbumSummary({ id: 'a2', title: 'Klasse 4b', is_blueprint: true }),
  anAlbumSummary({ id: 's1', title: 'Oma Inge', owner_identifier: 'inge', role: 'editor' }),
];
const answering = (part: Answers = {}): Answers => ({
  'GET /v1/users/me': { body: { user: aUser() } },
  'GET /v1/albums': { body: { albums } },
  ...part,
});

async function open(answers: Answers, at = '/start') {
  const stage = await aStage(answers);
  const routes = [{ element: <ShellLayout />, children: [{ path: '/start', element: <StartScreen /> }] }];
  await render(<Staged services={stage.services} routes={routes} at={at} />);
  return stage;
}

async function faultsOf(): Promise<string[]> {
  const { violations } = await axe.run(document);
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test('shows own albums with their progress and counts both kinds', async () => {
  await open(answering());
  await expect.element(page.getByRole('link', { name: 'SV Blau-Weiß 09' })).toHaveAttribute('href', '/album/a1');
  await expect.element(page.getByText('Oma Inge')).not.toBeInTheDocument();
  await expect.element(page.getByRole('tab', { name: 'Eigene Alben 2' })).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tab', { name: 'Geteilte Alben 1' })).toBeVisible();
  await expect.element(page.getByRole('progressbar').first()).toHaveAccessibleName('150 von 172 Fotos');
  await expect.element(page.getByText('150 von 172 Fotos').first()).toBeVisible();
  await expect.element(page.getByText('Vorlage', { exact: true })).toBeVisible();
  expect(document.title).toBe('Meine Alben');
  expect(await faultsOf()).toEqual([]);
});

test('by Tab alone one goes through the page, and always sees where one is', async () => {
  await open(answering());
  await expect.element(page.getByRole('link', { name: 'SV Blau-Weiß 09' })).toBeVisible();
  expect((await walkByTab()).length).toBeGreaterThanOrEqual(6);
});

test('shared albums are on their own tab, and cannot be deleted there', async () => {
  await open(answering());
  await page.getByRole('tab', { name: /Geteilte/ }).click();
  await expect.element(page.getByRole('link', { name: 'Oma Inge' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /löschen$/ })).not.toBeInTheDocument();
});

test('deletes an album after asking, and takes it off the list', async () => {
  let rest = albums;
  const { calls } = await open(
    answering({
      'GET /v1/albums': () => ({ body: { albums: rest } }),
      'DELETE /v1/albums/a1': () => {
        rest = albums.slice(1);
        return { status: 204 };
      },
    }),
  );
  await page.getByRole('button', { name: '„SV Blau-Weiß 09“ löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'SV Blau-Weiß 09' });
  await expect.element(dialog.getByText('Bist du sicher, dass du dieses Album löschen möchtest?')).toBeVisible();
  // The harmless answer has the focus: Enter must not delete.
  await expect.element(dialog.getByRole('button', { name: 'Abbrechen' }).last()).toHaveFocus();
  expect(await faultsOf()).toEqual([]);
  await dialog.getByRole('button', { name: 'In den Papierkorb' }).click();
  await expect.element(page.getByRole('link', { name: 'SV Blau-Weiß 09' })).not.toBeInTheDocument();
  await expect.element(page.getByText('„SV Blau-Weiß 09“ liegt jetzt 30 Tage im Papierkorb.')).toBeVisible();
  expect(calls).toContain('DELETE /v1/albums/a1');
});

test('the trash shows what was deleted and for how long, brings it back or deletes it for good', async () => {
  const trashed = (id: string, title: string, days: number) => ({
    ...anAlbumSummary({ id, title }),
    trashed_at: new Date(Date.now() - (30 - days) * 86_400_000).toISOString(),
    expires_at: new Date(Date.now() + days * 86_400_000 + 60_000).toISOString(),
  });
  let left = [trashed('t1', 'Turnier 2019', 12), trashed('t2', 'Probe', 1)];
  const drop = (id: string) => () => {
    const album = left.find((one) => one.id === id)!;
    left = left.filter((one) => one.id !== id);
    return { status: 200, body: { album } };
  };
  const { calls } = await open(
    answering({
      'GET /v1/trashed_albums': () => ({ body: { albums: left } }),
      'POST /v1/trashed_albums/t1/restore': drop('t1'),
      'DELETE /v1/trashed_albums/t2': () => ({ ...drop('t2')(), status: 204, body: undefined }),
    }),
    '/start?tab=trash',
  );
  await expect.element(page.getByText('Noch 12 Tage')).toBeVisible();
  await expect.element(page.getByText('Noch 1 Tag', { exact: true })).toBeVisible();
  expect(await faultsOf()).toEqual([]);
  await page.getByRole('button', { name: '„Turnier 2019“ zurückholen' }).click();
  await expect.element(page.getByText('„Turnier 2019“ ist wieder da.')).toBeVisible();
  await page.getByRole('button', { name: '„Probe“ endgültig löschen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Probe' });
  await expect.element(dialog.getByRole('button', { name: 'Abbrechen' }).last()).toHaveFocus();
  await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
  await expect.element(page.getByText('Der Papierkorb ist leer')).toBeVisible();
  expect(calls).toContain('DELETE /v1/trashed_albums/t2');
});

test('the delete button shows when the tile has the pointer or the keyboard', async () => {
  await open(answering());
  const tile = page.getByRole('listitem').first();
  const button = page.getByRole('button', { name: '„SV Blau-Weiß 09“ löschen' });
  const opacity = () => getComputedStyle(button.element()).opacity;
  await page.getByRole('heading', { name: 'Meine Alben' }).hover();
  await expect.poll(opacity).toBe('0');
  await tile.hover();
  await expect.poll(opacity).toBe('1');
  await page.getByRole('heading', { name: 'Meine Alben' }).hover();
  (button.element() as HTMLElement).focus();
  await expect.poll(opacity).toBe('1');
});

test('who made an album for an organisation is offered a talk for its size, until it is put away', async () => {
  const url = 'https://termine.example/vertrieb';
  const config = { legal_pages: [], schedulers: { sales: url, info: null } };
  const organization = { name: 'Werk Nord', contactName: 'Mara', phone: '0421', contactRole: 'lead' };
  const answers = (size: string) =>
    answering({
      'GET /v1/config': { body: { config } },
      'GET /v1/organizations': { body: { organizations: [{ ...organization, size }] } },
    });
  localStorage.removeItem('figurina.scheduler_put_away');
  await open(answers('201-1000'));
  const offer = page.getByRole('region', { name: 'Ein Album für viele Leute' });
  await expect.element(offer.getByRole('link', { name: 'Termin aussuchen' })).toHaveAttribute('href', url);
  expect(await faultsOf()).toEqual([]);
  await page.getByRole('button', { name: 'Schließen' }).click();
  await expect.element(offer).not.toBeInTheDocument();
  expect(localStorage.getItem('figurina.scheduler_put_away')).not.toBeNull();
  localStorage.removeItem('figurina.scheduler_put_away');
});

test('imprint and privacy are linked as far as the operator has them', async () => {
  const config = { legal_pages: ['privacy', 'withdrawal'] };
  await open(answering({ 'GET /v1/config': { body: { config } } }));
  await expect.element(page.getByRole('link', { name: 'Datenschutz' })).toHaveAttribute('href', '/privacy');
  await expect.element(page.getByRole('link', { name: 'Widerruf' })).toHaveAttribute('href', '/withdrawal');
  await expect.element(page.getByRole('link', { name: 'Impressum' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Cookie-Einstellungen' })).not.toBeInTheDocument();
  expect(await faultsOf()).toEqual([]);
});

test('a refused deletion keeps the album and says why', async () => {
  const refusal = { type: 'x', title: 'Nein', status: 403, code: 'forbidden' };
  await open(answering({ 'DELETE /v1/albums/a1': { status: 403, body: refusal } }));
  await page.getByRole('button', { name: '„SV Blau-Weiß 09“ löschen' }).click();
  await page.getByRole('button', { name: 'In den Papierkorb' }).click();
  const toast = page.getByRole('alert');
  await expect.element(toast.getByText('Fehler beim Löschen des Albums')).toBeVisible();
  await expect.element(toast.getByText('Dafür fehlt dir die Berechtigung.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'SV Blau-Weiß 09' })).toBeVisible();
});

test('Esc closes the menu and returns to its button; arrows walk through it', async () => {
  await open(answering());
  const button = page.getByRole('button', { name: /Konto von Mara König/ });
  await button.click();
  await expect.element(page.getByRole('menuitem', { name: 'Profil' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('menuitem', { name: 'Abmelden' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('the language is switched from the menu without reloading', async () => {
  const { calls } = await open(answering());
  await page.getByRole('button', { name: /Konto von/ }).click();
  await page.getByRole('menuitemradio', { name: 'Polski' }).click();
  await expect.element(page.getByRole('heading', { name: 'Moje albumy' })).toBeVisible();
  await expect.element(page.getByText('2 kolekcje w toku.')).toBeVisible();
  expect(document.documentElement.lang).toBe('pl');
  expect(calls.filter((call) => call === 'GET /v1/albums')).toHaveLength(1);
});

test('both tabs say what to do when they are empty', async () => {
  await open(answering({ 'GET /v1/albums': { body: { albums: [] } } }));
  await expect.element(page.getByRole('heading', { name: 'Hier fehlt noch Nummer eins' })).toBeVisible();
  // One commit on the surface: the button in the empty place, not a second one above it.
  await expect.element(page.getByRole('link', { name: 'Neues Album' })).toHaveAttribute('href', '/album/new');
  await page.getByRole('tab', { name: /Geteilte/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Noch nichts geteilt' })).toBeVisible();
  expect(await faultsOf()).toEqual([]);
});

test('an outage is told in place, and one click tries again', async () => {
  const answers = answering({ 'GET /v1/albums': { status: 503, body: { code: 'unavailable', status: 503 } } });
  await open(answers);
  await expect.element(page.getByRole('alert').getByText(/Der Dienst ist gerade nicht erreichbar/)).toBeVisible();
  expect(await faultsOf()).toEqual([]);
  answers['GET /v1/albums'] = { body: { albums } };
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(page.getByRole('link', { name: 'SV Blau-Weiß 09' })).toBeVisible();
});

test('the albums are one tab stop, with arrows inside', async () => {
  await open(answering());
  const first = page.getByRole('link', { name: 'SV Blau-Weiß 09' });
  await expect.element(first).toHaveAttribute('tabindex', '0');
  await expect.element(page.getByRole('link', { name: 'Klasse 4b' })).toHaveAttribute('tabindex', '-1');
  await page.getByRole('tab', { name: /Eigene/ }).click();
  await userEvent.tab();
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('link', { name: 'Klasse 4b' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: '„Klasse 4b“ löschen' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(page.getByRole('link', { name: /Nächstes Album/ })).toHaveFocus();
});

const many = ['Zeltlager', 'Éclair-Turnier', 'Abschluss 10b', 'Änne wird 80', 'Abschluss 9a'].map((title, at) =>
  anAlbumSummary({ id: `m${at}`, title, updated_at: `2026-11-0${9 - at}T10:00:00.000Z` }),
);
const titles = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('.fig-tile-title')?.textContent);

test('tiles are ordered and found, and the order is kept on the device', async () => {
  localStorage.removeItem('figurina.album_order');
  await open(answering({ 'GET /v1/albums': { body: { albums: many } } }));
  await expect.poll(titles).toEqual([...many.map(({ title }) => title), undefined]);
  await page.getByRole('combobox', { name: 'Sortieren' }).click();
  await page.getByRole('option', { name: 'Name' }).click();
  const byName = ['Abschluss 9a', 'Abschluss 10b', 'Änne wird 80', 'Éclair-Turnier', 'Zeltlager'];
  await expect.poll(titles).toEqual([...byName, undefined]);
  expect(localStorage.getItem('figurina.album_order')).toBe('title');
  const search = page.getByRole('searchbox', { name: 'Alben durchsuchen' });
  await search.fill('eclair');
  await expect.poll(titles).toEqual(['Éclair-Turnier']);
  await search.fill('Hochzeit');
  await expect.element(page.getByRole('heading', { name: 'Kein Album heißt so' })).toBeVisible();
  expect(await faultsOf()).toEqual([]);
  await page.getByRole('button', { name: 'Suche löschen' }).click();
  await expect.poll(titles).toHaveLength(6);
});

test('an album is renamed from its tile', async () => {
  const sent: unknown[] = [];
  const { services } = await aStage(
    answering({
      'PATCH /v1/albums/a1': { body: { album: anAlbumSummary({ id: 'a1', title: 'SV Blau-Weiß 1909' }) } },
    }),
    'de',
    (call, body) => call.startsWith('PATCH') && sent.push(body),
  );
  const routes = [{ element: <ShellLayout />, children: [{ path: '/start', element: <StartScreen /> }] }];
  await render(<Staged services={services} routes={routes} at="/start" />);
  await page.getByRole('button', { name: 'Mehr zu „SV Blau-Weiß 09“' }).click();
  await page.getByRole('menuitem', { name: 'Umbenennen' }).click();
  const name = page.getByRole('textbox', { name: 'Name des Albums' });
  await expect.element(name).toHaveFocus();
  expect(await faultsOf()).toEqual([]);
  await name.fill(' SV Blau-Weiß 1909 ');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: 'SV Blau-Weiß 1909' })).toBeVisible();
  expect(sent).toEqual([{ album: { title: 'SV Blau-Weiß 1909' } }]);
});

test('an album is duplicated from its tile, which says what stays behind', async () => {
  const copy = anAlbumSummary({ id: 'c1', title: 'SV Blau-Weiß 09 (Kopie)' });
  let all = albums;
  await open(
    answering({
      'GET /v1/albums': () => ({ body: { albums: all } }),
      'POST /v1/albums/a1/copies': () => {
        all = [copy, ...albums];
        return { status: 201, body: { album: copy } };
      },
    }),
  );
  await page.getByRole('button', { name: 'Mehr zu „SV Blau-Weiß 09“' }).click();
  await page.getByRole('menuitem', { name: 'Duplizieren' }).click();
  await expect
    .element(page.getByRole('link', { name: 'SV Blau-Weiß 09 (Kopie)' }))
    .toHaveAttribute('href', '/album/c1');
  await expect.element(page.getByText(/Eingesammelte Fotos und Kommentare bleiben im Original/)).toBeVisible();
});
