import { type NodeId, type Patch, plainText, removeNodesPatch, richText } from '@figurina/album';
import { anAlbum, type AlbumBuilder } from '@figurina/album/testing';
import { createPoint, listPoints, restorePoint } from '@figurina/contract';
import { createMemoryDevice } from '@figurina/editor/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { ask } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { type EditorOnServer, openEditorOn } from './testing/editor-on-server.ts';
import { hastyClock } from './testing/hasty-clock.ts';

let server: TestServer;
let users: TestUser[];
const open: EditorOnServer[] = [];
/** Of the last pair. */
let albumId: string;
beforeAll(async () => {
  server = await startTestServer();
  users = [await testUser(server, 'ann@example.org'), await testUser(server, 'ben@example.org')];
});
afterEach(async () => {
  await Promise.all(open.splice(0).map(({ sync }) => sync.stop()));
});
afterAll(() => server.stop());

async function pair(album: AlbumBuilder): Promise<[EditorOnServer, EditorOnServer]> {
  albumId = await albumOnServer(server.database, album.parts(), users);
  for (const user of users) {
    const clientId = newId();
    const outbox = createMemoryDevice().outbox(clientId);
    open.push(await openEditorOn({ url: () => server.url, albumId, user, clientId, outbox, clock: hastyClock }));
  }
  const [ann, ben] = open as [EditorOnServer, EditorOnServer];
  await Promise.all([ann.until('idle'), ben.until('idle')]);
  return [ann, ben];
}
const small = () =>
  anAlbum().section('Team').spread().rectangle({ id: 'box', name: 'Box' }).text('words', { id: 'text' });
const set = (id: string, prop: string, value: unknown): Patch => [
  { part: 'workspace', path: `nodes/${id}/props/${prop}`, value: value as never },
];
const props = ({ store }: EditorOnServer, id: string) =>
  store.document.nodes.get(id as NodeId)?.props as Record<string, unknown>;
const words = (editor: EditorOnServer) => plainText(props(editor, 'text')['text'] as never);
/** All that both did has reached both. */
async function settled(...editors: EditorOnServer[]): Promise<void> {
  await Promise.all(editors.map(({ sync }) => sync.flush()));
  const newest = Math.max(...editors.map(({ sync }) => sync.version()));
  await expect
    .poll(() => editors.map(({ sync }) => `${sync.state().name} ${sync.version() >= newest}`))
    .toEqual(editors.map(() => 'idle true'));
}

test('A types, B undoes twenty times: A’s text stays', async () => {
  const [ann, ben] = await pair(small());
  for (let x = 1; x <= 20; x++) ben.store.transact('steps.text', set('text', 'text', richText(`ben ${x}`)));
  await settled(ben, ann);
  for (const typed of ['A', 'Ann', 'Ann types']) ann.store.transact('steps.text', set('text', 'text', richText(typed)));
  await settled(ann, ben);
  for (let time = 0; time < 20; time++) ben.history.undo();
  await settled(ben, ann);
  expect([words(ann), words(ben)]).toEqual(['Ann types', 'Ann types']);
});

test('where both change one property, one value stands for both, and the other one’s author is told', async () => {
  const [ann, ben] = await pair(small());
  ann.store.transact('steps.move', set('box', 'x', 10));
  ben.store.transact('steps.move', set('box', 'x', 20));
  ben.store.transact('steps.move', set('box', 'y', 5));
  await settled(ann, ben);
  const { x } = props(ann, 'box') as { x: number };
  for (const editor of [ann, ben]) expect(props(editor, 'box')).toMatchObject({ x, y: 5 });
  const [winner, loser] = x === 10 ? [ann, ben] : [ben, ann];
  await expect.poll(() => loser.notices).toMatchObject([{ kind: 'overwritten', things: [{ name: 'Box' }] }]);
  expect(winner.notices).toEqual([]);
  // Who is here may be told after the change.
  const by = (loser.notices[0] as { by: string }).by;
  await expect.poll(() => loser.presence.nameOf(by)).toBe(winner === ann ? 'ann' : 'ben');
});

test('of two people who delete the last two spreads of a chapter the second is refused', async () => {
  const [ann, ben] = await pair(anAlbum().section('Team').spread({ id: 'a' }).spread({ id: 'b' }));
  ann.store.transact('steps.delete', removeNodesPatch(ann.store.document, ['a' as NodeId]));
  ben.store.transact('steps.delete', removeNodesPatch(ben.store.document, ['b' as NodeId]));
  await settled(ann, ben);
  const spreads = ({ store }: EditorOnServer) => ['a', 'b'].filter((id) => store.document.nodes.has(id as NodeId));
  expect(spreads(ann)).toHaveLength(1);
  expect(spreads(ben)).toEqual(spreads(ann));
  const told = [...ann.notices, ...ben.notices];
  expect(told).toMatchObject([{ kind: 'refused', code: 'last_spread_of_section' }]);
});

test('a drag is seen while it happens, and does not jump back before it is saved', async () => {
  const [ann, ben] = await pair(small());
  const seen: unknown[] = [];
  const shown = () => (ben.store.shownNode('box' as NodeId)!.props as { x: number }).x;
  for (const key of ['shown:box', 'node:box'] as const) ben.store.subscribe(key, () => seen.push(shown()));
  await expect.poll(() => [...ben.presence.peers().values()].map(({ user }) => user.name)).toEqual(['ann']);
  for (const x of [30, 40]) {
    ann.store.shown.show(new Map([['box' as NodeId, { x }]]));
    await expect.poll(shown).toBe(x);
  }
  expect(props(ben, 'box')['x']).toBe(0);
  ann.store.transact('steps.move', set('box', 'x', 50));
  ann.store.shown.show(null);
  await settled(ann, ben);
  await expect.poll(() => ben.store.shown.of('box' as NodeId)).toBeUndefined();
  expect(props(ben, 'box')['x']).toBe(50);
  expect(seen.every((x, at) => at === 0 || (x as number) >= (seen[at - 1] as number))).toBe(true);
});

test('a restore is one step for who does it, the same for everybody, and nobody’s later words are lost', async () => {
  const [ann, ben] = await pair(small().spread().text('second', { id: 'other' }));
  const owner = users[0]!;
  const params = { id: albumId };
  const { point } = await ask(owner, createPoint, { params, body: { point: { name: 'Start' } } });
  ann.store.transact('steps.text', set('text', 'text', richText('changed')));
  ann.store.transact('steps.delete', removeNodesPatch(ann.store.document, ['box' as NodeId]));
  await settled(ann, ben);
  const restoring = ask(owner, restorePoint, {
    params: { ...params, version: point.id },
    body: { scope: { kind: 'album' }, client_id: ann.clientId },
  });
  // Ben goes on typing meanwhile.
  for (const typed of ['B', 'Be', 'Ben']) ben.store.transact('steps.text', set('other', 'text', richText(typed)));
  const { version } = await restoring;
  await expect.poll(() => ann.sync.version()).toBeGreaterThanOrEqual(version);
  await settled(ann, ben);
  const shown = ({ store }: EditorOnServer) =>
    ['text', 'other'].map((id) => plainText(store.document.nodes.get(id as NodeId)!.props['text' as never]));
  for (const editor of [ann, ben]) {
    expect(shown(editor)).toEqual(['words', 'Ben']);
    expect(editor.store.document.nodes.has('box' as NodeId)).toBe(true);
  }
  expect([ann.history.undoLabel(), ben.history.undoLabel()]).toEqual(['steps.restore', 'steps.text']);

  // One step back: what Ann had done is there again, and what Ben typed stays.
  expect(ann.history.undo()).toMatchObject({ label: 'steps.restore', partial: false });
  await settled(ann, ben);
  for (const editor of [ann, ben]) {
    expect(shown(editor)).toEqual(['changed', 'Ben']);
    expect(editor.store.document.nodes.has('box' as NodeId)).toBe(false);
  }
  // There is a point of what was before, which says where it went back to.
  await expect
    .poll(async () => (await ask(owner, listPoints, { params, query: {} })).points[0])
    .toMatchObject({ kind: 'restore', made_by: owner.id, restored: { name: 'Start', scope: { kind: 'album' } } });
});
