/** `ROLE=web` needs neither a browser nor the networks that find faces: workers that have them do such work for it. */
import { detectFace } from '@figurina/contract';
import { anAlbum } from '@figurina/album/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { albumOnServer } from './testing/album-on-server.ts';
import { call } from './testing/checked-call.ts';
import { freePort } from './testing/free-port.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { testUser, type TestUser } from './testing/test-user.ts';

/** What a machine without them does when they are asked for. */
const NEITHER = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ resolve(name, context, next) {
    if (/^(playwright-core|@sparticuz|@vladmandic|@tensorflow)/.test(name)) throw new Error(name + ' is not on this machine');
    return next(name, context);
  } });`)}`;

let workers: TestServer;
let anna: TestUser;
let albumId: string;
let web: ServerProcess;
let url: string;
beforeAll(async () => {
  workers = await startTestServer({ env: { ROLE: 'worker', WORKS: 'prints,pictures' } });
  anna = await testUser(workers, 'anna@verein.de');
  albumId = await albumOnServer(workers.database, anAlbum().section('Team').sticker('Ida Bauer').parts(), [anna]);
  const port = String(await freePort());
  const { dataDir, baseUrl, database } = workers.config;
  const shared = { DATA_DIR: dataDir, BASE_URL: baseUrl, ...(database.url && { DATABASE_URL: database.url }) };
  web = startServerProcess(
    { ...shared, PORT: port, ROLE: 'web', CHROMIUM_PATH: '/nowhere/chromium' },
    { preload: NEITHER },
  );
  await web.printed('Figurina runs at');
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await web.killTree();
  await workers.stop();
});

const at = (path: string): Promise<Response> =>
  fetch(`${url}/v1${path}`, { headers: { authorization: `Bearer ${anna.token}` } });

test('it starts and is ready', async () => {
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect((await at(`/albums/${albumId}`)).status).toBe(200);
});

test('a poster that somebody waits for is printed by a worker, and nothing of it stays behind', async () => {
  const answer = await at(`/albums/${albumId}/sticker_link/sheets/poster/file`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(await workers.database.db.selectFrom('errands').select('id').execute()).toEqual([]);
});

test('a face is looked for by a worker, and what it says of a picture that is none is told as here', async () => {
  const photo = { body: { base64_image: Buffer.from('no photo').toString('base64') } };
  const throughWeb = { ...anna, call: elsewhere };
  expect(await call(throughWeb, detectFace, photo)).toEqual(await call(anna, detectFace, photo));
});

const elsewhere: TestUser['call'] = (method, path, body) =>
  fetch(`${url}/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
