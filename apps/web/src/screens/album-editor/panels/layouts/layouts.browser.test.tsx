import { cellsOfSpread, currentLayout, GENERAL_LAYOUTS, type NodeId } from '@figurina/album';
import { anAlbum, type AlbumBuilder } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, type Answers } from '../../../../app/testing.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { LayoutsPanel } from './LayoutsPanel.tsx';
import { SpreadDialogs } from './SpreadDialogs.tsx';

const OWN = '/v1/albums/album/own_layouts';
const one = 'one' as NodeId;
const design = GENERAL_LAYOUTS.find(({ id }) => id === 'six-ribbon')!;
const own = (title: string, changeable = true) => ({
  id: 'own-1',
  title,
  changeable,
  created_at: '2027-01-01T00:00:00Z',
  design: { ...design, id: 'own-1' },
});

async function anEditor(album: AlbumBuilder, answers: Answers = {}) {
  await page.viewport(1200, 900);
  const heard: unknown[] = [];
  const stage = await aStage(answers, 'de', (call, body) => heard.push([call, body]));
  const session = await aSession(stage, album.build());
  session.viewportChanged({ width: 900, height: 700 });
  await render(
    <InEditor stage={stage} session={session}>
      <LayoutsPanel />
      <SpreadDialogs />
    </InEditor>,
  );
  session.goToSpread(1);
  return { session, stage, heard };
}

const button = (name: string) => page.getByRole('button', { name, exact: false });
const people = () => anAlbum().section('Team').spread({ id: 'zero' }).spread({ id: 'one' });
const shown = (session: EditorSession) => currentLayout(session.store.document, one, GENERAL_LAYOUTS)?.id;

test('layouts are chosen by how many stickers they have and what they live from', async () => {
  const { session } = await anEditor(people());
  const list = page.getByRole('list', { name: 'Für jedes Album' });
  await userEvent.click(button('10-12 Sticker'));
  await expect.element(list.getByRole('button', { name: /^Aufstellung, 11 Sticker/ })).toBeVisible();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Was für ein Layout?' }), 'Großes Foto');
  await expect.element(list.getByRole('button', { name: /^Rahmen, 10 Sticker/ })).toBeVisible();
  await expect.element(list.getByRole('button', { name: /^Aufstellung/ })).not.toBeInTheDocument();
  session.end();
});

test('a layout is chosen by its name as by its picture', async () => {
  const { session } = await anEditor(people(), { [`GET ${OWN}`]: { body: { own_layouts: [own('Unser Band')] } } });
  const card = page.getByRole('listitem').filter({ hasText: 'Unser Band' });
  const name = card.getByText('Unser Band', { exact: true });
  await userEvent.click(name);
  expect(cellsOfSpread(session.store.document, 'zero' as NodeId)).toHaveLength(6);
  // From the picture down to the end of the card there is nothing that a press would miss.
  const [picture, words] = [card.getByRole('button', { name: /^Unser Band, 6 Sticker/ }), name];
  const gap = words.element().getBoundingClientRect().top - picture.element().getBoundingClientRect().bottom;
  expect(gap).toBeLessThanOrEqual(0.5);
  session.end();
});

test('shuffling goes through the layouts that fit, never the same twice, one step of undo each', async () => {
  const album = people();
  for (const [at, name] of ['Ada', 'Ben', 'Cem', 'Dora', 'Eva'].entries())
    album.cell({ x: 10 + at * 60, y: 10, sticker: name });
  const { session } = await anEditor(album);
  session.goToSpread(2);
  const seen: (string | undefined)[] = [];
  for (let at = 0; at < 4; at++) {
    await userEvent.click(button('Anders anordnen'));
    await expect.poll(() => shown(session)).not.toBe(seen.at(-1));
    seen.push(shown(session));
    const placed = cellsOfSpread(session.store.document, one).filter(({ props }) => props.stickerId !== null);
    expect(placed).toHaveLength(5);
  }
  expect(new Set(seen.slice(0, 3)).size).toBe(3);
  session.undo();
  expect(shown(session)).toBe(seen[2]);
  session.end();
});

test('a page is saved as a layout, and shown among one’s own', async () => {
  const answers: Answers = {
    [`GET ${OWN}`]: { body: { own_layouts: [] } },
    [`POST ${OWN}`]: { status: 201, body: { own_layout: own('Unser Band') } },
  };
  const { session, heard } = await anEditor(people(), answers);
  await userEvent.click(button('Seite sichern'));
  const dialog = page.getByRole('dialog', { name: 'Eigenes Layout' });
  await expect.element(dialog.getByText(/liegt noch nichts/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button('Allein, 1 Sticker').first());
  await userEvent.click(button('Seite sichern'));
  answers[`GET ${OWN}`] = { body: { own_layouts: [own('Unser Band')] } };
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name des Layouts' }), 'Unser Band');
  await userEvent.click(dialog.getByRole('button', { name: 'Layout sichern' }));
  const list = page.getByRole('list', { name: 'Eigene Layouts' });
  await expect.element(list.getByRole('button', { name: /^Unser Band, 6 Sticker/ })).toBeVisible();
  const sent = heard.find((call) => JSON.stringify(call).startsWith(`["POST ${OWN}"`));
  expect(sent).toMatchObject([`POST ${OWN}`, { own_layout: { title: 'Unser Band', design: { stickers: 1 } } }]);
  session.end();
});

test('a layout of one’s own is applied, renamed and deleted; another’s only applied', async () => {
  const answers: Answers = {
    [`GET ${OWN}`]: { body: { own_layouts: [own('Alt')] } },
    [`PATCH ${OWN}/own-1`]: { body: { own_layout: own('Neu') } },
    [`DELETE ${OWN}/own-1`]: { status: 204 },
  };
  const { session, stage } = await anEditor(people(), answers);
  await userEvent.click(button('Alt, 6 Sticker'));
  expect(cellsOfSpread(session.store.document, 'zero' as NodeId)).toHaveLength(6);
  await userEvent.click(button('Mehr zu Alt'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Umbenennen' }));
  answers[`GET ${OWN}`] = { body: { own_layouts: [own('Neu')] } };
  await userEvent.fill(page.getByRole('textbox', { name: 'Name des Layouts' }), 'Neu');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button('Mehr zu Neu'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Löschen' }));
  answers[`GET ${OWN}`] = { body: { own_layouts: [own('Fremd', false)] } };
  await userEvent.click(page.getByRole('dialog', { name: '„Neu“ löschen?' }).getByRole('button', { name: 'Löschen' }));
  await expect.element(button('Fremd, 6 Sticker')).toBeVisible();
  await expect.element(button('Mehr zu Fremd')).not.toBeInTheDocument();
  expect(stage.calls).toEqual(expect.arrayContaining([`PATCH ${OWN}/own-1`, `DELETE ${OWN}/own-1`]));
  session.end();
});
