/** A bare client of one album's socket: writes, and tells what others wrote. */
import { randomUUID } from 'node:crypto';
import type { Patch } from '@figurina/album';
import { handshakeOf, type Acknowledgement, type AppliedMutation, type CatchUp, REALTIME } from '@figurina/contract';
import { io } from 'socket.io-client';
import type { Person, Stand } from '../stand/stand.ts';

export interface AlbumClient {
  /** Resolves with the mutation's id when the server has it. */
  write(patch: Patch): Promise<string>;
  onMutation(listener: (mutation: AppliedMutation) => void): void;
  close(): void;
}

const newId = (): string => randomUUID().replaceAll('-', '');

export async function connect({ url }: Pick<Stand, 'url'>, albumId: string, person: Person): Promise<AlbumClient> {
  const socket = io(url, {
    path: REALTIME.path,
    query: { album_id: albumId },
    auth: handshakeOf(person.token),
    transports: ['websocket'],
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const start = (await socket.emitWithAck(REALTIME.catchUp, { version: 0, mutation_id: null })) as CatchUp;
  let version = start.ok ? start.version : 0;
  socket.on(REALTIME.mutations, (mutation: AppliedMutation) => {
    version = Math.max(version, mutation.version);
  });
  const client_id = newId();
  return {
    async write(operations) {
      const id = newId();
      const mutation = { id, client_id, base_version: version, units: [{ id: newId(), operations: [...operations] }] };
      const answer = (await socket.emitWithAck(REALTIME.mutations, mutation)) as Acknowledgement;
      if (!answer.ok) throw new Error(answer.code);
      if (answer.refused[0]) throw new Error(answer.refused[0].code);
      version = Math.max(version, answer.version);
      return id;
    },
    onMutation(listener) {
      socket.on(REALTIME.mutations, listener);
    },
    close: () => void socket.close(),
  };
}
