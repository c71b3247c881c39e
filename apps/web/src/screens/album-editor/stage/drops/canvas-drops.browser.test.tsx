import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { NodeId, StickerId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { useEffect, useRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import { BackgroundPanel } from '../../panels/pictures/BackgroundPanel.tsx';
import { aSession, InEditor } from '../../testing.tsx';
import { Canvas } from '../Canvas.tsx';
import type { StickerDragData } from './sticker-drop.ts';

const spread = 'spread' as NodeId;

/** A row of the stickers panel, as far as the canvas knows it. */
function Row({ sticker }: { sticker: string }) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      draggable({
        element: row.current!,
        getInitialData: () => ({
          ...({ kind: 'sticker', stickerIds: [sticker as StickerId] } satisfies StickerDragData),
        }),
      }),
    [sticker],
  );
  return <div ref={row}>{sticker}</div>;
}

test('the canvas takes pictures and stickers of the panels and tools of the menu, each by the same drag', async () => {
  await page.viewport(1300, 800);
  const stage = await aStage({});
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .cell({ id: 'cell', x: 300, y: 120 })
    .sticker('Ada', { id: 'ada' })
    .image({ id: 'i1', filename: 'Sommerfest.jpg' }, [900, 600])
    .build();
  const session = await aSession(stage, album);
  await render(
    <InEditor stage={stage} session={session} at="/album/album/background">
      <div style={{ display: 'grid', gridTemplateColumns: '300px 900px', height: 700 }}>
        <div>
          <Row sticker="ada" />
          <BackgroundPanel />
        </div>
        <Canvas />
      </div>
    </InEditor>,
  );
  session.goToSpread(1);
  const desk = page.getByRole('application');
  const onSpread = (x: number, y: number): { x: number; y: number } => {
    const box = session.facts.layout.get().boxOf(spread)!;
    const { zoom, ...view } = session.camera.get();
    return { x: (box.x + x - view.x) * zoom, y: (box.y + y - view.y) * zoom };
  };
  const drag = (name: Parameters<typeof userEvent.dragAndDrop>[0], x: number, y: number): Promise<void> =>
    userEvent.dragAndDrop(name, desk, { targetPosition: onSpread(x, y) });
  const types = () => session.store.document.childIds(spread).map((id) => session.store.document.nodes.get(id)!.type);

  await drag(page.getByRole('button', { name: /^Sommerfest/ }), 120, 150);
  await expect.poll(types).toContain('Image');
  // On a cell it may become a sticker, which is asked.
  await drag(page.getByRole('button', { name: /^Sommerfest/ }), 325, 155);
  await expect
    .poll(() => session.files.question())
    .toMatchObject({ cellId: 'cell', name: 'Sommerfest', chapter: 'Team', source: { imageId: 'i1' } });
  await session.files.answer(false);
  await drag(page.getByText('ada', { exact: true }), 325, 155);
  await expect
    .poll(() => session.store.document.nodes.get('cell' as NodeId)?.props)
    .toMatchObject({ stickerId: 'ada' });
  await drag(page.getByRole('button', { name: 'Kreis' }), 120, 240);
  await expect.poll(types).toContain('Circle');
  session.end();
});
