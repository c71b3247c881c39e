/** What a person can have sent to others: the budget, its log, and recipients who want no more. */
import { anAlbum } from '@figurina/album/testing';
import {
  askForRetake,
  changeAlbum,
  changeNoMails,
  changeStickerPerson,
  createInvitation,
  listStickerPeople,
  readNoMails,
  sendAlbumLink,
  sendReminders,
} from '@figurina/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { createDatabaseCounters } from '../../platform/counters/database-counters.ts';
import { createBudget, MAILS_A_DAY } from './budget.ts';
import { forgetMailLog } from './forget-log.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let olga: TestUser;
let albumId: string;
/** At noon, so that no test runs into another day by itself, and so long ago that tokens outlive the day after. */
let now = new Date((Math.floor(Date.now() / DAY_MS) - 1.5) * DAY_MS);
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now } });
});
afterAll(() => server.stop());

let count = 0;
beforeEach(async () => {
  count += 1;
  olga = await testUser(server, `olga${count}@verein.de`);
  await olga.call('GET', '/users/me');
  const album = anAlbum()
    .section('Vorstand', { id: 'board' })
    .sticker('Ida', { id: 'ida' })
    .sticker('Uli', { id: 'uli' });
  albumId = await albumOnServer(server.database, album.parts(), [olga]);
  await ask(olga, changeAlbum, { params: { id: albumId }, body: { album: { sticker_upload_enabled: true } } });
  await server.database.db.deleteFrom('mails').execute();
});

const params = () => ({ id: albumId });
const setEmail = (sticker: string, email: string) =>
  ask(olga, changeStickerPerson, { params: { id: albumId, sticker }, body: { person: { email } } });
const retake = (sticker: string, reason = 'Zu dunkel') =>
  call(olga, askForRetake, { params: { id: albumId, sticker }, body: { reason } });
const mails = () => server.database.db.selectFrom('mails').selectAll().orderBy('id').execute();
const log = (outcome: 'sent' | 'unwanted' | 'too_many') =>
  server.database.db
    .selectFrom('mail_log')
    .selectAll()
    .where('album_id', '=', albumId)
    .where('outcome', '=', outcome)
    .execute();
const person = async (id: string) =>
  (await ask(olga, listStickerPeople, { params: params() })).people.find(({ sticker_id }) => sticker_id === id)!;
async function unconfirm(user: TestUser): Promise<void> {
  await server.database.db.updateTable('users').set({ activated_at: null }).where('sub', '=', user.id).execute();
}
/** The token of "no more mails" in the newest mail. */
async function stopToken(): Promise<string> {
  return /\/no-mails\/([\w-]+)\?lang=de/.exec((await mails()).at(-1)!.text)![1]!;
}

test('one address gets no more than six mails a day with the words of others, and its sender is told when again', async () => {
  const victim = `opfer${count}@example.org`;
  await setEmail('ida', victim);
  const answers = [];
  for (let at = 0; at < 25; at++) answers.push(await retake('ida', `Nummer ${at}`));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(MAILS_A_DAY.stranger);
  expect(await mails()).toHaveLength(6);
  const refused = await olga.call(
    'POST',
    `/albums/${albumId}/sticker_people/ida/retake`,
    { reason: 'x' },
    { 'accept-language': 'de' },
  );
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(DAY_MS / 2 / 1000)]);
  expect(await refused.json()).toMatchObject({
    code: 'too_many_requests',
    detail: 'Diese Person hat heute schon genug Mails bekommen. Weiter geht es in 12 Stunden.',
  });
  // What was refused changes nothing, and the kind of mail makes no difference.
  expect((await person('ida')).retake_reason).toBe('Nummer 5');
  expect(await refusal(olga, createInvitation, { params: params(), body: { email: victim } })).toBe(
    'too_many_requests',
  );
  const invited = await server.database.db.selectFrom('invitations').selectAll().where('email', '=', victim).execute();
  expect(invited).toEqual([]);

  expect(await log('sent')).toHaveLength(6);
  expect((await log('sent'))[0]).toMatchObject({
    kind: 'sticker_retake',
    sender: olga.id,
    recipient: victim,
    recipients: 1,
  });
  expect(await log('too_many')).toHaveLength(21);
  now = new Date(now.getTime() + DAY_MS);
  expect((await retake('ida')).ok).toBe(true);
});

test('whose own address is not confirmed has three mails a day for others, whatever their kind', async () => {
  await unconfirm(olga);
  await setEmail('ida', `ida${count}@example.org`);
  expect((await retake('ida')).ok).toBe(true);
  await ask(olga, createInvitation, { params: params(), body: { email: `mia${count}@example.org` } });
  await ask(olga, sendAlbumLink, { params: params() });
  const refused = await olga.call('POST', `/albums/${albumId}/link_mail`, undefined, { 'accept-language': 'de' });
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('nicht bestätigt') });
  expect(await refusal(olga, createInvitation, { params: params(), body: { email: 'x@y.de' } })).toBe(
    'too_many_requests',
  );
  expect(await mails()).toHaveLength(3);
});

test('of many reminders go out as many as the day has left, and the sender hears how many wait', async () => {
  await unconfirm(olga);
  const album = anAlbum().section('Alle', { id: 'all' });
  for (let at = 0; at < 5; at++) album.sticker(`Nr. ${at}`, { id: `s${at}` });
  albumId = await albumOnServer(server.database, album.parts(), [olga]);
  await ask(olga, changeAlbum, { params: params(), body: { album: { sticker_upload_enabled: true } } });
  // Two children, one address.
  for (let at = 0; at < 5; at++) await setEmail(`s${at}`, `eltern${Math.floor(at / 2)}.${count}@example.org`);
  const answer = await ask(olga, sendReminders, { params: params(), body: {} });
  expect([answer.sent, answer.later]).toEqual([3, 2]);
  expect(await mails()).toHaveLength(3);
});

test('an album has a budget of its own, whoever sends', async () => {
  const key = { albumId, sender: 'x', confirmed: true };
  const counters = await createDatabaseCounters(server.database.db, { now: () => now });
  const budget = createBudget(counters, { now: () => now });
  const many = Array.from({ length: 250 }, (_, at) => `n${at}.${count}@example.org`);
  expect(await budget.take('invitation', { ...key, sender: 'x' }, many)).toHaveLength(250);
  expect(await budget.take('invitation', { ...key, sender: 'y' }, many)).toHaveLength(50);
  expect(await budget.take('invitation', { ...key, sender: 'z' }, many)).toMatchObject({
    wait: { for: 'mails_of_album' },
  });
  // What the album refused is still there for the sender.
  expect(await budget.take('invitation', { ...key, sender: 'y', albumId: `${albumId} 2` }, many)).toHaveLength(250);
  expect(await budget.take('invitation', { ...key, sender: 'y', albumId: `${albumId} 3` }, many)).toMatchObject({
    wait: { for: 'mails_of_sender' },
  });
});

test('who wants no more mails from an album gets none, and the sender sees it', async () => {
  const address = `ida${count}@example.org`;
  await setEmail('ida', address);
  await setEmail('uli', `uli${count}@example.org`);
  await retake('ida');
  const token = await stopToken();
  // Looking, as scanners of links do, stops nothing.
  expect(await ask(server.url, readNoMails, { params: { token } })).toEqual({ no_mails: { stopped: false } });
  const body = 'List-Unsubscribe=One-Click';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await fetch(`${server.url}/no-mails/${token}`, { method: 'POST', headers, body })).status).toBe(204);

  await server.database.db.deleteFrom('mails').execute();
  expect((await retake('ida', 'Unscharf')).ok).toBe(true);
  expect(await person('ida')).toMatchObject({ wants_no_mails: true, retake_reason: 'Unscharf', email: address });
  const { reminder, sent } = await ask(olga, sendReminders, { params: params(), body: {} });
  expect([sent, reminder.missing, reminder.with_address]).toEqual([1, 2, 1]);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([`uli${count}@example.org`]);
  expect(await refusal(olga, createInvitation, { params: params(), body: { email: address } })).toBe('mails_unwanted');
  expect(await log('unwanted')).toHaveLength(2);

  // Of this album alone, and not for ever.
  const other = await albumOnServer(server.database, anAlbum().section('A', { id: 'a' }).parts(), [olga]);
  await ask(olga, createInvitation, { params: { id: other }, body: { email: address } });
  await ask(server.url, changeNoMails, { params: { token }, body: { no_mails: { stopped: false } } });
  expect((await person('ida')).wants_no_mails).toBe(false);
  expect(await refusal(server.url, readNoMails, { params: { token: 'geraten' } })).toBe('no_mails_gone');
});

test('words of a person are text without links, in both forms and in the subject', async () => {
  const words = 'Gewonnen! https://evil.example/x oder evil.example, mia@evil.example';
  await ask(olga, changeAlbum, { params: params(), body: { album: { title: words } } });
  await setEmail('ida', `ida${count}@example.org`);
  await retake('ida', words);
  await ask(olga, sendReminders, { params: params(), body: { text: words } });
  await ask(olga, createInvitation, { params: params(), body: { email: `mia${count}@example.org` } });
  const all = await mails();
  expect(all).toHaveLength(3);
  for (const { subject, text, html } of all) {
    for (const written of [subject, text, html]) expect(written).not.toMatch(/evil\.example|mia@|:\/\/evil/);
    expect(text).toContain('evil');
    const ours = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => new URL(href!).origin);
    expect(new Set(ours)).toEqual(new Set([server.url]));
  }
});

test('the log of mails is kept for a month', async () => {
  await ask(olga, sendAlbumLink, { params: params() });
  now = new Date(now.getTime() + 29 * DAY_MS);
  await runJob(server, forgetMailLog, {});
  expect(await log('sent')).toHaveLength(1);
  now = new Date(now.getTime() + 2 * DAY_MS);
  await runJob(server, forgetMailLog, {});
  expect(await log('sent')).toEqual([]);
});
