import {
  type Actor,
  type AlbumRole,
  type NodeId,
  type Patch,
  plainText,
  removeNodesPatch,
  removeStickersPatch,
  richText,
  type StickerId,
} from '@figurina/album';
import { anAlbum, type AlbumBuilder } from '@figurina/album/testing';
import { HOUSE_USER } from '@figurina/contract';
import { expect, test } from 'vitest';
import {
  CALM,
  createFakeClock,
  createMemoryDevice,
  createRandom,
  createSimulatedNetwork,
  createSimulatedServer,
  openEditor,
  type MemoryDevice,
  type SimulatedEditor,
} from '../testing/index.ts';
import type { EditorStore } from '../store/editor-store.ts';
import { syncWords } from './sync-state.ts';

const small = () =>
  anAlbum()
    .section('Team')
    .spread({ id: 'spread' })
    .rectangle({ id: 'box', name: 'Box' })
    .text('one two three', { id: 'text' });

function aWorld(album: AlbumBuilder = small()) {
  const clock = createFakeClock();
  const server = createSimulatedServer(album.build());
  const network = createSimulatedNetwork(server, clock, createRandom(1));
  network.weather = CALM;
  let count = 0;
  const world = { server, network, clock, makeId: () => `x${++count}` };
  const join = async (user: string, device: MemoryDevice = createMemoryDevice()): Promise<SimulatedEditor> => {
    const editor = await openEditor(world, user, device);
    await clock.advance(100);
    return editor;
  };
  return { ...world, join };
}
const set = (id: string, prop: string, value: unknown): Patch => [
  { part: 'workspace', path: `nodes/${id}/props/${prop}`, value: value as never },
];
const props = (store: Pick<EditorStore, 'document'>, id: string) =>
  store.document.nodes.get(id as NodeId)?.props as Record<string, unknown>;
const words = (store: Pick<EditorStore, 'document'>, id = 'text') => plainText(props(store, id)['text'] as never);
const write = ({ store }: SimulatedEditor, text: string) =>
  store.transact('steps.text', set('text', 'text', richText(text)), { mergeKey: 'text' });

test('changes are sent 1.8 s after the last one, as one mutation with the last value per path', async () => {
  const { clock, server, join } = aWorld();
  const { store, sync } = await join('ann');
  expect(sync.state().name).toBe('idle');
  store.transact('steps.move', set('box', 'x', 1));
  await clock.advance(1700);
  store.transact('steps.move', set('box', 'x', 2));
  await clock.advance(1700);
  expect(server.version()).toBe(0);
  expect(sync.state()).toMatchObject({ name: 'pending', pending: 2 });
  await clock.advance(150);
  expect(server.version()).toBe(1);
  await clock.advance(100);
  expect(sync.state()).toMatchObject({ name: 'idle', pending: 0 });
  expect(server.catchUp({ version: 0, mutation_id: null })).toMatchObject({
    mutations: [{ units: [{ operations: set('box', 'x', 2) }] }],
  });
});

test('more than 20 operations go at once', async () => {
  const { clock, server, join } = aWorld();
  const { store } = await join('ann');
  for (let x = 1; x <= 20; x++) store.transact('steps.move', set('box', 'x', x));
  await clock.advance(100);
  expect(server.version()).toBe(0);
  store.transact('steps.move', set('box', 'x', 21));
  await clock.advance(100);
  expect(server.version()).toBe(1);
});

test('nothing goes during a gesture or an operation of several steps', async () => {
  const { clock, server, join } = aWorld();
  const { store, sync } = await join('ann');
  store.transact('steps.move', set('box', 'x', 1));
  const release = sync.hold();
  store.shown.show(new Map([['box' as NodeId, { x: 9 }]]));
  await clock.advance(5000);
  release();
  await clock.advance(5000);
  expect(server.version()).toBe(0);
  store.shown.show(null);
  await clock.advance(100);
  expect(server.version()).toBe(1);
});

test('a flush in the same moment in which a gesture ends is not lost', async () => {
  const { clock, server, join } = aWorld();
  const { store, sync } = await join('ann');
  store.shown.show(new Map([['box' as NodeId, { x: 9 }]]));
  store.transact('steps.move', set('box', 'x', 9));
  store.shown.show(null);
  const saved = sync.flush();
  await clock.advance(100);
  expect(await saved).toBe(true);
  expect(server.version()).toBe(1);
});

test('what was done and undone before it was sent is not sent', async () => {
  const { clock, server, join } = aWorld();
  const { store, history, sync } = await join('ann');
  store.transact('steps.add', [
    {
      part: 'workspace',
      path: 'nodes/new',
      value: { id: 'new', type: 'Circle', parent: 'spread', order: 'k', props: {} },
    },
  ]);
  history.undo();
  await clock.advance(3000);
  expect(server.version()).toBe(0);
  expect(sync.state()).toMatchObject({ name: 'idle', pending: 0 });
});

test('a change of one’s own stays on the screen, whatever arrives for it, until the server has judged it', async () => {
  const { clock, join } = aWorld();
  const [ann, ben] = [await join('ann'), await join('ben')];
  const seen: unknown[] = [];
  ann.store.subscribe('node:box', () => seen.push(props(ann.store, 'box')['x']));
  ben.store.transact('steps.move', [...set('box', 'x', 20), ...set('box', 'y', 5)]);
  await clock.advance(1000);
  ann.store.transact('steps.move', set('box', 'x', 10));
  await clock.advance(6000);
  expect(new Set(seen)).toEqual(new Set([10]));
  for (const { store } of [ann, ben]) expect(props(store, 'box')).toMatchObject({ x: 10, y: 5 });
});

test('where both changed the same property, the one whose value is gone is told', async () => {
  const { clock, join } = aWorld();
  const [ann, ben] = [await join('ann'), await join('ben')];
  ben.store.transact('steps.move', set('box', 'x', 20));
  ann.store.transact('steps.move', set('box', 'x', 10));
  ann.store.transact('steps.move', set('text', 'x', 10));
  await clock.advance(5000);
  const notices = [...ann.notices, ...ben.notices];
  expect(notices).toMatchObject([{ kind: 'overwritten', things: [{ id: 'box', name: 'Box', kind: 'Rectangle' }] }]);
  // Later, knowing of it, nobody loses anything.
  ann.store.transact('steps.move', set('box', 'x', 30));
  await clock.advance(5000);
  ben.store.transact('steps.move', set('box', 'x', 40));
  await clock.advance(5000);
  expect([...ann.notices, ...ben.notices]).toHaveLength(1);
});

test('who changed what another one deleted is told, and sees it gone', async () => {
  const { clock, join } = aWorld();
  const [ann, ben] = [await join('ann'), await join('ben')];
  ann.store.transact('steps.delete', removeNodesPatch(ann.store.document, ['box' as NodeId]));
  await clock.advance(500);
  ben.store.transact('steps.move', set('box', 'x', 20));
  await clock.advance(5000);
  expect(ben.notices).toMatchObject([
    { kind: 'refused', code: 'node_gone', label: 'steps.move', things: [{ id: 'box' }] },
  ]);
  expect(ben.store.document.nodes.has('box' as NodeId)).toBe(false);
});

test('what the server writes by itself leaves one’s undo be; what somebody else writes does not', async () => {
  const { clock, join } = aWorld();
  const [ann, ben, house] = [await join('ann'), await join('ben'), await join(HOUSE_USER)];
  const node = { type: 'Rectangle', parent: 'spread', props: {} };
  for (const id of ['mine', 'ours'])
    ann.store.transact('steps.add', [
      { part: 'workspace', path: `nodes/${id}`, value: { ...node, id, order: `z${id}` } as never },
    ]);
  await clock.advance(5000);
  house.store.transact('steps.crop', set('mine', 'x', 20));
  ben.store.transact('steps.move', set('ours', 'x', 20));
  await clock.advance(5000);
  ann.history.undo();
  ann.history.undo();
  const isThere = (id: string): boolean => ann.store.document.nodes.has(id as NodeId);
  expect([isThere('mine'), isThere('ours')]).toEqual([false, true]);
});

test('of two people who delete the last two spreads of a chapter the second is refused, and gets the spread back', async () => {
  const { clock, server, join } = aWorld(
    anAlbum().section('Team').spread({ id: 'a' }).text('kept').spread({ id: 'b' }),
  );
  const [ann, ben] = [await join('ann'), await join('ben')];
  ann.store.transact('steps.delete', removeNodesPatch(ann.store.document, ['b' as NodeId]));
  ben.store.transact('steps.delete', removeNodesPatch(ben.store.document, ['a' as NodeId]));
  await clock.advance(5000);
  const left = ['a', 'b'].filter((id) => server.document.nodes.has(id as NodeId));
  expect(left).toHaveLength(1);
  for (const { store } of [ann, ben]) expect(store.document.nodes.has(left[0] as NodeId)).toBe(true);
  const loser = left[0] === 'a' ? ben : ann;
  expect(loser.notices).toMatchObject([{ kind: 'refused', code: 'last_spread_of_section', label: 'steps.delete' }]);
  expect(loser.history.undo().label).toBeNull();
});

test('two people who write in one text at once both keep their words', async () => {
  const { clock, server, join } = aWorld();
  const [ann, ben] = [await join('ann'), await join('ben')];
  write(ann, 'one more two three');
  write(ben, 'one two three four');
  await clock.advance(8000);
  expect(words(server)).toBe('one more two three four');
  for (const { store } of [ann, ben]) expect(words(store)).toBe('one more two three four');
  expect([...ann.notices, ...ben.notices]).toMatchObject([{ kind: 'merged' }]);
});

test('of a merger of texts its author is told once, and nobody that their words were overwritten', async () => {
  const { clock, join } = aWorld();
  const [ann, ben] = [await join('ann'), await join('ben')];
  ben.store.transact('steps.move', set('box', 'x', 20));
  for (const typed of ['one two three f', 'one two three fo', 'one two three four']) {
    write(ben, typed);
    ben.history.endMerging();
    await clock.advance(300);
  }
  write(ann, 'zero one two three');
  void ann.sync.flush();
  await clock.advance(10_000);
  for (const { store } of [ann, ben]) expect(words(store)).toBe('zero one two three four');
  expect(ben.notices).toMatchObject([{ kind: 'merged', things: [{ kind: 'Text' }] }]);
  expect(ann.notices).toEqual([]);
  write(ann, 'zero one two three four five');
  write(ben, 'zero one two three four');
  await clock.advance(10_000);
  expect([...ann.notices, ...ben.notices]).toHaveLength(1);
});

test('two people who write the same words in one text are told nothing', async () => {
  const { clock, join } = aWorld();
  const [ann, ben] = [await join('ann'), await join('ben')];
  for (const editor of [ann, ben]) write(editor, 'one two three four');
  await clock.advance(10_000);
  for (const { store } of [ann, ben]) expect(words(store)).toBe('one two three four');
  expect([...ann.notices, ...ben.notices]).toEqual([]);
});

test('an undo that the server does not take waits for another attempt', async () => {
  const { clock, server, network, makeId } = aWorld();
  const roles = new Map<string, AlbumRole>();
  const ann = await openEditor({ server, network, clock, makeId, roles }, 'ann', createMemoryDevice());
  await clock.advance(100);
  ann.store.transact('steps.delete', removeNodesPatch(ann.store.document, ['box' as NodeId]));
  await clock.advance(3000);
  roles.set('ann', 'reader');
  expect(ann.history.undo()).toMatchObject({ label: 'steps.delete', partial: false });
  await clock.advance(3000);
  expect(ann.notices).toMatchObject([{ kind: 'refused' }]);
  expect([props(ann.store, 'box'), ann.history.undoLabel(), ann.history.redoLabel()]).toEqual([
    undefined,
    'steps.delete',
    null,
  ]);
  roles.set('ann', 'editor');
  ann.history.undo();
  await clock.advance(3000);
  expect(props(server, 'box')).toMatchObject({ name: 'Box' });
});

test('an undo whose place went at the same time is made once more without it', async () => {
  const { clock, server, join } = aWorld(
    anAlbum().section('Team').spread().cell({ id: 'cell', sticker: 'Ada' }).cell({ id: 'other' }),
  );
  const [ann, ben] = [await join('ann'), await join('ben')];
  ann.store.transact('steps.delete', removeStickersPatch(ann.store.document, ['s1' as StickerId]));
  await clock.advance(3000);
  ben.store.transact('steps.delete', removeNodesPatch(ben.store.document, ['cell' as NodeId]));
  ann.history.undo();
  void ben.sync.flush();
  await clock.advance(200);
  void ann.sync.flush();
  await clock.advance(5000);
  for (const { document } of [server, ann.store, ben.store])
    expect([document.stickers.get('s1' as StickerId)?.name, document.nodes.has('cell' as NodeId)]).toEqual([
      'Ada',
      false,
    ]);
});

test('words of others wait while one’s own box is open, and are merged when it closes', async () => {
  const { clock, server, join } = aWorld();
  const [ann, ben] = [await join('ann'), await join('ben')];
  const close = ann.sync.openText('text' as NodeId);
  write(ann, 'one two three and');
  await clock.advance(3000);
  expect(words(server)).toBe('one two three and');
  write(ben, 'zero one two three and');
  await clock.advance(3000);
  expect(words(ann.store)).toBe('one two three and');
  write(ann, 'one two three and four');
  await clock.advance(10_000);
  expect(words(ann.store)).toBe('one two three and four');
  expect(ann.sync.state().name).toBe('pending');
  close();
  await clock.advance(3000);
  for (const { store } of [ann, ben]) expect(words(store)).toBe('zero one two three and four');
  // What was typed before the words of others came is no longer to be taken back without them; what came after is.
  ann.history.undo();
  expect(words(ann.store)).toBe('zero one two three and');
  expect(ann.history.undo()).toMatchObject({ label: null });
  expect(words(ann.store)).toBe('zero one two three and');
});

test('an open box that nobody wrote in shows the words of others when it closes', async () => {
  const { clock, join } = aWorld();
  const [ann, ben] = [await join('ann'), await join('ben')];
  const close = ann.sync.openText('text' as NodeId);
  write(ben, 'four');
  await clock.advance(3000);
  expect(words(ann.store)).toBe('one two three');
  close();
  expect(words(ann.store)).toBe('four');
});

test('A types, B undoes twenty times: A’s text stays (c1)', async () => {
  const { clock, join } = aWorld();
  const [ann, ben] = [await join('ann'), await join('ben')];
  for (let x = 1; x <= 10; x++) {
    ben.store.transact('steps.move', set('box', 'x', x));
    write(ben, `words of ben ${x}`);
    ben.history.endMerging();
  }
  await clock.advance(5000);
  for (const typed of ['A', 'Ann', 'Ann types', 'Ann types on']) {
    write(ann, typed);
    await clock.advance(500);
  }
  await clock.advance(3000);
  for (let time = 0; time < 20; time++) {
    ben.history.undo();
    await clock.advance(300);
  }
  await clock.advance(5000);
  for (const { store } of [ann, ben]) {
    expect(words(store)).toBe('Ann types on');
    expect(props(store, 'box')['x']).toBe(0);
  }
});

test('A types while B undoes: A’s words are in what comes of it', async () => {
  const { clock, join } = aWorld();
  const [ann, ben] = [await join('ann'), await join('ben')];
  for (let x = 1; x <= 20; x++) {
    write(ben, `words of ben ${x}`);
    ben.history.endMerging();
  }
  await clock.advance(5000);
  for (let time = 0; time < 20; time++) {
    if (time < 5) write(ann, `${words(ann.store)} ann${time}`);
    ben.history.undo();
    await clock.advance(300);
  }
  await clock.advance(8000);
  expect(words(ben.store)).toBe(words(ann.store));
  for (let time = 0; time < 5; time++) expect(words(ann.store)).toContain(`ann${time}`);
});

test('offline for a while, both sides edit: all of it is there afterwards', async () => {
  const { clock, network, join } = aWorld();
  const [ann, ben] = [await join('ann'), await join('ben')];
  ann.sync.setOnline(false);
  ann.cutConnection();
  ann.store.transact('steps.move', set('box', 'x', 10));
  expect(ann.sync.state()).toMatchObject({ name: 'offline', pending: 1 });
  expect(syncWords(ann.sync.state())).toBe('sync.offline_kept');
  ben.store.transact('steps.move', set('box', 'y', 20));
  await clock.advance(60_000);
  ann.sync.setOnline(true);
  network.restartServer();
  await clock.advance(10_000);
  for (const { store } of [ann, ben]) expect(props(store, 'box')).toMatchObject({ x: 10, y: 20 });
});

test('a tab that crashed while its changes were on their way sends them when it is back, and only once', async () => {
  const { clock, server, network, join } = aWorld();
  const device = createMemoryDevice();
  const ann = await join('ann', device);
  ann.store.transact('steps.move', set('box', 'x', 10));
  network.weather = { ...CALM, breaks: 1 };
  await clock.advance(1900);
  ann.store.transact('steps.move', set('box', 'y', 20));
  ann.crash();
  network.weather = CALM;
  const again = await join('ann', device);
  expect(props(again.store, 'box')).toMatchObject({ x: 10, y: 20 });
  await clock.advance(5000);
  expect(props(server, 'box')).toMatchObject({ x: 10, y: 20 });
  expect(device.size()).toBe(0);
  expect(new Set(server.taken()).size).toBe(server.taken().length);
});

test('who closes the album sends what is pending first', async () => {
  const { clock, server, join } = aWorld();
  const device = createMemoryDevice();
  const ann = await join('ann', device);
  ann.store.transact('steps.move', set('box', 'x', 10));
  void ann.sync.stop();
  await clock.advance(200);
  expect(props(server, 'box')).toMatchObject({ x: 10 });
  expect(device.size()).toBe(0);
});

test('what could not be sent before the album was closed is sent when it is opened again', async () => {
  const { clock, server, join } = aWorld();
  const device = createMemoryDevice();
  const ann = await join('ann', device);
  ann.cutConnection();
  ann.store.transact('steps.move', set('box', 'x', 10));
  void ann.sync.stop();
  await clock.advance(100);
  expect(props(server, 'box')).toMatchObject({ x: 0 });
  await join('ann', device);
  await clock.advance(1000);
  expect(props(server, 'box')).toMatchObject({ x: 10 });
});

test('a change too large for one message is given up and named, and does not hold up the others', async () => {
  const { clock, server, join } = aWorld();
  const ann = await join('ann');
  const huge = Array.from({ length: 2200 }, (_, at): Patch[number] => {
    const props = { userId: 'ann', text: 'x'.repeat(4000) };
    const value = { id: `c${at}`, type: 'Comment', parent: 'spread', order: 'V', props };
    return { part: 'workspace', path: `nodes/c${at}`, value };
  });
  ann.store.transact('steps.huge', huge);
  ann.store.transact('steps.move', set('box', 'x', 10));
  await clock.advance(5000);
  expect(ann.notices).toMatchObject([{ kind: 'refused', code: 'payload_too_large', label: 'steps.huge' }]);
  expect(props(server, 'box')).toMatchObject({ x: 10 });
  expect(words(ann.store)).toBe('one two three');
});

test('when the log was cut a fresh copy is taken, and pending changes stay on top of it', async () => {
  const { clock, server, network, join } = aWorld();
  const [ann, ben] = [await join('ann'), await join('ben')];
  ann.cutConnection();
  ann.store.transact('steps.move', set('box', 'x', 10));
  ben.store.transact('steps.move', [...set('box', 'y', 20), ...set('text', 'x', 5)]);
  await clock.advance(1810);
  server.cutLog();
  network.restartServer();
  await clock.advance(10_000);
  for (const { store } of [ann, ben]) {
    expect(props(store, 'box')).toMatchObject({ x: 10, y: 20 });
    expect(props(store, 'text')).toMatchObject({ x: 5 });
  }
});

test('a change that the server cannot read is given up and named; those beside it are saved', async () => {
  const { clock, server, join } = aWorld();
  const ann = await join('ann');
  const take = server.take.bind(server);
  server.take = (mutation, actor: Actor) =>
    JSON.stringify(mutation).includes('666')
      ? { answer: { ok: false, code: 'mutation_unreadable' }, applied: null }
      : take(mutation, actor);
  ann.store.transact('steps.fill', set('text', 'x', 666));
  ann.store.transact('steps.move', set('box', 'x', 10));
  await clock.advance(5000);
  expect(ann.notices).toMatchObject([
    { kind: 'refused', code: 'mutation_unreadable', label: 'steps.fill', things: [{ id: 'text' }] },
  ]);
  expect(props(server, 'box')).toMatchObject({ x: 10 });
  expect(props(ann.store, 'text')).toMatchObject({ x: 0 });
  expect(ann.sync.state()).toMatchObject({ name: 'idle' });
});

test('who may not save any more is told so, and keeps the changes', async () => {
  const { clock, server, join } = aWorld();
  const device = createMemoryDevice();
  const ann = await join('ann', device);
  server.take = () => ({ answer: { ok: false, code: 'forbidden' }, applied: null });
  ann.store.transact('steps.move', set('box', 'x', 10));
  await clock.advance(5000);
  expect(ann.sync.state()).toMatchObject({ name: 'problem', code: 'forbidden', pending: 1 });
  expect(ann.notices).toEqual([{ kind: 'stopped', isDurable: true, code: 'forbidden' }]);
  expect(device.size()).toBe(1);
});

test('what came after a lock is kept on the device, outlives the tab, and is made again on top of what is there by then', async () => {
  const { clock, server, join } = aWorld();
  const device = createMemoryDevice();
  const ann = await join('ann', device);
  const open = server.take.bind(server);
  server.take = (mutation, actor) => open(mutation, { ...actor, albumLocked: true });
  ann.store.transact('steps.move', set('box', 'x', 10));
  write(ann, 'one two three and four');
  await clock.advance(5000);
  // It is not shown as if it were saved.
  expect([props(ann.store, 'box')['x'], words(ann.store)]).toEqual([0, 'one two three']);
  expect(ann.notices).toMatchObject([{ kind: 'set_aside', things: [{ id: 'box' }, { id: 'text' }] }]);
  expect(ann.sync.state()).toMatchObject({ name: 'idle', pending: 0, aside: 2 });
  expect(ann.sync.unsent()).toMatchObject([{ label: 'steps.move' }, { label: 'steps.text' }]);
  ann.crash();
  server.take = open;
  const [again, bob] = [await join('ann', device), await join('bob')];
  expect([again.sync.state().aside, server.version()]).toEqual([2, 0]);
  write(bob, 'zero one two three');
  await clock.advance(5000);
  await again.sync.takeUpAside();
  await clock.advance(5000);
  expect([props(server, 'box')['x'], words(server)]).toEqual([10, 'zero one two three and four']);
  expect(words(bob.store)).toBe(words(server));
  expect([again.sync.state(), device.size()]).toMatchObject([{ name: 'idle', aside: 0 }, 0]);
});

test('what came after a lock is given up on the device, too, when it is not wanted any more', async () => {
  const { clock, server, join } = aWorld();
  const device = createMemoryDevice();
  const ann = await join('ann', device);
  const open = server.take.bind(server);
  server.take = (mutation, actor) => open(mutation, { ...actor, albumLocked: true });
  ann.store.transact('steps.move', set('box', 'x', 10));
  await clock.advance(5000);
  expect([ann.sync.state().aside, device.size()]).toEqual([1, 1]);
  await ann.sync.forgetAside();
  expect([ann.sync.state().aside, ann.sync.unsent(), device.size()]).toEqual([0, [], 0]);
});

test('a tab that is too old keeps what it could not save, and the one that is loaded anew saves it', async () => {
  const { clock, server, join } = aWorld();
  const device = createMemoryDevice();
  const old = await join('ann', device);
  old.cutConnection();
  old.store.transact('steps.move', set('box', 'x', 10));
  old.serverTells((listener) => listener.disconnected({ kind: 'refused', code: 'client_outdated' }));
  expect(old.sync.state()).toMatchObject({ name: 'problem', code: 'client_outdated', pending: 1 });
  expect(syncWords(old.sync.state())).toBe('sync.outdated');
  expect(old.notices).toEqual([{ kind: 'stopped', isDurable: true, code: 'client_outdated' }]);
  expect(await old.sync.flush()).toBe(false);
  expect(device.size()).toBe(1);
  old.crash();
  await join('ann', device);
  await clock.advance(5000);
  expect(props(server, 'box')).toMatchObject({ x: 10 });
  expect(device.size()).toBe(0);
});

test('nothing is given up for a code of a newer server: it is sent again, ever more seldom', async () => {
  const { clock, server, join } = aWorld();
  const ann = await join('ann');
  const take = server.take.bind(server);
  let asked = 0;
  server.take = () => ({ answer: { ok: false, code: `tomorrow_${asked++}` }, applied: null });
  ann.store.transact('steps.move', set('box', 'x', 10));
  await clock.advance(600_000);
  expect(asked).toBeGreaterThan(10);
  expect(asked).toBeLessThan(50);
  expect(ann.notices).toEqual([]);
  server.take = take;
  await clock.advance(35_000);
  expect(props(server, 'box')).toMatchObject({ x: 10 });
  expect(ann.sync.state()).toMatchObject({ name: 'idle' });
});

test('that the server cannot be understood is told once, and that it is being replaced once an outage', async () => {
  const { join } = aWorld();
  const ann = await join('ann');
  const fail = (code: string): void =>
    ann.serverTells((listener) => {
      listener.disconnected({ kind: 'unreached', code });
      listener.connected();
    });
  for (const code of ['answer_unreadable', 'server_outdated', 'answer_unreadable', 'server_outdated']) fail(code);
  expect(ann.notices.map((notice) => 'code' in notice && notice.code)).toEqual([
    'answer_unreadable',
    'server_outdated',
    'server_outdated',
  ]);
});

test('an outage is told once, when an attempt to connect has failed, and not where the device has no network', async () => {
  const { join } = aWorld();
  const ann = await join('ann');
  const fail = (): void => ann.serverTells((listener) => listener.disconnected({ kind: 'unreached', code: null }));
  ann.serverTells((listener) => listener.disconnected({ kind: 'lost' }));
  expect(ann.notices).toEqual([]);
  fail();
  fail();
  expect(ann.notices).toEqual([{ kind: 'unreached', isDurable: true, code: null }]);
  ann.serverTells((listener) => listener.connected());
  ann.sync.setOnline(false);
  fail();
  expect(ann.notices).toHaveLength(1);
  ann.sync.setOnline(true);
  fail();
  expect(ann.notices).toHaveLength(2);
});

test('after merge_error the album is fetched anew, and what waits stays on top and is sent', async () => {
  const { clock, server, join } = aWorld();
  const ann = await join('ann');
  ann.store.transact('steps.move', set('box', 'x', 10));
  const units = [{ id: 'unit', operations: [...set('text', 'name', 'from the copy')] }];
  server.take(
    { id: 'unheard', client_id: 'bob', base_version: 0, units },
    { userId: 'bob', role: 'editor', albumLocked: false },
  );
  ann.serverTells((listener) => listener.mergeError());
  await clock.advance(100);
  expect(ann.notices).toEqual([{ kind: 'merge_error' }]);
  expect(props(ann.store, 'text')).toMatchObject({ name: 'from the copy' });
  expect(props(ann.store, 'box')).toMatchObject({ x: 10 });
  await clock.advance(3000);
  expect(props(server, 'box')).toMatchObject({ x: 10 });
  expect(ann.sync.state()).toMatchObject({ name: 'idle' });
});

test('a flush sends at once and waits for the acknowledgement; offline it says no', async () => {
  const { clock, server, join } = aWorld();
  const ann = await join('ann');
  ann.store.transact('steps.move', set('box', 'x', 10));
  const saved = ann.sync.flush();
  await clock.advance(200);
  expect(await saved).toBe(true);
  expect(props(server, 'box')).toMatchObject({ x: 10 });
  ann.store.transact('steps.move', set('box', 'x', 11));
  ann.sync.setOnline(false);
  expect(await ann.sync.flush()).toBe(false);
});

test('a flush asks open boxes for their words first', async () => {
  const { clock, server, join } = aWorld();
  const ann = await join('ann');
  ann.sync.beforeFlush(() => write(ann, 'typed'));
  const saved = ann.sync.flush();
  await clock.advance(200);
  expect(await saved).toBe(true);
  expect(words(server)).toBe('typed');
});

test('a device that cannot store says so once and goes on', async () => {
  const { clock, server, network, makeId } = aWorld();
  const device = createMemoryDevice();
  const broken = {
    ...device,
    outbox: () => ({
      write: () => Promise.reject(new Error('full')),
      adopt: () => Promise.reject(new Error('full')),
      close: () => undefined,
    }),
  };
  const ann = await openEditor({ server, network, clock, makeId }, 'ann', broken);
  ann.store.transact('steps.move', set('box', 'x', 10));
  ann.store.transact('steps.move', set('box', 'x', 11));
  await clock.advance(100);
  expect(ann.notices).toEqual([{ kind: 'unstored' }]);
  expect(ann.sync.state().isDurable).toBe(false);
  await clock.advance(5000);
  expect(props(server, 'box')).toMatchObject({ x: 11 });
});
