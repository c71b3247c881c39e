import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { readCurrentUser } from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../testing/checked-call.ts';
import { createBrowser } from '../testing/browser.ts';
import { PROGRAM_ENVIRONMENT } from '../testing/server-process.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { testDatabase } from '../testing/test-database.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

function token(args: string[], env: Record<string, string | undefined>): Promise<Run> {
  const program = join(import.meta.dirname, 'token.ts');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      { env: { ...PROGRAM_ENVIRONMENT, ...env } },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
      },
    );
  });
}

/** As a person types it: without the server's PORT. */
const beside = () => ({
  DATA_DIR: server.config.dataDir,
  ...(server.config.database.url && { DATABASE_URL: server.config.database.url }),
});
const caller = (accessToken: string) => ({
  call: (method: string, path: string) =>
    fetch(`${server.url}/v1${path}`, { method, headers: { authorization: `Bearer ${accessToken}` } }),
});

test(
  'beside a running server it prints a token and nothing else, for somebody new and for somebody known',
  { timeout: 60_000 },
  async () => {
    const first = await token(['--email', 'Skript@Verein.de'], beside());
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+\n$/);
    const { user } = await ask(caller(first.stdout.trim()), readCurrentUser, {});
    expect(user).toMatchObject({ email: 'skript@verein.de', roles: [] });

    const raised = await token(['--email', 'skript@verein.de', '--admin'], beside());
    const again = await token(['--email', 'skript@verein.de'], beside());
    for (const { stdout } of [raised, again])
      expect((await ask(caller(stdout.trim()), readCurrentUser, {})).user).toMatchObject({
        sub: user.sub,
        roles: ['admin'],
      });
  },
);

test('with --link it prints an address that signs a browser in', async () => {
  const { stdout } = await token(['--email', 'vergessen@verein.de', '--link'], beside());
  expect(stdout).toMatch(new RegExp(`^${server.url}/oidc/link/[\\w-]{32}\n$`));
  const landed = await createBrowser().open(stdout.trim(), { until: `${server.url}/start` });
  expect(landed.url.pathname).toBe('/start');
});

test('without a server it opens the database itself', async () => {
  const own = await testDatabase();
  const env = { DATA_DIR: own.dataDir, ...(own.DATABASE_URL && { DATABASE_URL: own.DATABASE_URL }) };
  const alone = await token(['--email', 'allein@verein.de'], env);
  expect(alone).toMatchObject({ code: 0, stderr: '' });
  expect(alone.stdout.split('.')).toHaveLength(3);
  await own.remove();
});

test('what it cannot do it says in one line', { timeout: 60_000 }, async () => {
  const outside = await token(['--email', 'a@b.de'], { ...beside(), OIDC_ISSUER: 'https://login.firma.pl' });
  expect(outside).toMatchObject({ code: 1, stdout: '' });
  expect(outside.stderr).toMatch(/^[^\n]*https:\/\/login\.firma\.pl[^\n]*\n$/);
  expect(await token(['--email', 'niemand'], beside())).toEqual({
    code: 1,
    stdout: '',
    stderr: 'niemand is not an e-mail address\n',
  });
  for (const args of [[], ['--mail', 'a@b.de']])
    expect(await token(args, beside())).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Usage: npm run -s token -- --email a@b.c [--admin] [--link]\n',
    });
});
