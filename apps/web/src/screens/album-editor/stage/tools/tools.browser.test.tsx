import { changeProps, type NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aStage } from '../../../../app/testing.tsx';
import { editorActions } from '../../actions/editor-actions.ts';
import { insertToolInHand } from '../../actions/insert-actions.ts';
import { aSession, InEditor } from '../../testing.tsx';
import { InsertMenu } from './InsertMenu.tsx';
import { ToolMenu } from './ToolMenu.tsx';

async function open() {
  await page.viewport(1200, 800);
  const stage = await aStage({});
  const session = await aSession(stage, anAlbum().section('Team').spread({ id: 'spread' }).build());
  session.viewportChanged({ width: 1200, height: 800 });
  session.goToSpread(1);
  await render(
    <InEditor stage={stage} session={session}>
      <ToolMenu />
      <InsertMenu />
    </InEditor>,
  );
  return session;
}
const tool = (name: string) => page.getByRole('button', { name });

test('a tool is taken in hand by a click and kept by a second one', async () => {
  const session = await open();
  await userEvent.click(tool('Kreis'));
  await expect.element(tool('Kreis')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(tool('Kreis'));
  await expect.element(tool('Kreis, bleibt gewählt')).toBeVisible();
  await userEvent.click(tool('Auswählen'));
  await expect.element(tool('Auswählen')).toHaveAttribute('aria-pressed', 'true');
  session.end();
});

test('the menu is one tab stop, arrows walk, Enter inserts in the middle of the spread', async () => {
  const session = await open();
  (tool('Auswählen').element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  await expect.element(tool('Kreis')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const [id] = session.selection.get().ids;
  expect(session.store.document.nodes.get(id!)).toMatchObject({
    type: 'Circle',
    parent: 'spread',
    props: { x: 180, y: 98.5, width: 100, height: 100 },
  });
  expect(session.history.undoLabel()).toBe('steps.insert.Circle');
  session.end();
});

test('a text starts as a title or a subtitle in the fonts of the album, legible on its ground', async () => {
  const session = await open();
  session.run('steps.fill', (document) =>
    changeProps(document, { ids: ['spread' as NodeId], props: { fill: '#101820' } }),
  );
  await userEvent.click(tool('Text'));
  await userEvent.click(page.getByRole('radiogroup', { name: 'Text beginnen als' }).getByText('Untertitel'));
  await expect.element(tool('Text')).toHaveAttribute('aria-pressed', 'true');
  editorActions.get('insert.title').run(session);
  const [title] = session.selection.get().ids;
  expect(session.store.document.nodes.get(title!)).toMatchObject({
    type: 'Text',
    props: { x: 130, width: 200, font: 'title', size: 36, color: '#ffffff' },
  });
  session.selection.leave();
  insertToolInHand(session);
  const [subtitle] = session.selection.get().ids;
  expect(session.store.document.nodes.get(subtitle!)).toMatchObject({
    props: { font: 'sub_title', size: 18, color: '#ffffff' },
  });
  session.end();
});

test('everybody in the album writes comments', async () => {
  const session = await open();
  await expect.element(tool('Kommentar')).toBeVisible();
  session.end();
});

test('a phone has a round plus instead, which inserts in the middle of the spread', async () => {
  const session = await open();
  await expect.element(page.getByRole('button', { name: 'Einfügen' })).not.toBeInTheDocument();
  await page.viewport(390, 780);
  await expect.element(page.getByRole('toolbar', { name: 'Werkzeuge' })).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Einfügen' }));
  await userEvent.click(page.getByRole('menuitem', { name: 'Rechteck einfügen' }));
  expect(session.history.undoLabel()).toBe('steps.insert.Rectangle');
  session.end();
});
