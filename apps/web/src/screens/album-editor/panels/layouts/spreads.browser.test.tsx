import {
  type AlbumDocument,
  cellsOfSpread,
  createDocument,
  type NodeId,
  spreadOrder,
  type StickerId,
} from '@figurina/album';
import { anAlbum, type AlbumBuilder } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { askToRemove } from '../../actions/spread-operations.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { LayoutsPanel } from './LayoutsPanel.tsx';
import { SpreadDialogs } from './SpreadDialogs.tsx';

const team = (): AlbumBuilder =>
  anAlbum().section('Team', { id: 'team' }).sticker('Ada', { id: 'ada' }).sticker('Ben', { id: 'ben' });

async function anEditor(album: AlbumBuilder | AlbumDocument): Promise<EditorSession> {
  await page.viewport(1200, 900);
  const stage = await aStage({});
  const session = await aSession(stage, 'build' in album ? album.build() : album);
  session.viewportChanged({ width: 900, height: 700 });
  await render(
    <InEditor stage={stage} session={session}>
      <LayoutsPanel />
      <SpreadDialogs />
    </InEditor>,
  );
  return session;
}

const dialog = () => page.getByRole('dialog', { name: 'Neue Doppelseite' });
const namesOn = (session: EditorSession, spread: NodeId) =>
  cellsOfSpread(session.store.document, spread).map(
    ({ props }) => session.store.document.stickers.get(props.stickerId as StickerId)?.name ?? null,
  );

test('a layout is applied after a question that says what is lost, in one step of undo', async () => {
  const session = await anEditor(
    team().spread({ id: 'one' }).cell({ id: 'a', stickerId: 'ada' }).cell({ id: 'b', x: 200, stickerId: 'ben' }),
  );
  session.goToSpread(1);
  await userEvent.click(page.getByRole('button', { name: 'Allein, 1 Sticker', exact: false }).first());
  const question = page.getByRole('dialog', { name: 'Layout von Seite 2-3 wechseln?' });
  await expect.element(question.getByText(/1 Sticker findet keinen Platz/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Layout wechseln' }));
  expect(namesOn(session, 'one' as NodeId)).toEqual(['Ada']);
  session.undo();
  expect(namesOn(session, 'one' as NodeId)).toEqual(['Ada', 'Ben']);
  session.end();
});

test('a new spread: layout, people put down by click, created behind the one in view', async () => {
  const session = await anEditor(team().spread({ id: 'one' }).spread({ id: 'two' }));
  session.goToSpread(1);
  await userEvent.click(page.getByRole('button', { name: 'Doppelseite einfügen' }));
  await expect.element(dialog().getByText('nach Seite 3, wird Seite 4-5')).toBeVisible();
  await expect.element(dialog().getByRole('button', { name: 'Weiter' })).toBeDisabled();
  await userEvent.click(dialog().getByRole('button', { name: 'Paar, 2 Sticker', exact: false }).first());
  await userEvent.click(dialog().getByRole('button', { name: 'Weiter' }));
  await expect.element(dialog().getByText(/2 von 2 Stickerplätzen belegt/)).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Stickerfeld 1, Ada' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Stickerfeld 2, Ben' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Doppelseite anlegen' }));
  const created = spreadOrder(session.store.document)[2]!;
  expect(created).not.toBe('two');
  expect(namesOn(session, created)).toEqual(['Ben', 'Ada']);
  expect(session.currentSpread.get()).toBe(2);
  session.undo();
  expect(session.store.document.nodes.has(created)).toBe(false);
  session.end();
});

test('a new spread takes JPEG, PNG and GIF, at most 15 at a time', async () => {
  const session = await anEditor(team().spread({ id: 'one' }));
  session.goToSpread(1);
  await userEvent.click(page.getByRole('button', { name: 'Doppelseite einfügen' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Paar, 2 Sticker', exact: false }).first());
  await userEvent.click(dialog().getByRole('button', { name: 'Weiter' }));
  await expect.element(dialog().getByText(/Stickerplätzen belegt/)).toBeVisible();
  const field = dialog().element().querySelector('input[type="file"]')!;
  expect(field.getAttribute('accept')?.split(',')).toEqual(['image/jpeg', 'image/jpg', 'image/png', 'image/gif']);
  const files = (count: number, name: string, type: string) =>
    Array.from({ length: count }, (_, index) => new File(['x'], `${index}${name}`, { type }));
  await userEvent.upload(field, files(16, '.jpg', 'image/jpeg'));
  await expect.element(page.getByText('Höchstens 15 Bilder auf einmal.', { exact: false })).toBeVisible();
  await userEvent.upload(field, [...files(1, '.webp', 'image/webp'), ...files(1, '.svg', 'image/svg+xml')]);
  await expect.element(page.getByText('„0.webp“ ist kein JPEG, PNG oder GIF.')).toBeVisible();
  await expect.element(page.getByText('„0.svg“ ist kein JPEG, PNG oder GIF.')).toBeVisible();
  session.end();
});

test('a new spread may begin with nothing on it', async () => {
  const session = await anEditor(team().spread({ id: 'one' }));
  session.goToSpread(1);
  await userEvent.click(page.getByRole('button', { name: 'Doppelseite einfügen' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Leer', exact: false }).first());
  await userEvent.click(dialog().getByRole('button', { name: 'Weiter' }));
  await expect.element(dialog().getByText(/nichts zu füllen/)).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Doppelseite anlegen' }));
  const created = spreadOrder(session.store.document)[2]!;
  expect(session.store.document.childIds(created)).toEqual([]);
  expect(session.history.undoLabel()).toBe('steps.spread_new');
  session.end();
});

test('closing forgets what was chosen', async () => {
  const session = await anEditor(team().spread());
  const insert = page.getByRole('button', { name: 'Doppelseite einfügen' });
  await userEvent.click(insert);
  await userEvent.click(dialog().getByRole('button', { name: 'Paar, 2 Sticker', exact: false }).first());
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await userEvent.click(insert);
  await expect.element(dialog().getByRole('button', { name: 'Weiter' })).toBeDisabled();
  session.end();
});

test('without a chapter the dialog says so and offers to make one', async () => {
  const session = await anEditor(anAlbum());
  await userEvent.click(page.getByRole('button', { name: 'Doppelseite einfügen' }));
  await expect.element(dialog().getByText('Erst ein Kapitel')).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Kapitel anlegen' }));
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Name des Kapitels' }), 'Team');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByRole('button', { name: 'Weiter' })).toBeVisible();
  session.end();
});

test('the last page of an album is not deleted, which an alert says', async () => {
  const { workspace, ...parts } = anAlbum().section('Umschlag', { static: true }).spread({ id: 'only' }).parts();
  const nodes = Object.entries(workspace.nodes as Record<string, { type: string }>);
  const kept = nodes.filter(([id, { type }]) => type !== 'Spread' || id === 'only');
  const document = createDocument({ ...parts, workspace: { ...workspace, nodes: Object.fromEntries(kept) } });
  const session = await anEditor(document);
  askToRemove(session, 'only' as NodeId);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Die letzte Seite kann nicht gelöscht werden.');
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).last());
  expect(session.store.document.nodes.has('only' as NodeId)).toBe(true);
  session.end();
});
