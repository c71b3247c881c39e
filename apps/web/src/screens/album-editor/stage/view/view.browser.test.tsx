import { anAlbum } from '@figurina/album/testing';
import type { AlbumDocument, NodeId } from '@figurina/album';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { Canvas } from '../Canvas.tsx';

const fiveSpreads = (): AlbumDocument =>
  anAlbum()
    .section('Team')
    .spread({ id: 'one' })
    .rectangle({ id: 'box', x: 100, y: 100, width: 40, height: 30 })
    .group((inside) => inside.rectangle({ id: 'inner', x: 10, y: 10, width: 20, height: 20 }), { id: 'group' })
    .spreads(4)
    .build();

async function aCanvas(
  options: Parameters<typeof aSession>[2] = {},
  album: AlbumDocument = fiveSpreads(),
): Promise<EditorSession> {
  await page.viewport(1200, 800);
  localStorage.removeItem('figurina.view');
  const stage = await aStage({});
  const session = await aSession(stage, album, options);
  await render(
    <InEditor stage={stage} session={session}>
      <div style={{ position: 'fixed', inset: 0 }}>
        <Canvas />
      </div>
    </InEditor>,
  );
  await expect.poll(() => document.querySelector('[data-slot]')).not.toBeNull();
  return session;
}

const field = () => page.getByRole('textbox', { name: 'Seite oder Bereich' });

test('a page or a range leads there and the focus returns to the canvas; anything else reverts', async () => {
  const session = await aCanvas();
  for (const [typed, spread, shown] of [
    ['4', 2, '4-5'],
    ['6-7', 3, '6-7'],
    ['99', 3, '6-7'],
    ['Umschlag', 3, '6-7'],
  ] as const) {
    await userEvent.fill(field(), typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue(shown);
    expect(session.currentSpread.get()).toBe(spread);
    await expect.element(page.getByRole('application')).toHaveFocus();
  }
  session.end();
});

test('all spreads are shown clear of the tools and bars, and one is still where one was', async () => {
  const session = await aCanvas();
  session.goToSpread(1);
  session.focusCanvas();
  await userEvent.keyboard('{Shift>}1{/Shift}');
  const edges = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
  const drawn = () => [...document.querySelectorAll('[data-slot]')];
  await expect.poll(drawn).toHaveLength(session.facts.layout.get().spreadIds.length);
  const slots = drawn().map((slot) => slot.getBoundingClientRect());
  expect(Math.min(...slots.map(({ left }) => left))).toBeGreaterThanOrEqual(edges('.tool-menu').right);
  expect(Math.max(...slots.map(({ bottom }) => bottom))).toBeLessThanOrEqual(edges('.canvas-pages').top);
  expect(session.currentSpread.get()).toBe(1);
  await expect.element(field()).toHaveValue('2-3');
  session.end();
});

test('an album of nothing but covers is shown, leafed through and looked at as printed', async () => {
  const session = await aCanvas({}, anAlbum().build());
  const turn = (name: 'Vorherige' | 'Nächste') => page.getByRole('button', { name: `${name} Doppelseite` });
  await expect.element(field()).toHaveValue('1');
  await expect.element(turn('Vorherige')).toBeDisabled();
  session.focusCanvas();
  await userEvent.keyboard('{Shift>}1{/Shift}');
  await expect.element(field()).toHaveValue('1');
  await userEvent.keyboard('{Shift>}3{/Shift}{PageDown}{PageDown}');
  await expect.element(field()).toHaveValue('2');
  await expect.element(turn('Nächste')).toBeDisabled();
  session.view.getState().setView({ printPreview: true });
  await expect.element(page.getByText('Druckvorschau', { exact: false }).first()).toBeVisible();
  await expect.element(field()).toHaveValue('2');
  session.end();
});

test('pages that are turned quickly are all turned, and what flies past is not where one works', async () => {
  const session = await aCanvas({ reducedMotion: false });
  const passed: number[] = [];
  session.currentSpread.subscribe(() => passed.push(session.currentSpread.get()));
  session.focusCanvas();
  await userEvent.keyboard('{PageDown}{PageDown}{PageDown}');
  await expect.poll(() => session.camera.flying()).toBe(false);
  expect(passed).toEqual([1, 2, 3]);
  session.end();
});

test('the view flies, and jumps from the moment on that the system is told to keep calm', async () => {
  const browser = cdp() as unknown as { send(method: string, given: object): Promise<void> };
  const motion = (value: string) =>
    browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] });
  await motion('no-preference');
  const session = await aCanvas({ reducedMotion: 'asked' });
  session.goToSpread(2);
  expect(session.camera.flying()).toBe(true);
  await motion('reduce');
  for (const go of [session.fitAll, session.fitSpread, () => session.zoomTo(2), () => session.goToSpread(1)]) {
    go();
    expect(session.camera.flying()).toBe(false);
  }
  await browser.send('Emulation.setEmulatedMedia', { features: [] });
  session.end();
});

test('the hint about keys says what they do here and now', async () => {
  const album = anAlbum().section().spread().spread({ id: 'one' }).picture({ id: 'picture', x: 30, y: 30 }).build();
  const session = await aCanvas({}, album);
  session.goToSpread(2);
  const hint = (): string => document.querySelector('.canvas-hint')?.textContent ?? '';
  session.focusCanvas();
  expect(hint()).toMatch(/^Tab: nächstes Element/);
  session.selection.select(['picture' as NodeId]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(hint).toMatch(/Plus und Minus: zoomen/);
  await userEvent.keyboard('{Escape}r');
  await expect.poll(hint).toBe('Enter: in die Mitte einfügen · Esc: Werkzeug weglegen');
  await userEvent.keyboard('{Escape}');
  session.view.getState().setView({ printPreview: true });
  await expect.poll(hint).toMatch(/^Bild ab/);
  session.end();
});

test('one works where one has selected something, however the album lies, until that is out of sight', async () => {
  const session = await aCanvas();
  session.goToSpread(1);
  session.selection.select(['box' as NodeId]);
  session.fitAll();
  session.panBy({ x: -20, y: -20 });
  expect(session.currentSpread.get()).toBe(1);
  session.fitSpread();
  expect(session.currentSpread.get()).toBe(1);
  // Half a spread and more to the next one.
  const { zoom } = session.camera.get();
  session.panBy({ x: -330 * zoom, y: 0 });
  expect(session.currentSpread.get()).toBe(2);
  session.end();
});

test('a tool chosen by its key is said, and Enter puts it into the middle; what is switched is said too', async () => {
  const session = await aCanvas();
  session.goToSpread(1);
  session.focusCanvas();
  await userEvent.keyboard('r');
  expect(session.announcer.get()).toBe('Rechteck. Enter: Rechteck einfügen');
  await userEvent.keyboard('{Enter}');
  const [id] = session.selection.get().ids;
  expect(session.store.document.nodes.get(id!)).toMatchObject({ parent: 'one', props: { x: 180, y: 98.5 } });
  expect(session.toolbox.active()).toBe('select');
  await userEvent.keyboard('{Shift>}g{/Shift}');
  expect(session.announcer.get()).toBe('Raster 5 mm: ein');
  await userEvent.keyboard('{Shift>}g{/Shift}');
  expect(session.announcer.get()).toBe('Raster 5 mm: aus');

  session.end();
});

test('a press on the canvas closes what hangs from the toolbar, also on what is selected', async () => {
  const session = await aCanvas();
  session.reveal('box' as NodeId);
  await userEvent.click(page.getByRole('toolbar').getByRole('button', { name: 'Ausrichten' }));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  const frame = document.querySelector('[data-part="frame"]')!.getBoundingClientRect();
  const desk = page.getByRole('application');
  const { left, top } = desk.element().getBoundingClientRect();
  await userEvent.click(desk, {
    position: { x: frame.x + frame.width / 2 - left, y: frame.y + frame.height / 2 - top },
  });
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(session.selection.get().ids).toEqual(['box']);
  session.end();
});

test('undo says what it took back and shows the spread it happened on', async () => {
  const session = await aCanvas();
  session.goToSpread(1);
  session.selection.select(['box' as NodeId]);
  session.focusCanvas();
  await userEvent.keyboard('{ArrowRight}');
  const here = session.camera.get();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(session.camera.get()).toEqual(here);
  session.redo();
  session.goToSpread(4);
  session.focusCanvas();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(session.currentSpread.get()).toBe(1);
  expect(session.selection.get().ids).toEqual(['box']);
  await expect.element(page.getByText('Rückgängig: Verschieben')).toBeInTheDocument();
  session.end();
});

test('on a narrow screen nothing has handles: its sheet moves and sizes', async () => {
  const session = await aCanvas();
  session.selection.select(['box' as NodeId]);
  const handle = () => document.querySelector<HTMLElement>('[data-handle="se"]')!;
  await expect.poll(() => handle().checkVisibility()).toBe(true);
  await page.viewport(999, 800);
  await expect.poll(() => handle().checkVisibility()).toBe(false);
  await expect.element(page.getByRole('button', { name: 'Bewegen' })).toBeVisible();
  session.end();
});

test('a page that is asked for before there is a size is shown once there is one', async () => {
  const stage = await aStage({});
  const session = await aSession(stage, anAlbum().section('Team').spreads(4).build());
  session.goToSpread(2);
  session.viewportChanged({ width: 900, height: 700 });
  expect(session.currentSpread.get()).toBe(2);
  session.end();
});

test('Shift+2 shows the selection large, Shift+3 the spread, Shift+1 the album', async () => {
  const session = await aCanvas();
  session.reveal('box' as NodeId);
  session.focusCanvas();
  await userEvent.keyboard('{Shift>}[Digit2]{/Shift}');
  const close = session.camera.get().zoom;
  await userEvent.keyboard('{Shift>}[Digit3]{/Shift}');
  const spread = session.camera.get().zoom;
  await userEvent.keyboard('{Shift>}[Digit1]{/Shift}');
  expect(close).toBeGreaterThan(spread);
  expect(spread).toBeGreaterThan(session.camera.get().zoom);
  session.end();
});

test('grid, trim and preview are switched in the view menu and by key', async () => {
  const session = await aCanvas();
  const marks = () => document.querySelector('.page-marks');
  await userEvent.click(page.getByRole('button', { name: 'Ansicht' }));
  for (const name of [/^Raster 5 mm/, /^Anschnitt zeigen/, /^Druckvorschau/, /^Endformat zeigen/, /^Ebenen/])
    await expect.element(page.getByRole('menuitemcheckbox', { name })).toBeVisible();
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: /Raster 5 mm/ }));
  const gridPath = (): string => marks()?.querySelector('[data-part="grid"]')?.getAttribute('d') ?? '';
  await expect.poll(gridPath).toMatch(/^M/);
  const [first, second] = [...gridPath().matchAll(/M([\d.-]+) [\d.-]+v/g)].map(([, x]) => Number(x));
  expect((second! - first!) / session.camera.get().zoom).toBeCloseTo(5, 1);
  await userEvent.click(page.getByRole('menuitemcheckbox', { name: /Anschnitt zeigen/ }));
  await expect.poll(() => marks()?.querySelector('[data-part="trim"]')?.getAttribute('d')).toMatch(/^M/);
  expect(session.reader.get().mode.bleed).toBe(2);
  await userEvent.keyboard('{Escape}');
  session.selection.select(['box' as NodeId]);
  session.focusCanvas();
  await userEvent.keyboard('{Shift>}P{/Shift}');
  await expect.element(page.getByRole('button', { name: 'Weiter bearbeiten' })).toBeVisible();
  expect(session.selection.get().ids).toEqual([]);
  expect(session.reader.get().mode.showPlaces).toBe(false);
  expect(marks()).toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Weiter bearbeiten' })).not.toBeInTheDocument();
  session.end();
});

test('Ctrl A in a popover means the page of the album, and in a menu nothing of the web page', async () => {
  const session = await aCanvas({ reducedMotion: true });
  session.goToSpread(1);
  session.selection.select(['box' as NodeId]);
  await userEvent.click(page.getByRole('button', { name: /^Füllung/ }));
  await expect.poll(() => document.activeElement?.closest('[role="dialog"]')).not.toBeNull();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(session.selection.get().ids).toEqual(expect.arrayContaining(['box', 'group']));
  await userEvent.click(page.getByRole('button', { name: /Zoom wählen$/ }));
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(window.getSelection()?.toString()).toBe('');
  session.end();
});

test('the zoom menu has 50, 100, 200 and 300 per cent, the spread and all spreads', async () => {
  const session = await aCanvas();
  const menu = page.getByRole('button', { name: /Zoom wählen$/ });
  await expect.element(menu).toHaveAccessibleName(/^Eingepasst, \d+\s%/);
  await userEvent.click(menu);
  await expect.element(page.getByRole('menu')).toBeVisible();
  const names = page.getByRole('menuitem').elements();
  expect(names.map((item) => item.textContent.replaceAll(/\s/g, ' '))).toEqual([
    '50 %',
    '100 %',
    '200 %',
    '300 %',
    'Doppelseite einpassen⇧ 3',
    'Alle Seiten zeigen⇧ 1',
    'Auswahl einpassen⇧ 2',
    'Hilfe',
  ]);
  for (const zoom of [0.5, 1, 2, 3]) {
    await userEvent.click(page.getByRole('menuitem', { name: new RegExp(`^${zoom * 100}`) }));
    await expect.poll(() => session.camera.get().zoom).toBeCloseTo(zoom, 6);
    await expect.element(menu).toHaveAccessibleName(new RegExp(`^${zoom * 100}\\s%`));
    await userEvent.click(menu);
  }
  session.end();
});

test('the wheel scrolls, with shift sideways, and with Ctrl zooms at the pointer', async () => {
  const session = await aCanvas();
  session.goToSpread(1);
  session.zoomTo(3);
  await expect.poll(() => session.camera.get().zoom).toBeCloseTo(3, 6);
  const area = document.querySelector('.canvas [role="application"]')!;
  const { left, top } = area.getBoundingClientRect();
  const at = { clientX: left + 700, clientY: top + 300 };
  const turn = (held: WheelEventInit) =>
    area.dispatchEvent(new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true, ...at, ...held }));
  const before = session.camera.get();
  turn({});
  expect(session.camera.get()).toMatchObject({ x: before.x, y: expect.closeTo(before.y + 40 / 3, 6) });
  turn({ deltaY: -40 });
  turn({ shiftKey: true });
  expect(session.camera.get()).toMatchObject({ x: expect.closeTo(before.x + 40 / 3, 6), y: before.y });
  turn({ shiftKey: true, deltaY: -40 });
  turn({ ctrlKey: true, deltaY: -50 });
  const now = session.camera.get();
  expect(now.zoom).toBeCloseTo(3.3, 6);
  expect(now.x + 700 / now.zoom).toBeCloseTo(before.x + 700 / before.zoom, 6);
  expect(now.y + 300 / now.zoom).toBeCloseTo(before.y + 300 / before.zoom, 6);
  session.end();
});

test('inside a group the rest of the spread is dimmed', async () => {
  const session = await aCanvas();
  session.goToSpread(1);
  const node = (id: string) => document.querySelector(`[data-node="${id}"]`);
  await expect.poll(() => node('inner')).not.toBeNull();
  session.selection.select(['inner' as NodeId]);
  await expect.poll(() => node('box')?.hasAttribute('data-dimmed')).toBe(true);
  expect(node('group')?.hasAttribute('data-dimmed')).toBe(false);
  session.selection.leave();
  session.selection.leave();
  await expect.poll(() => node('box')?.hasAttribute('data-dimmed')).toBe(false);
  session.end();
});

test('a dragged scrollbar moves the view along its axis', async () => {
  const session = await aCanvas();
  session.zoomTo(2);
  const thumb = () => document.querySelector('.canvas-scroll[data-axis="x"] > div')!;
  await expect.poll(() => thumb().getBoundingClientRect().width).toBeGreaterThan(20);
  const before = session.camera.get();
  const { left, top, width, height } = thumb().getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const event = (type: string, clientX: number) =>
    new PointerEvent(type, { clientX, clientY: y, pointerId: 1, button: 0, bubbles: true });
  const track = thumb().parentElement!;
  track.setPointerCapture = () => {};
  thumb().dispatchEvent(event('pointerdown', x));
  track.dispatchEvent(event('pointermove', x + 40));
  track.dispatchEvent(new PointerEvent('lostpointercapture'));
  expect(session.camera.get().x).toBeGreaterThan(before.x);
  expect(session.camera.get()).toMatchObject({ y: before.y, zoom: before.zoom });
  session.end();
});

test('Ctrl A gives the keys to what it selects; the hint about keys is for those who go by them', async () => {
  const session = await aCanvas();
  session.goToSpread(1);
  const desk = page.getByRole('application');
  const hint = document.querySelector('.canvas-hint')!;
  await userEvent.click(page.getByRole('button', { name: 'Vergrößern' }));
  await userEvent.keyboard('{Control>}a{/Control}');
  await expect.element(desk).toHaveFocus();
  expect(session.selection.get().ids).toHaveLength(2);
  await userEvent.click(desk, { position: { x: 600, y: 20 } });
  await userEvent.keyboard('{Control>}a{/Control}{ArrowRight}');
  expect(getComputedStyle(hint).opacity).toBe('0');
  await userEvent.keyboard('{Tab}');
  await expect.poll(() => getComputedStyle(hint).opacity).toBe('1');
  session.end();
});

test('the right button in the middle of a drag is a slip: no menu, and the drag goes on', async () => {
  const session = await aCanvas();
  session.goToSpread(1);
  const desk = document.querySelector<HTMLElement>('.canvas-desk')!;
  const { left, top } = desk.getBoundingClientRect();
  const box = session.facts.layout.get().boxOf('one' as NodeId)!;
  const { x, y, zoom } = session.camera.get();
  const at = (px: number, py: number) => ({
    clientX: left + (box.x + px - x) * zoom,
    clientY: top + (box.y + py - y) * zoom,
  });
  session.selection.select(['box' as NodeId]);
  session.pointerDown(inputAt(120, 115));
  session.tools.pointerMove(inputAt(140, 125));
  desk.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, ...at(140, 125) }));
  expect(session.windows.get()).toBeNull();
  session.tools.pointerUp(inputAt(150, 125));
  expect(session.history.undoLabel()).toBe('steps.move');
  desk.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2, ...at(150, 125) }));
  expect(session.windows.get()).toMatchObject({ kind: 'menu' });
  session.end();

  function inputAt(px: number, py: number) {
    const world = { x: box.x + px, y: box.y + py };
    const { clientX, clientY } = at(px, py);
    const held = { button: 0, shift: false, alt: false, ctrl: true, clicks: 1, kind: 'mouse' as const };
    return { ...held, world, screen: { x: clientX - left, y: clientY - top }, target: { kind: 'canvas' as const } };
  }
});

test('Enter goes into a group at its first element, Tab walks on inside, and out of it at the end', async () => {
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'one' })
    .group(
      (inside) =>
        inside
          .rectangle({ id: 'low', x: 0, y: 60, width: 20, height: 20 })
          .rectangle({ id: 'high', width: 20, height: 20 }),
      { id: 'group' },
    )
    .rectangle({ id: 'after', x: 10, y: 200, width: 20, height: 20 })
    .build();
  const session = await aCanvas({}, album);
  session.goToSpread(1);
  session.focusCanvas();
  const selected: (NodeId | undefined)[] = [];
  for (const key of ['{Tab}', '{Enter}', '{Tab}', '{Tab}', '{Tab}']) {
    await userEvent.keyboard(key);
    selected.push(session.selection.get().ids[0]);
  }
  expect(selected).toEqual(['group', 'high', 'low', 'group', 'after']);
  session.end();
});

test('what is seen whole stays so when the window gets narrow and wide again, or a tablet is turned', async () => {
  const session = await aCanvas();
  session.goToSpread(2);
  await expect.poll(() => session.camera.flying()).toBe(false);
  const wide = session.camera.get();
  for (const [width, height] of [
    [320, 700],
    [1024, 768],
    [768, 1024],
    [1200, 800],
  ] as const) {
    await page.viewport(width, height);
    await expect.poll(() => session.camera.viewport().width).toBe(width);
    const { x, y, zoom } = session.camera.get();
    const box = session.facts.layout.get().boxOf(session.facts.layout.get().spreadIds[2]!)!;
    const seen = session.camera.viewport();
    expect(box.x).toBeGreaterThanOrEqual(x);
    expect(box.y).toBeGreaterThanOrEqual(y);
    expect(box.x + box.width).toBeLessThanOrEqual(x + seen.width / zoom);
    expect(box.y + box.height).toBeLessThanOrEqual(y + seen.height / zoom);
  }
  expect(session.camera.get()).toEqual(wide);
  session.end();
});

test('a selection out of view leaves its toolbar behind, and a chip leads back to it', async () => {
  const session = await aCanvas();
  session.goToSpread(1);
  session.selection.select(['box' as NodeId]);
  const bar = () => document.querySelector('.toolbar');
  await expect.poll(() => bar()?.getAttribute('data-away')).toBe('false');
  session.panBy({ x: 0, y: -3000 });
  const chip = page.getByRole('button', { name: 'Zur Auswahl' });
  await expect.element(chip).toBeVisible();
  expect(bar()?.getAttribute('data-away')).toBe('true');
  await userEvent.click(chip);
  await expect.poll(() => bar()?.getAttribute('data-away')).toBe('false');
  await expect.element(chip).not.toBeInTheDocument();
  expect(session.selection.get().ids).toEqual(['box']);
  session.end();
});
