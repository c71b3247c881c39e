/** A database that goes away while people work, and comes back: a line in between that can be cut. */
import { createServer, type Server, type Socket } from 'node:net';
import { createAlbum, listAlbums } from '@figurina/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call } from './testing/checked-call.ts';
import { reachDatabase } from './testing/reach-database.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { testUser, type TestUser } from './testing/test-user.ts';

let first: TestServer;
let server: TestServer;
let line: Line;
let anna: TestUser;
beforeAll(async () => {
  first = await startTestServer();
  line = await openLine(first.database.connectionString);
  server = await startTestServer({ beside: first, env: { DATABASE_URL: line.url, ROLE: 'web' } });
  anna = await testUser(server, 'anna@verein.de');
});
afterAll(async () => {
  await line.restore();
  await server.stop();
  await line.cut();
  await first.stop();
});

const newAlbum = () => call(anna, createAlbum, { body: { album: { language: 'de', blueprint_id: 'sports-choreo' } } });
const ready = async () => (await fetch(`${server.url}/readyz`)).status;

test('without its database the server says that it is not there, and goes on when it is again', async () => {
  expect(await newAlbum()).toMatchObject({ ok: true });
  await line.cut();
  expect(await newAlbum()).toMatchObject({ ok: false, code: 'unavailable' });
  expect(await call(anna, listAlbums, {})).toMatchObject({ ok: false, code: 'unavailable' });
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': '9', 'upload-metadata': 'filename YQ==' };
  expect((await anna.call('POST', '/blobs', undefined, headers)).status).toBe(503);
  expect(await ready()).toBe(503);
  await line.restore();
  expect(await ready()).toBe(200);
  expect(await newAlbum()).toMatchObject({ ok: true });
});

test('a question that was on its way when the line broke is answered too', async () => {
  line.hold();
  const asked = newAlbum();
  await line.held();
  await line.cut();
  expect(await asked).toMatchObject({ ok: false, code: 'unavailable' });
  await line.restore();
  expect(await newAlbum()).toMatchObject({ ok: true });
});

interface Line {
  url: string;
  /** From now on nothing that is asked gets through. */
  hold(): void;
  /** Resolves when something has been asked since. */
  held(): Promise<void>;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

async function openLine(connectionString: string): Promise<Line> {
  const { reach, through } = reachDatabase(connectionString);
  const open = new Set<Socket>();
  let holding: { asked: Promise<void>; tell: () => void } | undefined;
  const listening = (port: number): Promise<Server> =>
    new Promise((resolve) => {
      const listener = createServer((near) => {
        const far = reach();
        for (const [from, to] of [
          [near, far],
          [far, near],
        ] as const) {
          open.add(from);
          from.on('error', () => to.destroy()).on('close', () => to.destroy());
          from.on('data', (bytes) => {
            if (!holding) to.write(bytes);
            else if (from === near) holding.tell();
          });
        }
      });
      listener.listen(port, '127.0.0.1', () => resolve(listener));
    });
  let listener: Server | undefined = await listening(0);
  const { port } = listener.address() as { port: number };
  return {
    url: through(port),
    hold: () => {
      let tell = (): void => undefined;
      const asked = new Promise<void>((resolve) => (tell = resolve));
      holding = { asked, tell };
    },
    held: () => holding!.asked,
    cut: async () => {
      const closed = new Promise((resolve) => (listener ? listener.close(resolve) : resolve(undefined)));
      listener = undefined;
      for (const socket of open) socket.destroy();
      open.clear();
      await closed;
    },
    restore: async () => {
      holding = undefined;
      listener ??= await listening(port);
    },
  };
}
