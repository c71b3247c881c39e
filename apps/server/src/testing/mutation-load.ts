/** People who change albums over sockets as fast as the server acknowledges, and remember what it acknowledged. */
import type { Patch } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { type Acknowledgement, handshakeOf, type Mutation, REALTIME } from '@figurina/contract';
import { io, type Socket } from 'socket.io-client';
import { expect } from 'vitest';
import { createScriptToken } from '../features/identity/index.ts';
import { albumOnServer } from './album-on-server.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config/config.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { newId } from '../platform/ids.ts';

/** Each changes an element of its own, two of them in the same album. */
const WRITERS = 8;
const ALBUMS = 4;

interface Writer {
  albumId: string;
  box: string;
  /** The value that was acknowledged last. */
  step: number;
  /** Every mutation that was acknowledged. */
  mutations: string[];
}

export interface MutationLoad {
  /** Connects. What it answers writes until the server is gone, and tells how much was acknowledged in which time. */
  join(url: string): Promise<() => Promise<{ acknowledged: number; ms: number }>>;
  /** Every acknowledged mutation is in the log and in the document; at most one more of each writer is. */
  verify(url: string, database: OpenDatabase, hint: string): Promise<void>;
}

export async function createMutationLoad(database: OpenDatabase, config: Config): Promise<MutationLoad> {
  const made = await createScriptToken({ db: database.db, clock: systemClock, config }, { email: 'load@example.org' });
  if (!made.ok) throw new Error(made.code);
  const { token, userId } = made;
  const albums: string[] = [];
  for (let album = 0; album < ALBUMS; album++) {
    const parts = anAlbum().section('Team').spread({}).rectangle({ id: 'box-0' }).rectangle({ id: 'box-1' }).parts();
    albums.push(await albumOnServer(database, parts, [{ id: userId }]));
  }
  const writers = Array.from({ length: WRITERS }, (_, at): Writer => ({
    albumId: albums[at % ALBUMS]!,
    box: `box-${Math.floor(at / ALBUMS)}`,
    step: 0,
    mutations: [],
  }));
  return {
    async join(url) {
      const sockets = await Promise.all(writers.map(({ albumId }) => connect(url, albumId, token)));
      return async () => {
        const started = performance.now();
        const counts = await Promise.all(writers.map((writer, at) => write(writer, sockets[at]!)));
        return { acknowledged: counts.reduce((sum, count) => sum + count, 0), ms: performance.now() - started };
      };
    },
    async verify(url, { db }, hint) {
      for (const writer of writers) {
        const answer = await fetch(`${url}/v1/albums/${writer.albumId}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        const { album } = (await answer.json()) as {
          album: { workspace: { nodes: Record<string, { props: { x: number } }> } };
        };
        const x = album.workspace.nodes[writer.box]!.props.x;
        if (writer.step > 0) expect([writer.step, writer.step + 1], hint).toContain(x);
        const rows = await db
          .selectFrom('album_mutations')
          .select(['mutation_id', 'version'])
          .where('album_id', '=', writer.albumId)
          .orderBy('version')
          .execute();
        expect(
          rows.map(({ version }) => version),
          hint,
        ).toEqual(rows.map((_, at) => (rows[0]?.version ?? 0) + at));
        const logged = new Set(rows.map(({ mutation_id }) => mutation_id));
        expect(
          writer.mutations.filter((id) => !logged.has(id)),
          hint,
        ).toEqual([]);
        if (x === writer.step + 1) writer.step = x;
      }
    },
  };
}

async function write(writer: Writer, socket: Socket): Promise<number> {
  const gone = new Promise<undefined>((resolve) => {
    socket.once('disconnect', () => resolve(undefined));
  });
  for (let count = 0; ; count++) {
    const change: Patch = [{ part: 'workspace', path: `nodes/${writer.box}/props/x`, value: writer.step + 1 }];
    const id = newId();
    const mutation: Mutation = {
      id,
      client_id: id,
      base_version: 0,
      units: [{ id: newId(), operations: [...change] }],
    };
    const sending = socket.emitWithAck(REALTIME.mutations, mutation) as Promise<Acknowledgement>;
    const answer = await Promise.race([sending.catch(() => undefined), gone]);
    if (!answer) return count;
    if (!answer.ok) throw new Error(answer.code);
    writer.step += 1;
    writer.mutations.push(id);
  }
}

function connect(url: string, album_id: string, token: string): Promise<Socket> {
  const socket = io(url, {
    path: REALTIME.path,
    query: { album_id },
    auth: handshakeOf(token),
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
