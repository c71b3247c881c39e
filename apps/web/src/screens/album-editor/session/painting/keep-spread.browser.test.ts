import { duplicateSpread, type NodeId, type Patch, removeSpread } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { toScreen } from '@figurina/editor';
import { expect, test } from 'vitest';
import { aStage } from '../../../../app/testing.tsx';
import { aSession } from '../../testing.tsx';
import type { EditorSession } from '../editor-session.ts';

const ids = (...names: string[]): NodeId[] => names as NodeId[];

async function onSpread(index: number): Promise<EditorSession> {
  const album = anAlbum().section('Team', { id: 'team' });
  for (const id of ['one', 'two', 'three', 'four', 'five', 'six']) album.spread({ id }).rectangle({ id: `box ${id}` });
  const session = await aSession(await aStage({}), album.build());
  session.viewportChanged({ width: 1200, height: 800 });
  session.goToSpread(index);
  return session;
}
/** As it comes from somebody else. */
function others(session: EditorSession, patch: unknown): void {
  session.store.receive(patch as Patch);
}
const inTheMiddle = ({ camera, facts }: EditorSession): NodeId | null => {
  const { x, y, zoom } = camera.get();
  const { width, height } = camera.viewport();
  return facts.layout.get().nearest({ x: x + width / 2 / zoom, y: y + height / 2 / zoom });
};

test('the spread one is on stays before one’s eyes while others insert and delete spreads before it', async () => {
  const session = await onSpread(5);
  let made = 0;
  const makeId = (): string => `theirs${made++}`;
  for (const patch of [
    () => duplicateSpread(session.store.document, { spreadId: 'one' as NodeId, makeId }),
    () => duplicateSpread(session.store.document, { spreadId: 'three' as NodeId, makeId }),
    () => removeSpread(session.store.document, { spreadId: 'two' as NodeId }),
    () => removeSpread(session.store.document, { spreadId: 'one' as NodeId }),
  ]) {
    others(session, patch());
    expect(inTheMiddle(session)).toBe('five');
    expect(session.facts.layout.get().spreadIds[session.currentSpread.get()]).toBe('five');
  }
  const told: string[] = [];
  session.onNotify((key) => told.push(key));
  others(session, removeSpread(session.store.document, { spreadId: 'five' as NodeId }));
  expect(inTheMiddle(session)).toBe('six');
  expect(told).toEqual(['notices.spread_gone']);
  session.end();
});

test('what is dragged meanwhile stays under the pointer, and is dropped on the spread it is seen on', async () => {
  const session = await onSpread(5);
  session.selection.select(ids('box five'));
  const box = session.facts.layout.get().boxOf('five' as NodeId)!;
  const at = (x: number, y: number) => {
    const world = { x: box.x + x, y: box.y + y };
    const held = { button: 0, shift: false, alt: false, ctrl: true, clicks: 1, kind: 'mouse' as const };
    return { screen: toScreen(session.camera.get(), world), world, ...held, target: { kind: 'canvas' as const } };
  };
  const { x } = session.store.document.nodes.get('box five' as NodeId)!.props as { x: number };
  session.pointerDown(at(x + 10, 20));
  session.tools.pointerMove(at(x + 20, 20));
  others(session, removeSpread(session.store.document, { spreadId: 'two' as NodeId }));
  session.tools.pointerMove(at(x + 30, 20));
  session.tools.pointerUp(at(x + 30, 20));
  expect(session.store.document.nodes.get('box five' as NodeId)).toMatchObject({
    parent: 'five',
    props: { x: x + 20 },
  });
  session.end();
});

test('who crops a picture that is deleted by somebody else is told', async () => {
  const album = anAlbum().section('Team').spread({ id: 'one' }).picture({ id: 'picture' });
  const session = await aSession(await aStage({}), album.build());
  session.viewportChanged({ width: 1200, height: 800 });
  session.goToSpread(1);
  session.selection.editImage('picture' as NodeId);
  expect(session.selection.get().mode).toBe('image');
  const told: string[] = [];
  session.onNotify((key) => told.push(key));
  others(session, [{ part: 'workspace', path: 'nodes/picture', removed: true }]);
  expect(told).toEqual(['notices.picture_gone']);
  expect(session.selection.get()).toMatchObject({ mode: 'spread', ids: [] });
  session.end();
});
