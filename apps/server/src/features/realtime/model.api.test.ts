import { checkIntegrity, type NodeId, toParts } from '@figurina/album';
import type { Acknowledgement, Mutation } from '@figurina/contract';
import {
  aBusyAlbum,
  createMemoryDevice,
  createRandom,
  differences,
  type MemoryDevice,
  randomEdit,
} from '@figurina/editor/testing';
import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { testUser, type TestUser } from '../../testing/test-user.ts';
import { albumOnServer } from '../../testing/album-on-server.ts';
import { type EditorOnServer, fetchCopy, openEditorOn } from './testing/editor-on-server.ts';
import { hastyClock } from './testing/hasty-clock.ts';
import { cut, ROUGH, roughTransport, SMOOTH } from './testing/rough-transport.ts';

const PEOPLE = 4;
const seed = Number(process.env['SEED'] ?? 20_261_122);
/** `STEPS=20000` looks longer. */
const steps = Number(process.env['STEPS'] ?? 700);

test(`editors on two server processes come out equal (SEED=${seed})`, { timeout: 600_000 }, async () => {
  const random = createRandom(seed);
  const first = await startTestServer({ env: { RATE_LIMIT: '0' } });
  const servers: TestServer[] = [first, await startTestServer({ beside: first })];
  const users: TestUser[] = [];
  for (let at = 0; at < PEOPLE; at++) users.push(await testUser(first, `person${at}@example.org`));
  const albumId = await albumOnServer(first.database, toParts(aBusyAlbum()), users);
  const acknowledged = new Map<string, { mutation: Mutation; answer: Extract<Acknowledgement, { ok: true }> }>();
  const devices = users.map(createMemoryDevice);
  let roughness = SMOOTH;

  const open = async (at: number): Promise<EditorOnServer & { device: MemoryDevice }> => {
    await expect.poll(() => canRead(servers[at % 2]!, albumId, users[at]!)).toBe(true);
    const device = devices[at]!;
    const clientId = newId();
    const editor = await openEditorOn({
      url: () => servers[at % 2]!.url,
      albumId,
      user: users[at]!,
      clientId,
      outbox: device.outbox(clientId),
      clock: hastyClock,
      through: (transport) =>
        roughTransport(transport, {
          random,
          clock: hastyClock,
          roughness: () => roughness,
          onAcknowledged: (mutation, answer) => acknowledged.set(mutation.id, { mutation, answer }),
        }),
    });
    return { ...editor, device };
  };
  const editors: Awaited<ReturnType<typeof open>>[] = [];
  for (let at = 0; at < PEOPLE; at++) editors.push(await open(at));
  const closeText: ((() => void) | null)[] = editors.map(() => null);

  let edits = 0;
  let restarts = 0;
  roughness = ROUGH;
  for (let step = 0; step < steps; step++) {
    const at = random.below(PEOPLE);
    const { store, history, sync, socket, clientId, device } = editors[at]!;
    const dice = random.next();
    if (dice < 0.7) {
      const { name, patch } = randomEdit(store.document, random, () => newId(), users[at]!.id);
      if (store.transact(name, patch).ok) edits++;
    } else if (dice < 0.8) history.undo();
    else if (dice < 0.85) history.redo();
    else if (dice < 0.9) cut(socket);
    else if (dice < 0.93) {
      closeText[at]?.();
      const text = random.pick([...store.document.nodes.values()].filter(({ type }) => type === 'Text'));
      closeText[at] = text && random.chance(0.7) ? sync.openText(text.id as NodeId) : null;
    } else if (dice < 0.94) {
      device.crash(clientId);
      socket.disconnect();
      closeText[at] = null;
      editors[at] = await open(at);
    } else if (dice < 0.95) await breakDatabaseConnections(servers[random.below(2)]!);
    else if (dice < 0.955) {
      // In the middle of whatever it does: its transactions end with its connections.
      const old = servers[1]!;
      await breakDatabaseConnections(old);
      await old.stop();
      servers[1] = await startTestServer({ beside: first, port: old.config.port });
      restarts++;
    }
    await pause(random.below(25));
  }

  roughness = SMOOTH;
  for (const close of closeText) close?.();
  const headVersion = async (): Promise<number> =>
    (await first.database.db.selectFrom('albums').select('version').where('id', '=', albumId).executeTakeFirstOrThrow())
      .version;
  const standing = async () => {
    for (const { sync } of editors) void sync.flush();
    const version = await headVersion();
    return editors.map(({ sync }) => `${sync.state().name} ${sync.version() - version}`);
  };
  await expect.poll(standing, { timeout: 60_000, interval: 200 }).toEqual(editors.map(() => 'idle 0'));

  const truth = (await first.app.realtime.readDocument(albumId))!;
  expect(checkIntegrity(truth.document)).toEqual([]);
  for (const { store } of editors) expect(differences(truth.document, store.document)).toEqual([]);
  expect(devices.map((device) => device.size())).toEqual(devices.map(() => 0));
  // What every process, and whoever reads the database anew, makes of snapshot and log.
  for (const { app } of [...servers, await startTestServer({ beside: first })])
    expect(differences(truth.document, (await app.realtime.readDocument(albumId))!.document)).toEqual([]);

  const log = await first.database.db
    .selectFrom('album_mutations')
    .selectAll()
    .where('album_id', '=', albumId)
    .execute();
  const logged = new Map(log.map((row) => [row.mutation_id, row]));
  expect(logged.size).toBe(log.length);
  for (const { mutation, answer } of acknowledged.values()) {
    const refused = new Set(answer.refused.map(({ unit_id }) => unit_id));
    const units = mutation.units.filter(({ id }) => !refused.has(id));
    if (units.length === 0) continue;
    expect(logged.get(mutation.id)).toMatchObject({ version: answer.version, units: JSON.stringify(units) });
  }
  expect(acknowledged.size).toBeGreaterThan(50);
  process.stderr.write(
    `seed ${seed}: ${edits} edits, ${log.length} mutations, ${acknowledged.size} acknowledged, ${restarts} restarts\n`,
  );
  await Promise.all(editors.map(({ sync }) => sync.stop()));
  for (const server of servers.toReversed()) await server.stop();
});

async function canRead({ url }: TestServer, albumId: string, { token }: TestUser): Promise<boolean> {
  return (await fetchCopy(url, albumId, token).catch(() => null)) !== null;
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

/** What runs on them ends in the middle: nothing of it is there, or all. A PostgreSQL server ends those of all servers,
 * but for those of the jobs, whose library does not bear that while it stops. */
async function breakDatabaseConnections({ database }: TestServer): Promise<void> {
  if (database.kind === 'postgres') {
    const others = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'figurina-jobs'`;
    await others.execute(database.db).catch(() => undefined);
  } else
    for (const client of Reflect.get(database.pool, '_clients') as object[]) {
      const { stream } = Reflect.get(client, 'connection') as { stream: Socket };
      stream.destroy();
    }
}
