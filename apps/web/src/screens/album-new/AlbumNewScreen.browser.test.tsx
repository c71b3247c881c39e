import { readBlueprint, toParts } from '@figurina/album';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import choreo from '../../../../../content/blueprints/sports-choreo/blueprint.json' with { type: 'json' };
import { aStage, aUser, Staged, type Answers } from '../../app/testing.tsx';
import { AlbumConfirmScreen } from './AlbumConfirmScreen.tsx';
import { AlbumDataScreen } from './AlbumDataScreen.tsx';
import { AlbumNewScreen } from './AlbumNewScreen.tsx';

const blueprint = (id: string, title: string, blueprint_category: string) => ({
  id,
  title,
  description: `Wofür ${title} gut ist.`,
  blueprint_category,
  cover_preview_url: null,
  spreads_count: 21,
});
const blueprints = [
  blueprint('b1', 'Stadionheft', 'sports'),
  blueprint('b2', 'Nostalgie 74', 'sports'),
  blueprint('b3', 'Lange Tafel', 'wedding'),
];

const forBusiness = blueprint('b4', 'Linienplan', 'business');

/** The first one is a real template; the others have no document, and show their picture. */
function stadionheft() {
  const read = readBlueprint(choreo, 'de');
  if (!read.ok) throw new Error(read.detail);
  return { ...blueprints[0], ...toParts(read.blueprint.document), schema_version: 1, sections: [], layouts: [] };
}

beforeEach(() => localStorage.clear());

async function open(
  create: Answers[string] = { status: 201, body: { album: { id: 'new-1' } } },
  { organizations = [] as unknown[], offered = blueprints } = {},
) {
  const posted: unknown[] = [];
  const stage = await aStage(
    {
      'GET /v1/users/me': { body: { user: aUser() } },
      'GET /v1/blueprints': { body: { blueprints: offered } },
      'GET /v1/blueprints/b1': { body: { blueprint: stadionheft() } },
      'GET /v1/organizations': { body: { organizations } },
      'POST /v1/albums': create,
    },
    'de',
    (call, body) => call === 'POST /v1/albums' && posted.push(body),
  );
  const routes = [
    { path: '/album/new/:key?', element: <AlbumNewScreen /> },
    { path: '/album/new/data', element: <AlbumDataScreen /> },
    { path: '/album/new/confirm', element: <AlbumConfirmScreen /> },
    { path: '/album/:albumId', element: <h1>Editor</h1> },
  ];
  await render(<Staged services={stage.services} routes={routes} at="/album/new" />);
  return { ...stage, posted };
}

test('makes an album of the chosen template, name, day and language', async () => {
  const { posted } = await open();
  await page.getByRole('button', { name: /Nostalgie 74/ }).click();
  await page.getByRole('textbox', { name: /So heißt euer Album/ }).fill('SV Blau-Weiß 09');
  await page.getByLabelText('Anlass am').fill('12.6.27');
  await userEvent.tab();
  await expect.element(page.getByLabelText('Anlass am')).toHaveValue('12.6.2027');
  await page.getByRole('button', { name: 'Mit dieser Vorlage starten' }).click();
  await expect.element(page.getByRole('heading', { name: 'Editor' })).toBeVisible();
  expect(posted).toMatchObject([
    { album: { title: 'SV Blau-Weiß 09', release_date: '2027-06-12', language: 'de', blueprint_id: 'b2' } },
  ]);
  expect(localStorage.getItem('figurina.album_draft')).toBeNull();
});

test('offers the categories that have templates, and their templates only', async () => {
  await open();
  await expect.element(page.getByRole('heading', { name: '2 Vorlagen für Sport' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Kategorie' }).click();
  await expect.element(page.getByRole('option', { name: 'Schule' })).not.toBeInTheDocument();
  await page.getByRole('option', { name: 'Hochzeit' }).click();
  await expect.element(page.getByRole('heading', { name: 'Eine Vorlage für Hochzeit' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Lange Tafel/ })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('button', { name: /Stadionheft/ })).not.toBeInTheDocument();
});

test('asks for the name before it goes on', async () => {
  const { posted } = await open();
  await page.getByRole('button', { name: 'Mit dieser Vorlage starten' }).click();
  const name = page.getByRole('textbox', { name: /So heißt euer Album/ });
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Gib eurem Album einen Namen.');
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  expect(posted).toEqual([]);
});

test('what was typed is offered on the next visit, and gone when it is discarded', async () => {
  const first = await open();
  await page.getByRole('textbox', { name: /So heißt euer Album/ }).fill('Klasse 4b');
  await render(<></>);
  first.services.queries.clear();
  await open();
  const dialog = page.getByRole('dialog', { name: 'Da war doch was' });
  await expect.element(dialog.getByText('Klasse 4b')).toBeVisible();
  await dialog.getByRole('button', { name: 'Weitermachen' }).last().click();
  await expect.element(page.getByRole('textbox', { name: /So heißt/ }).last()).toHaveValue('Klasse 4b');
});

test('a refused creation says why, and goes again without typing anew', async () => {
  let answer = { status: 503, body: { code: 'unavailable', status: 503 } as unknown };
  const { posted } = await open(() => answer);
  await page.getByRole('textbox', { name: /So heißt euer Album/ }).fill('Klasse 4b');
  await page.getByRole('button', { name: 'Mit dieser Vorlage starten' }).click();
  await expect.element(page.getByText(/Der Dienst ist gerade nicht erreichbar/)).toBeVisible();
  answer = { status: 201, body: { album: { id: 'new-1' } } };
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Editor' })).toBeVisible();
  expect(posted).toHaveLength(2);
});

test('the template can be leafed through, and carries the name that is typed', async () => {
  await open();
  const front = page.getByRole('img', { name: 'Seite 1 von 16' });
  await expect.element(front).toBeVisible();
  await page.getByRole('textbox', { name: /So heißt euer Album/ }).fill('SV Blau-Weiß 09');
  await expect.element(front.getByText('SV Blau-Weiß 09')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Vorherige Doppelseite' })).toBeDisabled();
  await page.getByRole('button', { name: 'Nächste Doppelseite' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Seite 2-3 von 16');
  await userEvent.keyboard('{PageDown}');
  await expect.element(page.getByRole('img', { name: 'Seite 4-5 von 16' })).toBeVisible();
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}');
  await expect.element(front).toBeVisible();
});

const LINDNER = {
  name: 'Lindner Werkzeugbau',
  size: '151-200',
  contactName: 'Paula Lindner',
  phone: '0711 123456',
  contactRole: 'lead',
};

async function startForBusiness(): Promise<void> {
  await page.getByRole('textbox', { name: /So heißt euer Album/ }).fill('50 Jahre Lindner');
  await page.getByRole('button', { name: 'Mit dieser Vorlage starten' }).click();
}

test('a company tells for whom the album is, once', async () => {
  const { posted } = await open(undefined, { offered: [forBusiness] });
  await startForBusiness();
  await page.getByRole('textbox', { name: 'Unternehmen oder Organisation' }).fill(LINDNER.name);
  await page.getByRole('button', { name: 'Album anlegen' }).click();
  const size = page.getByRole('combobox', { name: 'Wie viele seid ihr?' });
  await expect.element(size).toHaveFocus();
  await expect.element(size).toHaveAccessibleDescription('Das brauchen wir noch.');
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  await size.click();
  await page.getByRole('option', { name: '151 bis 200' }).click();
  await page.getByRole('textbox', { name: 'Ansprechperson', exact: false }).first().fill(LINDNER.contactName);
  await page.getByRole('combobox', { name: 'Rolle der Ansprechperson' }).click();
  await page.getByRole('option', { name: 'Teamleitung' }).click();
  await page.getByRole('textbox', { name: 'Telefon' }).fill(LINDNER.phone);
  await page.getByRole('button', { name: 'Album anlegen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Editor' })).toBeVisible();
  expect(posted).toMatchObject([{ album: { blueprint_id: 'b4', organization: LINDNER } }]);
});

test('a company that has told before is not asked again', async () => {
  const { posted } = await open(undefined, { organizations: [LINDNER], offered: [forBusiness] });
  await startForBusiness();
  await expect.element(page.getByRole('heading', { name: 'Editor' })).toBeVisible();
  expect(posted).toMatchObject([{ album: { organization: LINDNER } }]);
});
