import { addSection } from '@figurina/album';
import axe from 'axe-core';
import type { StickerPerson } from '@figurina/contract';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, type Answers } from '../../../../../app/testing.tsx';
import { aSession, InEditor } from '../../../testing.tsx';
import { Cockpit } from './Cockpit.tsx';
import { collectWindowOf } from '../../../session/collecting/collect-window.ts';
import {
  aLink,
  anAlbumOfPeople,
  anUpload,
  aPerson,
  peopleAnswer,
  sectionId,
  stickerId,
} from '../../stickers/collect/testing/answers.ts';

const album = anAlbumOfPeople();
const PEOPLE = [
  aPerson({
    sticker_id: stickerId(album, 'Can Demir'),
    name: 'Can Demir',
    section_id: sectionId(album),
    email: 'can@example.org',
  }),
  aPerson({
    sticker_id: stickerId(album, 'Mira Öztürk'),
    name: 'Mira Öztürk',
    section_id: sectionId(album),
    state: 'uploaded',
    sticker_upload_id: 'u7',
    uploaded_at: new Date(Date.now() - 5 * 60_000).toISOString(),
  }),
  aPerson({
    sticker_id: stickerId(album, 'Samira Haddad'),
    name: 'Samira Haddad',
    section_id: sectionId(album),
    state: 'needs_retake',
    retake_reason: 'Zu dunkel',
    retake_at: '2027-04-20T10:00:00Z',
  }),
  aPerson({ sticker_id: 'x', name: 'Oskar Feldmann', section_id: sectionId(album) }),
];

async function aCockpit(
  people: readonly StickerPerson[] = PEOPLE,
  {
    link = aLink(),
    reminder = {},
    visits = { count: 0, last_at: null as string | null },
    answers = {} as Answers,
  } = {},
) {
  await page.viewport(1440, 900);
  const sent: [string, unknown][] = [];
  const stage = await aStage(
    {
      'GET /v1/albums/album/sticker_link': { body: { sticker_link: link, custom_domains: [] } },
      'GET /v1/albums/album/sticker_people': { body: peopleAnswer(people, reminder, visits) },
      ...answers,
    },
    'de',
    (call, body) => sent.push([call, body]),
  );
  const session = await aSession(stage, anAlbumOfPeople());
  await render(
    <InEditor stage={stage} session={session} at="/album/album/stickerlink/cockpit">
      <main style={{ height: 880, display: 'grid' }}>
        <Cockpit />
      </main>
    </InEditor>,
  );
  return { session, sent };
}
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) });

test('how many photos are there, by state, by chapter, by person, without an axe violation', async () => {
  await aCockpit();
  await expect.element(page.getByText('von 4 Fotos sind da')).toBeVisible();
  await expect.element(page.getByText('2 fehlen, 1 neu, 1 neues Foto nötig')).toBeVisible();
  await expect.element(row('Samira Haddad').getByText('Gefragt am 20.4.2027: Zu dunkel')).toBeVisible();
  await expect.element(row('Oskar Feldmann').getByText('Keine E-Mail hinterlegt')).toBeVisible();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
});

test('what happened last with everybody, and how those are reached whose photo is missing', async () => {
  const [can, mira, samira, oskar] = PEOPLE as [StickerPerson, StickerPerson, StickerPerson, StickerPerson];
  const reminded = { reminded_at: '2027-04-14T10:00:00Z' };
  const personally = { ...mira, sticker_id: 'own', name: 'Ines Roth', uploaded_personally: true };
  const taken = { ...oskar, sticker_id: 'in', name: 'Uwe Falk', state: 'accepted', accepted_by: 'Jana' } as const;
  const seen = { ...oskar, ...reminded, sticker_id: 'seen', name: 'Ada Kern', visited_at: '2027-04-14T12:00:00Z' };
  const asked = { ...samira, email: 'samira@example.org' };
  const silent = { ...can, sticker_id: 'silent', name: 'Nora Voß', email: 'nora@example.org', wants_no_mails: true };
  const people = [{ ...can, ...reminded }, seen, mira, personally, asked, taken, silent];
  await aCockpit(people, { visits: { count: 48, last_at: new Date(Date.now() - 2 * 60_000).toISOString() } });
  for (const [name, ...words] of [
    ['Can Demir', 'Erinnert am 14.4.2027, nicht geöffnet', 'can@example.org'],
    ['Ada Kern', 'Erinnert am 14.4.2027, Link geöffnet', 'Keine E-Mail hinterlegt'],
    ['Mira Öztürk', 'Vor 5 Minuten, vom Link'],
    ['Ines Roth', 'Vor 5 Minuten, vom eigenen Link'],
    ['Samira Haddad', 'Gefragt am 20.4.2027: Zu dunkel', 'samira@example.org'],
    ['Uwe Falk', 'Angenommen von Jana'],
    ['Nora Voß', 'Möchte keine Mails mehr'],
  ] as const)
    for (const text of words) await expect.element(row(name).getByText(text)).toBeVisible();
  await expect.element(row('Can Demir').getByRole('button', { name: 'Erinnern' })).toBeVisible();
  await expect.element(row('Nora Voß').getByRole('button', { name: 'Erinnern' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Der Link wurde 48 Mal geöffnet, zuletzt vor 2 Minuten')).toBeVisible();
});

test('several people are put into another chapter at once', async () => {
  const { session } = await aCockpit();
  await userEvent.click(row('Can Demir').getByRole('checkbox'));
  await userEvent.click(row('Samira Haddad').getByRole('checkbox'));
  session.run('steps.section_add', (document) => addSection(document, { name: 'Zweite Elf', makeId: session.makeId }));
  await userEvent.click(page.getByRole('button', { name: 'Kapitel ändern' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Zweite Elf' }));
  const { document } = session.store;
  const second = [...document.nodes.values()].find(
    (node) => node.type === 'Section' && node.props.name === 'Zweite Elf',
  );
  const moved = [...document.stickers.values()].filter(({ sectionId: of }) => of === second?.id);
  expect(moved.map(({ name }) => name).sort()).toEqual(['Can Demir', 'Samira Haddad']);
});

test('the list is narrowed by state and by search', async () => {
  await aCockpit();
  await userEvent.click(page.getByRole('button', { name: 'Neues Foto nötig 1' }));
  await expect.element(row('Samira Haddad')).toBeVisible();
  await expect.element(row('Can Demir')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Alle 4' }));
  await userEvent.fill(page.getByRole('searchbox', { name: 'Person suchen' }), 'feldm');
  await expect.element(row('Oskar Feldmann')).toBeVisible();
  await expect.element(row('Samira Haddad')).not.toBeInTheDocument();
});

test('a reminder is read before it goes out, and goes to those who have an address', async () => {
  const { sent } = await aCockpit(PEOPLE, {
    answers: {
      'POST /v1/albums/album/sticker_reminders': {
        body: { reminder: peopleAnswer(PEOPLE).reminder, sent: 1, later: 2 },
      },
    },
  });
  await userEvent.click(page.getByRole('button', { name: '1 Person erinnern' }));
  const dialog = page.getByRole('dialog', { name: 'Erinnerung' });
  await expect.element(dialog.getByText('Dein Foto fehlt noch')).toBeVisible();
  expect(sent.some(([call]) => call.startsWith('POST'))).toBe(false);
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Text der E-Mail' }), 'Bitte bis Freitag.');
  await userEvent.click(dialog.getByRole('button', { name: 'An 1 Person senden' }));
  await expect.element(dialog).not.toBeInTheDocument();
  const told = '1 Erinnerung ist unterwegs. Für 2 weitere Personen reichen die Mails von heute nicht.';
  await expect.element(page.getByText(told, { exact: false })).toBeVisible();
  expect(sent.find(([call]) => call.startsWith('POST'))?.[1]).toEqual({ text: 'Bitte bis Freitag.' });
});

test('at most once a day, and who it was', async () => {
  await aCockpit(PEOPLE, {
    reminder: {
      last: { sent_at: '2027-04-14T10:00:00Z', sent_by: 'Jana', sent: 3 },
      next_at: '2027-04-15T10:00:00Z',
    },
  });
  await expect.element(page.getByRole('button', { name: '1 Person erinnern' })).toBeDisabled();
  await expect
    .element(page.getByText('Letzte Erinnerung am 14.4.2027 durch Jana. Frühestens wieder morgen').first())
    .toBeVisible();
});

test('somebody is asked for a new photo with a reason, and gets a mail address', async () => {
  const { sent } = await aCockpit(PEOPLE, {
    answers: {
      [`POST /v1/albums/album/sticker_people/${stickerId(album, 'Samira Haddad')}/retake`]: {
        body: { person: PEOPLE[2] },
      },
      'PATCH /v1/albums/album/sticker_people/x': { body: { person: PEOPLE[3] } },
    },
  });
  await userEvent.click(row('Samira Haddad').getByRole('button', { name: 'Noch einmal bitten' }));
  const dialog = page.getByRole('dialog');
  await userEvent.click(dialog.getByRole('button', { name: 'Das Foto ist unscharf.' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Neues Foto erbitten' }));
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.click(row('Oskar Feldmann').getByRole('button', { name: 'Keine E-Mail hinterlegt' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'oskar@example.org');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Speichern' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent.filter(([call]) => !call.startsWith('GET')).map(([, body]) => body)).toEqual([
    { reason: 'Das Foto ist unscharf.' },
    { person: { email: 'oskar@example.org' } },
  ]);
});

test('photos of people who are on no list are collected from here as well', async () => {
  const { session } = await aCockpit(PEOPLE, {
    answers: {
      'GET /v1/albums/album/sticker_uploads': { body: { sticker_uploads: [anUpload({}), anUpload({ id: 'u2' })] } },
    },
  });
  await userEvent.click(page.getByRole('button', { name: '2 neue Fotos einsammeln' }));
  expect(collectWindowOf(session).getState().open).toBe(true);
});

test('a photo that waits opens the collecting at it', async () => {
  const { session } = await aCockpit();
  await userEvent.click(row('Mira Öztürk').getByRole('button', { name: 'Ansehen' }));
  expect(collectWindowOf(session).getState()).toMatchObject({ open: true, at: 'u7' });
});

test.each([
  ['off', [aPerson({})], aLink({ open: false, sticker_upload_enabled: false }), 'Schalte den Link ein'],
  ['nobody sent one yet', [aPerson({})], aLink(), 'Schick den Link los'],
  ['all there', [aPerson({ state: 'accepted' })], aLink(), 'Alle Fotos sind da'],
  ['nobody in the album', [], aLink(), 'Noch niemand im Album'],
])('the card says what is next: %s', async (_, people, link, title) => {
  await aCockpit(people, { link });
  await expect.element(page.getByRole('region', { name: title })).toBeVisible();
});

test('of five hundred people only those in view exist, and the last can be reached', async () => {
  const many = Array.from({ length: 500 }, (_, at) => aPerson({ sticker_id: `p${at}`, name: `Person ${at}.` }));
  await aCockpit(many);
  await expect.element(row('Person 0\\.')).toBeVisible();
  expect(page.getByRole('row').elements().length).toBeLessThan(60);
  document.querySelector('.cockpit-rows')!.scrollTop = 1e6;
  await expect.element(row('Person 499\\.')).toBeVisible();
});
