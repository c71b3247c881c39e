/** A server of a test's own, for tests that kill it and start it again on the same data. */
import { rm } from 'node:fs/promises';
import { freePort } from '../../apps/server/src/testing/free-port.ts';
import { scratchFolder } from '../../apps/server/src/testing/scratch-folder.ts';
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
  const dataDir = scratchFolder('figurina-e2e-crash-');
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
