import { groupElements, type NodeId, plainText, richText, type Patch, removeNodesPatch } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import { createEditorStore } from '../store/editor-store.ts';
import { createHistory } from './history.ts';

const ME = { userId: 'me', role: 'editor', albumLocked: false } as const;

function open() {
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .rectangle({ id: 'box', x: 1, y: 1 })
    .text('hello', { id: 'text' });
  album.cell({ id: 'cell', sticker: 'Ada' }).cell({ id: 'other' }).spread({ id: 'second' });
  const store = createEditorStore(album.build(), () => ME);
  return { store, document: store.document, history: createHistory(store) };
}
const set = (id: string, prop: string, value: unknown): Patch => [
  { part: 'workspace', path: `nodes/${id}/props/${prop}`, value: value as never },
];
const create = (id: string, type: string, parent: string): Patch => [
  { part: 'workspace', path: `nodes/${id}`, value: { id, type, parent, order: 'k1', props: {} } },
];

test('one step a command; undo and redo lead back and forth', () => {
  const { store, document, history } = open();
  store.transact('steps.move', [...set('box', 'x', 50), ...set('box', 'y', 60)]);
  store.transact('steps.fill', set('box', 'fill', 3));
  expect(history.undoLabel()).toBe('steps.fill');
  expect(history.undo()).toEqual({ label: 'steps.fill', partial: false, skipped: [] });
  history.undo();
  expect(document.nodes.get('box' as NodeId)?.props).toMatchObject({ x: 1, y: 1, fill: null });
  expect(history.undoLabel()).toBeNull();
  history.redo();
  history.redo();
  expect(document.nodes.get('box' as NodeId)?.props).toMatchObject({ x: 50, y: 60, fill: 3 });
  expect(history.redoLabel()).toBeNull();
});

test('the last three hundred steps can be taken back and made again, older ones not', () => {
  const { store, document, history } = open();
  for (let x = 1; x <= 310; x++) {
    store.transact('steps.move', set('box', 'x', x));
    history.endMerging();
  }
  const all = (step: () => { label: string | null }): number => {
    let count = 0;
    while (step().label !== null) count++;
    return count;
  };
  const x = () => (document.nodes.get('box' as NodeId)!.props as { x: number }).x;
  expect([all(history.undo), x()]).toEqual([300, 10]);
  expect([all(history.redo), x()]).toEqual([300, 310]);
});

test('undoing a group leaves no empty group behind', () => {
  const { store, document, history } = open();
  const made = groupElements(document, { ids: ['box', 'text'] as NodeId[], makeId: () => 'group' });
  store.transact('steps.group', made as Patch);
  expect(history.undo().partial).toBe(false);
  expect(document.nodes.has('group' as NodeId)).toBe(false);
  expect(document.nodes.get('box' as NodeId)).toMatchObject({ parent: 'spread', props: { x: 1, y: 1 } });
  history.redo();
  expect(document.childIds('group' as NodeId)).toHaveLength(2);
});

test('a new change ends what could be done again', () => {
  const { store, history } = open();
  store.transact('steps.move', set('box', 'x', 50));
  history.undo();
  store.transact('steps.move', set('box', 'x', 70));
  expect(history.redoLabel()).toBeNull();
});

test('changes with one merge key are one step, until something else comes between', () => {
  const { store, document, history } = open();
  for (const words of ['h', 'he', 'hey'])
    store.transact('steps.text', set('text', 'text', richText(words)), { mergeKey: 'text' });
  store.transact('steps.fill', set('box', 'fill', 3));
  store.transact('steps.text', set('text', 'text', richText('hey you')), { mergeKey: 'text' });
  history.undo();
  expect(document.nodes.get('text' as NodeId)?.props).toMatchObject({ text: richText('hey') });
  history.undo();
  history.undo();
  expect(document.nodes.get('text' as NodeId)?.props).toMatchObject({ text: richText('hello') });
  expect(history.undoLabel()).toBeNull();
});

test('what others wrote since is left out, the rest of the step is taken back', () => {
  const { store, document, history } = open();
  store.transact('steps.move', [...set('box', 'x', 50), ...set('box', 'y', 60)]);
  store.receive(set('box', 'x', 99));
  history.othersWrote(set('box', 'x', 99));
  expect(history.undo()).toMatchObject({ label: 'steps.move' });
  expect(document.nodes.get('box' as NodeId)?.props).toMatchObject({ x: 99, y: 1 });
});

test('a step with nothing left is passed over', () => {
  const { store, document, history } = open();
  store.transact('steps.fill', set('box', 'fill', 3));
  store.transact('steps.move', set('box', 'x', 50));
  store.transact('steps.move', set('box', 'x', 1));
  const theirs = set('box', 'x', 7);
  store.receive(theirs);
  history.othersWrote(theirs);
  expect(history.undoLabel()).toBe('steps.fill');
  expect(history.undo()).toMatchObject({ label: 'steps.fill', skipped: ['steps.move', 'steps.move'] });
  expect(document.nodes.get('box' as NodeId)?.props).toMatchObject({ x: 7, fill: null });
});

test('steps of which nothing is left are named once, and leave nothing to do', () => {
  const { store, history } = open();
  store.transact('steps.move', set('box', 'x', 50));
  const theirs = set('box', 'x', 7);
  store.receive(theirs);
  history.othersWrote(theirs);
  expect([history.undoLabel(), history.hasSteps('undo')]).toEqual([null, true]);
  expect(history.undo()).toMatchObject({ label: null, skipped: ['steps.move'] });
  expect(history.undo()).toMatchObject({ label: null, skipped: [] });
  expect(history.hasSteps('undo')).toBe(false);
});

test('a spread on which others have put something is not taken away again', () => {
  const { store, document, history } = open();
  store.transact('steps.spread', create('mine', 'Spread', 'n1'));
  store.receive(create('theirs', 'Rectangle', 'mine'));
  history.othersWrote(create('theirs', 'Rectangle', 'mine'));
  expect(history.undo()).toEqual({ label: null, partial: false, skipped: ['steps.spread'] });
  expect(document.nodes.has('theirs' as NodeId)).toBe(true);
});

test('what lay on a spread that others deleted does not come back without it, the rest does', () => {
  const { store, document, history } = open();
  store.transactAll('steps.delete', [
    (now) => removeNodesPatch(now, ['box' as NodeId]),
    (now) => removeNodesPatch(now, ['second' as NodeId]),
  ]);
  const theirs = removeNodesPatch(document, ['spread' as NodeId]);
  store.receive(theirs);
  history.othersWrote(theirs);
  expect(history.undo()).toMatchObject({ label: 'steps.delete', partial: true });
  expect(document.nodes.has('second' as NodeId)).toBe(true);
  expect(document.nodes.has('box' as NodeId)).toBe(false);
});

test('what others had moved into something that one has deleted oneself comes back together with it', () => {
  const { store, document, history } = open();
  store.transact('steps.second', removeNodesPatch(document, ['second' as NodeId]));
  store.transact('steps.box', removeNodesPatch(document, ['box' as NodeId]));
  // The server took it before both.
  history.othersWrote([{ part: 'workspace', path: 'nodes/box/parent', value: 'second' as never }], () => true);
  expect(history.undo()).toEqual({ label: 'steps.box', partial: false, skipped: [] });
  expect(document.nodes.get('box' as NodeId)?.parent).toBe('second');
  expect(history.redo()).toMatchObject({ label: 'steps.box', partial: false });
  expect(history.redo()).toMatchObject({ label: 'steps.second', partial: false });
  expect(['box', 'second'].map((id) => document.nodes.has(id as NodeId))).toEqual([false, false]);
});

test('a sticker that others have placed elsewhere meanwhile stays there', () => {
  const { store, document, history } = open();
  store.transactAll('steps.unlink', [set('cell', 'stickerId', null), set('box', 'x', 50)]);
  const theirs = set('other', 'stickerId', 's1');
  store.receive(theirs);
  history.othersWrote(theirs);
  expect(history.undo()).toMatchObject({ label: 'steps.unlink', partial: true });
  expect(document.nodes.get('cell' as NodeId)?.props).toMatchObject({ stickerId: null });
  expect(document.nodes.get('box' as NodeId)?.props).toMatchObject({ x: 1 });
});

test('of two cells that would come back with the same sticker one comes back empty', () => {
  const { store, document, history } = open();
  store.transact('steps.unlink', set('cell', 'stickerId', null));
  store.transact('steps.link', set('cell', 'stickerId', 's1'));
  store.transact('steps.delete', removeNodesPatch(document, ['cell' as NodeId, 'other' as NodeId]));
  // The server took it before all of them.
  const theirs = [...set('cell', 'stickerId', null), ...set('other', 'stickerId', 's1')];
  history.othersWrote(theirs, () => true);
  expect(history.undo()).toEqual({ label: 'steps.delete', partial: true, skipped: [] });
  const stickers = ['cell', 'other'].map((id) => document.nodes.get(id as NodeId)?.props);
  expect(stickers).toMatchObject([{ stickerId: 's1' }, { stickerId: null }]);
});

test('an uploaded picture stays in the library', () => {
  const { store, document, history } = open();
  const value = { id: 'photo', details: { width: 10, height: 10, face: null } };
  store.transact('steps.photo', [{ part: 'images', path: 'photo', value }, ...create('frame', 'Image', 'spread')]);
  expect(history.undo()).toMatchObject({ label: 'steps.photo' });
  expect(document.nodes.has('frame' as NodeId)).toBe(false);
  expect([...document.images.keys()]).toContain('photo');
});

test('undoing a deletion brings back a whole group with its places, also when a child was changed by others before', () => {
  const { store, document, history } = open();
  store.transact('steps.group', [...create('group', 'Group', 'spread'), ...create('child', 'Text', 'group')]);
  store.receive(set('child', 'text', richText('theirs')));
  store.transact('steps.delete', (now) => removeNodesPatch(now, ['group' as NodeId]));
  expect(document.nodes.has('child' as NodeId)).toBe(false);
  history.undo();
  const child = document.nodes.get('child' as NodeId);
  expect(child?.type === 'Text' && plainText(child.props.text)).toBe('theirs');
});
