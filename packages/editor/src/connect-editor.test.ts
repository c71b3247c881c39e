/** Two people drag in one album: what each sees, through the composition that the product uses. */
import type { NodeId, Patch } from '@figurina/album';
import { anAlbum } from '@figurina/album/testing';
import { expect, test } from 'vitest';
import {
  createFakeClock,
  createMemoryDevice,
  createRandom,
  createSimulatedNetwork,
  createSimulatedServer,
  openEditor,
  type SimulatedEditor,
} from './testing/index.ts';

const BOX = 'box' as NodeId;

async function together(...names: string[]) {
  const clock = createFakeClock();
  const server = createSimulatedServer(anAlbum().section('Team').spread().rectangle({ id: 'box', x: 1, y: 1 }).build());
  const network = createSimulatedNetwork(server, clock, createRandom(1));
  let count = 0;
  const world = { server, network, clock, makeId: () => `x${++count}` };
  const editors = [];
  for (const name of names) editors.push(await openEditor(world, name, createMemoryDevice()));
  await clock.advance(1000);
  return { clock, editors };
}
const move = (x: number): Patch => [{ part: 'workspace', path: 'nodes/box/props/x', value: x }];
const drag = ({ store }: SimulatedEditor, x: number) => store.shown.show(new Map([[BOX, { x }]]));
function drop({ store }: SimulatedEditor, x: number): void {
  store.transact('steps.move', move(x));
  store.shown.show(null);
}
const shownX = ({ store }: SimulatedEditor): unknown => (store.shownNode(BOX)!.props as { x: number }).x;
function watched(editor: SimulatedEditor): unknown[] {
  const seen: unknown[] = [];
  for (const key of ['shown:box', 'node:box'] as const) editor.store.subscribe(key, () => seen.push(shownX(editor)));
  return seen;
}

test('a drag ends on the other screen when it is saved, though the hand rests', async () => {
  const { clock, editors } = await together('ann', 'ben');
  const [ann, ben] = editors as [SimulatedEditor, SimulatedEditor];
  const seen = watched(ben);
  for (let x = 10; x <= 50; x += 10) {
    drag(ann, x);
    await clock.advance(60);
  }
  drop(ann, 50);
  await clock.advance(1000);
  expect([shownX(ben), ben.store.shown.isAny()]).toEqual([50, true]);
  await clock.advance(2000);
  expect([shownX(ben), ben.store.shown.isAny()]).toEqual([50, false]);
  expect(seen).toEqual(seen.toSorted((a, b) => Number(a) - Number(b)));
});

test('a value that is newer than a resting gesture is seen at once', async () => {
  const { clock, editors } = await together('ann', 'ben', 'cleo');
  const [ann, ben, cleo] = editors as [SimulatedEditor, SimulatedEditor, SimulatedEditor];
  drag(ann, 50);
  await clock.advance(500);
  expect([shownX(ben), shownX(cleo)]).toEqual([50, 50]);
  ben.store.transact('steps.move', move(200));
  expect(shownX(ben)).toBe(200);
  void ben.sync.flush();
  await clock.advance(500);
  expect(shownX(cleo)).toBe(200);
  // Their pointer goes on, and with it the same gesture is said again.
  ann.presence.update({ pointer: { x: 1, y: 1 } });
  await clock.advance(500);
  expect([shownX(ben), shownX(cleo)]).toEqual([200, 200]);
  drag(ann, 60);
  await clock.advance(500);
  expect([shownX(ben), shownX(cleo)]).toEqual([60, 60]);
});

test('one’s own drag that follows somebody else’s of the same element does not jump back', async () => {
  const { clock, editors } = await together('ann', 'ben');
  const [ann, ben] = editors as [SimulatedEditor, SimulatedEditor];
  drag(ann, 50);
  await clock.advance(100);
  drop(ann, 50);
  await clock.advance(300);
  const seen = watched(ben);
  for (const x of [60, 70, 80]) {
    drag(ben, x);
    await clock.advance(60);
  }
  drop(ben, 80);
  await clock.advance(20_000);
  expect(new Set(seen)).toEqual(new Set([60, 70, 80]));
  expect([shownX(ann), shownX(ben)]).toEqual([80, 80]);
});
