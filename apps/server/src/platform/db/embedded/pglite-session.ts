/** PGlite as the one session that the turnstile serves, in a configuration that is small. */
import { PGlite } from '@electric-sql/pglite';
import { DurableFiles, type Flushes } from './durable-files.ts';
import type { Session } from './turnstile.ts';

/** A small team's albums: what PostgreSQL keeps of its pages beside the operating system, which keeps them too. */
const SHARED_BUFFERS = '16MB';

export interface OpenPglite {
  readonly database: PGlite;
  readonly flushes: Flushes;
}

/** Opens the database in that folder; makes it there when there is none. What it says is done is on the disk after `settle`. */
export async function openPglite(folder: string): Promise<OpenPglite> {
  const files = new DurableFiles(folder);
  const database = await PGlite.create({
    fs: files,
    startParams: [
      // Without `-F`, which has PostgreSQL flush nothing. The other way to flush the log does nothing in WebAssembly.
      ...PGlite.defaultStartParams.filter((one) => one !== '-F'),
      '-c',
      'wal_sync_method=fsync',
      '-c',
      `shared_buffers=${SHARED_BUFFERS}`,
    ],
  });
  files.settle();
  return { database, flushes: files };
}

export function sessionOf({ database, flushes }: OpenPglite): Session {
  return {
    get owing() {
      return flushes.owing;
    },
    settle: () => flushes.settle(),
    /**
     * Takes the bytes as they come. PGlite's other ways (`execProtocolRaw`, `execProtocolRawSync`) parse every answer as well
     * and keep the parsed messages until somebody calls `execProtocol`: for ever, here.
     */
    run(messages) {
      const parts: Buffer[] = [];
      // What it answers is a promise, but without `syncToFs` it does all of its work before it returns.
      void database.execProtocolRawStream(messages, {
        syncToFs: false,
        // The bytes lie in the database's own memory, which it uses again.
        onRawData: (bytes) => void parts.push(Buffer.from(bytes)),
      });
      return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
    },
    inTransaction: () => database.isInTransaction(),
  };
}
