import { anAlbum } from '@figurina/album/testing';
import {
  type AlbumDocument,
  applyMatrix,
  formatTexts,
  type NodeId,
  type NodeOf,
  plainText,
  spreadMatrix,
} from '@figurina/album';
import { KT, POINT } from '@figurina/drawing';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import type { Remedy } from '../../session/notices/notices.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { Canvas } from '../Canvas.tsx';

const field = page.getByRole('textbox', { name: 'Text bearbeiten' });
const id = 'words' as NodeId;

/** The canvas on the first spread of an album, with a text on it that is open. */
async function typingIn(document: AlbumDocument, prepare?: (session: EditorSession) => void): Promise<EditorSession> {
  const stage = await aStage({});
  const session = await aSession(stage, document);
  await render(
    <div style={{ display: 'grid', width: 1000, height: 700 }}>
      <InEditor stage={stage} session={session}>
        <Canvas />
      </InEditor>
    </div>,
  );
  await expect.poll(() => session.worldElement()?.querySelector(`[data-spread]`)).toBeTruthy();
  session.goToSpread(1);
  prepare?.(session);
  session.selection.editText(id);
  await expect.element(field).toHaveFocus();
  return session;
}

/** To the end or the start of the words. Just after it got the focus the field may take up all words once more. */
async function goTo(session: EditorSession, key: 'End' | 'Home'): Promise<void> {
  const press = async (): Promise<string> => {
    await userEvent.keyboard(`{Control>}{${key}}{/Control}`);
    return session.openText.get()!.selectedWords();
  };
  await expect.poll(press).toBe('');
}
const toTheEnd = (session: EditorSession): Promise<void> => goTo(session, 'End');
const textOf = (session: EditorSession) => session.store.document.nodes.get(id) as NodeOf<'Text'> | undefined;
const wordsOf = (session: EditorSession) => plainText(textOf(session)!.props.text);
const onSpread = () => anAlbum().section('Team').spread({ id: 'spread' });

test('a text has the focus as soon as it is open, also on a spread too small to be drawn, and turned', async () => {
  const album = onSpread().text('Anpfiff', { id, x: 30, y: 40, rotation: 30, size: 36 }).build();
  const session = await typingIn(album, ({ zoomTo }) => zoomTo(0.2));
  await userEvent.keyboard('Abpfiff');
  expect(wordsOf(session)).toBe('Abpfiff');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  expect(session.selection.get()).toMatchObject({ mode: 'element', ids: [id] });
  session.end();
});

test.each([
  ['as it lies', 0, 0],
  ['turned', 37, 0],
  ['turned by half a right angle, in a turned group', 45, -70],
])('the caret stands before the first letter of a text %s', async (_how, rotation, turned) => {
  const box = { id, x: 20, y: 10, width: 60, rotation, size: 48, lineHeight: 150, color: '#c53c23' };
  const place = { x: 100, y: 60, rotation: turned, scale: 1.4 };
  const session = await typingIn(
    onSpread()
      .group((group) => group.text('Ida', box), place)
      .build(),
  );
  await goTo(session, 'Home');
  const caret = document.querySelector<HTMLElement>('.text-caret')!;
  await expect.poll(() => caret.hidden).toBe(false);
  const line = 48 * POINT * 1.5;
  const inSpread = applyMatrix(spreadMatrix(session.store.document, id), { x: 0, y: line / 2 });
  const slot = document.querySelector('[data-slot]:has(.text-editing)')!.getBoundingClientRect();
  const { zoom } = session.camera.get();
  const { x, y, width, height } = caret.getBoundingClientRect();
  expect(x + width / 2).toBeCloseTo(slot.x + inSpread.x * zoom, -0.3);
  expect(y + height / 2).toBeCloseTo(slot.y + inSpread.y * zoom, -0.3);
  expect(caret.offsetHeight / (48 * POINT * 1.4 * zoom)).toBeGreaterThan(0.9);
  expect(getComputedStyle(caret).backgroundColor).toBe('rgb(197, 60, 35)');
  session.end();
});

test('the canvas goes along when the keyboard of a tablet comes up over the caret', async () => {
  const session = await typingIn(onSpread().text('Anpfiff', { id, x: 30, y: 250, width: 120, size: 24 }).build());
  await toTheEnd(session);
  const caret = document.querySelector('.text-caret')!;
  const keyboard = 380;
  expect(caret.getBoundingClientRect().bottom).toBeGreaterThan(keyboard);
  const seen = window.visualViewport!;
  Object.defineProperty(seen, 'height', { value: keyboard, configurable: true });
  seen.dispatchEvent(new Event('resize'));
  await expect.poll(() => caret.getBoundingClientRect().bottom).toBeLessThan(keyboard);
  await expect.element(field).toHaveFocus();
  Reflect.deleteProperty(seen, 'height');
  session.end();
});

test('the canvas goes along with the caret, and is never scrolled away under its controls', async () => {
  const words = Array.from({ length: 24 }, (_, line) => `Zeile ${line}`).join('\n');
  const session = await typingIn(
    onSpread().text(words, { id, x: 30, y: 10, width: 80, size: 20 }).build(),
    ({ zoomTo }) => zoomTo(3),
  );
  const desk = document.querySelector<HTMLElement>('.canvas-desk')!;
  /** On the page, in millimetres; null while it is not in view. */
  const caretAt = (): number | null => {
    const [outer, caret] = [desk, document.querySelector('.text-caret')!].map((part) => part.getBoundingClientRect());
    const isInView = caret!.height > 0 && caret!.top >= outer!.top && caret!.bottom <= outer!.bottom;
    const { y, zoom } = session.camera.get();
    return isInView ? y + (caret!.top - outer!.top) / zoom : null;
  };
  for (const [key, line] of [
    ['End', 23],
    ['Home', 0],
  ] as const) {
    const lineOfCaret = (): number => Math.round(((caretAt() ?? Number.NaN) - 10) / (20 * POINT * 1.5));
    const press = async (): Promise<number> => {
      await userEvent.keyboard(`{Control>}{${key}}{/Control}`);
      return lineOfCaret();
    };
    await expect.poll(press).toBe(line);
    await userEvent.keyboard('!');
    await expect.poll(lineOfCaret).toBe(line);
    expect([desk.scrollTop, desk.parentElement!.scrollTop]).toEqual([0, 0]);
  }
  session.end();
});

test('a text longer than its page can be written to its end: the canvas goes there, the page stays as it lies', async () => {
  const words = Array.from({ length: 60 }, (_, line) => `Zeile ${line}`).join('\n');
  const session = await typingIn(
    onSpread().text(words, { id, x: 30, y: 200, width: 80, size: 20 }).spread().spread().build(),
    ({ zoomTo }) => zoomTo(2),
  );
  const desk = document.querySelector<HTMLElement>('.canvas-desk')!.getBoundingClientRect();
  const caret = document.querySelector('.text-caret')!;
  const page = session.facts.layout.get().boxOf('spread' as NodeId)!;
  await toTheEnd(session);
  await userEvent.keyboard('!');
  const shown = (): Element | null => {
    const { x, y, height } = caret.getBoundingClientRect();
    return y > desk.top && y + height < desk.bottom ? document.elementFromPoint(x - 4, y + height / 2) : null;
  };
  await expect.poll(() => shown()?.closest('.text-editing') !== null && shown() !== null).toBe(true);
  expect(document.querySelector('.fg-spread')!.scrollTop).toBe(0);
  expect(session.camera.get().y).toBeGreaterThan(page.y + 1.5 * page.height);
  expect(session.currentSpread.get()).toBe(session.facts.layout.get().indexOf('spread' as NodeId));
  await userEvent.keyboard('{Escape}');
  const pages = session.facts.layout.get().content;
  await expect.poll(() => session.camera.get().y).toBeLessThan(pages.y + pages.height);
  expect(document.querySelector('[data-written]')).toBeNull();
  session.end();
});

test('what an input method composes is underlined until it is a word', async () => {
  const session = await typingIn(onSpread().text('Tor ', { id, x: 30, y: 40, size: 36, rotation: 37 }).build());
  await toTheEnd(session);
  const browser = cdp() as unknown as { send(method: string, given: object): Promise<void> };
  await browser.send('Input.imeSetComposition', { text: 'nihon', selectionStart: 5, selectionEnd: 5 });
  const marked = () =>
    Array.from(CSS.highlights.get('composition') ?? [], (range) => [range.startOffset, range.endOffset]);
  await expect.poll(marked).toEqual([[4, 9]]);
  await browser.send('Input.insertText', { text: 'Nihon' });
  await expect.poll(() => wordsOf(session)).toBe('Tor Nihon');
  expect(marked()).toEqual([]);
  session.end();
});

test('the frame of a text follows its words when their font arrives', async () => {
  const words = 'Die längste Reise beginnt mit einem Butterbrot.';
  const session = await typingIn(
    onSpread().text(words, { id, x: 30, y: 40, width: 70, size: 20, font: 'Teko' }).build(),
  );
  await userEvent.keyboard('{Escape}');
  const frame = document.querySelector<HTMLElement>('[data-part="frame"]')!;
  const box = (): HTMLElement => session.worldElement()!.querySelector<HTMLElement>(`[data-node="${id}"]`)!;
  session.run('steps.format', (album) => formatTexts(album, { ids: [id], change: { font: 'Luckiest Guy' } }));
  await expect.poll(() => document.fonts.check('20px "Luckiest Guy"')).toBe(true);
  await expect.poll(() => frame.offsetHeight / box().getBoundingClientRect().height).toBeCloseTo(1, 1);
  expect(session.measured(id)).toBeCloseTo(box().offsetHeight / KT, 2);
  // Somebody who listens asks before the page is drawn anew.
  const end = session.store.onChange(() => void session.measured(id));
  session.run('steps.format', (album) => formatTexts(album, { ids: [id], change: { size: 48 } }));
  await expect.poll(() => session.measured(id)! / (box().offsetHeight / KT)).toBeCloseTo(1, 3);
  await expect.poll(() => frame.offsetHeight / box().getBoundingClientRect().height).toBeCloseTo(1, 1);
  end();
  session.end();
});

test('what is typed goes into the open text, also when a click beside has taken the focus', async () => {
  const session = await typingIn(onSpread().text('Anpfiff', { id, x: 30, y: 40, size: 36 }).build());
  await toTheEnd(session);
  document.querySelector<HTMLElement>('.canvas-desk')!.focus();
  await userEvent.keyboard('t');
  await expect.element(field).toHaveFocus();
  expect(session.toolbox.active()).toBe('select');
  expect(wordsOf(session)).toBe('Anpfifft');
  document.querySelector<HTMLElement>('.canvas-desk')!.focus();
  await userEvent.keyboard('{Control>}a{/Control}Tor');
  expect(wordsOf(session)).toBe('Tor');
  session.end();
});

test('what is typed before the spread is drawn is not lost, nor are spaces, lines, and what is corrected', async () => {
  const album = onSpread().text('Anpfiff', { id, x: 30, y: 40, size: 36 }).spread({ id: 'far' }).build();
  const stage = await aStage({});
  const session = await aSession(stage, album);
  await render(
    <div style={{ display: 'grid', width: 1000, height: 700 }}>
      <InEditor stage={stage} session={session}>
        <Canvas />
      </InEditor>
    </div>,
  );
  await expect.poll(() => session.worldElement()?.querySelector('[data-slot]')).toBeTruthy();
  const press = (init: KeyboardEventInit): boolean =>
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  const type = (keys: readonly string[]): void => {
    for (const key of keys) press({ key });
  };
  session.zoomTo(0.1);
  session.focusCanvas();
  session.selection.editText(id);
  expect(session.openText.get()).toBeNull();
  press({ key: 'a', ctrlKey: true });
  expect(session.selection.get()).toMatchObject({ ids: [id], mode: 'text' });
  type(['T', 'o', 'r', ' ', '1', 'Enter', 'x', 'Backspace', 'ß', 't', 'ArrowLeft', 'v']);
  await expect.element(field).toHaveFocus();
  expect(wordsOf(session)).toBe('Tor 1\nßvt');
  expect(session.toolbox.active()).toBe('select');
  await userEvent.keyboard('!{Escape}');
  expect(wordsOf(session)).toBe('Tor 1\nßv!t');
  session.undo();
  expect(wordsOf(session)).toBe('Anpfiff');
  session.end();
});

test('keys of the text stay its own: bold and italic for words, undo for what was typed', async () => {
  const session = await typingIn(onSpread().text('Anpfiff', { id, x: 30, y: 40, size: 36 }).build());
  await userEvent.keyboard('{Control>}b{/Control}');
  await toTheEnd(session);
  await userEvent.keyboard(' heute');
  expect(textOf(session)!.props.text.paragraphs[0]!.content).toEqual([{ text: 'Anpfiff heute', bold: true }]);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(wordsOf(session)).toBe('Anpfiff');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(wordsOf(session)).toBe('Anpfiff heute');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  session.undo();
  session.undo();
  session.undo();
  expect(textOf(session)!.props.text.paragraphs[0]!.content).toEqual([{ text: 'Anpfiff' }]);
  session.end();
});

test('Ctrl U draws a line under words and takes it away, and ungroups nothing meanwhile', async () => {
  const session = await typingIn(onSpread().text('Anpfiff', { id, x: 30, y: 40, size: 36 }).build());
  const content = () => textOf(session)!.props.text.paragraphs[0]!.content;
  await userEvent.keyboard('{Control>}u{/Control}');
  expect(content()).toEqual([{ text: 'Anpfiff', underline: true }]);
  const word = document.querySelector('.text-editing .ProseMirror span')!;
  expect(getComputedStyle(word).textDecorationLine).toBe('underline');
  await userEvent.keyboard('{Control>}u{/Control}');
  expect(content()).toEqual([{ text: 'Anpfiff' }]);
  session.end();
});

test('a box grows with its words and keeps its height; one that is left empty goes, and undo brings its words back', async () => {
  const session = await typingIn(onSpread().text('eins', { id, x: 30, y: 40, size: 36 }).build());
  const before = session.measured(id)!;
  await toTheEnd(session);
  await userEvent.keyboard('{Enter}zwei{Enter}drei{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  expect(wordsOf(session)).toBe('eins\nzwei\ndrei');
  expect(textOf(session)!.props.height).toBeCloseTo(3 * before, 1);
  session.selection.editText(id);
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Backspace}{Escape}');
  await expect.poll(() => textOf(session)).toBeUndefined();
  session.undo();
  expect(wordsOf(session)).toBe('eins\nzwei\ndrei');
  session.end();
});

test('an automatic text shows its value, stands as one letter, and goes with a key', async () => {
  const session = await typingIn(onSpread().text('Seite ', { id, x: 30, y: 40, size: 20 }).build());
  await toTheEnd(session);
  session.openText.get()!.insertSymbol('page-number');
  await expect.element(field).toHaveTextContent('Seite 2');
  expect(wordsOf(session)).toBe('Seite {page-number}');
  await userEvent.keyboard('{Backspace}');
  expect(wordsOf(session)).toBe('Seite ');
  session.openText.get()!.insertSymbol('toc-chapters');
  await userEvent.keyboard('Ende');
  expect(wordsOf(session)).toBe('Seite \n{toc-chapters}Ende');
  session.end();
});

/** What the browser does on Ctrl V, with Shift as plain words. */
async function paste(data: Record<string, string>, shift = false): Promise<void> {
  const clipboardData = new DataTransfer();
  for (const [type, words] of Object.entries(data)) clipboardData.setData(type, words);
  const target = field.element();
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', ctrlKey: true, shiftKey: shift, bubbles: true }));
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test('what is pasted keeps the format that we know, with Shift it takes that of the place', async () => {
  const session = await typingIn(onSpread().text('Elf: ', { id, x: 30, y: 40, size: 20 }).build());
  const data = { 'text/html': '<p>der <b>Saison</b></p>', 'text/plain': 'der Saison' };
  await toTheEnd(session);
  await paste(data);
  await paste(data, true);
  expect(textOf(session)!.props.text.paragraphs).toEqual([
    { content: [{ text: 'Elf: der ' }, { text: 'Saisonder Saison', bold: true }] },
  ]);
  await paste({ 'text/plain': 'a\n\nb' });
  expect(wordsOf(session)).toBe('Elf: der Saisonder Saisona\n\nb');
  session.undo();
  expect(wordsOf(session)).toBe('Elf: der Saisonder Saison');
  session.end();
});

test('a text that is too long is cut, and that is said', async () => {
  const session = await typingIn(onSpread().text('', { id, x: 30, y: 40 }).build());
  const told: string[] = [];
  session.onNotify((notice) => told.push(notice));
  await paste({ 'text/plain': 'x'.repeat(25_000) });
  expect(wordsOf(session)).toHaveLength(20_000);
  expect(told).toEqual(['text.paste.cut']);
  session.end();
});

test('a text that reaches over its box is marked, and the mark makes it fit in one step', async () => {
  const words = 'Aleksandra Brzęczyszczykiewicz und die ganze Mannschaft';
  const album = onSpread().text(words, { id, x: 30, y: 40, width: 60, height: 20, size: 36, autosize: false }).build();
  const session = await typingIn(album);
  await userEvent.keyboard('{Escape}');
  const mark = page.getByRole('button', { name: /^Text einpassen/ });
  await userEvent.click(mark);
  await expect.poll(() => textOf(session)!.props.size).toBeLessThan(20);
  await expect.element(mark).not.toBeInTheDocument();
  session.undo();
  expect(textOf(session)!.props.size).toBe(36);
  await expect.element(mark).toBeVisible();
  session.end();
});

test('an automatic text that has nothing to say shows its name, and can be written into', async () => {
  const session = await typingIn(onSpread().text('', { id, x: 30, y: 40, symbol: 'sticker-name', size: 20 }).build());
  const shown = session.worldElement()!.querySelector(`[data-node="${id}"] [data-symbol]`)!;
  expect(getComputedStyle(shown, '::before').content).toBe('"Name des Stickers"');
  await toTheEnd(session);
  await userEvent.keyboard(' (Tor)');
  expect(textOf(session)!.props).toMatchObject({ symbol: null });
  expect(wordsOf(session)).toBe('{sticker-name} (Tor)');
  session.end();
});

test('the Enter that ends typing a size is the field’s: the selected words stay', async () => {
  // On a narrower screen the toolbar is a sheet.
  await page.viewport(1200, 800);
  const session = await typingIn(onSpread().text('Anpfiff', { id, x: 30, y: 40, size: 20 }).build());
  const size = page.getByRole('combobox', { name: 'Schriftgröße in Punkt' });
  await userEvent.click(size);
  await userEvent.fill(size, '13,5');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  expect(textOf(session)!.props.text.paragraphs).toEqual([{ content: [{ text: 'Anpfiff', size: 13.5 }] }]);
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('Abpfiff');
  expect(textOf(session)!.props.text.paragraphs).toEqual([{ content: [{ text: 'Abpfiff', size: 13.5 }] }]);
  session.end();
});

test('a colleague deletes the text one types in: typing on does nothing, and the words can be kept', async () => {
  const session = await typingIn(onSpread().text('Anpfiff', { id, x: 30, y: 40 }).build());
  const told: [string, Remedy | undefined][] = [];
  session.onNotify((key, _values, _kind, remedy) => told.push([key, remedy]));
  await toTheEnd(session);
  await userEvent.keyboard(' um drei');
  session.store.receive([{ part: 'workspace', path: `nodes/${id}`, removed: true }]);
  await expect.element(field).not.toBeInTheDocument();
  await userEvent.keyboard('rt');
  expect(session.toolbox.active()).toBe('select');
  expect(told.map(([key]) => key)).toEqual(['notices.text_gone']);
  told[0]![1]!.run();
  await expect.element(field).toHaveFocus();
  expect(session.openText.get()!.id).not.toBe(id);
  await expect.element(field).toHaveTextContent('Anpfiff um drei');
  session.end();
});
