import {
  type Actor,
  type AlbumDocument,
  type AlbumRole,
  checkIntegrity,
  fullPath,
  type Patch,
  toParts,
} from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { createFakeClock } from './fake-clock.ts';
import { createMemoryDevice, type MemoryDevice } from './memory-outbox.ts';
import { createRandom } from './random.ts';
import { randomEdit, randomOffence } from './random-edit.ts';
import { bringBackPatch, restorePatch } from './random-restore.ts';
import { openEditor, type SimulatedEditor, type SimulatedWorld } from './simulated-editor.ts';
import { CALM, createSimulatedNetwork, STORMY } from './simulated-network.ts';
import { createSimulatedServer } from './simulated-server.ts';

export interface SimulationReport {
  /** Empty when all holds. */
  readonly faults: string[];
  readonly edits: number;
  readonly mutations: number;
  readonly refused: number;
  readonly restores: number;
  readonly roleChanges: number;
}

export interface SimulationOptions {
  seed: number;
  people?: number;
  steps?: number;
}

/** A small album with something of everything. */
export function aBusyAlbum(): AlbumDocument {
  return anAlbum()
    .section('Team')
    .spread()
    .rectangle({ fill: 2 })
    .text('the quick brown fox')
    .cell({ sticker: 'Ada' })
    .cell()
    .spread()
    .group((album) => album.rectangle().text('in a group'))
    .section('Coaches')
    .spread()
    .cell({ sticker: 'Grace' })
    .sticker('Edith')
    .text('another text')
    .build();
}

/**
 * Several people edit one album over a bad network, with undo and redo, lost and doubled messages, a server that comes
 * and goes, a log that is cut and tabs that crash, while the owner brings back earlier points and what was deleted, and
 * lets people do more or less. When the storm is over all must have come out equal.
 */
export async function simulate({ seed, people = 3, steps = 120 }: SimulationOptions): Promise<SimulationReport> {
  const random = createRandom(seed);
  const clock = createFakeClock();
  const server = createSimulatedServer(aBusyAlbum());
  const network = createSimulatedNetwork(server, clock, random);
  let count = 0;
  const roles = new Map<string, AlbumRole>();
  const world: SimulatedWorld = { server, network, clock, makeId: () => `x${++count}`, roles };
  const devices = Array.from({ length: people }, createMemoryDevice);
  const open = (at: number): Promise<SimulatedEditor> => openEditor(world, `user${at}`, devices[at]!);
  const editors: SimulatedEditor[] = [];
  for (let at = 0; at < people; at++) editors.push(await open(at));

  const closeText: ((() => void) | null)[] = editors.map(() => null);
  let edits = 0;
  let refused = 0;
  const offended: string[] = [];
  let restores = 0;
  let roleChanges = 0;
  let point = server.copy().document;
  const owner: Actor = { userId: 'owner', role: 'owner', albumLocked: false };
  const restore = (operations: Patch): void => {
    if (operations.length === 0) return;
    const units = [{ id: world.makeId(), operations: [...operations] }];
    const mutation = { id: world.makeId(), client_id: 'server', base_version: server.version(), units };
    if (network.callServer(mutation, owner)) restores++;
  };
  network.weather = STORMY;
  for (let step = 0; step < steps; step++) {
    const at = random.below(people);
    const { store, history, sync, cutConnection, crash } = editors[at]!;
    const dice = random.next();
    if (dice < 0.6) {
      const { name, patch } = randomEdit(store.document, random, world.makeId, `user${at}`);
      if (store.transact(name, patch).ok) edits++;
      const offence = randomOffence(store.document, random, world.makeId);
      if (offence.patch.length > 0 && store.admits(offence.patch)) offended.push(`${offence.name} was taken`);
    } else if (dice < 0.72) history.undo();
    else if (dice < 0.78) history.redo();
    else if (dice < 0.82) cutConnection();
    else if (dice < 0.84) network.restartServer();
    else if (dice < 0.86) server.cutLog();
    else if (dice < 0.88) {
      if (random.chance(0.5)) crash();
      else void sync.stop();
      closeText[at] = null;
      editors[at] = await open(at);
    } else if (dice < 0.92) {
      closeText[at]?.();
      const text = random.pick([...store.document.nodes.values()].filter(({ type }) => type === 'Text'));
      closeText[at] = text && random.chance(0.7) ? sync.openText(text.id) : null;
    } else if (dice < 0.94) void sync.flush();
    else if (dice < 0.95) point = server.copy().document;
    else if (dice < 0.96) restore(restorePatch(server.document, point));
    else if (dice < 0.98) restore(bringBackPatch(server.document, point, random));
    else {
      // Mostly back to an editor, so that the album goes on being edited.
      roles.set(`user${at}`, random.pick(['editor', 'editor', 'filler', 'commenter', 'reader'])!);
      roleChanges++;
      network.tellAlbumChanged();
    }
    await clock.advance(random.chance(0.3) ? random.below(4000) : random.below(200));
  }

  network.weather = CALM;
  for (const close of closeText) close?.();
  await clock.advance(60_000);
  // Everybody closes the album and opens it once more: what a tab could not send before it closed goes now.
  for (let at = 0; at < people; at++) {
    void editors[at]!.sync.stop();
    await clock.advance(10_000);
    refused += editors[at]!.notices.filter(({ kind }) => kind === 'refused').length;
    editors[at] = await open(at);
  }
  await clock.advance(60_000);
  const faults = faultsOf(server.document, editors, devices, server.version());
  faults.push(...offended);
  if (new Set(server.taken()).size < server.taken().length) faults.push('a mutation was applied twice');
  return {
    faults,
    edits,
    mutations: server.version(),
    refused,
    restores,
    roleChanges,
  };
}

function faultsOf(
  truth: AlbumDocument,
  editors: readonly SimulatedEditor[],
  devices: readonly MemoryDevice[],
  version: number,
): string[] {
  const faults = checkIntegrity(truth).map(({ invariant, at }) => `the server's document breaks ${invariant} at ${at}`);
  for (const { clientId, store, sync } of editors) {
    const { name, pending } = sync.state();
    if (name !== 'idle' || pending !== 0) faults.push(`${clientId} is ${name} with ${pending} pending`);
    if (sync.version() !== version) faults.push(`${clientId} is at ${sync.version()} of ${version}`);
    faults.push(...differences(truth, store.document).map((path) => `${clientId} differs at ${path}`));
  }
  devices.forEach((device, at) => {
    if (device.size() > 0) faults.push(`device ${at} still stores ${device.size()} entries`);
  });
  return faults;
}

/** Full paths of the records that two documents do not have alike; children and references are derived, so they are compared too. */
export function differences(a: AlbumDocument, b: AlbumDocument): string[] {
  const [left, right] = [toParts(a), toParts(b)];
  const found: string[] = [];
  const compare = (part: 'workspace' | 'stickers' | 'colors' | 'fonts' | 'images', x: object, y: object): void => {
    for (const id of new Set([...Object.keys(x), ...Object.keys(y)])) {
      const [one, other] = [canonical((x as never)[id]), canonical((y as never)[id])];
      if (one !== other) found.push(`${fullPath({ part, path: id })}: ${one} / ${other}`);
    }
  };
  compare('workspace', left.workspace.nodes, right.workspace.nodes);
  compare('stickers', left.stickers, right.stickers);
  compare('colors', left.colors, right.colors);
  compare('fonts', left.fonts, right.fonts);
  compare('images', left.images, right.images);
  if (canonical(a.settings) !== canonical(b.settings)) found.push('sticker_template_settings');
  for (const id of a.nodes.keys()) if (a.childIds(id).join() !== b.childIds(id).join()) found.push(`children of ${id}`);
  return found;
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}
