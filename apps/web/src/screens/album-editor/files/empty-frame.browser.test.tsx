import type { ImageId, NodeId, NodeOf } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../app/testing.tsx';
import { Canvas } from '../canvas/Canvas.tsx';
import { aSession, InEditor } from '../testing.tsx';
import { pasteFiles } from './use-file-paste.ts';

const [frame, other] = ['frame', 'other'] as NodeId[];

async function onCanvas() {
  const stage = await aStage({});
  const builder = anAlbum().section().spread({ id: 'spread' }).image({ id: 'photo', filename: 'Fest.png' });
  builder.picture({ id: frame!, image: null, x: 40, y: 40, width: 80, height: 60 });
  builder.picture({ id: other!, image: null, x: 200, y: 40, width: 80, height: 60 });
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
  const pictures = () => session.store.document.childIds('spread' as NodeId).length;
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
