import type { NodeId, StickerId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import type { OnboardingState } from '@figurina/contract';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged } from '../../../app/testing.tsx';
import { editorActions } from '../actions/editor-actions.ts';
import { whyNot } from '../actions/why-not.ts';
import type { OpenAlbumMeta } from '../session/connection/meta-source.ts';
import { EditorContext } from '../session/editor-context.ts';
import { aSession } from '../testing.tsx';
import { EditorRooms } from './EditorRooms.tsx';
import './editor.css';

afterEach(() => vi.restoreAllMocks());

const steps: OnboardingState = {
  has_invitations: false,
  has_title_and_release_date: false,
  has_sticker: false,
  has_updated_section: false,
  has_updated_sticker_link_config: false,
  has_image: false,
};

async function open(meta: Partial<OpenAlbumMeta>, at = '/album/album/stickers') {
  await page.viewport(1440, 900);
  const stage = await aStage({ 'GET /v1/albums/album/onboarding_state': { body: { onboarding_state: steps } } });
  const album = anAlbum()
    .section('Rot', { id: 'red' })
    .spread({ id: 'spread' })
    .rectangle({ id: 'box' })
    .cell({ id: 'cell' })
    .text('Ein Wort', { id: 'words' })
    .comment('Meiner', { id: 'mine', userId: 'me' })
    .sticker('Ada', { id: 'ada' })
    .section('Blau', { id: 'blue' })
    .spread({ id: 'other' })
    .rectangle({ id: 'foreign' })
    .cell({ id: 'there' })
    .text('Noch ein Wort', { id: 'others' })
    .sticker('Eva', { id: 'eva', photo: [600, 800] })
    .build();
  const session = await aSession(stage, album);
  session.meta.set({ ...session.meta.get(), ...meta });
  const told: string[] = [];
  session.onNotify((key, values) => told.push(values?.['why'] ? `${key}: ${values['step']}: ${values['why']}` : key));
  const element = (
    <EditorContext value={session}>
      <EditorRooms />
    </EditorContext>
  );
  await render(
    <Staged
      services={stage.services}
      routes={[
        { path: '/album/:albumId/*', element },
        { path: '/start', element: <p>Meine Alben</p> },
      ]}
      at={at}
    />,
  );
  await expect.element(page.getByRole('button', { name: /Konto/ })).toBeVisible();
  return { session, told };
}
const button = (name: string | RegExp) => page.getByRole('button', { name });
const rooms = () =>
  page
    .getByRole('navigation')
    .getByRole('link')
    .elements()
    .map((link) => link.textContent);
const tool = (name: string) => page.getByRole('button', { name, exact: true });

test('in a locked album the first steps, the bar and the panels are closed; comments are not', async () => {
  const { session, told } = await open({ locked: true }, '/album/album/onboarding');
  await expect.element(button('Titel ändern')).toBeDisabled();
  await expect.element(button('Datum eintragen')).toBeDisabled();
  await expect
    .element(
      page
        .getByRole('note')
        .or(page.getByText(/ist gesperrt/))
        .first(),
    )
    .toBeVisible();
  expect(session.editable('comment')).toBe(true);
  await expect.element(tool('Kommentar')).toBeVisible();
  await expect.element(tool('Rechteck')).not.toBeInTheDocument();
  session.run('steps.move', [{ part: 'workspace', path: 'nodes/box/props/x', value: 5 }]);
  expect(told).toEqual(['notices.locked']);
  expect(session.run('steps.comment', [{ part: 'workspace', path: 'nodes/mine/props/text', value: 'Anders' }])).toBe(
    true,
  );
  // What a lock keeps from being taken back waits for it to open.
  await expect.element(button(/^Rückgängig/)).toBeDisabled();
  session.end();
});

test.each([
  ['editor', ['Start', 'Sticker', 'Link', 'Bilder', 'Layouts', 'Stil'], [true, true]],
  ['filler', ['Start', 'Sticker', 'Link'], [false, true]],
  ['commenter', ['Sticker'], [false, true]],
  ['reader', ['Sticker'], [false, false]],
] as const)('a %s has the rooms and tools of their role', async (role, tabs, [draws, comments]) => {
  const { session } = await open({ role, releaseDate: null });
  expect(rooms()).toEqual(tabs);
  // Who may not set the date is not asked to.
  expect(tool('Datum festlegen').query() !== null).toBe(draws);
  expect([tool('Rechteck').query() !== null, tool('Kommentar').query() !== null]).toEqual([draws, comments]);
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  session.end();
});

test('a filler fills cells and moves nothing; what was refused is named', async () => {
  const { session, told } = await open({ role: 'filler' });
  expect(session.placeSticker('ada' as StickerId, 'cell' as NodeId)).toBe(true);
  session.selection.select(['box' as NodeId]);
  expect(whyNot(editorActions.get('element.delete'), session)).toBe('roles.why.design');
  expect(session.run('steps.move', [{ part: 'workspace', path: 'nodes/box/props/x', value: 5 }])).toBe(false);
  expect(told).toEqual(['roles.refused: Verschieben: Deine Rolle in diesem Album erlaubt das nicht.']);
  session.selection.select(['cell' as NodeId]);
  expect(whyNot(editorActions.get('sticker.unlink'), session)).toBeNull();
  editorActions.get('sticker.unlink').run(session);
  expect(session.store.document.nodes.get('cell' as NodeId)!.props).toMatchObject({ stickerId: null });
  await expect.element(button(/^Rückgängig/)).toBeEnabled();
  session.end();
});

test('who is kept to a chapter works in it, and is told where not', async () => {
  const { session, told } = await open({ role: 'editor', sections: ['red'] });
  await expect.element(button(/^Einzelne Kapitel\. Du arbeitest an: Rot/)).toBeVisible();
  await expect.element(button(/Titel|SV Blau-Weiß/).first()).toBeDisabled();
  session.selection.select(['foreign' as NodeId]);
  expect(whyNot(editorActions.get('element.delete'), session)).toBe('roles.why.section');
  expect(session.placeSticker('ada' as StickerId, 'there' as NodeId)).toBe(false);
  expect(session.placeSticker('ada' as StickerId, 'cell' as NodeId)).toBe(true);
  expect(told).toEqual([expect.stringContaining('Das gehört zu einem Kapitel, an dem du nicht arbeitest.')]);
  session.end();
});

test('what concerns chapters of others too is off, and says why, before it is tried', async () => {
  const { session, told } = await open({ role: 'editor', sections: ['red'] });
  const mine = 'Das gehört zu einem Kapitel, an dem du nicht arbeitest.';
  const why = (id: string) => whyNot(editorActions.get(id), session);
  // Of one's own chapter everything is open.
  const insert = page
    .getByRole('region', { name: 'Doppelseiten' })
    .getByRole('button', { name: 'Doppelseite einfügen' });
  await expect.element(insert).not.toHaveAttribute('aria-disabled');
  session.selection.select(['box' as NodeId]);
  expect(why('arrange.lock')).toBeNull();
  session.goToSpread(2);
  await expect.element(insert).toHaveAttribute('aria-disabled', 'true');
  await expect.element(insert).toHaveAttribute('title', mine);
  session.selection.select(['foreign' as NodeId]);
  expect(why('arrange.lock')).toBe('roles.why.section');
  // Stickers of two chapters at once.
  await userEvent.click(button('Menü aller Sticker'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Alle auswählen' }));
  const bar = page.getByRole('toolbar', { name: 'Aktionen für die Auswahl' });
  await expect.element(bar.getByRole('paragraph')).toHaveTextContent(mine);
  await expect.element(bar.getByRole('button', { name: /löschen/ })).toBeDisabled();
  await expect.element(bar.getByRole('button', { name: /Kapitel/ })).toBeDisabled();
  // Heads of all, words in all.
  expect(why('sticker.align_faces')).toBe('roles.why.section');
  session.textSearch.open('Wort');
  await expect.element(button('Alle ersetzen')).toBeDisabled();
  await expect.element(page.getByText('1 Stelle liegt in Kapiteln, an denen du nicht arbeitest.')).toBeVisible();
  session.textSearch.close();
  // A chapter's place among the others, and the style, are the album's.
  await userEvent.click(button('Menü von Rot'));
  const chapters = (): readonly NodeId[] => session.store.document.childIds(session.store.document.rootId);
  const order = [...chapters()];
  const down = page.getByRole('menuitem', { name: /^Nach unten/ });
  await expect.element(down).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(down, { force: true });
  expect(chapters()).toEqual(order);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('navigation').getByRole('link', { name: 'Stil' }));
  await expect.element(page.getByRole('complementary', { name: 'Stil' }).getByText(mine)).toBeVisible();
  expect(told).toEqual([]);
  session.end();
});

test('another role under one’s hands is said, puts down what is held, and changes the rooms', async () => {
  const { session, told } = await open({ role: 'editor' }, '/album/album/styles');
  await expect.element(page.getByRole('complementary', { name: 'Stil' })).toBeVisible();
  session.toolbox.choose('rectangle');
  session.meta.set({ ...session.meta.get(), role: 'commenter' });
  await expect.element(button(/^Kommentieren\./)).toBeVisible();
  expect(session.toolbox.active()).toBe('select');
  // The room that one was in is closed: the first that is left opens.
  await expect.element(page.getByRole('complementary', { name: 'Sticker' })).toBeVisible();
  session.meta.set({ ...session.meta.get(), role: 'editor', sections: ['red'] });
  await expect.element(button(/^Einzelne Kapitel\./)).toBeVisible();
  session.meta.set({ ...session.meta.get(), sections: ['blue'] });
  expect(told).toEqual(['roles.now.commenter', 'roles.now.editor', 'roles.now.sections']);
  session.end();
});

test('who was removed reads by whom, keeps what came too late as a file, and goes to the albums that are left', async () => {
  const { session } = await open({});
  session.run('steps.move', [{ part: 'workspace', path: 'nodes/box/props/x', value: 5 }]);
  session.meta.set({ ...session.meta.get(), role: 'viewer', removed: { by: 'Lena Hofmann', isSelf: false } });
  const dialog = page.getByRole('dialog', { name: 'Du bist nicht mehr dabei' });
  await expect.element(dialog.getByText('Lena Hofmann hat dich aus diesem Album entfernt.')).toBeVisible();
  await expect.element(dialog.getByText(/^Eine Änderung von dir ist nicht mehr angekommen/)).toBeVisible();
  expect([session.editable(), session.editable('comment'), rooms()]).toEqual([false, false, ['Sticker']]);
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const files: Blob[] = [];
  const address = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return address(file);
  });
  await userEvent.click(dialog.getByRole('button', { name: 'Änderungen herunterladen' }));
  await expect.poll(() => session.sync.unsent()).toEqual([]);
  expect(JSON.parse(await files[0]!.text())).toEqual({
    format: 'figurina-changes/1.0',
    album: 'SV Blau-Weiß 09',
    changes: [{ step: 'steps.move', operations: [{ part: 'workspace', path: 'nodes/box/props/x', value: 5 }] }],
  });
  await expect.element(dialog.getByRole('button', { name: 'Änderungen herunterladen' })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Zu meinen Alben' }));
  await expect.element(page.getByText('Meine Alben')).toBeVisible();
  session.end();
});
