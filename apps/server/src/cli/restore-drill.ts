/**
 * `npm run restore-drill [-- FILE] [--max-age 26h]`: restores the newest backup of the data directory into an empty place, compares,
 * and says how old it is. The place is an embedded database among the temporary files, or `DRILL_DATABASE_URL`, an empty
 * PostgreSQL database. What runs is not touched. Exit code 1, with the reason, when a restore would not have helped.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { listBackups } from '../platform/backup/write-backup.ts';
import { drillRestore } from '../platform/backup/restore-drill.ts';
import { duration } from '../platform/config/setting-types.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createLog } from '../platform/log/log.ts';
import { configuration, stop } from './program.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { 'max-age': { type: 'string' } } });
const maxAge = values['max-age'] === undefined ? undefined : duration.safeParse(values['max-age']);
if (maxAge && !maxAge.success) stop('--max-age must be a time like 90m, 26h or 8d');
const config = configuration();
const folder = join(config.dataDir, 'backups');
const newest = positionals[0] ? resolve(positionals[0]) : (await listBackups(folder))[0];
if (!newest) stop(`There is no backup in ${folder}`);

const place = mkdtempSync(join(tmpdir(), 'figurina-drill-'));
process.on('exit', () => rmSync(place, { recursive: true, force: true }));
const url = process.env['DRILL_DATABASE_URL'] || undefined;
const opened = await openDatabase({ dataDir: place, database: { url, pool: 4, shortLived: true } });
if (!opened.ok) stop(`${place} is in use by another program`);
const began = performance.now();
const drill = await drillRestore(opened.database, newest, { log: createLog('warn'), now: new Date() });
await opened.database.close();
if (!drill.ok) stop(`${newest} would not have helped: ${drill.reason}`);

const age = Date.now() - drill.createdAt.getTime();
const seconds = Math.round((performance.now() - began) / 1000);
console.log(newest);
console.log(`made ${drill.createdAt.toISOString()}, ${hours(age)} hours ago; restored and compared in ${seconds} s`);
console.log(
  `${drill.rows} rows in ${drill.tables} tables, ${drill.hashed ? 'each row as it was' : 'counted alone: it is of an older version'}`,
);
if (drill.jobsLeftOut) console.log('Waiting background jobs would be left out: their tables have changed since.');
if (maxAge?.success && maxAge.data > 0 && age > maxAge.data)
  stop(`It is older than ${values['max-age']}: nothing newer could be restored`);

function hours(ms: number): string {
  return (ms / 3_600_000).toFixed(1);
}
