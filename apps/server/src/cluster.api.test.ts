/**
 * `npm run test:cluster`: a customer's story, from the front door to the shipped order, over several servers that are ended
 * one after the other, with what they stand on. `PEOPLE=50` edit the album meanwhile. With `FORMER_VERSION`, the folder of
 * another version of the project, each is that one until it is replaced.
 */
import { randomBytes } from 'node:crypto';
import { cpus, loadavg } from 'node:os';
import {
  changeAlbum,
  createImage,
  createOrderUpdate,
  createRenderJob,
  createReview,
  listStickerUploads,
  readAlbum,
  readOrder,
  readRenderJob,
  readStickerLink,
  type Order,
} from '@figurina/contract';
import { findingKey, parseAlbum, preflight } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { sql } from 'kysely';
import { createClient } from 'redis';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderWish } from './features/orders/testing/order-wish.ts';
import { type Back, type Crowd, gather } from './features/realtime/testing/crowd.ts';
import { contributor } from './features/sticker-link/testing/contributor.ts';
import { newId } from './platform/ids.ts';
import { albumOnServer } from './testing/album-on-server.ts';
import { buildRenderPage } from './testing/build-render-page.ts';
import { ask, call } from './testing/checked-call.ts';
import { startCluster, type Cluster } from './testing/cluster/cluster.ts';
import type { TestUser } from './testing/test-user.ts';
import { arrived, beginUpload, sendBytes } from './testing/upload.ts';

const PEOPLE = Number(process.env['PEOPLE'] ?? 50);
const BACK_MS = 5000;
/** Where other programs have most of the machine, all of it takes longer. */
const slowness = (): number => Math.max(1, loadavg()[0]! / cpus().length);
const say = (line: string): void => void process.stderr.write(`cluster: ${line}\n`);
const patience = { timeout: 240_000, interval: 300 };

let cluster: Cluster;
let people: TestUser[];
let albumId: string;
let crowd: Crowd;
let photo: Buffer;
const backs: [what: string, back: Back, slowness: number][] = [];

beforeAll(async () => {
  buildRenderPage();
  cluster = await startCluster(process.env['FORMER_VERSION']);
  people = [];
  for (let at = 0; at < PEOPLE; at++) people.push(await cluster.person(`person${at}`));
  const album = anAlbum().section('Team').spreads(9);
  for (let at = 1; at <= 16; at++) album.cell({ x: 20, y: 20, sticker: `Person ${at}` });
  for (let at = 0; at < PEOPLE; at++) album.rectangle({ id: `box${at}` });
  albumId = await albumOnServer(cluster.database, album.parts(), people);
  await db().updateTable('albums').set({ blueprint_category: 'sports' }).where('id', '=', albumId).execute();
  const pixels = { raw: { width: 1200, height: 900, channels: 3 as const } };
  photo = await sharp(randomBytes(1200 * 900 * 3), pixels)
    .jpeg({ quality: 98 })
    .toBuffer();
  crowd = await gather({ url: cluster.url, albumId, users: people, patience });
  say(`${PEOPLE} people of the ${cluster.provider} provider have the album open`);
}, 900_000);
afterAll(async () => {
  await crowd.stop();
  await cluster.stop();
});

const db = () => cluster.database.db;
const owner = (): TestUser => people[0]!;

/** Asked again while nothing answers or a server says that it cannot now, as browsers do. */
async function untilAnswered<Answer extends { status: number }>(asked: () => Promise<Answer>): Promise<Answer> {
  let answer: Answer | undefined;
  await expect
    .poll(async () => {
      answer = await asked().catch(() => undefined);
      return answer !== undefined && answer.status < 500;
    }, patience)
    .toBe(true);
  return answer!;
}

async function isBack(what: string, end: () => Promise<unknown>): Promise<void> {
  const back = await crowd.backAfter(end);
  await crowd.saved();
  backs.push([what, back, slowness()]);
  say(`${what}: ${back.lost} away, the last one back after ${back.slowest} ms`);
}

test('each web server is replaced, and one is killed: everybody is back, and nothing is lost', async () => {
  expect(await (await fetch(cluster.url)).text()).toContain('<html');
  crowd.edit();
  await crowd.saved();
  for (const at of [0, 1, 2]) {
    await isBack(`web server ${at} replaced`, async () => cluster.webs[at]!.child.kill('SIGTERM'));
    expect(await cluster.webs[at]!.ended, cluster.webs[at]!.output()).toBe(0);
    await cluster.startWeb(at);
  }
  await isBack('web server 0 killed', () => cluster.webs[0]!.killTree());
  await cluster.startWeb(0);
  for (const [, back, slow] of backs) expect(back.slowest).toBeLessThan(BACK_MS * slow);
}, 900_000);

test('an upload whose server is killed in its middle goes on at another, and becomes a picture', async () => {
  const address = await beginUpload(cluster, owner(), photo.length);
  const here = { ...address, url: address.url.replace(cluster.url, cluster.addressOf(1)) };
  const sending = sendBytes(owner(), here, 0, photo).catch(() => undefined);
  const pieces = db().selectFrom('blob_segments').select('id').where('blob_id', '=', address.id);
  await expect.poll(() => pieces.where('arrived', '=', true).execute(), patience).not.toEqual([]);
  await isBack('web server 1 killed', () => cluster.webs[1]!.killTree());
  await sending;
  const got = await arrived(owner(), address);
  expect(got).toBeGreaterThan(0);
  if (got < photo.length) expect((await sendBytes(owner(), address, got, photo.subarray(got))).status).toBe(204);
  const made = await untilAnswered(() =>
    call(owner(), createImage, { params: { id: albumId }, body: { blob_id: address.id, model: 'background' } }),
  );
  expect(made).toMatchObject({ ok: true });
  await cluster.startWeb(1);

  const params = { id: albumId };
  await ask(owner(), changeAlbum, { params, body: { album: { sticker_upload_enabled: true } } });
  const { sticker_link } = await ask(owner(), readStickerLink, { params });
  const token = sticker_link.sticker_uploads_path.split('/').at(-1)!;
  await contributor(cluster, token).contribute(photo, { name: 'Person 1' });
  const { sticker_uploads } = await ask(owner(), listStickerUploads, { params, query: { merged: 'false' } });
  expect(sticker_uploads.map(({ name }) => name)).toEqual(['Person 1']);
}, 900_000);

let ordered: Order;
test('PostgreSQL is stopped and only read for a while, and Redis forgets all: one order, and no edit is lost', async () => {
  crowd.edit();
  const key = newId();
  const event = new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10);
  const wish = orderWish(albumId, { no_albums: 10, order_features: [], release_date: event });
  const place = () => owner().call('POST', '/orders', { order: wish }, { 'idempotency-key': key });
  const readOnly = async (on: boolean): Promise<void> => {
    await sql.raw(`alter system set default_transaction_read_only = ${on ? 'on' : 'off'}`).execute(db());
    await sql`select pg_reload_conf()`.execute(db());
  };

  await cluster.postgres.restart(async () => {
    crowd.edit();
    expect((await place().catch(() => ({ status: 503 }))).status).toBe(503);
  });
  await crowd.saved();
  say('PostgreSQL stopped and started');

  await readOnly(true);
  crowd.edit();
  await expect.poll(async () => (await place()).status, patience).toBe(503);
  expect((await untilAnswered(() => call(owner(), readAlbum, { params: { id: albumId } }))).status).toBe(200);
  await readOnly(false);
  await crowd.saved();
  say('PostgreSQL read-only for a while');

  if (cluster.redisUrl) {
    const redis = createClient({ url: cluster.redisUrl });
    await redis.connect();
    await redis.flushAll();
    await redis.close();
    crowd.edit();
    await crowd.saved();
    say('Redis emptied');
  }
  const answers = [await untilAnswered(place), await untilAnswered(place)];
  ordered = ((await answers[0]!.json()) as { order: Order }).order;
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(await db().selectFrom('orders').select('id').execute()).toEqual([{ id: ordered.id }]);
  say(`all agree: ${await crowd.agree(db())}`);
}, 900_000);

test('it is approved, printed by a worker that is killed meanwhile, and shipped; no mail and no job twice', async () => {
  const staff = await cluster.person('ramona', true);
  const params = { album_id: albumId, mode: 'pages', range: '2-3' } as const;
  const { render_job } = await ask(staff, createRenderJob, { body: { render_job: { params } } });
  const state = async () => (await ask(staff, readRenderJob, { params: { id: render_job.id } })).render_job.state;
  await expect.poll(state, patience).toBe('working');
  await cluster.workers[0]!.killTree();
  await cluster.startWorker(0);
  await expect.poll(state, patience).toBe('finished');
  say('the print of a killed worker is done by another');

  const tell = (signal: string, more: object = {}) =>
    call(staff, createOrderUpdate, {
      params: { id: ordered.id },
      body: { order_update: { signal, ...more } },
    } as never);
  await isBack('web server 2 killed', () => cluster.webs[2]!.killTree());
  const { album } = await ask(owner(), readAlbum, { params: { id: albumId } });
  const parsed = parseAlbum(album, album.schema_version);
  if (!parsed.ok) throw new Error(parsed.code);
  const accepted_warnings = preflight(parsed.document, 'order').map(findingKey);
  const review = {
    kind: 'approval',
    version: album.version,
    accepted_warnings,
    accept_scope: true,
    content: '',
  } as const;
  await ask(owner(), createReview, { params: { id: albumId }, body: { review } });
  for (const signal of ['transfer_completed', 'production_started'])
    expect(await tell(signal)).toMatchObject({ ok: true });
  await cluster.workers[1]!.killTree();
  expect(await tell('albums_shipped', { metadata: { dhl_tracking_code: '00340434161094042557' } })).toMatchObject({
    ok: true,
  });
  expect(await tell('shipment_created', { metadata: { tracking_code: 'https://www.dhl.de/de/1' } })).toMatchObject({
    ok: true,
  });
  await cluster.startWorker(1);
  const { order } = await ask(staff, readOrder, { params: { id: ordered.id } });
  expect(order.order_updates.map(({ signal }) => signal)).toContain('shipped');

  const waiting = sql<{
    name: string;
  }>`select name from pgboss.job where name = 'mail.deliver' and state < 'completed'`;
  await expect.poll(async () => (await waiting.execute(db())).rows, patience).toEqual([]);
  const ids = cluster.mails.map(({ id, to }) => `${id} ${to}`);
  expect(ids.length).toBeGreaterThan(1);
  expect(ids.length).toBe(new Set(ids).size);
  const { rows } = await sql<{ kinds: string }>`
    select string_agg(distinct name || ' ' || state, ', ') as kinds from pgboss.job where state = 'failed'`.execute(
    db(),
  );
  expect(rows).toEqual([{ kinds: null }]);
  say(`${ids.length} mails, each once; shipped`);
}, 900_000);
