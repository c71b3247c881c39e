import { spreadOrder } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../app/testing.tsx';
import { SpreadDialogs } from '../panels/layouts/SpreadDialogs.tsx';
import { aSession, InEditor } from '../testing.tsx';
import { SpreadStrip } from './SpreadStrip.tsx';

async function aStrip(spreads = 3) {
  const stage = await aStage({});
  const album = anAlbum().section('Team').spreads(spreads).section('Trainer').spreads(2).build();
  const session = await aSession(stage, album);
  session.viewportChanged({ width: 1000, height: 700 });
  await render(
    <InEditor stage={stage} session={session}>
      <SpreadStrip />
      <SpreadDialogs />
    </InEditor>,
  );
  const order = (): string[] => spreadOrder(session.store.document);
  return { session, order };
}

test('a click goes to a spread, arrows walk, Enter goes there', async () => {
  const { session } = await aStrip();
  await userEvent.click(page.getByRole('button', { name: 'Seite 4-5, Team' }));
  expect(session.currentSpread.get()).toBe(2);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(page.getByRole('button', { name: 'Seite 8-9, Trainer' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(session.currentSpread.get()).toBe(4);
  session.end();
});

test('Alt and an arrow moves a spread, into the next chapter too, and the focus goes with it', async () => {
  const { session, order } = await aStrip();
  const before = order();
  await userEvent.click(page.getByRole('button', { name: 'Seite 4-5, Team' }));
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(order()).toEqual([before[0], before[1], before[3], before[2], ...before.slice(4)]);
  await expect.element(page.getByRole('button', { name: 'Seite 6-7, Team' })).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  await expect.element(page.getByRole('button', { name: 'Seite 6-7, Trainer' })).toHaveFocus();
  session.undo();
  session.undo();
  expect(order()).toEqual(before);
  session.end();
});

test('the menu duplicates, moves to a chapter and deletes after a question', async () => {
  const { session, order } = await aStrip();
  const before = order();
  const menu = async (pages: string): Promise<void> => {
    await userEvent.click(page.getByRole('button', { name: `Menü von Seite ${pages}` }));
  };
  await menu('2-3');
  await expect.element(page.getByRole('menuitem', { name: 'Doppelseite dahinter einfügen' })).toHaveFocus();
  await userEvent.click(page.getByRole('menuitem', { name: 'Duplizieren' }));
  expect(order()).toHaveLength(before.length + 1);
  await expect.element(page.getByText('14 Seiten, 0 Sticker')).toBeInTheDocument();
  await menu('4-5');
  await userEvent.click(page.getByRole('menuitem', { name: 'In Kapitel verschieben' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Trainer' }));
  expect(order().slice(0, 4)).toEqual(before.slice(0, 4));
  await menu('2-3');
  await userEvent.click(page.getByRole('menuitem', { name: 'Doppelseite löschen' }));
  await expect.element(page.getByRole('dialog', { name: 'Seite 2-3 wirklich löschen?' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Doppelseite löschen' }));
  expect(order()).not.toContain(before[1]);
  session.end();
});

test('a chapter is named, renamed and deleted from the strip', async () => {
  const { session } = await aStrip();
  await userEvent.click(page.getByRole('button', { name: 'Kapitel Team' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Umbenennen' }));
  await userEvent.fill(page.getByRole('textbox', { name: 'Name des Kapitels' }), 'Erste Elf');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Seite 2-3, Erste Elf' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Kapitel anlegen' }));
  await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Kapitel anlegen' })).toBeDisabled();
  const name = page.getByRole('textbox', { name: 'Name des Kapitels' });
  await userEvent.type(name, 'Fünfzig Zeichen hat der Name eines Kapitels, mehr nicht.');
  await expect.element(name).toHaveValue('Fünfzig Zeichen hat der Name eines Kapitels, mehr ');
  await userEvent.fill(name, 'Jugend');
  await userEvent.keyboard('{Enter}');
  expect(session.facts.chapters.get().map(({ name }) => name)).toContain('Jugend');
  await userEvent.click(page.getByRole('button', { name: 'Kapitel Erste Elf' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Kapitel löschen' }));
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name: 'Kapitel löschen' }));
  expect(session.facts.chapters.get().map(({ name }) => name)).not.toContain('Erste Elf');
  session.end();
});

test('several are chosen with Shift and Ctrl, moved together by key and menu, and deleted after one question', async () => {
  const { session, order } = await aStrip(4);
  const before = order();
  const thumb = (pages: string) => page.getByRole('button', { name: new RegExp(`^Seite ${pages},`) });
  await userEvent.click(thumb('2-3'));
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.element(page.getByRole('button', { name: 'Seite 4-5, Team, ausgewählt' })).toHaveFocus();
  expect(session.announcer.get()).toBe('2 Doppelseiten ausgewählt');
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(order().slice(1, 4)).toEqual([before[3], before[1], before[2]]);
  expect(session.announcer.get()).toBe('2 Doppelseiten verschoben, die erste ist jetzt Seite 4-5');
  session.undo();
  expect(order()).toEqual(before);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(thumb('2-3'));
  await userEvent.click(thumb('6-7'), { modifiers: ['ControlOrMeta'] });
  await userEvent.click(page.getByRole('button', { name: 'Menü von Seite 6-7' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'In Kapitel verschieben' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Trainer' }));
  expect(order().slice(-3, -1)).toEqual([before[1], before[3]]);
  await userEvent.click(thumb('2-3'));
  await userEvent.click(thumb('6-7'), { modifiers: ['Shift'] });
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(thumb('10-11'));
  await userEvent.click(thumb('12-13'), { modifiers: ['Shift'] });
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('dialog', { name: '2 Doppelseiten wirklich löschen?' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: '2 Doppelseiten löschen' }));
  expect(order()).toHaveLength(before.length - 2);
  await expect.poll(() => document.activeElement?.className).toContain('strip-thumb');
  session.end();
});

test('covers offer nothing that would move or remove them', async () => {
  const { session } = await aStrip();
  await userEvent.click(page.getByRole('button', { name: 'Menü von Seite 1', exact: true }));
  // They stay in their places, say why, and do nothing.
  const [remove, copy] = [/^Doppelseite löschen/, /^Duplizieren/].map((name) => page.getByRole('menuitem', { name }));
  await expect.element(remove!.getByText('Die Umschlagseite bleibt, wo und wie sie ist.')).toBeVisible();
  await expect.element(copy!.getByText('Umschlagseiten haben ihren festen Platz.')).toBeVisible();
  for (const item of [remove!, copy!]) await expect.element(item).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(copy!, { force: true });
  expect(session.history.undoLabel()).toBeNull();
  await expect.element(page.getByRole('menuitem', { name: /verschieben/ })).not.toBeInTheDocument();
  session.end();
});

test('a long album draws what is seen, and folds away', async () => {
  const { session } = await aStrip(98);
  const pictures = page.getByRole('list', { name: 'Alle Doppelseiten' }).getByRole('listitem');
  await expect.poll(() => pictures.elements().length).toBeGreaterThan(3);
  expect(pictures.elements().length).toBeLessThan(40);
  await userEvent.click(page.getByRole('button', { name: 'Ausblenden' }));
  await expect.element(pictures.first()).not.toBeInTheDocument();
  session.view.getState().setView({ showStrip: true });
  session.end();
});
