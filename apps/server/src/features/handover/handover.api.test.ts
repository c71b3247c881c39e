/** What a print shop gets of an order, and how: with workers that die and connections that break. Nothing is printed here. */
import { readFileSync } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  createOrderUpdate,
  makeArtifact,
  problemSchema,
  productionOrderSchema,
  readArtifact,
  readHandover,
  readOrder,
  readProductionOrder,
  transferOrder,
  type ProductionOrder,
} from '@figurina/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { approvedCopy } from '../../testing/approved-copy.ts';
import { ask, call, refusal } from '../../testing/checked-call.ts';
import { placedOrder } from '../../testing/placed-order.ts';
import { printedAlbumOnServer } from '../../testing/printed-album.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import type { StoredOrder } from '../orders/index.ts';
import { type Fulfilment, TransferFailure } from './fulfilment.ts';
import { createSftpFulfilment } from './sftp/sftp-fulfilment.ts';
import { madeArchive } from './testing/made-archive.ts';
import { startOpenSsh } from './testing/open-ssh.ts';
import { type SftpServer, startSftpServer } from './testing/sftp-server.ts';
import { sshKeys } from './testing/ssh-keys.ts';
import { createStandIn } from './testing/stand-in.ts';

let shop: SftpServer;
let server: TestServer;
let admin: TestUser;
let owner: TestUser;
let album: string;
const scratch = scratchFolder('figurina-test-');
const workers: ServerProcess[] = [];
const found = startOpenSsh(join(scratch, 'openssh'));

beforeAll(async () => {
  shop = await startSftpServer(scratch);
  server = await startTestServer({ env: { ROLE: 'web', EXPORT_WHEN: 'approval', ...toShop() } });
  admin = await testUser(server, 'anna@figurina.de', { admin: true });
  owner = await testUser(server, 'olga@verein.de');
  album = await printedAlbumOnServer(server.database, [owner]);
}, 180_000);
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.killTree()));
  await server.stop();
  await shop.stop();
  (await found)?.stop();
  await rm(scratch, { recursive: true });
});

const db = () => server.database.db;
const toShop = () => ({ TRANSFER_URL: shop.url, TRANSFER_HOST_KEY: shop.hostKey, TRANSFER_PASSWORD: shop.password });

/** What does background work, and sends: the server itself does none. */
function startWorker(): ServerProcess {
  const { url } = server.config.database;
  const beside = { DATA_DIR: server.config.dataDir, ...(url && { DATABASE_URL: url }) };
  const worker = startServerProcess({ ...beside, ...toShop(), ROLE: 'worker' });
  workers.push(worker);
  return worker;
}

const DONE = ['accepted', 'review_completed', 'export_started', 'export_completed'] as const;

/** Approved and exported. */
async function anOrder(more: object = {}): Promise<StoredOrder> {
  const order = await placedOrder(db(), { albumId: album, by: owner.id, signals: DONE, ...more });
  await approvedCopy(server, album, { by: owner.id, orderId: order.id });
  return order;
}
const ofOrder = ({ id }: StoredOrder) => ({ params: { id } });
const handover = async (order: StoredOrder) => (await ask(admin, readHandover, ofOrder(order))).handover;
const transfer = (order: StoredOrder) => call(admin, transferOrder, { ...ofOrder(order), body: { id: order.id } });
const told = async (order: StoredOrder): Promise<ProductionOrder> => ask(admin, readProductionOrder, ofOrder(order));
const signals = async (order: StoredOrder) =>
  (await ask(admin, readOrder, ofOrder(order))).order.order_updates.map(({ signal }) => signal).toReversed();
const became = (order: StoredOrder, state: string) =>
  expect.poll(async () => (await handover(order)).transfers[0]?.state, { timeout: 80_000, interval: 200 }).toBe(state);

test('a print shop is told all it needs, by a schema that is public, and neither prices nor mail addresses', async () => {
  const order = await anOrder();
  const said = await told(order);
  expect(productionOrderSchema.parse(said)).toEqual(said);
  expect(said).toMatchObject({
    schema: 'figurina.order/1',
    order: { name: `F-${order.number}`, event_date: '2026-06-13', language: 'de' },
    ship_to: { organization: 'SV Blau-Weiß 09 e. V.', city: 'Köln', country_code: 'DE' },
    contact: { name: 'Mara König', phone: order.phone },
    packs: { per_album: 45, packs: 5400, own_artwork: false, plan_sha256: null },
    boxes: null,
    notes: ['Bitte beim Platzwart klingeln.'],
    archive: null,
  });
  expect(said.items).toMatchObject([
    { product: 'album', quantity: 120, pages: 20, leaves: 8, lamination: 'premium', files: [] },
    { product: 'stickerpack', quantity: 5400, lamination: null },
  ]);
  const boxed = await told(
    await anOrder({ packaging: 'stickerbox_single_variety', packs_per_album: null, albums: 50 }),
  );
  expect(boxed.packs).toBeNull();
  expect(boxed.boxes).toHaveLength(16);
  expect(boxed.boxes?.[0]).toEqual({ number: 1, name: 'Person 1', quantity: 52 });
  for (const one of [said, boxed]) expect(JSON.stringify(one)).not.toMatch(/@|gross|price|amount|1709|blauweiss09/i);

  const schema = await fetch(`${server.url}/v1/public/schemas/figurina.order-1.json`);
  expect(schema.headers.get('content-type')).toContain('application/schema+json');
  expect(await schema.json()).toEqual(z.toJSONSchema(productionOrderSchema));
  const example = join(import.meta.dirname, '../../../../../content/schemas/figurina.order-1.example.json');
  expect(productionOrderSchema.parse(JSON.parse(readFileSync(example, 'utf8')))).toMatchObject({ boxes: null });
});

test('the archive is handed out by an address that holds while it is of what is to be printed', async () => {
  const unapproved = await placedOrder(db(), { albumId: album, by: owner.id });
  expect(await refusal(admin, readProductionOrder, ofOrder(unapproved))).toBe('copy_not_approved');
  expect(await refusal(admin, makeArtifact, ofOrder(unapproved))).toBe('copy_not_approved');
  const order = await anOrder();
  const early = await admin.call('GET', `/orders/${order.id}/esveco_artifact`);
  expect(problemSchema.parse(await early.json())).toMatchObject({ code: 'artifact_not_ready', progress: 0 });
  expect(await refusal(admin, transferOrder, { ...ofOrder(order), body: { id: order.id } })).toBe('artifact_not_ready');

  const made = await madeArchive(server, order, { production: await told(order) });
  const { blob_url, file_name, sha256 } = await ask(admin, readArtifact, ofOrder(order));
  expect([sha256, file_name]).toEqual([made.sha256, `F-${order.number}-v0-${made.sha256.slice(0, 8)}.zip`]);
  const answer = await fetch(blob_url);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${file_name}"`);
  expect(made.data.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
  expect((await fetch(`${blob_url}x`)).status).toBe(410);
  expect((await told(order)).archive).toEqual({ name: file_name, sha256, bytes: made.data.length });
  expect(await handover(order)).toMatchObject({
    copy: { state: 'approved', version: 0 },
    artifact: { state: 'ready', progress: 1, sha256 },
    transfers: [{ house: 'main', state: 'none', target: new URL(shop.url).host }],
    may: { make: true, transfer: true },
  });

  // Its note and order.json would say something else now.
  await db().updateTable('orders').set({ comment: 'Hinten klingeln' }).where('id', '=', order.id).execute();
  expect(await handover(order)).toMatchObject({
    artifact: { state: 'outdated' },
    may: { make: true, transfer: false },
  });
  expect(await refusal(admin, readArtifact, ofOrder(order))).toBe('artifact_not_ready');
  expect((await fetch(blob_url)).status).toBe(410);
  await db().updateTable('orders').set({ comment: order.comment }).where('id', '=', order.id).execute();
  expect((await fetch(blob_url)).status).toBe(200);

  await db().updateTable('album_approvals').set({ invalid_since: new Date() }).where('album_id', '=', album).execute();
  expect(await handover(order)).toMatchObject({ copy: { state: 'withdrawn' }, may: { make: false, transfer: false } });
  expect(await refusal(admin, readProductionOrder, ofOrder(order))).toBe('copy_withdrawn');
  expect(await refusal(admin, makeArtifact, ofOrder(order))).toBe('copy_withdrawn');
  expect((await fetch(blob_url)).status).toBe(410);
  await db().updateTable('album_approvals').set({ invalid_since: null }).where('album_id', '=', album).execute();
});

test('as soon as staff say that an order is reviewed, its archive is due', async () => {
  const order = await placedOrder(db(), { albumId: album, by: owner.id, signals: ['accepted'] });
  await approvedCopy(server, album, { by: owner.id, orderId: order.id });
  const said = { signal: 'review_completed' } as const;
  await ask(admin, createOrderUpdate, { ...ofOrder(order), body: { order_update: said } });
  // Nobody does it: this server has no worker yet.
  const { rows } = await sql<{ data: unknown }>`
    delete from pgboss.job where name = 'handover.start_archive' returning data`.execute(db());
  expect(rows).toEqual([{ data: { orderId: order.id, $origin: { request: expect.any(String) as string } } }]);
});

test('an archive that is made is made once, and its end is in the timeline, with a mail to the staff where it failed', async () => {
  const order = await placedOrder(db(), { albumId: album, by: owner.id, signals: ['accepted', 'review_completed'] });
  await approvedCopy(server, album, { by: owner.id, orderId: order.id });
  const asked = await Promise.all([1, 2, 3].map(() => ask(admin, makeArtifact, ofOrder(order))));
  for (const { handover: now } of asked) expect(now.artifact.state).toBe('working');
  const jobs = () => db().selectFrom('render_jobs').select(['id', 'params']).where('order_id', '=', order.id).execute();
  const [job, ...more] = await jobs();
  expect(more).toEqual([]);
  // More packs than one file takes: the next ones go into another.
  expect(job!.params).toMatchObject({ copy: 'approved', albums: 120, packsPerAlbum: 45, packsSeed: 'seed' });
  expect((await signals(order)).at(-1)).toBe('export_started');
  await db()
    .updateTable('render_jobs')
    .set({ created_at: new Date(0) })
    .where('id', '=', job!.id)
    .execute();
  await server.app.exports.removeOld(new AbortController().signal);
  const { order: now } = await ask(admin, readOrder, ofOrder(order));
  expect(now.order_updates[0]).toMatchObject({ signal: 'export_failed', color: 'red', metadata: { job_id: job!.id } });
  const mails = await db()
    .selectFrom('mails')
    .select('recipient')
    .where('subject', 'like', `Druckdaten%F-${order.number}`)
    .execute();
  expect(mails).toEqual([{ recipient: 'admin@figurina.localhost' }]);
  // It can be made again.
  expect((await ask(admin, makeArtifact, ofOrder(order))).handover.artifact.state).toBe('working');
});

test(
  'a worker that is killed in the middle of a transfer leaves no half file, and another one goes on where it ended',
  { timeout: 120_000 },
  async () => {
    const order = await anOrder();
    const made = await madeArchive(server, order, { production: await told(order), bytes: 900_000 });
    const first = startWorker();
    const held = Promise.withResolvers<void>();
    const arrived = Promise.withResolvers<void>();
    shop.onWrite = async (bytes) => {
      if (bytes < 400_000) return;
      arrived.resolve();
      await held.promise;
    };
    const answers = await Promise.all([transfer(order), transfer(order), transfer(order)]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    await arrived.promise;
    const folder = join(shop.folder, `F-${order.number}`);
    const name = `F-${order.number}-v0-${made.sha256.slice(0, 8)}.zip`;
    expect(await readdir(folder)).toEqual([`${name}.part`]);
    expect(await handover(order)).toMatchObject({ transfers: [{ state: 'sending' }], may: { transfer: false } });
    await first.killTree();
    shop.onWrite = null;
    held.resolve();
    startWorker();
    await became(order, 'completed');
    expect(await readdir(folder)).toEqual([name, 'order.json']);
    expect(made.data.equals(await readFile(join(folder, name)))).toBe(true);
    expect(JSON.parse(await readFile(join(folder, 'order.json'), 'utf8'))).toEqual(await told(order));
    expect(shop.written.bytes).toBeLessThan(1_100_000);
    expect(shop.renamed).toEqual([`/inbox/F-${order.number}/${name}`, `/inbox/F-${order.number}/order.json`]);
    expect((await signals(order)).slice(-2)).toEqual(['transfer_started', 'transfer_completed']);
    const { transfers, may } = await handover(order);
    const [sent] = transfers;
    expect(sent).toMatchObject({ progress: 1, attempts: 2, error: null });
    expect(may.transfer).toBe(false);
    // The same once more is nothing.
    expect(await transfer(order)).toMatchObject({ ok: true });
    expect((await signals(order)).filter((signal) => signal === 'transfer_started')).toHaveLength(1);
  },
);

test(
  'a connection that breaks off is taken up again, and the staff hear of what cannot be sent',
  { timeout: 120_000 },
  async () => {
    const order = await anOrder();
    const made = await madeArchive(server, order, { production: await told(order), bytes: 500_000 });
    shop.renamed.length = 0;
    shop.cutAfter(250_000, 2);
    expect(await transfer(order)).toMatchObject({ ok: true, status: 202 });
    await became(order, 'completed');
    const folder = join(shop.folder, `F-${order.number}`);
    const [name = ''] = await readdir(folder);
    expect(made.data.equals(await readFile(join(folder, name)))).toBe(true);
    expect(shop.renamed).toHaveLength(2);
    expect((await handover(order)).transfers[0]?.attempts).toBe(3);

    const lost = await anOrder();
    const { id } = await madeArchive(server, lost, { production: await told(lost) });
    await rm(join(server.config.dataDir, 'files', 'exports', id), { recursive: true });
    await transfer(lost);
    await became(lost, 'failed');
    expect((await handover(lost)).transfers[0]).toMatchObject({
      attempts: 1,
      error: expect.stringMatching(/no longer exists|nicht mehr/) as string,
    });
    expect((await signals(lost)).at(-1)).toBe('transfer_failed');
    const mails = await db()
      .selectFrom('mails')
      .select('text')
      .where('subject', 'like', `Druckdaten%F-${lost.number}`)
      .execute();
    expect(mails).toHaveLength(1);
    await expect(stat(join(shop.folder, `F-${lost.number}`, 'order.json'))).rejects.toThrow('ENOENT');
  },
);

test('an order that is rejected while it is sent is not tried again', { timeout: 120_000 }, async () => {
  const order = await anOrder();
  await madeArchive(server, order, { production: await told(order), bytes: 500_000 });
  if (workers.length === 0) startWorker();
  const [underWay, rejected] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  shop.onWrite = async () => {
    underWay.resolve();
    await rejected.promise;
  };
  shop.cutAfter(250_000, 1);
  await transfer(order);
  await underWay.promise;
  const update = { signal: 'rejected', message: 'Das Bild auf Seite 3 dürfen wir nicht drucken.' } as const;
  await ask(admin, createOrderUpdate, { ...ofOrder(order), body: { order_update: update } });
  shop.onWrite = null;
  rejected.resolve();
  await became(order, 'failed');
  await expect(stat(join(shop.folder, `F-${order.number}`, 'order.json'))).rejects.toThrow('ENOENT');
  expect((await signals(order)).at(-1)).toBe('rejected');
});

test('another order than the address names, and one that is over, are refused', async () => {
  const order = await anOrder();
  expect(await refusal(admin, transferOrder, { ...ofOrder(order), body: { id: 'other' } })).toBe('invalid_request');
  await db().updateTable('orders').set({ ended_at: new Date() }).where('id', '=', order.id).execute();
  expect(await refusal(admin, makeArtifact, ofOrder(order))).toBe('order_ended');
  expect(await transfer(order)).toMatchObject({ ok: false, code: 'order_ended' });
});

const requirements: Fulfilment['requirements'] = () => null;
const other = () =>
  createSftpFulfilment(
    { url: shop.url, hostKey: shop.hostKey, keyFile: undefined, password: shop.password },
    requirements,
  );

test.each([
  ['the SFTP server of a test', async () => other()],
  ['a stand-in', async () => createStandIn(requirements)],
  ...(found ? [['OpenSSH', async () => createSftpFulfilment((await found).config, requirements)] as const] : []),
] as const)('%s is handed the same, once, and says what it has', async (_name, house) => {
  const { submit, status, quote } = await house();
  const order = await anOrder();
  const made = await madeArchive(server, order, { production: await told(order) });
  const { name, sha256 } = (await told(order)).archive!;
  const production = { ...(await told(order)), archive: { name, sha256, bytes: made.data.length } };
  const counts: number[] = [];
  const reads: number[] = [];
  const read = async (start: number) => {
    reads.push(start);
    return Readable.from([made.data.subarray(start)]);
  };
  const watch = { signal: new AbortController().signal, sent: async (count: number) => void counts.push(count) };
  expect(await status({ order: production })).toBe('unknown');
  await submit({ order: production, read }, watch);
  expect(await status({ order: production })).toBe('received');
  expect(counts.at(-1)).toBe(made.data.length);
  const before = reads.length;
  await submit({ order: production, read }, watch);
  expect(reads).toHaveLength(before);
  expect((await quote(production))?.currency ?? 'EUR').toBe('EUR');
});

test('a host with another key than the pinned one gets nothing, not even a password', async () => {
  const { public: hostKey } = sshKeys();
  const house = createSftpFulfilment(
    { url: shop.url, hostKey, keyFile: undefined, password: shop.password },
    requirements,
  );
  const order = await anOrder();
  const made = await madeArchive(server, order, { production: await told(order) });
  const production = await told(order);
  const archive = { ...production.archive!, bytes: made.data.length };
  const refused = house.status({ order: { ...production, archive } });
  await expect(refused).rejects.toThrow(TransferFailure);
  await expect(refused).rejects.toMatchObject({ fault: 'host_key' });
});
