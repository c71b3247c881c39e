import {
  applyPatch,
  type NodeId,
  type Patch,
  removeNodesPatch,
  richText,
  SCHEMA_VERSION,
  toParts,
} from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import {
  type Acknowledgement,
  type AppliedMutation,
  type CatchUp,
  handshakeOf,
  type Mutation,
  type Presence,
  PROTOCOL_VERSION,
  REALTIME,
} from '@figurina/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { trimAll } from './documents/trim-log.ts';
import { albumOnServer } from '../../testing/album-on-server.ts';

let server: TestServer;
let ann: TestUser;
let ben: TestUser;
let stranger: TestUser;
let admin: TestUser;
/** How far the server's clock is ahead. */
let aheadMs = 0;
const sockets: Socket[] = [];

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date(Date.now() + aheadMs) } });
  ann = await testUser(server, 'ann@example.org');
  ben = await testUser(server, 'ben@example.org');
  stranger = await testUser(server, 'stranger@example.org');
  admin = await testUser(server, 'admin@example.org', { admin: true });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => server.stop());

const parts = () =>
  anAlbum().section('Team').spread({ id: 'spread' }).rectangle({ id: 'box' }).text('words', { id: 'text' }).parts();
const newAlbum = () => albumOnServer(server.database, parts(), [ann, ben]);
const set = (id: string, prop: string, value: unknown): Patch => [
  { part: 'workspace', path: `nodes/${id}/props/${prop}`, value: value as never },
];

function connect(
  albumId: string,
  token: string | undefined,
  auth: object = handshakeOf(token),
  origin?: string,
): Promise<Socket> {
  const socket = io(server.url, {
    path: REALTIME.path,
    query: { album_id: albumId },
    auth,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    ...(origin && { extraHeaders: { origin } }),
  });
  sockets.push(socket);
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
const heard = <Value>(socket: Socket, event: string): Promise<Value> =>
  new Promise((resolve) => {
    socket.once(event, resolve);
  });
function mutation(units: readonly Patch[], more: Partial<Mutation> = {}): Mutation {
  const made = units.map((operations) => ({ id: newId(), operations: [...operations] }));
  return { id: newId(), client_id: 'test', base_version: 0, units: made, ...more };
}
const send = (socket: Socket, value: unknown): Promise<Acknowledgement> =>
  socket.emitWithAck(REALTIME.mutations, value);
const catchUp = (socket: Socket, version: number, mutation_id: string | null = null): Promise<CatchUp> =>
  socket.emitWithAck(REALTIME.catchUp, { version, mutation_id });

test('lets in whose token is valid and who is in the album', async () => {
  const album = await newAlbum();
  await connect(album, ann.token);
  await connect(album, admin.token);
  const refused = (token: string | undefined, id = album) =>
    connect(id, token).catch((error: { data: unknown }) => error.data);
  expect(await refused(undefined)).toEqual({ code: 'unauthorized' });
  expect(await refused('no.token.at-all')).toEqual({ code: 'unauthorized' });
  expect(await refused(stranger.token)).toEqual({ code: 'not_found' });
  expect(await refused(ann.token, newId())).toEqual({ code: 'not_found' });
});

const refusedWith = (connecting: Promise<Socket>): Promise<unknown> =>
  connecting.then(
    () => null,
    (error: { data: { code: string } }) => error.data.code,
  );

test('a page of somebody else is not let in, whatever token it has; pages of ours and programs are', async () => {
  const album = await newAlbum();
  const from = (origin?: string) => connect(album, ann.token, handshakeOf(ann.token), origin);
  await expect(from('https://elsewhere.example')).rejects.toThrow();
  await expect(from('null')).rejects.toThrow();
  expect((await from(new URL(server.config.baseUrl).origin)).connected).toBe(true);
  expect((await from()).connected).toBe(true);
});

test('a program that speaks an older language is told so, a newer one to wait; both numbers count', async () => {
  const album = await newAlbum();
  const { token } = ann;
  const as = (protocol: number, schema_version: number) =>
    refusedWith(connect(album, token, { token, protocol, schema_version }));
  expect(await as(PROTOCOL_VERSION, SCHEMA_VERSION)).toBeNull();
  expect(await as(PROTOCOL_VERSION - 1, SCHEMA_VERSION)).toBe('client_outdated');
  expect(await as(PROTOCOL_VERSION, SCHEMA_VERSION - 1)).toBe('client_outdated');
  expect(await as(PROTOCOL_VERSION + 1, SCHEMA_VERSION - 1)).toBe('client_outdated');
  expect(await as(PROTOCOL_VERSION + 1, SCHEMA_VERSION)).toBe('server_outdated');
  expect(await as(PROTOCOL_VERSION, SCHEMA_VERSION + 1)).toBe('server_outdated');
  // From before the numbers were sent: the first of each.
  expect(await refusedWith(connect(album, token, { token }))).toBe('client_outdated');
  expect(await refusedWith(connect(album, token, { token, protocol: 'x' }))).toBe('invalid_request');
});

test('a person gets so many connections, the first ones go on, and one that ends makes room', async () => {
  const [album, other] = [await newAlbum(), await newAlbum()];
  const taken: Socket[] = [];
  for (let count = 0; count < REALTIME.connectionsOfPerson; count++)
    taken.push(await connect(count % 2 === 0 ? album : other, ann.token));
  expect(await refusedWith(connect(album, ann.token))).toBe('too_many_connections');
  expect(await refusedWith(connect(other, ann.token))).toBe('too_many_connections');
  expect(await refusedWith(connect(album, ben.token))).toBeNull();
  expect(await send(taken[0]!, mutation([set('box', 'x', 5)]))).toMatchObject({ ok: true, version: 1 });
  taken[1]!.disconnect();
  await expect.poll(() => refusedWith(connect(album, ann.token))).toBeNull();
});

test('an album gets so many connections, of however many people', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, (_, at) => testUser(server, `member${at}@example.org`)));
  const album = await albumOnServer(server.database, parts(), members);
  const many = Array.from({ length: REALTIME.connectionsOfAlbum + 4 }, (_, at) => members[at % members.length]!);
  const answers = await Promise.all(many.map(({ token }) => refusedWith(connect(album, token))));
  expect(answers.filter((answer) => answer === null)).toHaveLength(REALTIME.connectionsOfAlbum);
  expect(new Set(answers)).toEqual(new Set([null, 'too_many_connections']));
});

test('a mutation gets the next version, is acknowledged, told to the others in the album, and to nobody else', async () => {
  const [album, other] = [await newAlbum(), await newAlbum()];
  const [sender, peer, elsewhere] = [
    await connect(album, ann.token),
    await connect(album, ben.token),
    await connect(other, ben.token),
  ];
  const told: string[] = [];
  elsewhere.on(REALTIME.mutations, () => told.push('elsewhere'));
  sender.on(REALTIME.mutations, () => told.push('sender'));
  const arriving = heard<AppliedMutation>(peer, REALTIME.mutations);
  const sent = mutation([set('box', 'x', 5)]);
  expect(await send(sender, sent)).toEqual({ ok: true, mutation_id: sent.id, version: 1, refused: [] });
  expect(await arriving).toEqual({ ...sent, user: ann.id, version: 1 });
  expect(await send(sender, mutation([set('box', 'y', 5)]))).toMatchObject({ version: 2 });
  expect(told).toEqual([]);
  const { album: read } = (await (await ann.call('GET', `/albums/${album}`)).json()) as {
    album: { version: number; workspace: unknown };
  };
  expect(read.version).toBe(2);
  expect(read.workspace).toMatchObject({ nodes: { box: { props: { x: 5, y: 5 } } } });
});

test('a repeated mutation is answered as the first time, and not applied again', async () => {
  const album = await newAlbum();
  const socket = await connect(album, ann.token);
  const sent = mutation([set('box', 'x', 5), set('gone', 'x', 5)]);
  const first = await send(socket, sent);
  expect(first).toMatchObject({ version: 1, refused: [{ unit_id: sent.units[1]!.id, code: 'node_gone' }] });
  await send(socket, mutation([set('box', 'x', 6)]));
  expect(await send(socket, sent)).toEqual(first);
  expect(await catchUp(socket, 0)).toMatchObject({ version: 2, mutations: [{ version: 1 }, { version: 2 }] });
});

test('a mutation of which nothing is applied takes no version and tells nobody', async () => {
  const album = await newAlbum();
  const [socket, peer] = [await connect(album, ann.token), await connect(album, ben.token)];
  const arriving = heard<AppliedMutation>(peer, REALTIME.mutations);
  expect(await send(socket, mutation([set('gone', 'x', 5)]))).toMatchObject({ ok: true, version: 0 });
  await send(socket, mutation([set('box', 'x', 6)]));
  expect(await arriving).toMatchObject({ version: 1 });
});

test('a locked album takes changes of administrators alone', async () => {
  const album = await newAlbum();
  await server.database.db.updateTable('albums').set({ locked: true }).where('id', '=', album).execute();
  const refused = await send(await connect(album, ann.token), mutation([set('box', 'x', 5)]));
  expect(refused).toMatchObject({ refused: [{ code: 'album_locked' }] });
  expect(await send(await connect(album, admin.token), mutation([set('box', 'x', 5)]))).toMatchObject({
    version: 1,
    refused: [],
  });
});

test('a text that was made from another text comes back', async () => {
  const album = await newAlbum();
  const socket = await connect(album, ann.token);
  const operations: Patch = [
    { part: 'workspace', path: 'nodes/text/props/text', value: richText('mine'), base: 'another' },
  ];
  expect(await send(socket, mutation([operations]))).toMatchObject({ refused: [{ code: 'text_changed' }] });
});

test('what cannot be read is answered with a merge error', async () => {
  const album = await newAlbum();
  const socket = await connect(album, ann.token);
  for (const value of [
    null,
    'x',
    {},
    { ...mutation([set('box', 'x', 1)]), units: [] },
    mutation([[{ part: 'nothing', path: 'x' } as never]]),
  ]) {
    const error = heard(socket, REALTIME.mergeError);
    expect(await send(socket, value)).toEqual({ ok: false, code: 'mutation_unreadable' });
    expect(await error).toEqual({ code: 'mutation_unreadable' });
  }
});

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

test('what is nested without end can never be read, and does no harm', async () => {
  const album = await newAlbum();
  const [socket, peer] = [await connect(album, ann.token), await connect(album, ben.token)];
  const told: unknown[] = [];
  peer.on(REALTIME.selection, (presence: Presence) => told.push(presence.gesture));
  // Written by hand: what sends it would end at it, too.
  const raw = (event: string, value: string) => `2${event === REALTIME.mutations ? '7' : ''}["${event}",${value}]`;
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  const written = JSON.stringify(mutation([set('box', 'name', 'DEEP')])).replace('"DEEP"', deep);
  const answer = new Promise<unknown>((resolve) => {
    socket.io.engine.on('data', (data) => {
      if (String(data).startsWith('37')) resolve(JSON.parse(String(data).slice(2)));
    });
  });
  socket.io.engine.write(raw(REALTIME.mutations, written));
  expect(await answer).toEqual([{ ok: false, code: 'mutation_unreadable' }]);
  const gesture = JSON.stringify({ ...presence, gesture: { box: { x: 'DEEP' } } });
  socket.io.engine.write(raw(REALTIME.selection, gesture.replace('"DEEP"', deep)));
  expect(await send(socket, mutation([set('box', 'name', nested(REALTIME.depth))]))).toMatchObject({ ok: false });
  expect(await socket.emitWithAck(REALTIME.catchUp, nested(1000))).toEqual({ ok: false, code: 'invalid_request' });
  expect(await send(socket, mutation([set('box', 'x', 1)]))).toMatchObject({ ok: true, version: 1 });
  expect(told).toEqual([]);
});

const presence: Presence = {
  selection: ['box'],
  spread_id: 'spread',
  pointer: { x: 1, y: 2 },
  gesture: null,
  typing_in: null,
};
/** A drag of so many elements, as the editor says it. */
const dragOf = (count: number): Presence['gesture'] =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      newId(),
      { x: at + Math.SQRT2, y: at - Math.SQRT2, width: 40, height: 30.5 },
    ]),
  );

test('a drag of ten thousand elements is passed on, what is larger, wider or not a presence is not', async () => {
  const album = await newAlbum();
  const [first, second] = [await connect(album, ann.token), await connect(album, ben.token)];
  const told: Presence[] = [];
  second.on(REALTIME.selection, (one: Presence) => told.push(one));
  const seen = (spread: string) => told.some(({ spread_id }) => spread_id === spread);
  // Volatile: what a busy line drops is said again, as the next move of a hand would be.
  const untilSeen = (sent: object, spread: string) =>
    expect
      .poll(
        () => {
          first.emit(REALTIME.selection, { ...sent, spread_id: spread });
          return seen(spread);
        },
        { interval: 500 },
      )
      .toBe(true);
  for (const count of [200, REALTIME.presenceElements])
    await untilSeen({ ...presence, gesture: dragOf(count) }, `drag of ${count}`);
  for (const [at, refused] of [
    { ...presence, gesture: dragOf(REALTIME.presenceElements + 1) },
    { ...presence, gesture: { box: { x: 'x'.repeat(10_000_000) } } },
    { ...presence, gesture: { box: 5 } },
    { ...presence, selection: Array(REALTIME.presenceSelection + 1).fill('box') },
    { ...presence, pointer: { x: 'here', y: 1 } },
  ].entries()) {
    first.emit(REALTIME.selection, { ...refused, spread_id: `refused ${at}` });
    // In order: once the next one is there, this one never will.
    await untilSeen(presence, `after ${at}`);
    expect(seen(`refused ${at}`)).toBe(false);
  }
});

test('what somebody drags is passed on up to so many bytes a second', async () => {
  const album = await newAlbum();
  const [first, second] = [await connect(album, ann.token), await connect(album, ben.token)];
  const told: Presence[] = [];
  second.on(REALTIME.selection, (one: Presence) => told.push(one));
  const drag = { ...presence, gesture: dragOf(8000) };
  const bytes = JSON.stringify(drag).length;
  const count = 3 + Math.ceil(REALTIME.presenceBytesBurst / bytes);
  const before = performance.now();
  for (let time = 0; time < count; time++) first.emit(REALTIME.selection, drag);
  await send(first, mutation([set('box', 'x', 1)]));
  const allowed = REALTIME.presenceBytesBurst + ((performance.now() - before) / 1000) * REALTIME.presenceBytesPerSecond;
  first.emit(REALTIME.selection, { ...presence, gesture: null });
  await expect.poll(() => told.at(-1)?.gesture).toBeNull();
  // Its weight is reckoned, by some tenths.
  expect((told.length - 1) * bytes).toBeLessThan(allowed * 1.5);
  expect(told.length).toBeGreaterThan(1);
});

test('who sends too much is told to wait', async () => {
  const album = await newAlbum();
  const socket = await connect(album, ann.token);
  const answers = await Promise.all(
    Array.from({ length: REALTIME.mutationBurst + 20 }, (_, x) => send(socket, mutation([set('box', 'x', x)]))),
  );
  expect(answers.some((answer) => !answer.ok && answer.code === 'too_many_requests')).toBe(true);
  expect(answers.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(REALTIME.mutationBurst);
});

test('who was away gets the mutations since, or is told to read anew', async () => {
  const album = await newAlbum();
  const socket = await connect(album, ann.token);
  const sent = [1, 2, 3].map((x) => mutation([set('box', 'x', x)]));
  for (const one of sent) await send(socket, one);
  expect(await catchUp(socket, 1, sent[0]!.id)).toMatchObject({
    ok: true,
    version: 3,
    mutations: [{ id: sent[1]!.id }, { id: sent[2]!.id }],
  });
  expect(await catchUp(socket, 3)).toEqual({ ok: true, version: 3, mutations: [] });
  // From a time that this server does not know: the database was restored.
  expect(await catchUp(socket, 9)).toEqual({ ok: false, reload: true });
  expect(await catchUp(socket, 2, 'another mutation')).toEqual({ ok: false, reload: true });
  await server.database.db
    .deleteFrom('album_mutations')
    .where('album_id', '=', album)
    .where('version', '<=', 2)
    .execute();
  expect(await catchUp(socket, 1)).toEqual({ ok: false, reload: true });
  expect(await catchUp(socket, 2)).toMatchObject({ ok: true, mutations: [{ version: 3 }] });
});

test('the nightly trim keeps what the snapshot does not have, and answers longer than the log', async () => {
  const album = await newAlbum();
  const { db } = server.database;
  const socket = await connect(album, ann.token);
  for (const x of [1, 2, 3]) await send(socket, mutation([set('box', 'x', x)]));
  await db.updateTable('albums').set({ snapshot_version: 202 }).where('id', '=', album).execute();
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
  const left = async () => [
    (await db.selectFrom('album_mutations').select('version').where('album_id', '=', album).execute()).map(
      ({ version }) => version,
    ),
    (await db.selectFrom('mutation_answers').selectAll().where('album_id', '=', album).execute()).length,
  ];
  await trimAll(db, inDays(6));
  expect(await left()).toEqual([[1, 2, 3], 3]);
  await trimAll(db, inDays(8));
  expect(await left()).toEqual([[3], 3]);
  await trimAll(db, inDays(31));
  expect(await left()).toEqual([[3], 0]);
});

test('a call of the REST API that changes the document takes the same way', async () => {
  const album = await newAlbum();
  const socket = await connect(album, ann.token);
  const arriving = heard<AppliedMutation>(socket, REALTIME.mutations);
  await ben.call('PATCH', `/albums/${album}`, { album: { fonts: { title: { family: 'Lora' } } } });
  expect(await arriving).toMatchObject({ client_id: 'server', user: ben.id, version: 1, base_version: 0 });
});

test('those in the album hear that its title changed', async () => {
  const album = await newAlbum();
  const socket = await connect(album, ann.token);
  const told = heard(socket, REALTIME.albumChanged);
  await ben.call('PATCH', `/albums/${album}`, { album: { title: 'Another title' } });
  expect(await told).toEqual({ album_id: album });
});

test('presence: who is there, what they select and drag, and that they left', async () => {
  const album = await newAlbum();
  const first = await connect(album, ann.token);
  const arrived = heard<{ email: string; color: string }[]>(first, REALTIME.users);
  const second = await connect(album, ben.token);
  const users =
    (await arrived).length === 2
      ? await arrived
      : await heard<{ email: string; color: string }[]>(first, REALTIME.users);
  expect(users.map(({ email }) => email).sort()).toEqual([ann.email, ben.email]);
  expect(users[0]!.color).not.toBe(users[1]!.color);
  const shown = heard(second, REALTIME.selection);
  const presence = {
    selection: ['box'],
    spread_id: 'spread',
    pointer: { x: 1, y: 2 },
    gesture: { box: { x: 3 } },
    typing_in: null,
  };
  first.emit(REALTIME.selection, { ...presence, selection: 'nonsense' });
  first.emit(REALTIME.selection, presence);
  expect(await shown).toMatchObject({ ...presence, user: { id: first.id, user_id: ann.id, email: ann.email } });
  const left = heard(second, REALTIME.userLeft);
  const firstId = first.id;
  first.disconnect();
  expect(await left).toEqual({ id: firstId });
});

test('who is named by a comment gets one mail, however often it is written and changed', async () => {
  const album = await newAlbum();
  const socket = await connect(album, ann.token);
  const props = { text: '@Ben, passt das?', mentions: [ben.id], userId: ann.id, createdAt: new Date().toISOString() };
  const comment = { id: 'c', type: 'Comment', parent: 'spread', order: 'zz', props: { x: 1, y: 1, ...props } };
  const put: Patch = [{ part: 'workspace', path: 'nodes/c', value: comment as never }];
  for (const patch of [put, [...set('c', 'text', 'Oder @Ben?'), ...set('c', 'mentions', [ben.id])]])
    expect(await send(socket, mutation([patch]))).toMatchObject({ ok: true, refused: [] });
  const named = () =>
    server.database.db.selectFrom('mails').select('text').where('recipient', '=', 'ben@example.org').execute();
  // Nothing in it can be clicked, so signs that nobody sees stand at what might be an address.
  const read = async () => (await named()).map(({ text }) => text.replaceAll('\u200B', ''));
  await expect.poll(read).toEqual([expect.stringContaining('@Ben, passt das?')]);
  await expect
    .poll(() => server.database.db.selectFrom('comment_mentions').select('user_sub').execute())
    .toEqual([{ user_sub: ben.id }]);
});

test('who is removed from an album cannot go on', async () => {
  const album = await newAlbum();
  const socket = await connect(album, ben.token);
  const gone = heard(socket, 'disconnect');
  const { associations } = (await (await ann.call('GET', `/albums/${album}/associations`)).json()) as {
    associations: { id: string; user: { sub: string } }[];
  };
  await ann.call('DELETE', `/associations/${associations.find(({ user }) => user.sub === ben.id)!.id}`);
  await gone;
  expect(await refusedWith(connect(album, ben.token))).toBe('removed_from_album');
});

test('who is in the album is looked up anew after five seconds, where nobody ends the connection', async () => {
  const album = await newAlbum();
  const socket = await connect(album, ben.token);
  expect(await send(socket, mutation([set('box', 'x', 1)]))).toMatchObject({ ok: true });
  // As another process does it, whose word got lost.
  const { db } = server.database;
  await db.deleteFrom('album_members').where('album_id', '=', album).where('user_sub', '=', ben.id).execute();
  aheadMs += 5500;
  expect(await send(socket, mutation([set('box', 'x', 2)]))).toEqual({ ok: false, code: 'not_found' });
  expect(await catchUp(socket, 0)).toEqual({ ok: false, code: 'not_found' });
});

test('connections to an album that is deleted end', async () => {
  const album = await newAlbum();
  const socket = await connect(album, ben.token);
  const gone = heard(socket, 'disconnect');
  await ann.call('DELETE', `/albums/${album}`);
  await gone;
  expect(await connect(album, ann.token).catch((error: { data: unknown }) => error.data)).toEqual({
    code: 'not_found',
  });
});

test('the document of the API is a copy: later changes do not reach it', async () => {
  const album = await newAlbum();
  const { realtime } = server.app;
  const before = (await realtime.readDocument(album))!;
  const actor = { userId: ann.id, role: 'editor' } as const;
  expect(
    await realtime.applyMutation({ albumId: album, actor, units: [set('box', 'x', 7), set('gone', 'x', 7)] }),
  ).toEqual({
    ok: true,
    mutationId: expect.any(String),
    version: 1,
    refused: [{ unit: 1, code: 'node_gone' }],
  });
  expect(before.document.nodes.get('box' as NodeId)?.props).toMatchObject({ x: 0 });
  const after = (await realtime.readDocument(album))!;
  expect(after.version).toBe(1);
  expect(toParts(after.document).workspace.nodes['box']).toMatchObject({ props: { x: 7 } });
  expect(await realtime.readDocument(newId())).toBeUndefined();
  expect(await realtime.applyMutation({ albumId: newId(), actor, units: [set('box', 'x', 7)] })).toMatchObject({
    code: 'not_found',
  });
});

test('raw units that break the rules of the document are refused over the socket, and nothing is changed', async () => {
  const album = await albumOnServer(
    server.database,
    anAlbum()
      .section('Team', { id: 'team' })
      .spread({ id: 'spread' })
      .text('words', { id: 'text' })
      .comment('mine', { id: 'remark', userId: ben.id })
      .sticker('Ada')
      .parts(),
    [ann, ben],
  );
  const socket = await connect(album, ann.token);
  const write = (path: string, value: unknown): Patch => [
    { part: 'workspace', path: `nodes/${path}`, value: value as never },
  ];
  const sticker = (field: string, value: string): Patch => [{ part: 'stickers', path: `s1/${field}`, value }];
  const before = (await server.app.realtime.readDocument(album))!;
  const attacks: readonly (readonly [code: string, unit: Patch])[] = [
    ['cover_fixed', write('front/parent', 'team')],
    ['section_static', set('front-section', 'name', 'Mine')],
    ['last_spread_of_section', removeNodesPatch(before.document, ['spread' as NodeId])],
    ['last_spread_of_section', [{ part: 'workspace', path: 'nodes/front', removed: true }]],
    ['section_name_required', set('team', 'name', '')],
    ['sticker_name_required', sticker('name', '')],
    ['font_unknown', set('text', 'font', 'Comic Sans MS')],
    ['design_unknown', sticker('stickerLayout', 'platinum')],
    ['design_unknown', [{ part: 'sticker_template_settings', path: 'id', value: 'platinum' }]],
    ['wrong_shape', set('text', 'size', 5000)],
    ['wrong_shape', set('text', 'lineHeight', 1000)],
    ['text_too_long', set('text', 'text', richText('x'.repeat(3_000_000)))],
    [
      'comment_of_other',
      [
        ...write('page', { id: 'page', type: 'Spread', parent: 'team', order: 'zz', props: {} }),
        ...write('forged', {
          id: 'forged',
          type: 'Comment',
          parent: 'page',
          order: 'V',
          props: { userId: ben.id, text: 'I am leaving' },
        }),
      ],
    ],
  ];
  const sent = mutation(attacks.map(([, unit]) => unit));
  expect(await send(socket, sent)).toEqual({
    ok: true,
    mutation_id: sent.id,
    version: 0,
    refused: attacks.map(([code], at) => ({ unit_id: sent.units[at]!.id, code })),
  });
  const after = (await server.app.realtime.readDocument(album))!;
  expect(toParts(after.document)).toEqual(toParts(before.document));
});

test("undo brings a colleague's comment back with its spread, as the log proves it, and only as it was", async () => {
  const album = await albumOnServer(
    server.database,
    anAlbum()
      .section('Team', { id: 'team' })
      .spread({ id: 'spread' })
      .comment('So bleibt es', { id: 'remark', userId: ben.id })
      .spread()
      .parts(),
    [ann, ben],
  );
  const socket = await connect(album, ann.token);
  const { document } = (await server.app.realtime.readDocument(album))!;
  const removal = removeNodesPatch(document, ['spread' as NodeId]);
  const undo = applyPatch(document, removal);
  expect(await send(socket, mutation([removal]))).toMatchObject({ ok: true, refused: [] });
  const reworded = undo.map((operation) =>
    operation.path === 'nodes/remark' && 'value' in operation
      ? { ...operation, value: { ...(operation.value as object), props: { userId: ben.id, text: 'Alles weg' } } }
      : operation,
  ) as Patch;
  expect(await send(socket, mutation([reworded]))).toMatchObject({ refused: [{ code: 'comment_of_other' }] });
  // Somebody else has deleted nothing that they could take back.
  const admins = await connect(album, admin.token);
  expect(await send(admins, mutation([undo]))).toMatchObject({ refused: [{ code: 'comment_of_other' }] });
  expect(await send(socket, mutation([undo]))).toMatchObject({ ok: true, refused: [] });
  const after = (await server.app.realtime.readDocument(album))!;
  expect(after.document.nodes.get('remark' as NodeId)?.props).toMatchObject({ text: 'So bleibt es', userId: ben.id });
});
