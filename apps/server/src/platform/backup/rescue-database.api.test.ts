import { existsSync, readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { openDatabase } from '../db/database.ts';
import { createLog } from '../log/log.ts';
import { openOrRescue, RESCUED_SETTING, rescueWords } from './rescue-database.ts';
import { writeBackup } from './write-backup.ts';

test('a database that does not open is kept aside, the newest backup that can be read takes its place, and it says so', { timeout: 180_000 }, async (context) => {
  if (inject('databaseTemplate').kind === 'postgres') return context.skip('PostgreSQL has its own backups');
  const own = await testDatabase();
  const config = { dataDir: own.dataDir, database: { url: undefined, pool: 2, shortLived: true } };
  const open = { join: false, log: createLog('silent'), now: new Date('2027-03-04T05:06:07Z') };
  const first = await openDatabase(config);
  if (!first.ok) throw new Error(first.code);
  await first.database.db.insertInto('settings').values({ name: 'album', value: 'of yesterday' }).execute();
  await writeBackup(first.database, { folder: join(own.dataDir, 'backups'), now: new Date('2027-03-03T02:00:00Z') });
  await first.database.close();
  writeFileSync(join(own.dataDir, 'backups/figurina-2027-03-04T02-00-00Z.backup.gz'), 'cut off');
  truncateSync(join(own.dataDir, 'database/global/pg_control'), 100);

  const opened = await openOrRescue(config, open);
  if (!opened.ok) throw new Error(opened.code);
  const { db } = opened.database;
  const settings = await db.selectFrom('settings').selectAll().where('name', 'in', ['album', RESCUED_SETTING]).execute();
  await opened.database.close();
  expect(settings).toContainEqual({ name: 'album', value: 'of yesterday' });
  expect(JSON.parse(settings.find(({ name }) => name === RESCUED_SETTING)!.value)).toMatchObject({
    backup_at: '2027-03-03T02:00:00.000Z',
    aside: 'database.broken-2027-03-04T05-06-07',
  });
  expect(existsSync(join(own.dataDir, 'database.broken-2027-03-04T05-06-07/PG_VERSION'))).toBe(true);
  expect(rescueWords(opened.rescue!).join('\n')).toMatch(/did not open[^]*2027-03-03T02:00[^]*missing[^]*kept in/);
  expect(readdirSync(own.dataDir)).not.toContain('rescuing');
  // From here on it is a database like any other.
  const again = await openOrRescue(config, open);
  expect(again).toMatchObject({ ok: true });
  expect(again.rescue).toBeUndefined();
  if (again.ok) await again.database.close();
  await own.remove();
});
