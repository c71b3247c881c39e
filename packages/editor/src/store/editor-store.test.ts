import { type NodeId, type Patch, removeNodesPatch, spreadOrder } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import type { CellKey } from './cells.ts';
import { derive } from './derived.ts';
import { createEditorStore } from './editor-store.ts';

function open(albumLocked = false) {
  const album = anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .rectangle({ id: 'box' })
    .circle({ id: 'dot' })
    .spread({ id: 'next' });
  return createEditorStore(album.build(), () => ({ userId: 'me', role: 'editor', albumLocked }));
}
const set = (id: string, prop: string, value: unknown): Patch => [
  { part: 'workspace', path: `nodes/${id}/props/${prop}`, value: value as never },
];
function listen(store: ReturnType<typeof open>, ...keys: CellKey[]): string[] {
  const heard: string[] = [];
  for (const key of keys) store.subscribe(key, () => heard.push(key));
  return heard;
}

test('a change tells its record, its table and the document, once each, and nobody else', () => {
  const store = open();
  const heard = listen(store, 'node:box', 'node:dot', 'nodes', 'children:spread', 'stickers', 'document');
  store.transact('steps.move', [...set('box', 'x', 5), ...set('box', 'y', 6)]);
  expect(heard.sort()).toEqual(['document', 'node:box', 'nodes']);
});

test('one listener of several cells is called once', () => {
  const store = open();
  let calls = 0;
  const listener = (): void => void calls++;
  for (const key of ['node:box', 'node:dot', 'document'] as const) store.subscribe(key, listener);
  store.transact('steps.move', [...set('box', 'x', 5), ...set('dot', 'x', 6)]);
  expect(calls).toBe(1);
});

test('children are told where they came from and where they went', () => {
  const store = open();
  const heard = listen(store, 'children:spread', 'children:next', 'node:box');
  store.transact('steps.move', [{ part: 'workspace', path: 'nodes/box/parent', value: 'next' }]);
  expect(heard.sort()).toEqual(['children:next', 'children:spread', 'node:box']);
  heard.length = 0;
  store.transact('steps.delete', removeNodesPatch(store.document, ['box' as NodeId]));
  expect(heard.sort()).toEqual(['children:next', 'node:box']);
});

test('who has left hears nothing', () => {
  const store = open();
  let calls = 0;
  store.subscribe('node:box', () => calls++)();
  store.transact('steps.move', set('box', 'x', 5));
  expect(calls).toBe(0);
});

test('what breaks the album is refused whole, and nobody hears of it', () => {
  const store = open();
  const heard = listen(store, 'document');
  const patch: Patch = [...set('box', 'x', 5), { part: 'workspace', path: 'nodes/spread', removed: true }];
  expect(store.transact('steps.delete', patch)).toMatchObject({ ok: false });
  expect(store.document.nodes.get('box' as NodeId)?.props).toMatchObject({ x: 0 });
  expect(heard).toEqual([]);
});

test('a locked album takes nothing', () => {
  expect(open(true).transact('steps.move', set('box', 'x', 5))).toEqual({ ok: false, code: 'album_locked' });
});

test('several commands are one unit, each seeing what those before it did', () => {
  const store = open();
  const changes: number[] = [];
  store.onChange(({ patch }) => changes.push(patch.length));
  store.transactAll('steps.both', [
    [
      {
        part: 'workspace',
        path: 'nodes/new',
        value: { id: 'new', type: 'Circle', parent: 'spread', order: 'k', props: {} },
      },
    ],
    (document) => document.childIds('spread' as NodeId).flatMap((id) => set(id, 'opacity', 0.5)),
  ]);
  expect(changes).toEqual([4]);
  expect(store.document.nodes.get('new' as NodeId)?.props).toMatchObject({ opacity: 0.5 });
});

test('a gesture shows values that are not recorded; one’s own cover those of others', () => {
  const store = open();
  const heard = listen(store, 'shown:box', 'node:box');
  store.shown.showPeer('peer', new Map([['box' as NodeId, { x: 7, y: 8 }]]));
  store.shown.show(new Map([['box' as NodeId, { x: 9 }]]));
  expect(store.shownNode('box' as NodeId)?.props).toMatchObject({ x: 9, y: 8 });
  expect(store.document.nodes.get('box' as NodeId)?.props).toMatchObject({ x: 0, y: 0 });
  store.shown.show(null);
  store.shown.showPeer('peer', null);
  expect(store.shownNode('box' as NodeId)).toBe(store.document.nodes.get('box' as NodeId));
  expect(heard).toEqual(['shown:box', 'shown:box', 'shown:box', 'shown:box']);
});

test('a derived value is computed anew only when an input changed, and told only when it says something else', () => {
  const store = open();
  let computed = 0;
  const spreads = derive(
    store,
    (document) => {
      computed++;
      return spreadOrder(document).length;
    },
    ({ table, before, after }) => table === 'nodes' && (before === undefined || after === undefined),
  );
  let told = 0;
  spreads.subscribe(() => told++);
  store.transact('steps.move', set('box', 'x', 5));
  expect([spreads.get(), computed, told]).toEqual([4, 1, 0]);
  store.transact('steps.delete', removeNodesPatch(store.document, ['box' as NodeId]));
  expect([spreads.get(), computed, told]).toEqual([4, 2, 0]);
  store.transact('steps.delete', removeNodesPatch(store.document, ['next' as NodeId]));
  expect([spreads.get(), computed, told]).toEqual([3, 3, 1]);
});

test('what a colleague shows is one object a step too, beside one’s own gesture as well', () => {
  const store = open();
  const box = 'box' as NodeId;
  const same = () => {
    expect(store.shown.of(box)).toBe(store.shown.of(box));
    expect(store.shownNode(box)).toBe(store.shownNode(box));
    return store.shown.of(box);
  };
  store.shown.showPeer('peer', new Map([[box, { x: 7, width: 30 }]]));
  expect(same()).toEqual({ x: 7, width: 30 });
  store.shown.showPeer('peer', new Map([[box, { x: 8, width: 31 }]]));
  expect(same()).toEqual({ x: 8, width: 31 });
  store.shown.show(new Map([[box, { x: 1 }]]));
  expect(same()).toEqual({ x: 1, width: 31 });
  store.shown.show(null);
  expect(same()).toEqual({ x: 8, width: 31 });
  store.shown.showPeer('peer', null);
  expect(store.shown.of(box)).toBeUndefined();
});

test('a node as it is shown is one object a step of the gesture, and follows what it is made of', () => {
  const store = open();
  const values = { x: 40 };
  store.shown.show(new Map([['box' as NodeId, values]]));
  const first = store.shownNode('box' as NodeId);
  expect(first?.props).toMatchObject({ x: 40 });
  expect(store.shownNode('box' as NodeId)).toBe(first);
  store.transact('steps.change', set('box', 'opacity', 0.5));
  expect(store.shownNode('box' as NodeId)?.props).toMatchObject({ x: 40, opacity: 0.5 });
  store.shown.show(new Map([['box' as NodeId, { x: 41 }]]));
  expect(store.shownNode('box' as NodeId)?.props).toMatchObject({ x: 41, opacity: 0.5 });
  store.shown.show(null);
  expect(store.shownNode('box' as NodeId)).toBe(store.document.nodes.get('box' as NodeId));
});

test('listeners of a derived value are told also when somebody asked for it before them', () => {
  const store = open();
  const spreads = derive(
    store,
    (document) => spreadOrder(document).length,
    ({ table }) => table === 'nodes',
  );
  const heard: number[] = [];
  spreads.subscribe(() => heard.push(spreads.get()));
  store.onChange(() => void spreads.get());
  store.subscribe('nodes', () => void spreads.get());
  store.transact('steps.spread_delete', removeNodesPatch(store.document, ['next' as NodeId]));
  store.transact('steps.move', set('box', 'x', 5));
  expect(heard).toEqual([spreadOrder(store.document).length]);
});
