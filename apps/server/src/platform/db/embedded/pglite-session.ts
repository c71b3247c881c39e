/** PGlite as the one session that the turnstile serves, in a configuration that is small. */
import { PGlite } from '@electric-sql/pglite';
import type { Session } from './turnstile.ts';

/** A small team's albums: what PostgreSQL keeps of its pages beside the operating system, which keeps them too. */
const SHARED_BUFFERS = '16MB';

/** Opens the database in that folder; makes it there when there is none. */
export function openPglite(folder: string): Promise<PGlite> {
  return PGlite.create(folder, {
    startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`],
  });
}

export function sessionOf(database: PGlite): Session {
  return {
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
