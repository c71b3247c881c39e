import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAlbum } from '@figurina/album/testing';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { placedOrder } from '../../testing/placed-order.ts';
import { emptyDatabase, openTestDatabase, type OpenTestDatabase } from '../../testing/test-database.ts';
import { prepareTables } from '../../testing/prepare-tables.ts';
import { defineJob } from '../jobs/define-job.ts';
import { createJobs } from '../jobs/jobs.ts';
import { createLog } from '../log/log.ts';
import { differences, sumTables } from './compare-backups.ts';
import { loadRows } from './load-rows.ts';
import { drillRestore } from './restore-drill.ts';
import { lastRestore, RESTORED_SETTING, restoreBackup } from './restore-backup.ts';
import { listBackups, tidyBackups, writeBackup } from './write-backup.ts';

const log = createLog('silent');
const now = new Date('2026-11-21T07:30:00Z');
let own: OpenTestDatabase;
let folder: string;
beforeAll(async () => {
  own = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'figurina-backup-'));
});
afterAll(async () => {
  await own.remove();
  await rm(folder, { recursive: true });
});

/** Everything a column can hold that a careless format would lose. */
async function makeOddTable({ database: { db } }: OpenTestDatabase): Promise<void> {
  await sql`create table odd (
    id bigint generated always as identity primary key, later bigint references odd(id), "Mixed Name" text, moment timestamptz,
    bytes bytea, doc jsonb, raw json, flags boolean[], ratio double precision, twice text generated always as ("Mixed Name" || "Mixed Name") stored)`.execute(
    db,
  );
}

async function makeOddRows({ database: { db } }: OpenTestDatabase): Promise<void> {
  await sql`insert into odd (later, "Mixed Name", moment, bytes, doc, raw, flags, ratio) values
    (2, E'Zażółć "x"\\n\\ttab \\\\ back', '2026-03-29 02:30:00.123456+01', '\\x00ff10'::bytea, 'null', '{"b":1, "a":[null]}', '{t,f,null}', 0.1),
    (null, '', 'infinity', '', null, null, '{}', 'NaN')`.execute(db);
}

const oddRows = async ({ database: { db } }: OpenTestDatabase) =>
  (await sql<{ row: string }>`select odd::text as row from odd order by id`.execute(db)).rows;

test('a backup restores every value into an empty database, and counters go on', async () => {
  await own.database.db.insertInto('settings').values({ name: 'seeded', value: 'yes' }).execute();
  await makeOddTable(own);
  await makeOddRows(own);
  const before = await oddRows(own);
  const file = await writeBackup(own.database, { folder, now, label: 'odd' });

  const target = await emptyDatabase();
  expect(await restoreBackup(own.database, file, log)).toEqual({ ok: false, reason: 'the database is not empty' });
  await makeOddTable(target);
  await prepareTables(target.database);
  await loadRows(target.database, file, () => true);
  expect(await oddRows(target)).toEqual(before);
  expect(await target.database.db.selectFrom('settings').selectAll().execute()).toContainEqual({
    name: 'seeded',
    value: 'yes',
  });
  await sql`insert into odd (later) values (1)`.execute(target.database.db);
  await expect(sql`insert into odd (later) values (99)`.execute(target.database.db)).rejects.toThrow(/foreign key/);
  expect(await oddRows(target)).toHaveLength(3);
  await target.remove();
  await sql`drop table odd`.execute(own.database.db);
});

test('a restored database is as the backup was, with its waiting jobs', async () => {
  const jobs = createJobs({ database: own.database, log });
  const remind = defineJob({ name: 'test.remind', data: z.object({ who: z.string() }) });
  jobs.handle(remind, { run: async () => undefined });
  await jobs.start();
  await jobs.send(remind, { who: 'Ada' });
  // As every server that works has them: of a queue that the empty place has as well.
  await sql`insert into pgboss.job (name, data) values ('__pgboss__send-it', '{}')`.execute(own.database.db);
  await jobs.stop();
  const file = await writeBackup(own.database, { folder, now, label: 'whole' });
  const target = await emptyDatabase();
  const answer = await restoreBackup(target.database, file, log);
  expect(answer).toMatchObject({ ok: true, created_at: now.toISOString(), jobsLeftOut: false });
  const noted = target.database.db.selectFrom('settings').select('value').where('name', '=', RESTORED_SETTING);
  expect((await noted.executeTakeFirst())?.value).toContain(now.toISOString());
  const restored = await lastRestore(target.database.db);
  expect(restored?.from).toEqual(now);
  expect(Math.abs(Date.now() - restored!.at.getTime())).toBeLessThan(600_000);
  expect(await lastRestore(own.database.db)).toBeUndefined();
  const waiting = sql<{ data: unknown }>`select data from pgboss.job where name = 'test.remind'`;
  expect((await waiting.execute(target.database.db)).rows).toEqual([{ data: { who: 'Ada' } }]);
  const tables = sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public' order by 1`;
  expect((await tables.execute(target.database.db)).rows).toEqual((await tables.execute(own.database.db)).rows);
  await target.remove();
});

test('a drill restores into an empty place and finds each row as it was, or says what is missing', async () => {
  const { db } = own.database;
  const albumId = await albumOnServer(own.database, anAlbum().section('Team').spread().parts(), [{ id: 'olga' }]);
  // Whatever the database does by itself at each row that comes is done already.
  await placedOrder(db, { albumId, by: 'olga', signals: ['accepted', 'rejected'] });
  const file = await writeBackup(own.database, { folder, now, label: 'drilled' });
  const target = await emptyDatabase();
  expect(await drillRestore(target.database, file, { log, now })).toMatchObject({
    ok: true,
    createdAt: now,
    hashed: true,
    jobsLeftOut: false,
  });
  const sums = await sumTables(file, () => false);
  await target.database.db.updateTable('settings').set({ value: 'another' }).where('name', '=', 'seeded').execute();
  await sql`delete from pgboss.job where name = 'test.remind'`.execute(target.database.db);
  const spoiled = await sumTables(await writeBackup(target.database, { folder, now, label: 'spoiled' }), (row) =>
    row.includes(RESTORED_SETTING),
  );
  expect(differences(sums, spoiled)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^pgboss\.job_common: \d+ rows in the backup, \d+ restored$/),
      'public.settings: other content',
    ]),
  );
  expect(await drillRestore(own.database, file, { log, now })).toEqual({
    ok: false,
    reason: 'the database is not empty',
  });
  await truncate(file, (await readFile(file)).length - 30);
  expect(await drillRestore(target.database, file, { log, now })).toMatchObject({ ok: false });
  await target.remove();
});

test('a file that is cut off is refused before anything is touched', async () => {
  const file = await writeBackup(own.database, { folder, now, label: 'cut' });
  await truncate(file, (await readFile(file)).length - 30);
  const target = await emptyDatabase();
  const answer = await restoreBackup(target.database, file, log);
  expect(answer).toMatchObject({ ok: false });
  await writeFile(file, 'no backup at all');
  expect(await restoreBackup(target.database, file, log)).toMatchObject({ ok: false });
  expect(await restoreBackup(target.database, join(folder, 'absent'), log)).toEqual({
    ok: false,
    reason: 'there is no such file',
  });
  await target.remove();
});

test('the newest backups are kept', async () => {
  const days = ['01', '02', '03', '04'].map((day) => new Date(`2026-12-${day}T00:00:00Z`));
  for (const day of days) await writeBackup(own.database, { folder, now: day });
  await writeFile(join(folder, 'figurina-x.backup.gz.arriving'), 'half');
  await tidyBackups(folder, 2);
  expect((await listBackups(folder)).map((file) => file.slice(folder.length + 1))).toEqual([
    'figurina-2026-12-04T00-00-00Z.backup.gz',
    'figurina-2026-12-03T00-00-00Z.backup.gz',
  ]);
});
