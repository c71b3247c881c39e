/** Playwright's global setup: the web app as its sources are, and the real server on a free port with a fresh data directory, ended after the last test. */
import { spawn, spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { startSftpServer } from '../apps/server/src/features/handover/testing/sftp-server.ts';
import { freePort } from '../apps/server/src/testing/free-port.ts';
import { scratchFolder } from '../apps/server/src/testing/scratch-folder.ts';

const MAIN = join(import.meta.dirname, '../apps/server/src/main.ts');
const BUILD = join(import.meta.dirname, '../scripts/build-web.mjs');

export default async function startServer(): Promise<() => Promise<void>> {
  if (spawnSync(process.execPath, [BUILD], { stdio: 'inherit' }).status !== 0)
    throw new Error('The web app is not built');
  const dataDir = scratchFolder('figurina-e2e-');
  const port = await freePort();
  const shopDir = scratchFolder('figurina-e2e-shop-');
  const printShop = await startSftpServer(shopDir);
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      BASE_URL: '',
      DATA_DIR: dataDir,
      PREPARE_CONTENT: 'false',
      PASSWORD_LOG_N: '4',
      LOG_LEVEL: 'warn',
      TRANSFER_URL: printShop.url,
      TRANSFER_HOST_KEY: printShop.hostKey,
      TRANSFER_PASSWORD: printShop.password,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // The server tells where it runs and how the administrator signs in; a test that needs the link finds it here.
  let output = '';
  const started = Promise.withResolvers<void>();
  server.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    process.env['E2E_SERVER_OUTPUT'] = output;
    if (output.includes('Figurina runs at')) started.resolve();
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  void ended.then(() => started.reject(new Error(`The server ended before it was ready:\n${output}`)));
  await started.promise;
  process.env['E2E_BASE_URL'] = `http://localhost:${port}`;
  process.env['E2E_DATA_DIR'] = dataDir;
  process.env['E2E_PRINT_SHOP'] = printShop.folder;
  return async () => {
    server.kill('SIGTERM');
    await ended;
    await printShop.stop();
    for (const folder of [dataDir, shopDir]) await rm(folder, { recursive: true, force: true });
  };
}
