/** What a release left behind is gone on with by today's program: one small backup a release, in testing/releases. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listAlbums, readAlbum, readStatus } from '@figurina/contract';
import { expect, test } from 'vitest';
import { restoreBackup } from './platform/backup/restore-backup.ts';
import { createLog } from './platform/log/log.ts';
import { ask } from './testing/checked-call.ts';
import { emptyDatabase } from './testing/test-database.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { testUser } from './testing/test-user.ts';

const FOLDER = join(import.meta.dirname, 'testing/releases');

test.each(readdirSync(FOLDER).filter((name) => name.endsWith('.gz')))(
  '%s is restored, started and read',
  async (name) => {
    const { database, dataDir, remove } = await emptyDatabase();
    const restored = await restoreBackup(database, join(FOLDER, name), createLog('silent'));
    expect(restored).toMatchObject({ ok: true, jobsLeftOut: false });
    const url = database.kind === 'postgres' ? database.connectionString : undefined;
    const beside = { config: { dataDir, database: { url } } } as TestServer;
    const server = await startTestServer({ beside });
    try {
      const staff = await testUser(server, 'admin@figurina.localhost', { admin: true });
      const [example] = (await ask(staff, listAlbums, { query: {} })).albums;
      const { album } = await ask(staff, readAlbum, { params: { id: example!.id } });
      expect(JSON.stringify(album).match(/"type":"sticker"/g)?.length).toBeGreaterThan(10);
      await ask(staff, readStatus, {});
    } finally {
      await server.stop();
      await remove();
    }
  },
);
