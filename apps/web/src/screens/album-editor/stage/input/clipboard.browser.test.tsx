import { type ImageId, type NodeId, type StickerId, writeClipboard } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { readPasted } from '@figurina/editor';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { Canvas } from '../Canvas.tsx';

const ids = (...names: string[]) => names as NodeId[];
const spread = 'one' as NodeId;

async function aCanvas(upload: Parameters<typeof aSession>[2] = {}): Promise<EditorSession> {
  await page.viewport(1200, 800);
  const stage = await aStage({});
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'one' })
    .rectangle({ id: 'box', x: 100, y: 100, width: 40, height: 30, fill: 2 })
    .text('Wort', { id: 'text', x: 20, y: 20 })
    .picture({ id: 'picture', x: 200, y: 150, width: 30, height: 40 })
    .comment('Meins', { id: 'own', x: 60, y: 60, userId: 'me' })
    .comment('Deins', { id: 'other', x: 90, y: 60, userId: 'somebody' })
    .spread({ id: 'two' })
    .build();
  const session = await aSession(stage, album, upload);
  await render(
    <InEditor stage={stage} session={session}>
      <div style={{ position: 'fixed', inset: 0 }}>
        <Canvas />
      </div>
    </InEditor>,
  );
  await expect.poll(() => document.querySelector('[data-slot]')).not.toBeNull();
  session.goToSpread(1);
  session.focusCanvas();
  return session;
}

/** What the browser does on Ctrl C, X and V, with a clipboard of the test's own. */
function clipboardEvent(type: 'copy' | 'cut' | 'paste', clipboardData = new DataTransfer()): DataTransfer {
  const target = document.activeElement ?? document.body;
  target.dispatchEvent(new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true }));
  return clipboardData;
}

const places = (session: EditorSession, names: readonly NodeId[]) =>
  names.map((id) => {
    const { x, y } = session.store.document.nodes.get(id)!.props as { x: number; y: number };
    return [x, y];
  });

test('each paste lies a step further, what was cut comes back to its place', async () => {
  const session = await aCanvas();
  session.selection.select(ids('box'));
  const copied = clipboardEvent('copy');
  clipboardEvent('paste', copied);
  const [first] = session.selection.get().ids;
  clipboardEvent('paste', copied);
  const [second] = session.selection.get().ids;
  expect(places(session, [first!, second!])).toEqual([
    [110, 110],
    [120, 120],
  ]);
  session.selection.select(ids('box'));
  const cut = clipboardEvent('cut');
  expect(session.store.document.nodes.has('box' as NodeId)).toBe(false);
  clipboardEvent('paste', cut);
  expect(places(session, session.selection.get().ids)).toEqual([[100, 100]]);
  session.undo();
  session.undo();
  expect(session.store.document.nodes.has('box' as NodeId)).toBe(true);
  session.end();
});

test('in place by its own key, on the spread in view', async () => {
  const session = await aCanvas();
  session.selection.select(ids('box', 'text'));
  clipboardEvent('copy');
  session.goToSpread(2);
  await userEvent.keyboard('{Control>}{Alt>}{Shift>}[KeyV]{/Shift}{/Alt}{/Control}');
  await expect.poll(() => session.store.document.childIds('two' as NodeId).length).toBe(2);
  expect(places(session, session.store.document.childIds('two' as NodeId))).toEqual([
    [100, 100],
    [20, 20],
  ]);
  session.end();
});

test('while a text is typed, the clipboard is the text’s', async () => {
  const session = await aCanvas();
  session.selection.select(ids('text'));
  const copied = clipboardEvent('copy');
  const before = session.store.document.childIds(spread).length;
  session.selection.editText('text' as NodeId);
  const field = page.getByRole('textbox', { name: 'Text bearbeiten' });
  await expect.element(field).toHaveFocus();
  window.dispatchEvent(new ClipboardEvent('paste', { clipboardData: copied, cancelable: true }));
  window.dispatchEvent(new ClipboardEvent('cut', { clipboardData: new DataTransfer(), cancelable: true }));
  expect(session.store.document.childIds(spread)).toHaveLength(before);
  session.end();
});

test('while a picture is cropped or something is dragged, nothing is copied, cut or pasted', async () => {
  const session = await aCanvas();
  session.selection.select(ids('picture'));
  const copied = clipboardEvent('copy');
  expect(copied.getData('text/plain')).not.toBe('');
  const before = session.store.document.childIds(spread).length;
  const expectLeftAlone = (): void => {
    expect(clipboardEvent('copy').getData('text/plain')).toBe('');
    expect(clipboardEvent('cut').getData('text/plain')).toBe('');
    clipboardEvent('paste', copied);
    expect(session.store.document.childIds(spread)).toHaveLength(before);
  };
  session.selection.editImage('picture' as NodeId);
  expectLeftAlone();
  session.selection.select(ids('box'));
  session.store.shown.show(new Map([['box' as NodeId, { x: 5 }]]));
  expectLeftAlone();
  session.store.shown.show(null);
  clipboardEvent('paste', copied);
  expect(session.store.document.childIds(spread)).toHaveLength(before + 1);
  session.end();
});

test('JSON of something else is logged, broken JSON ignored', async () => {
  const session = await aCanvas();
  const before = session.store.document.childIds(spread).length;
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const words of ['{"format": "editor-public/', '{"hello": 1}']) {
    const data = new DataTransfer();
    data.setData('text/plain', words);
    clipboardEvent('paste', data);
  }
  expect(warn.mock.calls).toEqual([['wrong json format']]);
  warn.mockRestore();
  expect(session.store.document.childIds(spread)).toHaveLength(before);
  session.end();
});

test('words of other programs keep their format, or come plain with Shift', async () => {
  const session = await aCanvas();
  const data = new DataTransfer();
  data.setData(
    'text/html',
    '<p><b>Tor</b> und <span style="color:#c0392b">Netz</span></p><table><tr><td>1</td></tr></table>',
  );
  data.setData('text/plain', 'Tor und Netz\n1');
  const pasted = () => {
    const node = session.store.document.nodes.get(session.selection.get().ids[0]!);
    return node?.type === 'Text' ? node.props.text.paragraphs.map(({ content }) => content) : [];
  };
  clipboardEvent('paste', data);
  await expect
    .poll(pasted)
    .toEqual([[{ text: 'Tor', bold: true }, { text: ' und ' }, { text: 'Netz', color: '#c0392b' }], [{ text: '1' }]]);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'V', ctrlKey: true, shiftKey: true }));
  clipboardEvent('paste', data);
  expect(pasted()).toEqual([[{ text: 'Tor und Netz' }], [{ text: '1' }]]);
  session.end();
});

test('cells of a spreadsheet become one text in columns, or people', async () => {
  const session = await aCanvas();
  const before = session.store.document.childIds(spread).length;
  const told: { key: string; run?: (() => void) | undefined }[] = [];
  session.onNotify((key, _values, _kind, remedy) => told.push({ key, run: remedy?.run }));
  const data = new DataTransfer();
  data.setData('text/plain', 'Ada\tTor\nBea\tSturm');
  clipboardEvent('paste', data);
  expect(session.store.document.childIds(spread)).toHaveLength(before + 1);
  expect(session.selection.get().ids).toHaveLength(1);
  expect(told.map(({ key }) => key)).toEqual(['clipboard.cells']);
  told[0]!.run!();
  expect(session.store.document.childIds(spread)).toHaveLength(before);
  expect(session.windows.get()).toEqual({
    kind: 'roster',
    cells: [
      ['Ada', 'Tor'],
      ['Bea', 'Sturm'],
    ],
  });
  session.end();
});

test('comments of others are not copied, one’s own are', async () => {
  const session = await aCanvas();
  const notices: string[] = [];
  session.onNotify((key) => notices.push(key));
  session.selection.select(ids('other'));
  expect(clipboardEvent('copy').getData('text/plain')).toBe('');
  expect(notices).toEqual(['notices.comment_of_other']);
  session.selection.select(ids('other', 'own'));
  clipboardEvent('paste', clipboardEvent('copy'));
  const pasted = session.selection.get().ids.map((id) => session.store.document.nodes.get(id)!.props);
  expect(pasted).toMatchObject([{ text: 'Meins', userId: 'me' }]);
  session.end();
});

test('a style goes from one element to another', async () => {
  const session = await aCanvas();
  session.selection.select(ids('box'));
  await userEvent.keyboard('{Control>}{Alt>}[KeyC]{/Alt}{/Control}');
  session.selection.select(ids('text'));
  await userEvent.keyboard('{Control>}{Alt>}[KeyV]{/Alt}{/Control}');
  expect(session.store.document.nodes.get('text' as NodeId)!.props).toMatchObject({ fill: 2, x: 20 });
  session.end();
});

test('from another album come pictures and people, in the step of the paste; who is here already keeps the place', async () => {
  const there = anAlbum()
    .section('Zweite')
    .spread({ id: 'far' })
    .image({ id: 'view', filename: 'Platz.jpg' })
    .image({ id: 'portrait', filename: 'Ada.jpg' })
    .picture({ id: 'frame', image: 'view', x: 20, y: 150 })
    .cell({ id: 'ada', sticker: 'Ada', x: 20, y: 20 })
    .cell({ id: 'eva', sticker: 'Eva', x: 90, y: 20 })
    .build();
  const copied = writeClipboard(there, ids('frame', 'ada', 'eva'), 'other');
  const asked: string[] = [];
  const session = await aCanvas({
    anotherAlbum: async (album) => {
      asked.push(album);
      return { document: there, picture: async (image) => new File(['x'], image, { type: 'image/jpeg' }) };
    },
    upload: async ({ name }, { model }) => {
      const id = `copy-of-${name}`;
      session.store.receive([
        { part: 'images', path: id, value: { ...there.images.get(name as ImageId)!, id, model } as never },
      ]);
      return id as ImageId;
    },
  });
  const told: string[] = [];
  session.onNotify((key) => told.push(key));
  const paste = (): void => {
    const data = new DataTransfer();
    data.setData('text/plain', copied);
    clipboardEvent('paste', data);
  };
  const shown = () => {
    const { nodes, stickers } = session.store.document;
    return session.selection.get().ids.map((id) => {
      const props = nodes.get(id)!.props as { image?: string; stickerId?: string };
      return stickers.get(props.stickerId as StickerId)?.name ?? props.image ?? null;
    });
  };
  paste();
  await expect.poll(shown).toEqual(['copy-of-view', 'Ada', 'Eva']);
  expect(asked).toEqual(['other']);
  expect(told).toEqual(['notices.stickers_come']);
  paste();
  await expect.poll(() => told).toContain('notices.stickers_placed');
  expect(shown()).toEqual(['copy-of-view', null, null]);
  session.undo();
  session.undo();
  expect(session.store.document.stickers.size).toBe(0);
  expect(session.store.document.childIds(spread)).toHaveLength(5);
  session.end();
});

test('a copy is the template’s as what was copied is, and in another album it is not', async () => {
  const there = anAlbum().section().spread().picture({ id: 'frame', image: null, template: true }).build();
  const session = await aCanvas();
  const pasted = (album: string): unknown[] => {
    const data = new DataTransfer();
    data.setData('text/plain', writeClipboard(there, ids('frame'), album));
    clipboardEvent('paste', data);
    return session.selection.get().ids.map((id) => session.store.document.nodes.get(id)!.props);
  };
  expect(pasted('album')).toMatchObject([{ template: true }]);
  expect(pasted('other')).toMatchObject([{ template: false }]);
  session.end();
});

test('what may not be seen in another album stays empty, and is told', async () => {
  const there = anAlbum().section('Zweite').spread().cell({ id: 'ada', sticker: 'Ada' }).build();
  const session = await aCanvas();
  const told: string[] = [];
  session.onNotify((key) => told.push(key));
  const data = new DataTransfer();
  data.setData('text/plain', writeClipboard(there, ids('ada'), 'secret'));
  clipboardEvent('paste', data);
  await expect.poll(() => told).toEqual(['notices.stickers_come', 'notices.stickers_stay']);
  session.end();
});

test('what was copied takes the place of what is selected, as one step', async () => {
  const session = await aCanvas();
  session.selection.select(ids('text'));
  clipboardEvent('copy');
  session.selection.select(ids('box'));
  await userEvent.keyboard('{Control>}{Shift>}[KeyR]{/Shift}{/Control}');
  await expect.poll(() => session.store.document.nodes.has('box' as NodeId)).toBe(false);
  const [copy] = session.selection.get().ids;
  expect(session.store.document.nodes.get(copy!)).toMatchObject({ type: 'Text', props: { x: 70 } });
  session.undo();
  expect(session.store.document.nodes.has('box' as NodeId)).toBe(true);
  expect(session.store.document.nodes.has(copy!)).toBe(false);
  session.end();
});

test('what comes from another album takes the place of what is selected in one step too', async () => {
  const there = anAlbum().section('Zweite').spread().circle({ id: 'ball', width: 10, height: 10 }).build();
  const text = writeClipboard(there, ids('ball'), 'other');
  const session = await aCanvas();
  session.selection.select(ids('box'));
  session.clipboard.replaceWith(readPasted({ text, isTable: false, pictures: 0, plain: false }));
  const types = () => session.store.document.childIds(spread).map((id) => session.store.document.nodes.get(id)!.type);
  expect(session.store.document.nodes.has('box' as NodeId)).toBe(false);
  expect(types()).toContain('Circle');
  expect(session.history.undoLabel()).toBe('steps.paste_replace');
  session.undo();
  expect(session.store.document.nodes.has('box' as NodeId)).toBe(true);
  expect(types()).not.toContain('Circle');
  session.end();
});

test('what comes as a paste with the middle button, which pans, is nobody’s wish', async () => {
  const session = await aCanvas();
  session.selection.select(ids('box'));
  const copied = clipboardEvent('copy');
  const count = (): number => session.store.document.childIds(spread).length;
  const before = count();
  const up = new PointerEvent('pointerup', { button: 1, bubbles: true });
  document.querySelector('.canvas-desk')!.dispatchEvent(up);
  clipboardEvent('paste', copied);
  expect(count()).toBe(before);
  // The next one is meant.
  await expect
    .poll(() => {
      clipboardEvent('paste', copied);
      return count();
    })
    .toBeGreaterThan(before);
  session.end();
});

test('pictures of another album that cannot be fetched are told as an error; their frames are there', async () => {
  const there = anAlbum()
    .section('Zweite')
    .spread()
    .image({ id: 'view' })
    .picture({ id: 'frame', image: 'view', x: 20, y: 150 })
    .build();
  const session = await aCanvas({ anotherAlbum: async () => ({ document: there, picture: async () => null }) });
  const told: unknown[] = [];
  session.onNotify((key, _values, kind) => told.push([key, kind]));
  const data = new DataTransfer();
  data.setData('text/plain', writeClipboard(there, ids('frame'), 'other'));
  clipboardEvent('paste', data);
  await expect.poll(() => told).toContainEqual(['notices.pictures_stay', 'error']);
  expect(session.store.document.nodes.get(session.selection.get().ids[0]!)).toMatchObject({
    type: 'Image',
    props: { image: null },
  });
  session.end();
});
