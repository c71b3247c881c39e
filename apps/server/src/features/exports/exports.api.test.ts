/** Orders, rights and tokens. Nothing is printed here: the server has no worker. */
import {
  createAlbum,
  createRenderJob,
  deleteAlbum,
  deleteTrashedAlbum,
  deleteRenderJob,
  listRenderJobs,
  problemSchema,
  readAlbum,
  readRenderData,
  readRenderJob,
} from '@figurina/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBlobStore } from '../../platform/files/open-blob-store.ts';
import { approvedCopy } from '../../testing/approved-copy.ts';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { placedOrder } from '../../testing/placed-order.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { download, order, readJob, type Wanted } from './testing/exports-on-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PUBLIC = 'https://alben.verein.de';

let now = new Date();
let server: TestServer & { address: string };
let admin: TestUser;
let owner: TestUser;
let member: TestUser;
let stranger: TestUser;
let albumId: string;
let pages: number;
beforeAll(async () => {
  // As behind a proxy: the public address is another one than the one that is called.
  const started = await startTestServer({ clock: { now: () => now }, env: { ROLE: 'web', BASE_URL: PUBLIC } });
  const address = `http://${started.config.host}:${started.config.port}`;
  server = { ...started, address, url: address };
  [admin, owner, member, stranger] = await Promise.all([
    testUser(server, 'anna@figurina.de', { admin: true }),
    testUser(server, 'olga@verein.de'),
    testUser(server, 'mia@verein.de'),
    testUser(server, 'sam@anderswo.de'),
  ]);
  albumId = await anAlbum();
  const { album } = await ask(owner, readAlbum, { params: { id: albumId } });
  pages = 2 * album.statistics.inlay_spreads_count;
});
afterAll(() => server.stop());
beforeEach(async () => {
  now = new Date();
  await server.database.db.deleteFrom('render_jobs').execute();
});

async function anAlbum(): Promise<string> {
  const { album } = await ask(owner, createAlbum, {
    body: { album: { language: 'de', blueprint_id: 'sports-choreo', title: 'SV Blau-Weiß 09' } },
  });
  await server.database.db
    .insertInto('album_members')
    .values({ id: `${album.id}-m`, album_id: album.id, user_sub: member.id, owner: false, created_at: now })
    .execute();
  return album.id;
}

const ordering = (user: TestUser | string, params: Partial<Wanted> = {}) =>
  call(user, createRenderJob, { body: { render_job: { params: { album_id: albumId, ...params } } } });
const PROOF = { includeBleed: false } as const;

describe('who may order what', () => {
  const cases: [string, Partial<Wanted>, Record<'owner' | 'member' | 'admin' | 'stranger', string>][] = [
    ['a proof', PROOF, { owner: 'yes', member: 'yes', admin: 'yes', stranger: 'not_found' }],
    [
      'a proof of pages',
      { ...PROOF, mode: 'pages', range: '2-3' },
      { owner: 'yes', member: 'yes', admin: 'yes', stranger: 'not_found' },
    ],
    ['with bleed', {}, { owner: 'forbidden', member: 'forbidden', admin: 'yes', stranger: 'not_found' }],
    [
      'pictures',
      { ...PROOF, format: 'jpg' },
      { owner: 'forbidden', member: 'forbidden', admin: 'yes', stranger: 'not_found' },
    ],
  ];
  const people = { owner: () => owner, member: () => member, admin: () => admin, stranger: () => stranger };
  const table = cases.flatMap(([what, params, expected]) =>
    (['owner', 'member', 'admin', 'stranger'] as const).map((who) => [who, what, expected[who], params] as const),
  );
  test.each(table)('%s, %s: %s', async (who, _what, expected, params) => {
    const answer = await ordering(people[who](), params);
    expect(answer.ok ? 'yes' : answer.code).toBe(expected);
  });

  test('nobody without signing in', async () => {
    expect(await ordering(server.address, PROOF)).toMatchObject({ ok: false, code: 'unauthorized' });
  });

  test('a member has three at a time, an administrator as many as they like', async () => {
    for (let count = 0; count < 3; count++) await order(member, { album_id: albumId, ...PROOF });
    expect(await ordering(member, PROOF)).toMatchObject({ ok: false, code: 'too_many_requests' });
    expect(await ordering(owner, PROOF)).toMatchObject({ ok: true });
    for (let count = 0; count < 4; count++) await order(admin, { album_id: albumId });
  });
});

test('the approved copy is printed as it was approved, by administrators, as long as it may be', async () => {
  const { db } = server.database;
  const own = await anAlbum();
  const copied = { album_id: own, copy: 'approved' } as const;
  expect(await ordering(admin, copied)).toMatchObject({ ok: false, code: 'copy_not_approved' });
  const first = await placedOrder(db, { albumId: own, by: owner.id, albums: 30, packs_per_album: 7 });
  expect(await ordering(admin, { album_id: own, orderId: first.id })).toMatchObject({ code: 'copy_not_approved' });
  const approval = await approvedCopy(server, own, { by: owner.id, orderId: first.id });
  await placedOrder(db, { albumId: own, by: owner.id });
  await db.updateTable('albums').set({ title: 'Später' }).where('id', '=', own).execute();
  await db.updateTable('albums').set({ language: 'en' }).where('id', '=', own).execute();

  const job = await order(admin, copied);
  expect(job).toMatchObject({
    album_version: 0,
    copy_hash: approval.hash,
    order_id: null,
    params: { copy: 'approved' },
  });
  expect(await order(admin, { album_id: own })).toMatchObject({ copy_hash: null, params: { copy: 'live' } });
  const snapshot = async (id: string) => {
    const row = await db.selectFrom('render_jobs').select('album').where('id', '=', id).executeTakeFirstOrThrow();
    return JSON.parse(row.album) as Record<string, unknown>;
  };
  expect(await snapshot(job.id)).toMatchObject({
    title: 'SV Blau-Weiß 09',
    language: 'de',
    updated_at: '2026-05-05T09:00:00.000Z',
  });
  // Of an order its own copy and its own packs, also where the album was ordered again and something else is wished.
  const archive = { preset: 'artifact', mode: 'artifact' } as const;
  const made = await order(admin, { album_id: own, orderId: first.id, ...archive, albums: 5 });
  expect(made).toMatchObject({ copy_hash: approval.hash, order_id: first.id });
  expect(made.params).toMatchObject({ copy: 'approved', albums: 30, packsPerAlbum: 7 });
  expect(await ordering(admin, { album_id: albumId, orderId: first.id })).toMatchObject({ code: 'copy_not_approved' });
  for (const who of [owner, member])
    for (const params of [{ copy: 'approved' }, { orderId: first.id }] as const)
      expect(await ordering(who, { ...PROOF, album_id: own, ...params })).toMatchObject({ code: 'forbidden' });

  await db.updateTable('album_approvals').set({ invalid_since: now }).where('album_id', '=', own).execute();
  for (const params of [{ copy: 'approved' }, { orderId: first.id }] as const)
    expect(await ordering(admin, { album_id: own, ...params })).toMatchObject({ ok: false, code: 'copy_withdrawn' });
});

describe('what cannot be printed is refused, and nothing is queued', () => {
  test.each([
    ['7-5', 'reversed', '„7-5“ läuft rückwärts: Die kleinere Zahl kommt zuerst.'],
    ['1-99', 'out_of_range', '„1-99“ liegt außerhalb: Es gibt 1 bis LAST.'],
    ['1;2', 'unreadable', '„1;2“ ist kein Bereich. Schreibe zum Beispiel 1-3,5.'],
    [' 1 - 2 , 4 ', '', ''],
  ])('the range "%s": %s', async (range, fault, detail) => {
    const body = { render_job: { params: { album_id: albumId, mode: 'pages', range } } };
    const answer = await admin.call('POST', '/exports/render_jobs', body, { 'accept-language': 'de' });
    if (!fault) return expect(answer.status).toBe(201);
    expect(answer.status).toBe(422);
    const { code, errors } = problemSchema.parse(await answer.json());
    expect(code).toBe('invalid_range');
    expect(errors).toEqual([
      { pointer: '/render_job/params/range', code: fault, detail: detail.replace('LAST', String(pages)) },
    ]);
    expect((await ask(admin, listRenderJobs, { query: { album_id: albumId } })).render_jobs).toEqual([]);
  });

  test('the stickers of an album without any', async () => {
    for (const mode of ['stickers', 'stickerpack'] as const)
      expect(await ordering(admin, { mode })).toMatchObject({ ok: false, code: 'invalid_range' });
  });

  test.each([
    ['a print shop nobody knows', { printProfile: 'nobody' }],
    ['spreads for a shop that takes single pages', { printProfile: 'conservative', mode: 'spreads' }],
    ['a picture for a print shop', { printProfile: 'default', format: 'jpg' }],
    ['a check for a print shop', { printProfile: 'default', preset: 'album_check' }],
    ['a resolution nobody has', { dpi: 5000 }],
  ] as const)('%s', async (_what, params) => {
    expect(await ordering(admin, params as Partial<Wanted>)).toMatchObject({ ok: false, code: 'invalid_request' });
  });
});

test('print files follow the profile of the house or the one that is named, proofs none', async () => {
  const params = { album_id: albumId, mode: 'pages', range: '1' } as const;
  const chosen = async (more: Partial<Wanted>) => (await order(admin, { ...params, ...more })).params.printProfile;
  expect(await chosen({})).toBe('default');
  expect(await chosen({ printProfile: 'conservative' })).toBe('conservative');
  expect(await chosen(PROOF)).toBe('');
  expect(await chosen({ format: 'png' })).toBe('');
  expect(await chosen({ preset: 'album_check' })).toBe('');
  expect(await ordering(admin, { ...params, ...PROOF, printProfile: 'default' })).toMatchObject({
    ok: false,
    code: 'bleed_needed_for_marks',
  });
});

describe('exports of an album', () => {
  test('are seen by whoever ordered them, all of them by administrators, newest first', async () => {
    const first = await order(member, { album_id: albumId, ...PROOF });
    now = new Date(now.getTime() + 1000);
    const second = await order(admin, { album_id: albumId, preset: 'custom', label: 'Für die Druckerei' });
    const listed = async (user: TestUser) =>
      (await ask(user, listRenderJobs, { query: { album_id: albumId } })).render_jobs.map(({ id }) => id);
    expect(await listed(admin)).toEqual([second.id, first.id]);
    expect(await listed(member)).toEqual([first.id]);
    expect(await listed(owner)).toEqual([]);
    expect(await refusal(stranger, listRenderJobs, { query: { album_id: albumId } })).toBe('not_found');

    expect(await readJob(member, first.id)).toMatchObject({
      state: 'queued',
      progress: 0,
      file_url: null,
      error: null,
    });
    expect(second.params).toMatchObject({ mode: 'spreads', dpi: 300, label: 'Für die Druckerei' });
    for (const [user, id] of [
      [member, second.id],
      [owner, first.id],
      [stranger, first.id],
    ] as const) {
      expect(await refusal(user, readRenderJob, { params: { id } })).toBe('not_found');
      expect(await refusal(user, deleteRenderJob, { params: { id } })).toBe('not_found');
      expect((await download(server, user, { id })).status).toBe(404);
    }
    expect((await download(server, member, first)).status).toBe(409);
    await ask(member, deleteRenderJob, { params: { id: first.id } });
    expect(await listed(admin)).toEqual([second.id]);
  });

  test('one that was refused for its ink keeps a picture of it for those who see the export, until it is deleted', async () => {
    const { id } = await order(owner, { album_id: albumId, ...PROOF });
    const files = openBlobStore(server.config);
    const file_key = `exports/${id}/ink.jpg`;
    await files.put(file_key, Buffer.from('a picture'));
    const fail = (code: string) =>
      server.database.db
        .updateTable('render_jobs')
        .set({ state: 'error', file_key, failure: JSON.stringify({ code, detail: 'P20' }) })
        .where('id', '=', id)
        .execute();
    const picture = ({ token }: TestUser) =>
      fetch(`${server.url}/v1/render_jobs/${id}/ink`, { headers: { authorization: `Bearer ${token}` } });
    await fail('checks_failed');
    expect(await readJob(owner, id)).toMatchObject({ ink_picture_url: `/v1/render_jobs/${id}/ink`, file_url: null });
    const answer = await picture(owner);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await answer.text()).toBe('a picture');
    expect((await picture(admin)).status).toBe(200);
    expect((await picture(member)).status).toBe(404);
    expect((await picture(stranger)).status).toBe(404);
    expect((await download(server, owner, { id })).status).toBe(409);
    await fail('unexpected');
    expect((await readJob(owner, id)).ink_picture_url).toBeNull();
    expect((await picture(owner)).status).toBe(404);
    await ask(owner, deleteRenderJob, { params: { id } });
    expect(await files.stat(file_key)).toBeUndefined();
  });

  test('old ones go at night, and those of albums that are gone', async () => {
    const other = await anAlbum();
    const age = async (id: string, days: number) => {
      const created_at = new Date(now.getTime() - days * DAY);
      await server.database.db.updateTable('render_jobs').set({ created_at }).where('id', '=', id).execute();
    };
    const old = await order(admin, { album_id: albumId });
    const young = await order(admin, { album_id: albumId });
    await order(admin, { album_id: other });
    await age(old.id, 31);
    await ask(owner, deleteAlbum, { params: { id: other } });
    await ask(owner, deleteTrashedAlbum, { params: { id: other } });
    const { signal } = new AbortController();
    await server.app.exports.removeOld(signal);
    const rows = await server.database.db.selectFrom('render_jobs').select(['id', 'state']).execute();
    expect(rows).toEqual([{ id: young.id, state: 'queued' }]);
    // One that nobody has taken up in a day says so instead of waiting for ever.
    await age(young.id, 2);
    await server.app.exports.removeOld(signal);
    const given = await readJob(admin, young.id);
    expect(given.state).toBe('error');
    expect(given.error).toMatch(/unterbrochen|interrupted/);
  });
});

describe('a render token', () => {
  const read = (id: string, headers: Record<string, string>, query = '') =>
    fetch(`${server.address}/v1/albums/${id}/render_data${query}`, { headers });

  async function ordered(): Promise<{ token: string; url: URL }> {
    const body = { render_job: { params: { album_id: albumId, mode: 'pages' as const, range: '2-3' } } };
    const { meta } = await ask(admin, createRenderJob, { body });
    return { token: meta.token, url: new URL(meta.render_url) };
  }

  test('comes with the address of the render page, which names everything and one origin', async () => {
    const { token, url } = await ordered();
    expect(url.origin + url.pathname).toBe(`${PUBLIC}/render/${albumId}`);
    expect(Object.fromEntries(url.searchParams)).toEqual({
      album_id: albumId,
      api_url: `${PUBLIC}/v1`,
      token,
      mode: 'pages',
      format: 'pdf',
      resolution: 'full',
      showStickers: 'true',
      includeCover: 'true',
      includeBleed: 'true',
      fillUp: 'false',
      range: '2-3',
    });
  });

  test('reads its album as it was, by header or by query, and that alone', async () => {
    const { token } = await ordered();
    const answer = await read(albumId, { 'x-render-token': token });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { album } = readRenderData.answer.parse(await answer.json());
    expect(album).toMatchObject({ id: albumId, title: 'SV Blau-Weiß 09', version: 0 });
    expect(album.image_token.length).toBeGreaterThan(20);
    expect((await read(albumId, {}, `?token=${token}`)).status).toBe(200);

    const other = await anAlbum();
    const { status } = await read(other, { 'x-render-token': token });
    expect(status).toBe(401);
    expect(token.length).toBeGreaterThanOrEqual(22);
    for (const wrong of ['', 'x', token.slice(1), `${token}x`, admin.token])
      expect((await read(albumId, { 'x-render-token': wrong })).status, wrong).toBe(401);
    expect((await read(albumId, { authorization: `Bearer ${admin.token}` })).status).toBe(401);
    expect((await read(albumId, { 'x-render-token': token, authorization: 'Bearer x' })).status).toBe(200);
    expect(
      (await fetch(`${server.address}/v1/albums/${albumId}`, { headers: { 'x-render-token': token } })).status,
    ).toBe(401);
  });

  test('is kept as a hash, works for minutes, and dies with its export', async () => {
    const { token } = await ordered();
    const rows = await server.database.db.selectFrom('render_tokens').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    now = new Date(now.getTime() + 14 * MINUTE);
    expect((await read(albumId, { 'x-render-token': token })).status).toBe(200);
    now = new Date(now.getTime() + 2 * MINUTE);
    expect((await read(albumId, { 'x-render-token': token })).status).toBe(401);

    const second = await ordered();
    const [job] = (await ask(admin, listRenderJobs, { query: { album_id: albumId } })).render_jobs;
    await ask(admin, deleteRenderJob, { params: { id: job?.id ?? '' } });
    expect((await read(albumId, { 'x-render-token': second.token })).status).toBe(401);
  });

  test('is asked for by a page that may be loaded over plain HTTP inside', async () => {
    const policy = async (path: string) => (await fetch(server.address + path)).headers.get('content-security-policy');
    expect(await policy('/start')).toContain('upgrade-insecure-requests');
    expect(await policy(`/render/${albumId}`)).not.toContain('upgrade-insecure-requests');
    expect(await policy(`/render/${albumId}`)).toContain("default-src 'self'");
    expect(await policy(`/render/${albumId}`)).toMatch(/script-src 'self' 'wasm-unsafe-eval'/);
    // What unpacks fonts for paper needs more, and is not on the page.
    for (const path of ['/start', `/render/${albumId}`]) expect(await policy(path)).not.toContain("'unsafe-eval'");
  });
});
