/** Printing beside the server: by a worker process that is killed in the middle, and from the shell. */
import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { createAlbum } from '@figurina/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '../../testing/checked-call.ts';
import { PROGRAM_ENVIRONMENT, startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import { buildRenderPage } from '../../testing/build-render-page.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { ended, order, readJob } from './testing/exports-on-server.ts';

let server: TestServer;
let admin: TestUser;
let albumId: string;
const running: ServerProcess[] = [];
beforeAll(async () => {
  buildRenderPage();
  server = await startTestServer({ env: { ROLE: 'web' } });
  admin = await testUser(server, 'anna@figurina.de', { admin: true });
  const { album } = await ask(admin, createAlbum, {
    body: { album: { language: 'de', blueprint_id: 'wedding-lange-tafel', title: 'Anna & Jan' } },
  });
  albumId = album.id;
}, 180_000);
afterAll(async () => {
  await Promise.all(running.map((worker) => worker.killTree()));
  await server.stop();
});

/** As it is configured beside the server. */
const beside = () => ({
  DATA_DIR: server.config.dataDir,
  ...(server.config.database.url && { DATABASE_URL: server.config.database.url }),
  ...(process.env['CHROMIUM_PATH'] && { CHROMIUM_PATH: process.env['CHROMIUM_PATH'] }),
});

function startWorker(): ServerProcess {
  const worker = startServerProcess({ ...beside(), ROLE: 'worker' });
  running.push(worker);
  return worker;
}

test(
  'a worker that is killed while it prints leaves nothing behind, and another one prints',
  { timeout: 240_000 },
  async () => {
    const first = startWorker();
    const job = await order(admin, { album_id: albumId, mode: 'pages', range: '2-9' });
    await expect
      .poll(async () => (await readJob(admin, job.id)).progress, { timeout: 90_000, interval: 50 })
      .toBeGreaterThan(0);
    await first.killTree();
    expect(await readJob(admin, job.id)).toMatchObject({ state: 'working', file_url: null });
    const second = startWorker();
    const done = await ended(admin, job);
    expect(done).toMatchObject({ state: 'finished' });
    expect(done.checks.every(({ passed }) => passed)).toBe(true);
    const { rows } = await sql<{ attempts: number }>`
    select retry_count + 1 as attempts from pgboss.job where name = 'exports.print'`.execute(server.database.db);
    expect(rows).toEqual([{ attempts: 2 }]);
    expect(await readdir(join(server.config.dataDir, 'files', 'exports', job.id))).toHaveLength(1);
    second.child.kill('SIGTERM');
    expect(await second.ended).toBe(0);
  },
);

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

function shell(...args: string[]): Promise<Run> {
  const program = join(import.meta.dirname, '../../cli/export.ts');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      { env: { ...PROGRAM_ENVIRONMENT, ...beside() } },
      (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code) : 0, stdout, stderr });
      },
    );
  });
}

test('from the shell, beside the running server, the same is printed into a file', { timeout: 120_000 }, async () => {
  const out = join(server.config.dataDir, 'probe.pdf');
  const printed = await shell('--album', albumId, '--out', out, '--mode', 'pages', '--range', '2-3', '--no-bleed');
  expect(printed).toMatchObject({ code: 0, stdout: `${out}\n` });
  expect(printed.stderr).toMatch(/\d+ %[^]*2 sheets[^]*passed P1 P2 P3/);
  const pdf = await PDFDocument.load(await readFile(out));
  expect(pdf.getPageCount()).toBe(2);
  expect(pdf.getPage(0).getMediaBox()).toEqual(pdf.getPage(0).getTrimBox());
  const rows = await server.database.db
    .selectFrom('render_jobs')
    .select('id')
    .where('created_by', '=', 'shell')
    .execute();
  expect(rows).toEqual([]);
});

test('what the shell asks for and cannot have is said in one line', { timeout: 120_000 }, async () => {
  const out = join(server.config.dataDir, 'none.pdf');
  expect(await shell('--album', 'nobodys', '--out', out)).toMatchObject({
    code: 1,
    stdout: '',
    stderr: 'There is no album nobodys\n',
  });
  const range = await shell('--album', albumId, '--out', out, '--range', '7-5');
  expect(range).toMatchObject({ code: 1, stderr: '“7-5” runs backwards: the smaller number comes first.\n' });
  for (const args of [[], ['--album', albumId], ['--album', albumId, '--out', out, '--mode', 'cubes']])
    expect((await shell(...args)).stderr).toMatch(/^Usage: npm run export -- --album ID --out FILE .*\n$/);
});
