/** What was deleted, in albums and whole ones: seen, brought back by somebody else, and gone after 30 days. */
import {
  applyUnit,
  type NodeId,
  type Patch,
  removeNodesPatch,
  removeStickersPatch,
  type StickerId,
} from '@figurina/album';
import { anAlbum, type AlbumBuilder } from '@figurina/album/testing';
import {
  changeAlbum,
  deleteAlbum,
  deleteTrashedAlbum,
  emptyTrash,
  handshakeOf,
  listAlbums,
  listTrash,
  listTrashedAlbums,
  readAlbum,
  readPreviewLink,
  readPublicPreview,
  readPublicStickerLink,
  readStickerLink,
  REALTIME,
  restoreFromTrash,
  restoreTrashedAlbum,
} from '@figurina/contract';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { purgeTrash } from './index.ts';

const DAY = 86_400_000;

let server: TestServer;
let ann: TestUser;
let ben: TestUser;
let admin: TestUser;
let ahead = 0;
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date(Date.now() + ahead) } });
  ann = await testUser(server, 'ann@example.org');
  ben = await testUser(server, 'ben@example.org');
  admin = await testUser(server, 'admin@example.org', { admin: true });
});
afterEach(() => {
  ahead = 0;
});
afterAll(() => server.stop());

const small = () =>
  anAlbum()
    .section('Team', { id: 'team' })
    .spread({ id: 'one' })
    .text('Hello there', { id: 'text' })
    .cell({ id: 'cell', sticker: 'Ada' })
    .comment('Nice', { id: 'comment', userId: 'somebody' })
    .spread({ id: 'two' })
    .section('Others', { id: 'others' })
    .spread({ id: 'three' })
    .sticker('Grace', { id: 'grace' })
    .cell({ id: 'place', stickerId: 'grace' });
const albumOf = (album: AlbumBuilder) => albumOnServer(server.database, album.parts(), [ann, ben]);
const documentOf = async (albumId: string) => (await server.app.realtime.readDocument(albumId))!.document;
const change = (albumId: string, user: TestUser, ...units: Patch[]) =>
  server.app.realtime.applyMutation({ albumId, actor: { userId: user.id, role: 'editor' }, units });
const remove = async (albumId: string, user: TestUser, ...ids: string[]) =>
  change(albumId, user, removeNodesPatch(await documentOf(albumId), ids as NodeId[]));
const entriesOf = async (id: string, user = ann) => (await ask(user, listTrash, { params: { id } })).entries;
const bring = (id: string, entry: string, user = ben, things?: string[]) =>
  ask(user, restoreFromTrash, { params: { id, entry }, body: things ? { things } : {} });

describe('in an album', () => {
  test('a spread that somebody deleted is listed with its pages and brought back by somebody else, with its stickers', async () => {
    const id = await albumOf(small());
    await remove(id, ann, 'one');
    await entriesOf(id);
    const { entries, people } = await ask(ben, listTrash, { params: { id } });
    expect(entries).toMatchObject([
      { removed_by: ann.id, things: [{ key: 'nodes:one', kind: 'spread', pages: [2, 3], elements: 2 }] },
    ]);
    expect(people).toMatchObject([{ id: ann.id, name: 'ann' }]);
    await bring(id, entries[0]!.id);
    const { nodes } = await documentOf(id);
    expect(nodes.get('cell' as NodeId)?.props).toMatchObject({ stickerId: 's1' });
    expect([nodes.get('one' as NodeId)?.parent, nodes.has('comment' as NodeId)]).toEqual(['team', false]);
    expect(await entriesOf(id)).toEqual([]);
  });

  test('a chapter comes back with its stickers and their cells in other chapters, a sticker alone or with others', async () => {
    const id = await albumOf(small());
    await change(id, ann, [{ part: 'stickers', path: 's1/sectionId', value: 'others' }]);
    await remove(id, ann, 'others');
    const [chapter] = await entriesOf(id);
    expect(chapter!.things).toMatchObject([{ kind: 'section', name: 'Others' }]);
    expect((await documentOf(id)).nodes.get('cell' as NodeId)?.props).toMatchObject({ stickerId: null });
    await bring(id, chapter!.id);
    const document = await documentOf(id);
    expect([...document.stickers.keys()].sort()).toEqual(['grace', 's1']);
    for (const [cell, stickerId] of [
      ['cell', 's1'],
      ['place', 'grace'],
    ] as const)
      expect(document.nodes.get(cell as NodeId)?.props).toMatchObject({ stickerId });

    await change(id, ann, removeStickersPatch(document, ['s1', 'grace'] as StickerId[]));
    const [both] = await entriesOf(id);
    await bring(id, both!.id, ben, ['stickers:grace']);
    expect([...(await documentOf(id)).stickers.keys()]).toEqual(['grace']);
    expect((await entriesOf(id))[0]!.things).toMatchObject([{ key: 'stickers:s1', name: 'Ada' }]);
  });

  test('what has lost its place says so, and what an undo brought back is not listed', async () => {
    const id = await albumOf(small());
    await remove(id, ann, 'text');
    await remove(id, ben, 'one');
    const [spread, text] = await entriesOf(id);
    expect(text!.things).toMatchObject([{ kind: 'element', type: 'Text', name: 'Hello there', pages: [2, 3] }]);
    const lost = { params: { id, entry: text!.id }, body: {} };
    expect(await refusal(ann, restoreFromTrash, lost)).toBe('trash_place_gone');
    await bring(id, spread!.id);
    await bring(id, text!.id);
    expect((await documentOf(id)).nodes.has('text' as NodeId)).toBe(true);

    const document = await documentOf(id);
    const doomed = removeNodesPatch(document, ['two' as NodeId]);
    const tried = applyUnit(document, doomed, { userId: ann.id, role: 'editor', albumLocked: false });
    await change(id, ann, doomed);
    expect(await entriesOf(id)).toHaveLength(1);
    await change(id, ann, tried.ok ? tried.inverse : []);
    expect(await entriesOf(id)).toEqual([]);
  });

  test('a locked album keeps its trash; its owner alone empties it, and after 30 days it is empty', async () => {
    const id = await albumOf(small());
    await remove(id, ann, 'one');
    const [entry] = await entriesOf(id);
    await ask(admin, changeAlbum, { params: { id }, body: { album: { locked: true } } });
    const wish = { params: { id, entry: entry!.id }, body: {} };
    expect(await refusal(ben, restoreFromTrash, wish)).toBe('album_locked');
    expect(await refusal(ben, emptyTrash, { params: { id } })).toBe('forbidden');
    await ask(admin, changeAlbum, { params: { id }, body: { album: { locked: false } } });
    ahead = 29 * DAY;
    await runJob(server, purgeTrash, {});
    ahead = 0;
    expect(await entriesOf(id)).toHaveLength(1);
    ahead = 31 * DAY;
    await runJob(server, purgeTrash, {});
    ahead = 0;
    expect(await entriesOf(id)).toEqual([]);
    await remove(id, ann, 'text');
    await ask(ann, emptyTrash, { params: { id } });
    expect(await entriesOf(id)).toEqual([]);
  });
});

describe('albums', () => {
  test('in the trash are found by nobody, by no link and no open tab, until their owner brings them back', async () => {
    const id = await albumOf(small());
    const params = { id };
    await ask(ann, changeAlbum, { params, body: { album: { sticker_upload_enabled: true } } });
    const { sticker_link } = await ask(ann, readStickerLink, { params });
    const link = { params: { token: sticker_link.sticker_uploads_path.replace('/s/', '') } };
    await ask(server.url, readPublicStickerLink, link);
    const { preview_link } = await ask(ann, readPreviewLink, { params });
    const preview = { params: { token: new URL(preview_link.url).pathname.split('/').at(-1)! } };
    await ask(server.url, readPublicPreview, preview);
    const socket = io(server.url, {
      path: REALTIME.path,
      query: { album_id: id },
      auth: handshakeOf(ben.token),
      transports: ['websocket'],
      reconnection: false,
    });
    await new Promise((resolve) => socket.once('connect', () => resolve(null)));
    const ended = new Promise((resolve) => socket.once('disconnect', resolve));
    expect(await refusal(ben, deleteAlbum, { params })).toBe('forbidden');
    await ask(ann, deleteAlbum, { params });
    await ended;
    socket.connect();
    const refused = await new Promise<{ data: unknown }>((resolve) => socket.once('connect_error', resolve as never));
    expect(refused.data).toEqual({ code: 'not_found' });
    socket.disconnect();
    for (const user of [ann, ben, admin]) {
      expect(await refusal(user, readAlbum, { params })).toBe('not_found');
      expect((await ask(user, listAlbums, {})).albums.map((album) => album.id)).not.toContain(id);
    }
    expect(await refusal(server.url, readPublicStickerLink, link)).toBe('sticker_link_gone');
    expect(await refusal(server.url, readPublicPreview, preview)).toBe('preview_gone');
    expect(await change(id, ann, [{ part: 'colors', path: '2', value: '#000000' }])).toMatchObject({
      code: 'not_found',
    });

    expect((await ask(ben, listTrashedAlbums, {})).albums).toEqual([]);
    const [trashed] = (await ask(ann, listTrashedAlbums, {})).albums;
    const left = new Date(trashed!.expires_at).getTime() - new Date(trashed!.trashed_at).getTime();
    expect([trashed!.id, left / DAY]).toEqual([id, 30]);
    expect(await refusal(ben, restoreTrashedAlbum, { params })).toBe('not_found');
    expect(await refusal(ben, deleteTrashedAlbum, { params })).toBe('not_found');
    expect((await ask(ann, restoreTrashedAlbum, { params })).album).toMatchObject({ id, role: 'owner' });
    expect((await ask(ben, readAlbum, { params })).album.role).toBe('editor');
    await ask(server.url, readPublicStickerLink, link);
    expect(await refusal(ann, restoreTrashedAlbum, { params })).toBe('not_found');
    expect(await refusal(ann, deleteTrashedAlbum, { params })).toBe('not_found');
  });

  test('go for good after 30 days, or when their owner says so', async () => {
    const [first, second] = [await albumOf(small()), await albumOf(small())];
    await ask(ann, deleteAlbum, { params: { id: first } });
    await ask(ann, deleteAlbum, { params: { id: second } });
    await ask(ann, deleteTrashedAlbum, { params: { id: first } });
    const ids = async () => (await ask(ann, listTrashedAlbums, {})).albums.map((album) => album.id);
    ahead = 29 * DAY;
    await runJob(server, purgeTrash, {});
    ahead = 0;
    expect(await ids()).toEqual([second]);
    ahead = 31 * DAY;
    await runJob(server, purgeTrash, {});
    ahead = 0;
    expect(await ids()).toEqual([]);
    const rows = await server.database.db
      .selectFrom('albums')
      .select('id')
      .where('id', 'in', [first, second])
      .execute();
    expect(rows).toEqual([]);
  });
});
