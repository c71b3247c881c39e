import { changeProps, groupElements, type NodeId, type Patch, removeNodesPatch } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { createCameraStore, worldLayout } from '@figurina/editor';
import {
  createFakeClock,
  createMemoryDevice,
  createRandom,
  createSimulatedNetwork,
  createSimulatedServer,
  openEditor,
  type SimulatedEditor,
} from '@figurina/editor/testing';
import { createI18n } from '@figurina/locales';
import { expect, test } from 'vitest';
import { createAnnouncer } from '../notices/announcer.ts';
import { createUndoSteps } from './undo-steps.ts';

/** Two people in one album, and what one of them is told by undo and redo. */
async function together() {
  const album = anAlbum().section('Team').spread().rectangle({ id: 'box', x: 1, y: 1 }).circle({ id: 'sun', x: 1 });
  const clock = createFakeClock();
  const server = createSimulatedServer(album.build());
  let count = 0;
  const network = createSimulatedNetwork(server, clock, createRandom(1));
  const world = { server, network, clock, makeId: () => `x${++count}` };
  const [ann, ben] = await Promise.all(
    ['ann', 'ben'].map(async (user) => openEditor(world, user, createMemoryDevice())),
  );
  const announcer = createAnnouncer();
  const toasts: string[] = [];
  const { t } = await createI18n('de', ['editor', 'arrange', 'history']);
  const steps = createUndoSteps({
    store: ann!.store,
    history: ann!.history,
    camera: createCameraStore({ now: () => 0, onFrame: () => () => undefined }),
    layout: () => worldLayout([]),
    goToSpread: () => undefined,
    announcer,
    notify: (key) => void toasts.push(key),
    t,
  });
  const settle = async (): Promise<void> => clock.advance(5000);
  await settle();
  return { ann: ann!, ben: ben!, announcer, toasts, steps, settle };
}

const place = ({ store }: SimulatedEditor, id: string, x: number): void =>
  void store.transact('steps.move', changeProps(store.document, { ids: [id as NodeId], props: { x } }) as Patch);
const xOf = ({ store }: SimulatedEditor, id: string) => store.document.nodes.get(id as NodeId)?.props;

test('a step that a colleague has worked on since is named, and the step before it is taken back', async () => {
  const { ann, ben, announcer, toasts, steps, settle } = await together();
  place(ann, 'sun', 20);
  place(ann, 'box', 20);
  await settle();
  place(ben, 'box', 90);
  await settle();
  steps.undo();
  expect(announcer.get()).toBe(
    '„Verschieben“ bleibt: Dort haben inzwischen andere weitergearbeitet. Rückgängig: Verschieben',
  );
  expect(toasts).toEqual(['history.undo_passed']);
  expect([xOf(ann, 'box'), xOf(ann, 'sun')]).toMatchObject([{ x: 90 }, { x: 1 }]);
});

test('where nothing is left to take back, that is said, and a colleague’s work stays', async () => {
  const { ann, ben, announcer, toasts, steps, settle } = await together();
  place(ann, 'box', 20);
  place(ann, 'box', 30);
  await settle();
  place(ben, 'box', 90);
  await settle();
  steps.undo();
  expect(announcer.get()).toBe(
    '2 Schritte bleiben: Dort haben inzwischen andere weitergearbeitet. Nichts rückgängig zu machen.',
  );
  expect(xOf(ann, 'box')).toMatchObject({ x: 90 });
  steps.undo();
  expect(announcer.get()).toBe('Nichts rückgängig zu machen.');
  expect(toasts).toHaveLength(1);
});

test('what was undone and then changed by a colleague is not done again', async () => {
  const { ann, ben, announcer, steps, settle } = await together();
  place(ann, 'box', 20);
  await settle();
  steps.undo();
  await settle();
  place(ben, 'box', 90);
  await settle();
  steps.redo();
  expect(announcer.get()).toMatch(/^„Verschieben“ ist nicht mehr möglich: .* Nichts zu wiederholen\.$/);
  expect(xOf(ann, 'box')).toMatchObject({ x: 90 });
});

test('that only a part of a deletion comes back is said, with the name of the step', async () => {
  const { ann, ben, announcer, toasts, steps, settle } = await together();
  const remove = ({ store }: SimulatedEditor, ids: string[]) =>
    store.transact('steps.delete', removeNodesPatch(store.document, ids as NodeId[]));
  ann.store.transact(
    'steps.group',
    groupElements(ann.store.document, { ids: ['box', 'sun'] as NodeId[], makeId: () => 'group' }) as Patch,
  );
  await settle();
  remove(ann, ['sun']);
  remove(ann, ['group']);
  remove(ben, ['box']);
  void ben.sync.flush();
  await settle();
  steps.undo();
  expect(announcer.get()).toMatch(/^Rückgängig: .* Ein Teil von „.*“ ließ sich nicht zurücknehmen/);
  expect(toasts).toEqual(['history.undo_partial']);
  expect([xOf(ann, 'group'), xOf(ann, 'box')]).toMatchObject([{}, undefined]);
});
