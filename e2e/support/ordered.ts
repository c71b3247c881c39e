/** An album that was ordered: until there is a shop, the server's database is told. */
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';

export async function markOrdered(albumId: string): Promise<void> {
  const read = readConfig({ ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] });
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const opened = await openDatabase(read.config, { join: true });
  if (!opened.ok) throw new Error('The database of the server is not there');
  await opened.database.db.updateTable('albums').set({ has_order: true }).where('id', '=', albumId).execute();
  await opened.database.close();
}
