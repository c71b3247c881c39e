/** People in an album, as their editors behave: who drags shows it sixty times a second, who edits saves every two seconds. */
import type { NodeId } from '@figurina/album';
import { handshakeOf, REALTIME } from '@figurina/contract';
import { io, type Socket } from 'socket.io-client';
import type { EditorOnServer } from '../../apps/server/src/features/realtime/testing/editor-on-server.ts';
import type { Person, Stand } from '../stand/stand.ts';
import { PROBE } from '../stand/synthetic-album.ts';

/** Millimetres a pointer event: what is seen tells which one it was. */
export const STEP = 0.5;
const FRAME_MS = 1000 / 60;
const SAVE_MS = 2000;

/** Comparable with a browser's on the same machine. */
export const wallClock = (): number => performance.timeOrigin + performance.now();
export const rest = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

/** The probe first: it is the one that the browser looks at. */
export function draggedNodes({ store }: EditorOnServer, count: number): NodeId[] {
  const probe = store.document.nodes.get(PROBE as NodeId)!;
  const beside = store.document.childIds(probe.parent!).filter((id) => id !== probe.id);
  return [probe.id, ...beside.slice(-(count - 1 || 1))].slice(0, count);
}

export async function join(stand: Stand, albumId: string, { token }: Person): Promise<Socket> {
  const socket = io(stand.url, {
    path: REALTIME.path,
    query: { album_id: albumId },
    auth: handshakeOf(token),
    transports: ['websocket'],
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

interface Drag {
  readonly until: number;
  readonly start: number;
  readonly sent: ReadonlyMap<NodeId, number[]>;
}

export async function drag({ store }: EditorOnServer, id: NodeId, { until, start, sent }: Drag): Promise<void> {
  const events = sent.get(id)!;
  let due = performance.now();
  while (performance.now() < until) {
    events.push(wallClock());
    store.shown.show(new Map([[id, { x: start + events.length * STEP }]]));
    due += FRAME_MS;
    await rest(Math.max(0, due - performance.now()));
  }
}

interface Writing {
  readonly until: number;
  readonly heard: { written: number };
}

/** As an editor saves: what was done in two seconds as one mutation. */
export async function write(socket: Socket, client_id: string, nodes: readonly NodeId[], { until, heard }: Writing) {
  await rest(Math.random() * SAVE_MS);
  for (let count = 0; performance.now() < until; count++) {
    const path = `nodes/${nodes.at(-1)!}/props/opacity`;
    const operations = [{ part: 'workspace', path, value: 0.5 + (count % 50) / 100 }];
    const id = `${client_id}-${count}-${Math.random()}`.slice(0, 60);
    const answer: unknown = await socket.emitWithAck(REALTIME.mutations, {
      id,
      client_id,
      base_version: 0,
      units: [{ id: `${id}u`, operations }],
    });
    if ((answer as { ok: boolean }).ok) heard.written++;
    await rest(SAVE_MS);
  }
}
