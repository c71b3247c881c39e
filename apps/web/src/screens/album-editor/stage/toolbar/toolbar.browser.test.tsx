import { type NodeId, placeSticker } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { editorActions } from '../../actions/editor-actions.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { FloatingToolbar } from './FloatingToolbar.tsx';

const DESK = { width: 1100, height: 800 };
let session: EditorSession;

beforeEach(async () => {
  await page.viewport(1200, 900);
});
afterEach(() => session.end());

/** The toolbar over an album with these elements selected. */
async function show(album: ReturnType<typeof anAlbum>, ids: string[], desk = DESK): Promise<void> {
  const stage = await aStage({});
  session = await aSession(stage, album.build());
  session.viewportChanged(desk);
  session.selection.select(ids as NodeId[]);
  // Out of view it would have no bar.
  session.showSelection();
  await render(
    <InEditor stage={stage} session={session}>
      <section className="canvas" style={{ position: 'relative', ...desk }}>
        <FloatingToolbar />
      </section>
    </InEditor>,
  );
}
const twoShapes = () =>
  anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .rectangle({ id: 'a', x: 200, y: 200, opacity: 0.2, fill: 2 })
    .circle({ id: 'b', x: 320, y: 200, opacity: 0.8, fill: 3 });
const props = (id: string) => session.store.document.nodes.get(id as NodeId)!.props as Record<string, unknown>;
const button = (name: string | RegExp) => page.getByRole('toolbar').getByRole('button', { name });
const dialog = () => page.getByRole('dialog');

test('values that differ are said to be mixed, and a choice goes to all of them as one step', async () => {
  await show(twoShapes(), ['a', 'b']);
  await userEvent.click(button('Deckkraft gemischt'));
  const number = dialog().getByRole('textbox', { name: 'Deckkraft' });
  await expect.element(number).toHaveAttribute('placeholder', 'gemischt');
  await userEvent.fill(number, '40');
  expect([props('a')['opacity'], props('b')['opacity']]).toEqual([0.4, 0.4]);
  await expect.element(button('Deckkraft 40 %')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
  session.undo();
  await expect.element(button('Deckkraft gemischt')).toBeVisible();
});

test('a format that only some of the texts have is neither on nor off', async () => {
  const texts = anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .text('eins', { id: 'a', x: 200, y: 200, bold: true, align: 'left' })
    .text('zwei', { id: 'b', x: 320, y: 300, align: 'center', lineHeight: 100 });
  await show(texts, ['a', 'b']);
  const bold = button('Fett');
  await expect.element(bold).toHaveAttribute('aria-pressed', 'mixed');
  await expect.element(button('Ausrichtung: gemischt')).toBeVisible();
  await expect.element(button('Zeilenhöhe: gemischt')).toBeVisible();
  await expect.element(button('Kursiv')).toHaveAttribute('aria-pressed', 'false');
  await userEvent.click(bold);
  expect([props('a')['bold'], props('b')['bold']]).toEqual([true, true]);
  await expect.element(bold).toHaveAttribute('aria-pressed', 'true');
});

test('the list of fonts is 300 pixels high at most and has all fifty', async () => {
  await show(anAlbum().section('Team').spread({ id: 'spread' }).text('Hallo', { id: 'text' }), ['text']);
  await userEvent.click(button(/^Schrift:/));
  const list = page.getByRole('listbox', { name: 'Schrift' });
  await expect.element(list).toBeVisible();
  expect(list.element().getBoundingClientRect().height).toBe(300);
  const families = list
    .getByRole('option')
    .elements()
    .map((option) => option.firstElementChild?.textContent);
  expect(new Set(families).size).toBe(50);
});

test('the size of scaled texts is the one that is seen', async () => {
  const texts = anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .text('eins', { id: 'a', x: 200, y: 200, size: 20, scale: 1.5 })
    .text('zwei', { id: 'b', x: 320, y: 300, size: 30 });
  await show(texts, ['a', 'b']);
  const size = page.getByRole('combobox', { name: 'Schriftgröße in Punkt' });
  await expect.element(size).toHaveValue('30');
  await userEvent.fill(size, '36');
  await userEvent.keyboard('{Enter}');
  await expect.element(size).toHaveValue('36');
  expect([props('a')['size'], props('b')['size']]).toEqual([24, 36]);
  session.undo();
  expect([props('a')['size'], props('b')['size']]).toEqual([20, 30]);
});

test('what has grown over the edge of the bar goes into “Mehr”: a cell that got its sticker', async () => {
  const album = anAlbum()
    .section()
    .spread()
    .cell({ id: 'cell', x: 200, y: 200 })
    .sticker('Ada', { photo: [900, 1260] });
  await show(album, ['cell'], { width: 940, height: 800 });
  await expect.element(button(/Stickerbild hochladen/)).toBeVisible();
  const [sticker] = session.store.document.stickers.keys();
  session.run('steps.place', (document) => placeSticker(document, { stickerId: sticker!, cellId: 'cell' as NodeId }));
  await expect.element(button(/Sticker bearbeiten/)).toBeVisible();
  const bar = page.getByRole('toolbar').element();
  await expect.poll(() => bar.scrollWidth - bar.clientWidth).toBeLessThanOrEqual(1);
});

test('a palette colour is kept as its index, one’s own as a hex value', async () => {
  await show(twoShapes(), ['a', 'b']);
  await userEvent.click(button('Füllung'));
  await expect.element(dialog().getByText('Die Füllungen sind gemischt. Deine Wahl gilt für alle.')).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: 'Palettenfarbe 5' }));
  expect([props('a')['fill'], props('b')['fill']]).toEqual([6, 6]);
  const hex = dialog().getByRole('textbox', { name: 'Farbwert' });
  await userEvent.fill(hex, 'rot');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByText(/Ein Farbwert sieht so aus/)).toBeVisible();
  expect(props('a')['fill']).toBe(6);
  await userEvent.fill(hex, 'D93318');
  await userEvent.keyboard('{Enter}');
  expect([props('a')['fill'], props('b')['fill']]).toEqual(['#d93318', '#d93318']);
  await expect.element(dialog().getByRole('button', { name: '#d93318' })).toBeVisible();
});

test('by keyboard a gradient gets colours, moves and loses them, down to two', async () => {
  await show(twoShapes(), ['a']);
  await userEvent.click(button('Füllung'));
  await userEvent.click(dialog().getByText('Verlauf', { exact: true }));
  expect(props('a')['fill']).toEqual({ type: 'linear', colors: [2, 3], direction: 135 });
  const add = dialog().getByRole('button', { name: 'Farbe hinzufügen' });
  await userEvent.click(add);
  await userEvent.click(add);
  await expect.element(add).toBeDisabled();
  expect((props('a')['fill'] as { colors: unknown[] }).colors).toHaveLength(4);
  const stop = dialog().getByRole('slider', { name: 'Farbe 1 von 4' });
  (stop.element() as HTMLElement).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowRight}');
  await expect.element(stop).toHaveAttribute('aria-valuenow', '11');
  await userEvent.keyboard('{Delete}');
  await userEvent.click(dialog().getByRole('button', { name: 'Entfernen' }));
  await expect.element(dialog().getByRole('button', { name: 'Entfernen' })).toBeDisabled();
  expect((props('a')['fill'] as { colors: unknown[] }).colors).toHaveLength(2);
  const degrees = dialog().getByRole('textbox', { name: 'Grad' });
  await userEvent.fill(degrees, '30');
  expect(props('a')['fill']).toMatchObject({ direction: 30 });
});

test('one popover at a time: opening another closes the first, Esc gives the focus back', async () => {
  await show(twoShapes(), ['a']);
  await userEvent.click(button('Füllung'));
  await expect.element(dialog()).toBeVisible();
  await userEvent.click(button(/^Kontur/));
  await expect.element(dialog().getByText('Stärke')).toBeVisible();
  await expect.poll(() => dialog().all().length).toBe(1);
  await userEvent.keyboard('{Escape}');
  (button(/^Ecken/).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByText('Eckenradius')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button(/^Ecken/)).toHaveFocus();
});

test('Esc closes a popover of buttons at once, though a button in it shows its tooltip', async () => {
  await show(twoShapes(), ['a']);
  await userEvent.click(button('Ausrichten'));
  await expect.element(dialog().getByRole('button', { name: 'Links ausrichten' })).toHaveFocus();
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('a stroke of a width gets a colour, and a coloured one a width', async () => {
  await show(twoShapes(), ['a', 'b']);
  await userEvent.click(button('Kontur 0'));
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Stärke' }), '7');
  expect([props('a'), props('b')]).toMatchObject([
    { stroke: '#000000', strokeWidth: 7 },
    { stroke: '#000000', strokeWidth: 7 },
  ]);
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Stärke' }), '400');
  expect(props('a')['strokeWidth']).toBe(100);
});

test('corners are round up to 50 mm, opacity goes up to 100 per cent', async () => {
  await show(twoShapes(), ['a']);
  await userEvent.click(button(/^Ecken/));
  await userEvent.fill(dialog().getByRole('textbox', { name: 'Eckenradius' }), '70');
  expect(props('a')['borderRadius']).toBe(50);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(button(/^Deckkraft/));
  const opacity = dialog().getByRole('textbox', { name: 'Deckkraft' });
  await userEvent.fill(opacity, '95');
  await expect.poll(() => props('a')['opacity']).toBe(0.95);
  await userEvent.fill(opacity, '170');
  await expect.poll(() => props('a')['opacity']).toBe(1);
});

test('the bar is 840 pixels wide at most, however much room there is', async () => {
  await page.viewport(1900, 900);
  await show(
    anAlbum().section('Team').spread({ id: 'spread' }).text('Hallo', { id: 'text' }).picture({ id: 'picture' }),
    ['text', 'picture'],
    { width: 1800, height: 800 },
  );
  const bar = page.getByRole('toolbar');
  await expect.element(bar).toBeVisible();
  expect(getComputedStyle(bar.element()).maxWidth).toBe('840px');
  expect(bar.element().getBoundingClientRect().width).toBeLessThanOrEqual(840);
});

test('what finds no room is in “Mehr”, where it unfolds in its place', async () => {
  await show(twoShapes(), ['a'], { width: 420, height: 800 });
  await expect.element(button(/^Kontur/)).not.toBeInTheDocument();
  await userEvent.click(button('Mehr'));
  await userEvent.click(dialog().getByRole('button', { name: 'Maße' }));
  const width = dialog().getByRole('textbox', { name: 'Breite' });
  await expect.element(width).toHaveValue('100');
  await userEvent.fill(width, '2*30 mm');
  await userEvent.keyboard('{Enter}');
  expect(props('a')['width']).toBe(60);
  await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowUp}{/Shift}');
  expect(props('a')['width']).toBe(71);
  // Nothing is as wide as nothing, or less.
  await userEvent.fill(width, '-5');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog().getByText('Das ist kein Maß.', { exact: false })).toBeVisible();
  expect(props('a')['width']).toBe(71);
  await userEvent.fill(width, '50 %');
  await userEvent.keyboard('{Enter}');
  expect(props('a')['width']).toBe(35.5);
});

test('dragging the label of a measure shows the new one and records it as one step', async () => {
  await show(twoShapes(), ['a']);
  await userEvent.click(button('Maße'));
  const label = dialog().getByText('Von links').element();
  const drag = (type: string, clientX: number): boolean =>
    label.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, pointerId: 1, button: 0, isPrimary: true }));
  label.setPointerCapture = () => undefined;
  drag('pointerdown', 100);
  drag('pointermove', 130);
  await expect.poll(() => session.store.shown.of('a' as NodeId)).toEqual({ x: 215 });
  expect(props('a')['x']).toBe(200);
  await expect.element(dialog().getByRole('textbox', { name: 'Von links' })).toHaveValue('215');
  drag('pointerup', 130);
  expect(props('a')['x']).toBe(215);
  expect(session.store.shown.isAny()).toBe(false);
  expect(session.history.undoLabel()).toBe('steps.move');

  await expect.element(dialog().getByRole('textbox', { name: 'Von links' })).toHaveValue('215');

  // Shift makes larger steps from where it is pressed on; Esc gives it back, and so does who goes back themselves.
  drag('pointerdown', 100);
  drag('pointermove', 110);
  label.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: 114, pointerId: 1, shiftKey: true }));
  await expect.poll(() => session.store.shown.of('a' as NodeId)).toEqual({ x: 240 });
  await userEvent.keyboard('{Escape}');
  expect(session.store.shown.isAny()).toBe(false);
  drag('pointerup', 114);
  drag('pointerdown', 100);
  drag('pointermove', 130);
  await expect.poll(() => session.store.shown.isAny()).toBe(true);
  drag('pointermove', 100);
  drag('pointerup', 100);
  expect(session.store.shown.isAny()).toBe(false);
  expect(props('a')['x']).toBe(215);
  await expect.element(dialog()).toBeVisible();
});

test('on a phone a sheet with four actions is pulled up to everything', async () => {
  await page.viewport(390, 780);
  await show(twoShapes(), ['a'], { width: 390, height: 650 });
  const sheet = page.getByRole('region', { name: 'Werkzeuge für die Auswahl' });
  expect(sheet.element().getBoundingClientRect().height).toBe(168);
  await userEvent.click(sheet.getByRole('button', { name: 'Bewegen' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Rechts' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Rechts' }));
  expect(props('a')['x']).toBe(202);
  await userEvent.click(sheet.getByRole('button', { name: 'Fertig' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Alles' }));
  await userEvent.click(sheet.getByRole('button', { name: 'Füllung' }));
  const white = sheet.getByRole('button', { name: 'Weiß' });
  expect(white.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  await userEvent.click(white);
  expect(props('a')['fill']).toBe('#ffffff');
});

test('the sheet of a phone says whose sticker it is, offers what one does most with it, and is closed', async () => {
  await page.viewport(390, 780);
  const album = anAlbum().section('Erste Elf').spread().cell({ id: 'cell', sticker: 'Ada' });
  await show(album, ['cell'], { width: 390, height: 650 });
  const sheet = page.getByRole('region', { name: 'Werkzeuge für die Auswahl' });
  await expect.element(sheet.getByText('1 Ada')).toBeVisible();
  await expect.element(sheet.getByText('Erste Elf')).toBeVisible();
  const names = Array.from(sheet.element().querySelectorAll('.toolbar-quick button'), (each) => each.textContent);
  expect(names).toEqual(['Ausschnitt', 'Foto', 'Bewegen', 'Löschen']);
  await userEvent.click(sheet.getByRole('button', { name: 'Schließen' }));
  await expect.element(sheet).not.toBeInTheDocument();
});

test('the spread has a sheet on a phone when it is asked for, not while one leafs', async () => {
  await page.viewport(390, 780);
  await show(twoShapes(), [], { width: 390, height: 650 });
  const sheet = page.getByRole('region', { name: 'Werkzeuge für die Auswahl' });
  const spread = 'spread' as NodeId;
  session.goToSpread(session.facts.layout.get().indexOf(spread));
  session.selection.selectSpread(spread);
  await expect.element(sheet).not.toBeInTheDocument();
  session.floating.showSpreadSheet(spread);
  await expect.element(sheet.getByText('Seite 2-3')).toBeVisible();
  await userEvent.click(sheet.getByRole('button', { name: 'Duplizieren' }));
  expect(session.history.undoLabel()).toBe('steps.spread_duplicate');
  await expect.element(sheet).not.toBeInTheDocument();
});

test('an album that may not be changed has no toolbar', async () => {
  await show(twoShapes(), ['a']);
  await expect.element(page.getByRole('toolbar')).toBeVisible();
  session.meta.set({ ...session.meta.get(), locked: true });
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
});

test('the sticker of a cell is taken off and opened from the bar; an empty cell takes a photo', async () => {
  const album = anAlbum().section('Team').spread().cell({ id: 'cell', sticker: 'Ada' });
  await show(album, ['cell']);
  const opened: string[] = [];
  session.onOpen((id) => opened.push(id));
  await userEvent.click(button('Sticker bearbeiten'));
  expect(opened).toEqual(['cell']);
  await userEvent.click(button('Sticker vom Feld lösen'));
  expect(props('cell')['stickerId']).toBeNull();
  await expect.element(button('Stickerbild hochladen')).toBeVisible();
  session.undo();
  await expect.element(button('Sticker vom Feld lösen')).toBeVisible();
});

test('who fills cells has what concerns the sticker, at a desk and on a phone, and nothing that arranges', async () => {
  const album = anAlbum()
    .section('Team')
    .spread()
    .cell({ id: 'cell', sticker: 'Ada', photo: [600, 800] })
    .cell({ id: 'free' })
    .rectangle({ id: 'box' });
  await show(album, ['cell']);
  session.meta.set({ ...session.meta.get(), role: 'filler' });
  const names = () =>
    page
      .getByRole('toolbar')
      .getByRole('button')
      .elements()
      .map((one) => one.getAttribute('aria-label') ?? one.textContent);
  await expect
    .poll(names)
    .toEqual(['Ausschnitt', 'Bild ersetzen', 'Sticker bearbeiten', 'Foto verbessern', 'Sticker vom Feld lösen']);
  // The way of the keyboard leads there too.
  expect(editorActions.get('toolbar.focus').enabled(session)).toBe(true);
  await userEvent.click(button('Sticker vom Feld lösen'));
  expect(props('cell')['stickerId']).toBeNull();
  await expect.element(button('Stickerbild hochladen')).toBeVisible();
  session.undo();
  session.selection.select(['box' as NodeId]);
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
  session.selection.select(['cell', 'box'] as NodeId[]);
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
  await page.viewport(390, 780);
  session.selection.select(['cell' as NodeId]);
  const sheet = page.getByRole('region', { name: 'Werkzeuge für die Auswahl' });
  await expect.element(sheet).toBeVisible();
  const quick = Array.from(sheet.element().querySelectorAll('.toolbar-quick button'), (each) => each.textContent);
  expect(quick).toEqual(['Ausschnitt', 'Foto', 'Sticker', 'Lösen']);
});

test('a selected spread has its fill', async () => {
  await show(twoShapes(), []);
  session.selection.selectSpread('spread' as NodeId);
  session.show('spread' as NodeId);
  await userEvent.click(button('Füllung der Doppelseite'));
  await userEvent.click(dialog().getByRole('button', { name: 'Palettenfarbe 1' }));
  expect(props('spread')['fill']).toBe(2);
});
