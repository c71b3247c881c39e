import type { ImageId, NodeId, NodeOf } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import { Canvas } from '../Canvas.tsx';
import { aSession, InEditor } from '../../testing.tsx';
import { pasteFiles } from '../../session/files/paste-files.ts';

const [frame, other] = ['frame', 'other'] as NodeId[];

async function onCanvas() {
  const stage = await aStage({});
  const builder = anAlbum().section().spread({ id: 'spread' }).image({ id: 'photo', filename: 'Fest.png' });
  builder.picture({ id: frame!, image: null, x: 40, y: 40, width: 80, height: 60 });
  builder.picture({ id: other!, image: null, x: 200, y: 40, width: 80, height: 60 });
  builder.text('Wort', { id: 'words', x: 300, y: 200 });
  const session = await aSession(stage, builder.build(), { upload: async () => 'photo' as ImageId });
  await render(
    <div style={{ display: 'grid', width: 1000, height: 700 }}>
      <InEditor stage={stage} session={session}>
        <Canvas />
      </InEditor>
    </div>,
  );
  await expect.poll(() => session.worldElement()?.querySelector('[data-spread]')).toBeTruthy();
  session.goToSpread(1);
  const imageOf = (id: NodeId) => (session.store.document.nodes.get(id) as NodeOf<'Image'>).props.image;
  const pictures = () => session.store.document.childIds('spread' as NodeId).length - 1;
  return { session, imageOf, pictures };
}

async function photo(): Promise<File> {
  const canvas = new OffscreenCanvas(80, 60);
  canvas.getContext('2d')!.fillRect(0, 0, 80, 60);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'Fest.png', { type: 'image/png' });
}

test('one picture from the desktop fills the empty frame under the pointer, with Alt it lies above it', async () => {
  const { session, imageOf, pictures } = await onCanvas();
  const slot = document.querySelector('[data-slot="spread"]')!.getBoundingClientRect();
  const { zoom } = session.camera.get();
  const file = await photo();
  const drop = (id: NodeId, altKey: boolean): void => {
    const { x, y } = (session.store.document.nodes.get(id) as NodeOf<'Image'>).props;
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    const at = { clientX: slot.x + (x + 30) * zoom, clientY: slot.y + (y + 30) * zoom };
    const target = document.querySelector('.canvas-desk')!;
    target.dispatchEvent(new DragEvent('drop', { dataTransfer, altKey, ...at, bubbles: true, cancelable: true }));
  };
  drop(frame!, false);
  await expect.poll(() => imageOf(frame!)).toBe('photo');
  expect(session.history.undoLabel()).toBe('steps.fill_frame');
  expect(pictures()).toBe(2);
  drop(other!, true);
  await expect.poll(pictures).toBe(3);
  expect(imageOf(other!)).toBeNull();
  session.end();
});

test('a picture of the system’s clipboard fills the empty frame that is selected', async () => {
  const { session, imageOf, pictures } = await onCanvas();
  session.selection.select([other!]);
  pasteFiles(session, [await photo()]);
  await expect.poll(() => imageOf(other!)).toBe('photo');
  pasteFiles(session, [await photo()]);
  await expect.poll(pictures).toBe(3);
  session.end();
});

test('pictures that are dropped end the crop, those that are pasted leave it alone; a text says that it takes none', async () => {
  const { session, pictures } = await onCanvas();
  const told: string[] = [];
  session.onNotify((key) => told.push(key));
  const files = new DataTransfer();
  files.items.add(await photo());
  const paste = (): boolean =>
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: files, bubbles: true, cancelable: true }),
    );
  session.run('steps.fill_frame', [{ part: 'workspace', path: 'nodes/frame/props/image', value: 'photo' }]);
  session.selection.editImage(frame!);
  session.focusCanvas();
  paste();
  expect(session.files.pending.get()).toEqual([]);
  const slot = document.querySelector('[data-slot="spread"]')!.getBoundingClientRect();
  const at = { clientX: slot.x + slot.width - 40, clientY: slot.y + slot.height - 40 };
  const desk = document.querySelector('.canvas-desk')!;
  desk.dispatchEvent(new DragEvent('drop', { dataTransfer: files, ...at, bubbles: true, cancelable: true }));
  expect(session.selection.get()).toMatchObject({ mode: 'element', ids: [frame] });
  await expect.poll(pictures).toBe(3);
  await expect.poll(() => session.selection.get().ids).not.toEqual([frame]);
  session.selection.editText('words' as NodeId);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Text bearbeiten');
  paste();
  expect(told).toEqual(['text.paste.picture']);
  expect(pictures()).toBe(3);
  session.end();
});

test('no file and no link that is dropped beside the canvas is opened instead of the album', async () => {
  const { session } = await onCanvas();
  const field = document.createElement('input');
  document.body.append(field);
  const drop = (target: Element, carried: DataTransfer): boolean =>
    !target.dispatchEvent(new DragEvent('drop', { dataTransfer: carried, bubbles: true, cancelable: true }));
  const [file, link] = [new DataTransfer(), new DataTransfer()];
  file.items.add(await photo());
  link.setData('text/uri-list', 'https://example.org/');
  expect([drop(document.body, file), drop(document.body, link), drop(field, file), drop(field, link)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  field.remove();
  session.end();
});
