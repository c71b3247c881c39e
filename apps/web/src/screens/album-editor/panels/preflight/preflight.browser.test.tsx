import { moveElements, type NodeId, placeSticker, preflight, type StickerId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { PreflightPanel } from './PreflightPanel.tsx';
import '../../shell/editor.css';

const album = () =>
  anAlbum()
    .section('Team')
    .spreads(9)
    .text('Hallo', { id: 'edge', x: 1, y: 100, width: 40, height: 10, autosize: false })
    .text('Über den Falz', { id: 'wide', x: 60, y: 150, width: 300, height: 10, autosize: false })
    .element('Line', { id: 'thin', x: 20, y: 200, width: 60, strokeWidth: 0.02 })
    .cell({ id: 'cell', x: 60, y: 220, width: 40, height: 56, sticker: ' ', photo: [1000, 1400] });

async function open(role: 'owner' | 'reader' = 'owner', shown = album()): Promise<EditorSession> {
  await page.viewport(1200, 900);
  const stage = await aStage({});
  const session = await aSession(stage, shown.build(), { role });
  await render(
    <InEditor stage={stage} session={session} at="/album/album/preflight">
      <main>
        <h1>Album</h1>
        <PreflightPanel />
      </main>
    </InEditor>,
  );
  return session;
}
const status = () => page.getByRole('status');
const group = (name: string) => page.getByRole('region', { name });
const rules = ({ store }: EditorSession) => preflight(store.document, 'order').map(({ rule }) => rule);

test('errors, warnings and hints stand with page and way; one is mended, all that is safe in one step of undo', async () => {
  const session = await open();
  await expect.element(status()).toHaveTextContent('1 Fehler · 3 Warnungen');
  await expect.element(group('1 Fehler').getByText('Der Name fehlt.')).toBeVisible();
  const warnings = group('3 Warnungen');
  await expect.element(warnings.getByText('Seite 18-19, Hallo')).toBeVisible();
  await expect.element(warnings.getByText('Zu nah am Schnitt: 3 mm Abstand sind sicher.')).toBeVisible();
  expect((await axe.run(document)).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);

  await userEvent.click(page.getByRole('button', { name: 'Zeigen: Seite 18-19, Hallo' }));
  expect([...session.selection.get().ids]).toEqual(['edge']);
  await userEvent.click(page.getByRole('button', { name: 'Auf 0,25 pt verstärken' }));
  await expect.element(status()).toHaveTextContent('1 Fehler · 2 Warnungen');
  expect(session.announcer.get()).toBe('1 Stelle behoben');
  session.undo();
  await expect.element(status()).toHaveTextContent('1 Fehler · 3 Warnungen');

  // What runs over the fold on both sides is for a person to decide.
  await userEvent.click(page.getByRole('button', { name: '2 Stellen sicher beheben' }));
  await expect.element(status()).toHaveTextContent('1 Fehler · 1 Warnung');
  expect(rules(session)).toEqual(['sticker_without_name', 'P27']);
  session.undo();
  expect(rules(session)).toHaveLength(4);
  session.end();
});

test('what is moved while the list is open is judged again; a press on what is mended meanwhile says so', async () => {
  const session = await open();
  await expect.element(status()).toHaveTextContent('1 Fehler · 3 Warnungen');
  const told: string[] = [];
  session.onNotify((key) => told.push(key));
  const fix = page.getByRole('button', { name: 'Nach innen rücken' }).element() as HTMLElement;
  session.run('steps.move', (now) => moveElements(now, { ids: ['edge' as NodeId], by: { x: 20, y: 0 } }));
  // Before the list has heard of it.
  fix.click();
  expect(told).toEqual(['preflight.said.gone']);
  await expect.element(status()).toHaveTextContent('1 Fehler · 2 Warnungen');
  session.end();
});

test('where a spread is missing for the binding, it is inserted from there; who only looks cannot', async () => {
  const short = () => anAlbum().section('Team').spreads(10);
  const session = await open('owner', short());
  await expect.element(page.getByText('Zum Binden fehlt noch 1 Doppelseite.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Doppelseite einfügen' }));
  expect(session.dialogs.getState().open).toMatchObject({ kind: 'new' });
  session.end();

  const looking = await open('reader', short());
  await expect.element(page.getByText('Zum Binden fehlt noch 1 Doppelseite.').last()).toBeVisible();
  expect(page.getByRole('button', { name: 'Doppelseite einfügen' }).elements()).toHaveLength(1);
  looking.end();
});

test('an album in which no sticker has a place is told, as the top bar counts it', async () => {
  const session = await open('owner', anAlbum().section('Team').spreads(9).cell({ id: 'place' }).sticker('Ada'));
  const errors = group('1 Fehler');
  const told = 'Im Album ist noch kein Sticker platziert. Mindestens einer gehört dazu.';
  await expect.element(errors.getByText(told)).toBeVisible();
  session.run('steps.place', (now) => placeSticker(now, { stickerId: 's1' as StickerId, cellId: 'place' as NodeId }));
  await expect.element(errors).not.toBeInTheDocument();
  session.end();
});

test('who only looks sees what is found, and mends nothing', async () => {
  const session = await open('reader');
  await expect.element(status()).toHaveTextContent('1 Fehler · 3 Warnungen');
  await expect.element(page.getByRole('button', { name: /beheben|rücken|verstärken/ })).not.toBeInTheDocument();
  session.end();
});
