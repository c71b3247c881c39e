import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { type PointerInput, toScreen } from '@figurina/editor';
import { expect, test } from 'vitest';
import { aStage } from '../../../app/testing.tsx';
import type { EditorSession } from '../session/editor-session.ts';
import { aSession } from '../testing.tsx';
import { EDITOR_ACTIONS, editorActions } from './editor-actions.ts';
import { runKey } from './run-key.ts';
import { whyNot } from './why-not.ts';

const ids = (...names: string[]) => names as NodeId[];

async function anOpenAlbum(): Promise<EditorSession> {
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'one' })
    .rectangle({ id: 'a', x: 10, y: 10, width: 20, height: 20 })
    .rectangle({ id: 'b', x: 15, y: 15, width: 20, height: 20 })
    .cell({ id: 'cell', x: 100, y: 100 })
    .group((group) => group.circle({ id: 'inside', x: 3 }), { id: 'group', x: 200, y: 20 })
    .build();
  const session = await aSession(await aStage({}), album);
  session.viewportChanged({ width: 800, height: 600 });
  session.goToSpread(1);
  return session;
}

const props = (session: EditorSession, id: string) =>
  session.store.document.nodes.get(id as NodeId)!.props as Record<string, unknown>;

function run(session: EditorSession, id: string): void {
  const action = editorActions.get(id);
  expect(whyNot(action, session)).toBeNull();
  action.run(session);
}

test('what is locked lets go of the selection and is left alone; all of a spread is unlocked at once', async () => {
  const session = await anOpenAlbum();
  session.selection.select(ids('group'));
  run(session, 'arrange.lock');
  expect(session.selection.get().ids).toEqual([]);
  session.selection.select(ids('inside'));
  expect(whyNot(editorActions.get('element.delete'), session)).toBe('arrange.why.locked');
  run(session, 'arrange.unlock_all');
  expect(props(session, 'group')['locked']).toBe(false);
  expect(session.selection.get().ids).toEqual(['group']);
  session.end();
});

test('what is hidden stays selected and comes back by the same key, or with all of the spread', async () => {
  const session = await anOpenAlbum();
  session.selection.select(ids('a', 'b'));
  run(session, 'arrange.hide');
  expect([props(session, 'a')['hidden'], props(session, 'b')['hidden']]).toEqual([true, true]);
  run(session, 'arrange.hide');
  expect(props(session, 'a')['hidden']).toBe(false);
  run(session, 'arrange.hide');
  session.selection.select([]);
  run(session, 'arrange.show_all');
  expect(props(session, 'b')['hidden']).toBe(false);
  expect(session.selection.get().ids).toEqual(['a', 'b']);
  session.end();
});

test('always on top is for the types that may be, and is taken back', async () => {
  const session = await anOpenAlbum();
  const onTop = editorActions.get('arrange.always_on_top');
  session.selection.select(ids('cell'));
  expect(whyNot(onTop, session)).toBe('arrange.why.never_on_top');
  session.selection.select(ids('cell', 'a'));
  onTop.run(session);
  expect(props(session, 'a')['alwaysOnTop']).toBe(true);
  expect(props(session, 'cell')).not.toHaveProperty('alwaysOnTop');
  expect(onTop.checked?.(session)).toBe(true);
  onTop.run(session);
  expect(props(session, 'a')['alwaysOnTop']).toBe(false);
  session.end();
});

test('behind leads down through the pile and up again, the parent out of the group', async () => {
  const session = await anOpenAlbum();
  session.selection.select(ids('b'));
  run(session, 'select.behind');
  expect(session.selection.get().ids).toEqual(['a']);
  run(session, 'select.behind');
  expect(session.selection.get().ids).toEqual(['b']);
  expect(whyNot(editorActions.get('select.parent'), session)).toBe('arrange.why.not_inside');
  session.selection.select(ids('inside'));
  run(session, 'select.parent');
  expect(session.selection.get().ids).toEqual(['group']);
  session.end();
});

test('what cannot be arranged says why', async () => {
  const session = await anOpenAlbum();
  const why = (id: string) => whyNot(editorActions.get(id), session);
  expect(why('arrange.align_left')).toBe('editor.refusal.nothing_selected');
  session.selection.select(ids('group'));
  expect(why('arrange.front')).toBe('arrange.why.front');
  session.selection.select(ids('b'));
  expect(why('arrange.back')).toBeNull();
  // A photo of a sticker needs a place for it.
  expect(why('insert.sticker_photo')).not.toBeNull();
  expect(why('arrange.tidy')).toBe('arrange.why.two');
  expect(why('arrange.distribute_horizontal')).toBe('arrange.why.three');
  expect(why('arrange.flip_vertical')).toBe('arrange.why.no_picture');
  expect(why('clipboard.paste_style')).toBe('arrange.why.no_style');
  session.selection.select(ids('cell'));
  expect(why('insert.sticker_photo')).toBeNull();
  session.end();
});

test('all is all of the group that one is in, then all of the spread', async () => {
  const session = await anOpenAlbum();
  session.selection.select(ids('inside'));
  run(session, 'select.all');
  expect(session.selection.get()).toMatchObject({ mode: 'inside', ids: ['inside'] });
  session.selection.leave();
  run(session, 'select.all');
  expect(session.selection.get().ids).toHaveLength(4);
  session.end();
});

test('keys leave alone what is being dragged, but for Esc and those that look elsewhere', async () => {
  const session = await anOpenAlbum();
  const press = (key: string, held: KeyboardEventInit = {}): boolean =>
    runKey(new KeyboardEvent('keydown', { key, ...held }), session, 'canvas');
  session.selection.select(ids('a'));
  const place = session.facts.layout.get().boxOf('one' as NodeId)!;
  const at = (x: number, y: number): PointerInput => ({
    screen: toScreen(session.camera.get(), { x: place.x + x, y: place.y + y }),
    world: { x: place.x + x, y: place.y + y },
    button: 0,
    shift: false,
    alt: false,
    ctrl: false,
    clicks: 1,
    kind: 'mouse',
    target: { kind: 'canvas' },
  });
  session.pointerDown(at(11, 11));
  session.tools.pointerMove(at(60, 60));
  expect(session.tools.state().name).toBe('select.translating');
  for (const key of ['Delete', 'ArrowLeft', 'r']) expect(press(key)).toBe(true);
  expect(press('d', { ctrlKey: true })).toBe(true);
  expect(session.store.document.nodes.has('a' as NodeId)).toBe(true);
  expect(session.tools.state().name).toBe('select.translating');
  expect(session.history.undoLabel()).toBeNull();
  press('Escape');
  expect(session.tools.state().name).toBe('select.idle');
  expect(session.store.shown.own()).toBeNull();
  press('Delete');
  expect(session.store.document.nodes.has('a' as NodeId)).toBe(false);
  session.end();
});

test('arrow keys move by a millimetre, with shift by ten, with Ctrl by a tenth; held, as one step', async () => {
  const session = await anOpenAlbum();
  const press = (key: string, held: KeyboardEventInit = {}): boolean =>
    runKey(new KeyboardEvent('keydown', { key, ...held }), session, 'canvas');
  session.selection.select(ids('a'));
  press('ArrowRight');
  expect(props(session, 'a')).toMatchObject({ x: 11, y: 10 });
  press('ArrowDown', { shiftKey: true });
  expect(props(session, 'a')).toMatchObject({ x: 11, y: 20 });
  press('ArrowLeft', { ctrlKey: true });
  expect(props(session, 'a')).toMatchObject({ x: 10.9, y: 20 });
  session.view.getState().setView({ nudge: 2 });
  press('ArrowUp', { shiftKey: true });
  press('ArrowLeft');
  expect(props(session, 'a')).toMatchObject({ x: 8.9, y: 0 });
  session.view.getState().setView({ nudge: 1 });
  session.end();
});

test('a picture is turned behind its frame by 90 degrees', async () => {
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'one' })
    .picture({ id: 'picture', width: 60, height: 40 })
    .build();
  const session = await aSession(await aStage({}), album);
  session.viewportChanged({ width: 800, height: 600 });
  session.selection.select(ids('picture'));
  run(session, 'crop.open');
  run(session, 'crop.turn');
  run(session, 'crop.done');
  expect(props(session, 'picture')).toMatchObject({ crotation: 90, width: 60 });
  session.end();
});

test('what has an inside is opened as by a double click; for shapes and several it says what to select', async () => {
  const session = await anOpenAlbum();
  const edit = editorActions.get('element.edit');
  const opened: NodeId[] = [];
  session.onOpen((id) => opened.push(id));
  session.selection.select(ids('cell'));
  run(session, 'element.edit');
  expect(opened).toEqual(['cell']);
  session.selection.select(ids('group'));
  run(session, 'element.edit');
  expect(session.selection.get()).toMatchObject({ mode: 'inside', ids: ['inside'] });
  for (const several of [ids('a'), ids('a', 'cell')]) {
    session.selection.select(several);
    expect(whyNot(edit, session)).toBe('arrange.why.nothing_inside');
  }
  session.end();
});

test('whatever cannot be done says why, whatever is selected', async () => {
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'one' })
    .rectangle({ id: 'box' })
    .rectangle({ id: 'held', locked: true })
    .text('Wort', { id: 'text' })
    .comment('Wort', { id: 'comment', userId: 'me' })
    .cell({ id: 'cell' })
    .build();
  const session = await aSession(await aStage({}), album);
  session.viewportChanged({ width: 800, height: 600 });
  session.goToSpread(1);
  const silent = (): string[] =>
    EDITOR_ACTIONS.filter(
      (action) => !action.during && !action.enabled(session) && whyNot(action, session) === null,
    ).map(({ id }) => id);
  for (const chosen of ['', 'box', 'held', 'text', 'comment', 'cell']) {
    session.selection.select(chosen === '' ? [] : ids(chosen));
    expect(silent(), chosen).toEqual([]);
  }
  const why = (id: string) => whyNot(editorActions.get(id), session);
  session.selection.select([]);
  expect(why('spread.move_up')).toBe('editor.refusal.spread_at_end');
  expect(why('spread.delete')).toBe('editor.refusal.last_spread_of_section');
  expect(why('edit.undo')).toBe('arrange.why.nothing_to_undo');
  expect(why('tool.keep')).toBe('why.tool');
  expect(why('sticker.align_faces')).toBe('why.no_photos');
  session.selection.select(ids('box'));
  expect(why('text.bold')).toBe('why.text');
  expect(why('insert.sticker_photo')).toBe('why.cell');
  session.end();
});
