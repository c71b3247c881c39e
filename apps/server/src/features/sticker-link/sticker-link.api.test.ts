/** The sticker link: its settings, the public form's calls, the photos that come in, and collecting them. */
import type { StickerId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import {
  changeAlbum,
  changeStickerUpload,
  createChallenge,
  createStickerUpload,
  deleteStickerUpload,
  detectStickerFace,
  exportConsents,
  handshakeOf,
  listStickerPeople,
  listStickerUploads,
  mergeStickerUploads,
  readPublicStickerLink,
  readStickerLink,
  REALTIME,
  rotateStickerLink,
  type StickerLinkSettings,
  type StickerUpload,
} from '@figurina/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { removeUnusedBlobs } from '../blobs/index.ts';
import { removeRejected } from './remove-rejected.ts';
import { contributor, newUpload, type Contributor } from './testing/contributor.ts';

let server: TestServer;
let olga: TestUser;
let mia: TestUser;
let sam: TestUser;
let admin: TestUser;
let now = new Date();
let albumId: string;
beforeAll(async () => {
  const env = {
    STICKER_TASK_BITS: '4',
    STICKER_DOMAINS: 'fotos.example.org, bilder.example.org',
    IMAGE_MAX_MB: '3',
    STICKER_UNCLAIMED_MB: '7',
    TRUST_PROXY: 'true',
  };
  // Every look at the clock is later than the last: what came first is first.
  const clock = { now: () => (now = new Date(now.getTime() + 1)) };
  server = await startTestServer({ clock, env });
  olga = await testUser(server, 'olga@verein.de');
  mia = await testUser(server, 'mia@verein.de');
  sam = await testUser(server, 'sam@anderswo.de');
  admin = await testUser(server, 'anna@figurina.de', { admin: true });
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = new Date();
  // What lies there counts against the address that all tests have.
  await server.database.db.deleteFrom('blob_segments').execute();
  await server.database.db.deleteFrom('blobs').execute();
  const album = anAlbum()
    .section('Vorstand', { id: 'board' })
    .sticker('Ida Bauer', { id: 'ida' })
    .section('Jugend', { id: 'youth' })
    .spread()
    .cell({ id: 'cell', sticker: 'Ben Otto' });
  albumId = await albumOnServer(server.database, album.parts(), [olga, mia]);
});

const params = () => ({ id: albumId });
const read = async (user: TestUser = olga) => (await ask(user, readStickerLink, { params: params() })).sticker_link;
const set = (change: Partial<StickerLinkSettings>) =>
  ask(olga, changeAlbum, { params: params(), body: { album: change } });
/** Turns the link on and takes it. */
async function link(change: Partial<StickerLinkSettings> = {}): Promise<Contributor> {
  await set({ sticker_upload_enabled: true, ...change });
  return contributor(server, (await read()).sticker_uploads_path.replace('/s/', ''));
}
const list = async (merged: 'true' | 'false' = 'false') =>
  (await ask(olga, listStickerUploads, { params: params(), query: { merged } })).sticker_uploads;
/** The first request of a file: 201, or the code with which it is refused. */
async function begin(token: string, bytes: number, proof?: string, from?: string): Promise<number | string> {
  const headers = {
    'x-sticker-token': token,
    'tus-resumable': '1.0.0',
    'upload-length': String(bytes),
    'upload-metadata': 'filename YQ==',
  };
  const proven = { ...headers, ...(proof && { 'x-sticker-proof': proof }), ...(from && { 'x-forwarded-for': from }) };
  const answer = await fetch(`${server.url}/v1/blobs`, { method: 'POST', headers: proven });
  return answer.status === 201 ? 201 : ((await answer.json()) as { code: string }).code;
}
/** Files without an account that nothing became of. */
const lying = () =>
  server.database.db
    .selectFrom('blobs')
    .select('id')
    .where('address', 'is not', null)
    .where('used_for', 'is', null)
    .execute();
const merge = (ids: readonly string[], user: TestUser = olga) =>
  ask(user, mergeStickerUploads, { params: params(), body: { sticker_upload_ids: [...ids] } });
const document = async () => (await server.app.realtime.readDocument(albumId))!.document;
const look = (token: string) => ask(server.url, readPublicStickerLink, { params: { token } });

let shade = 0;
/** A photo that no test had before. */
function photo(format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<Buffer> {
  shade += 1;
  const background = { r: (shade % 16) * 16, g: (shade >> 4) * 16, b: 40 };
  return sharp({ create: { width: 300, height: 420, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

describe('the link', () => {
  test('has 128 bits, is off at first, greets in the album’s language and keeps its settings', async () => {
    const first = await read();
    expect(first).toMatchObject({ sticker_upload_enabled: false, open: false, sticker_upload_closes_on: null });
    expect(first.sticker_upload_content).toContain('Stickeralbum');
    expect(Buffer.from(first.sticker_uploads_path.replace('/s/', ''), 'base64url')).toHaveLength(16);
    await set({
      sticker_upload_enabled: true,
      sticker_upload_require_position: true,
      sticker_upload_surprise: true,
      sticker_upload_content: ' Macht mit! ',
      sticker_upload_closes_on: '2999-12-31',
    });
    expect(await read(mia)).toMatchObject({
      sticker_uploads_path: first.sticker_uploads_path,
      url: `${server.config.baseUrl}${first.sticker_uploads_path}`,
      open: true,
      sticker_upload_require_position: true,
      sticker_upload_surprise: true,
      sticker_upload_content: 'Macht mit!',
      sticker_upload_closes_on: '2999-12-31',
    });
  });

  test('takes a neutral address of the configuration, the first unless another is chosen', async () => {
    const { custom_domains } = await ask(olga, readStickerLink, { params: params() });
    expect(custom_domains).toEqual(['fotos.example.org', 'bilder.example.org']);
    await set({ sticker_upload_white_label: true });
    expect((await read()).url).toMatch(/^https:\/\/fotos\.example\.org\/s\//);
    await set({ sticker_upload_custom_domain: 'bilder.example.org' });
    expect((await read()).url).toMatch(/^https:\/\/bilder\.example\.org\/s\//);
    const body = (album: Partial<StickerLinkSettings>) => ({ params: params(), body: { album } });
    expect(await refusal(olga, changeAlbum, body({ sticker_upload_custom_domain: 'evil.example' }))).toBe(
      'custom_domain_unknown',
    );
    expect(await refusal(olga, changeAlbum, body({ sticker_upload_content: '  ' }))).toBe('sticker_content_required');
  });

  test('gets a new address: the old one and the personal ones are gone', async () => {
    const { token } = await link();
    const [ida] = (await ask(olga, listStickerPeople, { params: params() })).people;
    await ask(olga, rotateStickerLink, { params: params() });
    for (const old of [token, ida!.path.replace('/s/', '')])
      expect(await refusal(server.url, readPublicStickerLink, { params: { token: old } })).toBe('sticker_link_gone');
    await look((await read()).sticker_uploads_path.replace('/s/', ''));
  });

  test('is nobody else’s: strangers find no album, a locked one is not changed, consents are the owner’s', async () => {
    const upload = { id: albumId, upload: 'x' };
    const calls = [
      [readStickerLink, { params: params() }],
      [rotateStickerLink, { params: params() }],
      [listStickerPeople, { params: params() }],
      [listStickerUploads, { params: params(), query: {} }],
      [mergeStickerUploads, { params: params(), body: { sticker_upload_ids: ['x'] } }],
      [changeStickerUpload, { params: upload, body: { sticker_upload: {} } }],
      [exportConsents, { params: params() }],
    ] as const;
    for (const [endpoint, request] of calls)
      expect([endpoint.path, await refusal(sam, endpoint as never, request as never)]).toEqual([
        endpoint.path,
        'not_found',
      ]);
    const { id } = await (await link()).contribute(await photo());
    expect(await refusal(sam, deleteStickerUpload, { params: { id } })).toBe('not_found');
    expect(await refusal(mia, exportConsents, { params: params() })).toBe('forbidden');
    await ask(admin, changeAlbum, { params: params(), body: { album: { locked: true } } });
    expect(await refusal(olga, rotateStickerLink, { params: params() })).toBe('album_locked');
    expect((await call(olga, mergeStickerUploads, { params: params(), body: { sticker_upload_ids: [id] } })).ok).toBe(
      false,
    );
    expect((await merge([id], admin)).merged).toHaveLength(1);
  });
});

describe('the public form', () => {
  test('sees title, message, chapters and the look of the album, and nothing of other people', async () => {
    const { token, contribute } = await link();
    await contribute(await photo(), { name: 'Zoe', last_name: 'Geheim' });
    const answer = await look(token);
    expect(answer.sticker_link).toMatchObject({
      title: 'Album',
      language: 'de',
      require_position: false,
      person: null,
      sections: [
        { id: 'board', name: 'Vorstand' },
        { id: 'youth', name: 'Jugend' },
      ],
      look: { sticker_template_settings: { id: 'default' } },
      consent: { language: 'en' },
    });
    expect(JSON.stringify(answer)).not.toMatch(/Zoe|Geheim|Ida|Ben|olga|mia|verein/i);
  });

  test('in surprise mode neither title, look, message nor consent give the album away', async () => {
    const { token, contribute, refused } = await link({ sticker_upload_surprise: true });
    const shown = (await look(token)).sticker_link;
    expect(shown).toMatchObject({ title: null, look: null, surprise: true });
    expect(JSON.stringify([shown.content, shown.consent])).not.toMatch(/album|sticker/i);
    expect((await read()).sticker_upload_content).toBe(shown.content);
    // What was agreed to before the mode was switched on was another text.
    expect(await refused(await photo())).toBe('consent_outdated');
    await contribute(await photo(), { consent: { ...newUpload('').consent, ...shown.consent } });
    await call(olga, changeAlbum, { params: { id: albumId }, body: { album: { sticker_upload_content: 'Für Opa!' } } });
    expect((await look(token)).sticker_link.content).toBe('Für Opa!');
  });

  test('is closed when the link is off or its day has passed, and gone with a wrong token', async () => {
    const { token, contribute } = await link({ sticker_upload_closes_on: now.toISOString().slice(0, 10) });
    const sent = await contribute(await photo(), { client_id: 'the-very-same-client' });
    const request = { params: { token } };
    now = new Date(now.getTime() + 86_400_000);
    expect(await refusal(server.url, readPublicStickerLink, request)).toBe('sticker_link_closed');
    expect(await refusal(server.url, createChallenge, request)).toBe('sticker_link_closed');
    const body = { sticker_upload: newUpload('x') };
    expect(await refusal(server.url, createStickerUpload, { ...request, body })).toBe('sticker_link_closed');
    // Who lost the answer to the last one hears it still.
    const again = { sticker_upload: newUpload('x', { client_id: 'the-very-same-client' }) };
    expect((await ask(server.url, createStickerUpload, { ...request, body: again })).sticker_upload).toEqual(sent);
    now = new Date();
    await set({ sticker_upload_enabled: false });
    expect(await refusal(server.url, readPublicStickerLink, request)).toBe('sticker_link_closed');
    expect(await refusal(server.url, readPublicStickerLink, { params: { token: 'wrong' } })).toBe('sticker_link_gone');
    expect(await begin(token, 10)).toBe('sticker_link_closed');
  });

  test('without a solved task no byte is taken, and a task is good for one file', async () => {
    const { token, proof } = await link();
    const solved = await proof();
    expect(await begin(token, 400)).toBe('proof_missing');
    expect(await begin(token, 400, `x${solved}`)).toBe('proof_wrong');
    expect(await begin(token, 400, solved)).toBe(201);
    expect(await begin(token, 400, solved)).toBe('proof_used');
    expect(await lying()).toHaveLength(1);
  });

  test('what is sent and never handed in is limited by address and by link, and goes after an hour', async () => {
    const mine = await link();
    const [ida] = (await ask(olga, listStickerPeople, { params: params() })).people;
    const other = contributor(server, ida!.path.replace('/s/', ''));
    const big = 2_000_000;
    for (let at = 0; at < 3; at += 1) expect(await begin(mine.token, big, await mine.proof())).toBe(201);
    expect(await begin(mine.token, big, await mine.proof())).toBe('too_many_requests');
    // Another link from the same address, and the same link from many.
    expect(await begin(other.token, big, await other.proof())).toBe('too_many_requests');
    const others = Array.from({ length: 12 }, (_, at) => `192.0.2.${at % 4}`);
    const begun = await Promise.all(others.map(async (from) => begin(mine.token, big, await mine.proof(), from)));
    // With the three before: as much as four addresses may.
    expect(begun.filter((status) => status === 201)).toHaveLength(11);
    now = new Date(now.getTime() + 3_700_000);
    await runJob(server, removeUnusedBlobs, {});
    expect(await lying()).toEqual([]);
    expect(await begin(mine.token, big, await mine.proof())).toBe(201);
  });

  test('what is handed in makes place for the next, and what is no photograph is forgotten at once', async () => {
    const form = await link();
    for (let at = 0; at < 2; at += 1) await form.contribute(Buffer.concat([await photo(), Buffer.alloc(2_900_000)]));
    expect(
      await form.refused(
        Buffer.concat([Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">'), Buffer.alloc(2_900_000, 32)]),
      ),
    ).toBe('image_type_unsupported');
    expect(await lying()).toEqual([]);
    expect(await begin(form.token, 3_000_000, await form.proof())).toBe(201);
  });

  test('each field that is wrong has its code', async () => {
    const form = await link({ sticker_upload_require_position: true });
    const blob_id = await form.send(await photo());
    const consent = newUpload('').consent;
    const refused = (given: object) => form.refused(Buffer.alloc(0), { blob_id, position: 'Tor', ...given });
    expect(await refused({ name: ' ' })).toBe('sticker_name_required');
    expect(await refused({ position: ' ' })).toBe('sticker_position_required');
    expect(await refused({ section_id: 'front-section' })).toBe('section_gone');
    expect(await refused({ consent: { ...consent, agreed: false } })).toBe('consent_required');
    expect(await refused({ consent: { ...consent, minor: true } })).toBe('guardian_required');
    expect(await refused({ consent: { ...consent, version: '1999' } })).toBe('consent_outdated');
    expect(await refused({ name: 'x'.repeat(31) })).toBe('invalid_request');
    expect(await refused({ blob_id: 'gone' })).toBe('blob_not_found');
    expect(await form.refused(Buffer.from('<html>'.repeat(50)), { position: 'Tor' })).toBe('image_type_unsupported');
    const truncated = (await photo()).subarray(0, 400);
    expect(await form.refused(truncated, { position: 'Tor' })).toBe('image_unreadable');
    expect(await list()).toEqual([]);
    await form.contribute(Buffer.alloc(0), {
      blob_id,
      position: 'Tor',
      consent: { ...consent, minor: true, guardian: 'Eva' },
    });
  });

  test('sent again after a lost answer, or twice at once, it is one photo', async () => {
    const form = await link();
    const blob_id = await form.send(await photo());
    const wish = { blob_id, client_id: '00000000-one-upload' };
    const both = await Promise.all([1, 2].map(() => form.contribute(Buffer.alloc(0), wish).catch(String)));
    const first = both.find((answer) => typeof answer !== 'string');
    expect(await form.contribute(Buffer.alloc(0), wish)).toEqual(first);
    expect(await list()).toHaveLength(1);
  });

  test('what broke off after its picture was made goes on with that picture, for the same photo alone', async () => {
    const form = await link();
    const blob_id = await form.send(await photo());
    const wish = { blob_id, client_id: '00000000-broken-off' };
    const { db } = server.database;
    await sql`create function break_off() returns trigger language plpgsql as $$ begin raise 'broken off'; end $$`.execute(
      db,
    );
    await sql`create trigger break_off before insert on sticker_uploads for each row execute function break_off()`.execute(
      db,
    );
    await expect(form.contribute(Buffer.alloc(0), wish)).rejects.toThrow();
    await sql`drop function break_off cascade`.execute(db);
    const { id } = await form.contribute(Buffer.alloc(0), wish);
    expect(await form.refused(Buffer.alloc(0), { blob_id })).toBe('blob_not_found');
    expect((await list()).map((one) => one.id)).toEqual([id]);
  });

  test('an upload belongs to its link: another one cannot take the file', async () => {
    const blob_id = await (await link()).send(await photo());
    const other = await albumOnServer(server.database, anAlbum().section('Team').parts(), [olga]);
    const before = albumId;
    albumId = other;
    expect(await (await link()).refused(Buffer.alloc(0), { blob_id })).toBe('blob_not_found');
    albumId = before;
  });

  test('PNG and WebP come in too, and a face is looked for without an account', async () => {
    const form = await link();
    await form.contribute(await photo('png'));
    await form.contribute(await photo('webp'));
    const base64_image = (await photo()).toString('base64');
    const request = { params: { token: form.token }, body: { base64_image } };
    expect(await ask(server.url, detectStickerFace, request)).toEqual({ face: null });
    expect(await list()).toHaveLength(2);
  });
});

describe('collecting', () => {
  test('open editors hear of a photo; its picture can be seen, though it is not in the album yet', async () => {
    const form = await link();
    const socket = io(server.url, { path: REALTIME.path, query: { album_id: albumId }, auth: handshakeOf(mia.token) });
    try {
      await new Promise<void>((resolve) => void socket.on('connect', resolve));
      const heard = new Promise((resolve) => void socket.on(REALTIME.stickerUploads, resolve));
      const face = { x: 0.3, y: 0.2, width: 0.4, height: 0.3 };
      const crop = { cx: 0.1, cy: 0, cscale: 1.5, crotation: 0 };
      const details = { face, crop };
      await form.contribute(await photo(), { name: 'Lea', last_name: 'Vogt', section_id: 'youth', details });
      expect(await heard).toEqual({ album_id: albumId });
      const [upload] = await list();
      expect(upload).toMatchObject({
        name: 'Lea',
        last_name: 'Vogt',
        section_id: 'youth',
        state: 'new',
        merged_at: null,
        sticker_id: null,
        faults: [],
        crop_set: true,
        ...crop,
        image: { details: { width: 300, height: 420, face } },
        consent: { shown: 'self', minor: false },
      });
      expect((await fetch(server.url + upload!.image.blob.medium)).status).toBe(200);
      expect((await document()).images.has(upload!.image.id as never)).toBe(false);
    } finally {
      socket.disconnect();
    }
  });

  test('writes a new sticker with its crop, or gives a matched one its picture; again, nothing happens', async () => {
    const form = await link();
    const crop = { cx: 0, cy: 0.2, cscale: 2, crotation: 3 };
    const details = { crop };
    const fresh = await form.contribute(await photo(), {
      name: 'Lea',
      last_name: 'Vogt',
      position: 'Tor',
      section_id: 'youth',
      details,
    });
    const matched = await form.contribute(await photo(), { name: 'Ida', position: 'Kasse' });
    await ask(olga, changeStickerUpload, {
      params: { id: albumId, upload: matched.id },
      body: { sticker_upload: { sticker_id: 'ida', crop } },
    });
    const answer = await merge([fresh.id, matched.id]);
    expect(answer.merged.map(({ sticker_id }) => sticker_id)).toEqual([fresh.id, 'ida']);
    expect([answer.failed, answer.merged_at]).toEqual([[], expect.any(String)]);
    const { stickers, images } = await document();
    const picture = (id: string) => images.get(stickers.get(id as StickerId)!.image as never);
    expect(stickers.get(fresh.id as StickerId)).toMatchObject({
      name: 'Lea Vogt',
      position: 'Tor',
      sectionId: 'youth',
      ...crop,
    });
    expect(picture(fresh.id)).toMatchObject({ model: 'sticker', details: { width: 300 } });
    expect(stickers.get('ida' as StickerId)).toMatchObject({ name: 'Ida Bauer', position: 'Kasse', ...crop });
    expect(picture('ida')).toBeDefined();
    const size = stickers.size;
    expect((await merge([fresh.id, matched.id])).merged).toHaveLength(2);
    expect((await document()).stickers.size).toBe(size);
    expect(await list()).toEqual([]);
    expect((await list('true')).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    const change = { params: { id: albumId, upload: fresh.id }, body: { sticker_upload: { name: 'Eva' } } };
    expect(await refusal(olga, changeStickerUpload, change)).toBe('sticker_upload_merged');
  });

  test('two who collect at once make one sticker; whoever has no chapter comes into an untitled one', async () => {
    const form = await link();
    const sent = [await form.contribute(await photo()), await form.contribute(await photo(), { name: 'Tim' })];
    const ids = sent.map(({ id }) => id);
    const answers = await Promise.all([merge(ids), merge(ids, mia)]);
    expect(answers.flatMap(({ failed }) => failed).every(({ code }) => code === 'conflict')).toBe(true);
    const { stickers, nodes } = await document();
    const made = ids.map((id) => stickers.get(id as StickerId)!);
    expect(made.map(({ name }) => name)).toEqual(['Ada', 'Tim']);
    expect(stickers.size).toBe(4);
    const section = nodes.get(made[0]!.sectionId as never);
    expect(section).toMatchObject({ type: 'Section', props: { name: 'Unbenanntes Team' } });
    expect(made[1]!.sectionId).toBe(made[0]!.sectionId);
  });

  test('those with a fault stay and are named, the others go through', async () => {
    const form = await link();
    const change = async (id: string, sticker_upload: object) =>
      (await ask(olga, changeStickerUpload, { params: { id: albumId, upload: id }, body: { sticker_upload } }))
        .sticker_upload;
    const good = await form.contribute(await photo());
    const nameless = await form.contribute(await photo());
    const lost = await form.contribute(await photo());
    expect((await change(nameless.id, { name: ' ' })).faults).toEqual(['name_missing']);
    await change(lost.id, { sticker_id: 'ida' });
    await server.app.realtime.applyMutation({
      albumId,
      actor: { userId: olga.id, role: 'owner' },
      units: [[{ part: 'stickers', path: 'ida', removed: true }]],
    });
    const answer = await merge([good.id, nameless.id, lost.id, 'foreign']);
    expect(answer.merged.map(({ id }) => id)).toEqual([good.id]);
    expect(Object.fromEntries(answer.failed.map(({ id, code }) => [id, code]))).toEqual({
      [nameless.id]: 'name_missing',
      [lost.id]: 'sticker_gone',
      foreign: 'not_found',
    });
    expect((await list()).map(({ id }) => id)).toEqual([nameless.id, lost.id]);
    for (const wrong of [{ section_id: 'front-section' }, { sticker_id: 'ida' }])
      expect(
        await refusal(olga, changeStickerUpload, {
          params: { id: albumId, upload: nameless.id },
          body: { sticker_upload: wrong },
        }),
      ).toMatch(/section_gone|sticker_gone/);
  });

  test('the very same picture is recognised', async () => {
    const form = await link();
    const bytes = await photo();
    const first = await form.contribute(bytes);
    await form.contribute(await photo());
    const again = await form.contribute(bytes, { name: 'Adda' });
    const same = Object.fromEntries((await list()).map((upload) => [upload.id, upload.same_picture_as]));
    expect([same[first.id], same[again.id]]).toEqual([[], [first.id]]);
  });

  test('a rejected photo stays for 30 days; a deleted one goes at once, with its picture', async () => {
    const form = await link();
    const sent = [await form.contribute(await photo()), await form.contribute(await photo())];
    const [rejected, deleted] = await list();
    const states = async () => (await list()).map(({ state }) => state);
    const body = { sticker_upload: { state: 'rejected' } } as const;
    await ask(olga, changeStickerUpload, { params: { id: albumId, upload: sent[0]!.id }, body });
    await ask(olga, deleteStickerUpload, { params: { id: sent[1]!.id } });
    expect(await states()).toEqual(['rejected']);
    const seen = async ({ image }: StickerUpload) => (await fetch(server.url + image.blob.small)).status;
    expect([await seen(rejected!), await seen(deleted!)]).toEqual([200, 404]);
    now = new Date(now.getTime() + 31 * 86_400_000);
    await runJob(server, removeRejected, {});
    now = new Date();
    expect([await states(), await seen(rejected!)]).toEqual([[], 404]);
  });
});
