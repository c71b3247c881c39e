/** People in one album, some of whom drag: from the event of a pointer to somebody else who has it, and to their frame. */
import type { NodeId } from '@figurina/album';
import { type AppliedMutation, handshakeOf, type PeerPresence, REALTIME } from '@figurina/contract';
import { type Clock, NO_OUTBOX } from '@figurina/editor';
import { io, type Socket } from 'socket.io-client';
import { openEditorOn, type EditorOnServer } from '../../apps/server/src/features/realtime/testing/editor-on-server.ts';
import { openBrowser, type EditorPage } from '../canvas/editor-page.ts';
import { load } from '../machine.ts';
import { quantile } from '../statistics.ts';
import type { Person, Stand } from '../stand/stand.ts';
import { PROBE } from '../stand/synthetic-album.ts';

export interface GestureFigures {
  readonly people: number;
  readonly dragging: number;
  /** To another person's connection. */
  readonly delivered_p50_ms: number;
  readonly delivered_p95_ms: number;
  /** To the frame in a browser that shows it. */
  readonly frame_p50_ms: number;
  readonly frame_p95_ms: number;
  /** Meanwhile all that do not drag edit, and save every two seconds; of these, what reached not everybody. */
  readonly mutations: number;
  readonly lost: number;
  readonly load: number;
}

const CROWDS = [
  { people: 2, dragging: 1 },
  { people: 10, dragging: 5 },
  { people: 50, dragging: 5 },
];
/** Millimetres a pointer event: what is seen tells which one it was. */
const STEP = 0.5;
const FRAME_MS = 1000 / 60;
const SAVE_MS = 2000;
/** A person has so many connections at most. */
const A_PERSON = 20;

const clock: Clock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
/** Comparable with a browser's on the same machine. */
const wallClock = (): number => performance.timeOrigin + performance.now();
const rest = async (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

export async function measureGestures(stand: Stand, quick: boolean): Promise<GestureFigures[]> {
  const albumId = await stand.album(1000, 'gestures');
  const crew = await stand.crew(albumId, Math.ceil(50 / A_PERSON));
  const watcher = await openBrowser(stand);
  try {
    await watcher.page.goto(`${stand.url}/album/${albumId}`);
    await watcher.page.locator('.canvas-page-input').waitFor();
    await watcher.goToProbe();
    await watcher.zoomTo(1);
    const figures: GestureFigures[] = [];
    for (const crowd of CROWDS) figures.push(await measureCrowd(stand, albumId, { ...crowd, crew, watcher, quick }));
    return figures;
  } finally {
    await watcher.close();
  }
}

interface Crowd {
  readonly people: number;
  readonly dragging: number;
  readonly crew: readonly Person[];
  readonly watcher: EditorPage;
  readonly quick: boolean;
}

async function measureCrowd(
  stand: Stand,
  albumId: string,
  { people, dragging, crew, watcher, quick }: Crowd,
): Promise<GestureFigures> {
  const personAt = (at: number): Person => crew[Math.floor(at / A_PERSON)]!;
  const draggers: EditorOnServer[] = [];
  for (let at = 0; at < dragging; at++)
    draggers.push(
      await openEditorOn({
        url: () => stand.url,
        albumId,
        user: personAt(at),
        clientId: `dragger${at}-${people}`,
        outbox: NO_OUTBOX,
        clock,
      }),
    );
  // The browser is one of the people.
  const others: Socket[] = [];
  for (let at = dragging; at < people - 1; at++) others.push(await join(stand, albumId, personAt(at)));
  await Promise.all(draggers.map(({ until }) => until('idle')));
  const nodes = draggedNodes(draggers[0]!, dragging);
  const xOf = (id: NodeId): number => (draggers[0]!.store.document.nodes.get(id)!.props as { x: number }).x;
  const start = new Map(nodes.map((id) => [id, xOf(id)]));

  const sent = new Map<NodeId, number[]>(nodes.map((id) => [id, []]));
  const delivered: number[] = [];
  const listen = (socket: Socket): void => {
    const seen = new Map<NodeId, number>();
    socket.on(REALTIME.selection, ({ gesture }: PeerPresence) => {
      const now = wallClock();
      for (const [id, { x }] of Object.entries(gesture ?? {}) as [NodeId, { x?: number }][]) {
        if (x === undefined || !start.has(id)) continue;
        const reached = Math.round((x - start.get(id)!) / STEP);
        for (let event = seen.get(id) ?? 0; event < reached; event++) delivered.push(now - sent.get(id)![event]!);
        seen.set(id, Math.max(reached, seen.get(id) ?? 0));
      }
    });
  };
  for (const socket of [...others, ...draggers.map((dragger) => dragger.socket)]) listen(socket);
  const heard = { written: 0, told: 0 };
  for (const socket of others)
    socket.on(REALTIME.mutations, ({ client_id }: AppliedMutation) => {
      if (client_id.startsWith('writer')) heard.told++;
    });

  const until = performance.now() + (quick ? 4000 : 10_000);
  const frames = watchFrames(watcher, until - performance.now());
  const work = [
    ...draggers.map((dragger, at) => drag(dragger, nodes[at]!, { until, start: start.get(nodes[at]!)!, sent })),
    ...others.map((socket, at) => write(socket, `writer${at}`, nodes, { until, heard })),
  ];
  await Promise.all(work);
  for (let waited = 0; heard.told < heard.written * (others.length - 1) && waited < 100; waited++) await rest(50);
  const shown = await frames;
  const seen = framesOf(shown, sent.get(nodes[0]!)!);
  for (const dragger of draggers) {
    dragger.store.shown.show(null);
    await dragger.sync.stop();
  }
  for (const socket of others) socket.disconnect();
  return {
    people,
    dragging,
    delivered_p50_ms: quantile(delivered, 0.5),
    delivered_p95_ms: quantile(delivered, 0.95),
    frame_p50_ms: quantile(seen, 0.5),
    frame_p95_ms: quantile(seen, 0.95),
    mutations: heard.written,
    lost: heard.written * Math.max(0, others.length - 1) - heard.told,
    load: load(),
  };
}

/** The probe first: it is the one that the browser looks at. */
function draggedNodes({ store }: EditorOnServer, count: number): NodeId[] {
  const probe = store.document.nodes.get(PROBE as NodeId)!;
  const beside = store.document.childIds(probe.parent!).filter((id) => id !== probe.id);
  return [probe.id, ...beside.slice(-(count - 1 || 1))].slice(0, count);
}

async function join(stand: Stand, albumId: string, { token }: Person): Promise<Socket> {
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

async function drag({ store }: EditorOnServer, id: NodeId, { until, start, sent }: Drag): Promise<void> {
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
async function write(socket: Socket, client_id: string, nodes: readonly NodeId[], { until, heard }: Writing) {
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

type Frames = readonly (readonly [at: number, moved: number])[];

/** Where the probe is drawn, in millimetres from where it was, whenever a frame shows it elsewhere. */
async function watchFrames({ page }: EditorPage, forMs: number): Promise<Frames> {
  return page.evaluate(
    async ([id, limit]) => {
      const element = document.querySelector(`[data-node="${id}"] :is(rect, path)`)!;
      const zoom = new DOMMatrix(document.querySelector<HTMLElement>('.world')!.style.transform).a;
      const left = (): number => element.getBoundingClientRect().left;
      const [first, began] = [left(), performance.now()];
      const seen: [number, number][] = [];
      let last = 0;
      while (performance.now() - began < limit) {
        const now = await window.bench.nextPaint();
        const moved = (left() - first) / zoom;
        if (moved !== last) seen.push([performance.timeOrigin + now, moved]);
        last = moved;
      }
      return seen;
    },
    [PROBE, forMs] as const,
  );
}

function framesOf(frames: Frames, sent: readonly number[]): number[] {
  const latencies: number[] = [];
  let shown = 0;
  for (const [at, moved] of frames) {
    const reached = Math.min(sent.length, Math.round(moved / STEP));
    for (; shown < reached; shown++) latencies.push(at - sent[shown]!);
  }
  return latencies;
}
