/** Which covers are drawn when; the printing itself is draw-covers.api.test.ts. */
import { createAlbum } from '@figurina/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBlobStore } from '../../platform/files/open-blob-store.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import { createLog } from '../../platform/log/log.ts';
import { ask } from '../../testing/checked-call.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { withDueCover } from './albums.queries.ts';
import { createCovers } from './covers.ts';
import { drawCoversWhenQuiet, type DrawCoversParts } from './draw-covers.ts';

const MINUTE = 60_000;
let server: TestServer;
let olga: TestUser;
let now = new Date();
/** What the press does with an album, by its id. */
let press: DrawCoversParts['printCover'];
let cover: Uint8Array;
let run: () => Promise<void>;
let stop = new AbortController();

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => now }, env: { ROLE: 'web' } });
  olga = await testUser(server, 'olga@verein.de');
  const create = { width: 20, height: 30, channels: 3, background: '#225588' } as const;
  cover = await sharp({ create }).png().toBuffer();
  const { db } = server.database;
  let handler: JobHandler<object> | undefined;
  drawCoversWhenQuiet({
    db,
    clock: { now: () => now },
    jobs: { handle: (_job, given) => (handler = given as JobHandler<object>), schedule: () => undefined },
    covers: createCovers({ db, files: openBlobStore(server.config) }),
    documents: server.app.realtime,
    printCover: (...order) => press(...order),
  });
  run = async () => {
    now = new Date(now.getTime() + MINUTE);
    await handler?.run({}, { id: 'a', number: 1, last: true, signal: stop.signal, log: createLog('silent') });
  };
});
afterAll(() => server.stop());
beforeEach(async () => {
  stop = new AbortController();
  await server.database.db.deleteFrom('albums').execute();
});

async function anAlbum(title: string): Promise<string> {
  now = new Date(now.getTime() + 1000);
  const body = { album: { language: 'de', blueprint_id: 'sports-choreo', title } } as const;
  return (await ask(olga, createAlbum, { body })).album.id;
}
const hasCover = async (id: string): Promise<boolean> =>
  Boolean(
    (await server.database.db.selectFrom('albums').select('cover_key').where('id', '=', id).executeTakeFirst())
      ?.cover_key,
  );

test('an album whose cover cannot be drawn does not stop those after it, and is given up after five attempts', async () => {
  const healthy = await anAlbum('healthy');
  // The latest change comes first.
  const poison = await anAlbum('poison');
  const tried: string[] = [];
  press = async (id) => {
    tried.push(id);
    if (id === poison) throw new Error('the browser dies of it');
    return cover;
  };
  await run();
  expect(tried).toEqual([poison, healthy]);
  expect([await hasCover(poison), await hasCover(healthy)]).toEqual([false, true]);
  // Pauses of 1, 4, 16 and 60 minutes: within three hours there are four more attempts, and then no more.
  for (let minute = 0; minute < 180; minute++) await run();
  expect(tried).toEqual([poison, healthy, poison, poison, poison, poison]);
  // Its next change is another chance.
  press = async () => cover;
  await server.database.db.updateTable('albums').set({ updated_at: now }).where('id', '=', poison).execute();
  await run();
  expect(await hasCover(poison)).toBe(true);
});

test('an attempt that the server breaks off does not count, and the cover is drawn by the next one', async () => {
  const id = await anAlbum('broken off');
  press = async () => {
    stop.abort(new Error('the server stops'));
    throw new Error('killed');
  };
  await expect(run()).rejects.toThrow('killed');
  stop = new AbortController();
  press = async () => cover;
  await run();
  expect(await hasCover(id)).toBe(true);
});

test('covers that are due are found by their index', async () => {
  await anAlbum('one');
  const { db } = server.database;
  const { rows } = await sql<{ column_name: string }>`select column_name from information_schema.columns
    where table_name = 'albums' and column_name not in ('id', 'cover_at')`.execute(db);
  const columns = sql.join(rows.map(({ column_name }) => sql.id(column_name)));
  await sql`insert into albums (id, cover_at, ${columns})
    select 'copy-' || n, updated_at, ${columns} from albums, generate_series(1, 300) n`.execute(db);
  await sql`analyze albums`.execute(db);
  const plan = await withDueCover(db, { quiet: now, now }).limit(20).explain();
  expect(JSON.stringify(plan)).toContain('albums_cover_due');
});
