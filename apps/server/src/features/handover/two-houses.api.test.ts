/** Albums and stickers of an order that two houses make: each gets its part, and the order is handed over when both have it. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { productionOrderSchema, readHandover, readOrder, readProductionOrder, transferOrder } from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvedCopy } from '../../testing/approved-copy.ts';
import { ask } from '../../testing/checked-call.ts';
import { placedOrder } from '../../testing/placed-order.ts';
import { printedAlbumOnServer } from '../../testing/printed-album.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import type { StoredOrder } from '../orders/index.ts';
import { storedEntries } from './houses/stored-zip.ts';
import { madeArchive } from './testing/made-archive.ts';
import { type SftpServer, startSftpServer } from './testing/sftp-server.ts';

let books: SftpServer;
let stickers: SftpServer;
let server: TestServer;
let admin: TestUser;
let owner: TestUser;
let album: string;
const scratch = scratchFolder('figurina-test-');

beforeAll(async () => {
  books = await startSftpServer(join(scratch, 'books'));
  stickers = await startSftpServer(join(scratch, 'stickers'));
  const to = (name: string, { url, hostKey, password }: SftpServer) => ({
    [`${name}_URL`]: url,
    [`${name}_HOST_KEY`]: hostKey,
    [`${name}_PASSWORD`]: password,
  });
  server = await startTestServer({ env: { ...to('TRANSFER', books), ...to('STICKER_TRANSFER', stickers) } });
  admin = await testUser(server, 'anna@figurina.de', { admin: true });
  owner = await testUser(server, 'olga@verein.de');
  album = await printedAlbumOnServer(server.database, [owner]);
}, 180_000);
afterAll(async () => {
  await server.stop();
  await books.stop();
  await stickers.stop();
  await rm(scratch, { recursive: true });
});

const db = () => server.database.db;
const ofOrder = ({ id }: StoredOrder) => ({ params: { id } });
const handover = async (order: StoredOrder) => (await ask(admin, readHandover, ofOrder(order))).handover;
const send = (order: StoredOrder) => ask(admin, transferOrder, { ...ofOrder(order), body: { id: order.id } });
const states = async (order: StoredOrder) => (await handover(order)).transfers.map(({ state }) => state).join(' ');
const become = (order: StoredOrder, wanted: string) =>
  expect.poll(() => states(order), { timeout: 60_000, interval: 200 }).toBe(wanted);
const happened = async (order: StoredOrder, wanted: string) =>
  (await ask(admin, readOrder, ofOrder(order))).order.order_updates.filter(({ signal }) => signal === wanted).length;

/** Approved and exported, with an archive that can be opened. */
async function anOrder(more: object = {}): Promise<StoredOrder> {
  const signals = ['accepted', 'review_completed', 'export_started', 'export_completed'] as const;
  const order = await placedOrder(db(), { albumId: album, by: owner.id, signals, ...more });
  await approvedCopy(server, album, { by: owner.id, orderId: order.id });
  await madeArchive(server, order, { production: await ask(admin, readProductionOrder, ofOrder(order)), opens: true });
  return order;
}

async function arrived({ folder }: SftpServer, { number }: StoredOrder) {
  const names = await readdir(join(folder, `F-${number}`));
  const name = names.find((one) => one.endsWith('.zip')) ?? '';
  const archive = await readFile(join(folder, `F-${number}`, name));
  const entries = await storedEntries(archive.length, async (start, end) =>
    Readable.from([archive.subarray(start, end + 1)]),
  );
  const text = async (file: string) => {
    const pieces: Buffer[] = [];
    for await (const piece of (await entries.get(file)!.read()) as AsyncIterable<Buffer>) pieces.push(piece);
    return Buffer.concat(pieces).toString();
  };
  const sign: unknown = JSON.parse(await readFile(join(folder, `F-${number}`, 'order.json'), 'utf8'));
  return { names, name, entries: [...entries.keys()], text, sign: productionOrderSchema.parse(sign) };
}

test(
  'each house gets what it makes, and the order is handed over when both have it',
  { timeout: 120_000 },
  async () => {
    const order = await anOrder();
    expect((await handover(order)).transfers).toMatchObject([
      { house: 'main', products: ['album'], state: 'none', target: new URL(books.url).host },
      { house: 'stickers', products: ['stickerpack'], state: 'none', target: new URL(stickers.url).host },
    ]);
    const held = Promise.withResolvers<void>();
    books.onWrite = () => held.promise;
    await Promise.all([send(order), send(order)]);
    await become(order, 'sending completed');
    expect(await happened(order, 'transfer_started')).toBe(2);
    expect(await happened(order, 'transfer_completed')).toBe(0);
    expect((await handover(order)).may.transfer).toBe(false);
    held.resolve();
    await become(order, 'completed completed');
    books.onWrite = null;
    expect(await happened(order, 'transfer_completed')).toBe(1);

    const one = await arrived(books, order);
    const other = await arrived(stickers, order);
    const own = ['delivery_note.pdf', 'manifest.json', 'order.json'];
    expect(one.entries).toEqual(['01_cover.pdf', '02_inside.pdf', ...own, 'ticket.xjdf']);
    expect(other.entries).toEqual(['04_stickerpack.pdf', ...own, 'packs.csv', 'ticket.xjdf']);
    expect(one.names).toEqual([one.name, 'order.json']);
    expect(one.name).toMatch(/-main-[0-9a-f]{8}\.zip$/);
    expect(other.name).toMatch(/-stickers-[0-9a-f]{8}\.zip$/);
    expect(one.sign).toMatchObject({
      items: [{ product: 'album', quantity: 120 }],
      packs: null,
      archive: { name: one.name },
    });
    expect(other.sign).toMatchObject({ items: [{ product: 'stickerpack', quantity: 5400 }], packs: { packs: 5400 } });
    expect({ ...other.sign, archive: null }).toEqual(JSON.parse(await other.text('order.json')));
    const manifest = JSON.parse(await other.text('manifest.json')) as { files: { name: string }[] };
    expect(manifest.files.map(({ name }) => name).toSorted()).toEqual(
      other.entries.filter((name) => name !== 'manifest.json'),
    );
    expect(await one.text('ticket.xjdf')).not.toContain('P_STICKERS');
    expect(await other.text('ticket.xjdf')).toMatch(/Amount="21600"(?!.*P_ALBUM)/s);
    expect(await one.text('01_cover.pdf')).toBe('what is in 01_cover.pdf');
    // What was sent is kept in the whole alone.
    expect(
      await db().selectFrom('order_transfers').select('file_key').where('order_id', '=', order.id).execute(),
    ).toEqual([{ file_key: null }, { file_key: null }]);
  },
);

test('one that fails is sent again alone; an order of one house goes there whole', { timeout: 120_000 }, async () => {
  const order = await anOrder();
  stickers.isFull = true;
  await send(order);
  await become(order, 'completed failed');
  stickers.isFull = false;
  const { transfers, may } = await handover(order);
  expect(transfers[1]?.error).toBeTruthy();
  expect(may.transfer).toBe(true);
  const failed = await db()
    .selectFrom('order_updates')
    .select(['message', 'metadata'])
    .where('order_id', '=', order.id)
    .where('signal', '=', 'transfer_failed')
    .executeTakeFirstOrThrow();
  expect(failed.message).toContain(new URL(stickers.url).host);
  const before = books.renamed.length;
  await send(order);
  await become(order, 'completed completed');
  expect(books.renamed).toHaveLength(before);
  expect([await happened(order, 'transfer_started'), await happened(order, 'transfer_completed')]).toEqual([3, 1]);

  const packs = await anOrder({ replacement: true, albums: 0, lines: [['stickerpack', 12, 0, 0]] });
  expect((await handover(packs)).transfers.map(({ house }) => house)).toEqual(['stickers']);
  await send(packs);
  await become(packs, 'completed');
  expect((await arrived(stickers, packs)).name).toMatch(/^F-\d+-v0-[0-9a-f]{8}\.zip$/);
});
