import type { NodeId, StickerId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage, type Answers } from '../../../../app/testing.tsx';
import { dropStickers } from '../../stage/drops/sticker-drop.ts';
import type { EditorSession } from '../../session/editor-session.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { StickersPanel } from './StickersPanel.tsx';
import { collectWindowOf } from '../../session/collecting/collect-window.ts';
import { anUpload } from './collect/testing/answers.ts';
import { makeStickers } from './upload-stickers.ts';

const album = () =>
  anAlbum()
    .section('Erste Elf', { id: 'team' })
    .spread({ id: 'spread' })
    .cell({ id: 'cell', x: 10, sticker: 'Ben Kowalski', photo: [800, 1100] })
    .cell({ id: 'free', x: 80 })
    .sticker('Ada Lovelace', { id: 'ada' })
    .sticker('Cem Öz', { id: 'cem' })
    .sticker('Dora Nowak', { id: 'dora' })
    .section('Trainerteam', { id: 'staff' })
    .spread()
    .build();

async function open(document = album(), options: Parameters<typeof aSession>[2] = {}, answers: Answers = {}) {
  const stage = await aStage(answers);
  const session = await aSession(stage, document, options);
  session.viewportChanged({ width: 900, height: 600 });
  await render(
    <InEditor stage={stage} session={session}>
      <main className="editor-panel" style={{ width: 300, height: 760 }}>
        <StickersPanel />
      </main>
    </InEditor>,
  );
  return session;
}
const row = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const sectionOf = ({ store }: EditorSession, id: string) => store.document.stickers.get(id as StickerId)!.sectionId;
const cellsOf = ({ store }: EditorSession) =>
  [...store.document.nodes.values()].flatMap((node) =>
    node.type === 'StickerCell' && node.props.stickerId ? [node.props.stickerId] : [],
  );

test('several are chosen with Ctrl and Shift, and moved to another chapter as one step', async () => {
  const session = await open();
  await userEvent.click(row('Ada Lovelace'), { modifiers: ['Control'] });
  await userEvent.click(row('Dora Nowak'), { modifiers: ['Shift'] });
  await expect.element(page.getByText('3 ausgewählt')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'In Kapitel verschieben' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Trainerteam' }));
  expect(['ada', 'cem', 'dora'].map((id) => sectionOf(session, id))).toEqual(['staff', 'staff', 'staff']);
  session.undo();
  expect(sectionOf(session, 'cem')).toBe('team');
  expect(session.history.undoLabel()).toBe(null);
  session.end();
});

test('by key: Shift with arrows extends, Ctrl A takes all, Escape none, Delete asks', async () => {
  const session = await open();
  (row('Ada Lovelace').element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(page.getByText('2 ausgewählt')).toBeVisible();
  await expect.element(row('Cem Öz')).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(page.getByText('4 ausgewählt')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('4 ausgewählt')).not.toBeInTheDocument();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByText('„Cem Öz“ wirklich löschen?')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Sticker löschen' }));
  await expect.poll(() => session.store.document.stickers.has('cem' as StickerId)).toBe(false);
  session.end();
});

test('doubles, designs, unlinking and deleting work on all that are chosen', async () => {
  const session = await open();
  await userEvent.click(row('Ben Kowalski'), { modifiers: ['Control'] });
  await userEvent.click(row('Ada Lovelace'), { modifiers: ['Control'] });
  await userEvent.click(page.getByRole('button', { name: 'Größe' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Doppelsticker' }));
  await userEvent.click(page.getByRole('button', { name: 'Aufbau' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Gold' }));
  for (const id of ['s1', 'ada'])
    expect(session.store.document.stickers.get(id as StickerId)).toMatchObject({
      doubleSticker: true,
      stickerLayout: 'gold',
    });
  await userEvent.click(page.getByRole('button', { name: 'Vom Feld lösen' }));
  expect(cellsOf(session)).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: '2 Sticker löschen' }));
  await userEvent.click(page.getByRole('button', { name: '2 Sticker löschen' }).last());
  await expect.poll(() => [...session.store.document.stickers.keys()].toSorted()).toEqual(['cem', 'dora']);
  session.end();
});

test('placing all asks when cells run out; new spreads are one step of undo', async () => {
  const session = await open();
  const spreads = () => session.store.document.childIds('team' as NodeId).length;
  await userEvent.click(page.getByRole('button', { name: 'Alle platzieren' }));
  await expect.element(page.getByText('Für 2 Sticker fehlen Felder')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Nur 1 freies Feld füllen' }));
  await expect.poll(() => cellsOf(session)).toEqual(['s1', 'ada']);
  await userEvent.click(page.getByRole('button', { name: 'Alle platzieren' }));
  await userEvent.click(page.getByRole('button', { name: 'Mit 1 neuer Doppelseite' }));
  await expect.poll(() => cellsOf(session).length).toBe(4);
  expect(spreads()).toBe(2);
  session.undo();
  expect([cellsOf(session).length, spreads()]).toEqual([2, 1]);
  session.end();
});

test('filters show who has no photo or no place, and the search who is meant', async () => {
  const session = await open();
  await userEvent.click(page.getByRole('button', { name: 'Nicht platziert 3' }));
  await expect.element(row('Ben Kowalski')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Kapitel anlegen' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Ohne Foto 3' }));
  await userEvent.fill(page.getByRole('searchbox'), 'öz');
  await expect.element(row('Cem Öz')).toBeVisible();
  await expect.element(row('Ada Lovelace')).not.toBeInTheDocument();
  await userEvent.fill(page.getByRole('searchbox'), 'Xaver');
  await expect.element(page.getByText('Niemand gefunden zu „Xaver“.')).toBeVisible();
  session.end();
});

test('dropped stickers fill a cell and the free ones after it, or get cells of their own', async () => {
  const session = await open();
  const told: string[] = [];
  session.onNotify((key) => told.push(key));
  const stickers = ['ada', 'cem', 'dora'] as StickerId[];
  const place = { spreadId: 'spread' as NodeId, at: { x: 300, y: 150 } };
  dropStickers(session, stickers, { ...place, cell: 'cell' as NodeId });
  expect(cellsOf(session)).toEqual(['ada', 'cem']);
  expect(told).toEqual(['notices.stickers_left']);
  session.undo();
  dropStickers(session, stickers, { ...place, cell: null });
  expect(cellsOf(session)).toEqual(['s1', 'ada', 'cem', 'dora']);
  session.undo();
  expect(session.history.undoLabel()).toBe(null);
  session.end();
});

test('without a chapter, photos cannot be uploaded, and it says why', async () => {
  const session = await open(anAlbum().build());
  const button = page.getByRole('button', { name: 'Fotos hochladen' });
  await expect.element(button).toBeDisabled();
  await expect.element(button).toHaveAccessibleDescription('Bitte lege vorher ein Kapitel an');
  session.end();
});

test('photos become stickers named after their files, together one step of undo', async () => {
  const document = anAlbum().section('Team', { id: 'team' }).image({ id: 'photo', model: 'sticker' }).build();
  const session = await open(document, { upload: async () => 'photo' as never });
  const canvas = new OffscreenCanvas(40, 50);
  canvas.getContext('2d')!.fillRect(0, 0, 40, 50);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  const files = ['Ada_Lovelace.png', 'Ben-Kowalski.png'].map((name) => new File([blob], name, { type: 'image/png' }));
  await makeStickers(session, files, 'team' as NodeId);
  await expect.element(page.getByText('2 nicht platziert')).toBeVisible();
  expect([...session.store.document.stickers.values()].map(({ name }) => name).toSorted()).toEqual([
    'Ada Lovelace',
    'Ben Kowalski',
  ]);
  session.undo();
  expect(session.store.document.stickers.size).toBe(0);
  session.end();
});

test('the menu of a chapter offers only the moves there are, and covers are not listed', async () => {
  const session = await open();
  await userEvent.click(page.getByRole('button', { name: 'Menü von Erste Elf' }));
  await expect.element(page.getByRole('menuitem', { name: 'Nach unten' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Nach oben' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('menuitem', { name: 'Hilfe' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Cover' })).not.toBeInTheDocument();
  session.end();
});

test('a chapter that was renamed by the keys has the focus again, also when nothing was changed', async () => {
  const session = await open();
  const chapter = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
  const rename = async () => {
    await userEvent.click(page.getByRole('button', { name: /^Menü von (Erste Elf|Erste Mannschaft)$/ }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Umbenennen' }));
  };
  await rename();
  await userEvent.keyboard('Erste Mannschaft{Enter}');
  await expect.element(chapter('Erste Mannschaft')).toHaveFocus();
  await rename();
  await userEvent.keyboard('{Escape}');
  await expect.element(chapter('Erste Mannschaft')).toHaveFocus();
  session.end();
});

test('of four hundred only the rows near view are there', async () => {
  const builder = anAlbum().section('Verein');
  for (let at = 0; at < 400; at++) builder.sticker(`Person ${at}`);
  const session = await open(builder.build());
  await expect.element(page.getByText('400 nicht platziert')).toBeVisible();
  await expect.poll(() => document.querySelectorAll('.sticker-item').length).toBeGreaterThan(5);
  expect(document.querySelectorAll('.sticker-item').length).toBeLessThan(60);
  session.end();
});

test('has no fault of accessibility while stickers are chosen', async () => {
  const session = await open();
  await userEvent.click(row('Ada Lovelace'), { modifiers: ['Control'] });
  const { violations } = await axe.run(page.getByRole('main').element());
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  session.end();
});

test('a chapter says how many photos of its people wait, and opens the collecting at the first', async () => {
  const uploads = [
    anUpload({ id: 'u1', name: 'Fremd', section_id: 'team' }),
    anUpload({ id: 'u2', name: 'Dora', last_name: 'Nowak' }),
    anUpload({ id: 'u3', name: 'Niemand', section_id: null }),
    anUpload({ id: 'u4', name: 'Wer', section_id: 'staff', state: 'rejected' }),
  ];
  const answers = { 'GET /v1/albums/album/sticker_uploads': { body: { sticker_uploads: uploads } } };
  const session = await open(album(), {}, answers);
  await userEvent.click(page.getByRole('button', { name: '2 neue Fotos für Erste Elf ansehen' }));
  expect(collectWindowOf(session).getState()).toMatchObject({ open: true, at: 'u1' });
  await expect.element(page.getByRole('button', { name: /für Trainerteam/ })).not.toBeInTheDocument();
});
