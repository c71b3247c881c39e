import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import type { EditorWindow as Window } from '../../session/windows.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { EditorWindow } from './EditorWindow.tsx';

async function show(window: Window) {
  await page.viewport(1200, 900);
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .rectangle({ id: 'below', fill: '#ff0000' })
    .circle({ id: 'above', name: 'Ball' })
    .build();
  const stage = await aStage({});
  const session = await aSession(stage, album);
  session.selection.select(['above' as NodeId]);
  await render(
    <InEditor stage={stage} session={session}>
      <EditorWindow />
    </InEditor>,
  );
  session.windows.open(window);
  return session;
}

test('what lies behind is listed, lights up where it is pointed at, and is selected by a click', async () => {
  const pile = ['above', 'below'] as NodeId[];
  const session = await show({ kind: 'menu', at: { x: 100, y: 100 }, world: { x: 0, y: 0 }, pile });
  await userEvent.click(page.getByRole('menuitem', { name: 'Dahinter auswählen' }));
  const behind = page.getByRole('menuitem', { name: 'Rechteck', exact: true });
  await expect.element(page.getByRole('menuitem', { name: /^Ball\s*Kreis$/ })).toBeVisible();
  await userEvent.hover(behind);
  await expect.poll(() => session.chrome.target()).toBe('below');
  await userEvent.click(behind);
  expect(session.selection.get().ids).toEqual(['below']);
  await expect.poll(() => session.chrome.target()).toBeNull();
  session.end();
});

test('the list of shortcuts also says what the mouse does, and finds by other words', async () => {
  const session = await show({ kind: 'shortcuts' });
  const list = page.getByRole('region', { name: 'Tastenkürzel' });
  await expect.element(list.getByText('Kopie ziehen')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Tastenkürzel suchen' }), 'papierkorb');
  await expect.element(list.getByText('Löschen')).toBeVisible();
  // Beside it the trash itself.
  expect(list.element().querySelectorAll('dt')).toHaveLength(2);
  session.end();
});
