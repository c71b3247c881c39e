import {
  addElements,
  type MakeId,
  newElement,
  type NodeId,
  type Patch,
  removeElements,
  stackingOrder,
  type StickerId,
} from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../app/testing.tsx';
import { CanvasAnnouncer } from '../stage/spoken/CanvasAnnouncer.tsx';
import type { EditorSession } from '../session/editor-session.ts';
import { SidePanel } from '../shell/SidePanel.tsx';
import { SpreadDialogs } from '../panels/layouts/SpreadDialogs.tsx';
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
  expect(names).toEqual(['Stickerfeld', 'Gruppe', 'Innen', 'Kreis', 'Grund der ersten']);
  await userEvent.click(row('Kreis'));
  expect(session.selection.get().ids).toEqual(['sun']);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(stack(session).slice(0, 2)).toEqual(['sun', 'ground']);
  expect(session.announcer.get()).toBe('Kreis liegt eine Ebene tiefer');
  await expect.element(row('Kreis')).toHaveFocus();
  await userEvent.click(page.getByRole('button', { name: 'Kreis sperren' }));
  expect(session.store.document.nodes.get('sun' as NodeId)?.props).toMatchObject({ locked: true });
  expect(session.announcer.get()).toBe('Sperren');
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

test('two of a kind are told apart by their size, and who walks to another spread sees it', async () => {
  const session = await aPanel('outline');
  session.run('steps.new', (now) =>
    addElements(now, {
      parent: 'one' as NodeId,
      elements: [newElement('Circle', { x: 300, y: 100 })],
      makeId: session.makeId as MakeId,
    }),
  );
  await userEvent.click(row('Kreis 40 × 40 mm'));
  await expect.element(row('Kreis 100 × 100 mm')).toBeVisible();
  expect(session.currentSpread.get()).toBe(1);
  await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}');
  await expect.element(row(/^Seite 4-5/)).toHaveFocus();
  await expect.poll(() => session.currentSpread.get()).toBe(2);
  expect(session.selection.get().ids).toEqual(['sun']);
  await expect.element(row(/^Seite 4-5/)).toHaveAttribute('aria-selected', 'false');
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
  await expect.element(page.getByText(/Ada gelöscht/)).toBeInTheDocument();
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

test('several elements are chosen with Shift, grouped and taken apart again', async () => {
  const session = await aPanel('outline');
  const { nodes } = session.store.document;
  await userEvent.click(row('Kreis'));
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await userEvent.click(row('Stickerfeld'), { modifiers: ['Shift'] });
  expect(session.selection.get().ids).toEqual(['sun', 'group', 'cell']);
  await expect.element(page.getByText('3 Elemente ausgewählt')).toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Gruppieren' }));
  const group = nodes.get('sun' as NodeId)?.parent;
  expect(nodes.get(group!)?.type).toBe('Group');
  expect(nodes.get('cell' as NodeId)?.parent).toBe(group);
  await userEvent.click(page.getByRole('button', { name: 'Gruppe auflösen' }));
  expect(nodes.get('sun' as NodeId)?.parent).toBe('one');
  await userEvent.click(row('Kreis'));
  await userEvent.click(row('Stickerfeld'), { modifiers: ['Shift'] });
  await userEvent.keyboard('{Delete}');
  expect([nodes.has('sun' as NodeId), nodes.has('cell' as NodeId)]).toEqual([false, false]);
  await expect.element(page.getByText('2 Elemente gelöscht')).toBeInTheDocument();
  session.end();
});

test('the focus goes to the next row when its row is deleted, also by a colleague and in the form', async () => {
  const session = await aPanel('outline');
  const { store } = session;
  const theirs = (id: string): Patch => removeElements(store.document, { ids: [id as NodeId] }) as Patch;
  await userEvent.click(row(/^Grund der ersten/));
  await userEvent.keyboard('{Delete}');
  await expect.element(row('Kreis')).toHaveFocus();
  session.store.receive(theirs('sun'));
  await expect.element(row('Gruppe')).toHaveFocus();
  await expect.element(page.getByText('Jemand anders hat Kreis gelöscht')).toBeInTheDocument();
  await userEvent.click(page.getByRole('textbox', { name: 'Name' }));
  session.store.receive(theirs('group'));
  await expect.element(row('Stickerfeld')).toHaveFocus();
  session.end();
});

test('where one is and what is measured is said: of what is selected, and what a change made of it', async () => {
  const session = await aPanel('outline');
  await userEvent.click(row('Kreis'));
  await expect.element(page.getByText('40 mal 40 mm, 20 mm von links, 20 mm von oben')).toBeInTheDocument();
  await userEvent.fill(page.getByRole('textbox', { name: 'Drehung' }), '30');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/um 30° gedreht$/)).toBeInTheDocument();
  session.goToSpread(2);
  await expect.element(page.getByText('Seite 4-5, Team')).toBeInTheDocument();
  session.end();
});

test('a chapter goes by its key, after it was asked', async () => {
  const session = await aPanel('outline');
  await userEvent.click(row(/^Team/));
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('dialog', { name: '„Team“ wirklich löschen?' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Kapitel löschen' }));
  expect(session.store.document.nodes.has('team' as NodeId)).toBe(false);
  await expect.element(page.getByText('Team ist gelöscht')).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('treeitem');
  session.end();
});

test('a tree of thousands of rows draws few, and End leads to the last one', async () => {
  const session = await aPanel('outline');
  const many = Array.from({ length: 2000 }, (_, index) => ({
    part: 'workspace' as const,
    path: `nodes/many${index}`,
    value: {
      id: `many${index}`,
      type: 'Rectangle',
      parent: 'one',
      order: `z${String(index).padStart(4, '0')}`,
      props: { x: 1, y: index / 10, name: `Kachel ${index}` },
    },
  }));
  session.store.receive(many as never);
  await expect.element(row('Kachel 0, Rechteck')).toBeInTheDocument();
  expect(page.getByRole('treeitem').elements().length).toBeLessThan(80);
  await userEvent.click(row(/^Team/));
  await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}{ArrowUp}');
  const last = row('Kachel 1999, Rechteck');
  await expect.element(last).toHaveFocus();
  await expect.element(last).toBeVisible();
  expect(last.element().getAttribute('aria-setsize')).toBe('2004');
  session.end();
});

test('the outline is searched, with what leads to what is found', async () => {
  const session = await aPanel('outline');
  const names = (): (string | null)[] =>
    page
      .getByRole('treeitem')
      .elements()
      .map((one) => one.textContent);
  const field = page.getByRole('searchbox', { name: 'Gliederung durchsuchen' });
  await userEvent.fill(field, 'innen');
  await expect.poll(names).toEqual(['Team', 'Seite 2-3', 'Gruppe', 'Innen']);
  await userEvent.click(row(/^Innen/));
  expect(session.selection.get()).toMatchObject({ mode: 'inside', group: 'group' });
  await userEvent.fill(field, 'gibt es nicht');
  await expect.element(page.getByText('Nichts heißt „gibt es nicht“.')).toBeVisible();
  await userEvent.clear(field);
  await expect.poll(() => names().length).toBeGreaterThan(6);
  session.end();
});

test('a panel that is opened by key has the keys in its list', async () => {
  const session = await aPanel('outline');
  await expect.element(row(/^Team/)).toBeVisible();
  session.view.getState().setView({ side: null });
  await expect.element(row(/^Team/)).not.toBeInTheDocument();
  session.view.getState().setView({ side: 'outline' });
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('treeitem');
  session.end();
});

test('a layer is dragged to where the list has to scroll', async () => {
  await page.viewport(1200, 900);
  localStorage.removeItem('figurina.view');
  const stage = await aStage({});
  const album = anAlbum().section().spread({ id: 'one' });
  for (let at = 0; at < 32; at++) album.rectangle({ id: `r${at}`, name: `Nummer ${at}`, x: at, y: at });
  const session = await aSession(stage, album.build());
  session.viewportChanged({ width: 900, height: 700 });
  session.goToSpread(1);
  session.view.getState().setView({ side: 'layers' });
  await render(
    <InEditor stage={stage} session={session}>
      <div style={{ display: 'flex', height: 500 }}>
        <SidePanel />
      </div>
    </InEditor>,
  );
  await expect.element(row(/^Nummer 31/)).toBeVisible();
  const list = page.getByRole('tree').element();
  list.scrollTop = list.scrollHeight;
  // It is shown a moment before it can be dragged.
  await expect.element(row(/^Nummer 0,/)).toHaveAttribute('draggable', 'true');
  const source = row(/^Nummer 0,/).element();
  const dataTransfer = new DataTransfer();
  const tell = (type: string, on: Element, clientY: number): void => {
    const clientX = list.getBoundingClientRect().left + 80;
    on.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, clientX, clientY }));
  };
  const { top } = list.getBoundingClientRect();
  tell('dragstart', source, source.getBoundingClientRect().top + 5);
  await expect
    .poll(() => {
      tell('dragover', document.elementFromPoint(list.getBoundingClientRect().left + 80, top + 6)!, top + 6);
      return list.scrollTop;
    })
    .toBe(0);
  // Out of sight by far, and still there to hear of the end of its drag.
  expect(source.isConnected).toBe(true);
  const first = row(/^Nummer 31/).element();
  tell('dragover', first, first.getBoundingClientRect().top + 4);
  tell('drop', first, first.getBoundingClientRect().top + 4);
  await expect.poll(() => stack(session).at(-1)).toBe('r0');
  session.end();
});

test('neither layers nor outline have a fault of accessibility', async () => {
  const session = await aPanel('outline');
  for (const side of ['outline', 'layers'] as const) {
    session.view.getState().setView({ side });
    await userEvent.click(row('Kreis'));
    const { violations } = await axe.run(page.getByRole('complementary').element());
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  }
  session.end();
});

test.each(['layers', 'outline'] as const)(
  'in the %s the menu key opens the menu of an element, at its row',
  async (side) => {
    const session = await aPanel(side);
    await userEvent.click(row(/^Kreis/));
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const element = row(/^Kreis/).element() as HTMLElement;
    const { left, bottom } = element.getBoundingClientRect();
    expect(session.windows.get()).toEqual({
      kind: 'menu',
      at: { x: left + 24, y: bottom },
      world: null,
      pile: [],
      from: element,
    });
    session.windows.close();
    await userEvent.click(row(/^Grund/), { button: 'right' });
    expect(session.windows.get()).toMatchObject({ kind: 'menu' });
    expect(session.selection.get().ids).toEqual(['ground']);
    session.end();
  },
);
