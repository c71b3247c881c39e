/** Who is told of what, in the bell and by mail: each once, to the right people, and nothing by mail to who is there. */
import type { Patch } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import {
  changeCommentReads,
  changeMailedPreference,
  changeNotificationPreference,
  changeNotifications,
  handshakeOf,
  listCommentReads,
  listNotifications,
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationLevel,
  readMailedPreference,
  readNotificationPreference,
  readUnread,
  REALTIME,
} from '@figurina/contract';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { tellMissed } from '../comments/index.ts';
import { forgetOld } from './forget.ts';
import { KINDS } from './kinds.policy.ts';
import { sendDigests } from './mail-digest.ts';
import { sendMails } from './mail-notifications.ts';
import type { Happening } from './tell.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let people: Record<'ann' | 'ben' | 'cleo' | 'stranger', TestUser>;
let albumId: string;
let aheadMs = 0;
const sockets: Socket[] = [];
const now = () => new Date(Date.now() + aheadMs);

beforeAll(async () => {
  server = await startTestServer({ clock: { now } });
});
afterAll(() => server.stop());

let round = 0;
beforeEach(async () => {
  round += 1;
  const [ann, ben, cleo, stranger] = await Promise.all(
    ['ann', 'ben', 'cleo', 'stranger'].map((name) => testUser(server, `${name}${round}@verein.de`)),
  );
  people = { ann: ann!, ben: ben!, cleo: cleo!, stranger: stranger! };
  await Promise.all(Object.values(people).map((person) => person.call('GET', '/users/me')));
  await server.database.db.updateTable('users').set({ locale: 'de' }).execute();
  const album = anAlbum().section('Team').spread({ id: 'spread' });
  albumId = await albumOnServer(server.database, album.parts(), [people.ann, people.ben, people.cleo]);
  await server.database.db.deleteFrom('mails').execute();
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

type Name = keyof typeof people;
const params = () => ({ id: albumId });
const bellOf = async (name: Name) => (await ask(people[name], listNotifications, { query: {} })).notifications;
const kindsOf = async (name: Name) => (await bellOf(name)).map(({ kind }) => kind);
const unreadOf = async (name: Name) => (await ask(people[name], readUnread, {})).unread;
const mailsTo = async (name: Name) =>
  server.database.db
    .selectFrom('mails')
    .select(['subject', 'text'])
    .where('recipient', '=', people[name].email)
    .orderBy('id')
    .execute();
const wants = (name: Name, level: NotificationLevel) =>
  ask(people[name], changeNotificationPreference, {
    params: params(),
    body: { notification_preference: { level } },
  });

async function tell(happening: Partial<Happening> & { kind: NotificationKind }): Promise<void> {
  const { notifications } = server.app;
  await notifications.note({ albumId, by: people.ann.id, to: 'everybody', ...happening });
  await runJob(server, sendMails, {});
}

async function write(name: Name, operations: Patch): Promise<void> {
  const actor = { userId: people[name].id, role: 'editor' } as const;
  const answer = await server.app.realtime.applyMutation({ albumId, actor, units: [operations] });
  expect(answer).toMatchObject({ ok: true, refused: [] });
}

const said = (id: string, by: Name, words: string, more: { parent?: string; mentions?: Name[] } = {}): Patch => [
  {
    part: 'workspace',
    path: `nodes/${id}`,
    value: {
      id,
      type: 'Comment',
      parent: more.parent ?? 'spread',
      order: 'V',
      props: {
        text: words,
        userId: people[by].id,
        name: by,
        createdAt: now().toISOString(),
        mentions: (more.mentions ?? []).map((each) => people[each].id),
      },
    },
  },
];
/** What is on its way after a commit has arrived. */
const heard = async (name: Name, kinds: readonly NotificationKind[]) =>
  expect.poll(async () => kindsOf(name), { timeout: 20_000 }).toEqual(kinds);

async function open(name: Name): Promise<Socket> {
  const socket = io(server.url, {
    path: REALTIME.path,
    query: { album_id: albumId },
    auth: handshakeOf(people[name].token),
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  sockets.push(socket);
  await new Promise((resolve, reject) => {
    socket.once(REALTIME.users, resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}
const listOnce = (socket: Socket) => new Promise<unknown>((resolve) => socket.once(REALTIME.listChanged, resolve));

describe('the bell', () => {
  test('tells everybody in the album but who did it, newest first, and nobody else', async () => {
    await tell({ kind: 'joined', by: people.ben.id });
    await tell({ kind: 'restored', excerpt: '  Stand vom\n Montag ', at: '/history' });
    expect(await bellOf('cleo')).toMatchObject([
      {
        kind: 'restored',
        album: { id: albumId, title: 'Album' },
        by: { name: expect.any(String) as string, picture: null },
        path: `/album/${albumId}/history`,
        excerpt: 'Stand vom Montag',
        read: false,
      },
      { kind: 'joined', path: `/album/${albumId}` },
    ]);
    expect(await kindsOf('ann')).toEqual(['joined']);
    expect(await kindsOf('ben')).toEqual(['restored']);
    expect(await bellOf('stranger')).toEqual([]);
    // Of others nobody's address comes along.
    expect(JSON.stringify(await bellOf('cleo'))).not.toContain('@verein.de');
  });

  test('rings for who was removed, who then sees no words of the album any more', async () => {
    await tell({ kind: 'comment', excerpt: 'Geheim' });
    await server.database.db
      .deleteFrom('album_members')
      .where('album_id', '=', albumId)
      .where('user_sub', '=', people.cleo.id)
      .execute();
    await tell({ kind: 'removed', to: [people.cleo.id] });
    await tell({ kind: 'locked', to: [people.cleo.id, people.stranger.id] });
    expect(await bellOf('cleo')).toMatchObject([{ kind: 'removed', path: null }]);
    expect(await unreadOf('cleo')).toEqual({ all: 1, albums: { [albumId]: 1 } });
    expect(await bellOf('stranger')).toEqual([]);
    expect((await mailsTo('cleo')).map(({ subject }) => subject)).toEqual(['Du bist nicht mehr im Album „Album“']);
  });

  test('is read one by one, or all up to what was seen, on all devices at once', async () => {
    for (const kind of ['joined', 'restored', 'locked'] as const) await tell({ kind });
    const other = await open('ben');
    const [newest, middle] = await bellOf('ben');
    const changed = listOnce(other);
    const { unread } = await ask(people.ben, changeNotifications, {
      body: { read: true, which: { until: middle!.id, album_id: albumId } },
    });
    expect(unread).toEqual({ all: 1, albums: { [albumId]: 1 } });
    expect(await changed).toEqual({ album_id: albumId, list: 'notifications' });
    expect((await bellOf('ben')).map(({ read }) => read)).toEqual([false, true, true]);
    await ask(people.ben, changeNotifications, { body: { read: true, which: { ids: [newest!.id] } } });
    expect(await unreadOf('ben')).toEqual({ all: 0, albums: {} });
    await ask(people.ben, changeNotifications, { body: { read: false, which: { ids: [newest!.id, middle!.id] } } });
    expect((await unreadOf('ben')).all).toBe(2);
    // Somebody else's are not touched, whoever names them.
    await ask(people.cleo, changeNotifications, { body: { read: true, which: { ids: [newest!.id] } } });
    expect((await unreadOf('ben')).all).toBe(2);
  });

  test('comes in pages, of one album if one likes, and forgets after 90 days', async () => {
    for (let at = 0; at < 31; at++) await server.app.notifications.note(happening(at));
    const first = await ask(people.ben, listNotifications, { query: { album_id: albumId } });
    expect(first.notifications).toHaveLength(30);
    const second = await ask(people.ben, listNotifications, { query: { before: first.next! } });
    expect(second).toMatchObject({ notifications: [{ excerpt: 'Nr. 0' }], next: null });
    expect((await ask(people.ben, listNotifications, { query: { album_id: 'other' } })).notifications).toEqual([]);
    const kept = async () =>
      (await server.database.db.selectFrom('notifications').select('id').where('album_id', '=', albumId).execute())
        .length;
    try {
      aheadMs = 89 * DAY_MS;
      await runJob(server, forgetOld, {});
      expect(await kept()).toBe(62);
      aheadMs = 91 * DAY_MS;
      await runJob(server, forgetOld, {});
      expect(await kept()).toBe(0);
    } finally {
      aheadMs = 0;
    }
  });
  const happening = (at: number): Happening => ({
    albumId,
    kind: 'restored',
    by: people.ann.id,
    to: 'everybody',
    excerpt: `Nr. ${at}`,
  });
});

describe('mails', () => {
  test('each kind once, also when it is told twice and two servers send', async () => {
    for (const kind of NOTIFICATION_KINDS) {
      // A day of its own: nobody is sent more than twenty a day.
      await server.database.db.deleteFrom('counters').execute();
      await tell({ kind, to: [people.ben.id], thing: 'once' });
      await tell({ kind, to: [people.ben.id], thing: 'once' });
      await Promise.all([runJob(server, sendMails, {}), runJob(server, sendMails, {})]);
    }
    const mailed = NOTIFICATION_KINDS.filter((kind) => !['never', 'digest'].includes(KINDS[kind].mail));
    const mails = await mailsTo('ben');
    expect(mails).toHaveLength(mailed.length);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(mailed.length);
    for (const { text } of mails) expect(text).toContain('/no-mails/');
    expect(await kindsOf('ben')).toEqual(NOTIFICATION_KINDS.toReversed());
  });

  test('to who has the album open only of what they must know', async () => {
    await open('ben');
    for (const kind of NOTIFICATION_KINDS) await tell({ kind, to: [people.ben.id] });
    const must = NOTIFICATION_KINDS.filter((kind) => KINDS[kind].mail === 'always');
    expect(must).toEqual(['removed', 'approved', 'reopened', 'locked', 'unlocked', 'preview_rotated']);
    expect(await mailsTo('ben')).toHaveLength(must.length);
    expect(await bellOf('ben')).toHaveLength(NOTIFICATION_KINDS.length);
  });

  test('none where somebody chose to hear nothing, or has read it before the mail went', async () => {
    await wants('ben', 'none');
    await wants('cleo', 'mentions');
    expect((await ask(people.cleo, readNotificationPreference, { params: params() })).notification_preference).toEqual({
      level: 'mentions',
    });
    for (const kind of ['joined', 'mention', 'review_feedback', 'locked'] as const) await tell({ kind });
    expect(await kindsOf('ben')).toEqual(['locked']);
    expect(await kindsOf('cleo')).toEqual(['locked', 'mention']);
    expect(await mailsTo('ben')).toHaveLength(1);
    expect(await mailsTo('cleo')).toHaveLength(2);
    expect(await refusal(people.stranger, readNotificationPreference, { params: params() })).toBe('not_found');

    // Whose mail is still to go.
    const due = { mail: 'due', read_at: now() } as const;
    await server.database.db.updateTable('notifications').set(due).where('kind', '=', 'mention').execute();
    await runJob(server, sendMails, {});
    expect(await mailsTo('cleo')).toHaveLength(2);
  });

  test('the album’s switch turns off those of the review for everybody, and no others', async () => {
    await server.database.db
      .updateTable('albums')
      .set({ email_notifications_enabled: false })
      .where('id', '=', albumId)
      .execute();
    for (const kind of ['review_feedback', 'mention'] as const) await tell({ kind, to: [people.ben.id] });
    expect((await mailsTo('ben')).map(({ subject }) => subject)).toEqual([expect.stringContaining('nennt dich')]);
  });

  test('one click ends them, and the page of the link changes one’s own wish without signing in', async () => {
    await tell({ kind: 'mention', to: [people.ben.id] });
    const [mail] = await mailsTo('ben');
    const token = /\/no-mails\/([\w-]+)\?/.exec(mail!.text)![1]!;
    const level = async () =>
      (await ask(server.url, readMailedPreference, { params: { token } })).notification_preference;
    expect(await level()).toEqual({ level: 'all' });
    await ask(server.url, changeMailedPreference, {
      params: { token },
      body: { notification_preference: { level: 'mentions' } },
    });
    expect(
      (await ask(people.ben, readNotificationPreference, { params: params() })).notification_preference.level,
    ).toBe('mentions');
    expect(
      (await ask(people.cleo, readNotificationPreference, { params: params() })).notification_preference.level,
    ).toBe('all');
    expect(await refusal(server.url, readMailedPreference, { params: { token: 'guessed' } })).toBe('no_mails_gone');
    // As a mail program does it (RFC 8058).
    const clicked = await fetch(`${server.url}/no-mails/${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(clicked.status).toBe(204);
    await tell({ kind: 'mention', to: [people.ben.id] });
    expect(await mailsTo('ben')).toHaveLength(1);
    expect(await kindsOf('ben')).toEqual(['mention', 'mention']);
  });
});

describe('comments', () => {
  test('who is named, who is in the thread and everybody else are told each in their way, once', async () => {
    await write('ann', said('c1', 'ann', 'Frag @ben', { mentions: ['ben'] }));
    await heard('ben', ['mention']);
    await heard('cleo', ['comment']);
    await write('ben', said('c2', 'ben', 'Ich weiß es nicht', { parent: 'c1' }));
    await heard('ann', ['reply']);
    await heard('cleo', ['comment', 'comment']);
    expect(await bellOf('ann')).toMatchObject([{ path: `/album/${albumId}?comment=c2`, excerpt: 'Ich weiß es nicht' }]);
    // Changed words tell those whom they name anew, and nobody else.
    await write('ann', [
      { part: 'workspace', path: 'nodes/c1/props/text', value: 'Frag @ben und @cleo' },
      {
        part: 'workspace',
        path: 'nodes/c1/props/mentions',
        value: [people.ben.id, people.cleo.id, people.stranger.id],
      },
    ]);
    await heard('cleo', ['mention', 'comment', 'comment']);
    expect(await kindsOf('ben')).toEqual(['mention']);
    expect(await bellOf('stranger')).toEqual([]);
    await runJob(server, sendMails, {});
    const texts = (await mailsTo('ben')).map(({ text }) => text.replaceAll('\u200B', ''));
    expect(texts).toEqual([expect.stringContaining('Frag @ben')]);
    expect(await mailsTo('cleo')).toHaveLength(1);
  });

  test('what a server that died has not told of is told by the next round, and nothing twice', async () => {
    await write('ann', said('c1', 'ann', 'Frag @ben', { mentions: ['ben'] }));
    await heard('ben', ['mention']);
    await runJob(server, sendMails, {});
    for (const table of ['notifications', 'mails'] as const) await server.database.db.deleteFrom(table).execute();
    await server.database.db.deleteFrom('comment_mentions').execute();
    try {
      aheadMs = 60_000;
      await runJob(server, tellMissed, {});
      await heard('ben', ['mention']);
      await heard('cleo', ['comment']);
      await runJob(server, tellMissed, {});
      await runJob(server, sendMails, {});
    } finally {
      aheadMs = 0;
    }
    expect(await kindsOf('ben')).toEqual(['mention']);
    expect(await mailsTo('ben')).toHaveLength(1);
  });

  test('words that were taken back are told no further', async () => {
    await write('ann', said('c1', 'ann', 'Vertippt'));
    await heard('ben', ['comment']);
    await write('ann', [{ part: 'workspace', path: 'nodes/c1', removed: true }]);
    await heard('ben', []);
    expect(await unreadOf('ben')).toEqual({ all: 0, albums: {} });
  });

  test('once a day comes what was not read, and nothing when it is', async () => {
    await open('cleo');
    await write('ann', said('c1', 'ann', 'Das Logo fehlt'));
    await write('ann', said('c2', 'ann', 'Frag @cleo', { mentions: ['cleo'] }));
    await heard('ben', ['comment', 'comment']);
    await heard('cleo', ['mention', 'comment']);
    await ask(people.ben, changeCommentReads, {
      params: params(),
      body: { comment_reads: { c1: now().toISOString() } },
    });
    await runJob(server, sendMails, {});
    expect(await mailsTo('cleo')).toEqual([]);
    await Promise.all([runJob(server, sendDigests, {}), runJob(server, sendDigests, {})]);
    expect((await mailsTo('ben')).map(({ subject }) => subject)).toEqual(['Ein neuer Kommentar im Album „Album“']);
    const [digest, ...more] = await mailsTo('cleo');
    expect(more).toEqual([]);
    expect(digest!.subject).toBe('2 neue Kommentare im Album „Album“');
    expect(digest!.text).toContain('Das Logo fehlt');
    await runJob(server, sendDigests, {});
    expect(await mailsTo('cleo')).toHaveLength(1);
  });

  test('what is read on one device is read on the other, and never unread again', async () => {
    await write('ann', said('c1', 'ann', 'Das Logo fehlt'));
    await heard('ben', ['comment']);
    const other = await open('ben');
    const lists: string[] = [];
    other.on(REALTIME.listChanged, ({ list }: { list: string }) => lists.push(list));
    const later = now().toISOString();
    const earlier = new Date(now().getTime() - 60_000).toISOString();
    const reads = (until: string) =>
      ask(people.ben, changeCommentReads, { params: params(), body: { comment_reads: { c1: until } } });
    await reads(later);
    await expect.poll(() => lists.toSorted()).toEqual(['comment_reads', 'notifications']);
    expect((await bellOf('ben'))[0]!.read).toBe(true);
    await reads(earlier);
    const { comment_reads } = await ask(people.ben, listCommentReads, { params: params() });
    expect(comment_reads).toEqual({ c1: later });
    expect((await ask(people.cleo, listCommentReads, { params: params() })).comment_reads).toEqual({});
    expect(await refusal(people.stranger, listCommentReads, { params: params() })).toBe('not_found');
  });
});
