/**
 * Several servers over one PostgreSQL, which carries what they tell each other, or Redis where there is one. The embedded
 * database is for one.
 */
import { cpus, loadavg } from 'node:os';
import { anAlbum } from '@figurina/album/testing';
import { handshakeOf, REALTIME } from '@figurina/contract';
import { io, type Socket } from 'socket.io-client';
import { expect, inject, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { readConfig } from '../../platform/config/config.ts';
import { openDatabase } from '../../platform/db/database.ts';
import { newId } from '../../platform/ids.ts';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { freePort } from '../../testing/free-port.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { testUser } from '../../testing/test-user.ts';
import { createScriptToken } from '../identity/index.ts';
import { startBalancer } from './testing/balancer.ts';
import { gather, setProp } from './testing/crowd.ts';
import { fetchCopy } from './testing/editor-on-server.ts';

const isShared = inject('databaseTemplate').kind === 'postgres';
const REDIS_URL = inject('redisUrl');
const carriers: [name: string, env: Record<string, string>][] = [
  ['PostgreSQL', {}],
  ...(REDIS_URL ? [['Redis', { REDIS_URL }] satisfies [string, Record<string, string>]] : []),
];
const EDITORS = 50;
const BACK_MS = 5000;
/** Where other programs have most of the machine, all of it takes longer. */
const slowness = (): number => Math.max(1, loadavg()[0]! / cpus().length);

test.runIf(isShared).each(carriers)(
  'what one server tells by %s, somebody who is connected to another hears, once',
  async (_, env) => {
    const first = await startTestServer({ env });
    const second = await startTestServer({ env, beside: first });
    const ann = await testUser(first, 'ann@example.org');
    const admin = await testUser(second, 'root@example.org', { admin: true });
    const parts = anAlbum().section('Team').spread().rectangle({ id: 'box' }).parts();
    const id = await albumOnServer(first.database, parts, [ann]);
    const sockets: Socket[] = [];
    const heard: unknown[] = [];
    const join = async (url: string): Promise<Socket> => {
      const socket = io(url, {
        path: REALTIME.path,
        query: { album_id: id },
        auth: handshakeOf(ann.token),
        transports: ['websocket'],
        forceNew: true,
      });
      sockets.push(socket);
      await new Promise((resolve) => void socket.on('connect', () => resolve(null)));
      return socket;
    };
    const [writer, listener] = [await join(first.url), await join(second.url)];
    for (const event of [REALTIME.mutations, REALTIME.albumChanged, REALTIME.listChanged, REALTIME.stickerUploads])
      listener.on(event, (value: { id?: string; list?: string }) => heard.push(value.id ?? value.list ?? event));

    // The servers find each other a moment after their start.
    await expect
      .poll(async () => {
        first.app.realtime.stickerUploadsChanged(id);
        return heard.includes(REALTIME.stickerUploads);
      })
      .toBe(true);

    const mutation = {
      id: newId(),
      client_id: newId(),
      base_version: 0,
      units: [{ id: newId(), operations: [...setProp('box', 'x', 5)] }],
    };
    expect(await writer.emitWithAck(REALTIME.mutations, mutation)).toMatchObject({ ok: true });
    first.app.realtime.listChanged(id, 'members');
    first.app.realtime.listChanged(id, 'notifications', ann.id);
    const locked = await fetch(`${first.url}/v1/albums/${id}`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ album: { locked: true } }),
    });
    expect(locked.status).toBe(200);
    const rest = (): unknown[] => heard.filter((event) => event !== REALTIME.stickerUploads);
    await expect
      .poll(() => new Set(rest()))
      .toEqual(new Set([mutation.id, 'members', 'notifications', REALTIME.albumChanged]));
    expect(rest().filter((event) => event === mutation.id)).toHaveLength(1);
    expect((await fetchCopy(second.url, id, ann.token))?.locked).toBe(true);
    const late = { ...mutation, id: newId(), units: [{ id: newId(), operations: [...setProp('box', 'x', 6)] }] };
    expect(await listener.emitWithAck(REALTIME.mutations, late)).toMatchObject({ refused: [{ code: 'album_locked' }] });
    for (const socket of sockets) socket.disconnect();
    await second.stop();
    await first.stop();
  },
);

test.runIf(isShared)(
  `of two servers one is killed and both are replaced: ${EDITORS} editors are back in ${BACK_MS / 1000} s, and nothing is lost`,
  { timeout: 240_000 },
  async () => {
    const own = await testDatabase();
    const ports = [await freePort(), await freePort()];
    const balancer = await startBalancer(ports);
    const url = `http://127.0.0.1:${balancer.port}`;
    const env = {
      DATA_DIR: own.dataDir,
      DATABASE_URL: own.DATABASE_URL!,
      BASE_URL: url,
      RATE_LIMIT: '0',
      ...carriers.at(-1)![1],
    };
    const start = async (port: number): Promise<ServerProcess> => {
      const started = startServerProcess({ ...env, PORT: String(port), ROLE: 'web' });
      await started.printed('Figurina runs at');
      return started;
    };
    const servers = [await start(ports[0]!), await start(ports[1]!)];

    const read = readConfig(env);
    if (!read.ok) throw new Error(read.problems.join());
    const opened = await openDatabase(read.config, { join: true });
    if (!opened.ok) throw new Error(opened.code);
    const { database } = opened;
    const users: { id: string; token: string }[] = [];
    for (let at = 0; at < EDITORS; at++) {
      const email = `person${at}@example.org`;
      const made = await createScriptToken({ db: database.db, clock: systemClock, config: read.config }, { email });
      if (!made.ok) throw new Error(made.code);
      users.push({ id: made.userId, token: made.token });
    }
    const album = anAlbum().section('Team').spread();
    for (let at = 0; at < EDITORS; at++) album.rectangle({ id: `box${at}` });
    const albumId = await albumOnServer(database, album.parts(), users);

    const crowd = await gather({ url, albumId, users });
    crowd.edit();
    await crowd.saved();
    const killed = await crowd.backAfter(() => servers[0]!.killTree());
    await crowd.saved();
    servers[0] = await start(ports[0]!);
    const replaced = await crowd.backAfter(async () => servers[1]!.child.kill('SIGTERM'));
    await crowd.saved();
    expect(await servers[1]!.ended).toBe(0);
    servers[1] = await start(ports[1]!);
    crowd.edit();
    await crowd.saved();

    const written = await crowd.agree(database.db);
    process.stderr.write(
      `killed: ${killed.lost} away, back after ${killed.slowest} ms; replaced: ${replaced.lost} away, back after ` +
        `${replaced.slowest} ms; ${written}\n`,
    );
    expect(Math.max(killed.slowest, replaced.slowest)).toBeLessThan(BACK_MS * slowness());

    await crowd.stop();
    for (const server of servers) await server.killTree();
    await balancer.close();
    await database.close();
    await own.remove();
  },
);
