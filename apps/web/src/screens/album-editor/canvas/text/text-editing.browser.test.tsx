import { anAlbum } from '@figurina/album/testing';
import { type AlbumDocument, type NodeId, type NodeOf, plainText } from '@figurina/album';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
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

/** To the end of the words. The browser tells of the new selection after the key. */
async function toTheEnd(session: EditorSession): Promise<void> {
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await expect.poll(() => session.openText.get()!.selectedWords()).toBe('');
}
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
