import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { findEmbedded } from './platform/db/embedded/start-embedded.ts';
import { freePort } from './testing/free-port.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';
import { testDatabase, type TestDatabase } from './testing/test-database.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.remove());

const running: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.killTree()));
});

async function start(env: Record<string, string> = {}): Promise<ServerProcess & { url: string }> {
  const port = env['PORT'] ?? String(await freePort());
  const database: Record<string, string> = own.DATABASE_URL ? { DATABASE_URL: own.DATABASE_URL } : {};
  const server = startServerProcess({ PORT: port, DATA_DIR: own.dataDir, ...database, ...env });
  running.push(server);
  return { ...server, url: `http://localhost:${port}` };
}

/** What a start that gives up prints, line by line, and its exit code. */
async function refusal(env: Record<string, string>): Promise<{ code: unknown; lines: string[] }> {
  const server = await start(env);
  const code = await server.ended;
  const lines = server.output().trim().split('\n');
  return { code, lines: lines.filter((line) => !line.startsWith('The embedded database in')) };
}

test('prints its address, answers, and stops cleanly when told to, with its database', async () => {
  const server = await start();
  await server.printed('Figurina runs at');
  expect(server.output()).toContain(`Figurina runs at ${server.url}`);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  if (own.kind === 'embedded') expect(await findEmbedded(own.dataDir)).toBeUndefined();
});

test('a second server on the same embedded database is refused with one line; a worker joins it', async (context) => {
  if (own.kind === 'postgres') return context.skip('PostgreSQL serves several servers');
  const server = await start();
  await server.printed('Figurina runs at');
  expect(await refusal({})).toEqual({
    code: 1,
    lines: [`The data directory ${own.dataDir} is in use by another server`],
  });
  const worker = await start({ ROLE: 'worker', LOG_LEVEL: 'info' });
  await worker.printed('"working"');
  for (const address of ['/healthz', '/readyz']) expect((await fetch(worker.url + address)).status).toBe(200);
  expect((await fetch(`${worker.url}/v1/openapi.json`)).status).toBe(404);
  worker.child.kill('SIGINT');
  expect(await worker.ended).toBe(0);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('a worker whose port another program has works without an address for health', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const server = await start();
  await server.printed('Figurina runs at');
  const worker = await start({ ROLE: 'worker', PORT: String(port), LOG_LEVEL: 'info' });
  await worker.printed('"working"');
  expect(worker.output()).toContain('no address for health');
  worker.child.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
  await new Promise((resolve) => other.close(resolve));
});

test('a database whose server was killed is taken over at once', async (context) => {
  if (own.kind === 'postgres') return context.skip('no process of ours to kill');
  const killed = await start();
  await killed.printed('Figurina runs at');
  killed.child.kill('SIGKILL');
  const server = await start();
  await server.printed('Figurina runs at');
});

test('a port in use, a directory without rights, a file for a directory: one line each', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const inUse = await refusal({ PORT: String(port) });
  await new Promise((resolve) => other.close(resolve));
  expect(inUse).toEqual({
    code: 1,
    lines: [`Port ${port} on 127.0.0.1 is in use: stop the program that uses it, or set PORT to another one`],
  });
  const file = join(own.dataDir, 'a-file');
  await writeFile(file, '');
  expect(await refusal({ DATA_DIR: file })).toEqual({ code: 1, lines: [`DATA_DIR=${file} is not a directory`] });
  const inside = join(own.dataDir, 'another');
  await mkdir(inside);
  await writeFile(join(inside, 'files-arriving'), '');
  expect(await refusal({ DATA_DIR: inside })).toEqual({
    code: 1,
    lines: [`DATA_DIR=${inside} is not a directory (${join(inside, 'files-arriving')})`],
  });
  // Root may write everywhere, but not there.
  const forbidden = process.getuid?.() === 0 ? '/sys/figurina' : join(own.dataDir, 'closed', 'data');
  await mkdir(join(own.dataDir, 'closed'));
  await chmod(join(own.dataDir, 'closed'), 0o500);
  const closed = await refusal({ DATA_DIR: forbidden });
  expect(closed.code).toBe(1);
  expect(closed.lines).toHaveLength(1);
  expect(closed.lines[0]).toContain(`The data directory ${forbidden} cannot be written`);
});

test('a wrong setting names itself, and a password is not repeated', async () => {
  const wrong = { PORT: 'many', ROLE: 'boss', DATABASE_URL: 'mysql://root:hunter2@localhost/x' };
  expect(await refusal(wrong)).toEqual({
    code: 1,
    lines: [
      'PORT="many" must be a number',
      'ROLE="boss" must be web, worker or all',
      'DATABASE_URL=… must be an address like postgres://user:password@host/database',
    ],
  });
  const nobody = await refusal({ DATABASE_URL: `postgres://figurina:hunter2@127.0.0.1:${await freePort()}/figurina` });
  expect(nobody).toEqual({ code: 1, lines: ['The database of DATABASE_URL cannot be used: no server answers there'] });
});
