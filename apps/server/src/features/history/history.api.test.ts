/** Points of an album: made by themselves, named, thinned, looked at, and gone back to while others work. */
import { type NodeId, parseAlbum, type Patch, richText } from '@figurina/album';
import { anAlbum, type AlbumBuilder } from '@figurina/album/testing';
import {
  changeAlbum,
  createPoint,
  deletePoint,
  type HistoryPoint,
  listPoints,
  readPoint,
  renamePoint,
  restorePoint,
} from '@figurina/contract';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { makeDuePoints, thinPoints } from './index.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let server: TestServer;
let ann: TestUser;
let ben: TestUser;
let reader: TestUser;
let stranger: TestUser;
/** How far the server's clock is ahead. */
let ahead = 0;
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date(Date.now() + ahead) } });
  [ann, ben, reader, stranger] = (await Promise.all(
    ['ann', 'ben', 'reader', 'stranger'].map((name) => testUser(server, `${name}@example.org`)),
  )) as [TestUser, TestUser, TestUser, TestUser];
});
afterEach(() => {
  ahead = 0;
});
afterAll(() => server.stop());

const small = () =>
  anAlbum()
    .section('Team', { id: 'team' })
    .spread({ id: 'one' })
    .text('words', { id: 'text' })
    .cell({ id: 'cell', sticker: 'Ada' })
    .rectangle({ id: 'box' })
    .spread({ id: 'two' })
    .text('second', { id: 'other' });
const albumOf = (album: AlbumBuilder) => albumOnServer(server.database, album.parts(), [ann, ben]);
const set = (id: string, prop: string, value: unknown): Patch => [
  { part: 'workspace', path: `nodes/${id}/props/${prop}`, value: value as never },
];
const change = (albumId: string, user: TestUser, ...units: Patch[]) =>
  server.app.realtime.applyMutation({ albumId, actor: { userId: user.id, role: 'editor' }, units });
const documentOf = async (albumId: string) => (await server.app.realtime.readDocument(albumId))!.document;
const list = async (id: string, query: object = {}, user = ann) => ask(user, listPoints, { params: { id }, query });
const pointsOf = async (id: string, query: object = {}): Promise<HistoryPoint[]> => (await list(id, query)).points;
const due = () => runJob(server, makeDuePoints, {});
const name = async (id: string, title: string, user = ann) =>
  (await ask(user, createPoint, { params: { id }, body: { point: { name: title } } })).point;
const restore = (id: string, point: HistoryPoint, scope: { kind: 'album' } | { kind: 'spread'; id: string }) =>
  ask(ann, restorePoint, { params: { id, version: point.id }, body: { scope } });
async function read(id: string, point: HistoryPoint) {
  const answer = await ask(ann, readPoint, { params: { id, version: point.id } });
  const parsed = parseAlbum(answer, answer.schema_version);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.document;
}

describe('points', () => {
  test('are made while people work, once they have worked for ten minutes or have stopped, and say who did what where', async () => {
    const id = await albumOf(small());
    await due();
    expect(await pointsOf(id)).toMatchObject([{ kind: 'first', version: 0, work: [], made_by: null }]);
    await change(id, ann, set('text', 'text', richText('mine')));
    await change(id, ben, set('box', 'x', 5), set('other', 'x', 5));
    await due();
    expect(await pointsOf(id)).toHaveLength(1);
    expect((await list(id)).since).toMatchObject([{ by: ann.id }, { by: ben.id }]);

    ahead += 11 * MINUTE;
    await due();
    const [newest] = await pointsOf(id);
    expect(newest).toMatchObject({
      kind: 'auto',
      work: [
        { by: ann.id, elements: 1, spreads: [{ id: 'one', pages: [2, 3] }] },
        { by: ben.id, elements: 2, spreads: [{ pages: [2, 3] }, { pages: [4, 5] }] },
      ],
    });
    const { since, people } = await list(id, {}, ben);
    expect(since).toEqual([]);
    expect(people.map((one) => one.name).sort()).toEqual(['ann', 'ben']);
    // Nothing was done since: nothing is made.
    ahead += HOUR;
    await due();
    expect(await pointsOf(id)).toHaveLength(2);
  });

  test('can be had by person, by spread and by name, page by page', async () => {
    const id = await albumOf(small());
    await name(id, 'Start');
    await change(id, ann, set('text', 'x', 1));
    await name(id, 'A');
    await change(id, ben, set('other', 'x', 1));
    ahead += 11 * MINUTE;
    await due();
    expect(await pointsOf(id, { by: ben.id })).toHaveLength(1);
    expect((await pointsOf(id, { spread: 'one' })).map((point) => point.name)).toEqual(['A']);
    expect((await pointsOf(id, { named: 'true' })).map((point) => point.name)).toEqual(['A', 'Start']);
    for (let at = 0; at < 50; at++)
      await server.database.db
        .insertInto('album_versions')
        .values(await copyOf(id))
        .execute();
    const first = await list(id);
    expect(first.points).toHaveLength(50);
    const second = await list(id, { cursor: first.next });
    expect([second.points.length, second.next]).toEqual([3, null]);
  });

  test('are made before a list of people, another style, and what changes very much', async () => {
    const id = await albumOf(small());
    await name(id, 'Start');
    const people = Array.from({ length: 12 }, (_, at): Patch[number] => ({
      part: 'stickers',
      path: `new${at}`,
      value: { id: `new${at}`, name: `Person ${at}`, sectionId: 'team' },
    }));
    await change(id, ann, set('text', 'x', 3));
    await change(id, ben, people);
    await expect.poll(async () => (await pointsOf(id)).map(({ kind }) => kind)).toEqual(['import', 'named']);
    const [before] = await pointsOf(id);
    expect(before).toMatchObject({ version: 1, made_by: ben.id, work: [{ by: ann.id, elements: 1 }] });
    const document = await read(id, before!);
    expect([document.stickers.size, document.nodes.get('text' as NodeId)?.props]).toMatchObject([1, { x: 3 }]);
    await change(id, ann, [{ part: 'colors', path: '2', value: '#123456' }]);
    await change(id, ann, [{ part: 'colors', path: '3', value: '#123456' }]);
    await expect.poll(async () => (await pointsOf(id)).map(({ kind }) => kind)).toEqual(['style', 'import', 'named']);
  });

  test('are named, renamed and deleted by whoever named them; what was made by itself loses its name only', async () => {
    const id = await albumOf(small());
    const mine = await name(id, '  Vor dem Umbau ');
    expect(mine).toMatchObject({ name: 'Vor dem Umbau', kind: 'named', changeable: true, made_by: ann.id });
    const params = { id, version: mine.id };
    const body = { point: { name: 'Anders' } };
    expect(await refusal(ben, renamePoint, { params, body })).toBe('forbidden');
    expect(await refusal(ben, deletePoint, { params })).toBe('forbidden');
    expect((await ask(ann, renamePoint, { params, body })).point.name).toBe('Anders');
    // Of the same version another one, by somebody else.
    expect((await name(id, 'Auch hier', ben)).id).not.toBe(mine.id);
    await ask(ann, deletePoint, { params });
    expect((await pointsOf(id)).map((point) => point.name)).toEqual(['Auch hier']);

    await change(id, ann, set('text', 'x', 3));
    ahead += 11 * MINUTE;
    await due();
    const [auto] = await pointsOf(id);
    const automatic = { id, version: auto!.id };
    await ask(ben, renamePoint, { params: automatic, body });
    await ask(ben, deletePoint, { params: automatic });
    expect(await pointsOf(id)).toMatchObject([{ id: auto!.id, name: null, kind: 'auto' }, { name: 'Auch hier' }]);
    expect(await refusal(ben, deletePoint, { params: automatic })).toBe('forbidden');
    expect(await refusal(stranger, listPoints, { params: { id }, query: {} })).toBe('not_found');
    expect(await refusal(ann, readPoint, { params: { id, version: newId() } })).toBe('not_found');
  });

  test('are looked for where something was done only, and where the newest one was deleted', async () => {
    const id = await albumOf(small());
    const looked = async () =>
      (
        await sql<{ id: string }>`
          select id from albums where trashed_at is null and version is distinct from point_version`.execute(
          server.database.db,
        )
      ).rows.map((album) => album.id);
    await due();
    await due();
    expect(await looked()).toEqual([]);
    await change(id, ann, set('text', 'x', 3));
    const named = await name(id, 'Vor dem Umbau');
    await due();
    expect(await looked()).toEqual([]);
    await ask(ann, deletePoint, { params: { id, version: named.id } });
    expect(await looked()).toEqual([id]);
    ahead += 11 * MINUTE;
    await due();
    expect(await pointsOf(id)).toMatchObject([{ kind: 'auto', version: 1 }, { kind: 'first' }]);
  });

  test('are seen by who may only read, and named, restored by nobody of them', async () => {
    const id = await albumOnServer(server.database, small().parts(), [ann, reader]);
    await server.database.db
      .updateTable('album_members')
      .set({ role: 'reader' })
      .where('album_id', '=', id)
      .where('owner', '=', false)
      .execute();
    const point = await name(id, 'Start');
    const params = { id, version: point.id };
    expect((await list(id, {}, reader)).points).toMatchObject([{ changeable: false }]);
    expect((await ask(reader, readPoint, { params })).point.id).toBe(point.id);
    expect(await refusal(reader, createPoint, { params: { id }, body: { point: { name: 'x' } } })).toBe('forbidden');
    expect(await refusal(reader, restorePoint, { params, body: { scope: { kind: 'album' } } })).toBe('forbidden');
    const sticker = { scope: { kind: 'sticker', id: 's1' } } as const;
    expect(await refusal(reader, restorePoint, { params, body: sticker })).toBe('forbidden');
  });

  test('are thinned: one an hour for a day, one a day for a month, one a week; named ones stay', async () => {
    const id = await albumOf(small());
    for (let at = 0; at < 6; at++) {
      await change(id, ann, set('text', 'x', at));
      ahead += 11 * MINUTE;
      await due();
      if (at === 2) await name(id, 'Behalten');
    }
    // All of one hour, some hours ago.
    const hour = Math.floor((Date.now() - 3 * HOUR) / HOUR) * HOUR;
    for (const [at, point] of (await pointsOf(id)).toReversed().entries())
      await server.database.db
        .updateTable('album_versions')
        .set({ made_at: new Date(hour + at * 9 * MINUTE) })
        .where('id', '=', point.id)
        .execute();
    expect(await pointsOf(id)).toHaveLength(6);
    await runJob(server, thinPoints, {});
    const left = await pointsOf(id);
    expect(left).toMatchObject([{ name: null }, { name: 'Behalten' }]);
    // Work of points that went is told at the next one; all of what is left can be read.
    expect(left.map(({ work }) => work[0]?.elements)).toEqual([3, 2]);
    for (const point of left) expect((await read(id, point)).nodes.has('text' as NodeId)).toBe(true);
    const rows = await server.database.db
      .selectFrom('album_version_chunks')
      .selectAll()
      .where('album_id', '=', id)
      .execute();
    expect(new Set(rows.map(({ hash }) => hash))).toEqual(
      new Set(
        (
          await server.database.db.selectFrom('album_versions').select('chunks').where('album_id', '=', id).execute()
        ).flatMap(({ chunks }) => chunks),
      ),
    );
  });
});

async function copyOf(album_id: string) {
  const row = await server.database.db
    .selectFrom('album_versions')
    .selectAll()
    .where('album_id', '=', album_id)
    .orderBy('made_at')
    .executeTakeFirstOrThrow();
  const { work, restored, ...rest } = row;
  return { ...rest, id: newId(), work: JSON.stringify(work), restored: restored && JSON.stringify(restored) };
}

describe('restoring', () => {
  test('restores what is shown: of two points that were looked at, the one that is named', async () => {
    const id = await albumOf(small());
    const versions: HistoryPoint[] = [];
    for (const x of [1, 2, 3]) {
      await change(id, ann, set('text', 'x', x));
      versions.push(await name(id, `x is ${x}`));
    }
    for (const [at, point] of versions.entries())
      expect((await read(id, point)).nodes.get('text' as NodeId)?.props).toMatchObject({ x: at + 1 });
    const written = (await documentOf(id)).nodes.get('text' as NodeId);
    expect(written?.props).toMatchObject({ x: 3 });
    await restore(id, versions[1]!, { kind: 'album' });
    expect((await documentOf(id)).nodes.get('text' as NodeId)?.props).toMatchObject({ x: 2 });
    // Nothing to do: nothing is written.
    expect(await restore(id, versions[1]!, { kind: 'album' })).toMatchObject({ mutation_id: null });
  });

  test('takes a spread alone, leaves comments, and knows what a point does not have', async () => {
    const id = await albumOf(small().on('one').comment('Look', { id: 'comment', userId: ben.id }));
    const point = await name(id, 'Start');
    expect((await read(id, point)).nodes.has('comment' as NodeId)).toBe(false);
    await change(id, ann, set('text', 'x', 5), set('other', 'x', 5));
    await restore(id, point, { kind: 'spread', id: 'one' });
    const { nodes } = await documentOf(id);
    expect([nodes.get('text' as NodeId)?.props, nodes.get('other' as NodeId)?.props]).toMatchObject([
      { x: 0 },
      { x: 5 },
    ]);
    expect(nodes.has('comment' as NodeId)).toBe(true);
    const missing = { params: { id, version: point.id }, body: { scope: { kind: 'spread', id: 'later' } } } as const;
    expect(await refusal(ann, restorePoint, missing)).toBe('history_part_missing');
    await ask(await adminUser(), changeAlbum, { params: { id }, body: { album: { locked: true } } });
    const whole = { params: { id, version: point.id }, body: { scope: { kind: 'album' } } } as const;
    expect(await refusal(ann, restorePoint, whole)).toBe('album_locked');
  });
});

let admin: TestUser | undefined;
const adminUser = async () => (admin ??= await testUser(server, 'admin@example.org', { admin: true }));
