import { type NodeId, type Patch, plainText, richText } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { createMemoryDevice, differences } from '@figurina/editor/testing';
import { expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { freePort } from '../../testing/free-port.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { createScriptToken } from '../identity/index.ts';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { openEditorOn, type EditorOnServer } from './testing/editor-on-server.ts';
import { hastyClock } from './testing/hasty-clock.ts';

const set = (id: string, prop: string, value: unknown): Patch => [
  { part: 'workspace', path: `nodes/${id}/props/${prop}`, value: value as never },
];
const props = ({ store }: EditorOnServer, id: string) =>
  store.document.nodes.get(id as NodeId)?.props as Record<string, unknown>;

test(
  'the server is killed during edits, twice: what was acknowledged and what was pending is there afterwards',
  {
    timeout: 120_000,
  },
  async () => {
    const own = await testDatabase();
    const port = String(await freePort());
    const env = { PORT: port, DATA_DIR: own.dataDir, ...(own.DATABASE_URL && { DATABASE_URL: own.DATABASE_URL }) };
    const start = async (): Promise<ServerProcess> => {
      const started = startServerProcess(env);
      await started.printed('Figurina runs at');
      return started;
    };
    let server = await start();

    // Two people and their album, put there beside the server that runs.
    const read = readConfig(env);
    if (!read.ok) throw new Error(read.problems.join());
    const opened = await openDatabase(read.config, { join: true });
    if (!opened.ok) throw new Error(opened.code);
    const { database } = opened;
    const users = [];
    for (const email of ['ann@example.org', 'ben@example.org']) {
      const made = await createScriptToken({ db: database.db, clock: systemClock, config: read.config }, { email });
      if (!made.ok) throw new Error(made.code);
      users.push({ id: made.userId, token: made.token });
    }
    const parts = anAlbum()
      .section('Team')
      .spread({ id: 'spread' })
      .rectangle({ id: 'box' })
      .text('', { id: 'text' })
      .parts();
    const albumId = await albumOnServer(database, parts, users);
    await database.close();

    const open = (user: { id: string; token: string }): Promise<EditorOnServer> => {
      const clientId = newId();
      const outbox = createMemoryDevice().outbox(clientId);
      return openEditorOn({
        url: () => `http://localhost:${port}`,
        albumId,
        user,
        clientId,
        outbox,
        clock: hastyClock,
      });
    };
    const [ann, ben] = [await open(users[0]!), await open(users[1]!)];

    let count = 0;
    const edit = (): void => {
      count++;
      ann.store.transact('steps.move', set('box', 'x', count));
      ben.store.transact('steps.move', set('box', 'y', count));
      ben.store.transact('steps.text', set('text', 'text', richText(`word ${count}`)));
    };
    for (let kill = 0; kill < 2; kill++) {
      // Some of it saved, some on its way, some waiting. Listened for beforehand: on a busy machine it is soon over.
      const sending = ann.until('sending');
      for (let time = 0; time < 40; time++) {
        edit();
        await new Promise((resolve) => setImmediate(resolve));
        if (time === 20) await sending;
      }
      await server.killTree();
      edit();
      await ben.until('disconnected');
      edit();
      server = await start();
      await Promise.all([ann.until('idle'), ben.until('idle')]);
    }
    await expect
      .poll(() => [ann.sync.version(), ben.sync.version()].map((at) => at === ann.sync.version()))
      .toEqual([true, true]);

    const fresh = await open(users[0]!);
    for (const editor of [ann, ben, fresh]) {
      expect(props(editor, 'box')).toMatchObject({ x: count, y: count });
      expect(plainText(props(editor, 'text')['text'] as never)).toBe(`word ${count}`);
      expect(differences(fresh.store.document, editor.store.document)).toEqual([]);
    }
    // The outages were told, and nothing of lost, overwritten or refused changes.
    expect([...ann.notices, ...ben.notices].filter(({ kind }) => kind !== 'unreached')).toEqual([]);
    await Promise.all([ann, ben, fresh].map(({ sync }) => sync.stop()));
    await server.killTree();
    await own.remove();
  },
);
