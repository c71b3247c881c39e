/** What somebody is in an album, how they come into it beside the mail, and how it gets another owner. */
import {
  acceptOwnership,
  changeAssociation,
  changeJoining,
  confirmInvitation,
  createAlbum,
  createInvitation,
  createInvitationLink,
  createInvitations,
  createJoinLink,
  deleteAlbum,
  deleteAssociation,
  deleteInvitation,
  deleteJoinLink,
  listAssociations,
  listInvitations,
  offerOwnership,
  readAlbum,
  readJoining,
  readOwnershipOffer,
  readPublicInvitation,
  renewInvitation,
  restoreInvitation,
  withdrawOwnershipOffer,
} from '@figurina/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';

const DAYS = (count: number): number => count * 86_400_000;
let server: TestServer;
let owner: TestUser;
let now = new Date();
let made = 0;
let album: { params: { id: string } };

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
  owner = await testUser(server, 'olga@verein.de');
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = new Date();
  const wish = { title: 'SV Blau-Weiß 09', language: 'pl', blueprint_id: 'sports-choreo' } as const;
  album = { params: { id: (await ask(owner, createAlbum, { body: { album: wish } })).album.id } };
});

/** Somebody new each time: nobody's budget of mails, and no member of another test. */
const somebody = (): Promise<TestUser> => testUser(server, `gast${++made}@verein.de`);

async function mailsTo(recipient: string) {
  return server.database.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
const tokenIn = (text: string): string => /\/invitations\/([\w-]+)\/accept/.exec(text)?.[1] ?? '';
const mailedToken = async (to: string): Promise<string> => tokenIn((await mailsTo(to)).at(-1)?.text ?? '');
const confirm = (user: TestUser, id: string) => ask(user, confirmInvitation, { params: { id } });
const invite = async (email: string, more: object = {}) => {
  // Its mail is the last one.
  now = new Date(now.getTime() + 1);
  return (await ask(owner, createInvitation, { ...album, body: { email, ...more } })).invitation;
};
const people = async () => (await ask(owner, listAssociations, album)).associations;
const placeOf = async ({ id }: TestUser) => {
  const one = (await people()).find(({ user }) => user.sub === id);
  return one && [one.role, one.sections];
};

/** As if these had been made so much earlier: tokens of people would not outlive a clock that is put forward. */
async function age(table: 'invitations' | 'join_links' | 'ownership_offers', ms: number): Promise<void> {
  const earlier = (column: string) => sql<Date>`${sql.ref(column)} - ${`${ms} milliseconds`}::interval`;
  await server.database.db
    .updateTable(table)
    .set({
      expires_at: earlier('expires_at'),
      ...(table === 'invitations' && { cancelled_at: earlier('cancelled_at') }),
    })
    .where('album_id', '=', album.params.id)
    .execute();
}

/** Invited and in. */
async function aMember(more: object = {}): Promise<TestUser & { association: string }> {
  const member = await somebody();
  await invite(member.email, more);
  const { association } = await confirm(member, await mailedToken(member.email));
  return { ...member, association: association.id };
}

test('who is invited as something is that, for their chapters alone', async () => {
  const filler = await aMember({ role: 'filler', sections: ['s1', 's1', 's2'] });
  expect(await placeOf(filler)).toEqual(['filler', ['s1', 's2']]);
  // Chapters mean something only to who may change them.
  const reader = await aMember({ role: 'reader', sections: ['s1'] });
  expect(await placeOf(reader)).toEqual(['reader', null]);
  expect((await ask(reader, readAlbum, album)).album.role).toBe('reader');
  expect((await people())[0]).toMatchObject({ owner: true, role: 'owner', sections: null });
});

test('a locked album is joined all the same', async () => {
  await server.database.db.updateTable('albums').set({ locked: true }).where('id', '=', album.params.id).execute();
  expect(await placeOf(await aMember({ role: 'commenter' }))).toEqual(['commenter', null]);
});

test('role and chapters of a member are changed by the owner, not by the member, and never those of the owner', async () => {
  const member = await aMember();
  const change = { params: { id: member.association }, body: { role: 'filler', sections: ['s1'] } } as const;
  expect(await refusal(member, changeAssociation, change)).toBe('forbidden');
  expect(await refusal(await somebody(), changeAssociation, change)).toBe('not_found');
  expect((await ask(owner, changeAssociation, change)).association).toMatchObject({ role: 'filler', sections: ['s1'] });
  await ask(owner, changeAssociation, { params: { id: member.association }, body: { sections: null } });
  expect(await placeOf(member)).toEqual(['filler', null]);
  const mine = { params: { id: (await people())[0]!.id }, body: { role: 'reader' } } as const;
  expect(await refusal(owner, changeAssociation, mine)).toBe('owner_keeps_role');
  const wrong = { params: { id: member.association }, body: { role: 'owner' } };
  expect((await owner.call('PATCH', `/associations/${wrong.params.id}`, wrong.body)).status).toBe(400);
});

test('of many addresses at once the good ones are invited, and each has its row', async () => {
  const member = await aMember();
  await invite('schon@verein.de');
  const emails = ['Neu1@verein.de', ' schon@verein.de', 'lena', 'neu1@VEREIN.de ', member.email, 'neu2@verein.de'];
  const { invited } = await ask(owner, createInvitations, {
    ...album,
    body: { emails, role: 'commenter', message: 'Schaut mal auf www.böse.de, bis Freitag!' },
  });
  expect(invited.map(({ email, code, invitation }) => [email, code, invitation?.role ?? null])).toEqual([
    ['neu1@verein.de', null, 'commenter'],
    ['schon@verein.de', 'invitation_exists', null],
    ['lena', 'invitation_email_invalid', null],
    [member.email, 'invitation_already_member', null],
    ['neu2@verein.de', null, 'commenter'],
  ]);
  // In the album's language for whom nobody knows, with the inviter's words, in which nothing is a link.
  const [mail] = await mailsTo('neu1@verein.de');
  expect(mail?.html).toContain('lang="pl"');
  expect(mail?.text).toContain('bis Freitag!');
  expect(mail?.text).not.toContain('www.böse.de');
  expect(await refusal(member, createInvitations, { ...album, body: { emails } })).toBe('forbidden');
  const all = await ask(owner, createInvitations, { ...album, body: { emails: ['a', 'b@'] } });
  expect(all.invited.map(({ code }) => code)).toEqual(['invitation_email_invalid', 'invitation_email_invalid']);
});

test('an invitation that is sent again has a new link and new days, and the one before is dead', async () => {
  const guest = await somebody();
  const { id } = await invite(guest.email, { role: 'filler', message: 'Bis bald' });
  const before = await mailedToken(guest.email);
  await age('invitations', DAYS(29));
  const { invitation } = await ask(owner, renewInvitation, { params: { id } });
  expect(new Date(invitation.expires_at).getTime()).toBe(now.getTime() + DAYS(30));
  expect(await mailsTo(guest.email)).toHaveLength(2);
  expect((await mailsTo(guest.email))[1]?.text).toContain('Bis bald');
  expect(await refusal(guest, confirmInvitation, { params: { id: before } })).toBe('invitation_gone');
  await confirm(guest, await mailedToken(guest.email));
  expect(await placeOf(guest)).toEqual(['filler', null]);
  expect(await refusal(owner, renewInvitation, { params: { id } })).toBe('not_found');
});

test('a copied link opens the invitation beside that of the mail, until another one is copied', async () => {
  const guest = await somebody();
  const { id } = await invite(guest.email);
  const copy = async () => tokenIn((await ask(owner, createInvitationLink, { params: { id } })).link);
  const [first, second] = [await copy(), await copy()];
  const shows = (token: string) => ask(server.url, readPublicInvitation, { params: { token } });
  expect(await refusal(server.url, readPublicInvitation, { params: { token: first } })).toBe('invitation_gone');
  expect((await shows(second)).invitation.email).toBe(guest.email);
  expect((await shows(await mailedToken(guest.email))).invitation.id).toBe(id);
  const rows = await server.database.db.selectFrom('invitations').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(second);
  await confirm(guest, second);
  expect(await refusal(await somebody(), confirmInvitation, { params: { id: second } })).toBe('invitation_gone');
});

test('what was cancelled by mistake comes back with its links, within the hour and once', async () => {
  const guest = await somebody();
  const { id } = await invite(guest.email);
  const token = await mailedToken(guest.email);
  await ask(owner, deleteInvitation, { params: { id } });
  expect(await ask(owner, listInvitations, album)).toEqual({ invitations: [] });
  expect(await refusal(guest, confirmInvitation, { params: { id: token } })).toBe('invitation_gone');
  expect((await ask(owner, restoreInvitation, { params: { id } })).invitation.email).toBe(guest.email);
  expect(await refusal(owner, restoreInvitation, { params: { id } })).toBe('not_found');
  await confirm(guest, token);

  const { id: late } = await invite('spaet@verein.de');
  await ask(owner, deleteInvitation, { params: { id: late } });
  await age('invitations', 3_600_000);
  expect(await refusal(owner, restoreInvitation, { params: { id: late } })).toBe('not_found');

  const { id: twice } = await invite('doppelt@verein.de');
  await ask(owner, deleteInvitation, { params: { id: twice } });
  await invite('doppelt@verein.de');
  expect(await refusal(owner, restoreInvitation, { params: { id: twice } })).toBe('invitation_exists');
});

test('the open link lets in whoever has it, as what it says, until its number or its time is full', async () => {
  expect((await ask(owner, readJoining, album)).joining).toEqual({ only_invited: false, join_link: null });
  const wish = { ...album, body: { role: 'filler', sections: ['s1'], days: 7, limit: 2 } } as const;
  const tokenOf = async () => tokenIn((await ask(owner, createJoinLink, wish)).joining.join_link?.link ?? '');
  const [dead, token] = [await tokenOf(), await tokenOf()];
  const [one, two, three] = await Promise.all([somebody(), somebody(), somebody()]);
  expect(await refusal(one, confirmInvitation, { params: { id: dead } })).toBe('invitation_gone');
  // It may hang anywhere: it tells nobody's address.
  const { invitation } = await ask(server.url, readPublicInvitation, { params: { token } });
  expect(invitation).toMatchObject({ id: null, email: null, inviter_email: null, role: 'filler', message: '' });
  // What it is about is seen, once there is a picture of it.
  expect(invitation.cover).toBeNull();
  const picture = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#123' } })
    .png()
    .toBuffer();
  await server.app.albums.covers.keep({ id: album.params.id, cover_key: null }, picture, 'one');
  const shown = await ask(server.url, readPublicInvitation, { params: { token } });
  expect(shown.invitation.cover).toMatch(/^data:image\/jpeg;base64,/);
  const answers = await Promise.all(
    [one, two, three].map((user) => user.call('POST', `/invitations/${token}/confirm`)),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 200, 404]);
  expect(await people()).toHaveLength(3);
  expect((await people())[1]).toMatchObject({ role: 'filler', sections: ['s1'] });
  expect((await ask(owner, readJoining, album)).joining.join_link).toMatchObject({ joined: 2, limit: 2 });
  expect(await refusal(server.url, readPublicInvitation, { params: { token } })).toBe('invitation_gone');

  const another = await tokenOf();
  await age('join_links', DAYS(7));
  expect(await refusal(await somebody(), confirmInvitation, { params: { id: another } })).toBe('invitation_gone');
  expect((await ask(owner, readJoining, album)).joining.join_link).toBeNull();
  const last = await tokenOf();
  await ask(owner, deleteJoinLink, album);
  expect(await refusal(await somebody(), confirmInvitation, { params: { id: last } })).toBe('invitation_gone');
});

test('who was removed comes back by an invitation of their own, not by the open link', async () => {
  const member = await aMember();
  const body = { role: 'editor', days: 7, limit: null } as const;
  const { joining } = await ask(owner, createJoinLink, { ...album, body });
  const token = tokenIn(joining.join_link?.link ?? '');
  await ask(owner, deleteAssociation, { params: { id: member.association } });
  expect(await refusal(member, confirmInvitation, { params: { id: token } })).toBe('invitation_gone');
  await invite(member.email);
  const { association } = await confirm(member, await mailedToken(member.email));
  // Leaving of one's own will does not shut the door.
  await ask(member, deleteAssociation, { params: { id: association.id } });
  await confirm(member, token);
  expect(await placeOf(member)).toEqual(['editor', null]);
});

test('an album that takes the invited address alone lets nobody else in, and has no open link', async () => {
  const open = { ...album, body: { role: 'editor', days: 7, limit: null } } as const;
  await ask(owner, createJoinLink, open);
  const { joining } = await ask(owner, changeJoining, { ...album, body: { joining: { only_invited: true } } });
  expect(joining).toEqual({ only_invited: true, join_link: null });
  expect(await refusal(owner, createJoinLink, open)).toBe('only_invited_join');
  const guest = await somebody();
  await invite(guest.email);
  const token = await mailedToken(guest.email);
  const { invitation } = await ask(server.url, readPublicInvitation, { params: { token } });
  expect(invitation.only_this_email).toBe(true);
  const id = { params: { id: token } };
  expect(await refusal(await somebody(), confirmInvitation, id)).toBe('invitation_other_address');
  const confirmed = (at: Date | null) =>
    server.database.db.updateTable('users').set({ activated_at: at }).where('sub', '=', guest.id).execute();
  await guest.call('GET', '/users/me');
  // Whoever signs up under an address has not shown that they read its mails.
  await confirmed(null);
  expect(await refusal(guest, confirmInvitation, id)).toBe('address_unconfirmed');
  await confirmed(now);
  await confirm(guest, token);
});

test('an album is handed over when the one asked accepts, and its owner before stays', async () => {
  const [member, other] = [await aMember({ role: 'filler', sections: ['s1'] }), await aMember()];
  const body = { association_id: member.association };
  expect(await refusal(other, offerOwnership, { ...album, body })).toBe('forbidden');
  expect(await refusal(member, acceptOwnership, album)).toBe('ownership_offer_gone');
  await ask(owner, offerOwnership, { ...album, body });
  const mail = (await mailsTo(member.email)).at(-1);
  expect(mail?.text).toContain(`/album/${album.params.id}/settings/users`);
  const offered = async (user: TestUser) => (await ask(user, readOwnershipOffer, album)).ownership_offer?.to ?? null;
  expect([await offered(owner), await offered(member), await offered(other)]).toEqual([member.id, member.id, null]);
  expect(await refusal(other, acceptOwnership, album)).toBe('ownership_offer_gone');
  expect(await refusal(other, withdrawOwnershipOffer, album)).toBe('forbidden');
  expect(await placeOf(owner)).toEqual(['owner', null]);

  const { associations } = await ask(member, acceptOwnership, album);
  expect(associations.map(({ role, user }) => [user.sub, role])).toEqual([
    [member.id, 'owner'],
    [owner.id, 'editor'],
    [other.id, 'editor'],
  ]);
  const { album: read } = await ask(member, readAlbum, album);
  expect([read.role, read.owner_identifier]).toEqual(['owner', member.id]);
  expect(await refusal(owner, deleteAlbum, album)).toBe('forbidden');
  expect(await refusal(member, acceptOwnership, album)).toBe('ownership_offer_gone');
  await ask(member, deleteAlbum, album);
});

test('an offer ends when it is declined, withdrawn, too old, or the one asked leaves', async () => {
  const member = await aMember();
  const offer = () => ask(owner, offerOwnership, { ...album, body: { association_id: member.association } });
  const gone = async () => {
    expect((await ask(owner, readOwnershipOffer, album)).ownership_offer).toBeNull();
    expect(['ownership_offer_gone', 'not_found']).toContain(await refusal(member, acceptOwnership, album));
  };
  await offer();
  await ask(member, withdrawOwnershipOffer, album);
  await gone();
  await offer();
  await ask(owner, withdrawOwnershipOffer, album);
  await gone();
  await offer();
  await age('ownership_offers', DAYS(14));
  await gone();
  await offer();
  await ask(member, deleteAssociation, { params: { id: member.association } });
  await gone();
  expect(await refusal(owner, offerOwnership, { ...album, body: { association_id: 'none' } })).toBe('not_found');
});

test('links are not tried one after the other', async () => {
  const statuses = new Set<number>();
  for (let batch = 0; batch < 7; batch++)
    for (const answer of await Promise.all(
      Array.from({ length: 20 }, (_, at) => fetch(`${server.url}/v1/public/invitations/guess-${batch}-${at}`)),
    ))
      statuses.add(answer.status);
  expect([...statuses].toSorted((a, b) => a - b)).toEqual([404, 429]);
});
