/** `npm run backup [-- FOLDER]`: writes a backup beside a running server or without one. */
import { join, resolve } from 'node:path';
import { writeBackup } from '../platform/backup/write-backup.ts';
import { migrate } from '../platform/db/migrate.ts';
import { configuration, joinDatabase } from './program.ts';

const config = configuration();
const folder = process.argv[2] ? resolve(process.argv[2]) : join(config.dataDir, 'backups');
const database = await joinDatabase(config);
await migrate(database.db);
console.log(await writeBackup(database, { folder, now: new Date() }));
await database.close();
