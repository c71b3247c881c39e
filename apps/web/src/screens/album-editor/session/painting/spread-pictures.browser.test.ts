import type { NodeId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { createEditorStore } from '@figurina/editor';
import { expect, test } from 'vitest';
import { createSpreadPictures, type PictureParts } from './spread-pictures.ts';

const SPREADS = ['a', 'b', 'c', 'd', 'e', 'f'] as NodeId[];

const NOTHING_DERIVED: PictureParts['derived'] = { of: () => '', subscribe: () => () => undefined };

/** `looked`: the device answers what it has kept from then on. */
function somePictures(
  kept: Record<string, string> = {},
  looked: Promise<unknown> = Promise.resolve(),
  derived = NOTHING_DERIVED,
) {
  const album = SPREADS.reduce((made, id) => made.spread({ id }).rectangle({ id: `in-${id}` }), anAlbum().section());
  const store = createEditorStore(album.build(), () => ({ userId: 'me', role: 'editor', albumLocked: false }));
  const forgotten: string[] = [];
  const read: NodeId[] = [];
  const asked: { spread: NodeId; answer: (words: string) => void }[] = [];
  const pictures = createSpreadPictures(store, {
    read(spread) {
      read.push(spread);
      return {
        recall: () => looked.then(() => kept[spread] ?? null),
        paint: () => new Promise((resolve) => asked.push({ spread, answer: resolve })),
      };
    },
    forget: (address) => forgotten.push(address),
    derived,
    isBusy: () => false,
  });
  const move = (spread: NodeId, x: number) =>
    store.transact('steps.move', [{ part: 'workspace', path: `nodes/in-${spread}/props/x`, value: x }]);
  return { pictures, asked, forgotten, read, move, names: () => asked.map(({ spread }) => spread) };
}

test('paints a few at a time, each once however often it is wanted', async () => {
  const { pictures, asked, names } = somePictures();
  for (const spread of [...SPREADS, ...SPREADS]) pictures.want(spread);
  await expect.poll(names).toEqual(SPREADS.slice(0, 4));
  pictures.want('a' as NodeId);
  asked[1]!.answer('b');
  await expect.poll(names).toEqual(SPREADS.slice(0, 5));
  for (const { answer } of asked) answer('');
  await expect.poll(names).toEqual(SPREADS);
  pictures.end();
});

test('a spread that changes while it is painted is painted again afterwards, and the newer picture stays', async () => {
  const { pictures, asked, forgotten, move, names } = somePictures();
  const [a] = SPREADS as [NodeId];
  pictures.subscribe(a, () => undefined);
  pictures.want(a);
  await expect.poll(names).toEqual([a]);
  move(a, 50);
  asked[0]!.answer('old');
  await expect.poll(names).toEqual([a, a]);
  asked[1]!.answer('new');
  await expect.poll(() => pictures.get(a)).toBe('new');
  await expect.poll(() => forgotten).toEqual(['old']);
  pictures.end();
});

test('a picture of an earlier visit is shown at once; what changes meanwhile or later is painted', async () => {
  const looked = Promise.withResolvers<void>();
  const { pictures, asked, read, move, names } = somePictures({ a: 'kept a', b: 'kept b' }, looked.promise);
  const [a, b, c] = SPREADS as [NodeId, NodeId, NodeId];
  for (const spread of [a, b, c]) pictures.subscribe(spread, () => undefined);
  for (const spread of [a, b, c]) pictures.want(spread);
  await expect.poll(() => read).toEqual([a, b, c]);
  move(b, 50);
  looked.resolve();
  await expect.poll(() => pictures.get(a)).toBe('kept a');
  await expect.poll(names).toEqual(expect.arrayContaining([b, c]));
  expect(names()).not.toContain(a);
  move(a, 50);
  await expect.poll(names).toContain(a);
  for (const { answer } of asked) answer('new');
  for (const spread of [a, b, c]) await expect.poll(() => pictures.get(spread)).toBe('new');
  pictures.end();
});

test('a spread is painted again when the name of its chapter is another one, in either direction', async () => {
  const names = new Map<NodeId, string>(SPREADS.map((id) => [id, 'Abwehr']));
  const listeners = new Set<() => void>();
  const derived: PictureParts['derived'] = {
    of: (spread) => names.get(spread)!,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const { pictures, asked, names: painted } = somePictures({}, Promise.resolve(), derived);
  const [a, b] = SPREADS as [NodeId, NodeId];
  for (const spread of [a, b]) pictures.subscribe(spread, () => undefined, 'patient');
  for (const spread of [a, b]) pictures.want(spread);
  await expect.poll(painted).toEqual([a, b]);
  for (const { answer } of asked) answer('first');
  await expect.poll(() => pictures.get(b)).toBe('first');
  for (const name of ['Sturm', 'Abwehr']) {
    names.set(a, name);
    for (const listener of listeners) listener();
    await expect.poll(() => asked.length, { timeout: 4000 }).toBe(name === 'Sturm' ? 3 : 4);
    asked.at(-1)!.answer(name);
    await expect.poll(() => pictures.get(a)).toBe(name);
  }
  expect(painted()).toEqual([a, b, a, a]);
  pictures.end();
});

test('pictures that come in quick succession are shown together', async () => {
  const { pictures, asked } = somePictures();
  let tasks = 0;
  const shown = new Map<NodeId, number>();
  for (const spread of SPREADS)
    pictures.subscribe(spread, () => {
      shown.set(spread, tasks);
      // Counted when this task is over: nothing else runs between two listeners.
      queueMicrotask(() => (tasks += 1));
    });
  for (const spread of SPREADS) pictures.want(spread);
  await expect.poll(() => asked.length).toBe(4);
  for (const { answer, spread } of asked) answer(spread);
  await expect.poll(() => shown.size).toBe(4);
  expect(new Set(shown.values()).size).toBe(1);
  pictures.end();
});
