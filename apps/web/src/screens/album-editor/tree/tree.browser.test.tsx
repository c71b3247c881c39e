import { type NodeId, stackingOrder, type StickerId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../app/testing.tsx';
import { CanvasAnnouncer } from '../canvas/CanvasAnnouncer.tsx';
import type { EditorSession } from '../session/editor-session.ts';
import { SidePanel } from '../shell/SidePanel.tsx';
import { SpreadDialogs } from '../spreads/SpreadDialogs.tsx';
import { aSession, InEditor } from '../testing.tsx';

async function aPanel(side: 'layers' | 'outline'): Promise<EditorSession> {
  await page.viewport(1200, 900);
  localStorage.removeItem('figurina.view');
  const stage = await aStage({});
  const album = anAlbum()
    .section('Team', { id: 'team' })
    .sticker('Ada', { id: 'ada' })
    .spread({ id: 'one' })
    .rectangle({ id: 'ground', name: 'Grund der ersten Mannschaft', x: 0, y: 0, width: 400, height: 200 })
    .circle({ id: 'sun', x: 20, y: 20, width: 40, height: 40 })
    .group((inside) => inside.rectangle({ id: 'inner', name: 'Innen', x: 5, y: 5 }), { id: 'group', x: 100, y: 100 })
    .cell({ id: 'cell', x: 250, y: 120 })
    .spread({ id: 'two' })
    .build();
  const session = await aSession(stage, album);
  session.viewportChanged({ width: 900, height: 700 });
  session.goToSpread(1);
  session.view.getState().setView({ side });
  await render(
    <InEditor stage={stage} session={session}>
      <div style={{ display: 'flex', height: 800 }}>
        <SidePanel />
      </div>
      <SpreadDialogs />
      <CanvasAnnouncer />
    </InEditor>,
  );
  return session;
}

const row = (name: string | RegExp) => page.getByRole('treeitem', { name });
const stack = ({ store }: EditorSession) => stackingOrder(store.document, 'one' as NodeId);

test('layers stand top first; a click selects, Alt and an arrow restacks, the lock lets go of the selection', async () => {
  const session = await aPanel('layers');
  await expect.element(row(/^Stickerfeld/)).toBeVisible();
  const names = page
    .getByRole('treeitem')
    .elements()
    .map((one) => one.textContent);
  expect(names).toEqual(['Stickerfeld', 'Gruppe', 'Innen', 'Kreis', 'Grund der ersten Man']);
  await userEvent.click(row('Kreis'));
  expect(session.selection.get().ids).toEqual(['sun']);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(stack(session).slice(0, 2)).toEqual(['sun', 'ground']);
  await expect.element(row('Kreis')).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Kreis sperren' }));
  expect(session.store.document.nodes.get('sun' as NodeId)?.props).toMatchObject({ locked: true });
  expect(session.selection.get().ids).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Gruppe immer obenauf' }));
  expect(stack(session).at(-1)).toBe('group');
  await userEvent.click(row('Innen, Rechteck'));
  expect(session.selection.get()).toMatchObject({ mode: 'inside', group: 'group' });
  session.end();
});

test('the outline leads to every element by keyboard', async () => {
  const session = await aPanel('outline');
  await expect.element(row(/^Team/)).toBeVisible();
  await userEvent.click(row(/^Team/));
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(row(/^Grund der ersten/)).toHaveFocus();
  await userEvent.keyboard('s');
  await userEvent.keyboard('{Enter}');
  expect(session.selection.get().ids).toHaveLength(1);
  await userEvent.keyboard('{Home}');
  await expect.element(row(/^Umschlag/).first()).toHaveFocus();
  session.end();
});

test('in the outline an element is named, measured, filled, sent elsewhere and deleted', async () => {
  const session = await aPanel('outline');
  const { nodes } = session.store.document;
  await userEvent.click(row('Kreis'));
  await userEvent.fill(page.getByRole('textbox', { name: 'Name' }), 'Sonne');
  await userEvent.keyboard('{Enter}');
  await expect.element(row('Sonne, Kreis')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Breite' }), '5 cm');
  await userEvent.keyboard('{Enter}');
  expect(nodes.get('sun' as NodeId)?.props).toMatchObject({ width: 50 });
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Doppelseite' }), 'Seite 4-5');
  expect(nodes.get('sun' as NodeId)?.parent).toBe('two');
  await expect.element(page.getByText('Liegt jetzt auf Seite 4-5')).toBeInTheDocument();
  await userEvent.click(row('Stickerfeld'));
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Sticker' }), 'Ada');
  expect(nodes.get('cell' as NodeId)?.props).toMatchObject({ stickerId: 'ada' as StickerId });
  await userEvent.click(row(/Ada/));
  await userEvent.keyboard('{Delete}');
  expect(nodes.has('cell' as NodeId)).toBe(false);
  await expect.element(page.getByText(/Ada ist gelöscht/)).toBeInTheDocument();
  session.end();
});

test('spreads move and go in the outline too, and Esc gives the panel up', async () => {
  const session = await aPanel('outline');
  await userEvent.click(row(/^Seite 2-3/));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(session.store.document.childIds('team' as NodeId)).toEqual(['two', 'one']);
  await userEvent.click(row(/^Seite 2-3/));
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('dialog', { name: 'Seite 2-3 wirklich löschen?' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Doppelseite löschen' }));
  expect(session.store.document.nodes.has('two' as NodeId)).toBe(false);
  await userEvent.click(row(/^Team/));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tree')).not.toBeInTheDocument();
  session.end();
});
