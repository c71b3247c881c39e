import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DAY_MS, inDays, invitation, MARA_IS_IN, MARA_OWNS, person, showUsers } from './testing/users-stage.tsx';

afterEach(() => vi.restoreAllMocks());

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = page.getByRole('textbox', { name: 'E-Mail-Adresse' });
const said = page.getByRole('status').or(page.getByRole('alert'));
const problem = (status: number, code: string) => ({ status, body: { type: 'x', title: 'So nicht', status, code } });
const violations = async () => (await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);

async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  await userEvent.click(field);
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('the owner sees who is in the album, as what, and who is invited for how long', async () => {
  const { session } = await showUsers({
    lists: {
      associations: [...MARA_OWNS, person('jan', 'Jan Nowak', { role: 'filler', sections: ['s1'] })],
      invitations: [invitation('karin@familie.de', { role: 'reader' })],
    },
  });
  const rows = () =>
    page
      .getByRole('listitem')
      .elements()
      .map((row) => (row as HTMLElement).innerText.replaceAll(/\s+/g, ' '));
  await expect
    .poll(rows)
    .toEqual([
      'MK Mara König (du) me@verein.de Owner',
      'OB Ole Berg ole@verein.de Gestaltet mit',
      'JN Jan Nowak jan@verein.de nur Erste Elf Füllt Sticker',
      'karin@familie.de Schaut zu · noch 12 Tage Zurückziehen',
    ]);
  await expect.element(page.getByRole('tab', { name: 'Personen 3' })).toHaveAttribute('aria-selected', 'true');
  // Nobody takes the album from its owner.
  await expect.element(button(/^Mara König/)).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
  session.end();
});

test.each([
  ['', 'Gib eine E-Mail-Adresse ein.'],
  ['Ole@verein.de', 'Diese Person gehört schon zum Album.'],
  ['karin@familie.de', 'Diese Person ist schon eingeladen.'],
])('“%s” cannot be invited, and beneath stands why', async (typed, why) => {
  const { session } = await showUsers({ lists: { invitations: [invitation('karin@familie.de')] } });
  await expect.element(page.getByText(/noch 12 Tage/)).toBeInTheDocument();
  if (typed) await field.fill(typed);
  await expect.element(button('Einladen')).toBeDisabled();
  await expect.element(button('Einladen')).toHaveAccessibleDescription(why);
  session.end();
});

test('one address is invited as something, with a message and for some chapters', async () => {
  const { session, sent } = await showUsers({
    answers: (lists) => ({
      'POST /v1/albums/album/invitations': () => {
        lists.invitations = [invitation('karin@familie.de', { role: 'filler' })];
        return { status: 201, body: { invitation: lists.invitations[0] } };
      },
    }),
  });
  await field.fill('karin@familie.de');
  await page.getByRole('combobox', { name: 'Rolle' }).selectOptions('filler');
  await button('Nachricht und Kapitel').click();
  await page.getByRole('textbox', { name: 'Persönliche Nachricht' }).fill('Schau mal!');
  await page.getByRole('switch', { name: 'Nur bestimmte Kapitel' }).click();
  await expect.element(button('Einladen')).toHaveAccessibleDescription('Wähle mindestens ein Kapitel.');
  await page.getByRole('checkbox', { name: 'Trainer' }).click();
  await button('Einladen').click();
  await expect.element(said.getByText('Die Einladung an karin@familie.de ist unterwegs.')).toBeVisible();
  expect(sent).toEqual([
    [
      'POST /v1/albums/album/invitations',
      { email: 'karin@familie.de', role: 'filler', sections: ['s2'], message: 'Schau mal!' },
    ],
  ]);
  await expect.element(page.getByText(/^Füllt Sticker · noch 12 Tage$/)).toBeVisible();
  await expect.element(field).toHaveValue('');
  session.end();
});

test.each([
  ['invitation_email_invalid', 422, 'Diese E-Mail-Adresse ist ungültig.'],
  ['invitation_exists', 409, 'Diese Person ist schon eingeladen.'],
  ['internal', 500, 'Das hat nicht geklappt. Bitte versuche es später noch einmal.'],
])('what the server refuses as %s stands at the field', async (code, status, words) => {
  const { session } = await showUsers({
    answers: () => ({ 'POST /v1/albums/album/invitations': problem(status, code) }),
  });
  await field.fill('lena@verein');
  await button('Einladen').click();
  await expect.element(field).toHaveAccessibleDescription(new RegExp(words.replaceAll('.', '\\.')));
  await expect.element(field).toHaveValue('lena@verein');
  session.end();
});

test('a pasted column is invited at once: the good ones go, the others stay with their reason', async () => {
  const { session, sent } = await showUsers({
    lists: { invitations: [invitation('karin@familie.de')] },
    answers: () => ({
      'POST /v1/albums/album/invitations/batch': {
        body: {
          invited: [
            { email: 'a@x.de', invitation: invitation('a@x.de'), code: null },
            { email: 'b@x.de', invitation: null, code: 'mails_unwanted' },
            { email: 'c@x.de', invitation: invitation('c@x.de'), code: null },
          ],
        },
      },
    }),
  });
  await paste('Anna\ta@x.de\nBen\tb@x.de\n\tc@x.de\nole@verein.de\nkarin@familie.de\nlena@verein');
  const listed = page.getByRole('list', { name: 'Wer eingeladen wird' });
  await expect.element(listed.getByText('Diese Person gehört schon zum Album.')).toBeVisible();
  await expect.element(listed.getByText('Diese E-Mail-Adresse ist ungültig.')).toBeVisible();
  await button('lena@verein herausnehmen').click();
  expect(await violations()).toEqual([]);
  await button('3 Personen einladen').click();
  await expect.element(said.getByText('2 Einladungen sind unterwegs.')).toBeVisible();
  expect(sent[0]?.[1]).toMatchObject({ emails: ['a@x.de', 'b@x.de', 'c@x.de'] });
  await expect
    .poll(() =>
      listed
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      expect.stringMatching(/^b@x\.de.*keine Mails/),
      expect.stringContaining('ole@verein.de'),
      expect.stringContaining('karin@familie.de'),
    ]);
  await expect
    .element(button('Einladen'))
    .toHaveAccessibleDescription('Von diesen Adressen kann keine eingeladen werden.');
  session.end();
});

test('a role is changed in the list, chapters in a dialog', async () => {
  const { session, sent } = await showUsers({
    answers: (lists) => ({
      'PATCH /v1/associations/m-ole': () => {
        lists.associations = [lists.associations[0]!, person('ole', 'Ole Berg', { role: 'filler' })];
        return { body: { association: lists.associations[1] } };
      },
    }),
  });
  await button('Ole Berg: Gestaltet mit, ändern').click();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(said.getByText('Ole Berg: Füllt Sticker')).toBeVisible();
  await button('Ole Berg: Füllt Sticker, ändern').click();
  await page.getByRole('menuitem', { name: 'Kapitel festlegen …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welche Kapitel bearbeitet Ole Berg?' });
  await dialog.getByRole('checkbox', { name: 'Erste Elf' }).click();
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent).toEqual([
    ['PATCH /v1/associations/m-ole', { role: 'filler' }],
    ['PATCH /v1/associations/m-ole', { sections: ['s1'] }],
  ]);
  session.end();
});

test('removing asks by name, and says so when it is done; what fails is said too', async () => {
  const { session, stage } = await showUsers({
    answers: () => ({ 'DELETE /v1/associations/m-ole': problem(503, 'unavailable') }),
  });
  const remove = async () => {
    await button(/^Ole Berg/).click();
    await page.getByRole('menuitem', { name: 'Entfernen …' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ole Berg aus dem Album entfernen?' });
    await expect.element(dialog.getByText(/Kommentare und Änderungen bleiben/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Entfernen' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  };
  await remove();
  await expect.element(page.getByRole('alert').getByText(/^Das hat nicht geklappt/)).toBeVisible();
  stage.answers['DELETE /v1/associations/m-ole'] = { status: 204 };
  stage.answers['GET /v1/albums/album/associations'] = { body: { associations: [MARA_OWNS[0]] } };
  await remove();
  await expect.element(said.getByText('Ole Berg ist nicht mehr im Album.')).toBeVisible();
  await expect.element(page.getByText(/^Noch bist du allein hier/)).toBeVisible();
  session.end();
});

test('an invitation is sent again, copied, withdrawn, and the withdrawing taken back', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  const link = 'https://figurina.example/invitations/t1/accept';
  const { session, sent } = await showUsers({
    lists: { invitations: [invitation('karin@familie.de')] },
    answers: (lists) => ({
      'POST /v1/invitations/i-karin/renewal': () => {
        lists.invitations = [invitation('karin@familie.de', { expires_at: inDays(30) })];
        return { body: { invitation: lists.invitations[0] } };
      },
      'POST /v1/invitations/i-karin/link': { status: 201, body: { link } },
      'DELETE /v1/invitations/i-karin': () => {
        lists.invitations = [];
        return { status: 204 };
      },
      'POST /v1/invitations/i-karin/restoration': () => {
        lists.invitations = [invitation('karin@familie.de')];
        return { body: { invitation: lists.invitations[0] } };
      },
    }),
  });
  const menu = async (entry: string) => {
    await button('Einladung an karin@familie.de').click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  await menu('Erneut senden');
  await expect.element(page.getByText(/noch 30 Tage/)).toBeVisible();
  await menu('Link kopieren');
  await expect.element(page.getByRole('textbox', { name: 'Link für karin@familie.de' })).toHaveValue(link);
  await expect.element(page.getByText('Kopiert')).toBeVisible();
  expect(copied).toEqual([link]);
  await button('Einladung an karin@familie.de zurückziehen').click();
  await expect.element(page.getByText('Keine Einladung ist offen.')).toBeVisible();
  await button('Rückgängig').click();
  await expect.element(said.getByText('Die Einladung an karin@familie.de gilt wieder.')).toBeVisible();
  await expect.element(page.getByText(/noch 12 Tage/)).toBeVisible();
  expect(sent.map(([call]) => call)).toHaveLength(4);
  session.end();
});

test('the open link is off until it is made, and goes when only invited addresses may join', async () => {
  const join_link = {
    link: 'https://figurina.example/invitations/offen/accept',
    role: 'filler' as const,
    sections: null,
    expires_at: inDays(14),
    limit: 25,
    joined: 0,
  };
  const { session, sent } = await showUsers({
    answers: (lists) => ({
      'POST /v1/albums/album/join_link': () => {
        lists.joining = { only_invited: false, join_link };
        return { status: 201, body: { joining: lists.joining } };
      },
      'PATCH /v1/albums/album/joining': () => {
        lists.joining = { only_invited: true, join_link: null };
        return { body: { joining: lists.joining } };
      },
    }),
  });
  const open = page.getByRole('switch', { name: /^Offener Link/ });
  await expect.element(open).not.toBeChecked();
  await open.click();
  await page.getByRole('combobox', { name: 'Für' }).selectOptions('');
  await button('Link erstellen').click();
  await expect
    .element(page.getByRole('textbox', { name: 'Füllt Sticker · noch 14 Tage · 0/25' }))
    .toHaveValue(join_link.link);
  expect(sent[0]).toEqual([
    'POST /v1/albums/album/join_link',
    { role: 'filler', sections: null, days: 14, limit: null },
  ]);
  await page.getByRole('switch', { name: /^Nur eingeladene Adressen/ }).click();
  await expect.element(open).toBeDisabled();
  await expect.element(page.getByText('Geht nicht, solange nur eingeladene Adressen dazukommen.')).toBeVisible();
  await expect.element(button('Kopieren')).not.toBeInTheDocument();
  expect(await violations()).toEqual([]);
  session.end();
});

test.each(['editor', 'filler', 'commenter', 'reader'] as const)(
  'as %s one sees the members alone, and can leave',
  async (role) => {
    const { session, stage } = await showUsers({ role, lists: { associations: MARA_IS_IN(role) } });
    await expect.element(page.getByText('Olga Meier')).toBeVisible();
    await expect.element(button('Album verlassen …')).toBeVisible();
    await expect.element(button('Einladen')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Eingeladen' })).not.toBeInTheDocument();
    await expect.element(page.getByRole('switch')).not.toBeInTheDocument();
    // What is not theirs to see is not asked for.
    expect(stage.calls.filter((call) => /invitations|joining/.test(call))).toEqual([]);
    expect(await violations()).toEqual([]);
    session.end();
  },
);

test('whoever is asked to take the album over accepts here; the owner can take the question back', async () => {
  const offer = { from: 'olga', to: 'me', expires_at: inDays(13) };
  const first = await showUsers({
    role: 'editor',
    lists: { associations: MARA_IS_IN('editor'), offer },
    answers: (lists) => ({
      'POST /v1/albums/album/ownership_offer/acceptance': () => {
        lists.offer = null;
        return { body: { associations: MARA_OWNS } };
      },
    }),
  });
  await expect
    .element(page.getByRole('heading', { name: 'Olga Meier möchte dir dieses Album übergeben' }))
    .toBeVisible();
  await button('Album übernehmen').click();
  await expect.element(said.getByText('Das Album gehört jetzt dir.')).toBeVisible();
  await expect.element(button('Album übernehmen')).not.toBeInTheDocument();
  first.session.end();
});

test('handing over asks first, and stays open until the other accepts', async () => {
  const { session, sent } = await showUsers({
    answers: (lists) => ({
      'POST /v1/albums/album/ownership_offer': () => {
        lists.offer = { from: 'me', to: 'ole', expires_at: new Date(Date.now() + 14 * DAY_MS).toISOString() };
        return { status: 201, body: { ownership_offer: lists.offer } };
      },
      'DELETE /v1/albums/album/ownership_offer': () => {
        lists.offer = null;
        return { status: 204 };
      },
    }),
  });
  await button(/^Ole Berg/).click();
  await page.getByRole('menuitem', { name: 'Album übergeben …' }).click();
  await page
    .getByRole('dialog', { name: 'Das Album an Ole Berg übergeben?' })
    .getByRole('button', { name: 'Anbieten' })
    .click();
  await expect.element(page.getByText(/^Übernahme angeboten, noch 14 Tage/)).toBeVisible();
  expect(sent[0]).toEqual(['POST /v1/albums/album/ownership_offer', { association_id: 'm-ole' }]);
  await button('Angebot zurücknehmen').click();
  await expect.element(page.getByText(/^Übernahme angeboten/)).not.toBeInTheDocument();
  session.end();
});

test('each list that cannot be loaded says so in its place, and can be asked for again', async () => {
  const { session, stage } = await showUsers({
    answers: () => ({ 'GET /v1/albums/album/invitations': problem(503, 'unavailable') }),
  });
  await expect.element(page.getByText('Die Einladungen lassen sich gerade nicht laden.')).toBeVisible();
  await expect.element(page.getByText('Ole Berg')).toBeVisible();
  stage.answers['GET /v1/albums/album/invitations'] = { body: { invitations: [invitation('karin@familie.de')] } };
  await button('Erneut versuchen').click();
  await expect.element(page.getByText('karin@familie.de')).toBeVisible();
  session.end();
});
