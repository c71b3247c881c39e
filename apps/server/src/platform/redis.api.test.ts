/** What servers tell each other over Redis. Runs where there is one; the other API tests do without. */
import { connect, createServer, type Socket } from 'node:net';
import { anAlbum } from '@figurina/album/testing';
import { changeAlbum, handshakeOf, readStickerLink, REALTIME } from '@figurina/contract';
import sharp from 'sharp';
import { io } from 'socket.io-client';
import { expect, inject, test, vi } from 'vitest';
import { contributor } from '../features/sticker-link/testing/contributor.ts';
import { albumOnServer } from '../testing/album-on-server.ts';
import { ask } from '../testing/checked-call.ts';
import { freePort } from '../testing/free-port.ts';
import { startTestServer } from '../testing/test-server.ts';
import { testUser } from '../testing/test-user.ts';
import { systemClock } from './clock.ts';
import { createRedisCounters } from './counters/redis-counters.ts';
import { newId } from './ids.ts';
import { createLog } from './log/log.ts';
import { connectRedis } from './redis.ts';

const REDIS_URL = inject('redisUrl');
const log = createLog('silent');

test.runIf(REDIS_URL)('two servers count the same calls, which Redis forgets by itself', async () => {
  let now = Date.parse('2026-11-22T10:00:00Z');
  const clock = { now: () => new Date(now) };
  const [here, there] = [
    await createRedisCounters(REDIS_URL, { clock, log }),
    await createRedisCounters(REDIS_URL, { clock, log }),
  ];
  const [address, link] = [newId(), newId()];
  expect(await here.add([address, link], 60_000)).toEqual([1, 1]);
  expect(await there.add([address], 60_000)).toEqual([2]);
  const many = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? here : there).add([link], 60_000)));
  expect(many.flat().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, at) => at + 2));
  const client = await connectRedis(REDIS_URL, log);
  const [name = ''] = await client.keys(`*${link}`);
  expect(await client.pTTL(name)).toBeGreaterThan(0);
  expect(await client.pTTL(name)).toBeLessThanOrEqual(120_000);
  now += 60_000;
  expect(await there.add([link], 60_000)).toEqual([1]);
  await Promise.all([here.close(), there.close(), client.close()]);
});

test.runIf(REDIS_URL)('a Redis that is away keeps nobody waiting, and counts again when it is back', async () => {
  const { hostname, port } = new URL(REDIS_URL);
  const lines = new Set<Socket>();
  const wire = createServer((line) => {
    const onward = connect(Number(port || 6379), hostname);
    lines.add(line.on('error', () => onward.destroy()).on('close', () => onward.destroy()));
    line
      .pipe(onward)
      .on('error', () => line.destroy())
      .pipe(line);
  });
  const at = await freePort();
  const listen = () => new Promise<void>((resolve) => void wire.listen(at, '127.0.0.1', resolve));
  await listen();
  const counters = await createRedisCounters(`redis://127.0.0.1:${at}`, { clock: systemClock, log });
  const key = newId();
  const add = async () => (await counters.add([key], 3_600_000))[0];
  expect(await add()).toBe(1);
  // One that does not answer, and one that breaks in the middle of a command.
  for (const line of lines) line.pause();
  expect(await add()).toBe(0);
  const cut = add();
  wire.close();
  for (const line of lines) line.destroy();
  expect(await cut).toBe(0);
  await vi.waitFor(async () => expect(await add()).toBe(0));
  await listen();
  await vi.waitFor(async () => expect(await add()).toBeGreaterThan(1), { timeout: 20_000 });
  await counters.close();
  wire.close();
});

test.runIf(REDIS_URL)('a photo that one server takes is heard by an editor who is connected to another', async () => {
  const env = { REDIS_URL, STICKER_TASK_BITS: '4' };
  const first = await startTestServer({ env });
  const second = await startTestServer({ env, beside: first });
  const olga = await testUser(first, 'olga@verein.de');
  const id = await albumOnServer(first.database, anAlbum().section('Jugend').spread().parts(), [olga]);
  await ask(olga, changeAlbum, { params: { id }, body: { album: { sticker_upload_enabled: true } } });
  const { sticker_link: link } = await ask(olga, readStickerLink, { params: { id } });
  const socket = io(first.url, { path: REALTIME.path, query: { album_id: id }, auth: handshakeOf(olga.token) });
  await new Promise<void>((resolve) => void socket.on('connect', resolve));
  const heard = new Promise((resolve) => void socket.on(REALTIME.stickerUploads, resolve));
  const photo = sharp({ create: { width: 300, height: 420, channels: 3, background: '#c33' } });
  const form = contributor(second, link.sticker_uploads_path.replace('/s/', ''));
  await form.contribute(await photo.jpeg().toBuffer());
  expect(await heard).toEqual({ album_id: id });
  socket.disconnect();
  await second.stop();
  await first.stop();
});
