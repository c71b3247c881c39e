/** A server of a test's own, for tests that kill it and start it again on the same data. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { startServerProcess, type ServerProcess } from '../../apps/server/src/testing/server-process.ts';

export interface OwnServer {
  readonly url: string;
  start(): Promise<void>;
  /** Kills everything of it at once, as a power cut would. */
  kill(): Promise<void>;
  /** Kills it and forgets its data. */
  end(): Promise<void>;
}

export async function ownServer(): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'figurina-e2e-crash-'));
  const port = await freePort();
  let server: ServerProcess | undefined;
  const kill = async (): Promise<void> => {
    await server?.killTree();
    server = undefined;
  };
  return {
    url: `http://localhost:${port}`,
    async start() {
      server = startServerProcess({ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir });
      await server.printed('Figurina runs at');
    },
    kill,
    async end() {
      await kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
