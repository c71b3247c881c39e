import { inflateRawSync } from 'node:zlib';
import { anAlbum } from '@figurina/album/testing';
import { createCustomerExport, createPersonExport, listAuditLog, readOwnData, saveConsent } from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBlobStore } from '../../../platform/files/open-blob-store.ts';
import { newId } from '../../../platform/ids.ts';
import { albumOnServer } from '../../../testing/album-on-server.ts';
import { ask, call, refusal } from '../../../testing/checked-call.ts';
import { placedOrder } from '../../../testing/placed-order.ts';
import { runJob } from '../../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testUser, type TestUser } from '../../../testing/test-user.ts';
import { retain } from '../retention/retain.ts';

let ahead = 0;
let server: TestServer;
let mara: TestUser;
let staff: TestUser;
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date(Date.now() + ahead) } });
  mara = await testUser(server, 'mara@example.org');
  staff = await testUser(server, 'staff@example.org', { admin: true });
  for (const one of [mara, staff]) await one.call('GET', '/albums');
});
afterAll(() => server.stop());

const db = () => server.database.db;

/** Names and contents of a ZIP's files, by its directory. */
function unzipped(zip: Buffer): Record<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files: Record<string, Buffer> = {};
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count--) {
    const [method, packed, nameLength] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
    ];
    const name = zip.toString('utf8', at + 46, at + 46 + nameLength);
    const head = zip.readUInt32LE(at + 42);
    const from = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const bytes = zip.subarray(from, from + packed);
    files[name] = method === 0 ? bytes : inflateRawSync(bytes);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

/** The link of the newest mail to an address, once there are so many. */
async function mailedLink(to: string, mails: number): Promise<string> {
  const sent = () =>
    db().selectFrom('mails').select('text').where('recipient', '=', to).orderBy('id', 'desc').execute();
  await expect.poll(async () => (await sent()).length, { timeout: 60_000 }).toBe(mails);
  return /\/v1\/public\/person_exports\/[\w-]+/.exec((await sent())[0]!.text)![0];
}

test('a person gets all of it by a link in their mail, and nothing of others; staff have it sent to them and nowhere else', async () => {
  const parts = anAlbum().section('Team').spread().cell({ sticker: 'Zaunkönig' }).parts();
  const own = await albumOnServer(server.database, parts, [mara, staff]);
  const foreign = await albumOnServer(server.database, parts, [staff, mara]);
  const id = newId();
  const files = openBlobStore(server.config);
  await files.put(`images/${id}/full.jpeg`, Buffer.from('the picture'));
  const image = {
    source_hash: id,
    files_id: id,
    filename: 'a.jpg',
    full_type: 'jpeg',
    drawing: false,
    width: 9,
    height: 9,
  } as const;
  await db()
    .insertInto('images')
    .values({ ...image, id, album_id: own, created_by: mara.id, created_at: new Date() })
    .execute();
  const order = await placedOrder(db(), { albumId: own, by: mara.id, email: mara.email });
  await ask(mara, saveConsent, { body: { kind: 'cookies', given: false, language: 'de' } });

  await ask(mara, createPersonExport, {});
  const link = await mailedLink(mara.email, 1);
  const answer = await fetch(server.url + link);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const archive = unzipped(Buffer.from(await answer.arrayBuffer()));
  const json = (name: string) => JSON.parse(archive[name]!.toString()) as Record<string, unknown>[];
  expect(json('account/users.json')).toMatchObject([{ sub: mara.id, email: mara.email }]);
  expect(json('account/accounts.json')[0]).not.toHaveProperty('password_hash');
  expect(new Set(json('account/album_members.json').map(({ album_id }) => album_id))).toEqual(new Set([own, foreign]));
  expect(json('account/consents.json')).toMatchObject([{ kind: 'cookies', given: false, language: 'de' }]);
  expect(archive[`albums/${own}/album.json`]!.toString()).toContain('Zaunkönig');
  expect(archive[`albums/${own}/pictures/${id}.jpg`]!.toString()).toBe('the picture');
  expect(json('orders/orders.json')).toMatchObject([{ id: order.id, email: mara.email }]);
  const all = Object.entries(archive)
    .map(([name, bytes]) => name + bytes.toString())
    .join('\n');
  expect(Object.keys(archive).some((name) => name.startsWith(`albums/${foreign}`))).toBe(false);
  expect(all).not.toContain(staff.email);
  expect(all).not.toMatch(/token_hash|status_token|password_hash/);
  const { rows: texts } = await server.database.pool.query('select text from consent_texts');
  expect(texts).toMatchObject([{ text: expect.stringContaining('Dürfen wir mitzählen?') as string }]);
  await expect(server.database.pool.query('update consents set given = true')).rejects.toThrow('append-only');

  const customer = { params: { id: mara.id } };
  expect(await refusal(mara, createCustomerExport, customer)).toBe('forbidden');
  expect(await ask(staff, createCustomerExport, customer)).toEqual({ to: mara.email });
  await mailedLink(mara.email, 2);
  expect(await ask(staff, listAuditLog, { query: { action: 'person.export' } })).toMatchObject({
    entries: [{ subject: mara.id }],
  });
  await ask(mara, createPersonExport, {});
  await mailedLink(mara.email, 3);
  expect(await refusal(mara, createPersonExport, {})).toBe('too_many_requests');

  // Not theirs by proof, and over time.
  await db().updateTable('users').set({ activated_at: null }).where('sub', '=', staff.id).execute();
  expect(await refusal(staff, createPersonExport, {})).toBe('address_unconfirmed');
  ahead = 8 * 86_400_000;
  expect((await fetch(server.url + link)).status).toBe(404);
  await runJob(server, retain, {});
  ahead = 0;
  expect((await call(mara, readOwnData, {})).ok && (await ask(mara, readOwnData, {})).own_data.person_export).toBe(
    null,
  );
  expect(
    await db().selectFrom('retention_runs').select('erased').where('rule', '=', 'person_exports').execute(),
  ).toEqual([{ erased: 3 }]);
}, 180_000);
