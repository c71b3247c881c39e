/** Roles, chapters and removals as the socket and the API hold to them, at once. */
import type { MemberRole, NodeId, Patch } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { type Acknowledgement, type Album, handshakeOf, imageUrl, type Mutation, REALTIME } from '@figurina/contract';
import { io, type Socket } from 'socket.io-client';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { upload } from '../../testing/upload.ts';

let server: TestServer;
let owner: TestUser;
let mia: TestUser;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer();
  owner = await testUser(server, 'owner@verein.de');
  mia = await testUser(server, 'mia@verein.de');
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => server.stop());

const parts = () =>
  anAlbum()
    .section('Red', { id: 'red' })
    .spread({ id: 'r1' })
    .rectangle({ id: 'box' })
    .cell({ id: 'cell', sticker: 'Ada' })
    .section('Blue', { id: 'blue' })
    .spread({ id: 'b1' })
    .rectangle({ id: 'other' })
    .sticker('Bo', { id: 'bo' })
    .parts();
const albumWith = (role: MemberRole, sections?: readonly string[]) =>
  albumOnServer(server.database, parts(), [owner, { id: mia.id, role, ...(sections && { sections }) }]);

function connect(albumId: string, { token }: TestUser): Promise<Socket> {
  const socket = io(server.url, {
    path: REALTIME.path,
    query: { album_id: albumId },
    auth: handshakeOf(token),
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
const refusedTo = (albumId: string, who: TestUser): Promise<unknown> =>
  connect(albumId, who).then(
    () => null,
    (error: { data: unknown }) => error.data,
  );

/** Codes of the refused units; of all that was sent, when it was not looked at. */
async function send(socket: Socket, ...units: Patch[]): Promise<string[]> {
  const made = units.map((operations) => ({ id: newId(), operations: [...operations] }));
  const sent: Mutation = { id: newId(), client_id: 'test', base_version: 0, units: made };
  const answer = (await socket.emitWithAck(REALTIME.mutations, sent)) as Acknowledgement;
  return answer.ok ? answer.refused.map(({ code }) => code) : [answer.code];
}
const moved = (id: string, x = 5): Patch => [{ part: 'workspace', path: `nodes/${id}/props/x`, value: x }];
const named = (id: string): Patch => [{ part: 'stickers', path: `${id}/name`, value: 'Eve' }];
const said = (id: string): Patch => [
  {
    part: 'workspace',
    path: `nodes/${id}`,
    value: { id, type: 'Comment', parent: 'r1', order: 'zz', props: { userId: mia.id, text: 'Schön' } },
  },
];
const codeOf = async (answer: Response): Promise<string | null> =>
  answer.ok ? null : ((await answer.json()) as { code: string }).code;

async function becomes(album: string, role: MemberRole, sections: readonly string[] | null = null): Promise<void> {
  await server.database.db
    .updateTable('album_members')
    .set({ role, sections: sections && JSON.stringify(sections) })
    .where('album_id', '=', album)
    .where('user_sub', '=', mia.id)
    .execute();
  server.app.realtime.listChanged(album, 'members');
}

test('raw units are judged by role, and by the new one at once', async () => {
  const album = await albumWith('filler');
  const socket = await connect(album, mia);
  expect(await send(socket, moved('box'), named('s1'), said('c1'))).toEqual(['role_forbids']);
  for (const [role, refused] of [
    ['commenter', ['role_forbids', 'role_forbids']],
    ['reader', ['role_forbids', 'role_forbids', 'role_forbids']],
    ['editor', []],
  ] as const) {
    const told = new Promise<unknown>((resolve) => socket.once(REALTIME.listChanged, resolve));
    await becomes(album, role);
    expect(await told).toEqual({ album_id: album, list: 'members' });
    expect(await send(socket, moved('box'), named('s1'), said(`c-${role}`)), role).toEqual(refused);
  }
  await becomes(album, 'editor', ['blue']);
  expect(await send(socket, moved('box'), moved('other'))).toEqual(['section_forbids']);
});

test('who comments does so in a locked album, and does nothing else there', async () => {
  const album = await albumWith('editor');
  await server.database.db.updateTable('albums').set({ locked: true }).where('id', '=', album).execute();
  const socket = await connect(album, mia);
  expect(await send(socket, moved('box'), named('s1'), said('c1'))).toEqual(['album_locked', 'album_locked']);
  const { document } = (await server.app.realtime.readDocument(album))!;
  expect(document.nodes.get('c1' as NodeId)).toBeDefined();
});

test('a filler takes back the removal of a sticker with a design of its own, by what the log proves', async () => {
  const album = await albumWith('filler');
  const [mias, owners] = await Promise.all([connect(album, mia), connect(album, owner)]);
  await send(owners, [{ part: 'stickers', path: 'bo/stickerLayout', value: 'gold' }]);
  const { document } = (await server.app.realtime.readDocument(album))!;
  const bo = document.stickers.get('bo' as never)!;
  expect(await send(mias, [{ part: 'stickers', path: 'bo', removed: true }])).toEqual([]);
  expect(await send(mias, [{ part: 'stickers', path: 'new', value: { ...bo, id: 'new' } }])).toEqual(['role_forbids']);
  expect(await send(mias, [{ part: 'stickers', path: 'bo', value: { ...bo } }])).toEqual([]);
});

test('calls that change a person or the whole album keep to chapters', async () => {
  const album = await albumWith('editor', ['red']);
  const call = async (method: string, path: string, body?: unknown) =>
    codeOf(await mia.call(method, `/albums/${album}${path}`, body));
  const person = { person: { email: null } };
  expect(await call('PATCH', '/sticker_people/s1', person)).toBeNull();
  expect(await call('PATCH', '/sticker_people/bo', person)).toBe('section_forbids');
  expect(await call('POST', '/sticker_people/bo/retake', { reason: '' })).toBe('section_forbids');
  expect(await call('POST', '/sticker_reminders', {})).toBe('section_forbids');
  expect(await call('PATCH', '', { album: { title: 'Anders' } })).toBe('section_forbids');
  expect(await call('PATCH', '/rotate_sticker_uploads_token')).toBe('section_forbids');
  const head = (await (await mia.call('GET', `/albums/${album}/head`)).json()) as { album: Album };
  expect(head.album).toMatchObject({ role: 'editor', sections: ['red'], organization: null });
  expect(head.album).not.toHaveProperty('workspace');
});

test('the head of an album: its organisation is whole or not there, its mails are switched in a locked one too', async () => {
  const album = await albumWith('editor');
  const change = (who: TestUser, head: object) => who.call('PATCH', `/albums/${album}`, { album: head });
  const organization = {
    name: 'SV Blau-Weiß',
    size: '201-1000',
    contactName: 'Mia',
    phone: '030 1',
    contactRole: 'lead',
  };
  expect(await codeOf(await change(mia, { organization: { ...organization, phone: ' ' } }))).toBe('invalid_request');
  const changed = (await (await change(mia, { organization })).json()) as { album: Album };
  expect(changed.album.organization).toEqual(organization);
  await server.database.db.updateTable('albums').set({ locked: true }).where('id', '=', album).execute();
  expect(await codeOf(await change(mia, { email_notifications_enabled: false }))).toBeNull();
  expect(await codeOf(await change(mia, { organization }))).toBe('album_locked');
  expect(await codeOf(await change(mia, { language: 'fr' }))).toBe('album_locked');
  await becomes(album, 'filler');
  expect(await codeOf(await change(mia, { email_notifications_enabled: true }))).toBe('forbidden');
});

test('who is removed is sent away at once, hears from whom, and their addresses of pictures are dead', async () => {
  const album = await albumWith('editor');
  const drawn = sharp({ create: { width: 60, height: 80, channels: 3, background: 'teal' } });
  const blob_id = await upload(server, mia, await drawn.png().toBuffer(), 'photo.png');
  const made = await mia.call('POST', `/albums/${album}/images`, { blob_id, model: 'sticker' });
  const image = ((await made.json()) as { image: { id: string } }).image.id;
  const { image_token: token } = ((await (await mia.call('GET', `/albums/${album}`)).json()) as { album: Album }).album;
  const address = `${server.url}${imageUrl(image, 'small', token)}`;
  expect((await fetch(address)).status).toBe(200);
  const socket = await connect(album, mia);
  const gone = new Promise((resolve) => socket.once('disconnect', resolve));
  const listed = (await (await owner.call('GET', `/albums/${album}/associations`)).json()) as {
    associations: { id: string; owner: boolean }[];
  };
  const { id } = listed.associations.find((one) => !one.owner)!;
  const began = performance.now();
  expect((await owner.call('DELETE', `/associations/${id}`)).status).toBe(204);
  await gone;
  const name = (
    await server.database.db.selectFrom('users').select('nickname').where('sub', '=', owner.id).execute()
  )[0]!;
  expect(await refusedTo(album, mia)).toEqual({
    code: 'removed_from_album',
    by: { name: name.nickname, is_self: false },
  });
  expect(performance.now() - began).toBeLessThan(1000);
  expect((await fetch(address)).status).toBe(404);
  // Who never was there learns nothing, nor does who left long ago of an album that is gone.
  const stranger = await testUser(server, 'stranger@verein.de');
  expect(await refusedTo(album, stranger)).toEqual({ code: 'not_found' });
  await owner.call('DELETE', `/albums/${album}`);
});

test('who left is told so in their other tabs', async () => {
  const album = await albumWith('commenter');
  const listed = (await (await mia.call('GET', `/albums/${album}/associations`)).json()) as {
    associations: { id: string; owner: boolean }[];
  };
  const { id } = listed.associations.find((one) => !one.owner)!;
  expect((await mia.call('DELETE', `/associations/${id}`)).status).toBe(204);
  expect(await refusedTo(album, mia)).toEqual({ code: 'removed_from_album', by: { name: null, is_self: true } });
});
