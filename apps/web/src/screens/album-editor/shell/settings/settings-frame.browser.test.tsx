import { anAlbum } from '@figurina/album/testing';
import axe from 'axe-core';
import { useLocation, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, Staged } from '../../../../app/testing.tsx';
import { EditorContext } from '../../session/editor-context.ts';
import { aSession } from '../../testing.tsx';
import { EditorRooms } from '../EditorRooms.tsx';
import '../editor.css';

/** Says the address, and goes back in the browser's history. */
function Address() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <button type="button" hidden data-testid="address" onClick={() => void navigate(-1)}>
      {pathname}
    </button>
  );
}

async function anEditorAt(at: string, width = 1440) {
  await page.viewport(width, 900);
  const stage = await aStage({});
  const session = await aSession(stage, anAlbum().section('Team').spread().build());
  const element = (
    <EditorContext value={session}>
      <EditorRooms />
      <Address />
    </EditorContext>
  );
  await render(<Staged services={stage.services} routes={[{ path: '/album/:albumId/*', element }]} at={at} />);
  await expect.element(page.getByRole('button', { name: 'Albummenü' })).toBeInTheDocument();
  return session;
}
const dialog = page.getByRole('dialog', { name: 'Einstellungen' });
const tab = (name: string) => dialog.getByRole('tab', { name });
const address = () => page.getByTestId('address').element().textContent;
const back = (): void => (page.getByTestId('address').element() as HTMLElement).click();

async function openByMenu() {
  await page.getByRole('button', { name: /Konto/ }).click();
  await page.getByRole('menuitem', { name: 'Einstellungen' }).click();
  await expect.element(dialog).toBeVisible();
}

test('the settings open over the tab one is on, and lead back to it', async () => {
  const session = await anEditorAt('/album/album/background');
  await openByMenu();
  expect(address()).toBe('/album/album/settings/general');
  await expect.element(page.getByRole('complementary', { name: 'Bilder', includeHidden: true })).toBeInTheDocument();
  // Tabs go by arrows, each with its address, and are no steps of the history.
  await userEvent.click(tab('Allgemein'));
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(tab('Personen')).toHaveAttribute('aria-selected', 'true');
  expect(address()).toBe('/album/album/settings/users');
  const { violations } = await axe.run(document);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(address()).toBe('/album/album/background');
  await expect.element(page.getByRole('button', { name: /Konto/ })).toHaveFocus();

  await openByMenu();
  back();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(address()).toBe('/album/album/background');
  session.end();
});

test.each([
  ['/album/album/settings', '/album/album/settings/general', 'Allgemein'],
  ['/album/album/settings/secrets', '/album/album/settings/general', 'Allgemein'],
  ['/album/album/settings/users', '/album/album/settings/users', 'Personen'],
])('%s opens the editor with its settings above', async (at, shown, active) => {
  const session = await anEditorAt(at);
  await expect.element(tab(active)).toHaveAttribute('aria-selected', 'true');
  expect(address()).toBe(shown);
  await expect.element(page.getByRole('complementary', { name: 'Start', includeHidden: true })).toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(address()).toBe('/album/album/onboarding');
  session.end();
});

test('they stay when the room behind them is not for this person any more', async () => {
  const session = await anEditorAt('/album/album/background');
  await openByMenu();
  session.meta.set({ ...session.meta.get(), role: 'reader' });
  await expect.element(page.getByRole('complementary', { name: 'Sticker', includeHidden: true })).toBeInTheDocument();
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(address).toBe('/album/album/stickers');
  session.end();
});

test('on a phone they fill the screen', async () => {
  const session = await anEditorAt('/album/album/settings/users', 390);
  await expect.element(dialog).toBeVisible();
  const { width, height, top } = dialog.element().getBoundingClientRect();
  expect([width, height, top]).toEqual([390, 900, 0]);
  await dialog.getByRole('button', { name: 'Schließen' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(address()).toBe('/album/album');
  session.end();
});
