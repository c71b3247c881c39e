import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { aStage } from '../../../../app/testing.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { DangerChip } from './DangerChip.tsx';
import { LowResolutionMarks } from './LowResolutionMarks.tsx';

const HINT = /^Zu nah am Falz: .* 5 mm Abstand\.$/;

/** A desk of 900 x 600 pixels that shows the second of four spreads whole. */
async function aDesk(album: ReturnType<typeof anAlbum>): Promise<{ session: EditorSession }> {
  const stage = await aStage({});
  const session = await aSession(stage, album.build());
  session.viewportChanged({ width: 900, height: 600 });
  session.goToSpread(2);
  await render(
    <InEditor stage={stage} session={session}>
      <LowResolutionMarks />
      <DangerChip />
    </InEditor>,
  );
  return { session };
}

test('a picture that is printed too large has a mark, until it is small enough, and never in the preview', async () => {
  const { session } = await aDesk(
    anAlbum()
      .section()
      .spreads(2)
      .picture({ id: 'coarse', x: 20, y: 20, width: 180, height: 135, pixels: [400, 300] })
      .picture({ x: 260, y: 20, width: 40, height: 30, pixels: [4000, 3000] })
      .cell({ x: 320, y: 20, sticker: 'Ada', photo: [900, 1260] })
      .spread(),
  );
  const marks = page.getByRole('img', { name: 'Niedrige Auflösung' });
  await expect.element(marks).toBeVisible();
  expect(marks.elements()).toHaveLength(1);
  session.view.getState().setView({ printPreview: true });
  await expect.element(marks).not.toBeInTheDocument();
  session.view.getState().setView({ printPreview: false });
  await expect.element(marks).toBeVisible();
  session.run('steps.resize', [
    { part: 'workspace', path: 'nodes/coarse/props/width', value: 40 },
    { part: 'workspace', path: 'nodes/coarse/props/height', value: 30 },
  ]);
  await expect.element(marks).not.toBeInTheDocument();
  session.end();
});

test('a selected text in the fold is told about, once, and Esc closes the hint alone', async () => {
  const { session } = await aDesk(
    anAlbum().section().spreads(2).text('Quer durch', { id: 'across', x: 200, y: 60, width: 60 }).spread(),
  );
  const hint = page.getByText(HINT);
  session.selection.select(['across' as NodeId]);
  await expect.element(hint, { timeout: 15_000 }).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(hint).not.toBeInTheDocument();
  expect(session.selection.get().ids).toEqual(['across']);
  session.end();
});
