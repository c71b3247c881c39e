/** A throwaway server with the shipped web app, and what is laid out in it: the thing that is measured. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AlbumParts } from '@figurina/album';
import { createScriptLink, createScriptToken } from '../../apps/server/src/features/identity/script-token.ts';
import { albumOnServer } from '../../apps/server/src/testing/album-on-server.ts';
import { systemClock } from '../../apps/server/src/platform/clock.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { openDatabase } from '../../apps/server/src/platform/db/database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { openBlobStore } from '../../apps/server/src/platform/files/open-blob-store.ts';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { layOutPictures, PIXELS } from './pictures.ts';
import { syntheticAlbum } from './synthetic-album.ts';

export interface Person {
  readonly id: string;
  readonly token: string;
}

export interface Stand {
  readonly url: string;
  /** Of the server's process. */
  readonly pid: number;
  readonly owner: Person;
  /** A member of every album. */
  readonly other: Person;
  /** The id of a synthetic album of so many elements, made when it is first asked for by this name. */
  album(size: number, name?: string, onProbeSpread?: number): Promise<string>;
  /** An album of one's own making, without the files of its pictures; answers its id. */
  put(parts: AlbumParts): Promise<string>;
  /** So many more people, who may design an album. */
  crew(albumId: string, count: number, name?: string): Promise<readonly Person[]>;
  /** An administrator. */
  staff(): Promise<Person>;
  /** An address that signs a browser in as the owner, once. */
  signInLink(): Promise<string>;
  close(): Promise<void>;
}

/** `pictures`: so many in an album at most. */
export async function startStand(
  wantedPort: number | null,
  pictures?: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<Stand> {
  const dataDir = mkdtempSync(join(tmpdir(), 'figurina-bench-'));
  const port = wantedPort ?? (await freePort());
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    RATE_LIMIT: '0',
    STICKER_RATE_LIMIT: '0',
    LOG_LEVEL: 'error',
    // As people run it, not as tests do.
    DATABASE_SHORT_LIVED: 'false',
    ...(process.env['WEB_DIST'] && { WEB_DIST: process.env['WEB_DIST'] }),
    ...settings,
  };
  const read = readConfig(env);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const { config } = read;
  const server = startServerProcess(env);
  const { pid } = server.child;
  // Also when the bench is broken off: nothing of it stays behind.
  const leave = (): void => {
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // It had ended.
    }
    rmSync(dataDir, { recursive: true, force: true });
  };
  process.once('exit', leave);
  try {
    await server.printed('Figurina runs at');
    const opened = await openDatabase(config, { join: true });
    if (!opened.ok) throw new Error(opened.code);
    const { database } = opened;
    const parts = { db: database.db, clock: systemClock, config };
    const person = async (email: string, admin = false): Promise<Person> => {
      const made = await createScriptToken(parts, { email, locale: 'de', admin });
      if (!made.ok) throw new Error(made.code);
      return { id: made.userId, token: made.token };
    };
    const [owner, other] = [await person('bench@figurina.localhost'), await person('other@figurina.localhost')];
    const store = openBlobStore(config);
    const layOut = await layOutPictures(database.db, store);
    const albums = new Map<string, string>();
    return {
      url: config.baseUrl,
      pid: pid ?? 0,
      owner,
      other,
      async album(size, name = 'bench', onProbeSpread) {
        const seed = `${name}-${size}`;
        const known = albums.get(seed);
        if (known !== undefined) return known;
        const album: AlbumParts = syntheticAlbum({
          size,
          prefix: seed,
          picture: PIXELS,
          atMost: pictures,
          onProbeSpread,
        });
        const id = await albumOnServer(database, album, [owner, other]);
        await layOut(id, Object.keys(album.images), owner.id);
        albums.set(seed, id);
        return id;
      },
      put: async (parts) => albumOnServer(database, parts, [owner, other]),
      async crew(albumId, count, name = 'crew') {
        const people: Person[] = [];
        for (let at = 0; at < count; at++) people.push(await person(`${name}${at}@figurina.localhost`));
        const row = ({ id }: Person) => ({
          id: newId(),
          album_id: albumId,
          user_sub: id,
          owner: false,
          created_at: new Date(),
        });
        await database.db.insertInto('album_members').values(people.map(row)).execute();
        return people;
      },
      staff: async () => person('staff@figurina.localhost', true),
      async signInLink() {
        const made = await createScriptLink(parts, { email: 'bench@figurina.localhost' });
        if (!made.ok) throw new Error(made.code);
        return made.link;
      },
      async close() {
        store.close();
        await database.close();
        server.child.kill('SIGTERM');
        await server.ended;
        process.off('exit', leave);
        rmSync(dataDir, { recursive: true, force: true });
      },
    };
  } catch (error) {
    leave();
    throw error;
  }
}
