import type { NodeId, Patch } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { type PeerPresence, type Presence, REALTIME } from '@figurina/contract';
import { expect, test } from 'vitest';
import { createEditorStore } from '../store/editor-store.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { createPresence } from './presence.ts';

const BOX = 'box' as NodeId;
const move = (x: number): Patch => [{ part: 'workspace', path: 'nodes/box/props/x', value: x }];
const user = { id: 'socket', user_id: 'ben', color: '#123456', email: 'ben@example.org', name: 'Ben', picture: null };
const nothing: Presence = { selection: [], spread_id: null, pointer: null, gesture: null, typing_in: null };
const theirs = (gesture: Presence['gesture']): PeerPresence => ({ ...nothing, gesture, user });

function aPresence() {
  const clock = createFakeClock();
  const album = anAlbum().section().spread().rectangle({ id: 'box' }).build();
  const store = createEditorStore(album, () => ({ userId: 'me', role: 'editor', albumLocked: false }));
  const sent: { presence: Presence; reliable: boolean }[] = [];
  let pending = false;
  const presence = createPresence({
    store,
    clock,
    send: (value, reliable) => sent.push({ presence: value, reliable }),
    isPending: () => pending,
  });
  presence.users([user]);
  return { clock, store, sent, presence, setPending: (next: boolean) => void (pending = next) };
}

test('is sent at most twenty times a second, the last word always', async () => {
  const { clock, presence, sent } = aPresence();
  for (let x = 0; x < 100; x++) {
    presence.update({ pointer: { x, y: 0 } });
    await clock.advance(10);
  }
  await clock.advance(100);
  expect(sent.length).toBeLessThanOrEqual(21);
  expect(sent.at(-1)?.presence.pointer).toEqual({ x: 99, y: 0 });
});

test('the more elements a gesture moves, the more seldom it is told; too many are not, and its end always is', async () => {
  const { clock, store, sent } = aPresence();
  const drag = async (count: number): Promise<Presence['gesture'][]> => {
    sent.length = 0;
    for (let step = 0; step < 400; step++) {
      store.shown.show(new Map(Array.from({ length: count }, (_, at) => [`n${at}` as NodeId, { x: step }])));
      await clock.advance(10);
    }
    const told = sent.map(({ presence }) => presence.gesture);
    store.shown.show(null);
    await clock.advance(4000);
    expect(sent.at(-1)).toMatchObject({ presence: { gesture: null } });
    return told;
  };
  expect((await drag(200)).length).toBeGreaterThan(75);
  expect((await drag(1000)).length).toBeLessThan(25);
  expect((await drag(1000)).every((gesture) => Object.keys(gesture ?? {}).length === 1000)).toBe(true);
  expect((await drag(REALTIME.presenceElements + 1)).every((gesture) => gesture === null)).toBe(true);
});

test('of a large selection the others are shown the beginning', async () => {
  const { clock, presence, sent } = aPresence();
  presence.update({ selection: Array.from({ length: 5000 }, (_, at) => `n${at}`) });
  await clock.advance(100);
  expect(sent.at(-1)?.presence.selection).toHaveLength(REALTIME.presenceSelection);
});

test('a gesture’s values stay with the others until they are saved; that they end is said reliably', async () => {
  const { clock, store, presence, sent, setPending } = aPresence();
  store.shown.show(new Map([[BOX, { x: 7 }]]));
  await clock.advance(100);
  expect(sent.at(-1)?.presence.gesture).toEqual({ box: { x: 7 } });
  store.transact('steps.move', move(8));
  setPending(true);
  store.shown.show(null);
  await clock.advance(100);
  expect(sent.at(-1)?.presence.gesture).toEqual({ box: { x: 8 } });
  setPending(false);
  presence.settled();
  await clock.advance(200);
  // Not before the mutation had time to get there.
  expect(sent.at(-1)?.presence.gesture).toEqual({ box: { x: 8 } });
  await clock.advance(300);
  expect(sent.at(-1)).toMatchObject({ presence: { gesture: null }, reliable: true });
});

test('who is alone keeps a gesture for themselves, and shows it to whoever comes in the middle of it', async () => {
  const { clock, store, presence, sent } = aPresence();
  presence.users([]);
  store.shown.show(new Map([[BOX, { x: 7 }]]));
  await clock.advance(100);
  expect(sent.at(-1)?.presence.gesture).toBeNull();
  presence.users([user]);
  await clock.advance(100);
  expect(sent.at(-1)?.presence.gesture).toEqual({ box: { x: 7 } });
});

test('a gesture that was broken off ends at once', async () => {
  const { clock, store, sent } = aPresence();
  store.shown.show(new Map([[BOX, { x: 7 }]]));
  await clock.advance(100);
  store.shown.show(null);
  await clock.advance(60);
  expect(sent.at(-1)).toMatchObject({ presence: { gesture: null }, reliable: true });
});

test('what others drag is shown without going back in between, and ends when they say so, leave or fall silent', async () => {
  const { clock, store, presence } = aPresence();
  const seen: unknown[] = [];
  store.subscribe('shown:box', () => seen.push(store.shownNode(BOX)!.props as unknown));
  presence.users([user]);
  presence.peer(theirs({ box: { x: 1 } }));
  presence.peer(theirs({ box: { x: 2 } }));
  presence.peer(theirs(null));
  expect(seen).toMatchObject([{ x: 1 }, { x: 2 }, { x: 0 }]);
  presence.peer(theirs({ box: { x: 3 } }));
  presence.userLeft('socket');
  expect(seen.splice(0).slice(3)).toMatchObject([{ x: 3 }, { x: 0 }]);
  presence.peer(theirs({ box: { x: 4 } }));
  await clock.advance(11_000);
  expect(seen).toMatchObject([{ x: 4 }, { x: 0 }]);
});

test('knows names, also of who has left, and who is here', () => {
  const { presence } = aPresence();
  presence.users([user, { ...user, id: 'second', user_id: 'cleo', name: 'Cleo' }]);
  const before = presence.peers();
  presence.users([user]);
  expect(presence.peers()).not.toBe(before);
  expect([...presence.peers().keys()]).toEqual(['socket']);
  expect([presence.nameOf('ben'), presence.nameOf('cleo'), presence.nameOf('nobody')]).toEqual(['Ben', 'Cleo', null]);
});

test('who works alone hides pointer, selection, place, view and typing, and says so', async () => {
  const { clock, presence, sent } = aPresence();
  const view = { spread_id: 'n2', x: 0, y: 0, width: 10, height: 10 };
  presence.update({ selection: ['box'], pointer: { x: 1, y: 1 }, spread_id: 'n2', view, typing_in: 'box' });
  presence.setPrivate(true);
  await clock.advance(100);
  expect(sent.at(-1)?.presence).toMatchObject({
    selection: [],
    pointer: null,
    spread_id: null,
    view: null,
    alone: true,
  });
  expect(sent.at(-1)?.presence).toMatchObject({ typing_in: null });
  presence.setPrivate(false);
  await clock.advance(100);
  expect(sent.at(-1)?.presence).toMatchObject({ selection: ['box'], pointer: { x: 1, y: 1 }, view, typing_in: 'box' });
  expect(sent.at(-1)?.presence.alone).toBeUndefined();
});

test('a pointer at rest is gone after ten seconds, whatever else is said meanwhile, and back when it moves', async () => {
  const { clock, presence } = aPresence();
  const pointer = () => presence.peers().get('socket')?.presence?.pointer;
  let told = 0;
  presence.subscribe(() => told++);
  presence.peer({ ...theirs(null), pointer: { x: 1, y: 1 } });
  await clock.advance(9000);
  presence.peer({ ...theirs(null), pointer: { x: 1, y: 1 }, selection: ['box'] });
  expect(pointer()).toEqual({ x: 1, y: 1 });
  const before = told;
  await clock.advance(1500);
  expect([pointer(), told]).toEqual([null, before + 1]);
  presence.peer({ ...theirs(null), pointer: { x: 1, y: 1 } });
  expect(pointer()).toBeNull();
  presence.peer({ ...theirs(null), pointer: { x: 2, y: 1 } });
  expect(pointer()).toEqual({ x: 2, y: 1 });
  presence.userLeft('socket');
  await clock.advance(11_000);
  expect(presence.peers().size).toBe(0);
});
