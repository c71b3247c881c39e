/** The line to the database of a server, so that tests can put something into it. */
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { SOCKET_NAME } from '../platform/db/embedded/address.ts';

export interface DatabaseReach {
  /** A new connection to it. */
  reach(): Socket;
  /** Its address as `DATABASE_URL`, by way of a port of this machine. */
  through(port: number): string;
}

export function reachDatabase(connectionString: string): DatabaseReach {
  const [, folder] = /[?&]host=([^&]*)/.exec(connectionString) ?? [];
  const at = folder ? undefined : new URL(connectionString);
  return {
    reach: () =>
      folder ? connect(join(decodeURIComponent(folder), SOCKET_NAME)) : connect(Number(at!.port || 5432), at!.hostname),
    through: (port) => {
      const url = new URL(at?.href ?? 'postgresql://postgres@localhost/postgres');
      url.hostname = '127.0.0.1';
      url.port = String(port);
      return url.href;
    },
  };
}
