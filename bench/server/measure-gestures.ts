/** People in one album, some of whom drag: from the event of a pointer to somebody else who has it, and to their frame. */
import type { NodeId } from '@figurina/album';
import { type AppliedMutation, type PeerPresence, REALTIME } from '@figurina/contract';
import { type Clock, NO_OUTBOX } from '@figurina/editor';
import type { Socket } from 'socket.io-client';
import { openEditorOn, type EditorOnServer } from '../../apps/server/src/features/realtime/testing/editor-on-server.ts';
import { openBrowser, type EditorPage } from '../canvas/editor-page.ts';
import { load } from '../machine.ts';
import { quantile } from '../statistics.ts';
import type { Person, Stand } from '../stand/stand.ts';
import { drag, draggedNodes, join, rest, STEP, wallClock, write } from './crowd.ts';
import { framesOf, watchFrames } from './probe-frames.ts';

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
/** A person has so many connections at most. */
const A_PERSON = 20;

const clock: Clock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};
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
