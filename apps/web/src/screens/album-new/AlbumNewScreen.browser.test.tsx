import { type DraftPerson, firstDraft, readBlueprint, toParts } from '@figurina/album';
import axe from 'axe-core';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import choreo from '../../../../../content/blueprints/sports-choreo/blueprint.json' with { type: 'json' };
import { forgetAllFirstPhotos } from '../../first-photos/forget-first-photos.ts';
import { forgetAllLists } from '../../roster/forget-lists.ts';
import { firstPhotosOf } from '../../first-photos/kept-first-photos.ts';
import { walkByTab } from '../../app/testing-keys.ts';
import { aStage, aUser, Staged, type Answer, type Answers } from '../../app/testing.tsx';
import { AlbumConfirmScreen } from './AlbumConfirmScreen.tsx';
import { AlbumDataScreen } from './AlbumDataScreen.tsx';
import { AlbumDraftsScreen } from './AlbumDraftsScreen.tsx';
import { AlbumNewScreen } from './AlbumNewScreen.tsx';
import { AlbumPeopleScreen } from './AlbumPeopleScreen.tsx';
import { WIZARD_TEXTS } from './wizard-texts.ts';

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

const everywhere = (words: string) => ({ de: words, en: words, fr: words, it: words, pl: words });

/** Choreo, which asks since when there is the club, and says so on the cover. */
function asking(): object {
  const line = choreo.workspace.children[0]!.children[0]!.children.find(
    ({ props }) => 'text' in props && String(props.text).startsWith('@'),
  )!;
  const key = String((line.props as { text?: string }).text).slice(1) as keyof typeof choreo.texts;
  const since = {
    id: 'since',
    kind: 'line',
    label: everywhere('Seit wann gibt es euch?'),
    example: everywhere('1974'),
  };
  const words = [everywhere('Seit {answer-since}'), choreo.texts[key]].flat();
  return { ...choreo, questions: [since], texts: { ...choreo.texts, [key]: words } };
}

/** A real template under every name, so that all of them can be drawn. */
function documentOf(summary: object) {
  const read = readBlueprint(asking(), 'de');
  if (!read.ok) throw new Error(read.detail);
  return { ...summary, ...toParts(read.blueprint.document), schema_version: 1, sections: [], layouts: [] };
}

/** A workspace with its root alone. */
const EMPTY = { workspace: { root: 'r', nodes: { r: { id: 'r', type: 'Root', parent: null, order: '' } } } };

beforeEach(async () => {
  localStorage.clear();
  forgetAllFirstPhotos();
  forgetAllLists();
  await page.viewport(1280, 800);
});

async function open(
  create: Answers[string] = { status: 201, body: { album: { id: 'new-1' } } },
  {
    organizations = [] as unknown[],
    offered = blueprints,
    empty = '',
    list = (): Answer => ({ body: { blueprints: offered } }),
    at = '/album/new',
  } = {},
) {
  const posted: unknown[] = [];
  const stage = await aStage(
    {
      'GET /v1/users/me': { body: { user: aUser() } },
      'GET /v1/blueprints': list,
      ...Object.fromEntries(
        [...blueprints, forBusiness].map((one) => [
          `GET /v1/blueprints/${one.id}`,
          { body: { blueprint: { ...documentOf(one), ...(empty === one.id && EMPTY) } } },
        ]),
      ),
      'GET /v1/organizations': { body: { organizations } },
      'POST /v1/albums': create,
    },
    'de',
    (call, body) => call === 'POST /v1/albums' && posted.push(body),
  );
  await stage.services.language.load(WIZARD_TEXTS);
  const routes = [
    { path: '/album/new/people', element: <AlbumPeopleScreen /> },
    { path: '/album/new/drafts', element: <AlbumDraftsScreen /> },
    { path: '/album/new/:key?', element: <AlbumNewScreen /> },
    { path: '/album/new/data', element: <AlbumDataScreen /> },
    { path: '/album/new/confirm', element: <AlbumConfirmScreen /> },
    { path: '/album/:albumId', element: <h1>Editor</h1> },
  ];
  await render(<Staged services={stage.services} routes={routes} at={at} />);
  return { ...stage, posted };
}

test('by Tab alone one goes through the templates, and always sees where one is', async () => {
  await open();
  await expect.element(page.getByText('Stadionheft').first()).toBeVisible();
  expect((await walkByTab()).length).toBeGreaterThanOrEqual(6);
});

test('makes an album of the chosen template, name, day and language', async () => {
  document.cookie = 'figurina_campaign=utm_source=druckerei-nord; Path=/';
  const { posted } = await open();
  await page.getByRole('button', { name: /Nostalgie 74/ }).click();
  await page.getByRole('textbox', { name: /So heißt euer Album/ }).fill('SV Blau-Weiß 09');
  await page.getByLabelText('Anlass am').fill('12.6.27');
  await userEvent.tab();
  await expect.element(page.getByLabelText('Anlass am')).toHaveValue('12.6.2027');
  await page.getByRole('button', { name: 'Mit dieser Vorlage starten' }).click();
  await page.getByRole('link', { name: 'Ohne Liste anlegen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Editor' })).toBeVisible();
  expect(posted).toMatchObject([
    {
      album: { title: 'SV Blau-Weiß 09', release_date: '2027-06-12', language: 'de', blueprint_id: 'b2' },
      analytics_metadata: { utm_source: 'druckerei-nord' },
    },
  ]);
  expect(localStorage.getItem('figurina.album_draft')).toBeNull();
  document.cookie = 'figurina_campaign=; Max-Age=0; Path=/';
});

test('begins with the category that a link names, until another one is chosen', async () => {
  await open(undefined, { at: '/album/new?category=wedding' });
  await expect.element(page.getByRole('button', { name: /Lange Tafel/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Stadionheft/ })).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: 'Kategorie' }).click();
  await page.getByRole('option', { name: 'Sport' }).click();
  await expect.element(page.getByRole('button', { name: /Stadionheft/ })).toBeVisible();
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

test('without the list of templates it says so where they would be, and asks again', async () => {
  let list: Answer = { status: 503, body: { code: 'unavailable', status: 503 } };
  await open(undefined, { list: () => list });
  const error = page.getByRole('alert');
  await expect.element(error.getByText(/Der Dienst ist gerade nicht erreichbar/)).toBeVisible();
  list = { body: { blueprints } };
  await error.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(page.getByRole('heading', { name: '2 Vorlagen für Sport' })).toBeVisible();
  await expect.element(error).not.toBeInTheDocument();
});

test('on a phone the field that is missing is not behind the commit, and nothing is wider than the screen', async () => {
  await page.viewport(390, 780);
  await open();
  await page.getByRole('button', { name: 'Mit dieser Vorlage starten' }).click();
  const name = page.getByRole('textbox', { name: /So heißt euer Album/ });
  await expect.element(name).toHaveFocus();
  const bottom = () => name.element().getBoundingClientRect().bottom;
  await expect.poll(bottom).toBeLessThan(document.querySelector('.wizard-commit')!.getBoundingClientRect().top);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 800);
  await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(1280);
});

test('on a laptop the commit and what it costs stand in one line each', async () => {
  await page.viewport(1440, 900);
  // However much there is to say of the template.
  await open(undefined, { offered: blueprints.map((one) => ({ ...one, description: 'Retro und bunt. '.repeat(20) })) });
  const start = page.getByRole('button', { name: 'Mit dieser Vorlage starten' });
  await expect.element(start).toBeVisible();
  const lines = (within: Element) => {
    const range = document.createRange();
    range.selectNodeContents(within);
    return new Set([...range.getClientRects()].filter(({ width }) => width > 30).map(({ top }) => Math.round(top)))
      .size;
  };
  expect(lines(document.querySelector('.wizard-commit .mantine-Button-label')!)).toBe(1);
  expect(lines(document.querySelector('.wizard-commit small')!)).toBe(1);
  await page.viewport(1280, 800);
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

test('after a reload of a later step the way back leads to what was typed, and asks nothing', async () => {
  const first = await open();
  await page.getByRole('textbox', { name: /So heißt euer Album/ }).fill('Klasse 4b');
  await page.getByRole('button', { name: 'Mit dieser Vorlage starten' }).click();
  await expect.element(page.getByRole('heading', { name: 'Wer kommt ins Album?' })).toBeVisible();
  await cleanup();
  first.services.queries.clear();
  await open(undefined, { at: '/album/new/people' });
  await page.getByRole('link', { name: 'Andere Vorlage' }).click();
  await expect.element(page.getByRole('textbox', { name: /So heißt euer Album/ })).toHaveValue('Klasse 4b');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
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
  await page.getByRole('link', { name: 'Ohne Liste anlegen' }).click();
  await expect.element(page.getByText(/Der Dienst ist gerade nicht erreichbar/)).toBeVisible();
  answer = { status: 201, body: { album: { id: 'new-1' } } };
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Editor' })).toBeVisible();
  expect(posted).toHaveLength(2);
});

test('the template can be leafed through, and carries the name that is typed', async () => {
  await open();
  const front = page.getByRole('img', { name: 'Seite 1 von 24' });
  await expect.element(front).toBeVisible();
  await page.getByRole('textbox', { name: /So heißt euer Album/ }).fill('SV Blau-Weiß 09');
  await expect.element(front.getByText('SV Blau-Weiß 09')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Vorherige Doppelseite' })).toBeDisabled();
  await page.getByRole('button', { name: 'Nächste Doppelseite' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Seite 2-3 von 24');
  await userEvent.keyboard('{PageDown}');
  await expect.element(page.getByRole('img', { name: 'Seite 4-5 von 24' })).toBeVisible();
  // Drawn people are where one's own will be, and what fits is measured on first drafts.
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => document.querySelectorAll('.wizard-stage img[src*="person-"]').length).toBeGreaterThan(3);
  await expect
    .element(page.getByText(/^Ab [4-9]\d? Leuten, 2\d bis [3-5]\d Seiten für \d+ bis 200 Sticker$/))
    .toBeVisible();
  await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}');
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
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
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
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('link', { name: 'Ohne Liste anlegen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Editor' })).toBeVisible();
  expect(posted).toMatchObject([{ album: { blueprint_id: 'b4', organization: LINDNER } }]);
});

test('a company that has told before is not asked again', async () => {
  const { posted } = await open(undefined, { organizations: [LINDNER], offered: [forBusiness] });
  await startForBusiness();
  await page.getByRole('link', { name: 'Ohne Liste anlegen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Editor' })).toBeVisible();
  expect(posted).toMatchObject([{ album: { organization: LINDNER } }]);
});

const LIST = new File(['Vorname;Nachname;Position;Mannschaft\r\n', ...people(30)], 'mannschaften.csv', {
  type: 'text/csv',
});
function people(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `Kim;Nummer-${at + 1};Tor;${at < 20 ? 'Erste Elf' : 'Vorstand'}\r\n`);
}
/** As the server makes it. */
function albumOf(drafted: readonly DraftPerson[]) {
  const read = readBlueprint(choreo, 'de');
  if (!read.ok) throw new Error(read.detail);
  let made = 0;
  const wish = { people: drafted, layouts: [], makeId: () => `made${made++}`, now: '2026-11-22T06:00:00Z' };
  return { id: 'new-1', ...toParts(firstDraft(read.blueprint.document, wish)), schema_version: 1 };
}
async function aPhoto(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(60, 80);
  canvas.getContext('2d')!.fillRect(0, 0, 60, 80);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}
async function toPeople(): Promise<void> {
  await page.getByRole('textbox', { name: /So heißt euer Album/ }).fill('SV Blau-Weiß 09');
  await page.getByRole('button', { name: 'Mit dieser Vorlage starten' }).click();
  await expect.element(page.getByRole('heading', { name: 'Wer kommt ins Album?' })).toBeVisible();
}

test('three drafts of the own people, each in another look; the one that is taken is made', async () => {
  const { posted } = await open();
  await toPeople();
  await userEvent.upload(page.getByTestId('people-files'), LIST);
  await expect.element(page.getByText(/^30 Leute in 2 Kapiteln/)).toBeVisible();
  expect((await axe.run(document)).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
  await page.getByRole('button', { name: 'Später' }).click();
  await expect.element(page.getByRole('heading', { name: 'Was wisst ihr über euch?' })).toHaveFocus();
  await page.getByRole('button', { name: 'Doch jetzt beantworten' }).click();
  const since = page.getByRole('textbox', { name: 'Seit wann gibt es euch?' });
  await expect.element(since).toHaveFocus();
  await since.fill(' 1974 ');
  await page.getByRole('button', { name: 'Drei Entwürfe zeigen' }).click();
  const cards = page.getByRole('list', { name: 'Entwürfe' }).getByRole('listitem');
  await expect.poll(() => cards.elements()).toHaveLength(3);
  await expect.element(page.getByText(/^30 Leute in 2 Kapiteln verteilt/)).toBeVisible();
  for (const card of cards.all()) {
    await expect.element(card.getByText('30 Sticker')).toBeVisible();
    await expect.element(card.getByText(/nummer-1$/i).first()).toBeInTheDocument();
    await expect.element(card.getByText('Seit 1974')).toBeInTheDocument();
  }
  expect(
    (await axe.run({ exclude: '.draft-pictures' })).violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`),
  ).toEqual([]);
  await page.getByRole('button', { name: 'Entwurf 2: Nostalgie 74: auswählen' }).click();
  await page.getByRole('button', { name: 'Entwurf 2: Nostalgie 74: ansehen' }).click();
  const book = page.getByRole('dialog', { name: 'Nostalgie 74' });
  await book.getByRole('button', { name: 'Nächste Doppelseite' }).click();
  await expect.element(book.getByText(/^Seite 2-3 von/)).toBeVisible();
  await book.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('button', { name: '„Nostalgie 74“ nehmen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Editor' })).toBeVisible();
  const [{ album }] = posted as [{ album: { people: object[]; blueprint_id: string; colors: string[] } }];
  expect(album.people).toHaveLength(30);
  expect(album.people[0]).toEqual({ name: 'Kim Nummer-1', position: 'Tor', chapter: 'Erste Elf' });
  expect(album).toMatchObject({ blueprint_id: 'b2', colors: { length: 5 }, sticker_template_id: expect.any(String) });
  expect(album).toMatchObject({ answers: { since: '1974' } });
});

test('photos that come with the list are in the drafts, and wait on the device for the album', async () => {
  const names = ['Mara König', 'Ben Yilmaz', 'Ada Kowalska'].map((name) => ({
    name,
    position: '',
    chapter: 'Vorstand',
  }));
  const album = albumOf(names);
  await open({ status: 201, body: { album } });
  await toPeople();
  await userEvent.upload(page.getByTestId('people-files'), [
    new File(['Name;Gruppe\r\n', ...names.map(({ name, chapter }) => `${name};${chapter}\r\n`)], 'liste.csv'),
    await aPhoto('koenig-mara.jpg'),
  ]);
  await expect.element(page.getByText('Ein Foto ist schon dabei')).toBeVisible();
  await userEvent.upload(page.getByTestId('people-photos'), [
    await aPhoto('Ben Yilmaz.jpg'),
    await aPhoto('stadion.jpg'),
  ]);
  await expect.element(page.getByText('2 Fotos sind schon dabei')).toBeVisible();
  await expect.element(page.getByText(/^Ein Foto passt zu niemandem sicher/)).toBeVisible();
  await page.getByRole('button', { name: 'Drei Entwürfe zeigen' }).click();
  await expect.poll(() => document.querySelectorAll('.draft-team img[src^="blob:"]').length).toBeGreaterThanOrEqual(6);
  await page.getByRole('button', { name: /^„.*“ nehmen$/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Editor' })).toBeVisible();
  const kept = (await firstPhotosOf(album.id)).map(({ sticker }) => album.stickers[sticker!]);
  expect(kept).toHaveLength(2);
  expect(kept).toEqual(
    expect.arrayContaining(['Ben Yilmaz', 'Mara König'].map((name) => expect.objectContaining({ name }))),
  );
});

test('photos are told by a column, rows are taken out, and the way back keeps both', async () => {
  await open();
  await toPeople();
  await userEvent.upload(page.getByTestId('people-files'), [
    new File(
      ['Name;Gruppe;Aufnahme\r\nMara König;Rot;IMG_7\r\nBen Yilmaz;Rot;\r\nStand: 12.11.2026;;\r\n'],
      'liste.csv',
    ),
    await aPhoto('IMG_7.jpg'),
    new File(['kein Bild'], 'ben.jpg'),
  ]);
  await expect.element(page.getByText(/Das Bild ist beschädigt oder leer/)).toBeVisible();
  await expect.element(page.getByText(/^Keine Person und weggelassen: Stand: 12.11.2026/)).toBeVisible();
  await expect.element(page.getByText(/^Ein Foto passt zu niemandem sicher/)).toBeVisible();
  await page.getByText(/^Spalten zuordnen/).click();
  const column = page.getByRole('combobox', { name: /^Aufnahme/ });
  await userEvent.selectOptions(column, 'Foto');
  await expect.element(page.getByText('Ein Foto ist schon dabei')).toBeVisible();
  await page.getByText(/^Alle Zeilen ansehen/).click();
  await page.getByRole('button', { name: 'Ben Yilmaz auslassen' }).click();
  await expect.element(page.getByText(/^1 Person in einem Kapitel/)).toBeVisible();
  await page.getByRole('button', { name: 'Drei Entwürfe zeigen' }).click();
  await page.getByRole('link', { name: 'Liste und Logo' }).click();
  await expect.element(page.getByRole('heading', { name: 'Wer kommt ins Album?' })).toHaveFocus();
  await page.getByText(/^Spalten zuordnen/).click();
  await expect.element(column).toHaveValue('photo');
  await page.getByText(/^Alle Zeilen ansehen/).click();
  await expect.element(page.getByText('Ein Foto ist schon dabei')).toBeVisible();
  expect(page.getByRole('button', { name: 'Doch übernehmen' }).elements()).toHaveLength(2);
});

test('a file that is no list says so, and a list of hand-typed names will do', async () => {
  await open();
  await toPeople();
  await userEvent.upload(page.getByTestId('people-files'), new File(['%PDF-1.7'], 'satzung.pdf'));
  await expect.element(page.getByRole('alert').getByText(/Wir lesen Excel/)).toBeVisible();
  await page.getByRole('button', { name: 'Namen eintippen' }).click();
  await page.getByRole('textbox', { name: 'Namen' }).fill('Mara König\nBen Yilmaz\n\nMara König');
  await page.getByRole('button', { name: 'Namen übernehmen' }).click();
  await expect.element(page.getByText(/2 Leute in einem Kapitel/)).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await page.getByRole('checkbox', { name: /Steht doppelt in der Liste: Mara König/ }).click();
  await expect.element(page.getByText(/3 Leute in einem Kapitel/)).toBeVisible();
  await page.getByRole('button', { name: 'Liste entfernen' }).click();
  await expect.element(page.getByRole('button', { name: 'Liste wählen' })).toBeVisible();
});

test('without a list the drafts have numbered places and say so; shuffling gives other looks', async () => {
  await open();
  await toPeople();
  await page.getByRole('button', { name: 'Drei Entwürfe zeigen' }).click();
  await expect.element(page.getByText(/Nummerierte Plätze warten auf eure Leute/)).toBeVisible();
  await expect.poll(() => document.querySelector('.draft-team')?.textContent).toMatch(/\d\d/);
  const looks = () =>
    [...document.querySelectorAll('.draft .color-strip')].map((strip) =>
      [...strip.children].map((part) => (part as HTMLElement).style.background).join(),
    );
  await expect.poll(() => new Set(looks()).size).toBe(3);
  const before = looks();
  await page.getByRole('button', { name: 'Neu mischen' }).click();
  await expect.poll(() => looks().filter((look) => before.includes(look))).toEqual([]);
  await page.getByRole('button', { name: 'Vorherige Entwürfe' }).click();
  await expect.poll(looks).toEqual(before);
  await expect.element(page.getByRole('button', { name: 'Vorherige Entwürfe' })).not.toBeInTheDocument();
});

test('replacing the template asks first once a draft was chosen', async () => {
  await open();
  await toPeople();
  await page.getByRole('button', { name: 'Drei Entwürfe zeigen' }).click();
  await page.getByRole('button', { name: 'Entwurf 2: Nostalgie 74: auswählen' }).click();
  await page.getByRole('navigation', { name: 'Schritte' }).getByRole('link', { name: 'Vorlage' }).click();
  await expect.element(page.getByRole('textbox', { name: /So heißt euer Album/ })).toHaveValue('SV Blau-Weiß 09');
  const other = page.getByRole('button', { name: /Nostalgie 74/ });
  await other.click();
  const dialog = page.getByRole('dialog', { name: 'Vorlage wechseln?' });
  await dialog.getByRole('button', { name: 'Nein' }).last().click();
  await expect.element(other).toHaveAttribute('aria-pressed', 'false');
  await other.click();
  await dialog.getByRole('button', { name: 'Vorlage wechseln' }).click();
  await expect.element(other).toHaveAttribute('aria-pressed', 'true');
});

test('on a phone categories and colours are rows to swipe; colours show at once, and are kept', async () => {
  await page.viewport(390, 780);
  const { posted } = await open();
  const chip = (name: string) => page.getByRole('group', { name: 'Kategorie' }).getByRole('button', { name });
  await chip('Hochzeit').click();
  // The row moves the chosen one to where it is seen.
  await expect.poll(() => chip('Hochzeit').element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
  await chip('Sport').click();
  await page.getByRole('region', { name: 'Farben' }).getByRole('button', { name: 'Kirsche' }).click();
  await expect.element(page.getByRole('button', { name: 'Kirsche' })).toHaveAttribute('aria-pressed', 'true');
  await toPeople();
  await page.getByRole('link', { name: 'Ohne Liste anlegen' }).click();
  await expect.element(page.getByRole('heading', { name: 'Editor' })).toBeVisible();
  expect(posted).toMatchObject([{ album: { blueprint_id: 'b1', colors: { 1: '#a3123a' } } }]);
});

test('a template with an empty workspace starts no album', async () => {
  await open(undefined, { empty: 'b1' });
  const start = page.getByRole('button', { name: 'Mit dieser Vorlage starten' });
  await expect.element(start).toBeDisabled();
  await page.getByRole('button', { name: /Nostalgie 74/ }).click();
  await expect.element(start).toBeEnabled();
});
