import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { walkByTab } from '../../../app/testing-keys.ts';
import { aStage, Staged } from '../../../app/testing.tsx';
import { EditorContext } from '../session/editor-context.ts';
import { aSession } from '../testing.tsx';
import { EditorRooms } from './EditorRooms.tsx';
import './editor.css';

async function open(at: string) {
  await page.viewport(1440, 900);
  const stage = await aStage({});
  const album = anAlbum()
    .section('Rot', { id: 'red' })
    .spread({ id: 'one' })
    .cell({ id: 'cell', sticker: 'Ada' })
    .text('Hallo', { id: 'words' })
    .build();
  const session = await aSession(stage, album);
  const element = (
    <EditorContext value={session}>
      <EditorRooms />
    </EditorContext>
  );
  await render(<Staged services={stage.services} routes={[{ path: '/album/:albumId/*', element }]} at={at} />);
  await expect.element(page.getByRole('button', { name: /Konto/ })).toBeVisible();
  session.goToSpread(1);
  return session;
}

test.each([
  ['stickers', 'Sticker', 20],
  ['stickerlink', 'Link', 15],
  ['layouts', 'Layouts', 20],
  ['styles', 'Stil', 20],
])(
  'by Tab alone one goes through the editor with “%s” open, and always sees where one is',
  async (key, name, least) => {
    const session = await open(`/album/album/${key}`);
    await expect.element(page.getByRole('complementary', { name })).toBeVisible();
    expect((await walkByTab(30)).length).toBeGreaterThanOrEqual(least);
    session.end();
  },
  60_000,
);

test('in the settings the focus stays in them, arrows change the tab, and Esc gives it back', async () => {
  const session = await open('/album/album/settings/general');
  const dialog = page.getByRole('dialog', { name: 'Einstellungen' });
  await expect.element(dialog).toBeVisible();
  for (let step = 0; step < 25; step++) {
    await userEvent.keyboard('{Tab}');
    const active = document.activeElement!;
    // Past the last one a dialog of the browser's own gives the focus to the browser, and takes it again.
    const isInside = active === document.body || active.closest('[role="dialog"], dialog') !== null;
    expect(isInside, active.outerHTML.slice(0, 80)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  session.end();
});
