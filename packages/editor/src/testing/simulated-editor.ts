import type { Actor, AlbumRole } from '@figurina/album';
import { createHistory, type History } from '../history/history.ts';
import { createEditorStore, type EditorStore } from '../store/editor-store.ts';
import type { Notice } from '../sync/notices.ts';
import { connectEditor } from '../connect-editor.ts';
import type { PresenceTracker } from '../presence/presence.ts';
import type { Sync } from '../sync/sync.ts';
import type { FakeClock } from './fake-clock.ts';
import type { MemoryDevice } from './memory-outbox.ts';
import type { SimulatedNetwork, SimulatedTransport } from './simulated-network.ts';
import type { SimulatedServer } from './simulated-server.ts';

/** A person at a screen: the whole headless editor, on a simulated network. */
export interface SimulatedEditor {
  readonly clientId: string;
  readonly store: EditorStore;
  readonly history: History;
  readonly sync: Sync;
  readonly presence: PresenceTracker;
  readonly notices: Notice[];
  cutConnection: () => void;
  serverTells: SimulatedTransport['tells'];
  /** The tab is gone, in the middle of whatever it did. */
  crash: () => void;
}

export interface SimulatedWorld {
  server: SimulatedServer;
  network: SimulatedNetwork;
  clock: FakeClock;
  makeId: () => string;
  /** As the server has them; who is not in it is an editor. A tab hears of it by `albumChanged`. */
  roles?: ReadonlyMap<string, AlbumRole>;
}

/** Opens the album in a tab of the device, as it lies on the server now. */
export async function openEditor(
  world: SimulatedWorld,
  userId: string,
  device: MemoryDevice,
): Promise<SimulatedEditor> {
  const { server, network, clock, makeId } = world;
  const judged: Actor = {
    userId,
    get role() {
      return world.roles?.get(userId) ?? 'editor';
    },
    albumLocked: false,
  };
  let actor: Actor = { ...judged };
  const onAlbumChanged = (): void => void (actor = { ...judged });
  const { document, version } = server.copy();
  const store = createEditorStore(document, () => actor);
  const history = createHistory(store);
  const clientId = makeId();
  const transport = network.transport(judged);
  const notices: Notice[] = [];
  const fetchAlbum = () => Promise.resolve(server.copy());
  const outbox = device.outbox(clientId);
  const { sync, presence } = connectEditor({
    store,
    history,
    transport,
    outbox,
    clock,
    makeId,
    clientId,
    version,
    fetchAlbum,
    onAlbumChanged,
  });
  sync.onNotice((notice) => notices.push(notice));
  await sync.start();
  const crash = (): void => {
    device.crash(clientId);
    transport.close();
  };
  return {
    clientId,
    store,
    history,
    sync,
    presence,
    notices,
    cutConnection: transport.cut,
    serverTells: transport.tells,
    crash,
  };
}
