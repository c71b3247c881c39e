import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../app/testing.tsx';
import { StickersPanel } from './panels/stickers/StickersPanel.tsx';
import { RosterImport } from './panels/stickers/roster/RosterImport.tsx';
import { AlbumTitle } from './shell/AlbumTitle.tsx';
import { aSession, InEditor } from './testing.tsx';

test('a sticker goes into the next free cell by its menu, and out again', async () => {
  const stage = await aStage({});
  const album = anAlbum().section('Team').spread().cell().sticker('Ada').build();
  const session = await aSession(stage, album);
  await render(
    <InEditor stage={stage} session={session}>
      <StickersPanel />
    </InEditor>,
  );
  await expect.element(page.getByText('1 nicht platziert')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Menü von Ada' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Ins nächste freie Feld' }));
  await expect.element(page.getByText('1 nicht platziert')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Menü von Ada' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Vom Feld lösen' }));
  await expect.element(page.getByText('1 nicht platziert')).toBeVisible();
  session.end();
});

test('an empty title is refused, Esc brings the old one back', async () => {
  const stage = await aStage({});
  const session = await aSession(stage, anAlbum().section('Team').spread().build());
  await render(
    <InEditor stage={stage} session={session}>
      <AlbumTitle limit={20} />
    </InEditor>,
  );
  await userEvent.click(page.getByRole('button', { name: /SV Blau-Weiß 09/ }));
  const field = page.getByRole('textbox', { name: 'Titel des Albums' });
  await userEvent.clear(field);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: /SV Blau-Weiß 09/ })).toBeVisible();
  expect(stage.calls).toEqual([]);
  session.end();
});

test('a title that cannot be saved says so, and what was typed stays in the field', async () => {
  const internal = { type: 'about:blank', title: 'x', status: 500, code: 'internal' };
  const stage = await aStage({ 'PATCH /v1/albums/album': { status: 500, body: internal } });
  const session = await aSession(stage, anAlbum().section('Team').spread().build());
  await render(
    <InEditor stage={stage} session={session}>
      <AlbumTitle limit={20} />
    </InEditor>,
  );
  await userEvent.click(page.getByRole('button', { name: /SV Blau-Weiß 09/ }));
  const field = page.getByRole('textbox', { name: 'Titel des Albums' });
  await userEvent.keyboard('{Enter}');
  expect(stage.calls).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: /SV Blau-Weiß 09/ }));
  await userEvent.fill(field, 'Elf Freunde');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('alert').getByText('Ein Fehler ist aufgetreten. Bitte versuche es erneut.'))
    .toBeVisible();
  await expect.element(field).toHaveValue('Elf Freunde');
  expect(session.meta.get().title).toBe('SV Blau-Weiß 09');
  session.end();
});

test('pasted cells are read as a list', async () => {
  const stage = await aStage({});
  const session = await aSession(stage, anAlbum().section('Team').spread().build());
  await render(
    <InEditor stage={stage} session={session}>
      <RosterImport />
    </InEditor>,
  );
  await expect.element(page.getByRole('heading', { name: 'Liste einlesen' })).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'Name\tMannschaft\nAda Lovelace\tTeam\nBen Yilmaz\tTeam');
  window.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  await expect.element(page.getByRole('textbox', { name: 'Name in Zeile 2' })).toHaveValue('Ada Lovelace');
  await expect.element(page.getByRole('button', { name: 'Neu 2' })).toBeVisible();
  // People, without the line of the headings.
  await expect.element(page.getByText('2 Zeilen')).toBeVisible();
  session.end();
});
