/** Proof rounds: links by mail, answers spread by spread, what carries over, and that a link shows no more than is printed. */
import { anAlbum } from '@figurina/album/testing';
import {
  changeProofRound,
  decideProof,
  listProofRounds,
  readProof,
  remindProofPeople,
  startProofRound,
  withdrawProofPerson,
} from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { runJob } from '../../testing/run-job.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { linkHash } from './proof-links.ts';
import { remindDueProofs } from './remind-by-itself.ts';
import { listImages } from './proofs.queries.ts';

let server: TestServer;
let olga: TestUser;
let mia: TestUser;
let stranger: TestUser;
/** Where the server's clock stands still. */
let held: Date | undefined;
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => held ?? new Date() } });
  olga = await testUser(server, 'olga@verein.de');
  mia = await testUser(server, 'mia@verein.de');
  stranger = await testUser(server, 'sam@anderswo.de');
  await server.database.db.updateTable('users').set({ activated_at: new Date() }).execute();
});
afterAll(() => server.stop());

const album = () =>
  anAlbum()
    .section('Team')
    .spread({ id: 'one' })
    .cell({ sticker: 'Ada', photo: [600, 800] })
    .comment('Nicht weitersagen', { userId: 'x' })
    .spread({ id: 'two' })
    .rectangle({ id: 'box' })
    .sticker('Wartet noch', { personId: '4711', photo: [600, 800] })
    .image({ id: 'unused', filename: 'geheim.jpg' });
const anAlbumHere = () => albumOnServer(server.database, album().parts(), [olga, mia]);

const round = (id: string, emails: string[], more: object = {}) => ({
  params: { id },
  body: { proof_round: { people: emails.map((email) => ({ email, name: '' })), ...more } },
});
async function started(id: string, emails: string[], more: object = {}) {
  const { proof_round } = await ask(olga, startProofRound, round(id, emails, more));
  return proof_round;
}
/** Of the newest mail to somebody. */
async function linkOf(email: string): Promise<string> {
  const mail = await server.database.db
    .selectFrom('mails')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\/proof\/([\w-]+)/.exec(mail.text)![1]!;
}
const read = async (token: string) => (await ask(server.url, readProof, { params: { token } })).proof;
const decide = (token: string, body: object) =>
  ({ params: { token }, body: { decisions: [], ...body } }) as Parameters<typeof ask<typeof decideProof>>[2];
async function move(id: string, x: number): Promise<void> {
  const units = [[{ part: 'workspace' as const, path: 'nodes/box/props/x', value: x }]];
  await server.app.realtime.applyMutation({ albumId: id, actor: { userId: olga.id, role: 'owner' }, units });
}
let people = 0;
const somebody = (): string => `gast${++people}@familie.de`;

test('chosen people get a link by mail and answer without an account; whoever asked sees who has', async () => {
  const id = await anAlbumHere();
  const [opa, tante] = [somebody(), somebody()];
  const made = await started(id, [opa, tante, ` ${opa.toUpperCase()} `], {
    message: 'Schaut ihr mal?',
    deadline: '2027-08-14',
  });
  expect(made).toMatchObject({ number: 1, message: 'Schaut ihr mal?', deadline: '2027-08-14', started_by: 'olga' });
  expect(made.people.map(({ email, opened }) => [email, opened])).toEqual([
    [opa, false],
    [tante, false],
  ]);
  const token = await linkOf(opa);
  const proof = await read(token);
  expect(proof).toMatchObject({ title: 'Album', asked_by: 'olga', number: 1, done: false, decisions: [] });
  expect(proof.spreads).toEqual([
    { id: 'front', pages: '1', changed: false },
    { id: 'one', pages: '2–3', changed: false },
    { id: 'two', pages: '4–5', changed: false },
    { id: 'back', pages: '6', changed: false },
  ]);
  const decisions = [
    { spread_id: 'one', answer: 'ok' },
    { spread_id: 'two', answer: 'ok_when_changed', comment: 'Datum fehlt' },
    { spread_id: 'back', answer: null, comment: 'Hübsch' },
  ];
  const answered = await ask(server.url, decideProof, decide(token, { decisions }));
  expect(answered).toMatchObject({ done: false });
  await ask(server.url, decideProof, decide(token, { done: true }));
  const { proof_rounds } = await ask(mia, listProofRounds, { params: { id } });
  const [first, second] = proof_rounds[0]!.people;
  expect(first).toMatchObject({ email: opa, opened: true, done_at: expect.any(String) as string });
  expect(first!.decisions).toHaveLength(3);
  expect(second).toMatchObject({ email: tante, opened: false, done_at: null, decisions: [] });
});

test('an answer that wants a change says which; a comment alone is no answer, and an empty one takes it back', async () => {
  const id = await anAlbumHere();
  const opa = somebody();
  await started(id, [opa]);
  const token = await linkOf(opa);
  const refused = (decision: object) => refusal(server.url, decideProof, decide(token, { decisions: [decision] }));
  expect(await refused({ spread_id: 'one', answer: 'again', comment: ' ' })).toBe('proof_comment_required');
  expect(await refused({ spread_id: 'one', answer: 'ok_when_changed' })).toBe('proof_comment_required');
  expect(await refused({ spread_id: 'elsewhere', answer: 'ok' })).toBe('invalid_request');
  expect(await refused({ spread_id: 'one', answer: 'ja' })).toBe('invalid_request');
  const say = async (decision: object) => ask(server.url, decideProof, decide(token, { decisions: [decision] }));
  expect((await say({ spread_id: 'one', answer: null, comment: 'Hm' })).decisions).toEqual([
    { spread_id: 'one', answer: null, comment: 'Hm', carried: false },
  ]);
  expect((await say({ spread_id: 'one', answer: 'again', comment: 'Hm' })).decisions).toMatchObject([
    { answer: 'again' },
  ]);
  expect((await say({ spread_id: 'one', answer: null })).decisions).toEqual([]);
});

test('the next round opens on what has changed: answers to the rest carry over', async () => {
  const id = await anAlbumHere();
  const [opa, neu] = [somebody(), somebody()];
  await started(id, [opa]);
  const before = await linkOf(opa);
  const decisions = [
    { spread_id: 'one', answer: 'ok' },
    { spread_id: 'two', answer: 'again', comment: 'Kästchen verrutscht' },
    { spread_id: 'back', answer: null, comment: 'Hübsch' },
  ];
  await ask(server.url, decideProof, decide(before, { decisions, done: true }));
  const list = async () => ask(olga, listProofRounds, { params: { id } });
  expect((await list()).changed_since).toBe(0);
  await move(id, 33);
  expect((await list()).changed_since).toBe(1);
  const next = await started(id, [opa, neu]);
  expect(next).toMatchObject({ number: 2, spreads: [{}, { changed: false }, { id: 'two', changed: true }, {}] });
  const token = await linkOf(opa);
  expect(await read(token)).toMatchObject({
    done: false,
    decisions: [{ spread_id: 'one', answer: 'ok', carried: true }],
  });
  expect((await read(await linkOf(neu))).decisions).toEqual([]);
  // The one before is over, with its links.
  expect(await refusal(server.url, readProof, { params: { token: before } })).toBe('proof_round_closed');
  expect((await list()).proof_rounds.map(({ number, closed_at }) => [number, closed_at !== null])).toEqual([
    [2, false],
    [1, true],
  ]);
});

test('a round shows the album as it was when it began, and what is printed of it alone', async () => {
  const id = await anAlbumHere();
  const opa = somebody();
  await started(id, [opa]);
  await move(id, 44);
  const proof = await read(await linkOf(opa));
  const nodes = proof.workspace.nodes as Record<string, { type: string; props: { x?: number } }>;
  expect(nodes['box']?.props.x ?? 0).toBe(0);
  expect(Object.values(nodes).map(({ type }) => type)).not.toContain('Comment');
  expect(Object.keys(proof.images)).toEqual(['i1']);
  const said = JSON.stringify(proof);
  for (const secret of ['Nicht weitersagen', 'Wartet noch', '4711', 'geheim.jpg', opa, olga.email, mia.email, id])
    expect(said.replace(proof.image_token, '')).not.toContain(secret);
});

test('pictures are seen with the link, and with it they go: closed, withdrawn', async () => {
  const id = await anAlbumHere();
  const [opa, tante] = [somebody(), somebody()];
  const made = await started(id, [opa, tante]);
  const [token, other] = [await linkOf(opa), await linkOf(tante)];
  const pictures = (link: string, of = id) => listImages(server.database.db, of, linkHash(link));
  expect(await pictures(token)).toEqual(['i1']);
  expect(await pictures(token, await anAlbumHere())).toEqual([]);
  const withdrawn = { params: { id, round: made.id, person: made.people[0]!.id } };
  expect(await refusal(stranger, withdrawProofPerson, withdrawn)).toBe('not_found');
  await ask(mia, withdrawProofPerson, withdrawn);
  expect(await refusal(server.url, readProof, { params: { token } })).toBe('proof_gone');
  expect(await refusal(server.url, decideProof, decide(token, { done: true }))).toBe('proof_gone');
  expect([await pictures(token), await pictures(other)]).toEqual([[], ['i1']]);
  expect((await read(other)).decisions).toEqual([]);
  const closing = { params: { id, round: made.id }, body: { proof_round: { closed: true as const } } };
  await ask(olga, changeProofRound, closing);
  expect(await refusal(server.url, readProof, { params: { token: other } })).toBe('proof_round_closed');
  expect(await refusal(olga, changeProofRound, closing)).toBe('proof_round_closed');
  expect(await pictures(other)).toEqual([]);
  const kept = await server.database.db.selectFrom('proof_rounds').select('parts').where('id', '=', made.id).execute();
  expect(kept).toEqual([{ parts: null }]);
});
test('reminders go to those who are not done, once a day, and leave the first link be', async () => {
  const id = await anAlbumHere();
  const [opa, tante] = [somebody(), somebody()];
  const made = await started(id, [opa, tante]);
  const first = await linkOf(opa);
  await ask(server.url, decideProof, decide(await linkOf(tante), { done: true }));
  const reminding = { params: { id, round: made.id }, body: {} };
  expect(await refusal(olga, remindProofPeople, reminding)).toBe('reminder_too_soon');
  const { db } = server.database;
  await db
    .updateTable('proof_people')
    .set({ created_at: new Date(Date.now() - 86_400_000) })
    .where('round_id', '=', made.id)
    .execute();
  expect(await ask(olga, remindProofPeople, reminding)).toMatchObject({ sent: 1 });
  expect(await refusal(olga, remindProofPeople, reminding)).toBe('reminder_too_soon');
  const again = await linkOf(opa);
  expect(again).not.toBe(first);
  expect((await read(first)).title).toBe('Album');
  expect((await read(again)).title).toBe('Album');
});

test('who is not done is reminded by itself two days before the deadline, once, and nobody else', async () => {
  const id = await anAlbumHere();
  const [opa, tante, onkel, early] = [somebody(), somebody(), somebody(), somebody()];
  const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const made = await started(id, [opa, tante, onkel, early], { deadline: day(5) });
  const { db } = server.database;
  await db
    .updateTable('proof_people')
    .set({ created_at: new Date(Date.now() - 5 * 86_400_000) })
    .where('round_id', '=', made.id)
    .execute();
  await ask(server.url, decideProof, decide(await linkOf(tante), { done: true }));
  const person = (email: string) => made.people.find((one) => one.email === email)!.id;
  await ask(olga, withdrawProofPerson, { params: { id, round: made.id, person: person(onkel) } });
  const reminders = async () =>
    (
      await db
        .selectFrom('mails')
        .select('recipient')
        .where('recipient', 'in', [opa, tante, onkel, early])
        .where('subject', 'like', 'Noch offen:%')
        .orderBy('recipient')
        .execute()
    ).map(({ recipient }) => recipient);
  await runJob(server, remindDueProofs, {});
  expect(await reminders()).toEqual([]);
  // Somebody was reminded by hand yesterday, when the two days had begun.
  await db
    .updateTable('proof_people')
    .set({ reminded_at: new Date(Date.now() - 86_400_000) })
    .where('id', '=', person(early))
    .execute();
  await ask(olga, changeProofRound, { params: { id, round: made.id }, body: { proof_round: { deadline: day(1) } } });
  await Promise.all([runJob(server, remindDueProofs, {}), runJob(server, remindDueProofs, {})]);
  expect(await reminders()).toEqual([opa]);
  expect((await read(await linkOf(opa))).deadline).toBe(day(1));
  const [after] = (await ask(olga, listProofRounds, { params: { id } })).proof_rounds;
  expect(after!.people.find((one) => one.email === opa)!.reminded_at).not.toBeNull();
  // Another deadline is no reason for another one.
  await db.updateTable('proof_people').set({ reminded_at: null }).where('id', '=', person(opa)).execute();
  await ask(olga, changeProofRound, { params: { id, round: made.id }, body: { proof_round: { deadline: day(2) } } });
  await runJob(server, remindDueProofs, {});
  // What was said by hand lies before the days of the new one.
  expect(await reminders()).toEqual([opa, early]);
});

test('owner and editor start rounds, nobody else; wrong addresses and wrong links are refused', async () => {
  const id = await anAlbumHere();
  await server.database.db
    .insertInto('album_members')
    .values({
      id: newId(),
      album_id: id,
      user_sub: stranger.id,
      owner: false,
      role: 'commenter',
      created_at: new Date(),
    })
    .execute();
  expect(await refusal(stranger, startProofRound, round(id, [somebody()]))).toBe('forbidden');
  expect(await refusal(stranger, listProofRounds, { params: { id } })).toBe('forbidden');
  expect(await refusal(olga, startProofRound, round(id, ['kein-at']))).toBe('email_invalid');
  expect(await refusal(olga, startProofRound, round(id, []))).toBe('invalid_request');
  expect(await refusal(server.url, readProof, { params: { token: 'erfunden' } })).toBe('proof_gone');
  await ask(mia, startProofRound, round(id, [somebody()]));
});

test('links are kept as hashes, and too many calls from one address are refused', async () => {
  const id = await anAlbumHere();
  const opa = somebody();
  await started(id, [opa]);
  const token = await linkOf(opa);
  const rows = await server.database.db.selectFrom('proof_links').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  // So that all of them are in one minute.
  held = new Date();
  const codes = await Promise.all(
    Array.from({ length: 260 }, (_, at) => refusal(server.url, readProof, { params: { token: `erfunden${at}` } })),
  );
  held = undefined;
  expect([...new Set(codes)].toSorted()).toEqual(['proof_gone', 'too_many_requests']);
});
