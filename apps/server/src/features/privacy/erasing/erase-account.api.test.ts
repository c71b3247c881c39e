/** Somebody is planted everywhere, erased, and looked for in all of the database and all files. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { AlbumParts, NodeId, StickerId } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import {
  askForErasure,
  cancelErasure,
  createPoint,
  erasePerson,
  listAlbums,
  readOwnData,
  readRetention,
} from '@figurina/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RESTORED_SETTING } from '../../../platform/backup/restore-backup.ts';
import { openBlobStore } from '../../../platform/files/open-blob-store.ts';
import { newId } from '../../../platform/ids.ts';
import { albumOnServer } from '../../../testing/album-on-server.ts';
import { ask, call, refusal } from '../../../testing/checked-call.ts';
import { placedOrder } from '../../../testing/placed-order.ts';
import { plantPerson } from '../../../testing/plant-person.ts';
import { runJob } from '../../../testing/run-job.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { testUser, type TestUser } from '../../../testing/test-user.ts';
import { retain } from '../retention/retain.ts';
import { eraseDue } from './due-erasures.ts';

let server: TestServer;
let sam: TestUser;
beforeAll(async () => {
  server = await startTestServer({ env: { ERASURE_GRACE: 'off' } });
  sam = await testUser(server, 'sam@example.org');
  await sam.call('GET', '/albums');
});
afterAll(() => server.stop());

const db = () => server.database.db;
const files = () => openBlobStore(server.config);
const small = () =>
  anAlbum().section('Team', { id: 'team' }).spread({ id: 'one' }).cell({ id: 'cell', sticker: 'Ada' });

/** Where any of these words stands: tables, and files by their name or content. Pieces of history are unpacked. */
async function whereabouts(words: readonly string[]): Promise<string[]> {
  const found = new Set<string>();
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
    where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`.execute(db());
  for (const { name } of tables)
    for (const word of words) {
      const table = sql.raw(`${name} as t`);
      const { rows } =
        await sql`select 1 from ${table} where strpos(lower(t::text), lower(${word})) > 0 limit 1`.execute(db());
      if (rows.length > 0) found.add(`${name}: ${word}`);
    }
  for (const { data } of await db().selectFrom('album_version_chunks').select('data').execute()) {
    const text = data.length > 0 ? brotliDecompressSync(data).toString() : '';
    for (const word of words) if (text.includes(word)) found.add(`history: ${word}`);
  }
  const { dataDir } = server.config;
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || /^(database|identity)/.test(path.slice(dataDir.length + 1))) continue;
    const text = `${path}\n${readFileSync(path, 'latin1')}`;
    for (const word of words) if (text.includes(word)) found.add(`${path.slice(dataDir.length + 1)}: ${word}`);
  }
  return [...found].toSorted();
}

function withComment(parts: AlbumParts, by: string): AlbumParts {
  const nodes = parts.workspace.nodes as Record<string, object>;
  const comment = { id: 'said', type: 'Comment', parent: 'one', order: 'z', props: { text: 'Schön', userId: by } };
  return { ...parts, workspace: { ...parts.workspace, nodes: { ...nodes, said: comment } } } as AlbumParts;
}

/** A picture of an album as an upload leaves it. */
async function picture(albumId: string | null, by: string, word: string): Promise<string> {
  const id = newId();
  await files().put(`images/${id}/full.jpeg`, Buffer.from(word));
  await db()
    .insertInto('images')
    .values({
      id,
      album_id: albumId,
      source_hash: id,
      files_id: id,
      filename: `${word}.jpg`,
      full_type: 'jpeg',
      drawing: false,
      width: 10,
      height: 10,
      created_by: by,
      created_at: new Date(),
    })
    .execute();
  return id;
}

async function anExport(albumId: string, by: string, ...words: string[]): Promise<void> {
  const id = newId();
  const key = `exports/${id}.pdf`;
  await files().put(key, Buffer.from(words.join()));
  await db()
    .insertInto('render_jobs')
    .values({
      id,
      album_id: albumId,
      created_by: by,
      params: '{}',
      state: 'finished',
      checks: '[]',
      findings: '[]',
      sheets: 1,
      album_version: 0,
      album: JSON.stringify(words),
      file_key: key,
      created_at: new Date(),
    })
    .execute();
}

test(
  'whoever is erased is nowhere any more but on invoices: no table, no file, no history, no album of others',
  { timeout: 180_000 },
  async () => {
    const mara = await testUser(server, 'kanarienvogel@example.org');
    await mara.call('GET', '/albums');
    const name = 'Kanaria Federbusch';
    await db().updateTable('users').set({ nickname: name }).where('sub', '=', mara.id).execute();
    const words = [mara.id, mara.email, name];

    const alone = await albumOnServer(server.database, small().parts(), [mara]);
    await db().updateTable('albums').set({ title: name }).where('id', '=', alone).execute();
    await picture(alone, mara.id, name);
    await anExport(alone, mara.id, name);
    const handed = await albumOnServer(server.database, withComment(small().parts(), mara.id), [mara, sam]);
    const foreign = await albumOnServer(server.database, withComment(small().parts(), mara.id), [sam, mara]);
    for (const id of [handed, foreign]) {
      await picture(id, mara.id, 'the album keeps it');
      await ask(mara, createPoint, { params: { id }, body: { point: { name: 'So weit' } } });
    }
    await anExport(foreign, mara.id, name);
    // In the memory of the server, with a log.
    const author = { userId: mara.id, role: 'editor' } as const;
    const moved = [{ part: 'workspace', path: 'nodes/cell/props/x', value: 12 }] as const;
    await server.app.realtime.applyMutation({ albumId: foreign, actor: author, units: [moved as never] });
    const free = await placedOrder(db(), {
      albumId: foreign,
      by: mara.id,
      email: mara.email,
      comment: name,
      ended_at: new Date(),
      address: { last_name: name },
    });
    const paid = await placedOrder(db(), {
      albumId: foreign,
      by: mara.id,
      email: mara.email,
      comment: name,
      ended_at: new Date(),
      address: { last_name: name },
    });
    await db()
      .insertInto('invoices')
      .values({
        id: newId(),
        order_id: paid.id,
        maker: 'built_in',
        kind: 'invoice',
        status: 'paid',
        number: 'F-1',
        net: 1,
        vat: 0,
        gross: 1,
        currency: 'EUR',
        content: JSON.stringify({ buyer: name } as never),
        created_at: new Date(),
        changed_at: new Date(),
      } as never)
      .execute();
    const artwork = { file_key: `bag-artwork/${free.id}.pdf`, file_type: 'application/pdf', filename: name } as const;
    await files().put(artwork.file_key, Buffer.from(name));
    await db()
      .insertInto('order_bag_artwork')
      .values({ order_id: free.id, ...artwork, sha256: 'x', by_sub: mara.id, created_at: new Date() })
      .execute();
    const planted = await plantPerson(db(), { sub: mara.id, email: mara.email, name });
    expect(planted.length).toBeGreaterThan(60);

    // An order that is not sent comes first.
    const open = await placedOrder(db(), { albumId: foreign, by: mara.id });
    const wish = { email: mara.email, handovers: { [handed]: sam.id } };
    expect(await refusal(mara, askForErasure, { body: wish })).toBe('erasure_order_open');
    await db().deleteFrom('orders').where('id', '=', open.id).execute();
    expect(await refusal(mara, askForErasure, { body: { ...wish, email: sam.email } })).toBe('erasure_address_wrong');
    expect(await refusal(mara, askForErasure, { body: { email: mara.email } })).toBe('erasure_album_undecided');
    const { own_data: before } = await ask(mara, readOwnData, {});
    expect(before).toMatchObject({
      erasure: null,
      albums: 1,
      shared_albums: [{ id: handed, members: [{ id: sam.id }] }],
      kept_orders: 1,
    });
    await ask(mara, askForErasure, { body: wish });
    await ask(mara, cancelErasure, {});
    await runJob(server, eraseDue, {});
    expect((await ask(mara, listAlbums, {})).albums).toHaveLength(3);

    await ask(mara, askForErasure, { body: wish });
    await runJob(server, eraseDue, {});
    expect(await whereabouts(words)).toEqual([
      `public.invoices: ${name}`,
      `public.order_addresses: ${name}`,
      `public.orders: ${name}`,
    ]);
    const { rows } = await sql`select 1 from order_addresses where order_id = ${free.id} and last_name <> ''`.execute(
      db(),
    );
    expect(rows).toEqual([]);
    expect(await refusal(mara, listAlbums, {})).toBe('unauthorized');

    // What others have is there, without the name.
    const { albums } = await ask(sam, listAlbums, {});
    expect(new Map(albums.map(({ id, role }) => [id, role]))).toEqual(
      new Map([
        [handed, 'owner'],
        [foreign, 'owner'],
      ]),
    );
    const current = await server.app.realtime.readDocument(foreign);
    expect(current?.document.nodes.get('said' as never)?.props).toMatchObject({
      text: 'Schön',
      userId: expect.stringMatching(/^erased-/) as string,
    });
    expect(current?.document.nodes.get('cell' as never)?.props).toMatchObject({ x: 12 });
    const staff = await testUser(server, 'staff@example.org', { admin: true });
    expect((await ask(staff, readRetention, {})).erasures).toMatchObject({ waiting: 0, done: 1 });

    // A backup from before brings them back, for the time of a start.
    await db()
      .insertInto('users')
      .values({
        sub: mara.id,
        email: mara.email,
        nickname: name,
        picture: null,
        locale: 'de',
        roles: '[]',
        activated_at: new Date(),
        first_seen_at: new Date('2026-01-01'),
        last_seen_at: new Date(),
      })
      .execute();
    await albumOnServer(server.database, small().parts(), [mara]);
    await db().insertInto('settings').values({ name: RESTORED_SETTING, value: 'once' }).execute();
    const second = await startTestServer({ beside: server, env: { ROLE: 'web' } });
    await second.stop();
    expect(await whereabouts([mara.id, mara.email])).toEqual([]);
    // In ten years the rest, too.
    const years = new Date('2010-01-01');
    await db().updateTable('orders').set({ created_at: years }).execute();
    await runJob(server, retain, {});
    expect(await whereabouts([name])).toEqual([]);
  },
);

test('a person on a sticker goes from document, log, history, trash, uploads, exports and copies, for the owner and nobody else', async () => {
  const name = 'Zaunkönig';
  const ben = await testUser(server, 'ben@example.org');
  await ben.call('GET', '/albums');
  const photo = await picture(null, sam.id, name);
  const album = small().image({ id: photo }).cell({ id: 'nest', sticker: name });
  const parts = album.parts();
  const stickers = parts.stickers as Record<string, { name: string; image: string | null }>;
  const stickerId = Object.keys(stickers).find((id) => stickers[id]?.name === name)!;
  stickers[stickerId]!.image = photo;
  const albumId = await albumOnServer(server.database, parts, [sam, ben]);
  await db().updateTable('images').set({ album_id: albumId }).where('id', '=', photo).execute();
  await ask(sam, createPoint, { params: { id: albumId }, body: { point: { name: 'Alle da' } } });
  await anExport(albumId, sam.id, name, stickerId);
  const renamed = [{ part: 'stickers', path: `${stickerId}/position`, value: name }];
  await server.app.realtime.applyMutation({
    albumId,
    actor: { userId: sam.id, role: 'owner' },
    units: [renamed as never],
  });
  await db()
    .insertInto('sticker_people')
    .values({
      album_id: albumId,
      sticker_id: stickerId,
      token: newId(),
      email: `${name}@example.org`,
      created_at: new Date(),
    })
    .execute();
  await db()
    .insertInto('album_trash')
    .values({
      id: newId(),
      album_id: albumId,
      removed_by: sam.id,
      removed_at: new Date(),
      things: JSON.stringify([{ key: `stickers:${stickerId}`, name }]),
      records: JSON.stringify([{ part: 'stickers', path: stickerId, value: { id: stickerId, name } }]),
    })
    .execute();
  expect((await whereabouts([name])).length).toBeGreaterThan(5);

  const request = { params: { id: albumId, sticker: stickerId } };
  expect(await refusal(ben, erasePerson, request)).toBe('forbidden');
  expect(await call(sam, erasePerson, request)).toMatchObject({ ok: true });
  expect(await whereabouts([name])).toEqual([]);
  const current = await server.app.realtime.readDocument(albumId);
  expect(current?.document.stickers.has(stickerId as StickerId)).toBe(false);
  // The page keeps an empty place.
  expect(current?.document.nodes.get('nest' as NodeId)?.props).toMatchObject({ stickerId: null });
  expect(existsSync(join(server.config.dataDir, `files/images/${photo}`, 'full.jpeg'))).toBe(false);
  expect(await refusal(sam, erasePerson, request)).toBe('not_found');
});
