/** An administrator of the server that runs the tests, as `npm run token` makes one. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const TOKEN = join(import.meta.dirname, '../../apps/server/src/cli/token.ts');

/** A one-time address that signs a browser in. */
export async function administratorLink(email = 'verwaltung@example.org'): Promise<string> {
  return token(email, '--link');
}

/** An access token for the API. */
export async function administratorToken(email = 'verwaltung@example.org'): Promise<string> {
  return token(email);
}

async function token(email: string, ...options: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', TOKEN, '--email', email, '--admin', ...options],
    { env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] } },
  );
  return stdout.trim();
}
