import {
  confirmInvitation,
  createAlbum,
  createInvitation,
  deleteAlbum,
  deleteAssociation,
  deleteInvitation,
  listAssociations,
  listInvitations,
  listNotifications,
  readPublicInvitation,
} from '@figurina/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';

let server: TestServer;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let admin: TestUser;
let albumId: string;
let now = new Date();

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
  owner = await testUser(server, 'olga@verein.de');
  member = await testUser(server, 'mia@verein.de');
  stranger = await testUser(server, 'sam@anderswo.de');
  admin = await testUser(server, 'anna@figurina.de', { admin: true });
});
afterAll(() => server.stop());

beforeEach(async () => {
  now = new Date();
  albumId = await anAlbum();
});

/** Olga's album, with Mia in it. */
async function anAlbum(): Promise<string> {
  const { album } = await ask(owner, createAlbum, {
    body: { album: { title: 'SV Blau-Weiß 09', language: 'de', blueprint_id: 'sports-choreo' } },
  });
  await addMember(album.id, member);
  return album.id;
}

/** Everybody calls once, so that the server has seen them. */
async function addMember(id: string, user: TestUser): Promise<void> {
  now = new Date(now.getTime() + 1);
  await user.call('GET', '/users/me');
  await server.database.db
    .insertInto('album_members')
    .values({ id: newId(), album_id: id, user_sub: user.id, owner: false, created_at: now })
    .execute();
}

/** The token of the link in the newest mail. */
async function mailedToken(to: string): Promise<string> {
  const mail = await server.database.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', to)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\/invitations\/([\w-]+)\/accept/.exec(mail.text)?.[1] ?? '';
}

async function invite(email: string): Promise<string> {
  const answer = await owner.call('POST', `/albums/${albumId}/invitations`, { email }, { 'accept-language': 'de' });
  expect(answer.status).toBe(201);
  return createInvitation.answer.parse(await answer.json()).invitation.id;
}

async function associations(user: TestUser) {
  return (await ask(user, listAssociations, { params: { id: albumId } })).associations;
}

test('an invitation travels by mail and makes a member', async () => {
  const email = 'Neu@Verein.de ';
  await invite(email);
  const open = await ask(owner, listInvitations, { params: { id: albumId } });
  expect(open.invitations).toMatchObject([{ email: 'neu@verein.de' }]);

  const mail = await server.database.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', 'neu@verein.de')
    .executeTakeFirstOrThrow();
  expect(mail.subject).toBe('olga lädt dich zum Album „SV Blau-Weiß 09“ ein');
  expect(mail.html).toContain('lang="de"');
  const token = await mailedToken('neu@verein.de');
  expect(token).toMatch(/^[\w-]{32}$/);

  const shown = await ask(server.url, readPublicInvitation, { params: { token } });
  expect(shown.invitation).toMatchObject({
    id: expect.any(String) as string,
    email: 'neu@verein.de',
    album_id: albumId,
    album_title: 'SV Blau-Weiß 09',
    invited_by: 'olga',
    inviter_email: 'olga@verein.de',
  });

  const guest = await testUser(server, 'privat@zuhause.de');
  now = new Date(now.getTime() + 1);
  const { album_id, association } = await ask(guest, confirmInvitation, { params: { id: token } });
  expect({ album_id, email: association.user.email, owner: association.owner }).toEqual({
    album_id: albumId,
    email: 'privat@zuhause.de',
    owner: false,
  });
  expect((await associations(guest)).map(({ user, owner: first }) => [user.email, first])).toEqual([
    ['olga@verein.de', true],
    ['mia@verein.de', false],
    ['privat@zuhause.de', false],
  ]);
  // It is used up, for the list, the landing page and everybody else; the same person may press the button twice.
  expect(await ask(owner, listInvitations, { params: { id: albumId } })).toEqual({
    invitations: [],
  });
  expect((await ask(guest, confirmInvitation, { params: { id: token } })).album_id).toBe(albumId);
  expect(await refusal(stranger, confirmInvitation, { params: { id: token } })).toBe('invitation_gone');
  expect(await refusal(server.url, readPublicInvitation, { params: { token } })).toBe('invitation_gone');
});

test('the token stands nowhere in the database', async () => {
  await invite('geheim@verein.de');
  const token = await mailedToken('geheim@verein.de');
  const rows = await server.database.db.selectFrom('invitations').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('an owner who tries the link does not use it up', async () => {
  await invite('spaet@verein.de');
  const token = await mailedToken('spaet@verein.de');
  expect((await ask(owner, confirmInvitation, { params: { id: token } })).album_id).toBe(albumId);
  expect((await ask(stranger, confirmInvitation, { params: { id: token } })).album_id).toBe(albumId);
});

test.each(['', 'lena', 'lena@verein', 'a@b.de,c@d.de'])('%j cannot be invited', async (email) => {
  const wish = { params: { id: albumId }, body: { email } };
  expect(await refusal(owner, createInvitation, wish)).toBe('invitation_email_invalid');
});

test('whoever is invited or in the album already is not invited again', async () => {
  await invite('doppelt@verein.de');
  expect(
    await refusal(owner, createInvitation, { params: { id: albumId }, body: { email: 'DOPPELT@verein.de' } }),
  ).toBe('invitation_exists');
  expect(await refusal(owner, createInvitation, { params: { id: albumId }, body: { email: 'Mia@Verein.de' } })).toBe(
    'invitation_already_member',
  );
  expect(await refusal(owner, createInvitation, { params: { id: albumId }, body: { email: owner.email } })).toBe(
    'invitation_already_member',
  );
});

test('of many invitations at once to the same address one is made', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => owner.call('POST', `/albums/${albumId}/invitations`, { email: 'eilig@verein.de' })),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
});

test('of many people at once with one link one gets in', async () => {
  await invite('gruppe@verein.de');
  const token = await mailedToken('gruppe@verein.de');
  const guests = await Promise.all(['g1', 'g2', 'g3', 'g4'].map((name) => testUser(server, `${name}@gruppe.de`)));
  const answers = await Promise.all(guests.map((guest) => guest.call('POST', `/invitations/${token}/confirm`)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 404, 404, 404]);
  expect(await associations(owner)).toHaveLength(3);
});

test('a cancelled invitation is dead at once, and the address can be invited anew', async () => {
  const id = await invite('doch-nicht@verein.de');
  const token = await mailedToken('doch-nicht@verein.de');
  await ask(owner, deleteInvitation, { params: { id } });
  expect(await refusal(stranger, confirmInvitation, { params: { id: token } })).toBe('invitation_gone');
  expect(await refusal(owner, deleteInvitation, { params: { id } })).toBe('not_found');
  await invite('doch-nicht@verein.de');
});

test('an invitation expires after 30 days and gives way to a new one', async () => {
  await invite('ferien@verein.de');
  const token = await mailedToken('ferien@verein.de');
  now = new Date(now.getTime() + 30 * 86_400_000 + 1000);
  expect(await refusal(server.url, readPublicInvitation, { params: { token } })).toBe('invitation_gone');
  now = new Date();
  await server.database.db
    .updateTable('invitations')
    .set({ expires_at: now })
    .where('email', '=', 'ferien@verein.de')
    .execute();
  await invite('ferien@verein.de');
  expect(await mailedToken('ferien@verein.de')).not.toBe(token);
});

test('a deleted album takes its invitations along', async () => {
  await invite('weg@verein.de');
  const token = await mailedToken('weg@verein.de');
  await ask(owner, deleteAlbum, { params: { id: albumId } });
  expect(await refusal(stranger, confirmInvitation, { params: { id: token } })).toBe('invitation_gone');
  expect(await refusal(admin, createInvitation, { params: { id: albumId }, body: { email: 'x@y.de' } })).toBe(
    'not_found',
  );
});

test('who may do what', async () => {
  const id = await invite('matrix@verein.de');
  const [, mine] = await associations(owner);
  const everybody = { owner, admin, member, stranger, nobody: undefined };
  const calls = {
    'list invitations': ['GET', `/albums/${albumId}/invitations`, undefined],
    invite: ['POST', `/albums/${albumId}/invitations`, { email: 'kein' }],
    'cancel an invitation': ['DELETE', `/invitations/${id}`, undefined],
    'list members': ['GET', `/albums/${albumId}/associations`, undefined],
    'remove a member': ['DELETE', `/associations/${mine!.id}`, undefined],
  } as const;
  const table: Record<string, Record<string, number>> = {};
  // The weakest first, so that nothing is gone before it has been tried.
  for (const who of ['nobody', 'stranger', 'member', 'admin', 'owner'] as const) {
    table[who] = {};
    for (const [what, [method, path, body]] of Object.entries(calls)) {
      if (who === 'member' && what === 'remove a member') continue;
      const user = everybody[who];
      const answer = user
        ? await user.call(method, path, body)
        : await fetch(`${server.url}/v1${path}`, {
            method,
            ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
          });
      table[who][what] = answer.status;
    }
  }
  const of = (...statuses: number[]) => Object.fromEntries(Object.keys(calls).map((what, at) => [what, statuses[at]]));
  expect(table).toEqual({
    nobody: of(401, 401, 401, 401, 401),
    stranger: of(404, 404, 404, 404, 404),
    member: { 'list invitations': 403, invite: 403, 'cancel an invitation': 403, 'list members': 200 },
    // 422: they may, but the address is none. What the administrator removed is gone for the owner.
    admin: of(200, 422, 204, 200, 204),
    owner: of(200, 422, 404, 200, 404),
  });
});

test('members leave, owners stay, and members cannot remove each other', async () => {
  const another = await testUser(server, 'max@verein.de');
  await addMember(albumId, another);
  const [first, second, third] = await associations(owner);
  expect(await refusal(member, deleteAssociation, { params: { id: third!.id } })).toBe('forbidden');
  expect(await refusal(owner, deleteAssociation, { params: { id: first!.id } })).toBe('owner_cannot_be_removed');
  expect(await refusal(admin, deleteAssociation, { params: { id: first!.id } })).toBe('owner_cannot_be_removed');
  await ask(member, deleteAssociation, { params: { id: second!.id } });
  expect(await refusal(member, listAssociations, { params: { id: albumId } })).toBe('not_found');
  expect(await associations(owner)).toHaveLength(2);
  // The owner hears of it, and nobody else.
  const bell = async (person: TestUser) => (await ask(person, listNotifications, { query: {} })).notifications;
  await expect
    .poll(async () => (await bell(owner)).filter(({ kind }) => kind === 'left'))
    .toMatchObject([{ by: { name: expect.any(String) }, path: `/album/${albumId}/settings/users` }]);
  for (const person of [another, member]) expect((await bell(person)).map(({ kind }) => kind)).not.toContain('left');
});
