import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { anAlbum } from '@figurina/album/testing';
import { createClaim, createInvoice } from '@figurina/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RESTORED_SETTING } from '../../platform/backup/restore-backup.ts';
import { newId } from '../../platform/ids.ts';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { ask, refusal } from '../../testing/checked-call.ts';
import { placedOrder } from '../../testing/placed-order.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { upload } from '../../testing/upload.ts';
import { SELLER } from '../invoices/testing/seller.ts';
import { breakConnections } from '../orders/testing/break-connection.ts';
import { removeLeftoverFiles } from './index.ts';

const HOUR_MS = 3_600_000;
let server: TestServer;
let mara: TestUser;
let staff: TestUser;
let album: string;

beforeAll(async () => {
  server = await startTestServer({ env: SELLER });
  mara = await testUser(server, 'mara@verein.example');
  staff = await testUser(server, 'staff@figurina.example', { admin: true });
  album = await albumOnServer(server.database, anAlbum().section('Team').spread().parts(), [mara]);
});
afterAll(() => server.stop());

const pathOf = (key: string) => join(server.config.dataDir, 'files', key);
const orderOf = async () =>
  (await placedOrder(server.database.db, { albumId: album, by: mara.id, signals: ['shipment_created'] })).id;

/** All files of both folders, by their keys. */
async function keys(): Promise<string[]> {
  const all = await Promise.all(
    ['invoices', 'claims'].map(async (folder) => {
      const found = await readdir(pathOf(folder), { recursive: true, withFileTypes: true });
      return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    }),
  );
  return all
    .flat()
    .map((path) => path.slice(pathOf('').length))
    .toSorted();
}

async function age(found: readonly string[], hours: number): Promise<void> {
  const then = new Date(Date.now() - hours * HOUR_MS);
  for (const key of found) await utimes(pathOf(key), then, then);
}

async function invoiced(order: string): Promise<void> {
  await ask(staff, createInvoice, { params: { id: order } });
}

async function claim(order: string) {
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#d93318' } })
    .jpeg()
    .toBuffer();
  const blob_ids = [await upload(server, mara, photo, 'schaden.jpg')];
  const wish = { kind: 'packs_missing', item: 'stickerpack', quantity: 2, words: 'Zwei fehlen.', blob_ids } as const;
  return { params: { id: order }, body: { claim: wish } };
}

test('files whose commit did not happen go after a day, those that a row names stay, however old', async () => {
  const breaking = (statement: string) =>
    breakConnections(server.database.pool, (texts) => texts.some((text) => text.includes(statement)));
  const [ofInvoice, ofClaim] = [breaking('insert into "invoices"'), breaking('insert into "order_claims"')];
  const order = await orderOf();
  await invoiced(order);
  await ask(mara, createClaim, await claim(order));
  const named = await keys();
  expect(named).toHaveLength(3);

  // Before the last of its statements, which is the commit.
  for (const breaker of [ofInvoice, ofClaim]) breaker.before(breaker.counted);
  const other = await orderOf();
  expect(await refusal(staff, createInvoice, { params: { id: other } })).toBe('unavailable');
  expect(await refusal(mara, createClaim, await claim(other))).toBe('unavailable');
  expect([ofInvoice.broke, ofClaim.broke]).toEqual([true, true]);
  const leftover = (await keys()).filter((key) => !named.includes(key));
  expect(leftover).toHaveLength(3);

  await age(named, 24 * 3000);
  await age(leftover, 23);
  await runJob(server, removeLeftoverFiles, {});
  expect(await keys()).toEqual([...named, ...leftover].toSorted());
  await age(leftover, 25);
  await runJob(server, removeLeftoverFiles, {});
  expect(await keys()).toEqual(named);
});

test('a row that calls its file by another id than its own keeps it', async () => {
  const order = await orderOf();
  await invoiced(order);
  const key = `invoices/${newId()}/invoice.pdf`;
  await mkdir(dirname(pathOf(key)), { recursive: true });
  await writeFile(pathOf(key), 'x');
  await server.database.db.updateTable('invoices').set({ pdf_key: key }).where('order_id', '=', order).execute();
  await age([key], 48);
  await runJob(server, removeLeftoverFiles, {});
  expect(existsSync(pathOf(key))).toBe(true);
});

test('what was written between a backup and its restore stays: the database that names it may come back', async () => {
  const [lost, before] = [`claims/${newId()}.jpg`, `claims/${newId()}.jpg`];
  for (const key of [lost, before]) await writeFile(pathOf(key), 'x');
  await age([lost], 72);
  await age([before], 120);
  const backup = new Date(Date.now() - 96 * HOUR_MS).toISOString();
  const value = `${backup} ${newId(Date.now() - 48 * HOUR_MS)}`;
  await server.database.db.insertInto('settings').values({ name: RESTORED_SETTING, value }).execute();
  await runJob(server, removeLeftoverFiles, {});
  expect([lost, before].map((key) => existsSync(pathOf(key)))).toEqual([true, false]);
});
