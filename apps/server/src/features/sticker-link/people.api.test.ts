/** Personal links, reminders, consent and its withdrawal, and what the owner is told. */
import { type NodeId, type Patch, removeStickersPatch, type StickerId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import {
  askForRetake,
  changeAlbum,
  changePreviewLink,
  changeStickerPerson,
  changeStickerUpload,
  createPoint,
  deletePoint,
  exportConsents,
  renderParamsSchema,
  readRenderJob,
  listStickerPeople,
  listStickerUploads,
  mergeStickerUploads,
  readPoint,
  readPublicPreview,
  readPublicStickerLink,
  readStickerLink,
  readWithdrawal,
  restorePoint,
  sendReminders,
  withdrawStickerUpload,
} from '@figurina/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ask, refusal } from '../../testing/checked-call.ts';
import { runJob } from '../../testing/run-job.ts';
import { openBlobStore } from '../../platform/files/open-blob-store.ts';
import { newId } from '../../platform/ids.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { removeUnusedImages } from '../images/index.ts';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { tellOwners } from './digest.ts';
import { contributor, newUpload, type Contributor } from './testing/contributor.ts';

let server: TestServer;
let olga: TestUser;
let admin: TestUser;
let now = new Date();
let albumId: string;
beforeAll(async () => {
  // Every look at the clock is later than the last: what came first is first.
  const clock = { now: () => (now = new Date(now.getTime() + 1)) };
  server = await startTestServer({ clock, env: { STICKER_TASK_BITS: '2' } });
  olga = await testUser(server, 'olga@verein.de');
  admin = await testUser(server, 'anna@figurina.de', { admin: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  // Never so late that the day ends while a test runs.
  now = new Date(Math.min(Date.now(), new Date().setUTCHours(20, 0, 0, 0)));
  const album = anAlbum()
    .section('Vorstand', { id: 'board' })
    .sticker('Ida Bauer', { id: 'ida', position: 'Kasse' })
    .sticker('Uli Kern', { id: 'uli' })
    .section('Jugend', { id: 'youth' })
    .spread()
    .sticker('Ben Otto', { id: 'ben' })
    .cell({ id: 'cell', stickerId: 'ben' });
  albumId = await albumOnServer(server.database, album.parts(), [olga]);
  await ask(olga, changeAlbum, { params: params(), body: { album: { sticker_upload_enabled: true } } });
  await server.database.db.deleteFrom('mails').execute();
});

const params = () => ({ id: albumId });
const people = () => ask(olga, listStickerPeople, { params: params() });
const person = async (id: string) => (await people()).people.find(({ sticker_id }) => sticker_id === id)!;
const personal = async (id: string): Promise<Contributor> =>
  contributor(server, (await person(id)).path.replace('/s/', ''));
const open = async (): Promise<Contributor> => {
  const { sticker_link } = await ask(olga, readStickerLink, { params: params() });
  return contributor(server, sticker_link.sticker_uploads_path.replace('/s/', ''));
};
const merge = (...ids: string[]) =>
  ask(olga, mergeStickerUploads, { params: params(), body: { sticker_upload_ids: ids } });
const setEmail = (sticker: string, email: string | null) =>
  ask(olga, changeStickerPerson, { params: { id: albumId, sticker }, body: { person: { email } } });
const document = async () => (await server.app.realtime.readDocument(albumId))!.document;
const mails = () =>
  server.database.db.selectFrom('mails').select(['recipient', 'subject', 'text']).orderBy('recipient').execute();

let shade = 0;
/** A photo that no test had before. */
function photo(): Promise<Buffer> {
  shade += 1;
  const background = { r: (shade % 16) * 16, g: (shade >> 4) * 16, b: 200 };
  return sharp({ create: { width: 200, height: 280, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

test('everybody on the roster has a link of their own, prefilled, and a state that follows them into the book', async () => {
  const paths = (await people()).people.map(({ path }) => path);
  expect(new Set(paths).size).toBe(3);
  expect((await people()).people.map(({ path }) => path)).toEqual(paths);
  const ben = await personal('ben');
  const shown = async () =>
    (await ask(server.url, readPublicStickerLink, { params: { token: ben.token } })).sticker_link;
  expect((await shown()).person).toEqual({
    name: 'Ben Otto',
    position: '',
    section_id: 'youth',
    double: false,
    state: 'no_photo',
    retake_reason: null,
  });
  expect(JSON.stringify(await shown())).not.toMatch(/Ida|Uli/);

  const { id } = await ben.contribute(await photo(), { name: 'Ben' });
  expect(await person('ben')).toMatchObject({ state: 'uploaded', sticker_upload_id: id });
  await ask(olga, askForRetake, { params: { id: albumId, sticker: 'ben' }, body: { reason: 'Zu dunkel' } });
  expect((await shown()).person).toMatchObject({ state: 'needs_retake', retake_reason: 'Zu dunkel' });
  const second = await ben.contribute(await photo(), { name: 'Ben' });
  expect(await person('ben')).toMatchObject({ state: 'uploaded', sticker_upload_id: second.id });
  expect((await merge(second.id)).merged).toEqual([{ id: second.id, sticker_id: 'ben' }]);
  expect(await person('ben')).toMatchObject({ state: 'placed', retake_reason: null });
  await merge((await (await personal('uli')).contribute(await photo(), { name: 'Uli' })).id);
  expect(await person('uli')).toMatchObject({ state: 'accepted' });

  const { chapters, totals, visits } = await people();
  expect(totals).toEqual({ total: 3, no_photo: 1, uploaded: 0, needs_retake: 0, accepted: 1, placed: 1 });
  expect(chapters.map(({ name, total, no_photo, placed }) => [name, total, no_photo, placed])).toEqual([
    ['Vorstand', 2, 1, 0],
    ['Jugend', 1, 0, 1],
  ]);
  // Opened three times, by Ben alone; who it was nobody notes of the album's own link.
  expect(visits).toEqual({ count: 3, last_at: expect.any(String) });
  expect((await person('ida')).visited_at).toBeNull();
});

test('what happened last with everybody is told: opened, uploaded, asked again, taken by whom', async () => {
  const ben = await personal('ben');
  const look = (token: string) => ask(server.url, readPublicStickerLink, { params: { token } });
  await look(ben.token);
  await look((await open()).token);
  expect((await people()).visits.count).toBe(2);
  expect(await person('ben')).toMatchObject({ visited_at: expect.any(String), uploaded_at: null, accepted_by: null });
  // Through the album's own link, spelled otherwise: it waits for Ida, and she is not reminded.
  await (await open()).contribute(await photo(), { name: 'Bauer', last_name: 'Ída' });
  expect(await person('ida')).toMatchObject({ state: 'uploaded', uploaded_personally: false });
  const { id } = await ben.contribute(await photo(), { name: 'Ben' });
  const uploaded = await person('ben');
  expect(uploaded).toMatchObject({ uploaded_personally: true, accepted_at: null });
  expect(Date.parse(uploaded.uploaded_at!)).toBeGreaterThan(Date.parse(uploaded.visited_at!));
  await merge(id);
  expect(await person('ben')).toMatchObject({
    uploaded_at: null,
    accepted_at: expect.any(String),
    accepted_by: expect.stringMatching(/olga/),
  });
  await ask(olga, askForRetake, { params: { id: albumId, sticker: 'ben' }, body: { reason: 'Zu dunkel' } });
  expect(await person('ben')).toMatchObject({ state: 'needs_retake', retake_at: expect.any(String) });
});

test('an address stays on the server; asking for another photo tells the person why', async () => {
  const request = (email: string) => ({ params: { id: albumId, sticker: 'ida' }, body: { person: { email } } });
  expect(await refusal(olga, changeStickerPerson, request('ida@'))).toBe('email_invalid');
  expect((await setEmail('ida', ' Ida@Example.org ')).person.email).toBe('ida@example.org');
  const { stickers } = await document();
  expect(JSON.stringify([...stickers.values()])).not.toContain('example.org');

  const ida = await personal('ida');
  const sent = await ida.contribute(await photo(), { name: 'Ida' });
  await ask(olga, changeStickerUpload, {
    params: { id: albumId, upload: sent.id },
    body: { sticker_upload: { state: 'needs_retake', retake_reason: 'Bitte ohne Brille' } },
  });
  const [mail] = await mails();
  expect(mail?.recipient).toBe('ida@example.org');
  expect(mail?.text).toContain('Bitte ohne Brille');
  expect(mail?.text).toContain(`/s/${ida.token}`);
  // The newer photo takes the place of the one that was not good enough.
  const better = await ida.contribute(await photo(), { name: 'Ida' });
  const { sticker_uploads } = await ask(olga, listStickerUploads, { params: params(), query: {} });
  expect(sticker_uploads.map(({ id, state }) => [id, state])).toEqual([
    [sent.id, 'rejected'],
    [better.id, 'new'],
  ]);
  expect((await setEmail('ida', null)).person.email).toBeNull();
});

test('reminders go to those whose photo is missing, once a day, with the deadline and their own link', async () => {
  const send = (body = {}) => ({ params: params(), body });
  expect(await refusal(olga, sendReminders, send())).toBe('reminder_nobody');
  await ask(olga, changeAlbum, {
    params: params(),
    body: { album: { sticker_upload_closes_on: '2999-12-31' } },
  });
  for (const sticker of ['ida', 'uli', 'ben']) await setEmail(sticker, `${sticker}@example.org`);
  const ben = await personal('ben');
  await ben.contribute(await photo(), { name: 'Ben' });
  expect((await people()).reminder).toMatchObject({
    subject: 'Dein Foto für „Album“ fehlt noch',
    missing: 2,
    with_address: 2,
    last: null,
    next_at: null,
  });
  const both = await Promise.allSettled([ask(olga, sendReminders, send()), ask(olga, sendReminders, send())]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ida@example.org', 'uli@example.org']);
  const [toIda] = await mails();
  expect(toIda?.text).toContain('31.12.2999');
  expect(toIda?.text).toContain((await person('ida')).url);
  const { reminder } = await people();
  expect(reminder).toMatchObject({ last: { sent_by: expect.stringMatching(/olga/), sent: 2 } });
  expect(new Date(reminder.next_at!).getUTCHours()).toBe(0);
  expect((await person('ida')).reminded_at).not.toBeNull();
  expect(await refusal(olga, sendReminders, send())).toBe('reminder_too_soon');
  const yesterday = new Date(now.getTime() - 86_400_000);
  await server.database.db.updateTable('sticker_reminders').set({ sent_at: yesterday }).execute();
  const again = await ask(olga, sendReminders, send({ text: 'Letzte Chance!', sticker_ids: ['uli'] }));
  expect(again.sent).toBe(1);
  expect((await mails()).map(({ text }) => text.includes('Letzte Chance!'))).toContain(true);
  await ask(olga, changeAlbum, { params: params(), body: { album: { sticker_upload_enabled: false } } });
  expect(await refusal(olga, sendReminders, send())).toBe('sticker_link_closed');
});

test('a withdrawal takes the photo out of everything, also of a locked album, and marks the person', async () => {
  const ben = await personal('ben');
  const bytes = await photo();
  const sent = await ben.contribute(bytes, { name: 'Ben' });
  // The same photo, sent a second time by mistake.
  await ben.contribute(bytes, { name: 'Ben' });
  await merge(sent.id);
  const list = (merged: 'true' | 'false') =>
    ask(olga, listStickerUploads, { params: params(), query: { merged } }).then((answer) => answer.sticker_uploads);
  const { image } = (await list('true'))[0]!;
  const seen = async () => (await fetch(server.url + image.blob.large)).status;
  expect([await seen(), (await person('ben')).state]).toEqual([200, 'placed']);
  await ask(admin, changeAlbum, { params: params(), body: { album: { locked: true } } });

  const token = { params: { token: sent.withdrawal_token } };
  expect(await ask(server.url, readWithdrawal, token)).toMatchObject({
    withdrawal: { name: 'Ben', withdrawn_at: null },
  });
  const { withdrawal } = await ask(server.url, withdrawStickerUpload, token);
  expect(withdrawal.withdrawn_at).not.toBeNull();
  const files = openBlobStore(server.config);
  expect(await files.stat(`withdrawals/${sent.id}`)).toBeDefined();
  files.close();
  expect(await ask(server.url, withdrawStickerUpload, token)).toEqual({ withdrawal });
  const { stickers, images, nodes } = await document();
  expect(stickers.get('ben' as StickerId)?.image).toBeNull();
  expect(nodes.get('cell' as NodeId)?.props).toMatchObject({ stickerId: 'ben' });
  expect(images.has(image.id as never)).toBe(false);
  expect([await seen(), await list('true')]).toEqual([404, []]);
  expect(await person('ben')).toMatchObject({ state: 'no_photo', withdrawn_at: expect.any(String) });
  expect(await refusal(server.url, withdrawStickerUpload, { params: { token: 'wrong' } })).toBe('withdrawal_gone');

  // Whoever changes their mind again sends another one.
  const changed = await ben.contribute(await photo(), { name: 'Ben' });
  expect(await person('ben')).toMatchObject({ state: 'uploaded', withdrawn_at: null });
  expect(changed.withdrawal_token).not.toBe(sent.withdrawal_token);
});

test('a withdrawal takes the file of every export that holds the photo, and says why', async () => {
  const ben = await personal('ben');
  const { id, withdrawal_token: token } = await ben.contribute(await photo(), { name: 'Ben' });
  await merge(id);
  const image = (await document()).stickers.get('ben' as StickerId)!.image!;
  const holding = await anExport({ images: { [image]: {} } });
  const other = await anExport({ images: { elsewhere: {} } });
  await ask(server.url, withdrawStickerUpload, { params: { token } });
  const { render_job: gone } = await ask(olga, readRenderJob, { params: { id: holding } });
  expect(gone).toMatchObject({ state: 'error', file_url: null, error: expect.stringMatching(/withdrawn/) });
  const { render_job: kept } = await ask(olga, readRenderJob, { params: { id: other } });
  expect(kept).toMatchObject({ state: 'finished', file_url: expect.any(String) });
  const files = openBlobStore(server.config);
  expect(
    await Promise.all([holding, other].map(async (job) => (await files.stat(`exports/${job}.pdf`)) !== undefined)),
  ).toEqual([false, true]);
  files.close();
  const row = server.database.db.selectFrom('render_jobs').select('album').where('id', '=', holding);
  expect(await row.executeTakeFirst()).toEqual({ album: '{}' });
});

/** A finished export of olga's, whose copy of the album is this. */
async function anExport(album: object): Promise<string> {
  const id = newId();
  const files = openBlobStore(server.config);
  await files.put(`exports/${id}.pdf`, Buffer.from('%PDF'));
  files.close();
  const file = { file_key: `exports/${id}.pdf`, file_name: 'album.pdf', file_type: 'application/pdf', file_bytes: 4 };
  await server.database.db
    .insertInto('render_jobs')
    .values({
      ...file,
      id,
      album_id: albumId,
      created_by: olga.id,
      params: JSON.stringify(renderParamsSchema.parse({ album_id: albumId })),
      state: 'finished',
      checks: '[]',
      findings: '[]',
      sheets: 1,
      album_version: 1,
      album: JSON.stringify(album),
      created_at: now,
    })
    .execute();
  return id;
}

test('a withdrawn photo vanishes from every point of the history, also a previewed one, and from the trash, others stay while a point shows them', async () => {
  const ben = await personal('ben');
  const hand = async () => {
    const sent = await ben.contribute(await photo(), { name: 'Ben' });
    await merge(sent.id);
    return { sent, image: (await document()).stickers.get('ben' as StickerId)!.image! };
  };
  const named = async (name: string) =>
    (await ask(olga, createPoint, { params: params(), body: { point: { name } } })).point.id;
  const at = (version: string) => ({ params: { id: albumId, version } });
  const shown = async (version: string) => {
    const { stickers, images } = await ask(olga, readPoint, at(version));
    return [(stickers['ben'] as { image?: string | null }).image ?? null, Object.keys(images)];
  };
  const change = async (unit: Patch) =>
    server.app.realtime.applyMutation({ albumId, actor: { userId: olga.id, role: 'owner' }, units: [unit] });
  const kept = async () => JSON.stringify(await server.database.db.selectFrom('album_trash').selectAll().execute());
  const first = await hand();
  const withPhoto = await named('With the photo');
  const pinned = { preview_link: { pinned_version_id: withPhoto } };
  const { preview_link: link } = await ask(olga, changePreviewLink, { params: params(), body: pinned });
  const token = link.album_preview_path.split('/').at(-1)!;
  const previewed = async () =>
    Object.keys((await ask(server.url, readPublicPreview, { params: { token } })).album.images);
  expect(await previewed()).toEqual([first.image]);
  expect(await shown(withPhoto)).toEqual([first.image, [first.image]]);
  await change(removeStickersPatch(await document(), ['ben' as StickerId]));
  expect(await kept()).toContain(first.image);

  await ask(server.url, withdrawStickerUpload, { params: { token: first.sent.withdrawal_token } });
  expect(await shown(withPhoto)).toEqual([null, []]);
  expect(await previewed()).toEqual([]);
  expect(await kept()).not.toContain(first.image);
  await ask(olga, restorePoint, { ...at(withPhoto), body: { scope: { kind: 'album' } } });
  expect((await document()).stickers.get('ben' as StickerId)).toMatchObject({ name: 'Ben Otto', image: null });

  // One that nobody withdrew outlives its removal from the library while a point shows it, and no longer.
  const second = await hand();
  const other = await named('With another photo');
  await change([
    { part: 'stickers', path: 'ben/image', value: null },
    { part: 'images', path: second.image, removed: true },
  ]);
  const today = now;
  const isThere = async (days: number) => {
    now = new Date(today.getTime() + days * 86_400_000);
    await runJob(server, removeUnusedImages, {});
    now = today;
    const rows = await server.database.db.selectFrom('images').select('id').where('id', '=', second.image).execute();
    return rows.length === 1;
  };
  expect([await isThere(2), await isThere(40)]).toEqual([true, true]);
  expect((await shown(other))[0]).toBe(second.image);
  await ask(olga, deletePoint, at(other));
  expect(await isThere(80)).toBe(false);
});

test('a database that comes from a backup forgets at its start what was withdrawn since', async () => {
  const [ben, uli] = [await personal('ben'), await personal('uli')];
  const withdrawn = await ben.contribute(await photo(), { name: 'Ben' });
  const kept = await uli.contribute(await photo(), { name: 'Uli' });
  await merge(withdrawn.id, kept.id);
  // As the backup had it: the photo is there. Among the files lies what happened later.
  const files = openBlobStore(server.config);
  await files.put(`withdrawals/${withdrawn.id}`, Buffer.from('2026-11-20T08:00:00.000Z'));
  files.close();
  const restored = { name: 'restored', value: `2026-11-19T02:00:00Z ${newId()}` };
  await server.database.db.insertInto('settings').values(restored).execute();
  await (await startTestServer({ beside: server, env: { ROLE: 'web' } })).stop();
  const { stickers } = await document();
  expect(stickers.get('ben' as StickerId)?.image).toBeNull();
  expect(stickers.get('uli' as StickerId)?.image).not.toBeNull();
  expect(await person('ben')).toMatchObject({ state: 'no_photo', withdrawn_at: '2026-11-20T08:00:00.000Z' });
});

test('a photo of one’s own is swapped: the first one is gone', async () => {
  const form = await open();
  const first = await form.contribute(await photo());
  const second = await form.contribute(await photo(), { replaces: first.withdrawal_token });
  const { sticker_uploads } = await ask(olga, listStickerUploads, { params: params(), query: {} });
  expect(sticker_uploads.map(({ id }) => id)).toEqual([second.id]);
  expect(await form.refused(await photo(), { replaces: first.withdrawal_token })).toBe('withdrawal_gone');
});

test('every consent is kept with who is shown, the guardian, the version and the time, and exported', async () => {
  const form = await open();
  const { consent } = newUpload('');
  const child = { ...consent, shown: 'child', minor: true, guardian: 'Eva "Mama" Vogt', language: 'pl' } as const;
  await form.contribute(await photo(), { name: 'Lea', last_name: '=1+1', consent: child });
  const gone = await form.contribute(await photo(), { name: 'Tim' });
  await ask(server.url, withdrawStickerUpload, { params: { token: gone.withdrawal_token } });
  const { csv, filename } = await ask(olga, exportConsents, { params: params() });
  expect(filename).toMatch(/^consents-\d{4}-\d\d-\d\d\.csv$/);
  const [head, lea, tim, ...rest] = csv.replace('\u{FEFF}', '').split('\r\n');
  expect(head?.split(';')).toHaveLength(9);
  expect(lea).toMatch(/^Lea;'=1\+1;their own child;yes;"Eva ""Mama"" Vogt";2026-11;pl;20\S+Z;$/);
  expect(tim).toMatch(/^Tim;;themselves;no;;2026-11;de;20\S+Z;20\S+Z$/);
  expect(rest).toEqual(['']);
});

test('the owner hears of new photos by mail if they want to, at most once an hour', async () => {
  const form = await open();
  const run = () => runJob(server, tellOwners, {});
  await form.contribute(await photo());
  await form.contribute(await photo(), { name: 'Tim' });
  // Of this album alone: those of the tests before have their hour over as well.
  const toOwner = async () => (await mails()).filter(({ text }) => text.includes(albumId));
  await ask(olga, changeAlbum, { params: params(), body: { album: { email_notifications_enabled: false } } });
  now = new Date(now.getTime() + 3_600_000);
  await run();
  expect(await toOwner()).toEqual([]);
  await ask(olga, changeAlbum, { params: params(), body: { album: { email_notifications_enabled: true } } });
  await run();
  await run();
  const [mail, ...more] = await toOwner();
  expect([mail?.subject.includes('2'), more]).toEqual([true, []]);
  expect(mail?.recipient).toBe(olga.email);
  expect(mail?.text).toContain(`/album/${albumId}/stickers`);
  await form.contribute(await photo());
  await run();
  expect(await toOwner()).toHaveLength(1);
  now = new Date(now.getTime() + 3_600_000);
  await run();
  expect(await toOwner()).toHaveLength(2);
});

test('a photo that waits to be collected outlives the pictures that nobody uses', async () => {
  await (await open()).contribute(await photo());
  const [waiting] = (await ask(olga, listStickerUploads, { params: params(), query: {} })).sticker_uploads;
  for (const days of [2, 40]) {
    now = new Date(now.getTime() + days * 86_400_000);
    await runJob(server, removeUnusedImages, {});
  }
  now = new Date();
  expect((await fetch(server.url + waiting!.image.blob.small)).status).toBe(200);
});
